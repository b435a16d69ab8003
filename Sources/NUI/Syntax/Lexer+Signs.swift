extension Lexer {
    /// The length in bytes of an operator that starts here and has a blank on both sides; 0 if there is none.
    var signLength: Int {
        let length: Int
        switch bytes[position] {
        case Byte.plus, Byte.minus, Byte.star, Byte.slash, Byte.percent: length = 1
        case Byte.question: length = peek(1) == Byte.question ? 2 : 1
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

    /// The length in bytes of `<-` or `<->`; 0 if neither starts here. `<-` is a sign only before a blank: `a <-5` is a comparison.
    var bindingLength: Int {
        guard peek(1) == Byte.minus else { return 0 }
        if peek(2) == Byte.greater { return 3 }
        return isBlank(position + 2) ? 2 : 0
    }

    /// Whether `?` stands directly behind the name of a type, which begins with a capital, or behind `]`, and nothing touches it that could
    /// be the value of a choice.
    var startsOptionalMark: Bool {
        guard let last = tokens.last, last.upper == position, isBlank(position + 1) || peek(1).map(Self.typeEnds.contains) == true else {
            return false
        }
        return last.kind == .rightBracket || last.kind == .identifier && (0x41...0x5A).contains(bytes[last.lower])
    }

    private static let typeEnds: Set<UInt8> = [Byte.rightBracket, Byte.rightBrace, Byte.comma, Byte.semicolon]

    /// Reads `??` that lacks a blank on a side, and reports it.
    mutating func lexCoalescing() {
        let place = range(position, position + 2)
        let before = isBehindBlank ? "" : " "
        issues.add(
            .unexpectedText, at: place, "the operator '??' has a blank on both sides", hint: "write: a ?? b",
            fix: .init(range: place, replacement: "\(before)??\(isBlank(position + 2) ? "" : " ")"))
        add(.sign, upper: position + 2)
    }

    /// An operator of other languages with a blank on both sides, and what NUI writes.
    var foreignSign: (word: String, ours: String)? {
        [("<>", "!="), ("===", "=="), ("!==", "!=")].first { sign in
            isBehindBlank && bytes[position...].starts(with: sign.0.utf8) && isBlank(position + sign.0.utf8.count)
        }
    }

    /// Reads an operator of other languages as ours, and reports it.
    mutating func lexForeignSign() {
        guard let (word, ours) = foreignSign else { return }
        let place = range(position, position + word.utf8.count)
        issues.add(
            .unexpectedText, at: place, "NUI has no operator '\(word)'", hint: "write: a \(ours) b",
            fix: .init(range: place, replacement: ours))
        add(.sign, upper: place.upper)
    }

    private static let valueEnds: Set<UInt8> = [Byte.rightParenthesis, Byte.rightBracket, Byte.rightBrace, Byte.quote, Byte.dot]

    private var isBehindBlank: Bool { tokens.last.map { $0.kind == .blank } ?? true }

    private func isBlank(_ index: Int) -> Bool { index >= bytes.count || UTF8Check.scalar(in: bytes, at: index).value.isBlank }
}
