/// An error or a warning in JSON that is read against a model: its place, its path, its cause and, if there is one, a fix.
public struct DataFault: Hashable, Sendable {
    /// What is wrong.
    public enum Kind: String, Hashable, Sendable {
        /// The bytes are not UTF-8.
        case notUTF8
        /// The text is not JSON.
        case notJSON
        /// The text ends inside a value.
        case truncated
        /// The text is larger than ``DataLimits/jsonBytes``.
        case tooLarge
        /// Braces and brackets are nested deeper than ``DataLimits/depth``.
        case tooDeep
        /// A warning: there are more elements than ``DataLimits/rows``, and the rest is left out.
        case tooManyRows
        /// A field without a default is missing.
        case missingField
        /// A warning: the model has no such field.
        case unknownField
        /// An object has a field of the model twice.
        case duplicateField
        /// `null` where the type is not optional.
        case unexpectedNull
        /// The value is not of the field's type.
        case wrongType
        /// The enumeration has no such case.
        case unknownCase
        /// No Number or Integer holds the number.
        case numberOutOfRange

        /// Whether the data can be used all the same.
        public var isWarning: Bool { self == .unknownField || self == .tooManyRows }

        /// Whether the text is at fault, whatever the model says.
        var isOfText: Bool {
            switch self {
            case .notUTF8, .notJSON, .truncated, .tooLarge, .tooDeep: true
            case .tooManyRows, .missingField, .unknownField, .duplicateField, .unexpectedNull, .wrongType, .unknownCase, .numberOutOfRange:
                false
            }
        }
    }

    /// The field of a model to which a value belongs.
    public struct Field: Hashable, Sendable {
        /// The name of its record type; `:model` for that of the model itself.
        public let type: String
        /// The name of the field; nil for one that the type does not have.
        public let name: String?
    }

    /// What is wrong.
    public let kind: Kind
    /// The path of the value from the root of the text: `$.walks[3].title`.
    public let path: String
    /// The place of the value, or of the character that is wrong.
    public let place: DataPlace
    /// Another place that belongs to the fault: the first of two equal members, or the bracket that is not closed.
    public let related: DataPlace?
    /// The field whose value is wrong or missing, or the type that lacks a field; nil for a fault of the text itself.
    public let field: Field?
    /// The cause, with the path.
    public let message: String
    /// The fix, as a sentence without a capital; nil if there is no likely one.
    public let hint: String?

    /// The place, the message and the fix on a line: `4:21: $.walks[1].length is "4 km", not a Number`.
    public var text: String {
        "\(place.line):\(place.column): \(message)" + (related.map { " (\($0.line):\($0.column))" } ?? "") + (hint.map { "; \($0)" } ?? "")
    }
}

/// A place in a text.
public struct DataPlace: Hashable, Comparable, Sendable {
    /// The line, from 1. A line ends with a line feed, a carriage return, or both.
    public let line: Int
    /// The column, from 1, in Unicode scalars. A byte order mark is not counted.
    public let column: Int

    /// Returns true if `a` comes first.
    public static func < (a: DataPlace, b: DataPlace) -> Bool { (a.line, a.column) < (b.line, b.column) }

    /// Returns the places of byte offsets, which must ascend, in one walk over the text.
    static func places(of offsets: [Int], in bytes: [UInt8], firstLine: Int) -> [DataPlace] {
        var (line, column, index) = (firstLine, 1, bytes.starts(with: ASCII.orderMark) ? ASCII.orderMark.count : 0)
        return offsets.map { offset in
            while index < min(offset, bytes.count) {
                let byte = bytes[index]
                index += 1
                if byte == ASCII.lineFeed || byte == ASCII.carriageReturn && !(index < bytes.count && bytes[index] == ASCII.lineFeed) {
                    (line, column) = (line + 1, 1)
                } else if !ASCII.isContinuation(byte), byte != ASCII.carriageReturn {
                    column += 1
                }
            }
            return DataPlace(line: line, column: column)
        }
    }
}
