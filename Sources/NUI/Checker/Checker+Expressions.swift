extension Checker {
    /// Checks the operands of an expression, each by what its sign takes, and the two values of a choice by what is expected of it.
    mutating func check(_ expression: ExpressionNode, _ type: ValueType, _ context: Context) {
        checkRange(of: expression, context)
        for (term, expected) in zip(expression.terms, expression.expectations(type)) {
            var inner = context.nested()
            if let sign = expected.sign { inner.property = sign }
            inner.range = nil
            guard let type = expected.type else { continue }
            switch term.kind {
            case .operand(let value): check(value, type, inner)
            case .conditional: break
            case .not, .binary:
                if !type.alternatives.contains(where: { takes($0, term) }) { reportWrongType(term, type, inner) }
            }
        }
    }

    mutating func check(_ string: InterpolatedString, _ context: Context) {
        var inner = context.nested()
        (inner.property, inner.isInString, inner.range) = ("\\(...)", true, nil)
        for value in string.values { check(value, .embedded, inner) }
    }

    /// Whether a value of `type` may be what the expression gives.
    func takes(_ type: ValueType, _ expression: ExpressionNode) -> Bool {
        guard let whole = expression.terms.last else { return true }
        return takes(type, whole)
    }

    private func takes(_ type: ValueType, _ term: ExpressionNode.Term) -> Bool {
        switch term.kind {
        case .operand, .conditional: return true
        case .not: return type == .bool || type == .any
        case .binary(let sign, _, _):
            if type == .any { return true }
            return sign.isArithmetic ? type.isNumeric || type == .insets : type == .bool
        }
    }

    private mutating func reportWrongType(_ term: ExpressionNode.Term, _ type: ValueType, _ context: Context) {
        var what = "YES or NO"
        if case .binary(let sign, _, _) = term.kind, sign.isArithmetic { what = "a number" }
        report(
            .wrongType, at: term.range, "'\(context.property)' takes \(TypeText.describe(type, schema)), not \(what)", context)
    }
}

/// What is expected of a term.
public struct TermExpectation: Sendable {
    /// Nil where anything goes.
    public var type: ValueType?
    /// The sign that uses it; nil where that is the property itself.
    var sign: String?
}

extension ExpressionNode {
    /// What is expected of each term where the whole is to be of `type`.
    public func expectations(_ type: ValueType?) -> [TermExpectation] {
        var expected = Array(repeating: TermExpectation(), count: terms.count)
        guard let whole = expected.indices.last else { return [] }
        expected[whole].type = type
        for index in terms.indices.reversed() {
            switch terms[index].kind {
            case .operand: break
            case .not(let value): expected[value] = TermExpectation(type: .bool, sign: "!")
            case .conditional(let condition, let first, let second):
                expected[condition] = TermExpectation(type: .bool, sign: "?")
                (expected[first], expected[second]) = (expected[index], expected[index])
            case .binary(let sign, let left, let right):
                let type: ValueType = sign.isLogical ? .bool : sign.isEquality ? .compared : .number
                expected[left] = TermExpectation(type: type, sign: sign.rawValue)
                expected[right] = expected[left]
            }
        }
        return expected
    }
}
