/// How a value in a string is written: `\\(price as decimals 2)`.
public struct ValueFormat: Sendable {
    /// The kinds of formats. The raw value is the name.
    public enum Kind: String, CaseIterable, Sendable {
        /// A number with a given number of digits after the decimal separator.
        case decimals
        /// A number without decimals.
        case integer
        /// A fraction in hundredths: 0.25 is 25 %.
        case percent
        /// An amount of money, with the code of its currency.
        case currency
        /// A number of bytes, in a unit that suits it.
        case bytes
        /// The day and the time of an instant.
        case date
        /// The time of an instant.
        case time
        /// A day.
        case day
        /// A text in which nothing stands for nil.
        case optional

        /// The type of its argument; nil if it has none.
        var argumentType: ValueType? {
            switch self {
            case .decimals: .integer
            case .currency: .string
            case .integer, .percent, .bytes, .date, .time, .day, .optional: nil
            }
        }

        /// Whether a length follows: `short` or `long`.
        var takesLength: Bool { self == .date || self == .time || self == .day }

        /// Whether it writes numbers.
        public var isOfNumbers: Bool {
            switch self {
            case .decimals, .integer, .percent, .currency, .bytes: true
            case .date, .time, .day, .optional: false
            }
        }

        /// Whether the text can be read back, so that people can edit it.
        public var isReadable: Bool { self != .bytes }

        /// A use of the format, for messages.
        var example: String {
            switch self {
            case .decimals: "as decimals 2"
            case .currency: "as currency EUR"
            case .integer, .percent, .bytes, .optional: "as \(rawValue)"
            case .date, .time, .day: "as \(rawValue) short"
            }
        }
    }

    /// The words for the lengths of dates and times.
    public static let lengths = ["short", "long"]

    /// The largest number of digits that ``Kind/decimals`` accepts.
    public static let mostDecimals = 15

    /// The kind of the format.
    public let kind: Kind
    /// The number of decimals or the currency; nil for formats without an argument. A currency code such as `EUR` and a length such as
    /// `short` are strings here.
    public let argument: Value?
    /// From `as` to the end of the format.
    public let range: SourceRange

    /// Returns a copy with another argument.
    func giving(_ argument: Value?) -> ValueFormat { ValueFormat(kind: kind, argument: argument, range: range) }

    /// Whether a name is the code of a currency: three capitals.
    package static func isCurrencyCode(_ name: String) -> Bool {
        name.utf8.count == 3 && name.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }
}
