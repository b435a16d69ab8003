/// A name in a file.
public struct Name: Sendable {
    public let text: String
    public let range: SourceRange
}

/// `a.b.c`; a single name is a path of one.
public struct NamePath: Sendable {
    public let first: Name
    /// What most paths do not have: further names.
    private let more: More?

    private final class More: Sendable {
        let second: Name
        let others: [Name]
        let range: SourceRange

        init(_ second: Name, _ others: [Name], _ range: SourceRange) {
            (self.second, self.others, self.range) = (second, others, range)
        }
    }

    init(_ name: Name) { (first, more) = (name, nil) }

    init(_ first: Name, _ second: Name, range: SourceRange) { (self.first, more) = (first, More(second, [], range)) }

    /// Nil where there is no name at all, which the parser does not let happen. A path of one is where its name is.
    init?(names: some Collection<Name>, range: SourceRange) {
        guard let first = names.first else { return nil }
        self.first = first
        more = names.dropFirst().first.map { More($0, Array(names.dropFirst(2)), range) }
    }

    public var range: SourceRange { more?.range ?? first.range }

    /// Made anew each time where there are several.
    public var names: [Name] { more.map { [first, $0.second] + $0.others } ?? [first] }

    /// The names behind the first one.
    public var rest: ArraySlice<Name> { more.map { ([$0.second] + $0.others)[...] } ?? [] }

    /// The names before the last one.
    public var leading: ArraySlice<Name> { more == nil ? [] : names.dropLast() }

    public var last: Name { more.map { $0.others.last ?? $0.second } ?? first }

    /// The name, where the path is just one.
    public var single: Name? { more == nil ? first : nil }

    /// The names with dots between them.
    public var text: String {
        guard let more else { return first.text }
        return more.others.reduce("\(first.text).\(more.second.text)") { "\($0).\($1.text)" }
    }

    /// The path behind the first name; nil where there is none.
    var tail: NamePath? {
        guard let more else { return nil }
        if more.others.isEmpty { return NamePath(more.second) }
        return NamePath(names: [more.second] + more.others, range: more.second.range.through(more.range))
    }

    /// Whether the path is or starts with `self`.
    public var startsWithSelf: Bool { first.text == "self" }
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
    /// Whether some object in it asks for a template.
    var usesTemplates = true
}

/// `{ ... }`. Its range tells it from any other object of the program.
public struct ObjectNode: Sendable {
    public let systemProperties: [SystemProperty]
    public let assignments: [Assignment]
    public let range: SourceRange
    /// The template that it uses, written out; its parts come before the object's own.
    public internal(set) var use: TemplateUse?
    /// Whether something between its braces was reported and skipped or its end is missing, so that what seems to be
    /// missing in it may not be.
    let isDamaged: Bool
    /// Whether it or some object in it asks for a template.
    var usesTemplates = true

    /// The last system property of that name; the last one counts.
    public func systemProperty(_ name: SystemName) -> SystemProperty? {
        var index = systemProperties.count
        while index > 0 {
            index -= 1
            if systemProperties[index].kind == name { return systemProperties[index] }
        }
        return nil
    }

    /// The same, or the one whose misspelt name was meant to be this. Of very many the last ones are weighed.
    func systemProperty(_ name: SystemName, orMisspelt: Bool) -> SystemProperty? {
        if let found = systemProperty(name) { return found }
        return orMisspelt ? systemProperties.suffix(16).last { $0.kind == nil && SystemName(nearest: $0.name.text) == name } : nil
    }
}

/// The names that system properties can have.
public enum SystemName: String, CaseIterable, Sendable {
    case `class`, id, property, style, template, params, slot, group, animate

    static let all = allCases.map(\.rawValue)

    /// What a name says, misspelt or not; nil where nothing is near.
    init?(meant word: String) {
        if let name = SystemName(rawValue: word) ?? SystemName(nearest: word) { self = name } else { return nil }
    }

    /// What a misspelt name was meant to be; nil where nothing is near.
    init?(nearest word: String) {
        guard let name = Suggestion.nearest(to: word, among: Self.all) else { return nil }
        self.init(rawValue: name)
    }
}

/// `:name = value`
public struct SystemProperty: Sendable {
    /// The name without its colon.
    public let name: Name
    public let value: Value
    /// Nil for a name that none should have.
    public let kind: SystemName?
    public let range: SourceRange

    init(name: Name, value: Value, range: SourceRange) {
        (self.name, self.value, kind, self.range) = (name, value, SystemName(rawValue: name.text), range)
    }

    /// The same with another value.
    func giving(_ value: Value) -> SystemProperty { SystemProperty(name, value, kind, range) }

    private init(_ name: Name, _ value: Value, _ kind: SystemName?, _ range: SourceRange) {
        (self.name, self.value, self.kind, self.range) = (name, value, kind, range)
    }
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
    public let value: Value
    public let operation: Operator

    public var range: SourceRange { path.range.through(value.range) }
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
