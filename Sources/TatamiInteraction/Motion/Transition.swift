/// The motion of one number from its value to a target.
///
/// It may be sent elsewhere at any time: it then begins from the value that is shown, with the velocity that it has. Times are seconds of
/// the owner's clock.
///
/// ```swift
/// var opacity = Transition(0)
/// opacity.go(to: 1, .curve(.easeOut, duration: 0.2), at: now)
/// let shown = opacity.state(at: now + 0.1).value
/// ```
public struct Transition: Hashable, Sendable {
    /// The value at which the motion ends.
    public private(set) var target: Double
    private var start: Double
    private var velocity: Double
    private var timing: Timing
    /// The time at which the motion begins, in seconds of the owner's clock.
    private var began: Double
    private var ends: Double

    /// The distance from the target that counts as arrived, in points: a hundredth of a point is never seen.
    public static let tolerance = 0.01

    /// The longest duration of a curve, in seconds.
    private static let longest = 60.0

    /// Makes a number at rest.
    public init(_ value: Double) {
        (target, start, velocity, timing, began, ends) = (value, value, 0, .none, 0, 0)
    }

    /// Returns the value and its velocity a second at a time. From `endTime` on, the value is exactly the target.
    public func state(at time: Double) -> MotionState {
        guard time < ends else { return MotionState(value: target, velocity: 0) }
        let elapsed = time - began
        // Until the motion begins, the value keeps its velocity, which is 0 unless a motion was interrupted.
        if elapsed <= 0 { return MotionState(value: start, velocity: velocity) }
        switch timing {
        case .spring(let spring):
            let left = spring.state(distance: start - target, velocity: velocity, after: elapsed)
            return MotionState(value: target + left.value, velocity: left.velocity)
        case .curve(let curve, let duration): return onCurve(curve.cubic, duration, elapsed)
        case .cubic(let curve, let duration): return onCurve(curve, duration, elapsed)
        }
    }

    /// Returns the state on a timing curve.
    ///
    /// After an interruption, the difference between the velocity it had and the curve's first velocity dies away, as a cubic that is 0
    /// at both ends.
    private func onCurve(_ curve: CubicCurve, _ duration: Double, _ elapsed: Double) -> MotionState {
        let u = elapsed / duration
        let base = curve.state(at: u)
        let way = target - start
        let extra = velocity == 0 ? 0 : velocity - way * curve.state(at: 0).velocity / duration
        let left = 1 - u
        let value = start + way * base.value + extra * elapsed * left * left
        let speed = way * base.velocity / duration + extra * left * (left - 2 * u)
        return MotionState(value: value, velocity: speed)
    }

    /// Returns true if the value still changes after a time.
    public func isMoving(at time: Double) -> Bool { time < ends }

    /// The time from which the value rests.
    public var endTime: Double { ends }

    /// Sends the number to `value`. Does nothing if that is its target already.
    ///
    /// - Parameters:
    ///   - value: The target.
    ///   - timing: The course of the motion.
    ///   - time: The present time in seconds.
    ///   - delay: Seconds to wait before the motion begins. A number in motion does not wait.
    public mutating func go(to value: Double, _ timing: Timing, at time: Double, delay: Double = 0) {
        guard value != target else { return }
        restart(to: value, timing, at: time, delay: delay, velocity: state(at: time).velocity)
    }

    /// Sends the number to `value` with a velocity of its own, a second, as when a finger lets go.
    public mutating func go(to value: Double, _ timing: Timing, at time: Double, velocity: Double) {
        restart(to: value, timing, at: time, delay: 0, velocity: velocity)
    }

    /// Moves the number and its target by a distance, in the same course: what it is measured from has moved.
    public mutating func shift(by distance: Double) { (start, target) = (start + distance, target + distance) }

    /// Puts the number at `value`, where it rests.
    public mutating func jump(to value: Double) { self = Transition(value) }

    private mutating func restart(to value: Double, _ timing: Timing, at time: Double, delay: Double, velocity: Double) {
        let now = state(at: time).value
        // A number in motion does not wait.
        let delay = velocity == 0 ? max(0, delay) : 0
        (start, self.velocity, target, self.timing, began) = (now, velocity, value, timing, time + delay)
        switch timing {
        case .curve(let curve, let duration):
            ends = duration > 0 ? began + min(duration, Self.longest) : time
            if duration > Self.longest { self.timing = .curve(curve, duration: Self.longest) }
        case .cubic(let curve, let duration):
            ends = duration > 0 ? began + min(duration, Self.longest) : time
            if duration > Self.longest { self.timing = .cubic(curve, duration: Self.longest) }
        case .spring(let spring):
            ends = began + spring.settlingTime(distance: now - value, velocity: velocity, tolerance: Self.tolerance)
        }
    }
}
