import TatamiCollections
import TatamiInteraction
import TatamiViews

/// Moving items by keys and assistive technology, with sentences (containers: rules 37 to 39).
extension CollectionView {
    /// Uses Control and Shift with an arrow, Home or End. Returns false for other keys.
    func movesItem(_ event: KeyEvent, _ key: ItemKey) -> Bool {
        guard isReorderable, event.modifiers == [.control, .shift], letsMove(key) else { return false }
        if state.hasUpdate { root?.layOutNow() }
        guard let next = item(from: key, by: event.key) else { return false }
        moveItem(key, beside: next)
        return true
    }

    /// Moves an item before another one that comes earlier, or behind one that comes later.
    private func moveItem(_ key: ItemKey, beside other: ItemKey) {
        guard let root, let from = position(of: key), let to = position(of: other), let place = data.place(other) else { return }
        let (name, nameOfRow) = (name(of: key), self.name(ofItem: key))
        func at(_ position: AccessibilityPosition) -> DragSentences.Position { .init(position, in: listName) }
        guard from != to else { return root.announce(root.dragSentences.text(.stays(at(from)), name: name)) }
        let next = data.key(CollectionPlace(section: place.section, item: place.item + 1))
        let content = layoutContent()
        if from.index > to.index {
            move(key, to: .before(other))
        } else if let next {
            move(key, to: .before(next))
        } else if let section = content.sectionKey(place.section) {
            move(key, to: .endOf(section))
        }
        root.layOutNow()
        // In another list a row is another item.
        let key = data.place(key) == nil ? nameOfRow.flatMap(item(named:)) ?? key : key
        // A program that moves the items itself may have refused.
        guard let end = position(of: key), end != from else { return root.announce(root.dragSentences.text(.stays(at(from)), name: name)) }
        root.announce(root.dragSentences.text(.dropped(from: at(from), to: at(to), isCopy: false), name: name))
        reveal(key)
    }

    /// Returns what assistive technology calls an item.
    func name(of key: ItemKey) -> String {
        let content = cells[.item(key)]?.content
        return text(of: key) ?? content?.accessibilityLabel ?? content?.textContent ?? "Item"
    }

    /// Scrolls everything around an item until it is in sight.
    private func reveal(_ key: ItemKey) {
        bringFocus(to: key)
        cells[.item(key)]?.scrollIntoView()
    }

    /// What assistive technology can do with an item that can be moved.
    var moveActions: [AccessibilityAction] { isReorderable ? [.moveUp, .moveDown, .moveToStart, .moveToEnd] : [] }

    /// Moves an item as an action says. Returns false if it is another action, or the item cannot go there.
    func perform(_ action: AccessibilityAction, on key: ItemKey) -> Bool {
        let code: KeyEvent.Key
        let isMirrored = layoutDirection == .rightToLeft
        switch action {
        case .moveUp: code = axis == .vertical ? .up : isMirrored ? .right : .left
        case .moveDown: code = axis == .vertical ? .down : isMirrored ? .left : .right
        case .moveToStart: code = .home
        case .moveToEnd: code = .end
        default: return false
        }
        return movesItem(KeyEvent(code, modifiers: [.control, .shift], time: currentTime), key)
    }
}
