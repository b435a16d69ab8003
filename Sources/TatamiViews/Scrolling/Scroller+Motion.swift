import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// The motion of a scroller's content: by programs, drags, wheels and keys.
extension Scroller {
    var now: Double { root?.stage.now ?? 0 }

    /// Updates the lengths of view and content in the axes.
    func measureAxes() {
        guard layoutItem != nil else { return }
        scrolling.horizontal.setStart(atEnd: layoutDirection == .rightToLeft)
        let size = frame.size
        var content = contentExtent
        if let least = scrolling.leastContent { content = Size(max(content.width, least.width), max(content.height, least.height)) }
        scrolling.horizontal.resize(viewport: size.width, content: content.width, at: now)
        scrolling.vertical.resize(viewport: size.height, content: content.height, at: now)
    }

    /// Records that the content has moved or begins to move.
    func scrolled() {
        guard let stage = root?.stage, stage.paintedComposition > 0 else { return lookChanged() }
        scrolling.lastMoved = stage.now
        stage.hasScrolled = true
        // The facts for assistive technology stay the same.
        layoutItem?.queue?.needsPaint = true
    }

    /// Whether there is more content than can be seen.
    public var canScroll: Bool {
        measureAxes()
        return scrolling.horizontal.canScroll || scrolling.vertical.canScroll
    }

    /// Moves the content and the place where it will rest by a distance, without stopping its motion, after content before the viewport
    /// turned out to be longer or shorter. `distance` is in points.
    package func shiftContent(by distance: Double, along axis: Axis) {
        guard distance != 0 else { return }
        measureAxes()
        scrolling[axis].shift(by: distance, at: now)
    }

    /// Whether the content moves by itself: it was flung, bounces, or is on its way to an offset.
    public var isScrolling: Bool { scrolling.isMoving(at: now) }

    // MARK: Programs

    /// Scrolls to an offset, as far as there is content. `offset` is in points from the left and upper edges of the content.
    public func scroll(to offset: Point, isAnimated: Bool = true) {
        measureAxes()
        let timing = isAnimated ? timing(.scroll) : .none
        scrolling.horizontal.go(to: ScrollMotion.clean(offset.x), timing, at: now)
        scrolling.vertical.go(to: ScrollMotion.clean(offset.y), timing, at: now)
        scrolled()
    }

    /// The offset at which the content will rest, in points.
    public var restingOffset: Point {
        measureAxes()
        return Point(scrolling.horizontal.restingOffset(at: now), scrolling.vertical.restingOffset(at: now))
    }

    /// Returns the timing of a style in the theme; none for people who prefer less motion.
    func timing(_ style: MotionStyle) -> Timing { root?.reducesMotion == true ? .none : theme.motion[style] }

    // MARK: Fingers

    /// Adds the gestures that drag the content and the bars. Call it once, at the end of the initializer.
    public func addScrollGestures() {
        scrolling.pan.accepts = { [weak self] event in
            guard let self, !takesAtBar(event) else { return false }
            return (event.kind != .mouse || scrolling.dragsWithMouse) && (scrolling.horizontal.canScroll || scrolling.vertical.canScroll)
        }
        scrolling.pan.mayBegin = { [weak self] way in self?.mayDrag(by: way) ?? false }
        add(scrolling.pan) { [weak self] _ in self?.drag() }
        scrolling.barPress.accepts = { [weak self] event in
            self?.scrolling.isPaging = event.modifiers.contains(.shift)
            return self?.takesAtBar(event) ?? false
        }
        add(scrolling.barPress) { [weak self] press in if press.state == .began { self?.pressBar(at: press.location) } }
        scrolling.barPan.accepts = { [weak self] event in self?.takesAtBar(event) ?? false }
        add(scrolling.barPan) { [weak self] _ in self?.dragBar() }
    }

    /// A scroller at its end leaves the drag to a view around it that follows it: a scroller that is not at its end, or a sheet.
    private func mayDrag(by way: Point) -> Bool {
        measureAxes()
        return canScroll(by: Point(-way.x, -way.y)) || !superviews.contains { $0.followsDrag(by: way) }
    }

    /// Whether there is more content in the direction of `delta`, along the axis on which that is longer.
    func canScroll(by delta: Point) -> Bool {
        measureAxes()
        let axis: Axis = abs(delta.x) > abs(delta.y) ? .horizontal : .vertical
        let way = axis == .horizontal ? delta.x : delta.y
        let offset = scrolling[axis].restingOffset(at: now)
        return way > 0 ? offset < scrolling[axis].maximum : way < 0 && offset > 0
    }

    /// Stops the content under a finger. Returns whether it moved.
    func hold() -> Bool {
        guard isScrolling else { return false }
        scrolling.horizontal.stop(at: now)
        scrolling.vertical.stop(at: now)
        scrolled()
        return true
    }

