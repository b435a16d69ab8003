/// Scrolling along one axis: dragging, flinging, bouncing back, and going to an offset.
///
/// All motion is a function of the time since it began, so that it is the same at any frame rate. Offsets are points from the content's
/// start; 0 shows the start. Times are seconds of one clock of the caller's choice.
///
/// ```swift
/// var axis = ScrollAxis(viewport: 400, content: 2000)
/// axis.beginDrag(at: 0)
/// axis.drag(by: 120, at: 0.1)
/// axis.endDrag(velocity: 900, at: 0.1)
/// let offset = axis.offset(at: 0.5)
/// let end = axis.restingOffset(at: 0.5)
/// ```
public struct ScrollAxis: Hashable, Sendable {
    /// The length of the visible part, in points.
    public private(set) var viewport: Double
    /// The length of the content, in points.
    public private(set) var content: Double
    /// How a fling slows down.
    public var deceleration = Deceleration.normal
    private var phase = Phase.resting(0)

    private enum Phase: Hashable, Sendable {
        /// Rests at the offset that was requested. The offset shown is limited to the content; the requested one counts again once the
        /// content is long enough.
        case resting(Double)
        /// Follows a finger. The value is the offset that the finger would have if the content had no ends.
        case dragged(Double)
        case flung(Fling)
        /// Goes to where a program, a key or the wheel sent it, or back from beyond an end.
        case sent(Transition)
    }

    /// Slows down from `start`. Past an end, a spring takes it back to that end.
    private struct Fling: Hashable, Sendable {
        var start: Double
        var velocity: Double
        var began: Double
        /// The time at which it stops or passes an end.
        var ends: Double
        var rest: Double
        var back: Transition?
    }

    /// The fastest speed at which a bounce begins, in points a second.
    static let bounceVelocity = 5_000.0
    /// The spring that takes content back from beyond an end.
    static let bounceSpring = Spring(duration: 0.45, bounce: 0)
    /// A fling ends when it has less than this many points to go.
    static let tolerance = 0.1

    /// Makes an axis at offset 0. Negative lengths count as 0.
    public init(viewport: Double = 0, content: Double = 0) {
        self.viewport = max(0, viewport)
        self.content = max(0, content)
    }

    /// The largest offset that does not show more than the content.
    public var maximum: Double { max(0, content - viewport) }
    /// True if the content is longer than the viewport.
    public var canScroll: Bool { maximum > 0 }

    // MARK: Reading

    /// Returns the offset and its velocity, in points a second, at a time.
    public func state(at time: Double) -> MotionState {
        switch phase {
        case .resting(let offset): return MotionState(value: clamped(offset), velocity: 0)
        case .dragged(let raw): return MotionState(value: shown(raw), velocity: 0)
        case .sent(let transition): return transition.state(at: time)
        case .flung(let fling):
            if let back = fling.back, time >= fling.ends { return back.state(at: time) }
            guard time < fling.ends else { return MotionState(value: fling.rest, velocity: 0) }
            return deceleration.state(from: fling.start, velocity: fling.velocity, after: time - fling.began)
        }
    }

    /// Returns the offset at a time. While dragging or bouncing it may lie beyond the ends.
    public func offset(at time: Double) -> Double { state(at: time).value }

    /// Returns true if the offset still changes by itself after a time. A drag does not count.
    public func isMoving(at time: Double) -> Bool {
        switch phase {
        case .resting, .dragged: false
        case .sent(let transition): transition.isMoving(at: time)
        case .flung(let fling): fling.back?.isMoving(at: time) ?? (time < fling.ends)
        }
    }

    /// True while a finger holds the content.
    public var isDragged: Bool { if case .dragged = phase { true } else { false } }

    /// Returns the offset at which the motion will come to rest, within the content.
    public func restingOffset(at time: Double) -> Double {
        switch phase {
        case .resting(let offset): clamped(offset)
        case .dragged: clamped(offset(at: time))
        case .sent(let transition): transition.target
        case .flung(let fling): fling.back?.target ?? fling.rest
        }
    }

