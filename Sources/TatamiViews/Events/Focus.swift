import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// The keyboard focus.
struct Focus {
    /// The focused view. It is kept alive until `focusChanged` has reported the loss of the focus.
    var view: View?
    /// Whether the focus is shown: after keys have moved it, not after pointers.
    var isVisible = false
    /// Whether keys have scrolled on from the focused view, so that the next key does not bring it back into sight.
    var isLeftBehind = false
    /// The focus order around the view, so that the focus goes to a neighbor when the view is gone. It is found before something changes
    /// (``ViewRoot/noteFocusOrder()``).
    var neighbours: [Input.WeakView] = []
    var place = 0
    /// Whether nothing has changed yet since the view got the focus, so that the order is still to be found.
    var isOrderDue = false
    /// The view that gets the focus as soon as it is shown.
    weak var awaited: View?
    /// Whether a view had the focus, so that a lost focus must be restored.
    var wasGiven: Bool { isOrderDue || !neighbours.isEmpty }
}

extension ViewRoot {
    /// The view with the keyboard focus; nil for none.
    public var focusedView: View? { input.focus.view }
    /// Whether the focused view is marked by a ring: keys have moved the focus there.
    public var showsFocus: Bool { input.focus.isVisible && input.focus.view != nil }

    /// Gives a view the focus and scrolls it into sight; nil takes the focus away. A view that cannot have the focus is refused.
    ///
    /// - Parameters:
    ///   - view: The view; nil for none.
    ///   - isVisible: Whether a ring marks the focus; nil for no change.
    /// - Returns: Whether `view` has the focus now.
    @discardableResult public func focus(_ view: View?, isVisible: Bool? = nil) -> Bool {
        if let view, !canFocus(view) { return false }
        let old = input.focus.view
        input.focus.view = view
        input.focus.isLeftBehind = false
        if let isVisible { input.focus.isVisible = isVisible }
        queue.needsPaint = true
        guard let view else {
            (input.focus.neighbours, input.focus.isOrderDue) = ([], false)
            old?.reportFocus()
            return true
        }
        input.focus.isOrderDue = true
        guard old !== view else { return true }
        old?.reportFocus()
        view.reportFocus()
        // A handler may have moved the focus on.
        guard input.focus.view === view else { return false }
        view.scrollIntoView()
        return true
    }

    /// Gives a view the focus as soon as a frame shows it. Use it for a view that has just been added.
    public func focusSoon(_ view: View) {
        input.focus.awaited = view
        queue.needsCompose = true
    }

    /// Keeps the focus order as the last frame showed it, before a change may take the focused view away. A press on one of many views does
    /// not wait for that, nor does a drag, whose gap takes no view away.
    func noteFocusOrder() {
        guard input.focus.isOrderDue, let view = input.focus.view else { return }
        input.focus.isOrderDue = false
        let order = focusOrder(with: view, isNoting: true)
        input.focus.neighbours = order.map { Input.WeakView(view: $0) }
        // All come behind a view that is not found.
        input.focus.place = order.firstIndex { $0 === view } ?? -1
    }

    /// Does so if the focused view has gone without a change of the layout.
    func noteFocusOrderIfLost() {
        if input.focus.isOrderDue, let view = input.focus.view, !canKeepFocus(view) { noteFocusOrder() }
    }

    func canFocus(_ view: View) -> Bool { view.canBecomeFocused && isUsable(view) }

    private func canKeepFocus(_ view: View) -> Bool {
        if input.drag?.holds(view) == true { return true }
        return view.canBecomeFocused && shows(view) && isReachable(view)
    }

    /// The views at which Tab stops, in reading order: line by line, the views inside one view together, layer after layer. While a
    /// modal layer is present, only the views in it and in the layers in front of it.
    public var focusOrder: [View] { focusOrder(with: nil) }

