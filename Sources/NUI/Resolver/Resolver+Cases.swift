/// Cases of the enumerations of the model in expressions behind `=`.
extension Resolver {
    /// Returns an expression whose names have that of their enumeration before them where they are compared with one of its cases:
    /// `Open` in `Filter.All == Open`. So loops over an enumeration, and parameters, compare as bindings do.
    public func namingCases(in expression: ExpressionNode) -> ExpressionNode {
        let enumerations = comparedEnumerations(in: expression)
        guard enumerations.contains(where: { $0 != nil }) else { return expression }
        let terms = zip(expression.terms, enumerations).map { term, enumeration in
            guard let enumeration, case .operand(.path(let path)) = term.kind, let name = path.single,
                let full = NamePath(names: [Name(text: enumeration, range: path.range), name], range: path.range),
                data.enumerationCase(full) != nil
            else { return term }
            return ExpressionNode.Term(kind: .operand(.path(full)), range: term.range)
        }
        return ExpressionNode(terms: terms, range: expression.range)
    }

    /// Returns for each term the enumeration of the model with a case of which the term is compared; nil for all other terms.
    func comparedEnumerations(in expression: ExpressionNode) -> [String?] {
        var wanted = [String?](repeating: nil, count: expression.terms.count)
        guard data.model != nil, expression.terms.contains(where: \.isEquality) else { return wanted }
        var given: [String?] = []
        for term in expression.terms {
            switch term.kind {
            case .operand(.path(let path)): given.append(enumeration(ofCase: path))
            case .argument(_, let value): given.append(given[value])
            case .conditional(_, let first, let second): given.append(given[first] ?? given[second])
            default: given.append(nil)
            }
        }
        for index in expression.terms.indices.reversed() {
            switch expression.terms[index].kind {
            case .argument(_, let value): wanted[value] = wanted[index]
            case .conditional(_, let first, let second):
                let enumeration = wanted[index] ?? given[index]
                (wanted[first], wanted[second]) = (enumeration, enumeration)
            case .binary(let sign, let left, let right) where sign.isEquality:
                (wanted[left], wanted[right]) = (given[right], given[left])
            default: break
            }
        }
        return wanted
    }

    /// The enumeration of which a path, or the constant that it names, is a case with its full name; nil for other paths.
    private func enumeration(ofCase path: NamePath) -> String? {
        var path = path
        for _ in 0..<Limits.referenceDepth {
            switch meaning(of: path, expecting: nil) {
            case .dataCase: return path.leading.map(\.text).joined(separator: ".")
            case .constant(let constant):
                guard path.single != nil, case .path(let next) = constant.value else { return nil }
                path = next
            default: return nil
            }
        }
        return nil
    }
}

extension ExpressionNode.Term {
    fileprivate var isEquality: Bool { if case .binary(let sign, _, _) = kind { sign.isEquality } else { false } }
}
