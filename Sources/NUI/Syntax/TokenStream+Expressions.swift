/// An operator or parenthesis of an expression: one token, or two that touch each other.
struct ExpressionSign {
    let item: ExpressionReader.Item
    /// The number of its tokens.
    let count: Int
    let upper: Int

    /// Nil if the token, together with the next one, is no operator.
    init?(_ token: Token, next: Token?, in source: SourceText, _ file: FileID) {
        let isPair = next.map { $0.lower == token.upper && $0.kind == token.kind } ?? false
        switch token.kind {
        case .leftParenthesis: item = .open
        case .rightParenthesis: item = .close
        case .not: item = .not
        case .minus: item = .negate
        case .colon: item = .colon
        case .equals where isPair: item = .binary(.equal)
        case .bar where isPair: item = .binary(.or)
        case .sign, .modify:
            guard let found = Self.item(source.bytes[token.lower], isPair: token.upper > token.lower + 1) else { return nil }
            item = found
        default: return nil
        }
        let isTwo = token.kind == .equals || token.kind == .bar
        count = isTwo ? 2 : 1
        upper = token.upper + (isTwo ? 1 : 0)
    }

    /// The operator with a given first byte; `isPair` tells whether it has two bytes.
    private static func item(_ byte: UInt8, isPair: Bool) -> ExpressionReader.Item? {
        switch byte {
        case ASCII.question: isPair ? .binary(.coalesce) : .question
        case ASCII.plus: .binary(.plus)
        case ASCII.minus: .binary(.minus)
        case ASCII.star: .binary(.times)
        case ASCII.slash: .binary(.divided)
        case ASCII.percent: .binary(.remainder)
        case ASCII.less: .binary(isPair ? .lessOrEqual : .less)
        case ASCII.greater: .binary(isPair ? .greaterOrEqual : .greater)
        case ASCII.exclamation: .binary(.notEqual)
        case ASCII.ampersand: .binary(.and)
        case ASCII.equals: .binary(.equal)
        default: nil
        }
    }
}

extension TokenStream {
    /// The operator at token `index` between two operands; nil if there is none. `<` and `<=` before a brace change an object,
    /// and a single `|` joins flags, so these are no operators.
    func sign(at index: Int) -> ExpressionSign? {
        switch kind(index) {
        case .sign, .equals, .bar: break
        case .modify where kind(index + 1) != .leftBrace: break
        default: return nil
        }
        return ExpressionSign(tokens[tokenIndex(index)], next: index + 1 < count ? tokens[tokenIndex(index + 1)] : nil, in: source, file)
    }

    /// Whether a path followed by `=` or `<= {` starts here, which cannot be a comparison.
    func startsMember(_ index: Int) -> Bool {
        guard startsAssignment(index) else { return false }
        let next = pathEnd(index)
        if kind(next) == .modify { return kind(next + 1) == .leftBrace }
        if kind(next) == .bind { return true }
        return !(kind(next + 1) == .equals && touchesPrevious(next + 1))
    }

    /// Returns the index after the expression that starts here, and whether it has more than one operand.
    ///
    /// - Parameter inArray: Whether the expression is an element of an array.
    func expressionEnd(_ start: Int, limit: Int, inArray: Bool = false) -> (end: Int, isCalculated: Bool) {
        var index = start
        /// For each open parenthesis, whether it is that of a function.
        var open: [Bool] = []
        var questions = 0
        var isCalculated = false
        var wantsOperand = true
        while index < limit {
            if wantsOperand {
                if index > start, startsMember(index) { break }
                switch kind(index) {
                case .not, .minus: index += 1
                // A function without values, which is reported when the expression is read.
                case .rightParenthesis where open.last == true && kind(index - 1) == .leftParenthesis:
                    open.removeLast()
                    (index, wantsOperand) = (index + 1, false)
                case .leftParenthesis:
                    open.append(false)
                    index += 1
                case .identifier where startsCall(index, isElement: inArray && open.isEmpty):
                    open.append(true)
                    index += 2
                case .identifier, .malformedName: (index, wantsOperand) = (pathEnd(index), false)
                case .number, .malformedNumber, .string, .misquoted: (index, wantsOperand) = (index + 1, false)
                // A superfluous operator belongs to the expression, so that it is reported once.
                case .sign where index > start: index += 1
                default: return (index, isCalculated)
                }
                isCalculated = isCalculated || wantsOperand
            } else if kind(index) == .rightParenthesis, !open.isEmpty {
                open.removeLast()
                index += 1
            } else if kind(index) == .colon, questions > 0, !touchesPrevious(index + 1) {
                questions -= 1
                (index, wantsOperand) = (index + 1, true)
            } else if let sign = sign(at: index) {
                if case .question = sign.item { questions += 1 }
                (index, wantsOperand, isCalculated) = (index + sign.count, true, true)
            } else if open.last == true, kind(index).startsOperand, !startsMember(index) {
                wantsOperand = true
            } else {
                break
            }
        }
        return (min(index, limit), isCalculated)
    }
}
