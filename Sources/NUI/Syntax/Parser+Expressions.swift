extension Parser {
    /// Takes an expression that ends before `last`. Its operands become nodes; its operators and the names of functions stay tokens.
    mutating func parseCalculation(upTo last: Int) {
        guard position < last else { return }
        let node = open(.expression)
        let inArray = containers.last?.kind == .array
        var depth = 0
        while position < last {
            switch kind {
            case .identifier where stream.startsCall(position, isElement: inArray && depth == 0):
                depth += 1
                position += 2
            case .string, .misquoted, .number, .malformedNumber, .identifier, .malformedName: parseOperand()
            default:
                if kind == .leftParenthesis { depth += 1 }
                if kind == .rightParenthesis { depth -= 1 }
                position += 1
            }
        }
        close(node)
    }

    /// Skips a minus sign that touches its value after another value, or a format outside a string, and says how it is written. Returns
    /// false for all other text.
    mutating func skipMisplacedSign() -> Bool {
        if kind == .minus {
            skipStray(hint: "between two values '-' has a blank on both sides; before one value it touches the value: -gap")
            return true
        }
        guard stream.isWord(position, "as"), !stream.startsLine(position), kind(ahead: 1) == .identifier,
            let format = ValueFormat.Kind(rawValue: stream.text(position + 1))
        else { return false }
        skipStray("a format follows a value in a string, or that of a binding", hint: "\"\\(value \(format.example))\"")
        return true
    }
}
