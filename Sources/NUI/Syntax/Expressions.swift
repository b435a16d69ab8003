/// An expression such as `gap * 2 + (isWide ? 8 : 4)`. It is evaluated once, when the property is assigned.
///
/// ``terms`` are in evaluation order: each term comes after the terms it uses, and the last term is the whole expression.
public struct ExpressionNode: Sendable {
    /// One step of the evaluation.
    public struct Term: Sendable {
        /// The operand or operation.
        public let kind: Kind
        /// The bytes the term covers, including its parentheses.
        public let range: SourceRange
    }

    /// What a term computes. The integers are indices into ``ExpressionNode/terms``.
    public enum Kind: Sendable {
        /// A value that stands on its own: a string, a number or a path.
        case operand(Value)
        /// `!` before a term.
        case not(Int)
        /// `-` before a term.
        case negate(Int)
        /// A function with its arguments: `min(a, b)`.
        case call(Function, [Int])
        /// The argument of a template that a state may replace. The string is the path by which the state names it, such as `lake.title`;
        /// the term is the argument that the use gives.
        case argument(String, Int)
        /// An operator between two terms.
        case binary(BinaryOperator, Int, Int)
        /// `condition ? first : second`
        case conditional(Int, Int, Int)
        /// A field of the record that a term gives. Files write it as a member of a parameter: `p.title` in a template that is used with
        /// `p <- find(rows, id) ?? first`.
        case member(Int, Name)
    }

    /// The steps of the evaluation; the last one is the whole expression. Never empty.
    public let terms: [Term]
    /// The range from the first operand or sign to the last one.
    public let range: SourceRange

    /// The operands without the operations, from left to right.
    public var operands: [Value] {
        terms.compactMap { if case .operand(let value) = $0.kind { value } else { nil } }
    }
}

/// An operator between two operands, written with a blank on both sides. The raw value is its spelling.
public enum BinaryOperator: String, CaseIterable, Sendable {
    /// At least one of two flags.
    case or = "||"
    /// Both of two flags.
    case and = "&&"
    /// Whether two values are equal.
    case equal = "=="
    /// Whether two values are different.
    case notEqual = "!="
    /// Whether the left number is less than the right one.
    case less = "<"
    /// Whether the left number is at most the right one.
    case lessOrEqual = "<="
    /// Whether the left number is greater than the right one.
    case greater = ">"
    /// Whether the left number is at least the right one.
    case greaterOrEqual = ">="
    /// The left value, or the right one where the left one is nil.
    case coalesce = "??"
    /// The sum of two numbers.
    case plus = "+"
    /// The left number minus the right one.
    case minus = "-"
    /// The product of two numbers.
    case times = "*"
    /// The left number divided by the right one.
    case divided = "/"
    /// The remainder of the left number divided by the right one.
    case remainder = "%"

    /// The precedence: operators of a higher rank bind tighter; operators of equal rank are left-associative, except ``coalesce``.
    var rank: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .equal, .notEqual: 3
        case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
        case .coalesce: 5
        case .plus, .minus: 6
        case .times, .divided, .remainder: 7
        }
    }

    /// Whether the operator computes a number, rather than YES or NO.
    public var isArithmetic: Bool { rank >= 6 }
    /// Whether this is `||` or `&&`.
    public var isLogical: Bool { rank <= 2 }
    /// Whether this is `==` or `!=`.
    public var isEquality: Bool { rank == 3 }
}

/// A string with embedded values, such as `"\(count) items, \(width * 2) points"`.
public struct InterpolatedString: Sendable {
    /// A part of the string.
    public enum Piece: Sendable {
        /// A text between values.
        case text(String)
        /// A value in `\(...)`; the format says how it is written, nil for the default.
        case value(Value, as: ValueFormat?)
    }

    /// The texts, with escapes replaced, and the values between them, in the order of the string.
    public let pieces: [Piece]
    /// The whole string, quotes included.
    public let range: SourceRange

