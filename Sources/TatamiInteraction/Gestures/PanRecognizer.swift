import TatamiGeometry

/// Recognizes a pointer that drags.
///
/// ```swift
/// let pan = PanRecognizer(.horizontal)
/// pan.onChange = { [weak pan] _ in if let pan { print(pan.state, pan.translation.x, pan.velocity.x) } }
/// ```
public final class PanRecognizer: GestureRecognizer {
    /// The axes along which a drag may begin.
    public enum Direction: Hashable, Sendable {
        /// Along any axis.
        case any
        /// Along the horizontal axis.
        case horizontal
        /// Along the vertical axis.
        case vertical
    }

    /// The axes along which the drag may begin. Once begun, it follows the pointer in every direction.
    public var direction: Direction
    /// Returns true if the drag may begin with this movement, in points. A view that is scrolled to its end refuses, and leaves the drag
    /// to the view around it.
    public var mayBegin: (Point) -> Bool = { _ in true }
    /// The seconds after which `onChange` is called again during the drag although the pointer rests; nil for never.
    ///
    /// Set it when the drag has begun, since each new gesture resets it to nil. It serves views that scroll by themselves under a drag.
    public var repetition: Double?
    /// How far the pointer is from where the drag began, in points. The slop before the beginning is not counted, so that nothing jumps.
    public private(set) var translation = Point.zero
    /// The modifier keys that were down at the last event of the pointer.
    public private(set) var modifiers: Modifiers = []
    private var pointer: PointerID?
    private var origin = Point.zero
    private var slop = 0.0
    private var tracker = VelocityTracker()
    private var lastTime = 0.0

    /// Makes a recognizer of drags that begin along `direction`.
    public init(_ direction: Direction = .any) { self.direction = direction }

    /// The velocity of the pointer, in points a second.
    public var velocity: Point { tracker.velocity(at: lastTime) }

    override func take(_ event: PointerEvent) {
        lastTime = event.time
        if pointer == nil || event.id == pointer { modifiers = event.modifiers }
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

/// Recognizes a quick drag in one direction, when the pointer lets go.
///
/// The drag is at least `GestureConstants.swipeDistance` long, at most half as far aside, and at its end at least as fast as
/// `GestureConstants.swipeVelocity`.
public final class SwipeRecognizer: GestureRecognizer {
    /// The directions of swipes. Left and right do not follow the reading direction.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// To the left.
        case left
        /// To the right.
        case right
        /// Upwards.
        case up
        /// Downwards.
        case down
    }

    /// The direction of the swipe.
    public let direction: Direction
    private var pointer: PointerID?
    private var tracker = VelocityTracker()

    /// Makes a recognizer of swipes in one direction.
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

    /// Returns how far `way` goes in the right direction, and how far aside.
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

/// Recognizes two fingers that approach or part.
public final class PinchRecognizer: GestureRecognizer {
    /// The distance of the fingers, as a multiple of their distance when the gesture began.
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
