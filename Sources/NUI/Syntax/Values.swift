/// A name in a file.
public struct Name: Sendable {
    /// The name as written.
    public let text: String
    /// Where it is written.
    public let range: SourceRange
}

/// A dotted path such as `a.b.c`. A single name is a path of one name.
public struct NamePath: Sendable {
    /// The first name.
    public let first: Name
    /// The further names, stored separately because most paths have none.
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

    /// Nil if there are no names, which the parser never produces. A path of one name uses the range of that name.
    init?(names: some Collection<Name>, range: SourceRange) {
        guard let first = names.first else { return nil }
        self.first = first
        more = names.dropFirst().first.map { More($0, Array(names.dropFirst(2)), range) }
    }

    /// Reads the path that a string contains: `target = "root"`. All its names are where the string is.
    init(quotedIn literal: StringLiteral) {
        let names = literal.value.split(separator: ".", omittingEmptySubsequences: false).map {
            Name(text: String($0), range: literal.range)
        }
        first = names.first ?? Name(text: "", range: literal.range)
        more = names.dropFirst().first.map { More($0, Array(names.dropFirst(2)), literal.range) }
    }

    /// From the first name to the last one.
    public var range: SourceRange { more?.range ?? first.range }

    /// All names. Each access to a path of several names creates a new array.
    public var names: [Name] { more.map { [first, $0.second] + $0.others } ?? [first] }

    /// The names after the first one.
    public var rest: ArraySlice<Name> { more.map { ([$0.second] + $0.others)[...] } ?? [] }

    /// The names before the last one.
    public var leading: ArraySlice<Name> { more == nil ? [] : names.dropLast() }

    /// The last name; the first one if there is no other.
    public var last: Name { more.map { $0.others.last ?? $0.second } ?? first }

    /// The name if the path has exactly one; otherwise nil.
    public var single: Name? { more == nil ? first : nil }

    /// The names with dots between them.
    public var text: String {
        guard let more else { return first.text }
        return more.others.reduce("\(first.text).\(more.second.text)") { "\($0).\($1.text)" }
    }

    /// The path after the first name; nil if there is only one name.
    var tail: NamePath? {
        guard let more else { return nil }
        if more.others.isEmpty { return NamePath(more.second) }
        return NamePath(names: [more.second] + more.others, range: more.second.range.through(more.range))
    }

    /// Whether the first name is `self`.
    public var startsWithSelf: Bool { first.text == "self" }
}

/// A string in a file.
public struct StringLiteral: Sendable {
    /// The text with escapes replaced.
    public let value: String
    /// The string with its quotes.
    public let range: SourceRange
}

extension StringLiteral {
    /// Returns a text as a string of a file: in quotes, with quotes, backslashes, line feeds and tabs escaped.
    public static func quoted(_ text: String) -> String {
        let escapes: [Unicode.Scalar: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t"]
        return "\"" + text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined() + "\""
    }
}

/// A number in a file, between -10,000,000 and 10,000,000.
public struct NumberLiteral: Sendable {
    /// The number.
    public let value: Double
    /// Where it is written.
    public let range: SourceRange

    /// Whether it has no fraction.
    public var isWhole: Bool { value == value.rounded(.towardZero) }
}

/// Flags joined by `|`, such as `A | B | 4`.
public struct FlagsNode: Sendable {
    /// The flags in the order of the file; each is a path, a number, or invalid.
    public let operands: [Value]
    /// From the first operand to the last one.
    public let range: SourceRange
}

/// An array: `[ ... ]`.
public struct ArrayNode: Sendable {
    /// The elements in the order of the file.
    public let elements: [Value]
    /// The array with its brackets.
    public let range: SourceRange
    /// Whether an object in it uses a template.
    var usesTemplates = true
}

/// An object: `{ ... }`. Its range identifies it within its program.
///
/// A class in Swift, so that passing it on and keeping it copies nothing.
public final class ObjectNode: Sendable {
    /// The members that begin with a colon, in the order of the file. A name may occur several times.
    public let systemProperties: [SystemProperty]
    /// The assignments to properties, in the order of the file.
    public let assignments: [Assignment]
    /// The object with its braces.
    public let range: SourceRange
    /// The clauses, in the order of the file. Most objects have none.
    public let clauses: [Clause]
    /// The expanded template that the object uses, or nil. Its members come before the object's own.
    public let use: TemplateUse?
    /// Whether clauses say whether and how often the object is made.
    public let hasStructure: Bool
    /// Whether text between the braces was skipped or the closing brace is missing. A member that seems to be missing may then
    /// be in the unread text.
    let isDamaged: Bool
    /// Whether the object or an object in it uses a template, or repeats for constants.
    let usesTemplates: Bool
    /// The names of its system properties. Most questions are about names that an object does not have.
    private let names: SystemNames

