extension Checker {
    /// Checks the operands of an expression against the types their operators need, and both values of a choice against the
    /// expected type.
    mutating func check(_ expression: ExpressionNode, _ type: ValueType, _ context: Context) {
        if let coalescing = expression.terms.first(where: \.isCoalescing) {
            return report(
                .wrongType, at: coalescing.range, "'??' gives a value for nil, and nothing outside of bindings is nil", context,
                hint: "write '<-' for a value of the model, or a choice: condition ? a : b")
        }
        checkRange(of: expression, context)
        for (term, expected) in zip(expression.terms, expression.expectations(type)) {
            var inner = context.nested()
            if let sign = expected.sign { inner.property = sign }
            inner.range = nil
            guard let type = expected.type else { continue }
            switch term.kind {
            case .operand(let value): check(value, type, inner)
            case .conditional, .argument: break
            case .member(_, let name):
                report(
                    .unknownProperty, at: name.range, "a calculated value has no property '\(name.text)'", inner,
                    hint: "bindings, with '<-', read the fields of rows")
            case .call(let function, _) where function.isOfModel:
                report(
                    .invalidBinding, at: term.range, "'\(function.rawValue)' reads the model", inner,
                    hint: "write '<-' in place of '='")
            case .not, .negate, .call, .binary:
                if !type.alternatives.contains(where: { takes($0, term) }) { reportWrongType(term, type, inner) }
            }
        }
    }

    /// Reports a name that is compared with a case of the model, and is nothing that the file knows. Returns true if there is one.
    mutating func reportCase(in expression: ExpressionNode, _ context: Context) -> Bool {
        for (term, enumeration) in zip(expression.terms, resolver.comparedEnumerations(in: expression)) {
            guard let enumeration, case .operand(.path(let path)) = term.kind, let name = path.single,
                case .unknown = resolver.meaning(of: path, expecting: .compared)
            else { continue }
            let cases = resolver.data.model?.enumeration(named: enumeration)?.cases ?? []
            let nearest = nearest(to: name.text, among: cases)
            report(
                .unknownCase, at: name.range, "'\(name.text)' is no case of \(enumeration)", context,
                hint: nearest?.hint ?? "its cases are \(TypeText.list(cases))", fix: nearest?.fix(name.range))
            return true
        }
        return false
    }

    mutating func check(_ string: InterpolatedString, _ context: Context) {
        var inner = context.nested()
        (inner.property, inner.isInString, inner.range) = ("\\(...)", true, nil)
        for piece in string.pieces {
            if case .text(let text) = piece { checkPlaceholder(in: text, at: string.range, context) }
            guard case .value(let value, let format) = piece else { continue }
            inner.property = format.map { "as \($0.kind.rawValue)" } ?? "\\(...)"
            check(value, format == nil ? .embedded : .number, inner)
            guard let format, let argument = format.argument, let type = format.kind.argumentType else { continue }
            var place = inner
            place.range = format.kind == .decimals ? NumberRange(0...Double(ValueFormat.mostDecimals)) : nil
            check(argument, type, place)
        }
    }

    /// Whether the result of an expression can be a value of `type`.
    func takes(_ type: ValueType, _ expression: ExpressionNode) -> Bool {
        guard let whole = expression.terms.last else { return true }
        return takes(type, whole)
    }

    private func takes(_ type: ValueType, _ term: ExpressionNode.Term) -> Bool {
        switch term.kind {
        case .operand, .conditional, .argument, .member: return true
        case .not: return type == .bool || type == .any
        case .negate: return type == .any || type.isNumeric || type == .insets
        case .call(let function, _):
            let result = function.resultType
            return type == .any || result == .any || type == result || result == .number && (type.isNumeric || type == .insets)
        case .binary(let sign, _, _):
            if type == .any { return true }
            return sign.isArithmetic ? type.isNumeric || type == .insets : type == .bool
        }
    }

    private mutating func reportWrongType(_ term: ExpressionNode.Term, _ type: ValueType, _ context: Context) {
        var what = "YES or NO"
        switch term.kind {
        case .binary(let sign, _, _) where sign.isArithmetic: what = "a number"
        case .negate: what = "a number"
        case .call(let function, _): what = TypeText.describe(function.resultType, schema)
        default: break
        }
        report(
            .wrongType, at: term.range, "'\(context.property)' takes \(TypeText.describe(type, schema)), not \(what)", context)
    }
}

extension ExpressionNode.Term {
    fileprivate var isCoalescing: Bool { if case .binary(.coalesce, _, _) = kind { true } else { false } }
}

/// The expected type of a term.
public struct TermExpectation: Sendable {
    /// The type; nil if any type is allowed.
    public var type: ValueType?
    /// The operator that uses the term; nil if the term is the value of the property itself.
    var sign: String?
}

extension ExpressionNode {
    /// Returns the expected type of each term, in the order of ``terms``, if the whole expression must be of `type`.
    ///
    /// - Parameter type: the expected type of the result; nil for any.
    public func expectations(_ type: ValueType?) -> [TermExpectation] {
        var expected = Array(repeating: TermExpectation(), count: terms.count)
        guard let whole = expected.indices.last else { return [] }
        expected[whole].type = type
        for index in terms.indices.reversed() {
            switch terms[index].kind {
            case .operand, .member: break
            case .not(let value): expected[value] = TermExpectation(type: .bool, sign: "!")
            case .argument(_, let value): expected[value] = expected[index]
            case .negate(let value): expected[value] = TermExpectation(type: .number, sign: "-")
            case .call(let function, let values):
                for (index, value) in values.enumerated() {
                    expected[value] = TermExpectation(type: function.parameterType(index), sign: function.rawValue)
                }
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
