/// A spring by how long it takes and how much it bounces, as SwiftUI describes springs: mass 1, stiffness (2 pi / duration)^2, damping
/// ratio 1 - bounce.
///
/// Its motion is known in closed form for all three kinds of damping, so that it is the same at any frame rate.
public struct Spring: Hashable, Sendable {
    /// Seconds of one swing without damping; about the time until it seems to rest.
    public let duration: Double
    /// 0 = critically damped, towards 1 = bounces, below 0 = creeps.
    public let bounce: Double

    /// Durations below a millisecond count as one, bounces lie within -0.99...0.99.
    public init(duration: Double = 0.35, bounce: Double = 0) {
        self.duration = duration >= 0.001 ? min(duration, 60) : 0.001
        self.bounce = bounce.isNaN ? 0 : max(-0.99, min(0.99, bounce))
    }

    /// For what follows a finger.
    public static let interactive = Spring(duration: 0.15, bounce: 0.14)
    /// For reordering.
    public static let snappy = Spring(duration: 0.35, bounce: 0.15)

    private var frequency: Double { 2 * .pi / duration }
    private var ratio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }

    /// Where something is that was let go `distance` from its place with `velocity`, as the distance that is left, after `time` seconds.
    public func state(distance: Double, velocity: Double, after time: Double) -> MotionState {
        let time = max(0, time)
        let w = frequency
        let z = ratio
        if z < 1 { return underdamped(distance, velocity, time, w, z) }
        if z == 1 { return critical(distance, velocity, time, w) }
        return overdamped(distance, velocity, time, w, z)
    }

    private func underdamped(_ x: Double, _ v: Double, _ t: Double, _ w: Double, _ z: Double) -> MotionState {
        let damped = w * (1 - z * z).squareRoot()
        let decay = Maths.exponential(-z * w * t)
        let a = x
        let b = (v + z * w * x) / damped
        let (s, c) = (Maths.sine(damped * t), Maths.cosine(damped * t))
        let value = decay * (a * c + b * s)
        let speed = decay * ((b * damped - z * w * a) * c - (a * damped + z * w * b) * s)
        return MotionState(value: value, velocity: speed)
    }

    private func critical(_ x: Double, _ v: Double, _ t: Double, _ w: Double) -> MotionState {
        let decay = Maths.exponential(-w * t)
        let b = v + w * x
        return MotionState(value: decay * (x + b * t), velocity: decay * (b - w * (x + b * t)))
    }

    private func overdamped(_ x: Double, _ v: Double, _ t: Double, _ w: Double, _ z: Double) -> MotionState {
        let root = w * (z * z - 1).squareRoot()
        let (slow, fast) = (-z * w + root, -z * w - root)
        let a = (v - fast * x) / (slow - fast)
        let b = x - a
        let (e1, e2) = (a * Maths.exponential(slow * t), b * Maths.exponential(fast * t))
        return MotionState(value: e1 + e2, velocity: slow * e1 + fast * e2)
    }

    /// After how many seconds less than `tolerance` is left for good, and no more than `tolerance` times the frequency a second.
    public func settlingTime(distance: Double, velocity: Double, tolerance: Double) -> Double {
        let tolerance = max(tolerance, 1e-9)
        let w = frequency
        let z = ratio
        if abs(distance) <= tolerance, abs(velocity) <= tolerance * w { return 0 }
        // What is left never exceeds an envelope that only falls: (|x| + (|v| + z w |x|) t) at its slowest rate of decay.
        let rate = z > 1 ? w * (z - (z * z - 1).squareRoot()) : z * w
        var (low, high) = (0.0, duration)
        func isSettled(_ t: Double) -> Bool {
            let growth = z == 1 ? 1 + w * t : z < 1 ? 1 / (1 - z * z).squareRoot() : z / (z * z - 1).squareRoot() + 1
            let size = (abs(distance) + abs(velocity) / w) * (1 + z) * growth * Maths.exponential(-rate * t)
            return size <= tolerance
        }
        while !isSettled(high), high < 1e4 { high *= 2 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if isSettled(middle) { high = middle } else { low = middle }
        }
        return high
    }
}

/// Where something is, and how fast it moves a second.
public struct MotionState: Hashable, Sendable {
    public var value: Double
    public var velocity: Double

    public init(value: Double, velocity: Double) {
        self.value = value
        self.velocity = velocity
    }
}
