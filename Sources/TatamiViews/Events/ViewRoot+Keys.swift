import TatamiGeometry
import TatamiInteraction
import TatamiLayout

extension ViewRoot {
    /// Takes a key: the focused view and what is around it are asked from the inside out; what they leave moves the focus or scrolls.
    ///
    /// - Returns: whether somebody made something of it.
    @discardableResult public func handle(_ event: KeyEvent) -> Bool {
        stage.advance(to: event.time)
        bringFocusUpToDate()
        guard input.heldKeys.takes(event) else { return true }
        let isTaken = input.focus.view?.path.contains { event.isDown ? $0.keyDown(event) : $0.keyUp(event) } ?? false
        return isTaken || event.isDown && takeUnused(event)
    }

    /// Takes text that was typed or pasted.
    @discardableResult public func handle(text: String) -> Bool {
        bringFocusUpToDate()
        return input.focus.view?.insertText(text) ?? false
    }

    private func takeUnused(_ event: KeyEvent) -> Bool {
        if event.key == .tab, event.modifiers.subtracting(.shift) == [] { return moveFocus(forward: !event.modifiers.contains(.shift)) }
        if let scroll = keyScroller, scroll.scroll(by: event) { return true }
        guard event.modifiers == [] else { return false }
        switch event.key {
        case .left: return moveFocus(towards: .left)
        case .right: return moveFocus(towards: .right)
        case .up: return moveFocus(towards: .up)
        case .down: return moveFocus(towards: .down)
        default: return false
        }
    }

    /// What keys scroll: the scroll view around the focus, else the one under the mouse, else the first one.
    private var keyScroller: ScrollView? {
        if let around = input.focus.view?.path.lazy.compactMap({ $0 as? ScrollView }).first(where: { _ in true }) { return around }
        if let hovered = input.hovered.lazy.compactMap({ $0.view as? ScrollView }).first { return hovered }
        return queue.scrollViews.lazy.compactMap(\.view).first { self.shows($0) } as? ScrollView
    }
}
