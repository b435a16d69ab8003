import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// Keys in menus.
extension Menu {
    private var usable: [MenuItem] { items.filter(\.isUsable) }

    /// Handles a key that the focused item has not used.
    func takeKey(_ event: KeyEvent) -> Bool {
        let isMirrored = layoutDirection == .rightToLeft
        switch event.key {
        case .tab, .function(10), .menu, .option: outermost.close()
        case _ where event.modifiers != []: return false
        case .down, .up, .home, .end, .pageUp, .pageDown: move(event.key)
        case .left: if isMirrored { openFocused() } else { leave() }
        case .right: if isMirrored { leave() } else { openFocused() }
        case .enter, .space: break
        default: return false
        }
        return true
    }

    /// Moves the focus among the items; after the last one follows the first.
    private func move(_ key: KeyEvent.Key) {
        let usable = usable
        guard !usable.isEmpty else { return }
        outermost.pointing.pending = nil
        let place = usable.firstIndex(where: \.isFocused)
        let next: Int =
            switch key {
            case .home, .pageUp: 0
            case .end, .pageDown: usable.count - 1
            case .down: place.map { ($0 + 1) % usable.count } ?? 0
            default: place.map { ($0 + usable.count - 1) % usable.count } ?? usable.count - 1
            }
        root?.focus(usable[next], isVisible: true)
        openSubmenu?.close()
    }

    private func openFocused() {
        guard let item = items.first(where: \.isFocused), item.isUsable, let submenu = item.submenu else { return }
        if submenu.isOpen { submenu.focusFirst() } else { submenu.open(from: item, by: .first) }
    }

    private func focusFirst() { if let first = usable.first { root?.focus(first, isVisible: true) } }

    /// Closes a submenu, and gives the item that has opened it the focus.
    private func leave() {
        guard let opener, let root else { return }
        close()
        root.focus(opener, isVisible: true)
    }

    /// Handles Space on an item: it continues a search, or presses the item. An item with a check mark keeps the menu open.
    func takesSpace(on item: MenuItem, isRepeat: Bool) -> Bool {
        if typing.isActive(at: root?.time ?? 0) { return false }
        if !isRepeat, item.takesPresses { choose(item, keepsOpen: item.isCheckItem && item.submenu == nil) }
        return true
    }

    /// Moves the focus to the item whose title begins with what is typed. Returns whether the text was used.
    func find(_ text: String) -> Bool {
        // The space that has pressed an item is no letter.
        let time = root?.time ?? 0
        guard text != " " || typing.isActive(at: time) else { return true }
        let titles = items.map { FoldedText($0.title ?? "") }
        let current = items.firstIndex(where: \.isFocused)
        if let found = typing.find(text, at: time, among: titles, from: current, { items[$0].isUsable }) {
            root?.focus(items[found], isVisible: true)
            openSubmenu?.close()
        }
        return true
    }
}
