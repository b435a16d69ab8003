import TatamiInteraction

/// Use of a scroller that has the focus, or by assistive technology.
extension Scroller {
    /// Whether the scroller itself takes the focus: it can scroll, and no view in it can get the focus.
    var takesKeys: Bool { canScroll && !holdsFocusable }

    private var holdsFocusable: Bool {
        // The first of very many children usually decides; the others are not looked at.
        var pending = [(shown?.children ?? [])[...]]
        while var children = pending.popLast() {
            guard let next = children.popFirst() else { continue }
            pending.append(children)
            guard next.enabled else { continue }
            // An inner scroller that can scroll gets the focus itself, or something in it does.
            if next.scroller?.canScroll ?? next.canBecomeFocused { return true }
            pending.append((next.shown?.children ?? [])[...])
        }
        return false
    }

    var scrollActions: [AccessibilityAction] { canScroll ? [.scrollForward, .scrollBackward] : [] }

    /// Scrolls by a page; false if that is another action or nothing moves.
    func scroll(by action: AccessibilityAction) -> Bool {
        switch action {
        case .scrollForward: scroll(by: KeyEvent(.pageDown, time: now))
        case .scrollBackward: scroll(by: KeyEvent(.pageUp, time: now))
        default: false
        }
    }
}
