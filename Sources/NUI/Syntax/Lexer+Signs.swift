extension Lexer {
    /// The length in bytes of an operator that starts here and has a blank on both sides; 0 if there is none.
    var signLength: Int {
        let length: Int
        switch bytes[position] {
        case ASCII.plus, ASCII.minus, ASCII.star, ASCII.slash, ASCII.percent: length = 1
        case ASCII.question: length = peek(1) == ASCII.question ? 2 : 1
        case ASCII.greater: length = peek(1) == ASCII.equals ? 2 : 1
        case ASCII.exclamation where peek(1) == ASCII.equals: length = 2
        case ASCII.ampersand where peek(1) == ASCII.ampersand: length = 2
        default: return 0
        }
        return isBehindBlank && isBlank(position + length) ? length : 0
    }

    /// Whether `!` stands directly before a name, a parenthesis or another `!`.
    var startsNegation: Bool {
        guard let next = peek(1), position == 0 || !ASCII.isNamePart(bytes[position - 1]) else { return false }
        return ASCII.isLetter(next) || next == ASCII.leftParenthesis || next == ASCII.exclamation
    }

    /// Whether `-` stands directly before a name or a parenthesis, or before one more `-` with them, and does not touch a value before it.
    var startsNegative: Bool {
        guard let next = peek(1) == ASCII.minus ? peek(2) : peek(1), ASCII.isLetter(next) || next == ASCII.leftParenthesis else {
            return false
        }
        guard position > 0 else { return true }
        let previous = bytes[position - 1]
        return !ASCII.isNamePart(previous) && !Self.endsValue(previous)
    }

    /// The length in bytes of `<-` or `<->`; 0 if neither starts here. `<-` is a sign only before a blank: `a <-5` is a comparison.
    var bindingLength: Int {
        guard peek(1) == ASCII.minus else { return 0 }
        if peek(2) == ASCII.greater { return 3 }
        return isBlank(position + 2) ? 2 : 0
    }

    /// Whether `?` stands directly behind the name of a type, which begins with a capital, or behind `]`, and nothing touches it that could
    /// be the value of a choice.
    var startsOptionalMark: Bool {
        guard let last = tokens.last, last.upper == position, isBlank(position + 1) || peek(1).map(Self.endsType) == true else {
            return false
        }
        return last.kind == .rightBracket || last.kind == .identifier && (0x41...0x5A).contains(bytes[last.lower])
    }

    private static func endsType(_ byte: UInt8) -> Bool {
        byte == ASCII.rightBracket || byte == ASCII.rightBrace || byte == ASCII.comma || byte == ASCII.semicolon
    }

    /// The length in bytes of an operator that starts here, lacks a blank on a side, and cannot be anything else: `??`, or a comparison
    /// between two values that touches one of them; 0 if there is none.
    var gluedLength: Int {
        if bytes[position] == ASCII.question { return peek(1) == ASCII.question ? 2 : 0 }
        let isPair = peek(1) == ASCII.equals
        guard isPair ? [ASCII.greater, ASCII.exclamation].contains(bytes[position]) : bytes[position] == ASCII.greater,
            let last = tokens.last(where: { $0.kind != .blank }), [.identifier, .number, .rightParenthesis].contains(last.kind)
        else { return 0 }
        let length = isPair ? 2 : 1
        let next = isBlank(position + length) ? peek(length + 1) : peek(length)
        guard let next, ASCII.isNamePart(next) || next == ASCII.leftParenthesis || next == ASCII.quote else { return 0 }
        // `->`, `List<String>` and `</b> text` are no comparisons.
        let before = tokens.dropLast().last.map { $0.upper == last.lower ? bytes[$0.lower] : 0 } ?? 0
        return before == ASCII.less || before == ASCII.slash ? 0 : length
    }

    /// Reads an operator that lacks a blank on a side, and reports it.
    mutating func lexGluedSign() {
        let upper = position + gluedLength
        let place = range(position, upper)
        let sign = String(decoding: bytes[position..<upper], as: UTF8.self)
        issues.add(
            .unexpectedText, at: place, "the operator '\(sign)' has a blank on both sides", hint: "write: a \(sign) b",
            fix: .init(range: place, replacement: "\(isBehindBlank ? "" : " ")\(sign)\(isBlank(upper) ? "" : " ")"))
        add(.sign, upper: upper)
    }

    /// Operators of other languages, and what NUI writes.
    private static let foreignSigns = [("<>", "!="), ("===", "=="), ("!==", "!=")]

    /// Whether an operator of other languages may start with a sign.
    static func startsForeignSign(_ byte: UInt8) -> Bool { byte == ASCII.less || byte == ASCII.equals || byte == ASCII.exclamation }

    /// Reads an operator of other languages with a blank on both sides as ours, and reports it; false if there is none.
    mutating func lexForeignSign() -> Bool {
        guard peek(1) == ASCII.equals || peek(1) == ASCII.greater, isBehindBlank else { return false }
        let sign = Self.foreignSigns.first { word, _ in
            bytes[position...].starts(with: word.utf8) && isBlank(position + word.utf8.count)
        }
        guard let (word, ours) = sign else { return false }
        let place = range(position, position + word.utf8.count)
        issues.add(
            .unexpectedText, at: place, "NUI has no operator '\(word)'", hint: "write: a \(ours) b",
            fix: .init(range: place, replacement: ours))
        add(.sign, upper: place.upper)
        return true
    }

    private static func endsValue(_ byte: UInt8) -> Bool {
        switch byte {
        case ASCII.rightParenthesis, ASCII.rightBracket, ASCII.rightBrace, ASCII.quote, ASCII.dot: true
        default: false
        }
    }

    private var isBehindBlank: Bool { tokens.last.map { $0.kind == .blank } ?? true }

    private func isBlank(_ index: Int) -> Bool { index >= bytes.count || UTF8Check.scalar(in: bytes, at: index).value.isBlank }
}
