/// A name in a file.
public struct Name: Sendable {
    public let text: String
    public let range: SourceRange
}

/// `a.b.c`; a single name is a path of one. Never empty.
public struct NamePath: Sendable {
    public let names: [Name]
    public let range: SourceRange

    /// Nil where there is no name at all, which the parser does not let happen.
    init?(names: [Name], range: SourceRange) {
        guard !names.isEmpty else { return nil }
        self.names = names
        self.range = range
    }

    public var first: Name { names[0] }

    /// The name, where the path is just one.
    public var single: Name? { names.count == 1 ? names[0] : nil }

    /// The names with dots between them.
    public var text: String { names.map(\.text).joined(separator: ".") }

    /// Whether the path is or starts with `self`.
    public var startsWithSelf: Bool { names[0].text == "self" }
}

/// A string; `value` has its escapes read.
public struct StringLiteral: Sendable {
    public let value: String
    public let range: SourceRange
}

extension StringLiteral {
    /// A text as a file writes it, in quotes.
    public static func quoted(_ text: String) -> String {
        let escapes: [Unicode.Scalar: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t"]
        return "\"" + text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined() + "\""
    }
}

/// A number within +-1e7.
public struct NumberLiteral: Sendable {
    public let value: Double
    public let range: SourceRange

    public var isWhole: Bool { value == value.rounded(.towardZero) }
}

/// `A | B | 4`: an operand is a path or a number.
public struct FlagsNode: Sendable {
    public let operands: [Value]
    public let range: SourceRange
}

/// `[ ... ]`
public struct ArrayNode: Sendable {
    public let elements: [Value]
    public let range: SourceRange
}

/// `{ ... }`. Its range tells it from any other object of the program.
public struct ObjectNode: Sendable {
    public let systemProperties: [SystemProperty]
    public let assignments: [Assignment]
    public let range: SourceRange
    /// Whether something between its braces was reported and skipped or its end is missing, so that what seems to be
    /// missing in it may not be.
    let isDamaged: Bool
    /// The template that it uses, written out; its parts come before the object's own.
    public internal(set) var use: TemplateUse?

    /// The last system property of that name; the last one counts.
    public func systemProperty(_ name: String) -> SystemProperty? {
        systemProperties.last { $0.name.text == name }
    }

    /// The same, or the one whose misspelt name was meant to be this.
    func systemProperty(_ name: String, orMisspelt: Bool) -> SystemProperty? {
        if let found = systemProperty(name) { return found }
        return orMisspelt ? systemProperties.last { SystemName.meant(by: $0.name.text) == name } : nil
    }
}

/// The names that system properties can have.
enum SystemName {
    static let all = ["class", "id", "property", "style", "template", "params", "slot", "group", "animate"]

    /// The name that a word was meant to be; nil for those names themselves, and where nothing is near.
    static func meant(by word: String) -> String? {
        all.contains(word) ? nil : Suggestion.nearest(to: word, among: all)
    }
}

/// `:name = value`
public struct SystemProperty: Sendable {
    /// The name without its colon.
    public let name: Name
    public let value: Value
    public let range: SourceRange
}

/// `path = value` or `path <= { }`
public struct Assignment: Sendable {
    public enum Operator: Sendable {
        /// `=` gives the property a value.
        case assign
        /// `<=` changes the object that the property holds.
        case modify
    }

    public let path: NamePath
    public let operation: Operator
    public let value: Value
    public let range: SourceRange
}

/// What may stand on the right of `=`.
public enum Value: Sendable {
    case string(StringLiteral)
    case number(NumberLiteral)
    case path(NamePath)
    case flags(FlagsNode)
    case expression(ExpressionNode)
    /// A string with `\(...)` in it.
    case interpolation(InterpolatedString)
    case array(ArrayNode)
    case object(ObjectNode)
    /// Something that was reported already. The empty range where it is missing.
    case invalid(SourceRange)

    public var range: SourceRange {
        switch self {
        case .string(let literal): return literal.range
        case .number(let literal): return literal.range
        case .path(let path): return path.range
        case .flags(let flags): return flags.range
        case .expression(let expression): return expression.range
        case .interpolation(let string): return string.range
        case .array(let array): return array.range
        case .object(let object): return object.range
        case .invalid(let range): return range
        }
    }
}
