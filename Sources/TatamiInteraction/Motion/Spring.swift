/// A spring described by its duration and its bounce, as SwiftUI describes springs: mass 1, stiffness (2 pi / duration)^2, damping ratio
/// 1 - bounce.
///
/// For a negative bounce the damping ratio is 1 / (1 + bounce). The motion is known in closed form for all three kinds of damping, so
/// that it is the same at any frame rate.
public struct Spring: Hashable, Sendable {
    /// The seconds of one swing without damping, which is about the time until the spring seems to rest.
    public let duration: Double
    /// How much the spring bounces: 0 is critically damped, values towards 1 bounce, values below 0 creep.
    public let bounce: Double

    /// Makes a spring. The duration is limited to 0.001...60 seconds, the bounce to -0.99...0.99. A duration that is NaN counts as 0.001,
    /// a bounce that is NaN as 0.
    public init(duration: Double = 0.35, bounce: Double = 0) {
        self.duration = duration >= 0.001 ? min(duration, 60) : 0.001
        self.bounce = bounce.isNaN ? 0 : max(-0.99, min(0.99, bounce))
    }

    /// For things that follow a finger.
    public static let interactive = Spring(duration: 0.15, bounce: 0.14)
    /// For parts of controls that change places: of stiffness 500 and damping 39.
    public static let snappy = Spring(stiffness: 500, damping: 39)
    /// For views that change places: of stiffness 224 and damping 30.
    public static let gentle = Spring(stiffness: 224, damping: 30)

    /// Makes the spring that moves a mass of 1.
    ///
    /// - Parameters:
    ///   - stiffness: The force for each point of distance; 1 and more.
    ///   - damping: The force against each point a second. A value of 2 times the square root of the stiffness does not bounce.
    public init(stiffness: Double, damping: Double) {
        let frequency = max(1, stiffness).squareRoot()
        let ratio = max(0, damping) / (2 * frequency)
        self.init(duration: 2 * .pi / frequency, bounce: ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }

    private var frequency: Double { 2 * .pi / duration }
    private var ratio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }

    /// Returns the state of a thing that was let go at a distance from its place, after `time` seconds.
    ///
    /// - Parameters:
    ///   - distance: How far the thing was from its place.
    ///   - velocity: Its velocity, per second.
    ///   - time: The seconds since it was let go.
    /// - Returns: The distance that is left, and the velocity a second.
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

    /// Returns the seconds after which the distance left stays below `tolerance`, and the velocity below `tolerance` times the frequency.
    public func settlingTime(distance: Double, velocity: Double, tolerance: Double) -> Double {
        let tolerance = max(tolerance, 1e-9)
        let w = frequency
        let z = ratio
        if abs(distance) <= tolerance, abs(velocity) <= tolerance * w { return 0 }
        // An envelope that only falls limits what is left: (|x| + (|v| + z w |x|) t) at its slowest rate of decay.
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

/// A value and its velocity at one moment.
public struct MotionState: Hashable, Sendable {
    /// The value, usually in points.
    public var value: Double
    /// How fast the value changes a second.
    public var velocity: Double

    /// Makes a state.
    public init(value: Double, velocity: Double) {
        self.value = value
        self.velocity = velocity
    }
}
