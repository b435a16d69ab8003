import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// Selection and focus of items (collections: rules 40 and 41).
extension CollectionView {
    /// The number of selected items.
    public var selectedCount: Int { selection.count }

    /// Whether an item is selected.
    public func isSelected(_ key: ItemKey) -> Bool { selection.count > 0 && data.place(key).map(selection.contains) == true }

    /// The selected items, in order, up to a number of them.
    public func selectedItems(limit: Int = 1_000) -> [ItemKey] {
        var keys: [ItemKey] = []
        selection.runs { run in
            guard let start = selection.index(of: run.first) else { return false }
            for index in start..<start + max(0, min(run.count, limit - keys.count)) {
                keys += [data.key(selection.place(at: index))].compactMap(\.self)
            }
            return keys.count < limit
        }
        return keys
    }

    /// Selects an item alone; nil deselects all.
    public func select(_ key: ItemKey?) {
        guard let key else { return changed(selection.deselectAll()) }
        // What was selected follows the places of the update first.
        if state.isNew { followInSelection() } else if state.hasUpdate { root?.layOutNow() }
        if let place = data.place(key) { changed(selection.select(place)) }
    }

    /// Selects all items, where any number can be selected.
    public func selectAll() { changed(selection.selectAll()) }

    /// Selects nothing of a source whose update was taken.
    func resetSelection() {
        selection = Selection(selection.mode)
        let content = data.content(0)
        selection.perform(.everything((0..<content.sectionCount).map(content.itemCount)))
        for cell in cells.values { cell.lookChanged() }
    }

    /// Takes an update of what is arranged anew, which only the selection follows.
    func followInSelection() {
        state.hasUpdate = false
        guard let update = takingOrder(data.takeUpdate()) else { return }
        for fault in update.faults { report(fault.message) }
        selection.perform(update)
    }

    /// Takes over that people have selected or deselected items.
    private func chose(_ runs: [SelectionRun]) {
        guard !runs.isEmpty else { return }
        changed(runs)
        sendFromPeople(.selectionChanged)
    }

    func changed(_ runs: [SelectionRun]) {
        keptItems = nil
        guard !runs.isEmpty else { return }
        noteNames()
        show(runs)
    }

    /// Shows which items are selected now, and tells the program.
    func show(_ runs: [SelectionRun]) {
        guard !runs.isEmpty else { return }
        for cell in cells.values {
            guard let place = cell.item.flatMap(data.place) else { continue }
            if runs.contains(where: { $0.first <= place && place <= $0.last }) { cell.lookChanged() }
        }
        onSelect?(runs)
    }

    func position(of key: ItemKey) -> AccessibilityPosition? {
        guard let place = data.place(key), let index = selection.index(of: place) else { return nil }
        // Hidden items are not read.
        let before = hiddenItems.count(before: place, data.place)
        return AccessibilityPosition(index + 1 - before, of: selection.total - hiddenItems.keys.count)
    }

    // MARK: Pointers

    func followPresses() {
        press.isOn = { [weak self] point, _ in self?.cell(at: point) != nil }
        add(press) { [weak self] press in
            guard let self else { return }
            if press.state == .began { state.pressedItem = cell(at: press.start)?.item }
            // The content may have been scrolled since.
            guard press.state == .ended, let cell = cell(at: press.location), let key = cell.item, key == state.pressedItem else { return }
            let isDouble = state.lastPress.map { $0.key == key && currentTime - $0.time < GestureConstants.doubleTap } ?? false
            state.lastPress = isDouble ? nil : (key, currentTime)
            pressed(cell, at: press.location)
            if isDouble, selectionMode != Selection.Mode.none { opened(cell, at: press.location) } else { self.press(key, press.modifiers) }
        }
    }

    /// Returns the cell of an item at a point of the root's space; nil for none.
    private func cell(at point: Point) -> CollectionCell? {
        guard selectionMode != Selection.Mode.none || opensItems, let root, let hit = root.view(at: point) else { return nil }
        var next = hit
        while true {
            if let cell = next as? CollectionCell, cell.collection === self { return cell.item == nil ? nil : cell }
            // What people press in the cell does something of its own.
            guard next.gestures.isEmpty, !next.canBecomeFocused, let outer = next.superview, outer !== self else { return nil }
            next = outer
        }
    }

