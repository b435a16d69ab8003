/// How a thing that was let go slows down: in every millisecond it loses the same part of its speed, as on iOS.
///
/// Positions are points, speeds points a second, times seconds.
public struct Deceleration: Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rate: Double

    /// For scrolling: 0.998 of the speed is left after a millisecond.
    public static let normal = Deceleration(rate: 0.998)
    /// For pages: 0.99 of the speed is left after a millisecond.
    public static let fast = Deceleration(rate: 0.99)

    init(rate: Double) { self.rate = rate }

    /// The exponent of the decay a second: speeds fall by e to the power of `k` in a second. It is below 0.
    private var k: Double { 1000 * Maths.logarithm(rate) }

    /// Returns the position and the velocity `time` seconds after a thing was let go.
    public func state(from position: Double, velocity: Double, after time: Double) -> MotionState {
        let decay = Maths.exponential(k * max(0, time))
        return MotionState(value: position + velocity / k * (decay - 1), velocity: velocity * decay)
    }

    /// Returns the position at which the thing comes to rest.
    public func rest(from position: Double, velocity: Double) -> Double { position - velocity / k }

    /// Returns the seconds after which less than `tolerance` points are left to go.
    public func duration(velocity: Double, tolerance: Double) -> Double {
        let left = abs(velocity / k)
        return left <= tolerance ? 0 : Maths.logarithm(tolerance / left) / k
    }

    /// Returns the seconds after which the thing passes `edge`; nil if it never does.
    public func time(from position: Double, velocity: Double, to edge: Double) -> Double? {
        guard velocity != 0 else { return nil }
        let decay = 1 + (edge - position) * k / velocity
        guard decay > 0, decay <= 1 else { return nil }
        return Maths.logarithm(decay) / k
    }
}

/// How far content follows a drag beyond its end: the further the finger goes, the less the content moves.
///
/// Distances are points beyond the end. A negative distance lies beyond the other end.
public enum RubberBand {
    private static let stiffness = 0.55

    /// Returns how far the content is shown beyond its end if the finger is `distance` beyond it. The sign stays.
    ///
    /// - Parameters:
    ///   - distance: The distance of the finger beyond the end, in points.
    ///   - length: The length of the viewport, which the result never reaches.
    public static func shown(_ distance: Double, in length: Double) -> Double {
        guard length > 0, distance != 0 else { return 0 }
        let size = (1 - 1 / (abs(distance) * stiffness / length + 1)) * length
        return distance < 0 ? -size : size
    }

    /// Returns how far the finger is beyond the end if the content is shown that far beyond it: the inverse of `shown`.
    ///
    /// - Parameters:
    ///   - shown: The distance of the content beyond its end, in points.
    ///   - length: The length of the viewport.
    public static func dragged(_ shown: Double, in length: Double) -> Double {
        guard length > 0, shown != 0 else { return 0 }
        let part = min(abs(shown) / length, 0.999_999)
        let size = (1 / (1 - part) - 1) * length / stiffness
        return shown < 0 ? -size : size
    }
}
