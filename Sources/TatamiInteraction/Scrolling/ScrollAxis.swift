/// Scrolling along one axis: dragged, flung, bouncing back, sent somewhere; all of it by the time since it began, so that it is the same at
/// any frame rate.
///
/// Offsets are points from the content's start; 0 shows the start.
public struct ScrollAxis: Hashable, Sendable {
    /// The length of what shows the content.
    public private(set) var viewport: Double
    /// The content's length.
    public private(set) var content: Double
    public var deceleration = Deceleration.normal
    private var phase = Phase.resting(0)

    private enum Phase: Hashable, Sendable {
        /// What was wished for, which counts again once the content is long enough.
        case resting(Double)
        /// The offset a finger would have without ends.
        case dragged(Double)
        case flung(Fling)
        /// To where a program, a key or the wheel sent it; and back from beyond an end.
        case sent(Transition)
    }

    /// Slowing down from `start`; once past an end, back to it by a spring.
    private struct Fling: Hashable, Sendable {
        var start: Double
        var velocity: Double
        var began: Double
        /// When it stops or passes an end.
        var ends: Double
        var rest: Double
        var back: Transition?
    }

    /// The most speed that a bounce begins with.
    static let bounceVelocity = 5_000.0
    static let bounceSpring = Spring(duration: 0.45, bounce: 0)
    static let tolerance = 0.1

    public init(viewport: Double = 0, content: Double = 0) {
        self.viewport = max(0, viewport)
        self.content = max(0, content)
    }

    /// The largest offset that shows no more than the content.
    public var maximum: Double { max(0, content - viewport) }
    public var canScroll: Bool { maximum > 0 }

    // MARK: Reading

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

    public func offset(at time: Double) -> Double { state(at: time).value }

    public func isMoving(at time: Double) -> Bool {
        switch phase {
        case .resting, .dragged: false
        case .sent(let transition): transition.isMoving(at: time)
        case .flung(let fling): fling.back?.isMoving(at: time) ?? (time < fling.ends)
        }
    }

    public var isDragged: Bool { if case .dragged = phase { true } else { false } }

    /// Where it will rest.
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

    // MARK: Fingers

    /// A finger takes hold: what moves stops.
    public mutating func beginDrag(at time: Double) { phase = .dragged(dragged(offset(at: time))) }

    /// The finger moved the content by so many points.
    public mutating func drag(by distance: Double, at time: Double) {
        if !isDragged { beginDrag(at: time) }
        guard case .dragged(let raw) = phase else { return }
        phase = .dragged(raw + distance)
    }

    /// The finger lets go at a speed, in points of offset a second.
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

    /// Stops where it is; beyond an end it goes back.
    public mutating func stop(at time: Double) {
        let offset = offset(at: time)
        if offset == clamped(offset) { phase = .resting(offset) } else { returnInside(from: offset, velocity: 0, at: time) }
    }

    // MARK: Programs, keys, wheels

    /// Goes to an offset within the content; what is in motion does not wait for the delay.
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

    /// Goes so much further than where it is going already: wheel and keys add up.
    public mutating func go(by distance: Double, _ timing: Timing, at time: Double, delay: Double = 0) {
        go(to: restingOffset(at: time) + distance, timing, at: time, delay: delay)
    }

    /// Goes there at once; where the content is too short, as far as it goes, and the rest once it is longer.
    public mutating func jump(to offset: Double) { phase = .resting(offset) }

    // MARK: Other sizes

    /// Takes new lengths. An offset that shows more than the content shows its end; a finger keeps hold, and what moves goes on
    /// to where the new content lets it.
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

    /// Something was put in or taken out before what is shown: the offset moves with it, whatever is going on.
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
}
