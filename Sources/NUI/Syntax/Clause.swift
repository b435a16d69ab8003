/// A part of an object that says whether and how often the object is made.
public struct Clause: Sendable {
    /// The kinds of clauses. The raw value is the word behind the colon.
    public enum Kind: String, CaseIterable, Sendable {
        /// `:for x in list`: the object is made once for each element.
        case loop = "for"
        /// `:where e`: only for the elements for which the expression is true.
        case filter = "where"
        /// `:key e`: what identifies an element while the list changes; in a type, the field that does.
        case key
        /// `:index i`: the name of the number of elements that come before.
        case index
        /// `:if e`, or `:if let x = e`: the object is made while the expression is true, or is not nil.
        case condition = "if"
        /// `:else`: the object is made if the one before it is not.
        case otherwise = "else"
        /// `:keep`: an object that was made stays while its condition is false, collapsed.
        case keep
        /// `:when width >= 640 { }`: assignments for a width or height of the object.
        case when

        /// Whether an expression follows.
        var takesValue: Bool {
            switch self {
            case .loop, .filter, .key, .condition, .when: true
            case .index, .otherwise, .keep: false
            }
        }

        /// A use of the clause, for messages.
        var example: String {
            switch self {
            case .loop: ":for walk in walks"
            case .filter: ":where walk.length > 5"
            case .key: ":key id"
            case .index: ":index i"
            case .condition: ":if isOpen"
            case .otherwise: ":else"
            case .keep: ":keep"
            case .when: ":when width >= 640 { spacing = 24 }"
            }
        }
    }

    /// The kind of the clause.
    public let kind: Kind
    /// The name that the clause gives to an element, an index, or the value of an optional; nil if it gives none.
    public let name: Name?
    /// The expression; nil for clauses without one, and where it is missing.
    public let value: Value?
    /// The assignments of ``Kind/when``; nil for all others.
    public let object: ObjectNode?
    /// From the colon to the end of the clause.
    public let range: SourceRange

    /// Returns a copy with other values.
    func giving(_ value: Value?, _ object: ObjectNode?) -> Clause {
        Clause(kind: kind, name: name, value: value, object: object, range: range)
    }
}

extension ObjectNode {
    /// Returns the clause of a kind; nil if there is none. Of several, the last one counts.
    public func clause(_ kind: Clause.Kind) -> Clause? { clauses.isEmpty ? nil : clauses.last { $0.kind == kind } }

    /// Whether clauses decide whether the object is made.
    public var isConditional: Bool {
        clauses.contains { $0.kind == .loop || $0.kind == .condition || $0.kind == .otherwise }
    }
}

extension Value {
    /// Whether the value is an object with clauses.
    public var hasStructure: Bool { if case .object(let object) = self { object.hasStructure } else { false } }

    /// Whether the value is an array in which loops or conditions stand.
    var isStructured: Bool { if case .array(let array) = self { array.elements.contains(where: \.hasStructure) } else { false } }

    /// Whether the value is a path, an expression or a string, which a binding works out.
    public var isFormula: Bool {
        switch self {
        case .path, .expression, .interpolation, .string: true
        default: false
        }
    }
}
