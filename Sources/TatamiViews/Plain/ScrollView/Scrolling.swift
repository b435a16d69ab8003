import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// How the content of a scroll view moves.
struct Scrolling {
    var horizontal = ScrollAxis()
    var vertical = ScrollAxis()
    let pan = PanRecognizer(.vertical)
    /// Drags the thumb of a bar.
    let barPan = PanRecognizer()
    /// Presses a bar beside its thumb.
    let barPress = PressRecognizer()
    /// Whether the last press of a bar was one by pages.
    var isPaging = false
    /// The bar that the mouse is near to.
    var summoned: Axis?
    /// The axes that the present drag moves.
    var dragged: AxisSet = []
    /// How much of the present drag is carried out.
    var translation = Point.zero
    /// The bar whose thumb is dragged, and where that began.
    var bar: (axis: Axis, start: Double)?
    /// The tree that the scroll view is part of.
    weak var queue: ChangeQueue?
    /// When the content last moved; long ago before it ever did.
    var lastMoved = -Double.infinity

    subscript(axis: Axis) -> ScrollAxis {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    func isMoving(at time: Double) -> Bool { horizontal.isMoving(at: time) || vertical.isMoving(at: time) }
}

extension ScrollView {
    var now: Double { root?.stage.now ?? 0 }

    /// Tells the axes how long view and content are now.
    func measureAxes() {
        guard layoutItem != nil else { return }
        let size = frame.size
        let content = contentSize
        scrolling.horizontal.resize(viewport: size.width, content: content.width, at: now)
        scrolling.vertical.resize(viewport: size.height, content: content.height, at: now)
    }

    /// The content is elsewhere, or on its way.
    func scrolled() {
        guard let stage = root?.stage, stage.paintedComposition > 0 else { return lookChanged() }
        scrolling.lastMoved = stage.now
        // What assistive technology is told of the view is the same.
        layoutItem?.queue?.needsPaint = true
    }

    /// Whether there is more content than can be seen.
    public var canScroll: Bool {
        measureAxes()
        return scrolling.horizontal.canScroll || scrolling.vertical.canScroll
    }

    /// Whether the content moves by itself: flung, bouncing, sent somewhere.
    public var isScrolling: Bool { scrolling.isMoving(at: now) }

    // MARK: Programs

    /// Scrolls to an offset, as far as there is content.
    public func scroll(to offset: Point, isAnimated: Bool = true) {
        measureAxes()
        let timing = isAnimated ? timing(.curve(.easeInOut, duration: 0.3)) : .none
        scrolling.horizontal.go(to: Numbers.clean(offset.x), timing, at: now)
        scrolling.vertical.go(to: Numbers.clean(offset.y), timing, at: now)
        scrolled()
    }

    /// Where the content will rest, in points.
    public var restingOffset: Point {
        measureAxes()
        return Point(scrolling.horizontal.restingOffset(at: now), scrolling.vertical.restingOffset(at: now))
    }

    private func timing(_ timing: Timing) -> Timing { root?.reducesMotion == true ? .none : timing }

    // MARK: Fingers

    func addScrollGestures() {
        scrolling.pan.accepts = { [weak self] event in
            guard let self, !takesAtBar(event) else { return false }
            return (event.kind != .mouse || dragsWithMouse) && (scrolling.horizontal.canScroll || scrolling.vertical.canScroll)
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

    /// What is at its end leaves the drag to a scroll view around it that is not.
    private func mayDrag(by way: Point) -> Bool {
        measureAxes()
        if canScroll(by: Point(-way.x, -way.y)) { return true }
        return !superviews.contains { ($0 as? ScrollView)?.canScroll(by: Point(-way.x, -way.y)) == true }
    }

    /// Whether there is more content in the direction of `delta`, along the axis on which that is longer.
    func canScroll(by delta: Point) -> Bool {
        measureAxes()
        let axis: Axis = abs(delta.x) > abs(delta.y) ? .horizontal : .vertical
        let way = axis == .horizontal ? delta.x : delta.y
        let offset = scrolling[axis].restingOffset(at: now)
        return way > 0 ? offset < scrolling[axis].maximum : way < 0 && offset > 0
    }

    /// Stops the content under a finger; true where it moved.
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
        case .possible, .failed: return
        }
        scrolled()
    }