    init(
        systemProperties: [SystemProperty], assignments: [Assignment], clauses: [Clause] = [], range: SourceRange, use: TemplateUse? = nil,
        isDamaged: Bool, usesTemplates: Bool = true
    ) {
        (self.systemProperties, self.assignments, self.range) = (systemProperties, assignments, range)
        (self.isDamaged, self.usesTemplates) = (isDamaged, usesTemplates)
        (self.clauses, self.use) = (clauses, use)
        names = SystemNames(systemProperties)
        hasStructure = clauses.contains { $0.kind != .when } || names.contains(.content)
    }

    /// The last system property with this name, which is the one that counts; nil if there is none.
    public func systemProperty(_ name: SystemName) -> SystemProperty? {
        names.contains(name) ? systemProperties.last { $0.kind == name } : nil
    }

    /// The same, or a property whose misspelt name probably means this one. Only the last 16 properties are examined for that.
    func systemProperty(_ name: SystemName, orMisspelt: Bool) -> SystemProperty? {
        if let found = systemProperty(name) { return found }
        return orMisspelt && names.contains(nil)
            ? systemProperties.suffix(16).last { $0.kind == nil && SystemName(nearest: $0.name.text) == name } : nil
    }
}

/// A set of names of system properties, of which all unknown ones count as one.
private struct SystemNames {
    private var bits: UInt16 = 0

    init(_ properties: [SystemProperty]) {
        for property in properties { bits |= Self.bit(property.kind) }
    }

    func contains(_ name: SystemName?) -> Bool { bits & Self.bit(name) != 0 }

    private static func bit(_ name: SystemName?) -> UInt16 {
        switch name {
        case nil: 1
        case .class: 1 << 1
        case .id: 1 << 2
        case .property: 1 << 3
        case .style: 1 << 4
        case .template: 1 << 5
        case .params: 1 << 6
        case .slot: 1 << 7
        case .group: 1 << 8
        case .animate: 1 << 9
        case .content: 1 << 10
        case .model: 1 << 11
        }
    }
}

/// The names of system properties, without their colon.
public enum SystemName: String, CaseIterable, Sendable {
    /// The class of an object, style or template.
    case `class`
    /// The name of an object in the file.
    case id
    /// The outlet of the root in which the object is stored.
    case property
    /// The styles that are applied to an object.
    case style
    /// The template that an object uses.
    case template
    /// The parameters of a template.
    case params
    /// A place in a template for contents, or the contents of that place.
    case slot
    /// The group of states, of which at most one is active.
    case group
    /// The animation of a change of state, or of the bound properties of an object.
    case animate
    /// The objects that a clause makes in place of the object itself.
    case content
    /// The data that a file shows. It stands above the root and is part of no object.
    case model

    static let all = allCases.map(\.rawValue)

    /// The name that a word means, also if it is misspelt; nil if no name is similar.
    init?(meant word: String) {
        if let name = SystemName(rawValue: word) ?? SystemName(nearest: word) { self = name } else { return nil }
    }

    /// The name most similar to a misspelt word, or that of the same meaning; nil if there is none.
    init?(nearest word: String) {
        if let name = Suggestion.nearest(to: word, among: Self.all) {
            self.init(rawValue: name)
        } else if let name = Self.foreign(word) {
            self = name
        } else {
            return nil
        }
    }

    /// The system property that a word means in other systems; nil if there is none.
    static func foreign(_ word: String) -> SystemName? { foreignWords[word.lowercased()] }