    private func clamped(_ offset: Double) -> Double { max(0, min(maximum, offset)) }

    private func shown(_ raw: Double) -> Double {
        let inside = clamped(raw)
        return inside + RubberBand.shown(raw - inside, in: viewport)
    }

    private func dragged(_ shown: Double) -> Double {
        let inside = clamped(shown)
        return inside + RubberBand.dragged(shown - inside, in: viewport)
    }

    // MARK: Dragging

    /// Begins a drag: a finger takes hold, and what moves stops.
    public mutating func beginDrag(at time: Double) { phase = .dragged(dragged(offset(at: time))) }

    /// Moves the offset by `distance` points with the finger, and begins a drag if none is active.
    ///
    /// Beyond an end the content moves less than the finger; see ``RubberBand``.
    public mutating func drag(by distance: Double, at time: Double) {
        if !isDragged { beginDrag(at: time) }
        guard case .dragged(let raw) = phase else { return }
        phase = .dragged(raw + distance)
    }

    /// Ends a drag: the finger lets go.
    ///
    /// Beyond an end the content returns to it. Below 50 points a second it stops; otherwise it is flung, at most 8,000 points a second
    /// fast.
    ///
    /// - Parameters:
    ///   - velocity: Points of offset per second.
    ///   - time: The present time in seconds.
    public mutating func endDrag(velocity: Double, at time: Double) {
        let offset = offset(at: time)
        guard offset == clamped(offset) else { return returnInside(from: offset, velocity: velocity, at: time) }
        guard abs(velocity) >= GestureConstants.minimumFling, canScroll else {
            phase = .resting(offset)
            return
        }
        fling(from: offset, velocity: max(-GestureConstants.maximumFling, min(GestureConstants.maximumFling, velocity)), at: time)
    }

    private mutating func fling(from offset: Double, velocity: Double, at time: Double) {
        let rest = deceleration.rest(from: offset, velocity: velocity)
        var fling = Fling(start: offset, velocity: velocity, began: time, ends: time, rest: rest)
        let edge = clamped(rest)
        if edge != rest, let passing = deceleration.time(from: offset, velocity: velocity, to: edge) {
            fling.ends = time + passing
            let speed = deceleration.state(from: offset, velocity: velocity, after: passing).velocity
            var back = Transition(edge)
            back.go(
                to: edge, .spring(Self.bounceSpring), at: fling.ends, velocity: max(-Self.bounceVelocity, min(Self.bounceVelocity, speed)))
            (fling.back, fling.rest) = (back, edge)
        } else {
            fling.ends = time + deceleration.duration(velocity: velocity, tolerance: Self.tolerance)
        }
        phase = .flung(fling)
    }

    private mutating func returnInside(from offset: Double, velocity: Double, at time: Double) {
        var back = Transition(offset)
        back.go(
            to: clamped(offset), .spring(Self.bounceSpring), at: time,
            velocity: max(-Self.bounceVelocity, min(Self.bounceVelocity, velocity)))
        phase = .sent(back)
    }

    /// Stops where it is. Beyond an end it returns to that end.
    public mutating func stop(at time: Double) {
        let offset = offset(at: time)
        if offset == clamped(offset) { phase = .resting(offset) } else { returnInside(from: offset, velocity: 0, at: time) }
    }

    // MARK: Programs, keys, wheels

    /// Goes to `offset`, limited to the content, beginning with the current velocity.
    ///
    /// - Parameters:
    ///   - offset: The target in points.
    ///   - timing: The course of the motion.
    ///   - time: The present time in seconds.
    ///   - delay: Seconds to wait before the motion begins. What is in motion already does not wait.
    public mutating func go(to offset: Double, _ timing: Timing, at time: Double, delay: Double = 0) {
        let target = clamped(offset)
        var transition: Transition
        if case .sent(let running) = phase {
            transition = running
        } else {
            let now = state(at: time)
            transition = Transition(now.value)
            if now.velocity != 0 {
                transition.go(to: target, timing, at: time, velocity: now.velocity)
                phase = .sent(transition)
                return
            }
        }
        transition.go(to: target, timing, at: time, delay: delay)
        phase = transition.isMoving(at: time) ? .sent(transition) : .resting(target)
    }

