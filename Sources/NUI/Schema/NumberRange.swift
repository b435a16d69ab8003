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

/// How the values of a property depend on other properties of the same object. The checker compares them where the file gives all of them:
/// numbers, dates and texts, and which properties are there.
public enum NumberRelation: Sendable, Hashable {
    /// The number is a maximum. The minimum, which another property holds, wins if it is larger.
    case maximum(over: String)
    /// The number is between the bounds that two other properties hold. A number beyond a bound counts as the bound.
    case within(minimum: String, maximum: String)
    /// The number is the index, from 0, of an element of the array that another property holds.
    case index(of: String)
    /// The text is an element of the array that another property holds.
    case element(of: String)
    /// The number is a step between the bounds that two other properties hold.
    case step(minimum: String, maximum: String)
    /// The text has at most as many characters as another property says.
    case length(atMost: String)
    /// The property takes the place of another one: of the two, the one that is set last is used.
    case instead(of: String)

    /// The names of the other properties whose values are compared.
    public var properties: [String] {
        switch self {
        case .maximum(let minimum): [minimum]
        case .within(let minimum, let maximum), .step(let minimum, let maximum): [minimum, maximum]
        case .index(let array), .element(let array): [array]
        case .length(let most): [most]
        case .instead: []
        }
    }

    /// The relation for people: "minimum or more".
    public var text: String {
        switch self {
        case .maximum(let minimum): "\(minimum) or more"
        case .within(let minimum, let maximum): "\(minimum) to \(maximum)"
        case .index(let array): "an index of \(array)"
        case .element(let array): "one of \(array)"
        case .step(let minimum, let maximum): "at most \(maximum) - \(minimum)"
        case .length(let most): "at most \(most) characters"
        case .instead(let other): "in place of \(other)"
        }
    }
}
