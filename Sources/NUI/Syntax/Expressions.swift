/// `gap * 2 + (isWide ? 8 : 4)`: read once, when the property is assigned.
///
/// Its terms stand in the order in which they can be worked out: each after those it needs, the whole last.
public struct ExpressionNode: Sendable {
    public struct Term: Sendable {
        public let kind: Kind
        public let range: SourceRange
    }

    public enum Kind: Sendable {
        /// A string, a number or a path.
        case operand(Value)
        case not(Int)
        case binary(BinaryOperator, Int, Int)
        /// `condition ? first : second`
        case conditional(Int, Int, Int)
    }

    public let terms: [Term]
    public let range: SourceRange

    public var operands: [Value] {
        terms.compactMap { if case .operand(let value) = $0.kind { value } else { nil } }
    }
}

/// What stands between two operands, with a blank on both sides.
public enum BinaryOperator: String, CaseIterable, Sendable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"

    /// Operators of a higher rank are carried out first; those of one rank from left to right.
    var rank: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .equal, .notEqual: 3
        case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
        case .plus, .minus: 5
        case .times, .divided, .remainder: 6
        }
    }

    /// Whether it gives a number, and not YES or NO.
    public var isArithmetic: Bool { rank >= 5 }
    public var isLogical: Bool { rank <= 2 }
    public var isEquality: Bool { rank == 3 }
}

/// `"\(count) items, \(width * 2) points"`
public struct InterpolatedString: Sendable {
    public enum Piece: Sendable {
        case text(String)
        case value(Value)
    }

    public let pieces: [Piece]
    public let range: SourceRange

    public var values: [Value] { pieces.compactMap { if case .value(let value) = $0 { value } else { nil } } }
}

/// Puts operands and signs into the order of ``ExpressionNode``: Dijkstra's shunting yard, without recursion.
struct ExpressionReader {
    enum Item {
        case operand(Value)
        case open, close, not, question, colon
        case binary(BinaryOperator)
    }

    private enum Pending {
        case open, not, question, choice
        case binary(BinaryOperator)

        var rank: Int {
            switch self {
            case .open: -1
            case .question, .choice: 0
            case .binary(let sign): sign.rank
            case .not: 7
            }
        }
    }

    private var terms: [ExpressionNode.Term] = []
    /// Terms that nothing has used yet.
    private var values: [Int] = []
    private var pending: [(kind: Pending, range: SourceRange)] = []
    private var wantsOperand = true
    private var first: SourceRange?
    private var last: SourceRange?
    private var fault: Fault?

    /// What is wrong: the place, and what is missing there.
    struct Fault: Error {
        var range: SourceRange
        var message: String
    }

    /// `operands` is how many there are going to be.
    init(operands: Int) { terms.reserveCapacity(operands) }

    /// Whether it was given nothing.
    var isEmpty: Bool { first == nil }

    /// Takes the next operand or sign, unless something was wrong before.
    mutating func take(_ item: Item, _ range: SourceRange) {
        if first == nil { first = range }
        last = range
        guard fault == nil else { return }
        do throws(Fault) { try add(item, range) } catch { fault = error }
    }

    /// The whole; nil where there is nothing at all.
    mutating func finish() throws(Fault) -> ExpressionNode? {
        if let fault { throw fault }
        guard let first, let last else { return nil }
        if wantsOperand { throw Fault(range: last.end, message: "a value is missing at the end of this expression") }
        try reduce(to: -1, last)
        if let open = pending.last { throw Fault(range: open.range, message: "this '(' is never closed") }
        return ExpressionNode(terms: terms, range: first.through(last))
    }

    private mutating func add(_ item: Item, _ range: SourceRange) throws(Fault) {
        let startsOperand: Bool
        switch item {
        case .operand, .open, .not: startsOperand = true
        default: startsOperand = false
        }
        guard startsOperand == wantsOperand else {
            throw Fault(range: range.start, message: wantsOperand ? "a value is missing here" : "a sign is missing between two values")
        }
        switch item {
        case .operand(let value):
            push(.operand(value), range)
            wantsOperand = false
        case .open: pending.append((.open, range))
        case .not: pending.append((.not, range))
        case .close: try close(range)
        case .question:
            try reduce(to: 0, range, choices: false)
            pending.append((.question, range))
            wantsOperand = true
        case .colon:
            try reduce(to: 0, range)
            guard case .question? = pending.last?.kind else { throw Fault(range: range, message: "no '?' stands before this ':'") }
            pending[pending.count - 1].kind = .choice
            wantsOperand = true
        case .binary(let sign):
            try reduce(to: sign.rank - 1, range)
            pending.append((.binary(sign), range))
            wantsOperand = true
        }
    }

    private mutating func close(_ range: SourceRange) throws(Fault) {
        try reduce(to: -1, range)
        guard let open = pending.popLast() else { throw Fault(range: range, message: "no '(' stands before this ')'") }
        if let value = values.last {
            terms[value] = ExpressionNode.Term(kind: terms[value].kind, range: open.range.through(range))
        }
    }

    /// Carries out what is of a higher rank than `rank`. A choice is complete there, but for one in front of another '?', whose
    /// condition is the first one's second value.
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
            case .binary(let sign):
                guard let right = values.popLast(), let left = values.popLast() else { return }
                push(.binary(sign, left, right), terms[left].range.through(terms[right].range))
            case .question: throw Fault(range: place.start, message: "a ':' is missing; a choice is written as: condition ? first : second")
            case .open, .choice: return
            }
        }
    }

    private mutating func push(_ kind: ExpressionNode.Kind, _ range: SourceRange) {
        values.append(terms.count)
        terms.append(ExpressionNode.Term(kind: kind, range: range))
    }
}