    /// Does what a press at an item does.
    func press(_ key: ItemKey, _ modifiers: Modifiers) {
        guard let place = data.place(key) else { return }
        if modifiers.contains(.shift) {
            chose(selection.extend(to: place, keepsOthers: modifiers.contains(.control) || modifiers.contains(.command)))
        } else if modifiers.contains(.control) || modifiers.contains(.command) {
            chose(selection.toggle(place))
        } else {
            chose(selection.select(place))
            if selectionMode == Selection.Mode.none { open(key) }
        }
    }

    // MARK: Focus

    /// The cell at which Tab stops: that of the item that was selected last, or else the first one in sight.
    var tabStop: CollectionCell? {
        if let lead = selection.lead.flatMap(data.key), let cell = cells[.item(lead)] { return cell }
        let (area, covered) = (visible.frame, span.lowerBound + pinnedLength)
        let seen = sortedCells.filter { $0.item != nil && $0.attributes?.frame.intersection(area) != nil }
        // One that is wholly under a pinned header comes last.
        return seen.first { cell in cell.attributes.map { $0.frame.origin[axis] + $0.frame.size[axis] > covered } == true } ?? seen.first
    }

    /// The cell that has the focus itself.
    var focusedCell: CollectionCell? { cells.values.first(where: \.isFocused) }
    /// The cell that has the focus itself, or in which something has it.
    var cellWithFocus: CollectionCell? { root?.focusedView == nil ? nil : cells.values.first(where: \.holdsFocus) }

    func focusCame(to cell: CollectionCell) {
        awaitedRow = nil
        guard selection.count == 0, selection.lead == nil, let key = cell.item, selectionMode == .single else { return }
        if state.hasUpdate { root?.layOutNow() }
        guard let place = data.place(key) else { return }
        // What the program does is nothing that people have chosen.
        let runs = selection.select(place)
        if state.isFocusedByProgram { changed(runs) } else { chose(runs) }
    }

    /// Gives the focus to an item, which is scrolled into sight. Where one item can be selected and none is, it is selected; `.selectionChanged` is
    /// not sent.
    public func focus(_ key: ItemKey) {
        state.isFocusedByProgram = true
        bringFocus(to: key)
        state.isFocusedByProgram = false
    }

    /// Gives the focus to an item to which people move.
    func bringFocus(to key: ItemKey) {
        scroll(to: key, isAnimated: false)
        root?.layOutNow()
        if let cell = cells[.item(key)] { root?.focus(cell, isVisible: true) }
    }

    /// Whether somebody listens to items that people open.
    var opensItems: Bool { onOpen != nil || hears(.itemOpened) }

    func open(_ key: ItemKey) {
        onOpen?(key)
        sendFromPeople(.itemOpened)
    }

    // MARK: Keys

    /// Uses a key that moves among the items, selects or opens one. Returns false for other keys.
    func use(_ event: KeyEvent) -> Bool {
        guard let cell = focusedCell, let key = cell.item else { return false }
        if state.carried != nil {
            guard event.key == .escape else { return false }
            reordering.cancel(.escape)
            return true
        }
        if movesItem(event, key) { return true }
        guard selectionMode != Selection.Mode.none else { return false }
        let isControl = event.modifiers.contains(.control) || event.modifiers.contains(.command)
        switch (event.key, isControl) {
        case (.enter, _):
            guard opensItems else { return false }
            open(key)
        case (.space, false):
            if typeAhead.isActive(at: currentTime) { return true }
            press(key, [])
        case (.function(5), false) where canRefresh: beginRefreshing()
        case (.space, true): press(key, .control)
        case (.character("a"), true): chose(selection.selectAll())
        default:
            if state.hasUpdate { root?.layOutNow() }
            guard let next = item(from: key, by: event.key) else { return false }
            if next != key { move(to: next, event.modifiers) }
        }
        return true
    }

    func move(to key: ItemKey, _ modifiers: Modifiers) {
        guard let place = data.place(key) else { return }
        if modifiers.contains(.shift) {
            chose(selection.extend(to: place))
        } else if !modifiers.contains(.control), !modifiers.contains(.command) {
            chose(selection.select(place))
        }
        bringFocus(to: key)
    }