    /// The embedded values and the arguments of their formats, without the texts between them.
    public var values: [Value] {
        pieces.flatMap { piece -> [Value] in
            guard case .value(let value, let format) = piece else { return [] }
            return [value] + (format?.argument.map { [$0] } ?? [])
        }
    }
}

/// Brings operands and operators into the order of ``ExpressionNode``. Uses Dijkstra's shunting-yard algorithm, so nesting
/// needs no recursion.
struct ExpressionReader {
    enum Item {
        case operand(Value)
        case open, close, not, negate, question, colon
        /// The name of a function with its parenthesis.
        case call(Name)
        case binary(BinaryOperator)
    }

    private enum Pending {
        case open, not, negate, question, choice
        case binary(BinaryOperator)
        /// A call whose values are the ones after the first `values`.
        case call(Function, values: Int)

        var rank: Int {
            switch self {
            case .open, .call: -1
            case .question, .choice: 0
            case .binary(let sign): sign.rank
            case .not, .negate: 8
            }
        }
    }

    private var terms: [ExpressionNode.Term] = []
    /// Indices of terms that no other term uses yet.
    private var values: [Int] = []
    private var pending: [(kind: Pending, range: SourceRange)] = []
    private var wantsOperand = true
    private var first: SourceRange?
    private var last: SourceRange?
    private var fault: Fault?

    /// A syntax error: the place, and the message for it.
    struct Fault: Error {
        var range: SourceRange
        var message: String
        var code = DiagnosticCode.missingValue
        var hint: String?
        var fix: Issue.Fix?
    }

    /// Reserves memory for the expected number of operands.
    init(operands: Int) { terms.reserveCapacity(operands) }

    /// Whether nothing was taken.
    var isEmpty: Bool { first == nil }

    /// Whether what was taken is a whole expression, to which more may be added.
    var isComplete: Bool { !wantsOperand && !pending.contains { $0.kind.rank < 0 } }

    /// Takes the next operand or sign. Does nothing after a fault.
    mutating func take(_ item: Item, _ range: SourceRange) {
        if first == nil { first = range }
        last = range
        guard fault == nil else { return }
        do throws(Fault) { try add(item, range) } catch { fault = error }
    }

    /// Returns the finished expression; nil if nothing was taken.
    mutating func finish() throws(Fault) -> ExpressionNode? {
        if let fault { throw fault }
        guard let first, let last else { return nil }
        if wantsOperand {
            throw percentageFault(last) ?? Fault(range: last.end, message: "a value is missing at the end of this expression")
        }
        try reduce(to: -1, last)
        if let open = pending.last { throw Fault(range: open.range, message: "this '(' is never closed") }
        return ExpressionNode(terms: terms, range: first.through(last))
    }

    private mutating func add(_ item: Item, _ range: SourceRange) throws(Fault) {
        let startsOperand: Bool
        switch item {
        case .operand, .open, .not, .negate, .call: startsOperand = true
        default: startsOperand = false
        }
        if startsOperand, !wantsOperand { try beginNextValue(range) }
        if case .close = item, case .call(_, values.count)? = pending.last?.kind { wantsOperand = false }
        guard startsOperand == wantsOperand else {
            throw Fault(range: range.start, message: wantsOperand ? "a value is missing here" : "a sign is missing between two values")
        }
        switch item {
        case .operand(let value):
            push(.operand(value), range)
            wantsOperand = false
        case .open: pending.append((.open, range))
        case .not: pending.append((.not, range))
        case .negate: pending.append((.negate, range))
        case .call(let name): pending.append((.call(try function(name), values: values.count), range))
        case .close: try close(range)
        case .question:
            try reduce(to: 0, range, choices: false)
            pending.append((.question, range))
            wantsOperand = true
        case .colon:
            try reduce(to: 0, range)
            guard case .question? = pending.last?.kind else { throw Fault(range: range, message: "there is no '?' before this ':'") }
            pending[pending.count - 1].kind = .choice
            wantsOperand = true
        case .binary(let sign):
            try reduce(to: sign == .coalesce ? sign.rank : sign.rank - 1, range)
            pending.append((.binary(sign), range))
            wantsOperand = true
        }
    }

