/// The widths of a view for which a block counts: `:when width >= 640 && width < 960 { }`.
public struct WidthTest: Hashable, Sendable {
    /// A comparison of the width, in points, with a number.
    struct Comparison: Hashable, Sendable {
        let sign: BinaryOperator
        let number: Double
    }

    /// All of them hold.
    let comparisons: [Comparison]

    /// Whether the block counts in a width, in points.
    public func holds(in width: Double) -> Bool { comparisons.allSatisfy { $0.sign.result(width, $0.number) == 1 } }
}

extension Clause {
    /// The block of a width as a state, which is active in the widths of its condition; nil for other clauses.
    public var state: Definition? {
        guard kind == .when, let object else { return nil }
        return Definition(.state, name: Name(text: ":when", range: range), value: .object(object), range: range)
    }
}

extension Resolver {
    /// Returns the widths that the condition of a block names.
    ///
    /// - Throws: `FormulaFault` if it is not made of comparisons of `width` with numbers.
    public func widthTest(of value: Value) throws(FormulaFault) -> WidthTest {
        guard case .expression(let expression) = value else { throw Self.widthFault(value.range, "':when' needs a comparison") }
        let numbers = numbers(of: expression)
        var comparisons: [WidthTest.Comparison] = []
        var pending = [expression.terms.count - 1]
        while let index = pending.popLast() {
            let term = expression.terms[index]
            switch term.kind {
            case .binary(.and, let left, let right): pending += [right, left]
            case .binary(let sign, let left, let right):
                guard let mirrored = sign.mirrored else { throw Self.widthFault(term.range, sign.widthRefusal) }
                if expression.isWidth(left), let number = numbers[right] {
                    comparisons.append(.init(sign: sign, number: number))
                } else if expression.isWidth(right), let number = numbers[left] {
                    comparisons.append(.init(sign: mirrored, number: number))
                } else {
                    let isKnown = expression.isWidth(left) || expression.isWidth(right)
                    let other = expression.terms[expression.isWidth(left) ? right : left].range
                    throw isKnown
                        ? Self.widthFault(other, "':when' compares 'width' with a number or a constant that is one")
                        : Self.widthFault(term.range, "':when' compares 'width', the width of its view, and nothing else")
                }
            default: throw Self.widthFault(term.range, "':when' needs a comparison")
            }
        }
        return WidthTest(comparisons: comparisons)
    }

    private static func widthFault(_ range: SourceRange, _ message: String) -> FormulaFault {
        FormulaFault(code: .wrongType, range: range, message: message, hint: ":when width >= 640 && width < 960 { spacing = 24 }")
    }
}

extension ExpressionNode {
    /// Whether a term is the word `width`.
    fileprivate func isWidth(_ term: Int) -> Bool {
        if case .operand(.path(let path)) = terms[term].kind { path.single?.text == "width" } else { false }
    }
}

extension BinaryOperator {
    /// The operator that holds for exchanged operands; nil unless it compares sizes.
    fileprivate var mirrored: BinaryOperator? {
        switch self {
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        case .greaterOrEqual: .lessOrEqual
        default: nil
        }
    }

    /// Why the operator cannot stand in the condition of a block.
    fileprivate var widthRefusal: String {
        switch self {
        case .or: "':when' joins comparisons with '&&'; write two blocks for '||'"
        case .equal, .notEqual: "':when' compares by size, since a width is rarely equal to a number: <, <=, >, >="
        default: "':when' needs a comparison of 'width' with a number"
        }
    }
}
