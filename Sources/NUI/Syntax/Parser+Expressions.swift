extension Parser {
    /// Takes the expression that goes on to `last`: its operands become nodes, its signs stay tokens.
    mutating func parseCalculation(upTo last: Int) {
        let node = open(.expression)
        while position < last {
            switch kind {
            case .string: take(.string)
            case .misquoted:
                reportMisquoted()
                take(.string)
            case .number, .malformedNumber, .identifier, .malformedName: parseOperand()
            default: position += 1
            }
        }
        close(node)
    }
}
