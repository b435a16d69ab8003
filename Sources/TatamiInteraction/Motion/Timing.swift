/// A curve from the start to the end of a change: CSS's four timing functions, as cubic Bézier curves.
public enum TimingCurve: String, Hashable, Sendable, CaseIterable {
    /// At constant speed.
    case linear
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Starts and ends slowly.
    case easeInOut

    private var points: (x1: Double, y1: Double, x2: Double, y2: Double) {
        switch self {
        case .linear: (0, 0, 1, 1)
        case .easeIn: (0.42, 0, 1, 1)
        case .easeOut: (0, 0, 0.58, 1)
        case .easeInOut: (0.42, 0, 0.58, 1)
        }
    }

    /// Returns how much of the way is done after `fraction` of the time, from 0 to 1, and how fast that grows.
    ///
    /// A fraction below 0 or above 1 counts as the nearer end.
    public func state(at fraction: Double) -> MotionState {
        if fraction <= 0 { return MotionState(value: 0, velocity: slope(at: 0)) }
        if fraction >= 1 { return MotionState(value: 1, velocity: slope(at: 1)) }
        if self == .linear { return MotionState(value: fraction, velocity: 1) }
        let (x1, y1, x2, y2) = points
        let u = parameter(for: fraction, x1, x2)
        let dx = Self.derivative(u, x1, x2)
        return MotionState(value: Self.bezier(u, y1, y2), velocity: dx > 1e-9 ? Self.derivative(u, y1, y2) / dx : 0)
    }

    /// Returns the slope at an end, where the curve runs straight towards its control point.
    private func slope(at end: Double) -> Double {
        let (x1, y1, x2, y2) = points
        if self == .linear { return 1 }
        if end == 0 { return x1 > 0 ? y1 / x1 : 0 }
        return x2 < 1 ? (1 - y2) / (1 - x2) : 0
    }

    private static func bezier(_ u: Double, _ a: Double, _ b: Double) -> Double {
        let v = 1 - u
        return 3 * v * v * u * a + 3 * v * u * u * b + u * u * u
    }

    private static func derivative(_ u: Double, _ a: Double, _ b: Double) -> Double {
        let v = 1 - u
        return 3 * v * v * a + 6 * v * u * (b - a) + 3 * u * u * (1 - b)
    }

    /// Finds the parameter for `x` by bisection, since `x` grows with the parameter.
    private func parameter(for x: Double, _ x1: Double, _ x2: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if Self.bezier(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

/// How long a change takes, and how it begins and ends.
public enum Timing: Hashable, Sendable {
    /// A curve through a number of seconds.
    case curve(TimingCurve, duration: Double)
    /// The motion of a spring.
    case spring(Spring)

    /// The change happens at once, for people who asked for less motion.
    public static let none = Timing.curve(.linear, duration: 0)

    /// The longest fade for people who asked for less motion, in seconds.
    public static let longestReducedFade = 0.1

    /// The timing of a fade that takes the place of this one for people who asked for less motion.
    package var asFade: Timing {
        if case .curve(_, let duration) = self { return .curve(.linear, duration: min(duration, Self.longestReducedFade)) }
        return .curve(.linear, duration: Self.longestReducedFade)
    }
}
