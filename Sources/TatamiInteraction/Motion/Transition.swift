/// The way of one number from where it was to where it is to be.
///
/// It may be sent elsewhere at any time: it starts anew from the value that is shown, with the velocity that it has.
public struct Transition: Hashable, Sendable {
    public private(set) var target: Double
    private var start: Double
    private var velocity: Double
    private var timing: Timing
    /// When it begins to move, in seconds of the owner's clock.
    private var began: Double
    private var ends: Double

    /// What is left to go may be forgotten where it is smaller than this: a hundredth of a point is never seen.
    public static let tolerance = 0.01

    /// Something that rests.
    public init(_ value: Double) {
        (target, start, velocity, timing, began, ends) = (value, value, 0, .none, 0, 0)
    }

    /// Where it is at a time, and how fast. Exactly at the target from its end on.
    public func state(at time: Double) -> MotionState {
        guard time < ends else { return MotionState(value: target, velocity: 0) }
        let elapsed = time - began
        // Until it begins it goes on as fast as it was, which is not at all unless it was interrupted.
        if elapsed <= 0 { return MotionState(value: start, velocity: velocity) }
        switch timing {
        case .spring(let spring):
            let left = spring.state(distance: start - target, velocity: velocity, after: elapsed)
            return MotionState(value: target + left.value, velocity: left.velocity)
        case .curve(let curve, let duration): return onCurve(curve, duration, elapsed)
        }
    }

    /// The curve; where it was interrupted, with the velocity that the curve does not begin with dying away, as a cubic that is 0 at both
    /// ends.
    private func onCurve(_ curve: TimingCurve, _ duration: Double, _ elapsed: Double) -> MotionState {
        let u = elapsed / duration
        let base = curve.state(at: u)
        let way = target - start
        let extra = velocity == 0 ? 0 : velocity - way * curve.state(at: 0).velocity / duration
        let left = 1 - u
        let value = start + way * base.value + extra * elapsed * left * left
        let speed = way * base.velocity / duration + extra * left * (left - 2 * u)
        return MotionState(value: value, velocity: speed)
    }

    public func isMoving(at time: Double) -> Bool { time < ends }

    /// When it rests for good.
    public var endTime: Double { ends }

    /// Sends it to `value`. Nothing changes where that is where it is going already.
    public mutating func go(to value: Double, _ timing: Timing, at time: Double, delay: Double = 0) {
        guard value != target else { return }
        restart(to: value, timing, at: time, delay: delay, velocity: state(at: time).velocity)
    }

    /// Sends it to `value` with a velocity of its own, as when a finger lets go.
    public mutating func go(to value: Double, _ timing: Timing, at time: Double, velocity: Double) {
        restart(to: value, timing, at: time, delay: 0, velocity: velocity)
    }

    /// Puts it at `value`, where it rests.
    public mutating func jump(to value: Double) { self = Transition(value) }

    private mutating func restart(to value: Double, _ timing: Timing, at time: Double, delay: Double, velocity: Double) {
        let now = state(at: time).value
        // Something in motion does not wait.
        let delay = velocity == 0 ? max(0, delay) : 0
        (start, self.velocity, target, self.timing, began) = (now, velocity, value, timing, time + delay)
        switch timing {
        case .curve(_, let duration): ends = duration > 0 ? began + min(duration, 60) : time
        case .spring(let spring):
            ends = began + spring.settlingTime(distance: now - value, velocity: velocity, tolerance: Self.tolerance)
        }
        if case .curve(let curve, let duration) = timing, duration > 60 { self.timing = .curve(curve, duration: 60) }
    }
}
