import TatamiGeometry
import TatamiInteraction
import TatamiLayout

extension ViewRoot {
    /// Takes a key: the focused view and what is around it are asked from the inside out; what they leave moves the focus or scrolls.
    /// A key that would press a focused view out of sight, or lead away from it, brings it into sight instead.
    ///
    /// - Returns: whether somebody made something of it.
    @discardableResult public func handle(_ event: KeyEvent) -> Bool {
        stage.advance(to: event.time)
        bringFocusUpToDate()
        guard input.heldKeys.takes(event) else { return true }
        if revealsFocus(event) { return true }
        let taker = input.focus.view?.path.first { event.isDown ? $0.keyDown(event) : $0.keyUp(event) }
        if let taker, taker === input.focus.view, event.isDown { bringIntoSight(taker) }
        return taker != nil || event.isDown && takeUnused(event)
    }

    /// Takes text that was typed or pasted.
    @discardableResult public func handle(text: String) -> Bool {
        bringFocusUpToDate()
        guard let view = input.focus.view, view.insertText(text) else { return false }
        bringIntoSight(view)
        return true
    }

    private func takeUnused(_ event: KeyEvent) -> Bool {
        if event.key == .tab, event.modifiers.subtracting(.shift) == [] { return moveFocus(forward: !event.modifiers.contains(.shift)) }
        if let direction = event.arrow { return takeArrow(event, towards: direction) }
        guard let scroll = keyScroller, scroll.scroll(by: event) else { return false }
        takeFocus(along: scroll, from: event.key == .pageUp || event.key == .end || event.modifiers == .shift ? .last : .first)
        return true
    }

    /// What keys scroll: the scroll view around the focus, else the one under the mouse, else the first one.
    private var keyScroller: ScrollView? {
        if let around = input.focus.view?.path.lazy.compactMap({ $0 as? ScrollView }).first(where: { _ in true }) { return around }
        if let hovered = input.hovered.lazy.compactMap({ $0.view as? ScrollView }).first { return hovered }
        return queue.scrollViews.lazy.compactMap(\.view).first { self.shows($0) } as? ScrollView
    }

    // MARK: Arrows

    /// From the innermost scroll view out: to what can have the focus and is seen there, else the scroll view scrolls; then to whatever lies
    /// in that direction.
    private func takeArrow(_ event: KeyEvent, towards direction: ReadingOrder.Direction) -> Bool {
        for case let scroll as ScrollView in input.focus.view.map({ Array($0.path) }) ?? [] {
            if moveFocus(towards: direction, within: scroll) { return true }
            if scroll.scroll(by: event) {
                input.focus.isLeftBehind = true
                return true
            }
        }
        return moveFocus(towards: direction) || keyScroller?.scroll(by: event) == true
    }

    private func moveFocus(towards direction: ReadingOrder.Direction, within scroll: ScrollView) -> Bool {
        guard let view = input.focus.view, view !== scroll, let start = Sight(of: view, in: scroll) else { return false }
        let others = focusOrder.filter { $0 !== view && $0 !== scroll && scroll.shows($0, aheadTo: direction) }
        let frames = others.compactMap { Sight(of: $0, in: scroll)?.frame }
        guard let found = ReadingOrder.neighbour(of: start.frame, among: frames, towards: direction) else { return false }
        return bringFocus(to: others[found])
    }

    // MARK: Out of sight

    /// Brings a focused view that people have scrolled out of sight back into it, for keys that would press it or go on from it.
    private func revealsFocus(_ event: KeyEvent) -> Bool {
        guard event.isDown, let view = input.focus.view else { return false }
        let isPress = event.key == .enter || event.key == .space
        guard isPress || event.arrow != nil && !input.focus.isLeftBehind, !isInSight(view) else { return false }
        view.scrollIntoView()
        // What is cut away for another reason cannot be brought into sight.
        guard isInSight(view) else { return false }
        input.focus.isLeftBehind = false
        input.focus.isVisible = true
        queue.needsPaint = true
        return true
    }

    private func bringIntoSight(_ view: View) { if shows(view), !isInSight(view) { view.scrollIntoView() } }

    private enum End { case first, last }

    /// A key has scrolled what the focus is in: where that is out of sight now, what is seen gets it.
    private func takeFocus(along scroll: ScrollView, from end: End) {
        guard let view = input.focus.view, view !== scroll, view.superviews.contains(where: { $0 === scroll }), !scroll.shows(view) else {
            return
        }
        let seen = focusOrder.filter { next in next !== scroll && scroll.shows(next) }
        guard let next = end == .first ? seen.first : seen.last, bringFocus(to: next) else {
            input.focus.isLeftBehind = true
            return
        }
    }
}

extension KeyEvent {
    /// The direction of an arrow key without modifiers.
    fileprivate var arrow: ReadingOrder.Direction? {
        guard modifiers == [] else { return nil }
        switch key {
        case .left: return .left
        case .right: return .right
        case .up: return .up
        case .down: return .down
        default: return nil
        }
    }
}