    private static let foreignWords: [String: SystemName] = [
        "type": .class, "kind": .class, "classname": .class, "is": .class, "use": .template, "animation": .animate, "transition": .animate,
        "component": .template, "name": .id, "key": .id, "ref": .id, "extends": .style, "inherits": .style,
        "mixin": .style, "props": .params, "parameters": .params, "children": .slot,
    ]
}

/// A system property: `:name = value`.
public struct SystemProperty: Sendable {
    /// The name without its colon.
    public let name: Name
    /// The value; invalid if it is missing.
    public let value: Value
    /// The known name; nil if the name is unknown.
    public let kind: SystemName?
    /// From the colon to the end of the value.
    public let range: SourceRange

    init(name: Name, value: Value, range: SourceRange) {
        (self.name, self.value, kind, self.range) = (name, value, SystemName(rawValue: name.text), range)
    }

    /// Returns a copy with another value.
    func giving(_ value: Value) -> SystemProperty { SystemProperty(name, value, kind, range) }

    private init(_ name: Name, _ value: Value, _ kind: SystemName?, _ range: SourceRange) {
        (self.name, self.value, self.kind, self.range) = (name, value, kind, range)
    }
}

/// An assignment: `path = value`, `path <= { }`, or a binding: `path <- value`, `path <-> path`.
public struct Assignment: Sendable {
    /// The sign between path and value.
    public enum Operator: Sendable {
        /// `=` gives the property a value.
        case assign
        /// `<=` changes the object that the property holds.
        case modify
        /// `<-` gives the property a value again whenever the data behind it changes.
        case bind
        /// `<->` does the same, and writes into the data what people change.
        case edit

        /// The sign as files write it.
        public var sign: String {
            switch self {
            case .assign: "="
            case .modify: "<="
            case .bind: "<-"
            case .edit: "<->"
            }
        }

        /// Whether the assignment follows the data.
        public var isBinding: Bool { self == .bind || self == .edit }
    }

    /// The assigned property, possibly of an inner object.
    public let path: NamePath
    /// The value; for ``Operator/modify`` always an object or invalid.
    public let value: Value
    /// What is not plain about the assignment; nil for `path = value`.
    private let detail: Detail?

    private final class Detail: Sendable {
        let operation: Operator
        let format: ValueFormat?
        let hasWrongFormat: Bool

        init(_ operation: Operator, _ format: ValueFormat?, _ hasWrongFormat: Bool) {
            (self.operation, self.format, self.hasWrongFormat) = (operation, format, hasWrongFormat)
        }
    }

    init(path: NamePath, value: Value, operation: Operator, format: ValueFormat? = nil, hasWrongFormat: Bool = false) {
        (self.path, self.value) = (path, value)
        detail = operation == .assign && format == nil ? nil : Detail(operation, format, hasWrongFormat)
    }

    /// What the sign does.
    public var operation: Operator { detail?.operation ?? .assign }

    /// How a binding writes its value; nil for the default.
    public var format: ValueFormat? { detail?.format }

    /// Whether a format is written that does not exist, or lacks its argument. That is reported already.
    var hasWrongFormat: Bool { detail?.hasWrongFormat ?? false }

    /// From the path to the end of the value.
    public var range: SourceRange { path.range.through(value.range) }
}

/// A value on the right of `=` or in an array.
public enum Value: Sendable {
    /// A string without embedded values.
    case string(StringLiteral)
    /// A number.
    case number(NumberLiteral)
    /// A percentage such as `50%`, whose number is 50.
    case percentage(NumberLiteral)
    /// A name, or names that are joined by dots.
    case path(NamePath)
    /// Values that are joined by `|`.
    case flags(FlagsNode)
    /// An expression with operators.
    case expression(ExpressionNode)
    /// A string that contains `\(...)`.
    case interpolation(InterpolatedString)
    /// `[ ... ]`
    case array(ArrayNode)
    /// `{ ... }`
    case object(ObjectNode)
    /// A type with a question mark: `String?`. Only the fields of types and models have such values.
    indirect case optional(Value, SourceRange)
    /// A value that was already reported as an error. The range is empty if the value is missing.
    case invalid(SourceRange)

    /// Where the value is written.
    public var range: SourceRange {
        switch self {
        case .string(let literal): return literal.range
        case .number(let literal), .percentage(let literal): return literal.range
        case .path(let path): return path.range
        case .flags(let flags): return flags.range
        case .expression(let expression): return expression.range
        case .interpolation(let string): return string.range
        case .array(let array): return array.range
        case .object(let object): return object.range
        case .optional(_, let range): return range
        case .invalid(let range): return range
        }
    }
}