    /// The fault in `50 %`, which is a percentage with a blank in it; nil for other expressions.
    private func percentageFault(_ last: SourceRange) -> Fault? {
        guard case .binary(.remainder)? = pending.last?.kind, pending.count == 1, let value = values.last,
            case .operand(.number(let literal)) = terms[value].kind
        else { return nil }
        let gap = literal.range.end.through(last.start)
        return Fault(
            range: literal.range.through(last), message: "the sign of a percentage touches its number", code: .unexpectedText,
            fix: .init(range: gap, replacement: ""))
    }

    private mutating func close(_ range: SourceRange) throws(Fault) {
        try reduce(to: -1, range)
        guard let open = pending.popLast() else { throw Fault(range: range, message: "there is no '(' before this ')'") }
        if case .call(let function, let count) = open.kind { return try finish(function, count, open.range.through(range)) }
        if let value = values.last {
            terms[value] = ExpressionNode.Term(kind: terms[value].kind, range: open.range.through(range))
        }
    }

    /// Ends the value of a function before the next one. Two values in any other place lack a sign.
    private mutating func beginNextValue(_ range: SourceRange) throws(Fault) {
        guard case .call? = pending.last(where: { $0.kind.rank < 0 })?.kind else { return }
        try reduce(to: -1, range)
        wantsOperand = true
    }

    private func function(_ name: Name) throws(Fault) -> Function {
        if let function = Function(rawValue: name.text) { return function }
        let all = Function.allCases.map(\.rawValue)
        let nearest = Suggestion.nearest(to: name.text, among: all)
        throw Fault(
            range: name.range, message: "there is no function '\(name.text)'", code: .unknownFunction,
            hint: nearest.map { "did you mean '\($0)'?" } ?? ForeignSyntax.hint(ofCall: name.text)
                ?? "the functions are \(TypeText.list(all)); an action names a method: action = { selector = \"\(name.text)\" }",
            fix: nearest.map { .init(range: name.range, replacement: $0) })
    }

    private mutating func finish(_ function: Function, _ count: Int, _ range: SourceRange) throws(Fault) {
        let given = Array(values[min(count, values.count)...])
        values.removeLast(given.count)
        guard function.takes(given.count) else {
            let wanted = function.valueCount.map { $0 == 1 ? "one value" : "\($0) values" } ?? "two or more values"
            throw Fault(
                range: range, message: "'\(function.rawValue)' takes \(wanted), not \(given.count)", code: .wrongValueCount,
                hint: function.example)
        }
        push(.call(function, given), range)
    }

    /// Completes pending operators of a higher rank than `rank`. A choice is completed too, unless `choices` is false: before
    /// another '?' it stays open, because its second value is that question's condition.
    private mutating func reduce(to rank: Int, _ place: SourceRange, choices: Bool = true) throws(Fault) {
        while let (kind, range) = pending.last {
            if case .choice = kind, rank <= 0, choices {
                pending.removeLast()
                guard let second = values.popLast(), let first = values.popLast(), let condition = values.popLast() else { return }
                push(.conditional(condition, first, second), terms[condition].range.through(terms[second].range))
                continue
            }
            guard kind.rank > rank else { return }
            pending.removeLast()
            switch kind {
            case .not:
                guard let value = values.popLast() else { return }
                push(.not(value), range.through(terms[value].range))
            case .negate:
                guard let value = values.popLast() else { return }
                push(.negate(value), range.through(terms[value].range))
            case .binary(let sign):
                guard let right = values.popLast(), let left = values.popLast() else { return }
                push(.binary(sign, left, right), terms[left].range.through(terms[right].range))
            case .question: throw Fault(range: place.start, message: "a ':' is missing; a choice is written as: condition ? first : second")
            case .open, .call, .choice: return
            }
        }
    }

    private mutating func push(_ kind: ExpressionNode.Kind, _ range: SourceRange) {
        values.append(terms.count)
        terms.append(ExpressionNode.Term(kind: kind, range: range))
    }
}
