extension Resolver {
    /// Returns the number that a value stands for without any objects: a literal, a constant, or an expression of those. YES is 1 and NO is
    /// 0. nil if the value depends on objects or is no number.
    func number(of value: Value, level: Int = 0) -> Double? {
        switch value {
        case .number(let literal): return literal.value
        case .path(let path):
            switch meaning(of: path, expecting: .number) {
            case .bool(let bool): return bool ? 1 : 0
            case .constant(let constant) where path.single != nil && level < Limits.referenceDepth && !isTooLarge:
                return number(of: constant.value, level: level + 1)
            default: return nil
            }
        case .expression(let expression): return numbers(of: expression, level: level).last ?? nil
        default: return nil
        }
    }

    /// Returns such a number for each term of an expression; the last is that of the whole expression.
    func numbers(of expression: ExpressionNode, level: Int = 0) -> [Double?] {
        var values: [Double?] = []
        values.reserveCapacity(expression.terms.count)
        for term in expression.terms {
            switch term.kind {
            case .operand(let value): values.append(number(of: value, level: level))
            case .not(let index): values.append(values[index].map { $0 == 0 ? 1 : 0 })
            case .argument(_, let index): values.append(values[index])
            case .negate(let index): values.append(values[index].map { -$0 })
            case .member: values.append(nil)
            case .call(let function, let indices):
                let numbers = indices.compactMap { values[$0] }
                values.append(numbers.count == indices.count ? function.result(numbers) : nil)
            case .conditional(let condition, let first, let second):
                values.append(values[condition].flatMap { values[$0 != 0 ? first : second] })
            case .binary(let sign, let left, let right):
                guard let a = values[left] else {
                    values.append(nil)
                    continue
                }
                let isDecided = sign == .and && a == 0 || sign == .or && a != 0
                let result = isDecided ? (a == 0 ? 0 : 1) : values[right].flatMap { sign.result(a, $0) }
                values.append(result.flatMap { abs($0) <= Limits.number ? $0 : nil })
            }
        }
        return values
    }
}

extension BinaryOperator {
    /// Returns the result of the operator for two numbers, with 1 for YES and 0 for NO; nil for a division by 0.
    public func result(_ a: Double, _ b: Double) -> Double? {
        func truth(_ isTrue: Bool) -> Double { isTrue ? 1 : 0 }
        switch self {
        case .or: return truth(a != 0 || b != 0)
        case .and: return truth(a != 0 && b != 0)
        case .equal: return truth(a == b)
        case .notEqual: return truth(a != b)
        case .less: return truth(a < b)
        case .lessOrEqual: return truth(a <= b)
        case .greater: return truth(a > b)
        case .greaterOrEqual: return truth(a >= b)
        // A number is never nil.
        case .coalesce: return a
        case .plus: return a + b
        case .minus: return a - b
        case .times: return a * b
        case .divided: return b == 0 ? nil : a / b
        case .remainder: return b == 0 ? nil : a.truncatingRemainder(dividingBy: b)
        }
    }
}
