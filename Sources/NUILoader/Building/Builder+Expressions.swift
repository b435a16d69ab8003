import NUI
import TatamiGeometry

/// Evaluates expressions and strings with values in them.
extension Builder {
    /// Evaluates an expression. A term that cannot be evaluated is reported only if its value is used, since the other side of a choice
    /// need not be valid.
    func calculate(_ expression: ExpressionNode, expecting type: ValueType?, in scope: Scope) throws(LoadFailure) -> Loaded {
        var values: [Result<Loaded, LoadFailure>] = []
        values.reserveCapacity(expression.terms.count)
        for (term, expected) in zip(expression.terms, expression.expectations(type)) {
            do throws(LoadFailure) {
                values.append(.success(try value(of: term, values, expecting: expected.type, in: scope)))
            } catch {
                values.append(.failure(error))
            }
        }
        guard let whole = values.last else { throw failure(.missingValue, "a value is missing", at: expression.range) }
        return try whole.get()
    }

    func interpolate(_ string: InterpolatedString, in scope: Scope) throws(LoadFailure) -> Loaded {
        var text = ""
        for piece in string.pieces {
            switch piece {
            case .text(let part): text += part
            case .value(let value):
                switch try evaluate(value, expecting: .oneOf([.string, .number, .bool]), in: scope) {
                case .text(let part): text += part
                case .number(let number): text += DecimalText.format(number)
                case .bool(let bool): text += bool ? "YES" : "NO"
                case .cases(let names): text += names.joined(separator: " | ")
                case let other: throw failure(.wrongType, "\(other.kind) cannot be inserted into a string", at: value.range)
                }
            }
            try checkLength(text.utf8.count, at: string.range)
        }
        return .text(text)
    }

    /// Throws if a text is longer than a string may be.
    func checkLength(_ bytes: Int, at range: SourceRange) throws(LoadFailure) {
        guard bytes > Limits.stringBytes else { return }
        throw failure(.stringTooLong, "this text is longer than \(Limits.stringBytes >> 10) KiB", at: range)
    }

    private func value(
        of term: ExpressionNode.Term, _ values: [Result<Loaded, LoadFailure>], expecting type: ValueType?, in scope: Scope
    ) throws(LoadFailure) -> Loaded {
        func truth(_ index: Int) throws(LoadFailure) -> Bool {
            let value = try values[index].get()
            guard let number = value.number else { throw failure(.wrongType, "YES or NO is needed, not \(value.kind)", at: term.range) }
            return number != 0
        }
        switch term.kind {
        case .operand(let value): return try evaluate(value, expecting: type, in: scope)
        case .not(let value): return .bool(try !truth(value))
        case .conditional(let condition, let first, let second): return try values[try truth(condition) ? first : second].get()
        case .binary(.and, let left, let right): return .bool(try truth(left) ? try truth(right) : false)
        case .binary(.or, let left, let right): return .bool(try truth(left) ? true : try truth(right))
        case .binary(let sign, let left, let right):
            return try combine(try values[left].get(), sign, try values[right].get(), at: term.range)
        }
    }

    private func combine(_ left: Loaded, _ sign: BinaryOperator, _ right: Loaded, at range: SourceRange) throws(LoadFailure) -> Loaded {
        if sign.isEquality, let same = left.isSame(as: right) { return .bool(same == (sign == .equal)) }
        guard let a = left.number, let b = right.number else {
            let wrong = left.number == nil ? left : right
            throw failure(
                .wrongType,
                sign.isEquality
                    ? "\(left.kind) and \(right.kind) cannot be compared" : "'\(sign.rawValue)' takes numbers, not \(wrong.kind)",
                at: range)
        }
        guard let result = sign.result(a, b) else { throw failure(.invalidLiteral, "this divides by 0", at: range) }
        return sign.isArithmetic ? try number(result, at: range) : .bool(result != 0)
    }

    private func number(_ value: Double, at range: SourceRange) throws(LoadFailure) -> Loaded {
        guard value.isFinite, abs(value) <= 10_000_000 else {
            throw failure(
                .numberOutOfRange, "numbers must be between -10000000 and 10000000; this is \(DecimalText.format(value))", at: range)
        }
        return .number(value)
    }
}

extension Loaded {
    /// Returns true for equal values; nil if an expression cannot compare the two.
    fileprivate func isSame(as other: Loaded) -> Bool? {
        switch self {
        case .number, .bool, .text, .cases: equals(other)
        case .list, .object, .value: nil
        }
    }
}
