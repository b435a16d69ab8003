import TatamiData

/// A bound expression whose names and types are resolved: `todo.done ? "Undo" : "Done"`.
///
/// ``terms`` are in evaluation order: each term comes after the terms it uses. The checker and the loader make formulas by the same rules, so
/// that they cannot disagree.
public struct Formula: Sendable {
    /// One step of the evaluation. The integers of its kind are indices into ``Formula/terms``, unless they say otherwise.
    public struct Term: Sendable {
        /// The operand or operation.
        public let kind: Kind
        /// The type of the result.
        public let type: FormulaType
        /// The place of the term.
        public let range: SourceRange
    }

    /// What a term computes.
    public indirect enum Kind: Sendable {
        /// A value that the file gives.
        case constant(DataValue)
        /// The field of the model with a name.
        case field(String)
        /// The value that a loop, a condition or a template gave a name, by the number of such values around it.
        case local(Int)
        /// The field of the record that a term computes; nil where the record is nil.
        case member(Int, field: String)
        /// A value that reads no data, for a property.
        case plain(Value)
        /// `!`
        case not(Int)
        /// `-`
        case negate(Int)
        /// An operator between two terms.
        case binary(BinaryOperator, Int, Int)
        /// `condition ? first : second`
        case conditional(Int, Int, Int)
        /// A function.
        case call(Function, [Int])
        /// A string with values.
        case text([Piece])
    }

    /// A part of a string.
    public enum Piece: Sendable {
        /// A text between values.
        case text(String)
        /// The value of a term, as a format writes it.
        case value(Int, as: FormulaFormat?)
    }

    /// The steps of the evaluation; never empty.
    public let terms: [Term]
    /// The index of the term that is the whole expression.
    public let result: Int
    /// How the result is written; nil for the default.
    public let format: FormulaFormat?

    /// The type of the result, before it is formatted.
    public var type: FormulaType { terms[result].type }

    /// The place of the expression.
    public var range: SourceRange { terms[result].range }

    /// The formula by which results are put in order: of a text with a single value, such as `"\(walk.length) km"`, that value.
    package var ordering: Formula {
        guard case .text(let pieces) = terms[result].kind else { return self }
        let values = pieces.compactMap { piece -> Int? in if case .value(let index, _) = piece { index } else { nil } }
        return values.count == 1 ? Formula(terms: Array(terms[...values[0]]), result: values[0], format: nil) : self
    }
}

/// A format whose argument is resolved.
public struct FormulaFormat: Sendable {
    /// The kind of the format.
    public let kind: ValueFormat.Kind
    /// The term of the number of decimals, or of the code of a currency that is not written out; nil for the others.
    public let argument: Int?
    /// The code of the currency, or the length of a date; nil for the others.
    public let word: String?
    /// The place of the format.
    public let range: SourceRange
}

/// The type of a term of a formula.
public enum FormulaType: Hashable, Sendable {
    /// A value of the model, or one that can be compared with one.
    case data(DataType)
    /// A value of the property that is bound.
    case property
    /// `nil`
    case nothing

    /// The type of data; nil for other values.
    public var data: DataType? { if case .data(let type) = self { type } else { nil } }

    /// Whether the value may be nil.
    var mayBeNil: Bool { self == .nothing || data?.isOptional == true }

    /// The name for messages.
    var name: String {
        switch self {
        case .data(let type): type.phrase
        case .property: "a value of the property"
        case .nothing: "nil"
        }
    }
}

/// The names of values that loops, conditions and templates give, at one place of a file.
public struct DataNames: Sendable {
    /// A name and what it stands for.
    public struct Local: Sendable {
        /// The name.
        public let name: String
        /// The type of the value.
        public let type: DataType
        /// Whether a two-way binding may write the value itself: it is an element of an edited list of plain values.
        public let isEditable: Bool
        /// Where the name is given.
        let range: SourceRange
    }

    /// The names, the outermost first. A formula refers to them by their numbers in this list.
    public private(set) var locals: [Local] = []

    /// Creates an empty list.
    public init() {}

    /// The type of a name whose value is wrong.
    static let unknown = DataType.record("")

    /// Returns the number and the declaration of a name; nil if there is none.
    func local(_ name: String) -> (index: Int, local: Local)? {
        locals.lastIndex { $0.name == name }.map { ($0, locals[$0]) }
    }

    /// Returns the list with one more name.
    public func adding(_ name: Name, _ type: DataType, isEditable: Bool = false) -> DataNames {
        var names = self
        names.locals.append(Local(name: name.text, type: type, isEditable: isEditable, range: name.range))
        return names
    }
}

/// What is wrong with a bound expression.
public struct FormulaFault: Error, Sendable {
    /// The kind of the fault.
    public var code: DiagnosticCode
    /// The place.
    public var range: SourceRange
    /// The cause.
    public var message: String
    /// What to write instead.
    public var hint: String?
    /// Whether the fault only follows from another one, which is reported where a name is given.
    var isFollowUp = false
    var fix: Issue.Fix?
    var related: [Issue.Note] = []
}
