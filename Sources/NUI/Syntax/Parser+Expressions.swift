extension Parser {
    /// Takes an expression that ends before `last`. Its operands become nodes, its operators stay tokens.
    mutating func parseCalculation(upTo last: Int) {
        guard position < last else { return }
        let node = open(.expression)
        while position < last {
            switch kind {
            case .string, .misquoted, .number, .malformedNumber, .identifier, .malformedName: parseOperand()
            default: position += 1
            }
        }
        close(node)
    }
}