    /// Returns the focus order, with a view in its place that keeps the focus while it is disabled.
    ///
    /// - Parameters:
    ///   - kept: That view; nil for none.
    ///   - isNoting: Whether views that are disabled belong to it, since they may be enabled by the time the order is used.
    private func focusOrder(with kept: View?, isNoting: Bool = false) -> [View] {
        var order: [View] = []
        var pending: [View] = activeLayers.reversed().map(\.view)
        while let next = pending.popLast() {
            guard isNoting || next.enabled || kept?.selfAndSuperviews.contains(where: { $0 === next }) == true else { continue }
            let canHaveFocus = isNoting ? next.canBecomeFocused : canFocus(next)
            if next === kept || canHaveFocus && next.isTabStop && next.superview?.isTabStop(inside: next) != false { order.append(next) }
            guard let children = next.shown?.children, !children.isEmpty else { continue }
            // A view that has been taken away since stands where the last frame showed it.
            let frames = children.map { child in
                (child.superview === next ? child.placedFrame : nil) ?? child.shown?.frame ?? child.frame
            }
            pending.append(contentsOf: ReadingOrder.indices(of: frames, next.layoutDirection).reversed().map { children[$0] })
        }
        return order
    }

    /// Moves the focus to the next view in order or to the one before; after the last view follows the first. Returns false if no view can
    /// have the focus.
    @discardableResult public func moveFocus(forward: Bool) -> Bool {
        let kept = input.focus.view
        // What comes next in a scroller may have no views yet.
        let scrollers = kept?.selfAndSuperviews.compactMap(\.scroller) ?? []
        if scrollers.reduce(false, { $1.prepareForFocus() || $0 }) {
            catchUp()
            // The view may have been taken away before; then a neighbour has the focus.
            if input.focus.view !== kept { return input.focus.view != nil }
        }
        var order = focusOrder(with: kept)
        guard order.contains(where: { $0 !== kept || canFocus($0) }) else { return false }
        guard let view = kept, let place = order.firstIndex(where: { $0 === view }) else {
            return bringFocus(to: forward ? order.first : order.last)
        }
        let next = place + (forward ? 1 : -1)
        if order.indices.contains(next) { return bringFocus(to: order[next]) }
        // What stands there in a scroller may have no views yet.
        if let other = forward ? order.first : order.last, other !== kept {
            let around = other.superviews.compactMap(\.scroller)
            if around.reduce(false, { $1.wrapFocus(to: other, forward: forward) || $0 }) {
                catchUp()
                if input.focus.view !== kept { return input.focus.view != nil }
                order = focusOrder(with: kept)
            }
        }
        return bringFocus(to: forward ? order.first : order.last)
    }

    /// Moves the focus to the nearest view in a direction. Returns false if there is none.
    @discardableResult public func moveFocus(towards direction: ReadingOrder.Direction) -> Bool {
        guard let view = input.focus.view else { return false }
        let others = focusOrder.filter { $0 !== view }
        guard let found = ReadingOrder.neighbour(of: absoluteFrame(of: view), among: others.map(absoluteFrame), towards: direction) else {
            return false
        }
        return bringFocus(to: others[found])
    }

    func bringFocus(to view: View?) -> Bool {
        guard focus(view, isVisible: true) else { return false }
        view?.focusArrived()
        return true
    }

    func focusByPointer(_ path: [View]) {
        guard let view = path.first(where: canFocus) else { return }
        focus(view, isVisible: false)
    }

    /// If the focused view is gone, hidden or behind a modal layer, moves the focus to the next view in order, or else to the one before.
    /// A view that is disabled keeps the focus, and gets no keys.
    func keepFocus() {
        if let view = input.focus.awaited, shows(view) {
            input.focus.awaited = nil
            if focus(view) { return }
        }
        guard input.focus.wasGiven else { return }
        if let view = input.focus.view, canKeepFocus(view) { return }
        noteFocusOrder()
        let views = input.focus.neighbours.map(\.view)
        let place = input.focus.place
        let candidates = views.dropFirst(place + 1) + views.prefix(max(0, place)).reversed()
        let next = candidates.lazy.compactMap { $0 }.first(where: canFocus)
        let old = input.focus.view
        input.focus.view = nil
        input.heldKeys.focusFell()
        old?.reportFocus()
        // A handler may have given the focus to another view.
        if input.focus.view == nil { focus(next) }
    }

    /// Updates the focus before a key is handled.
    ///
    /// If the program has replaced the focused view, or presented a modal layer, since the last frame, the new views are laid out first,
    /// so that no key is lost in between.
    func bringFocusUpToDate() {
        let isLost = input.focus.wasGiven && input.focus.view.map(canKeepFocus) != true
        if isLost || input.focus.awaited != nil || awaitsModalFocus || noteScrolledChildren() { catchUp() }
        keepFocus()
    }
}
