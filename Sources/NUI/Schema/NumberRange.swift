import TatamiJSON

/// A range of numbers that a property accepts unchanged. A number outside is refused or replaced, depending on the property.
public struct NumberRange: Sendable, Hashable {
    /// The smallest number; -``Limits/number`` means no lower bound.
    public let lower: Double
    /// The largest number; ``Limits/number`` means no upper bound.
    public let upper: Double
    /// Whether ``lower`` itself is excluded.
    public let isAbove: Bool

    /// Creates a range that includes both bounds.
    public init(_ bounds: ClosedRange<Double>) {
        (lower, upper, isAbove) = (bounds.lowerBound, bounds.upperBound, false)
    }

    /// Creates a range of the numbers greater than `lower`, up to and including `upper`.
    public init(above lower: Double, to upper: Double = Limits.number) {
        (self.lower, self.upper, isAbove) = (lower, upper, true)
    }

    /// Whether the property accepts `value` unchanged.
    public func contains(_ value: Double) -> Bool { (isAbove ? value > lower : value >= lower) && value <= upper }

    /// Whether there is no bound on the side of `value`. A property without a bound takes part in sums of numbers.
    func isOpen(towards value: Double) -> Bool { value < 0 ? lower <= -Limits.number : upper >= Limits.number }

    /// The range for people: "0 to 1", "0 or more", "more than 0"; empty if it contains every number.
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
