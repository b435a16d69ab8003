import TatamiData

/// Resolves the names and the types of a bound expression.
struct FormulaReader {
    let resolver: Resolver
    let names: DataNames
    /// The type that the property accepts; nil where a value of data is needed.
    let property: ValueType?
    /// Whether people edit the value, so that it must be a field.
    var isEdited = false
    var terms: [Formula.Term] = []
    /// The number of constants whose values are being read, each in the one before.
    var level = 0

    init(_ resolver: Resolver, _ names: DataNames, property: ValueType?) {
        (self.resolver, self.names, self.property) = (resolver, names, property)
    }

    var model: DataModel? { resolver.data.model }

    /// A type that a place needs.
    enum Wanted {
        /// Any value of data.
        case any
        /// A value of a type of data.
        case data(DataType)
        /// A value of the bound property.
        case property
    }

    /// Adds the terms of a value, and returns the index of the last one.
    mutating func read(_ value: Value, _ wanted: Wanted) throws(FormulaFault) -> Int {
        guard terms.count <= Limits.operands else {
            throw FormulaFault(
                code: .expansionTooLarge, range: value.range, message: "with its constants, this has more than \(Limits.operands) values")
        }
        switch value {
        case .string(let literal): return try text(literal, wanted)
        case .number(let literal): return number(literal, wanted)
        case .percentage, .array, .object, .flags: return try plain(value, wanted)
        case .path(let path): return try self.path(path, wanted)
        case .expression(let expression): return try self.expression(expression, wanted)
        case .interpolation(let string): return try interpolation(string)
        case .optional(_, let range): throw FormulaFault(code: .invalidBinding, range: range, message: "a type is no value")
        case .invalid(let range): throw FormulaFault(code: .missingValue, range: range, message: "a value is missing", isFollowUp: true)
        }
    }

    mutating func add(_ kind: Formula.Kind, _ type: FormulaType, _ range: SourceRange) -> Int {
        terms.append(Formula.Term(kind: kind, type: type, range: range))
        return terms.count - 1
    }

    // MARK: Values that the file gives

    private mutating func text(_ literal: StringLiteral, _ wanted: Wanted) throws(FormulaFault) -> Int {
        let value = Value.string(literal)
        switch wanted {
        case .property where !accepts(.string): return try plain(value, wanted)
        case .data(let type):
            return add(.constant(try data(literal, type.unwrapped)), .data(type.unwrapped.isText ? type.unwrapped : .string), literal.range)
        default: return add(.constant(.string(literal.value)), .data(.string), literal.range)
        }
    }

    /// Returns the value of a string that stands for a color, a picture or a case.
    private func data(_ literal: StringLiteral, _ type: DataType) throws(FormulaFault) -> DataValue {
        switch type {
        case .color:
            guard let color = ColorLiteral(literal.value) else {
                throw FormulaFault(
                    code: .invalidLiteral, range: literal.range, message: "\(Quoting.quote(literal.value)) is not a colour",
                    hint: "colours are written as \"RRGGBB\" or \"RRGGBBAA\"")
            }
            return .color(color)
        case .image: return .image(literal.value)
        case .enumeration(let name):
            let cases = model?.enumeration(named: name)?.cases ?? []
            guard cases.contains(literal.value) else {
                throw FormulaFault(
                    code: .unknownCase, range: literal.range,
                    message: "\(name) has no case \(Quoting.quote(literal.value))" + Suggestion.clause(for: literal.value, among: cases))
            }
            return .choice(literal.value)
        default: return .string(literal.value)
        }
    }

    private mutating func number(_ literal: NumberLiteral, _ wanted: Wanted) -> Int {
        if literal.isWhole, let integer = Int(exactly: literal.value) {
            return add(.constant(.integer(integer)), .data(.integer), literal.range)
        }
        return add(.constant(.number(literal.value)), .data(.number), literal.range)
    }

    /// Adds a value that reads no data and is one of the property.
    private mutating func plain(_ value: Value, _ wanted: Wanted) throws(FormulaFault) -> Int {
        guard case .property = wanted, property != nil else {
            throw FormulaFault(
                code: .wrongType, range: value.range, message: "\(TypeText.describe(value)) cannot be compared or calculated with data")
        }
        return add(.plain(value), .property, value.range)
    }

    func accepts(_ type: ValueType) -> Bool { property.map { $0.alternatives.contains(type) || $0.alternatives.contains(.any) } ?? false }

    // MARK: Strings

    private mutating func interpolation(_ string: InterpolatedString) throws(FormulaFault) -> Int {
        var pieces: [Formula.Piece] = []
        for piece in string.pieces {
            switch piece {
            case .text(let text): pieces.append(.text(text))
            case .value(let value, let format):
                let term = try read(value, .any)
                let format = try format.map { value throws(FormulaFault) in try self.format(value, of: term) }
                if format == nil { try checkInserted(term) }
                pieces.append(.value(term, as: format))
            }
        }
        return add(.text(pieces), .data(.string), string.range)
    }

