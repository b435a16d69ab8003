import TatamiGeometry
import TatamiInteraction

/// Pointers and wheels. Places are points in the root's space.
extension ViewRoot {
    /// Takes what a pointer did: finds the views it is on, and lets their gestures decide whose it is.
    public func handle(_ event: PointerEvent) {
        stage.advance(to: event.time)
        leaveGone()
        if event.kind != .touch { hover(event) }
        let path = event.phase == .began ? (event.kind == .touch ? path(touching: event.location) : path(at: event.location)) : []
        input.arena.handle(event, hitting: event.phase == .began ? recognizers(on: path) : [])
        if event.phase == .began, event.buttons.contains(.primary) { focusByPointer(path) }
    }

    /// The clock of the last frame or event, in seconds of the host.
    public var time: Double { stage.now }

    /// Ends what some recognisers are at: what they looked for makes no sense any more.
    public func cancel(_ gestures: [GestureRecognizer]) { input.arena.leave(gestures) }

    /// The system took all pointers: the window lost them.
    public func cancelPointers() {
        input.arena.cancel()
        input.hover([], at: nil)
    }

    /// What the mouse looks like where it is.
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
        // What a button holds stays hovered while the pointer is down elsewhere.
        if event.phase == .cancelled { return input.hover([], at: nil) }
        if event.phase == .moved, event.buttons != [] { return }
        hover(at: event.location)
    }

    /// Scroll bars that come or go there change what is under the mouse.
    private func hover(at point: Point) {
        let path = path(at: point)
        let changes = path.count { ($0 as? ScrollView)?.summonBar(at: point) == true }
        input.hover(changes > 0 ? self.path(at: point) : path, at: point)
    }

    /// After a frame other views may be under a mouse that rests.
    func refreshHover() {
        guard let mouse = input.mouse, input.arena.pointers.isEmpty else { return }
        hover(at: mouse)
    }

    /// Ends the gestures of views that are no longer shown or enabled.
    func leaveGone() { input.leave { !shows($0) || !$0.isEnabled } }

    /// The recognisers of all views on a path. What is scrolling is stopped by a touch, which is then no tap on what is in it.
    private func recognizers(on path: [View]) -> [GestureRecognizer] {
        let stopped = path.lastIndex { ($0 as? ScrollView)?.hold() == true } ?? 0
        return path[stopped...].flatMap { view in
            let recognizers = view.isEnabled ? view.gestures : []
            input.own(recognizers, view)
            return recognizers
        }
    }

    // MARK: Wheels

    /// Scrolls what is under the wheel; what is left over goes to what is around it, unless it began here.
    public func handle(_ event: WheelEvent) {
        stage.advance(to: event.time)
        let views = path(at: event.location).compactMap { $0 as? ScrollView }
        if let held = input.wheel, event.time - held.time < Self.wheelPause, let view = held.view.view as? ScrollView,
            views.contains(where: { $0 === view })
        {
            view.turn(by: event.delta, isPrecise: event.isPrecise)
            input.wheel = (held.view, event.time)
            return
        }
        guard let view = views.first(where: { $0.canScroll(by: event.delta) }) else { return }
        view.turn(by: event.delta, isPrecise: event.isPrecise)
        input.wheel = (Input.WeakView(view: view), event.time)
    }

    /// Seconds after which a wheel that turns again turns what is under it then.
    private static let wheelPause = 0.25
}
