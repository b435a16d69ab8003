/// A name for something that a file writes down once: `const name = value`, `style name = { }`, `state name = { }`,
/// `template name = { }`, `type Name = { }` or `preview "name" = { }`.
///
/// A class, because the tables of a program share it with the lists of its files.
public final class Definition: Sendable {
    /// What a definition defines. Each kind has names of its own.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// A value of any type. It is made only where it is used.
        case constant
        /// Properties that objects take over by `:style`.
        case style
        /// Assignments that are applied later, by name.
        case state
        /// An object with parameters and slots, which each use fills.
        case template
        /// How the file is shown while it is being written; a load ignores it. Only its name may be a string.
        case preview
        /// A record or an enumeration of the data that the file shows: `type Walk = { title = String }`, `type Tab = Files | Room`.
        case type

        /// The word that starts a definition of this kind.
        var keyword: StaticString {
            switch self {
            case .constant: "const"
            case .style: "style"
            case .state: "state"
            case .template: "template"
            case .preview: "preview"
            case .type: "type"
            }
        }

        /// The bytes that keywords have.
        static let keywordLengths = 4...8

        /// What messages call it.
        var noun: String { self == .constant ? "constant" : "\(keyword)" }

        /// True where the keyword counts without a name and a value behind it, so that a missing name is reported.
        var isAlwaysKeyword: Bool { self == .constant || self == .style || self == .state }

        /// The kind whose keyword is `word`.
        init?(keyword word: String) {
            guard let kind = Self.allCases.first(where: { "\($0.keyword)" == word }) else { return nil }
            self = kind
        }
    }

    /// The kind of the definition.
    public let kind: Kind
    /// The name; for a preview also a string without its quotes.
    public let name: Name
    /// For every kind but constants and types an object. A type may also be a case, or cases that are joined by `|`.
    public let value: Value
    /// From the keyword to the end of the value.
    public let range: SourceRange

    init(_ kind: Kind, name: Name, value: Value, range: SourceRange) {
        (self.kind, self.name, self.value, self.range) = (kind, name, value, range)
    }

    /// The object that it is; an empty one for a constant of another type.
    public var object: ObjectNode {
        if case .object(let object) = value { return object }
        return ObjectNode(systemProperties: [], assignments: [], range: value.range, isDamaged: true)
    }

    /// The same definition with another value, and perhaps another name.
    func giving(_ value: Value, name: Name? = nil) -> Definition {
        Definition(kind, name: name ?? self.name, value: value, range: range)
    }
}

/// Definitions by kind and name: those of a program, or those of the files that share a name space.
public struct DefinitionTable: Sendable {
    /// By the raw value of the kind.
    private var byName = [[String: Definition]](repeating: [:], count: Definition.Kind.allCases.count)
    /// True after one definition has replaced another.
    private(set) var hasReplaced = false

    init() {}

    /// The definitions of a kind by their names.
    public internal(set) subscript(kind: Definition.Kind) -> [String: Definition] {
        get { byName[Int(kind.rawValue)] }
        set { byName[Int(kind.rawValue)] = newValue }
    }

    /// The definition of a kind with a given name; nil if there is none.
    public subscript(kind: Definition.Kind, name: String) -> Definition? { byName[Int(kind.rawValue)][name] }

    /// Enters a definition and returns the one that it replaces.
    @discardableResult
    mutating func define(_ definition: Definition) -> Definition? {
        let earlier = byName[Int(definition.kind.rawValue)].updateValue(definition, forKey: definition.name.text)
        if earlier != nil { hasReplaced = true }
        return earlier
    }

    /// True unless another definition of the same kind and name has replaced this one.
    public func isEffective(_ definition: Definition) -> Bool {
        !hasReplaced || self[definition.kind, definition.name.text]?.name.range == definition.name.range
    }
}
