import TatamiJSON

/// The numbers that a property takes as they are. One outside is refused, or counts as another one.
public struct NumberRange: Sendable, Hashable {
    public let lower: Double
    public let upper: Double
    /// Whether `lower` itself lies outside.
    public let isAbove: Bool

    public init(_ bounds: ClosedRange<Double>) {
        (lower, upper, isAbove) = (bounds.lowerBound, bounds.upperBound, false)
    }

    public init(above lower: Double, to upper: Double = Limits.number) {
        (self.lower, self.upper, isAbove) = (lower, upper, true)
    }

    public func contains(_ value: Double) -> Bool { (isAbove ? value > lower : value >= lower) && value <= upper }

    /// Whether it ends only where all numbers end, at the side on which `value` lies: what it holds there are sums of others, too.
    func isOpen(towards value: Double) -> Bool { value < 0 ? lower <= -Limits.number : upper >= Limits.number }

    /// "0 to 1", "0 or more", "more than 0"; empty where it holds every number.
    public var text: String {
        let (start, end) = (JSONText.number(lower), JSONText.number(upper))
        switch (lower > -Limits.number, upper < Limits.number) {
        case (false, false): return ""
        case (false, true): return "\(end) or less"
        case (true, false): return isAbove ? "more than \(start)" : "\(start) or more"
        case (true, true): return isAbove ? "more than \(start), at most \(end)" : "\(start) to \(end)"
        }
    }
}
