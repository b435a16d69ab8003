/// A function that expressions can call: `min(width, 320)`. The raw value is its name.
public enum Function: String, CaseIterable, Sendable {
    case min, max, round, abs, count, isEmpty, find, fault, upper, lower, trim, prefix, contains, localized

    /// The number of values that it takes; nil for two or more.
    var valueCount: Int? {
        switch self {
        case .min, .max: nil
        case .round, .abs, .count, .isEmpty, .fault, .upper, .lower, .trim: 1
        case .find, .prefix, .contains, .localized: 2
        }
    }

    /// Whether it takes that number of values.
    func takes(_ count: Int) -> Bool { valueCount.map { $0 == count } ?? (count >= 2) }

    /// A call, for messages.
    var example: String {
        switch self {
        case .min, .max: "\(rawValue)(a, b)"
        case .round, .abs: "\(rawValue)(a)"
        case .count, .isEmpty: "\(rawValue)(list)"
        case .find: "find(list, key)"
        case .fault: "fault(walk.title)"
        case .upper, .lower, .trim: "\(rawValue)(text)"
        case .prefix: "prefix(text, 3)"
        case .contains: "contains(text, part)"
        case .localized: "localized(\"left\", count)"
        }
    }

    /// Whether only bindings can call it, because its value depends on the model.
    public var isOfModel: Bool { self == .find || self == .fault }

    /// Whether its first value is a text or a list.
    public var isOfText: Bool {
        switch self {
        case .count, .isEmpty, .upper, .lower, .trim, .prefix, .contains, .localized: true
        case .min, .max, .round, .abs, .find, .fault: false
        }
    }

    /// The type of a value that it takes outside of bindings.
    func parameterType(_ index: Int) -> ValueType {
        switch self {
        case .min, .max, .round, .abs: .number
        case .count, .isEmpty: .oneOf([.string, .array(of: .any)])
        case .find, .fault: .any
        case .upper, .lower, .trim, .contains: .string
        case .prefix: index == 0 ? .string : .integer
        case .localized: index == 0 ? .string : .number
        }
    }

    /// The type of its result outside of bindings.
    var resultType: ValueType {
        switch self {
        case .min, .max, .round, .abs, .count: .number
        case .isEmpty, .contains: .bool
        case .find, .fault: .any
        case .upper, .lower, .trim, .prefix, .localized: .string
        }
    }

    /// Returns the result for some numbers; nil if there are none, and for a function that does not compute with numbers. A half is rounded
    /// away from 0.
    public func result(_ values: [Double]) -> Double? {
        switch self {
        case .min: values.min()
        case .max: values.max()
        case .round: values.first?.rounded()
        case .abs: values.first.map { Swift.abs($0) }
        default: nil
        }
    }

    /// Returns the result for a text; nil for a function that takes no text. `length` is the number of characters of ``prefix``.
    public func result(_ text: String, length: Int = 0) -> String? {
        switch self {
        case .upper: text.uppercased()
        case .lower: text.lowercased()
        case .trim: Self.trimmed(text)
        case .prefix: String(text.prefix(Swift.max(0, length)))
        default: nil
        }
    }

    private static func trimmed(_ text: String) -> String {
        guard let first = text.firstIndex(where: { !$0.isWhitespace }), let last = text.lastIndex(where: { !$0.isWhitespace }) else {
            return ""
        }
        return String(text[first...last])
    }
}
