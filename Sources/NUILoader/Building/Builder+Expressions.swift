import NUI
import TatamiGeometry

/// Evaluates expressions and strings with values in them.
extension Builder {
    /// Evaluates an expression. A term that cannot be evaluated is reported only if its value is used, since the other side of a choice
    /// need not be valid.
    func calculate(_ expression: ExpressionNode, expecting type: ValueType?, in scope: Scope) throws(LoadFailure) -> Loaded {
        let expression = resolver.namingCases(in: expression)
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
            case .value(let value, nil):
                let loaded = try evaluate(value, expecting: .oneOf([.string, .number, .bool]), in: scope)
                guard let part = context.formatter.text(of: loaded) else {
                    throw failure(.wrongType, "\(loaded.kind) cannot be inserted into a string", at: value.range)
                }
                text += part
            case .value(let value, let format?): text += try self.text(of: value, as: format, in: scope)
            }
            try checkLength(text.utf8.count, at: string.range)
        }
        return .text(text)
    }

    /// Returns a value as its format writes it.
    private func text(of value: Value, as format: ValueFormat, in scope: Scope) throws(LoadFailure) -> String {
        let loaded = try evaluate(value, expecting: .number, in: scope)
        guard let number = loaded.number else {
            throw failure(.wrongType, "'\(format.kind.rawValue)' writes numbers, not \(loaded.kind)", at: value.range)
        }
        let argument = try format.argument.map { value throws(LoadFailure) in
            try evaluate(value, expecting: format.kind == .currency ? .string : .integer, in: scope)
        }
        guard let text = context.formatter.text(of: number, as: format.kind, argument) else {
            throw failure(
                .invalidLiteral,
                format.kind == .currency
                    ? "the code of a currency is three capitals, such as EUR"
                    : "the number of decimals is 0 to \(ValueFormat.mostDecimals)", at: format.argument?.range ?? format.range)
        }
        return text
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
        case .argument(let path, let index):
            guard let value = arguments.value(of: path) else { return try values[index].get() }
            return try evaluate(value, expecting: type, in: self.scope)
        case .member(_, let name): throw failure(.unknownProperty, "a calculated value has no property '\(name.text)'", at: name.range)
        case .negate(let value): return .number(-(try numbers([value], values, of: "-", at: term.range)[0]))
        case .call(let function, let indices) where function.isOfText: return try callText(function, indices, values, at: term.range)
        case .call(let function, let indices):
            guard let result = function.result(try numbers(indices, values, of: function.rawValue, at: term.range)) else {
                throw failure(.missingValue, "a value is missing", at: term.range)
            }
            return .number(result)
        case .conditional(let condition, let first, let second): return try values[try truth(condition) ? first : second].get()
        case .binary(.and, let left, let right): return .bool(try truth(left) ? try truth(right) : false)
        case .binary(.or, let left, let right): return .bool(try truth(left) ? true : try truth(right))
        case .binary(let sign, let left, let right):
            return try combine(try values[left].get(), sign, try values[right].get(), at: term.range)
        }
    }

    /// Returns the result of a function that takes a text.
    private func callText(
        _ function: Function, _ indices: [Int], _ values: [Result<Loaded, LoadFailure>], at range: SourceRange
    ) throws(LoadFailure) -> Loaded {
        let found = try indices.map { index throws(LoadFailure) in try values[index].get() }
        guard let first = found.first else { throw failure(.missingValue, "a value is missing", at: range) }
        let length = found.dropFirst().first?.number
        if case .list(let elements) = first, function == .count || function == .isEmpty {
            return function == .count ? .number(Double(elements.count)) : .bool(elements.isEmpty)
        }
        guard case .text(let text) = first else {
            throw failure(.wrongType, "'\(function.rawValue)' takes a text, not \(first.kind)", at: range)
        }
        switch function {
        case .count: return .number(Double(text.count))
        case .isEmpty: return .bool(text.isEmpty)
        case .contains:
            guard case .text(let part)? = found.dropFirst().first else {
                throw failure(.wrongType, "'contains' takes two texts", at: range)
            }
            return .bool(text.includes(part))
        case .localized: return .text(context.text(forKey: text, count: length ?? 0))
        default: return .text(function.result(text, length: Numbers.cleanCount(length ?? 0, 0...Limits.stringBytes)) ?? text)
        }
    }

    /// Returns the numbers of some terms, which an operator or a function takes.
    private func numbers(
        _ indices: [Int], _ values: [Result<Loaded, LoadFailure>], of name: String, at range: SourceRange
    ) throws(LoadFailure) -> [Double] {
        var numbers: [Double] = []
        for index in indices {
            let value = try values[index].get()
            guard let number = value.number else { throw failure(.wrongType, "'\(name)' takes numbers, not \(value.kind)", at: range) }
            numbers.append(number)
        }
        return numbers
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
        case .number, .fraction, .bool, .text, .cases: equals(other)
        case .list, .object, .value: nil
        }
    }
}
