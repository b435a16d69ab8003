extension Lexer {
    /// Reads from quote to quote, across lines. A backslash escapes the next character.
    mutating func lexString() {
        var end = position + 1
        var lastLine = position
        let limit = lacksStringEnd ? QuoteReading.lineEnd(bytes, position) : bytes.count
        while end < limit {
            switch bytes[end] {
            case ASCII.quote:
                if !readsByLine, swallowsCode(position, end, isOverLines: lastLine > position) {
                    isMisread = true
                    return
                }
                warnOfBidirectionalControls(position, end)
                return add(.string, upper: end + 1)
            case ASCII.backslash: end += 2
            case ASCII.lineFeed, ASCII.carriageReturn:
                lastLine = end
                end += 1
            default: end += 1
            }
        }
        lacksStringEnd = true
        if readsByLine {
            addUnterminated(upper: QuoteReading.trimmedEnd(bytes, position + 1, QuoteReading.lineEnd(bytes, position)))
        } else {
            isMisread = true
        }
    }

    /// Whether a closing quote was probably meant to open another string: a sign that strings follow stands before it, and a
    /// word after it. A string of several lines counts only if its last line has an even number of quotes, a string of one line
    /// only if that number is odd.
    private func swallowsCode(_ lower: Int, _ upper: Int, isOverLines: Bool) -> Bool {
        guard QuoteReading.startsWord(bytes, upper + 1, bytes.count) else { return false }
        guard QuoteReading.endsLikeCode(bytes, lower + 1, upper) else { return false }
        let quotes = QuoteReading.quotes(bytes, source.lineStart(at: upper), QuoteReading.lineEnd(bytes, upper))
        return quotes.count.isMultiple(of: 2) == isOverLines
    }

    // MARK: Lines whose quotes do not come out even

    /// Looks ahead at the line that starts here and decides how to read its quotes.
    mutating func planLine() {
        let end = QuoteReading.lineEnd(bytes, position)
        plannedUpper = end
        let quotes = QuoteReading.quotes(bytes, position, end)
        guard let last = quotes.last, !quotes.count.isMultiple(of: 2) else { return }
        if let closing = QuoteReading.closingQuote(bytes, of: last) {
            plannedUpper = closing + 1
        } else {
            plan = QuoteReading.best(bytes, position, end, quotes)
        }
    }

    /// Reads the piece that was planned for this place, and reports what is wrong with it.
    mutating func lexPlanned(_ piece: QuoteReading.Piece) {
        plan = nil
        switch piece.kind {
        case .unterminated: addUnterminated(upper: piece.upper)
        case .unopened:
            issues.add(
                .unterminatedString, at: range(piece.lower, piece.upper), "this string is never opened",
                hint: "open it with a double quote", fix: .init(range: range(piece.lower, piece.lower), replacement: "\""))
            add(.string, upper: piece.upper, isOpened: false)
        case .stray:
            issues.add(
                .unterminatedString, at: range(piece.lower, piece.upper), "this quote does not belong to a string",
                fix: .init(range: range(piece.lower, piece.upper), replacement: "", isCertain: false))
            add(.strayQuote, upper: piece.upper)
        case .inner(let quote):
            issues.add(
                .unterminatedString, at: range(quote, quote + 1), "this quote does not end the string",
                hint: "a quote inside a string is written as \\\"",
                fix: .init(range: range(quote, quote), replacement: "\\", isCertain: false))
            add(.string, upper: piece.upper)
        }
    }

    private mutating func addUnterminated(upper: Int) {
        issues.add(
            .unterminatedString, at: range(position, upper), "this string is never closed",
            hint: "close it with a double quote", fix: .init(range: range(upper, upper), replacement: "\""))
        add(.string, upper: upper, isTerminated: false)
    }

    /// Reads `'text'`, or text in backticks or curly quotes, on one line. A quote without a partner becomes an unknown token.
    mutating func lexMisquoted() {
        let (first, length) = UTF8Check.scalar(in: bytes, at: position)
        var end = position + length
        while end < bytes.count, !ASCII.endsLine(bytes[end]) {
            let (value, length) = UTF8Check.scalar(in: bytes, at: end)
            end += length
            let isClosing = first < 0x80 ? value == first : value.isCurlyQuote
            if isClosing { return add(.misquoted, upper: end) }
        }
        add(.unknown, upper: position + length)
    }
}
