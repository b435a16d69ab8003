/// How something slows down that was let go: by the same part of its speed in every millisecond, as on iOS.
public struct Deceleration: Hashable, Sendable {
    /// What is left of the speed after a millisecond.
    public let rate: Double

    public static let normal = Deceleration(rate: 0.998)
    /// For pages.
    public static let fast = Deceleration(rate: 0.99)

    init(rate: Double) { self.rate = rate }

    /// Speeds fall by this power of e a second; below 0.
    private var k: Double { 1000 * Maths.logarithm(rate) }

    public func state(from position: Double, velocity: Double, after time: Double) -> MotionState {
        let decay = Maths.exponential(k * max(0, time))
        return MotionState(value: position + velocity / k * (decay - 1), velocity: velocity * decay)
    }

    /// Where it comes to rest.
    public func rest(from position: Double, velocity: Double) -> Double { position - velocity / k }

    /// When less than `tolerance` is left to go.
    public func duration(velocity: Double, tolerance: Double) -> Double {
        let left = abs(velocity / k)
        return left <= tolerance ? 0 : Maths.logarithm(tolerance / left) / k
    }

    /// When it passes `edge`; nil where it never does.
    public func time(from position: Double, velocity: Double, to edge: Double) -> Double? {
        guard velocity != 0 else { return nil }
        let decay = 1 + (edge - position) * k / velocity
        guard decay > 0, decay <= 1 else { return nil }
        return Maths.logarithm(decay) / k
    }
}

/// What is shown of a drag beyond the end: the further it goes, the less it moves.
public enum RubberBand {
    private static let stiffness = 0.55

    /// How far it is shown beyond the end where a finger is `distance` beyond it; the sign stays.
    public static func shown(_ distance: Double, in length: Double) -> Double {
        guard length > 0, distance != 0 else { return 0 }
        let size = (1 - 1 / (abs(distance) * stiffness / length + 1)) * length
        return distance < 0 ? -size : size
    }

    /// How far the finger is beyond the end where that is shown.
    public static func dragged(_ shown: Double, in length: Double) -> Double {
        guard length > 0, shown != 0 else { return 0 }
        let part = min(abs(shown) / length, 0.999_999)
        let size = (1 / (1 - part) - 1) * length / stiffness
        return shown < 0 ? -size : size
    }
}
