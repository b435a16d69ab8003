import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// Drags by keys (containers: rules 37 and 38): the item is lifted where it is, and keys choose the gap.
extension DragSession {
    /// Handles a key while an item is lifted by keys. Returns whether the drag uses it.
    func takesAsKeyDrag(_ event: KeyEvent) -> Bool {
        guard event.isDown else { return false }
        guard var keys, !isOver, answerDeadline == nil else {
            if answerDeadline != nil, event.key == .escape { cancel(.escape) }
            return true
        }
        let old = position
        let step = keys.handle(event, in: lists)
        self.keys = keys
        switch step {
        case .moved, .movedAtOnce:
            showKeyPlace()
            if let position { say(.over(position)) }
        case .stayed: if let old { say(.stays(old)) }
        case .dropped: dropByKey()
        case .cancelled: cancel(.escape)
        case .lifted, nil: break
        }
        return true
    }

    /// Moves the item to another place at once, without lifting it for people.
    func moveAtOnce(_ place: ItemPlace) {
        keyPlace = place
        showKeyPlace()
        dropByKey()
    }

    /// The containers among which keys move the item, in reading order.
    var lists: [KeyDrag.List] {
        var seen: Set<ObjectIdentifier> = []
        return scene.places.indices.compactMap { number in
            guard let target = scene.target(of: number), operations(of: target) != [] else { return nil }
            // A cell comes before its body, which it stands for.
            guard seen.insert(ObjectIdentifier(target)).inserted else { return nil }
            if source?.reordering == .inside, target !== source { return nil }
            return list(target)
        }
    }

    private func list(_ target: any DropTarget) -> KeyDrag.List {
        let items = target.visibleItems(without: lifted)
        let views = items.compactMap(\.view)
        var (axis, perLine) = (Axis.vertical, Int?.none)
        switch target.layout {
        case let stack as StackLayout: axis = stack.axis
        case let tiles as TileLayout: (axis, perLine) = (tiles.axis.cross, tiles.tilesAcross)
        default:
            let first = views.first?.frame
            let inLine = views.prefix { first != nil && $0.frame.y < (first?.maxY ?? 0) }.count
            (axis, perLine) = inLine > 1 ? (.horizontal, inLine) : (.vertical, nil)
        }
        return KeyDrag.List(
            ViewName(target), count: items.count, axis: axis, perLine: perLine, isRightToLeft: target.layoutDirection == .rightToLeft)
    }

    /// Shows the gap at the place that keys have chosen.
    func showKeyPlace() {
        guard let place = keys?.place ?? keyPlace, let target = (place.container.base as? ViewName)?.view as? any DropTarget else {
            return cancel(.gone)
        }
        openCell(around: target)
        show(target)
        guard let places = shown?.places, let origin = origin(of: target) else { return display(nil) }
        let index = min(max(0, place.index), places.count)
        let isHome = home?.index == index
        let rect = isHome ? home?.rect ?? places.rect(at: index) : places.rect(at: index)
        display(GapChoice(index: index, rect: rect, cell: nil))
        propose(target)
        if isOver { return }
        reveal(rect, in: target)
        let middle = Point(rect.x + fraction.x * rect.width, rect.y + fraction.y * rect.height)
        pointer = origin + middle
        for image in images { image.follow(pointer) }
        root.queue.needsPaint = true
    }

    /// Unfolds the accordion cell in which keys choose a place, until the end of the drag (containers: rule 37).
    private func openCell(around target: any DropTarget) {
        guard target.root == nil, let cell = target.superviews.first(where: { $0 is any PassesDrops }) as? any OpensForDrags,
            let found = cell.dragOpening(over: nil, for: self)
        else { return }
        open(found)
        root.noteFocusOrder()
        isChanging = true
        root.catchUp()
        isChanging = false
        scene = DragScene(root, without: lifted.compactMap(\.view))
        counters.references += scene.places.count
    }

    private func reveal(_ rect: Rect, in target: any DropTarget) {
        if let board = target.layout.layoutView { target.scroller?.reveal(rect.moved(by: board.frame.origin).expanded(by: 12)) }
        target.scrollIntoView()
    }