    /// Goes `distance` points beyond the offset at which the current motion would rest, so that turns of the wheel and key presses add
    /// up.
    public mutating func go(by distance: Double, _ timing: Timing, at time: Double, delay: Double = 0) {
        go(to: restingOffset(at: time) + distance, timing, at: time, delay: delay)
    }

    /// Goes to `offset` at once. If the content is too short, it goes as far as possible, and the rest of the way once the content is
    /// longer.
    public mutating func jump(to offset: Double) { phase = .resting(offset) }

    // MARK: Changes of size

    /// Sets new lengths. Negative lengths count as 0.
    ///
    /// An offset that would show more than the content shows its end. A drag goes on under the finger, and a motion continues to where
    /// the new content allows.
    public mutating func resize(viewport: Double, content: Double, at time: Double) {
        guard viewport != self.viewport || content != self.content else { return }
        let now = state(at: time)
        let isMoving = isMoving(at: time)
        (self.viewport, self.content) = (max(0, viewport), max(0, content))
        switch phase {
        case .resting: break
        case .dragged: phase = .dragged(dragged(now.value))
        case .sent(let transition):
            if isMoving { go(to: transition.target, .spring(Self.bounceSpring), at: time) } else { phase = .resting(clamped(now.value)) }
        case .flung:
            if !isMoving {
                phase = .resting(clamped(now.value))
            } else if now.value == clamped(now.value) {
                fling(from: now.value, velocity: now.velocity, at: time)
            } else {
                returnInside(from: now.value, velocity: now.velocity, at: time)
            }
        }
    }

    /// Moves the offset by `distance` points because content was inserted or removed before the visible part. A drag or motion goes on.
    public mutating func shift(by distance: Double, at time: Double) {
        switch phase {
        case .resting(let offset): phase = .resting(clamped(offset + distance))
        case .dragged(let raw): phase = .dragged(raw + distance)
        case .sent(let transition):
            let now = transition.state(at: time)
            var moved = Transition(now.value + distance)
            moved.go(to: clamped(transition.target + distance), .spring(Self.bounceSpring), at: time, velocity: now.velocity)
            phase = .sent(moved)
        case .flung:
            let now = state(at: time)
            fling(from: now.value + distance, velocity: now.velocity, at: time)
        }
    }

    /// Sets new lengths and moves the offset by `shift` points in one step, because something before the visible part came, went or changed its
    /// length.
    ///
    /// A motion keeps its course and its velocity as far as the new content allows. An offset beyond an end is limited once, by the new
    /// lengths: the old offset may lie beyond the end of content from which something before it was removed.
    public mutating func change(viewport: Double, content: Double, shift: Double, at time: Double) {
        guard shift != 0 || viewport != self.viewport || content != self.content else { return }
        let now = state(at: time)
        let isMoving = isMoving(at: time)
        (self.viewport, self.content) = (max(0, viewport), max(0, content))
        let offset = now.value + shift
        switch phase {
        case .resting(let requested): phase = .resting(shift == 0 ? requested : clamped(offset))
        case .dragged: phase = .dragged(dragged(offset))
        case .sent(var transition) where isMoving:
            transition.shift(by: shift)
            let target = clamped(transition.target)
            if target != transition.target { transition.go(to: target, .spring(Self.bounceSpring), at: time) }
            phase = .sent(transition)
        case .flung where isMoving && offset == clamped(offset): fling(from: offset, velocity: now.velocity, at: time)
        case .flung where isMoving: returnInside(from: offset, velocity: now.velocity, at: time)
        case .sent, .flung: phase = .resting(clamped(offset))
        }
    }
}
