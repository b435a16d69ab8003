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

    /// How NUI writes what a function of another system or language does; nil if that is not known.
    static func advice(on name: String) -> String? {
        switch name {
        case "rgb", "rgba", "hex", "color", "Color": "a colour is written as \"RRGGBB\", \"RRGGBBAA\" or [red green blue]"
        case "clamp": "clamp(a, b, c) is written as min(max(b, a), c)"
        case "calc": "an expression stands without a function: width = gap * 2"
        case "floor", "ceil", "trunc", "Int", "int": "round(a) gives the nearest whole number"
        case "String", "str", "format", "toFixed": "a number in a string is written as \"\\(a)\" or \"\\(a as decimals 2)\""
        case "fmin", "minimum", "Min": "min(a, b)"
        case "fmax", "maximum", "Max": "max(a, b)"
        case "fabs", "Abs": "abs(a)"
        default: nil
        }
    }
}
