/// Which points are inside a path that crosses itself or has several parts.
public enum FillRule: Hashable, Sendable, CaseIterable {
    /// Points around which the path winds, in either direction. A part is a hole only if it runs the other way round.
    case nonZero
    /// Points from which a ray crosses the path an odd number of times. Every part inside another one is a hole.
    case evenOdd
}