    /// Throws if a value has no text of its own.
    private func checkInserted(_ term: Int) throws(FormulaFault) {
        let found = terms[term]
        guard let type = found.type.data else {
            throw FormulaFault(code: .mayBeNil, range: found.range, message: "nil has no text")
        }
        switch type {
        case .string, .number, .integer, .bool, .enumeration: return
        case .optional: throw nilFault(found)
        case .date, .day:
            throw FormulaFault(
                code: .wrongType, range: found.range, message: "\(type.phrase) in a string needs a format",
                hint: "\\(... as \(type == .date ? "date" : "day") short)")
        case .color, .image, .record, .list:
            throw FormulaFault(code: .wrongType, range: found.range, message: "\(type.phrase) cannot be inserted into a string")
        }
    }

    func nilFault(_ term: Formula.Term) -> FormulaFault {
        let text = resolver.program.text(in: term.range)
        let substitute = term.type.data?.unwrapped.substitute ?? "..."
        return FormulaFault(
            code: .mayBeNil, range: term.range, message: "'\(text)' may be nil", hint: "give a value: \(text) ?? \(substitute)")
    }

    /// Resolves a format for a term. Where people edit the value, it may be nil, for which an empty text stands.
    mutating func format(_ format: ValueFormat, of term: Int, isEdited: Bool = false) throws(FormulaFault) -> FormulaFormat {
        guard let type = terms[term].type.data else {
            throw FormulaFault(code: .wrongType, range: format.range, message: "'\(format.kind.rawValue)' writes data")
        }
        let kind = format.kind
        if type.isOptional, kind != .optional, !isEdited { throw nilFault(terms[term]) }
        guard kind.takes(isEdited ? type.unwrapped : type) else {
            throw FormulaFault(
                code: .wrongType, range: format.range, message: "'\(kind.rawValue)' writes \(kind.subject), not \(type.phrase)")
        }
        var argument: Int?
        var word: String?
        switch format.argument {
        case .string(let literal)?: word = literal.value
        case let value?:
            let index = try read(value, .any)
            try check(argument: terms[index], of: kind, value.range)
            argument = index
        case nil: break
        }
        return FormulaFormat(kind: kind, argument: argument, word: word, range: format.range)
    }

    /// Throws if a term cannot be the argument of a format: the number of decimals, or the code of a currency.
    private func check(argument term: Formula.Term, of kind: ValueFormat.Kind, _ range: SourceRange) throws(FormulaFault) {
        guard kind == .decimals else {
            if case .constant(.string(let code)) = term.kind, !ValueFormat.isCurrencyCode(code) {
                throw FormulaFault(code: .invalidLiteral, range: range, message: "the code of a currency is three capitals, such as EUR")
            }
            guard term.type == .data(.string) else {
                throw FormulaFault(code: .wrongType, range: range, message: "the code of a currency is a String, such as EUR")
            }
            return
        }
        guard term.type == .data(.integer) else {
            throw FormulaFault(code: .wrongType, range: range, message: "the number of decimals is an Integer")
        }
        if case .constant(.integer(let count)) = term.kind, !(0...ValueFormat.mostDecimals).contains(count) {
            throw FormulaFault(code: .outOfRange, range: range, message: "the number of decimals is 0 to \(ValueFormat.mostDecimals)")
        }
    }
}

extension DataType {
    /// The type without its question mark.
    package var unwrapped: DataType { if case .optional(let type) = self { type } else { self } }

    /// Whether strings of a file can stand for values of the type.
    fileprivate var isText: Bool {
        switch self {
        case .string, .color, .image, .enumeration: true
        default: false
        }
    }

    /// A value that a message proposes in place of nil.
    fileprivate var substitute: String {
        switch self {
        case .number, .integer: "0"
        case .bool: "NO"
        case .string: "\"\""
        default: "..."
        }
    }
}

extension ValueFormat.Kind {
    /// Whether the format writes values of a type.
    fileprivate func takes(_ type: DataType) -> Bool {
        switch self {
        case .decimals, .integer, .percent, .currency, .bytes: type == .number || type == .integer
        case .date, .time: type == .date
        case .day: type == .day || type == .date
        case .optional: type == .optional(.string) || type == .string
        }
    }

    /// What the format writes, for messages.
    fileprivate var subject: String {
        switch self {
        case .decimals, .integer, .percent, .currency, .bytes: "numbers"
        case .date, .time: "a Date"
        case .day: "a Day"
        case .optional: "a String?"
        }
    }
}

extension Program {
    /// Returns the text of a range as its file has it.
    package func text(in range: SourceRange) -> String {
        documents.indices.contains(range.file.index) ? documents[range.file.index].source.text(in: range) : ""
    }
}