    private func dropByKey() {
        let from = home(in: source)
        let name = name
        guard let proposal, proposal.operation != [] else { return cancel(.refused) }
        checkAnswer(of: proposal.target)
        switch proposal.target.dropPolicy.willDrop(proposal) {
        case .accept: finish(from, name)
        case .refuse:
            say(.refused(list: listName(proposal.target)))
            cancel(.refused)
        case .later(let ticket):
            answerDeadline = root.stage.now + GestureConstants.dropAnswer
            ticket.answer = { [weak self] isAccepted in
                guard let self, !isOver else { return }
                if isAccepted { finish(from, name) } else { cancel(.refused) }
            }
        }
    }

    private func finish(_ from: DragSentences.Position?, _ name: String) {
        let to = position
        end(.dropped(operation))
        if let from, let to { root.announce(root.dragSentences.text(.dropped(from: from, to: to, isCopy: false), name: name)) }
    }

    // MARK: What is said

    var name: String { items.first?.text ?? lifted[grabbed].view?.id ?? "Item" }

    func listName(_ target: any DropTarget) -> String { target.dropName }

    /// Where the item would go.
    var position: DragSentences.Position? {
        guard let proposal, let count = shown?.places?.count else { return nil }
        return DragSentences.Position(proposal.index, of: count + lifted.count, in: listName(proposal.target))
    }

    /// Where the item is at present.
    func home(in source: (any DropTarget)?) -> DragSentences.Position? {
        guard let source, let index = source.layout.items.filter({ $0.view != nil }).firstIndex(where: { $0 === lifted[grabbed] }) else {
            return nil
        }
        return DragSentences.Position(index, of: source.layout.items.count { $0.view != nil }, in: listName(source))
    }

    func say(_ news: DragSentences.News) { root.announce(root.dragSentences.text(news, name: name)) }
}

extension ViewRoot {
    /// Handles a key of a container whose child, or something in it, has the focus: Space lifts the child, arrows with Control and Shift move
    /// it. Returns whether the key does that.
    package func dragsByKey(_ event: KeyEvent, _ child: View, of source: any DropTarget) -> Bool {
        guard event.isDown, input.drag == nil, source.reordering != .none, let item = source.layout.item(of: child), source.letsDrag(item),
            source.layout.isOrdered
        else { return false }
        let isJump = event.modifiers == [.control, .shift]
        guard isJump || event.key == .space && event.modifiers == [] && !event.isRepeat else { return false }
        let items = source.items(draggedAs: [child] + source.dropPolicy.companions(child))
        let visible = source.visibleItems(without: [])
        guard let first = visible.firstIndex(where: { item in items.contains { $0 === item } }), visible.contains(where: { $0 === item }),
            let session = DragSession(keysFor: items, item, of: source, in: self)
        else { return false }
        var keys = KeyDrag(of: ItemPlace(ViewName(source), first))
        switch keys.handle(event, in: session.lists) {
        case .lifted:
            begin(session, keys)
            if let home = session.home(in: source) { session.say(.pickedUp(home)) }
        case .movedAtOnce(let place):
            begin(session, keys)
            session.moveAtOnce(place)
        case .stayed:
            session.freeScrollRanges()
            if let home = session.home(in: source) { session.say(.stays(home)) }
        default:
            session.freeScrollRanges()
            return false
        }
        return true
    }

    /// Makes a drag by keys that of the root.
    func begin(_ session: DragSession, _ keys: KeyDrag) {
        session.keys = keys
        input.drag = session
        session.begin()
        if keys.place != nil { session.showKeyPlace() }
    }
}

extension DragSession {
    /// Creates a drag by keys; nil for a view that is not shown.
    ///
    /// - Parameters:
    ///   - items: The items that are dragged.
    ///   - item: That of the focus, one of them.
    convenience init?(keysFor items: [LayoutItem], _ item: LayoutItem, of source: any DropTarget, in root: ViewRoot) {
        guard let view = item.view, root.shows(view), let grabbed = items.firstIndex(where: { $0 === item }) else { return nil }
        self.init(items, grabbed: grabbed, of: source, in: root, at: root.presentedFrame(of: view.partInDrag).center)
    }
}

extension ItemLayout {
    /// Whether the order of the items decides where they are.
    var isOrdered: Bool { !(self is RelativeLayout) }
}

extension View {
    /// Whether the view gets the focus as an item that keys move.
    var takesFocusAsItem: Bool {
        guard let item = layoutItem, item.layout?.itemsTakeFocus == true, item.draggable else { return false }
        var pending = subviews
        while let next = pending.popLast() {
            if next.canBecomeFocused { return false }
            pending += next.subviews
        }
        return true
    }
}
