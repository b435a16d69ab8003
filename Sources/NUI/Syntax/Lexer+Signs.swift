extension Lexer {
    /// The length in bytes of an operator that starts here and has a blank on both sides; 0 if there is none.
    var signLength: Int {
        let length: Int
        switch bytes[position] {
        case Byte.plus, Byte.minus, Byte.star, Byte.slash, Byte.percent, Byte.question: length = 1
        case Byte.greater: length = peek(1) == Byte.equals ? 2 : 1
        case Byte.exclamation where peek(1) == Byte.equals: length = 2
        case Byte.ampersand where peek(1) == Byte.ampersand: length = 2
        default: return 0
        }
        return isBehindBlank && isBlank(position + length) ? length : 0
    }

    /// Whether `!` stands directly before a name, a parenthesis or another `!`.
    var startsNegation: Bool {
        guard let next = peek(1), position == 0 || !Byte.isNamePart(bytes[position - 1]) else { return false }
        return Byte.isLetter(next) || next == Byte.leftParenthesis || next == Byte.exclamation
    }

    /// Whether `-` stands directly before a name or a parenthesis, or before one more `-` with them, and does not touch a value before it.
    var startsNegative: Bool {
        guard let next = peek(1) == Byte.minus ? peek(2) : peek(1), Byte.isLetter(next) || next == Byte.leftParenthesis else {
            return false
        }
        guard position > 0 else { return true }
        let previous = bytes[position - 1]
        return !Byte.isNamePart(previous) && !Self.valueEnds.contains(previous)
    }

    /// Reads `??` with the value behind it, as in `title ?? "none"`, and reports it.
    mutating func lexCoalescing() {
        var end = position + 2
        while end < bytes.count, Byte.isBlank(bytes[end]) { end += 1 }
        if end < bytes.count, bytes[end] == Byte.quote {
            end = quotedEnd(end)
        } else {
            while end < bytes.count, Byte.isNamePart(bytes[end]) || bytes[end] == Byte.dot { end += 1 }
        }
        issues.add(
            .unexpectedText, at: range(position, position + 2), "NUI has no operator '??'",
            hint: "a choice is written as: condition ? a : b")
        add(.foreign, upper: end)
    }

    private static let valueEnds: Set<UInt8> = [Byte.rightParenthesis, Byte.rightBracket, Byte.rightBrace, Byte.quote, Byte.dot]

    private var isBehindBlank: Bool { tokens.last.map { $0.kind == .blank } ?? true }

    private func isBlank(_ index: Int) -> Bool { index >= bytes.count || UTF8Check.scalar(in: bytes, at: index).value.isBlank }
}
