import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// The order that is shown while an item is carried, in place of that of the source (collections: rule 45).
extension CollectionView {
    /// Whether the order that is shown is another one than it should be.
    var hasNewOrder: Bool { data.moved?.place != wantedOrder?.place || (data.moved == nil) != (wantedOrder == nil) }

    /// The order that should be shown, by the places of the source as it is now.
    private var wantedOrder: MovedItem? {
        guard let carried = state.carried, let home = data.sourcePlace(carried.key), let target = carried.target,
            let place = sourcePlace(of: target, without: home)
        else { return nil }
        return place == home ? nil : MovedItem(from: home, to: place)
    }

    /// The place in the source that a target means, counted without an item.
    private func sourcePlace(of target: MoveTarget, without home: CollectionPlace) -> CollectionPlace? {
        guard let place = sourcePlace(of: target) else { return nil }
        let isBehind = place.section == home.section && place.item > home.item
        return CollectionPlace(section: place.section, item: place.item - (isBehind ? 1 : 0))
    }

    func sourcePlace(of target: MoveTarget) -> CollectionPlace? {
        switch target {
        case .before(let other): return data.sourcePlace(other)
        case .endOf(let key):
            let content = data.sourceContent(0)
            return content.section(key).map { CollectionPlace(section: $0, item: content.itemCount($0)) }
        }
    }

    /// Returns an update of the source together with the change of the order that is shown: first the carried item goes back to where the
    /// source had it, and at last to where it is shown now.
    func takingOrder(_ update: CollectionUpdate?) -> CollectionUpdate? {
        var result = update
        if let old = data.moved, let key = state.movedKey {
            result = .moving(key, from: old.place, to: old.home).followed(by: update ?? CollectionUpdate())
        }
        (data.moved, state.movedKey) = (nil, nil)
        if let order = wantedOrder, let key = carriedKey {
            (data.moved, state.movedKey) = (order, key)
            result = (result ?? CollectionUpdate()).followed(by: .moving(key, from: order.home, to: order.place))
        }
        return result
    }

    // MARK: The drag

    /// Whether people can move the items of the collection to other places of it: by pulling with the mouse, by holding with a finger or a pen,
    /// by Control and Shift with arrows, and by assistive technology. The default is false.
    ///
    /// The items move in the source, and ``onMove`` says which did. An `IndexedSource` is moved by the program.
    public var isReorderable: Bool {
        get { reordering.isEnabled }
        set {
            guard newValue != reordering.isEnabled else { return }
            reordering.isEnabled = newValue
            if !newValue { reordering.cancel(.program) }
            for cell in cells.values { cell.lookChanged() }
        }
    }

    /// Whether an item is carried by a pointer.
    public var isCarrying: Bool { state.carried != nil }

    func followDrags() {
        reordering.isEnabled = false
        reordering.spot = { [weak self] event in
            DragMachine.Spot(isItem: self?.movableCell(at: event.location) != nil)
        }
        reordering.perform = { [weak self] step in self?.carryOut(step) }
        addFirst(reordering)
    }

    /// Returns the cell at a point of the root's space if people can move its item, and nothing in the cell uses the movement itself.
    private func movableCell(at point: Point) -> CollectionCell? {
        var next = root?.view(at: point)
        while let view = next, view !== self {
            if let cell = view as? CollectionCell, cell.collection === self { return cell.item.map(letsMove) == true ? cell : nil }
            if view.usesDrags { return nil }
            next = view.superview
        }
        return nil
    }

    /// Whether people can move an item. Reports items that the data holds where they are.
    func letsMove(_ key: ItemKey) -> Bool {
        guard mayMove(key) else { return false }
        if dataMayMove(key) { return true }
        report(
            "its rows cannot be moved: the file only reads their list, or they are values without fields. Declare the list with '<->' and give its "
                + "rows a type, or give the view an action on 'moved' and move the row in the program.")
        return false
    }

    private func carryOut(_ step: DragMachine.Step) {
        switch step {
        case .began(let point): lift(at: point)
        case .moved(let point): carry(to: point)
        case .released(let point):
            carry(to: point)
            root?.layOutNow()
            reordering.decide(.drop(.move), at: currentTime)
        case .ended(let end): endCarrying(end)
        case .customizingBegan, .customizingEnded, .failed, .menu: break
        }
    }

