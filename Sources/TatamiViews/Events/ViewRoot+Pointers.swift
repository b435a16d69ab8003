import TatamiGeometry
import TatamiInteraction

/// Pointers and wheels. Points lie in the root's space.
extension ViewRoot {
    /// Handles a pointer event: finds the views under the pointer, and lets their gestures decide which of them gets it. A press outside
    /// dismisses the layers that ask for it.
    public func handle(_ event: PointerEvent) {
        stage.advance(to: event.time)
        leaveGone()
        if cancelsDrag(event) || passesToCapturer(event) { return }
        if event.kind != .touch { hover(event) }
        defer { updateTooltip(after: event) }
        let path = event.phase == .began ? path(at: event.location, for: event.kind) : []
        if event.phase == .began { closeLayers(pressed: path) }
        input.arena.handle(event, hitting: event.phase == .began ? recognizers(on: path, event) : [])
        guard event.phase == .began else { return }
        if event.buttons.contains(.primary) { focusByPointer(path) }
        if event.buttons.contains(.secondary) { openContextMenu(on: path, at: event.location, event.kind) }
    }

    /// The present place of the mouse, in the root's space; nil if it is outside of the window.
    public var mouseLocation: Point? { input.mouse }
    /// The place of the mouse before its last motion, in the root's space; nil if it was outside of the window.
    public var formerMouseLocation: Point? { input.formerMouse }

    /// The time of the last frame or event, in seconds of the host's clock.
    public var time: Double { stage.now }

    /// Cancels gestures, for example those that have lost their meaning.
    public func cancel(_ gestures: [GestureRecognizer]) { input.arena.leave(gestures) }

    /// Cancels all pointers, because the system took them from the window.
    public func cancelPointers() {
        input.drag?.cancel(.blur)
        input.captured = nil
        input.arena.cancel()
        input.hover([], at: nil)
    }

    /// The shape of the mouse cursor at its present place.
    public var cursor: CursorShape {
        for hovered in input.hovered {
            guard let view = hovered.view else { continue }
            if let shape = view.cursor { return view.isEnabled ? shape : .arrow }
        }
        return .arrow
    }

    /// The views under the mouse, from the innermost out.
    public var hoveredViews: [View] { input.hovered.compactMap(\.view) }

    private func hover(_ event: PointerEvent) {
        // A view that a button holds stays hovered while the pointer is elsewhere.
        if event.phase == .cancelled { return input.hover([], at: nil) }
        if event.phase == .moved, event.buttons != [] { return }
        hover(at: event.location)
    }

    /// Updates the hovered views. Scroll bars that appear or disappear change what is under the mouse.
    private func hover(at point: Point) {
        let path = path(at: point)
        let changes = path.count { $0.scroller?.summonBar(at: point) == true }
        input.hover(changes > 0 ? self.path(at: point) : path, at: point)
    }

    /// Updates the hovered views after a frame, in which other views may have come under a resting mouse.
    func refreshHover() {
        guard let mouse = input.mouse, input.arena.pointers.isEmpty else { return }
        let before = pointedView
        hover(at: mouse)
        if pointedView !== before { updateTooltipUnderMouse() }
    }

    /// Ends the gestures of views that are no longer shown or enabled, and of those behind a new modal layer.
    /// A drag may have hidden its own source.
    func leaveGone() { input.leave { view in !isUsable(view) && !(input.drag?.source === view && input.drag?.hasSource == true) } }

    /// The recognizers of all views on a path. A touch stops a scroller that moves; it is then no tap on the views in the scroller.
    private func recognizers(on path: [View], _ event: PointerEvent) -> [GestureRecognizer] {
        let stopped = path.lastIndex { $0.scroller?.hold() == true } ?? 0
        let recognizers = path[stopped...].flatMap { view in
            let recognizers = view.isEnabled ? view.gestures : []
            input.own(recognizers, view)
            return recognizers
        }
        return recognizers + (event.kind == .touch ? holdRecognizers(on: Array(path[stopped...]), at: event.location) : [])
    }

    /// The recognizer of a finger that rests, if something on a path has a context menu or a tooltip.
    private func holdRecognizers(on path: [View], at point: Point) -> [GestureRecognizer] {
        let owner = contextMenuOwner(on: path, at: point) ?? path.first { $0.tooltip != nil }
        guard let owner else { return [] }
        input.held = path.map(Input.WeakView.init)
        input.own([input.hold], owner)
        input.hold.onChange = { [weak self] hold in if let hold = hold as? LongPressRecognizer { self?.held(hold) } }
        return [input.hold]
    }

    // MARK: Wheels

    /// Gives the wheel to a focused view that uses it, or else scrolls the innermost scroller under the wheel that can scroll in its
    /// direction. A scroller that a wheel turns keeps the wheel until it pauses for a quarter of a second.
    public func handle(_ event: WheelEvent) {
        stage.advance(to: event.time)
        let path = path(at: event.location)
        let scrollers = path.compactMap(\.scroller)
        let held = input.wheel.flatMap { event.time - $0.time < Self.wheelPause ? $0.view.view : nil }
        if turn(held ?? focusedView(in: path), scrollers, event) { return }
        guard let scroller = scrollers.first(where: { $0 === held }) ?? scrollers.first(where: { $0.canScroll(by: $0.way(of: event)) })
        else { return }
        dismissTooltipToScroll()
        scroller.turn(by: scroller.way(of: event), isPrecise: event.isPrecise)
        input.wheel = (Input.WeakView(view: scroller), event.time)
    }

    /// Returns the focused view if a path of views under a pointer leads to it. A part of a control that takes no pointers, such as a thumb
    /// of a range slider, counts wherever the pointer is on the control.
    private func focusedView(in path: [View]) -> View? {
        guard let focusedView, let place = focusedView.selfAndSuperviews.first(where: \.acceptsPointers),
            path.contains(where: { $0 === place })
        else { return nil }
        return focusedView
    }

    /// Lets a focused view use the wheel. Returns false for a view that does not, and where something around it scrolls along the axis.
    private func turn(_ view: View?, _ scrollers: [any Scroller], _ event: WheelEvent) -> Bool {
        let back = Point(-event.delta.x, -event.delta.y)
        guard let view, view.scroller == nil, view.isFocused, view.isEnabled,
            !scrollers.contains(where: { $0.canScroll(by: event.delta) || $0.canScroll(by: back) }), view.wheelTurned(event)
        else { return false }
        input.wheel = (Input.WeakView(view: view), event.time)
        return true
    }

    /// The pause, in seconds, after which a turning wheel scrolls the view that is under it then.
    private static let wheelPause = 0.25
}
