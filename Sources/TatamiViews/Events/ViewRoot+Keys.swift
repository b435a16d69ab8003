import TatamiGeometry
import TatamiInteraction
import TatamiLayout

extension ViewRoot {
    /// Handles a key event.
    ///
    /// The focused view and the views around it get the key first, from the inside out. A key that none of them uses moves the focus,
    /// scrolls, or, if it is Escape, dismisses a layer. If a key would press a focused view that is out of sight, or move the focus away
    /// from it, it brings the view into sight instead. Escape first ends a gesture that it cancels. While an input method composes a text, keys belong to it.
    ///
    /// - Returns: Whether the key had an effect.
    @discardableResult public func handle(_ event: KeyEvent) -> Bool {
        stage.advance(to: event.time)
        if let drag = input.drag, drag.takes(event) { return true }
        if event.key == .escape, event.isDown, input.arena.cancelByEscape() {
            input.heldKeys.ignoreRepetitions(of: .escape)
            return true
        }
        bringFocusUpToDate()
        defer { updateTooltip(after: event) }
        guard input.heldKeys.takes(event) else { return true }
        if composes(by: event) { return true }
        if revealsFocus(event) { return true }
        let taker = input.focus.view?.selfAndSuperviews.first { view in
            view.isEnabled && (event.isDown ? view.keyDown(event) : view.keyUp(event))
        }
        if let taker, taker === input.focus.view, event.isDown { bringIntoSight(taker) }
        return taker != nil || event.isDown && takeUnused(event)
    }

    /// Handles text that was typed or pasted. Returns whether the focused view has used it.
    @discardableResult public func handle(text: String) -> Bool {
        bringFocusUpToDate()
        // The space that has moved the focus here, by choosing an item of a menu, is no text.
        if text == " ", input.heldKeys.ignores(.space) { return false }
        guard let view = input.focus.view, view.isEnabled, view.insertText(text) else { return false }
        // The text may have moved the focus, to the item that it begins.
        if view === input.focus.view { bringIntoSight(view) }
        return true
    }

    private func takeUnused(_ event: KeyEvent) -> Bool {
        if event.key == .tab, event.modifiers.subtracting(.shift) == [] { return moveFocus(forward: !event.modifiers.contains(.shift)) }
        if event.key == .menu || event.key == .function(10) && event.modifiers == .shift { return openContextMenuByKey() }
        let isEscape = event.key == .escape
        if isEscape || event.key == .enter, offerUnused(event, inFront: isEscape) { return true }
        if isEscape, closeByEscape() || offerUnused(event, inFront: false) { return true }
        if let direction = event.arrow { return takeArrow(event, towards: direction) }
        guard let scroll = keyScroller, scroll.scroll(by: event) else { return false }
        catchUp()
        takeFocus(along: scroll, from: event.key == .pageUp || event.key == .end || event.modifiers == .shift ? .last : .first)
        return true
    }

    /// Offers a key that no view has used to the views that can have the focus, in order, layer after layer from the front.
    ///
    /// - Parameter inFront: Whether only the views of the layer in front get the key, which Escape closes next.
    private func offerUnused(_ event: KeyEvent, inFront: Bool) -> Bool {
        let front = activeLayers.last
        return focusOrder.contains { view in (!inFront || layer(around: view) === front) && view.unusedKeyDown(event) }
    }

    /// The scroller that keys scroll: the one around the focus, else the one under the mouse, else the first one.
    private var keyScroller: (any Scroller)? {
        if let around = input.focus.view?.selfAndSuperviews.lazy.compactMap(\.scroller).first(where: { _ in true }) { return around }
        if let hovered = input.hovered.lazy.compactMap({ $0.view?.scroller }).first { return hovered }
        return queue.scrollers.first { shows($0) && isReachable($0) }
    }

    // MARK: Arrows

    /// Handles an arrow key. For each scroller from the innermost out, it moves the focus to a view that is seen in the scroller, or else
    /// scrolls it. After that, it moves the focus to any view in that direction.
    private func takeArrow(_ event: KeyEvent, towards direction: ReadingOrder.Direction) -> Bool {
        for scroll in input.focus.view?.selfAndSuperviews.compactMap(\.scroller) ?? [] {
            if moveFocus(towards: direction, within: scroll) { return true }
            if scroll.scroll(by: event) {
                input.focus.isLeftBehind = true
                return true
            }
        }
        return moveFocus(towards: direction) || keyScroller?.scroll(by: event) == true
    }

    private func moveFocus(towards direction: ReadingOrder.Direction, within scroll: any Scroller) -> Bool {
        guard let view = input.focus.view, view !== scroll, let start = Sight(of: view, in: scroll, .atRest) else { return false }
        let others = focusOrder.filter { $0 !== view && $0 !== scroll && scroll.shows($0, aheadTo: direction) }
        let frames = others.compactMap { Sight(of: $0, in: scroll, .atRest)?.frame }
        guard let found = ReadingOrder.neighbour(of: start.frame, among: frames, towards: direction) else { return false }
        return bringFocus(to: others[found])
    }

    // MARK: Out of sight

    /// Brings a focused view that people have scrolled out of sight back into sight, for keys that would press it or move on from it.
    private func revealsFocus(_ event: KeyEvent) -> Bool {
        guard event.isDown, let view = input.focus.view else { return false }
        let isPress = event.key == .enter || event.key == .space
        guard isPress || event.arrow != nil && !input.focus.isLeftBehind, !isInSight(view, .atRest) else { return false }
        view.scrollIntoView()
        // A view that is clipped for another reason cannot be brought into sight.
        guard isInSight(view, .atRest) else { return false }
        input.focus.isLeftBehind = false
        input.focus.isVisible = true
        queue.needsPaint = true
        return true
    }

    func bringIntoSight(_ view: View) { if shows(view), !isInSight(view, .atRest) { view.scrollIntoView() } }

    private enum End { case first, last }

    /// Moves the focus after a key has scrolled the scroller around it: if the focused view is out of sight, a visible view gets the
    /// focus.
    private func takeFocus(along scroll: any Scroller, from end: End) {
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