    private func lift(at point: Point) {
        guard let root, let cell = movableCell(at: point), let key = cell.item else {
            return reordering.cancel(.program)
        }
        let grip = point - root.presentedFrame(of: cell).origin
        setCarried(CarriedCell(key: key, name: name(of: key), grip: grip, updates: counters.updates, pointer: point))
        // Escape reaches the view with the focus.
        root.focus(cell, isVisible: false)
        contentChanged()
    }

    private func carry(to point: Point) {
        guard state.carried != nil else { return }
        state.carried?.pointer = point
        lookForTarget(at: point)
        root?.autoScroll(at: point)
        contentChanged()
    }

    private func endCarrying(_ end: DragMachine.End) {
        var isUndone = false
        // What was scrolled for the drag comes back, unless the data has changed meanwhile.
        if case .cancelled = end, leaving == nil, state.carried?.updates == counters.updates { isUndone = true }
        if !isUndone { endFollowing() }
        guard let carried = state.carried else { return }
        if let leaving { return endLeaving(leaving, end, carried) }
        let from = carriedFrame
        let target = hasNewOrder || data.moved != nil ? carried.target : nil
        setCarried(nil)
        if case .dropped = end, let target { move(carried.key, to: target) }
        contentChanged()
        if isUndone {
            // The items are where they were first, and so is where the content was.
            root?.holdAutoScroll()
            root?.layOutNow()
            (root ?? watch.root)?.undoAutoScroll()
        }
        guard let cell = cells[.item(carried.key)] else { return }
        root?.layOutNow()
        if let from, cells[.item(carried.key)] === cell, root?.reducesMotion == false {
            cell.come(from: cellFrame(from, in: cell.superview), by: theme.motion[.gentle])
        }
    }

    /// Ends carrying an item that left.
    func checkCarried() {
        guard let carried = state.carried, data.sourcePlace(carried.key) == nil else { return }
        setCarried(nil)
        reordering.cancel(.gone)
        endFollowing()
        if let root { root.announce(root.dragSentences.text(.gone, name: carried.name)) }
    }

    /// Ends carrying without a motion, since everything is shown anew.
    func putDown() {
        (data.moved, state.movedKey) = (nil, nil)
        guard state.carried != nil else { return }
        setCarried(nil)
        reordering.cancel(.program)
        endFollowing()
    }

    /// Changes what is carried. The cell casts a shadow while it is.
    func setCarried(_ carried: CarriedCell?) {
        let cell = (carried ?? state.carried).flatMap { cells[.item($0.key)] }
        if carried == nil { stopLeaving() }
        (state.carried, state.needsPlacing) = (carried, true)
        cell?.reachChanged()
        cell?.lookChanged()
    }

    /// Ends scrolling near the edges, also if the view has left its root meanwhile.
    private func endFollowing() { (root ?? watch.root)?.autoScroll(at: nil) }

    /// Moves an item in the source, and reports it.
    func move(_ key: ItemKey, to target: MoveTarget) {
        guard let from = data.sourcePlace(key) else { return }
        let isSelected = isSelected(key)
        func moved(to: CollectionPlace?) {
            if let to, to != from { moveData(CollectionMove(key: key, from: from, to: to), isSelected: isSelected) }
        }
        guard let move = data.move else { return moved(to: sourcePlace(of: target, without: from)) }
        move(key, target)
        moved(to: data.sourcePlace(key))
    }

    /// Performs a move of an item, for example the inverse of one that people made. It has no effect if the item left, and for an
    /// `IndexedSource`, whose items the program moves.
    public func perform(_ move: CollectionMove) {
        let content = data.sourceContent(0)
        guard let from = data.sourcePlace(move.key), let section = content.sectionKey(move.to.section) else { return }
        // The place counts without the item.
        let isBehind = from.section == move.to.section && from.item <= move.to.item
        let next = CollectionPlace(section: move.to.section, item: move.to.item + (isBehind ? 1 : 0))
        data.move?(move.key, content.itemKey(next).map { .before($0) } ?? .endOf(section))
    }
}
