/// Comments and tags in the forms of other languages. They are reported, and read as comments.
extension Lexer {
    /// Reads a colour such as `#FF0000`, or a comment that starts with `#`, and reports them.
    mutating func lexHash() {
        if lexDirective() { return }
        var end = position + 1
        while end < bytes.count, ASCII.isNamePart(bytes[end]) { end += 1 }
        if ColorLiteral.meant(by: String(decoding: bytes[position..<end], as: UTF8.self)) != nil { return add(.misquoted, upper: end) }
        guard let next = peek(1), ASCII.isBlank(next) || next == bytes[position] || end > position + 1 && startsLine else {
            return add(.unknown, upper: position + 1)
        }
        lexLineComment(markedBy: "#")
    }

    /// Whether a line starts here with `-- ` and text, as comments of SQL and Lua do.
    var startsDashComment: Bool {
        guard peek(1) == ASCII.minus, startsLine, let next = peek(2) else { return false }
        return ASCII.isBlank(next) || next == ASCII.minus
    }

    mutating func lexDashComment() {
        lexLineComment(markedBy: String(repeating: "-", count: bytes[position...].prefix { $0 == ASCII.minus }.count))
    }

    private mutating func lexLineComment(markedBy sign: String) {
        let mark = range(position, position + sign.utf8.count)
        issues.add(
            .unexpectedText, at: mark, "a comment starts with '//', not with '\(sign)'", fix: .init(range: mark, replacement: "//"))
        add(.lineComment, upper: QuoteReading.lineEnd(bytes, position))
    }

    /// Whether `<!--` starts here.
    var startsMarkupComment: Bool { peek(1) == ASCII.exclamation && peek(2) == ASCII.minus && peek(3) == ASCII.minus }

    /// Reads a comment of XML, and reports it once. A comment without an end goes to the end of its line.
    mutating func lexMarkupComment() {
        let opening = range(position, position + 4)
        let message = "a comment is written as // or /* */, not as <!-- -->"
        guard let end = markupCommentEnd() else {
            issues.add(.unexpectedText, at: opening, message, fix: .init(range: opening, replacement: "//"))
            return add(.lineComment, upper: QuoteReading.lineEnd(bytes, position))
        }
        let closing = range(end - 3, end)
        // A comment of NUI ends at the first such sign.
        let inner = bytes[(position + 4)..<max(position + 4, end - 3)]
        let isPlain = !zip(inner, inner.dropFirst()).contains { $0 == ASCII.star && $1 == ASCII.slash }
        issues.add(
            .unexpectedText, at: opening, message,
            fix: isPlain ? .init(range: opening, replacement: "/*", more: [.init(range: closing, replacement: "*/")]) : nil)
        add(.blockComment, upper: end)
    }

    /// Returns the offset after the `-->` that closes the comment here; nil if none does. Once there is none, it is not searched for again.
    private mutating func markupCommentEnd() -> Int? {
        if lacksMarkupEnd { return nil }
        var index = position + 4
        while index + 2 < bytes.count {
            if bytes[index] == ASCII.minus, bytes[index + 1] == ASCII.minus, bytes[index + 2] == ASCII.greater { return index + 3 }
            index += 1
        }
        lacksMarkupEnd = true
        return nil
    }

    // MARK: Tags

    /// Whether a tag of XML starts here, such as `<Label`, and not a comparison: it starts a line or follows an opening sign or `=`.
    var startsTag: Bool {
        guard let next = peek(1), ASCII.isLetter(next) else { return false }
        if startsLine { return true }
        switch tokens.last(where: { $0.kind != .blank })?.kind {
        case nil, .leftBrace, .leftBracket, .equals, .colon, .separator: return true
        default: return false
        }
    }

    /// Reads an element of XML up to its closing tag, and reports it once.
    mutating func lexTags() {
        var end = position + 1
        while end < bytes.count, ASCII.isNamePart(bytes[end]) { end += 1 }
        let name = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
        let target = ForeignWord.rows(name, .className).first?.target ?? name
        issues.add(
            .unexpectedText, at: range(position, end), "NUI has no tags",
            hint: "write: { :class = \(target)\(ForeignSyntax.example(ofClass: target)) }")
        let isValue = tokens.last { !$0.kind.isTrivia }?.kind == .equals
        add(isValue ? .foreign : .blockComment, upper: elementEnd())
    }

    /// The offset after the element of XML that starts here; that after its first tag if the element is not closed.
    private mutating func elementEnd() -> Int {
        var (index, depth) = (position, 0)
        var firstEnd: Int?
        // After an element without an end, only single tags are read.
        let limit = lacksTagEnd ? QuoteReading.lineEnd(bytes, position) : bytes.count
        while index < limit, !lacksTagEnd || firstEnd == nil {
            switch bytes[index] {
            case ASCII.less where index + 1 < bytes.count && bytes[index + 1] == ASCII.slash: depth -= 1
            case ASCII.less where index + 1 < bytes.count && ASCII.isLetter(bytes[index + 1]): depth += 1
            case ASCII.quote where firstEnd == nil || depth > 0:
                index = bytes[(index + 1)...].firstIndex { $0 == ASCII.quote || ASCII.endsLine($0) } ?? bytes.count
            case ASCII.greater:
                if bytes[index - 1] == ASCII.slash { depth -= 1 }
                firstEnd = firstEnd ?? index + 1
                if depth <= 0 { return index + 1 }
            default: break
            }
            index += 1
        }
        lacksTagEnd = true
        return firstEnd ?? QuoteReading.lineEnd(bytes, position)
    }
}