    private func drag() {
        let pan = scrolling.pan
        switch pan.state {
        case .began:
            measureAxes()
            scrolling.dragged = axes(of: pan.location - pan.start)
            scrolling.translation = .zero
            if let axis = stopped?.axis { scrolling.dragStart = scrolling[axis].restingDistance(at: now) }
            for axis in Axis.allCases where scrolling.dragged.contains(axis) { scrolling[axis].beginDrag(at: now) }
        case .changed:
            let way = pan.translation - scrolling.translation
            scrolling.translation = pan.translation
            for axis in Axis.allCases where scrolling.dragged.contains(axis) {
                scrolling[axis].drag(by: axis == .horizontal ? -way.x : -way.y, at: now)
            }
        case .ended, .cancelled:
            let speed = pan.state == .ended ? pan.velocity : .zero
            for axis in Axis.allCases where scrolling.dragged.contains(axis) {
                scrolling[axis].endDrag(velocity: axis == .horizontal ? -speed.x : -speed.y, at: now)
            }
            endAtStop(speed)
        case .possible, .failed: return
        }
        scrolled()
    }

    /// The axes that a drag moves which begins in this direction: a drag that is nearly parallel to one axis moves that axis alone.
    private func axes(of way: Point) -> AxisSet {
        var axes: AxisSet = []
        if scrollAxes.contains(.horizontal), scrolling.horizontal.canScroll { axes.insert(.horizontal) }
        if scrollAxes.contains(.vertical), scrolling.vertical.canScroll { axes.insert(.vertical) }
        guard axes == [.horizontal, .vertical] else { return axes }
        if abs(way.y) <= abs(way.x) * GestureConstants.axisLock { return .horizontal }
        return abs(way.x) <= abs(way.y) * GestureConstants.axisLock ? .vertical : axes
    }

    // MARK: Wheels and keys

    /// Returns how far a turn of the wheel scrolls the content, in points. Down is onward in content that a vertical wheel scrolls
    /// horizontally, by itself or with Shift.
    func way(of event: WheelEvent) -> Point {
        let isTurned = scrolling.turnsByVerticalWheel && scrollAxes == .horizontal
        let isShifted = event.modifiers.contains(.shift) && scrollAxes.contains(.horizontal)
        guard isTurned || isShifted, event.delta.x == 0 else { return event.delta }
        return Point(layoutDirection == .rightToLeft ? -event.delta.y : event.delta.y, 0)
    }

    /// Scrolls by a turn of the wheel. The notches of a mouse wheel are smoothed and add up; the deltas of a touchpad take effect as they
    /// are.
    func turn(by delta: Point, isPrecise: Bool) {
        measureAxes()
        for axis in Axis.allCases {
            let way = axis == .horizontal ? delta.x : delta.y
            guard way != 0 else { continue }
            if isPrecise { scrolling[axis].go(by: way, .none, at: now) } else { step(along: axis, by: way, timing(.wheel)) }
        }
        scrolled()
    }

    /// Scrolls by a key: arrows by a line, Page Up and Page Down by four fifths of the viewport, Home and End to the ends. Pages and ends
    /// follow the reading direction. Returns false if nothing moves.
    func scroll(by event: KeyEvent) -> Bool {
        measureAxes()
        guard let (axis, way) = way(of: event) else { return false }
        guard canScroll(by: axis == .horizontal ? Point(way, 0) : Point(0, way)) else { return false }
        step(along: axis, by: way, timing(.scrollStep))
        scrolled()
        return true
    }

    func turnPage(_ axis: Axis, isBack: Bool) {
        let page = scrolling[axis].viewport * ScrollMotion.page
        scrolling[axis].go(by: isBack ? -page : page, timing(.scrollStep), at: now)
    }

    private func way(of event: KeyEvent) -> (Axis, Double)? {
        let axis: Axis = scrolling.vertical.canScroll || !scrolling.horizontal.canScroll ? .vertical : .horizontal
        let sign = scrolling[axis].startsAtEnd ? -1.0 : 1
        let page = sign * scrolling[axis].viewport * ScrollMotion.page
        let all = sign * scrolling[axis].content
        switch (event.key, event.modifiers) {
        case (.up, []): return (.vertical, -ScrollMotion.line)
        case (.down, []): return (.vertical, ScrollMotion.line)
        case (.left, []): return (.horizontal, -ScrollMotion.line)
        case (.right, []): return (.horizontal, ScrollMotion.line)
        case (.pageUp, []), (.space, .shift): return (axis, -page)
        case (.pageDown, []), (.space, []): return (axis, page)
        case (.home, []): return (axis, -all)
        case (.end, []): return (axis, all)
        default: return nil
        }
    }
}
