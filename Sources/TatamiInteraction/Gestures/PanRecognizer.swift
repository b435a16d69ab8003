import TatamiGeometry

/// A pointer that drags.
public final class PanRecognizer: GestureRecognizer {
    /// The axes along which it may begin.
    public enum Direction: Hashable, Sendable { case any, horizontal, vertical }

    public var direction: Direction
    /// Whether it may begin with a movement by so much: what is scrolled as far as it goes leaves it to what is around it.
    public var mayBegin: (Point) -> Bool = { _ in true }
    /// Seconds after which `onChange` is called again while the drag goes on, though the pointer rests; nil for never. For what scrolls by
    /// itself under a drag.
    public var repetition: Double?
    /// How far the pointer is from where the drag began, the slop left out so that nothing jumps.
    public private(set) var translation = Point.zero
    private var pointer: PointerID?
    private var origin = Point.zero
    private var slop = 0.0
    private var tracker = VelocityTracker()
    private var lastTime = 0.0

    public init(_ direction: Direction = .any) { self.direction = direction }

    /// Points a second.
    public var velocity: Point { tracker.velocity(at: lastTime) }

    override func take(_ event: PointerEvent) {
        lastTime = event.time
        switch event.phase {
        case .began:
            guard pointer == nil else { return }
            guard event.buttons.contains(.primary) else { return fail() }
            (pointer, start, location, slop) = (event.id, event.location, event.location, GestureConstants.slop(event.kind))
            tracker.add(event.location, at: event.time)
        case .moved: if event.id == pointer { move(event) }
        case .ended:
            guard event.id == pointer else { return }
            if state.isActive { end() } else { fail() }
        case .cancelled: if event.id == pointer { cancel() }
        case .hovered: break
        }
    }

    private func move(_ event: PointerEvent) {
        tracker.add(event.location, at: event.time)
        location = event.location
        if state.isActive {
            translation = location - origin
            return change()
        }
        let way = location - start
        guard way.length > slop else { return }
        let (x, y) = (abs(way.x), abs(way.y))
        if direction == .horizontal, x < y { return fail() }
        if direction == .vertical, y < x { return fail() }
        guard mayBegin(way) else { return fail() }
        origin = location
        begin()
    }

    override func tick(_ time: Double) {
        guard let deadline, time >= deadline else { return }
        lastTime = time
        change()
    }

    override var deadline: Double? { state.isActive ? repetition.map { lastTime + $0 } : nil }

    override func prepare() {
        (pointer, translation, tracker, repetition) = (nil, .zero, VelocityTracker(), nil)
    }
}

/// A quick drag in one direction.
public final class SwipeRecognizer: GestureRecognizer {
    public enum Direction: String, Hashable, Sendable, CaseIterable { case left, right, up, down }

    public let direction: Direction
    private var pointer: PointerID?
    private var tracker = VelocityTracker()

    public init(_ direction: Direction) { self.direction = direction }

    override func take(_ event: PointerEvent) {
        switch event.phase {
        case .began:
            guard pointer == nil, event.buttons.contains(.primary) else { return fail() }
            (pointer, start) = (event.id, event.location)
            tracker.add(event.location, at: event.time)
        case .moved:
            guard event.id == pointer else { return }
            tracker.add(event.location, at: event.time)
            location = event.location
            let (along, across) = parts(location - start)
            if across > max(GestureConstants.swipeDistance, along) { fail() }
        case .ended:
            guard event.id == pointer else { return }
            let (along, across) = parts(location - start)
            let speed = parts(tracker.velocity(at: event.time)).along
            if along >= GestureConstants.swipeDistance, across <= along / 2, speed >= GestureConstants.swipeVelocity {
                recognize()
            } else {
                fail()
            }
        case .cancelled: fail()
        case .hovered: break
        }
    }

    /// How far something goes the right way, and how far aside.
    private func parts(_ way: Point) -> (along: Double, across: Double) {
        switch direction {
        case .left: (-way.x, abs(way.y))
        case .right: (way.x, abs(way.y))
        case .up: (-way.y, abs(way.x))
        case .down: (way.y, abs(way.x))
        }
    }

    override func prepare() { (pointer, tracker) = (nil, VelocityTracker()) }
}

/// Two fingers that come nearer or move apart.
public final class PinchRecognizer: GestureRecognizer {
    /// How many times as far apart they are as when it began.
    public private(set) var scale = 1.0
    private var places: [PointerID: Point] = [:]
    private var first = 0.0

    override func take(_ event: PointerEvent) {
        switch event.phase {
        case .began:
            guard places.count < 2 else { return }
            places[event.id] = event.location
            if places.count == 2 { first = max(1, apart) }
        case .moved:
            guard places[event.id] != nil else { return }
            places[event.id] = event.location
            guard places.count == 2 else { return }
            location = middle
            if state.isActive {
                scale = apart / first
                change()
            } else if abs(apart - first) > GestureConstants.pinchSlop {
                (first, start) = (max(1, apart), middle)
                begin()
            }
        case .ended, .cancelled:
            guard places.removeValue(forKey: event.id) != nil else { return }
            if state.isActive { event.phase == .ended ? end() : cancel() } else if places.isEmpty { fail() }
        case .hovered: break
        }
    }

    private var apart: Double {
        let ends = Array(places.values)
        return ends.count == 2 ? ends[0].distance(to: ends[1]) : 0
    }

    private var middle: Point {
        let ends = Array(places.values)
        return ends.count == 2 ? Point((ends[0].x + ends[1].x) / 2, (ends[0].y + ends[1].y) / 2) : location
    }

    override func prepare() { (places, scale) = ([:], 1) }
}
