import TatamiJSON

/// Checks of numbers outside the range of a property, and of numbers that are probably mistakes.
extension Checker {
    /// Compares a number with the range of the current property. `place` is the number or the expression that gives it.
    mutating func checkRange(of value: Double, at place: SourceRange, _ context: Context) {
        guard let range = context.range else { return }
        if !range.contains(value) {
            report(.outOfRange, at: place, "'\(context.property)' takes \(range.text), not \(JSONText.number(value))", context)
        } else if abs(value) > Limits.likelyNumber, range.isOpen(towards: value) {
            report(
                .unlikelyNumber, at: place, "'\(context.property)' of \(JSONText.number(value)) is probably a mistake", context,
                hint: "numbers are limited to \(JSONText.number(Limits.number)), and so are sums")
        }
    }

    /// The same for the result of an expression. If the choice depends on objects, both values of the choice are checked.
    mutating func checkRange(of expression: ExpressionNode, _ context: Context) {
        guard context.range != nil else { return }
        let values = resolver.numbers(of: expression)
        var wanted = values.indices.suffix(1).map { $0 }
        while let index = wanted.popLast() {
            let term = expression.terms[index]
            if let value = values[index] {
                checkRange(of: value, at: term.range, context)
            } else if case .conditional(_, let first, let second) = term.kind {
                wanted += [second, first]
            }
        }
    }

    /// The same for the sizes in a string such as `"50, 2*"`.
    mutating func checkRange(of tracks: [TrackLiteral], at place: SourceRange, _ context: Context) {
        for track in tracks {
            switch track {
            case .fixed(let value), .weight(let value): checkRange(of: value, at: place, context)
            case .auto: break
            }
        }
    }
}
