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

    /// The curve between the two ends.
    public var cubic: CubicCurve {
        switch self {
        case .linear: .linear
        case .easeIn: CubicCurve(0.42, 0, 1, 1)
        case .easeOut: CubicCurve(0, 0, 0.58, 1)
        case .easeInOut: CubicCurve(0.42, 0, 0.58, 1)
        }
    }

    /// Returns how much of the way is done after `fraction` of the time, from 0 to 1, and how fast that grows.
    ///
    /// A fraction below 0 or above 1 counts as the nearer end.
    public func state(at fraction: Double) -> MotionState { cubic.state(at: fraction) }
}

/// How long a change takes, and how it begins and ends.
public enum Timing: Hashable, Sendable {
    /// A curve through a number of seconds.
    case curve(TimingCurve, duration: Double)
    /// A curve with control points of one's own through a number of seconds.
    case cubic(CubicCurve, duration: Double)
    /// The motion of a spring.
    case spring(Spring)

    /// The change happens at once, for people who asked for less motion.
    public static let none = Timing.curve(.linear, duration: 0)

    /// The longest fade for people who asked for less motion, in seconds.
    public static let longestReducedFade = 0.1

    /// The duration in seconds; for a spring, that of one swing without damping.
    public var duration: Double {
        switch self {
        case .curve(_, let duration), .cubic(_, let duration): duration
        case .spring(let spring): spring.duration
        }
    }

    /// The timing of a fade that takes the place of this one for people who asked for less motion. It is never longer than this one.
    package var asFade: Timing { .curve(.linear, duration: min(duration, Self.longestReducedFade)) }
}
