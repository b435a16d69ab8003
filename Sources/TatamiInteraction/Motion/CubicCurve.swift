/// A cubic Bézier curve from (0, 0) to (1, 1), as CSS's `cubic-bezier` has it: time along x, progress along y.
public struct CubicCurve: Hashable, Sendable {
    private let x1: Double, y1: Double, x2: Double, y2: Double

    /// Creates a curve from its two control points. The x values are limited to 0...1, so that time never runs back.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (max(0, min(1, x1)), y1, max(0, min(1, x2)), y2)
    }

    /// A straight line.
    public static let linear = CubicCurve(0, 0, 1, 1)

    /// Returns how much of the way is done after `fraction` of the time, from 0 to 1, and how fast that grows.
    ///
    /// A fraction below 0 or above 1 counts as the nearer end.
    public func state(at fraction: Double) -> MotionState {
        if fraction <= 0 { return MotionState(value: 0, velocity: slope(at: 0)) }
        if fraction >= 1 { return MotionState(value: 1, velocity: slope(at: 1)) }
        if self == .linear { return MotionState(value: fraction, velocity: 1) }
        let u = parameter(for: fraction)
        let dx = Self.derivative(u, x1, x2)
        return MotionState(value: Self.bezier(u, y1, y2), velocity: dx > 1e-9 ? Self.derivative(u, y1, y2) / dx : 0)
    }

    /// Returns the slope at an end, where the curve runs straight towards its control point.
    private func slope(at end: Double) -> Double {
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
    private func parameter(for x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if Self.bezier(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