    /// Returns the item to which a key leads; nil for a key that leads nowhere.
    func item(from key: ItemKey, by code: KeyEvent.Key) -> ItemKey? {
        guard let index = data.place(key).flatMap({ selection.index(of: $0) }) else { return nil }
        let isMirrored = layoutDirection == .rightToLeft
        switch code {
        case .home: return item(at: 0, by: 1)
        case .end: return item(at: selection.total - 1, by: -1)
        case .pageUp: return item(from: key, onward: false, by: frame.size[axis] * 0.8) ?? item(at: 0, by: 1)
        case .pageDown: return item(from: key, onward: true, by: frame.size[axis] * 0.8) ?? item(at: selection.total - 1, by: -1)
        case .up, .down:
            let isOnward = code == .down
            if axis == .vertical { return item(from: key, onward: isOnward, by: 0) ?? key }
            return inRow(of: key, index, isOnward) ?? item(at: index + (isOnward ? 1 : -1), by: isOnward ? 1 : -1)
        case .left, .right:
            let isOnward = (code == .right) != isMirrored
            guard axis == .vertical else { return item(from: key, onward: isOnward, by: 0) ?? key }
            if let next = inRow(of: key, index, isOnward) { return next }
            let next = item(at: index + (isOnward ? 1 : -1), by: isOnward ? 1 : -1)
            // In a list, every item is a line, and keys across it lead nowhere.
            return next.flatMap { isBeside(key, $0) ? $0 : nil }
        default: return nil
        }
    }

    /// The item at an index, or the next one in a direction that is not hidden; nil beyond the ends.
    private func item(at index: Int, by step: Int) -> ItemKey? {
        var index = index
        while (0..<selection.total).contains(index) {
            guard let key = data.key(selection.place(at: index)) else { return nil }
            if !hiddenItems.keys.contains(key) { return key }
            index += step
        }
        return nil
    }

    /// The item beside another one in a row that scrolls on its own, and at the end of the row that one; nil if it is in no such row.
    private func inRow(of key: ItemKey, _ index: Int, _ isOnward: Bool) -> ItemKey? {
        guard let row = arrangement.attributes(of: .item(key))?.row else { return nil }
        guard let next = item(at: index + (isOnward ? 1 : -1), by: isOnward ? 1 : -1) else { return key }
        return arrangement.attributes(of: .item(next))?.row == row ? next : key
    }

    /// Whether lines of the layout hold several items, judged by two neighbours.
    private func isBeside(_ key: ItemKey, _ other: ItemKey) -> Bool {
        guard let frame = arrangement.attributes(of: .item(key))?.frame else { return false }
        return frame.size[axis.cross] < (state.cross ?? 0) * 0.75
    }

    /// Returns the nearest item in a line further on or back along the main axis.
    ///
    /// - Parameter way: How far the line is away at least, in points.
    private func item(from key: ItemKey, onward: Bool, by way: Double) -> ItemKey? {
        guard let frame = arrangement.attributes(of: .item(key))?.frame else { return nil }
        let middle = frame.origin[axis.cross] + frame.size[axis.cross] / 2
        let edge = onward ? frame.origin[axis] + frame.size[axis] + way : frame.origin[axis] - way
        var reach = max(self.frame.size[axis], 1)
        // Layouts of programs may place items where no number is.
        while edge.isFinite, reach.isFinite {
            let span = onward ? edge..<edge + reach : edge - reach..<edge
            let found = arrangement.attributes(in: area(span)).filter { attributes in
                guard case .item(let other) = attributes.element, other != key else { return false }
                let start = attributes.frame.origin[axis]
                return onward ? start >= edge - 0.01 : start + attributes.frame.size[axis] <= edge + 0.01
            }
            func distance(_ attributes: Attributes) -> (Double, Double) {
                let (start, length) = (attributes.frame.origin[axis], attributes.frame.size[axis])
                let across = attributes.frame.origin[axis.cross] + attributes.frame.size[axis.cross] / 2 - middle
                return (onward ? start - edge : edge - start - length, abs(across))
            }
            if let best = found.min(by: { distance($0) < distance($1) }), case .item(let other) = best.element { return other }
            if onward ? span.upperBound > state.extent[axis] : span.lowerBound < 0 { return nil }
            reach *= 4
        }
        return nil
    }
}
