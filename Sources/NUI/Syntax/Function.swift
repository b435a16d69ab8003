/// A function that expressions can call: `min(width, 320)`. The raw value is its name.
public enum Function: String, CaseIterable, Sendable {
    case min, max, round, abs

    /// The number of values that it takes; nil for two or more.
    var valueCount: Int? {
        switch self {
        case .min, .max: nil
        case .round, .abs: 1
        }
    }

    /// Whether it takes that number of values.
    func takes(_ count: Int) -> Bool { valueCount.map { $0 == count } ?? (count >= 2) }

    /// Returns the result for some numbers; nil if there are none. A half is rounded away from 0.
    public func result(_ values: [Double]) -> Double? {
        switch self {
        case .min: values.min()
        case .max: values.max()
        case .round: values.first?.rounded()
        case .abs: values.first.map { Swift.abs($0) }
        }
    }
}