    /// The axes that a drag moves which begins like that: near an axis that one alone.
    private func axes(of way: Point) -> AxisSet {
        var axes: AxisSet = []
        if horizontalScrollerEnabled, scrolling.horizontal.canScroll { axes.insert(.horizontal) }
        if verticalScrollerEnabled, scrolling.vertical.canScroll { axes.insert(.vertical) }
        guard axes == [.horizontal, .vertical] else { return axes }
        // The tangent of 30 degrees.
        if abs(way.y) <= abs(way.x) * 0.577 { return .horizontal }
        return abs(way.x) <= abs(way.y) * 0.577 ? .vertical : axes
    }

    // MARK: Wheels and keys

    /// A wheel's notches are smoothed and add up; what a pad tells is carried out as it is.
    func turn(by delta: Point, isPrecise: Bool) {
        measureAxes()
        for axis in Axis.allCases {
            let way = axis == .horizontal ? delta.x : delta.y
            guard way != 0 else { continue }
            let timing = isPrecise ? Timing.none : timing(.curve(.easeOut, duration: 0.15))
            scrolling[axis].go(by: way, timing, at: now)
        }
        scrolled()
    }

    /// Scrolls as a key says: arrows by a line, pages by four fifths of what is seen, Home and End to the ends. False where that moves
    /// nothing.
    func scroll(by event: KeyEvent) -> Bool {
        measureAxes()
        guard let (axis, way) = way(of: event) else { return false }
        guard canScroll(by: axis == .horizontal ? Point(way, 0) : Point(0, way)) else { return false }
        scrolling[axis].go(by: way, timing(.curve(.easeInOut, duration: 0.15)), at: now)
        scrolled()
        return true
    }

    /// Points that an arrow key scrolls.
    static let line = 50.0
    /// Which part of what is seen a page scrolls.
    static let page = 0.8

    func turnPage(_ axis: Axis, isBack: Bool) {
        let page = scrolling[axis].viewport * Self.page
        scrolling[axis].go(by: isBack ? -page : page, timing(.curve(.easeInOut, duration: 0.15)), at: now)
    }

    private func way(of event: KeyEvent) -> (Axis, Double)? {
        let axis: Axis = scrolling.vertical.canScroll || !scrolling.horizontal.canScroll ? .vertical : .horizontal
        let page = scrolling[axis].viewport * Self.page
        let all = scrolling[axis].content
        switch (event.key, event.modifiers) {
        case (.up, []): return (.vertical, -Self.line)
        case (.down, []): return (.vertical, Self.line)
        case (.left, []): return (.horizontal, -Self.line)
        case (.right, []): return (.horizontal, Self.line)
        case (.pageUp, []), (.space, .shift): return (axis, -page)
        case (.pageDown, []), (.space, []): return (axis, page)
        case (.home, []): return (axis, -all)
        case (.end, []): return (axis, all)
        default: return nil
        }
    }
}

extension View {
    /// Scrolls every scroll view around this one so far that it is seen, with some room around it where there is any.
    ///
    /// - Parameter margin: the room, in points.
    public func scrollIntoView(margin: Double = 12, isAnimated: Bool = true) {
        var rect = Rect(0, 0, frame.width, frame.height).expanded(by: margin)
        var inner: View = self
        while let outer = inner.superview {
            rect = rect.moved(by: inner.frame.origin)
            if let scroll = outer as? ScrollView {
                scroll.reveal(rect, isAnimated: isAnimated)
                rect = rect.moved(by: Point(-scroll.restingOffset.x, -scroll.restingOffset.y))
            }
            inner = outer
        }
    }
}

extension ScrollView {
    /// Scrolls the shortest way on which a rectangle of the content is seen; of one that is too large its start.
    public func reveal(_ rect: Rect, isAnimated: Bool = true) {
        let resting = restingOffset
        func offset(_ axis: Axis, _ start: Double, _ end: Double, _ now: Double) -> Double {
            let length = scrolling[axis].viewport
            let wanted = start < now || end - start > length ? start : end > now + length ? end - length : now
            return max(0, min(scrolling[axis].maximum, wanted))
        }
        let target = Point(
            offset(.horizontal, rect.x, rect.maxX, resting.x), offset(.vertical, rect.y, rect.maxY, resting.y))
        if target != resting { scroll(to: target, isAnimated: isAnimated) }
    }
}
