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

        /// The type of its argument; nil if it has none.
        var argumentType: ValueType? {
            switch self {
            case .decimals: .integer
            case .currency: .string
            case .integer, .percent, .bytes: nil
            }
        }

        /// A use of the format, for messages.
        var example: String {
            switch self {
            case .decimals: "as decimals 2"
            case .currency: "as currency EUR"
            case .integer, .percent, .bytes: "as \(rawValue)"
            }
        }
    }

    /// The largest number of digits that ``Kind/decimals`` accepts.
    public static let mostDecimals = 15

    /// The kind of the format.
    public let kind: Kind
    /// The number of decimals or the currency; nil for formats without an argument. A currency code such as `EUR` is a string here.
    public let argument: Value?
    /// From `as` to the end of the format.
    public let range: SourceRange

    /// Returns a copy with another argument.
    func giving(_ argument: Value?) -> ValueFormat { ValueFormat(kind: kind, argument: argument, range: range) }

    /// Whether a name is the code of a currency: three capitals.
    static func isCurrencyCode(_ name: String) -> Bool { name.utf8.count == 3 && name.utf8.allSatisfy { (0x41...0x5A).contains($0) } }
}
