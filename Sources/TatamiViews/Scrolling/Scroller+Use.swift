import TatamiInteraction

/// Use of a scroller that has the focus, or by assistive technology.
extension Scroller {
    /// Whether the scroller itself takes the focus: it can scroll, and no view in it can get the focus.
    var takesKeys: Bool { canScroll && !holdsFocusable }

    private var holdsFocusable: Bool {
        var pending = shown?.children ?? []
        while let next = pending.popLast() {
            guard next.enabled else { continue }
            // An inner scroller that can scroll gets the focus itself, or something in it does.
            if next.scroller?.canScroll ?? next.canBecomeFocused { return true }
            pending += next.shown?.children ?? []
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
