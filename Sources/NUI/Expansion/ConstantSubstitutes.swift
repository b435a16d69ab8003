extension ExpressionNode {
    /// The expression without `??` behind what is known to be nil, or to be a value: a member of an element of a list of constants, which
    /// other elements lack. So `=` can give a substitute for such a member, although it knows no nil.
    var withConstantSubstitutes: Value {
        var kept: [Term] = []
        // By the indices of the terms, those of what stands in their places.
        var places: [Int] = []
        for term in terms {
            if case .binary(.coalesce, let left, let right) = term.kind, case .operand(let value) = kept[places[left]].kind,
                let isNil = value.isNilConstant
            {
                places.append(places[isNil ? right : left])
                continue
            }
            kept.append(Term(kind: term.kind.mapped { places[$0] }, range: term.range))
            places.append(kept.count - 1)
        }
        guard let last = places.last else { return .expression(self) }
        return Self.value(of: kept, last, range)
    }

    /// Returns a term with those that it uses, as a value.
    private static func value(of terms: [Term], _ last: Int, _ range: SourceRange) -> Value {
        if case .operand(let value) = terms[last].kind { return value }
        var isUsed = [Bool](repeating: false, count: terms.count)
        isUsed[last] = true
        for index in terms.indices.reversed() where isUsed[index] {
            _ = terms[index].kind.mapped {
                isUsed[$0] = true
                return $0
            }
        }
        var places: [Int] = []
        var used: [Term] = []
        for (index, term) in terms.enumerated() {
            places.append(used.count)
            if isUsed[index] { used.append(Term(kind: term.kind.mapped { places[$0] }, range: term.range)) }
        }
        return .expression(ExpressionNode(terms: used, range: range))
    }

    /// Whether an operator `??` is among the terms.
    var hasSubstitutes: Bool { terms.contains { if case .binary(.coalesce, _, _) = $0.kind { true } else { false } } }
}

extension ExpressionNode.Kind {
    /// The step with other indices of the terms that it uses.
    func mapped(_ place: (Int) -> Int) -> Self {
        switch self {
        case .operand: self
        case .not(let value): .not(place(value))
        case .negate(let value): .negate(place(value))
        case .call(let function, let values): .call(function, values.map(place))
        case .argument(let name, let value): .argument(name, place(value))
        case .binary(let sign, let left, let right): .binary(sign, place(left), place(right))
        case .conditional(let condition, let first, let second): .conditional(place(condition), place(first), place(second))
        case .member(let value, let name): .member(place(value), name)
        }
    }
}

extension Value {
    /// Whether a constant is nil; nil for what is not known here.
    fileprivate var isNilConstant: Bool? {
        switch self {
        case .string, .number, .percentage, .array, .object: false
        case .path(let path) where path.single?.text == "nil": true
        case .path(let path) where path.single?.text == "YES" || path.single?.text == "NO": false
        default: nil
        }
    }
}
