import TatamiGeometry

/// Recognizes one or more quick touches in one place.
///
/// It is recognized when the last touch ends: its state becomes `ended` without `began`. `location` is the place of the last touch.
public final class TapRecognizer: GestureRecognizer {
    /// The number of touches that make the gesture.
    public let count: Int
    private var pointer: PointerID?
    private var taps = 0
    private var lastUp = 0.0
    private var slop = 0.0

    /// Makes a recognizer.
    ///
    /// - Parameter count: The number of touches, 2 for a double tap. Values below 1 count as 1.
    public init(count: Int = 1) { self.count = max(1, count) }

    override func take(_ event: PointerEvent) {
        switch event.phase {
        case .began: press(event)
        case .moved: if event.id == pointer, event.location.distance(to: start) > slop { fail() }
        case .ended: if event.id == pointer { lift(event) }
        case .cancelled: fail()
        case .hovered: break
        }
    }

    private func press(_ event: PointerEvent) {
        guard pointer == nil, event.buttons.contains(.primary) else { return fail() }
        if taps > 0, event.location.distance(to: location) > GestureConstants.doubleTapDistance { return fail() }
        (pointer, start, slop) = (event.id, event.location, GestureConstants.slop(event.kind))
    }

    private func lift(_ event: PointerEvent) {
        (pointer, location, lastUp) = (nil, event.location, event.time)
        taps += 1
        if taps == count { recognize() }
    }

    override func tick(_ time: Double) { if let deadline, time >= deadline { fail() } }

    /// The time after which the next tap comes too late.
    override var deadline: Double? {
        state == .possible && wish == nil && taps > 0 && pointer == nil ? lastUp + GestureConstants.doubleTap : nil
    }

    override func prepare() { (pointer, taps) = (nil, 0) }
}

/// Recognizes a touch that rests.
///
/// It begins after `duration`, changes while the pointer moves, and ends when the pointer lets go.
public final class LongPressRecognizer: GestureRecognizer {
    /// The seconds that the pointer rests before the gesture begins.
    public let duration: Double
    private var pointer: PointerID?
    private var began = 0.0
    private var slop = 0.0

    /// Makes a recognizer with a duration in seconds.
    public init(duration: Double = GestureConstants.longPress) { self.duration = duration }

    override func take(_ event: PointerEvent) {
        switch event.phase {
        case .began:
            guard pointer == nil, event.buttons.contains(.primary) else { return cancel() }
            (pointer, start, location, began, slop) = (
                event.id, event.location, event.location, event.time, GestureConstants.slop(event.kind)
            )
        case .moved:
            guard event.id == pointer else { return }
            location = event.location
            if state.isActive { change() } else if location.distance(to: start) > slop { fail() }
        case .ended:
            guard event.id == pointer else { return }
            location = event.location
            if state.isActive { end() } else { fail() }
        case .cancelled: if event.id == pointer { cancel() }
        case .hovered: break
        }
    }

    override func tick(_ time: Double) { if let deadline, time >= deadline { begin() } }
    override var deadline: Double? { state == .possible && wish == nil && pointer != nil ? began + duration : nil }
    override func prepare() { pointer = nil }
}
