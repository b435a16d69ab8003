/// Splits the bytes of a file, which must be well-formed UTF-8, into tokens that cover it without gaps.
///
/// The lexer never fails: text that fits nowhere becomes a token of its own. Errors that depend on the place of a token in the
/// grammar are left to the parser. If the quotes of a file do not pair up, the lexer starts again and reads line by line, so
/// that one missing quote does not turn the strings and code of the rest of the file inside out.
struct Lexer {
    let source: SourceText
    let file: FileID
    let bytes: [UInt8]
    private(set) var tokens: [Token] = []
    var issues = IssueBag()
    var position = 0
    private(set) var startsLine = true
    /// The kind of the last token that is no blank.
    private var lastKind = TokenKind.endOfFile
    /// The brackets that are open, from the outermost one in.
    private var openers: [TokenKind] = []
    /// Set once a comment or string runs to the end of the file. Later ones then do not search for an end again.
    private var lacksCommentEnd = false
    var lacksStringEnd = false
    var lacksMarkupEnd = false
    var lacksTagEnd = false
    var lacksFunctionEnd = false
    /// Whether a condition for a preprocessor was reported.
    var hasConditional = false
    /// Set when a string runs over code or to the end of the file, which means that a quote is missing.
    var isMisread = false
    /// Whether the quotes of each line are examined before the line is read.
    private(set) var readsByLine = false
    /// The offset up to which quotes were examined.
    var plannedUpper = 0
    /// The planned repair of the current line's quotes.
    var plan: QuoteReading.Piece?

    init(_ source: SourceText, file: FileID) {
        self.source = source
        self.file = file
        self.bytes = source.bytes
    }

    mutating func run() {
        lexAll()
        guard isMisread else { return }
        self = Lexer(source, file: file)
        readsByLine = true
        lexAll()
    }

    /// Drops all tokens and continues at another offset, inside the parentheses of a string.
    mutating func restart(at position: Int) {
        tokens.removeAll(keepingCapacity: true)
        lastKind = .endOfFile
        openers = [.leftParenthesis]
        self.position = position
    }

    private mutating func lexAll() {
        // A token has about four bytes. A large file may be one comment, so most of its room is made as it is needed.
        tokens.reserveCapacity(min(bytes.count / 4, 1 << 16))
        if bytes.starts(with: ASCII.orderMark) { add(.byteOrderMark, upper: ASCII.orderMark.count) }
        while position < bytes.count, !isMisread {
            if tokens.count >= Limits.tokens - 1 {
                issues.add(
                    .tooManyTokens, at: range(position, position),
                    "the file has more than \(Limits.tokens) tokens; the rest is not read")
                add(.unread, upper: bytes.count)
                return
            }
            if readsByLine {
                if position >= plannedUpper { planLine() }
                if let plan, plan.lower == position {
                    lexPlanned(plan)
                    continue
                }
            }
            lexToken()
        }
    }

    mutating func lexToken() {
        let byte = bytes[position]
        let isLetter = ASCII.isLetter(byte)
        // Functions of other languages stand behind a sign that assigns a value.
        if lastKind == .equals || lastKind == .colon, isLetter || Self.startsFunction(byte), lexFunction() { return }
        // Most tokens are blanks and names.
        if byte == ASCII.space || ASCII.tab...ASCII.carriageReturn ~= byte {
            // Most blanks are one space.
            if byte == ASCII.space, let next = peek(1), next > ASCII.space, next < 0x80 {
                return addBlank(upper: position + 1, endsLine: false)
            }
            return lexBlank()
        }
        if isLetter { return lexName() }
        if Self.startsForeignSign(byte), lexForeignSign() { return }
        switch byte {
        case ASCII.slash where peek(1) == ASCII.slash: lexLineComment()
        case ASCII.slash where peek(1) == ASCII.star: lexBlockComment()
        case ASCII.semicolon, ASCII.comma: add(.separator, upper: position + 1)
        case ASCII.quote: lexString()
        case ASCII.apostrophe, ASCII.backtick: lexMisquoted()
        case ASCII.hash: lexHash()
        case ASCII.leftBrace: add(.leftBrace, upper: position + 1)
        case ASCII.rightBrace: add(.rightBrace, upper: position + 1)
        case ASCII.leftBracket: add(.leftBracket, upper: position + 1)
        case ASCII.rightBracket: add(.rightBracket, upper: position + 1)
        case ASCII.colon: add(.colon, upper: position + 1)
        case ASCII.equals: add(.equals, upper: position + 1)
        case ASCII.bar: add(.bar, upper: position + 1)
        case ASCII.backslash where peek(1) == ASCII.quote && !readsByLine: isMisread = true
        case ASCII.less where bindingLength > 0: add(.bind, upper: position + bindingLength)
        case ASCII.less where startsMarkupComment: lexMarkupComment()
        case ASCII.minus where startsDashComment: lexDashComment()
        case ASCII.minus where startsCustomProperty: lexCustomProperty()
        case ASCII.less where startsTag: lexTags()
        case ASCII.less: add(.modify, upper: position + (peek(1) == ASCII.equals ? 2 : 1))
        case _ where startsNumber: lexNumber()
        case ASCII.dot: add(.dot, upper: position + 1)
        case ASCII.leftParenthesis: add(.leftParenthesis, upper: position + 1)
        case ASCII.rightParenthesis: add(.rightParenthesis, upper: position + 1)
        case ASCII.exclamation where startsNegation: add(.not, upper: position + 1)
        case ASCII.minus where startsNegative: add(.minus, upper: position + 1)
        case ASCII.question where startsOptionalMark: add(.optionalMark, upper: position + 1)
        case _ where signLength > 0: add(.sign, upper: position + signLength)
        case _ where gluedLength > 0: lexGluedSign()
        case 0x80...: lexNonASCII()
        default: add(.unknown, upper: position + 1)
        }
    }

    /// Whether functions of other languages may start with a sign.
    private static func startsFunction(_ byte: UInt8) -> Bool {
        switch byte {
        case ASCII.leftParenthesis, ASCII.leftBrace, ASCII.bar, ASCII.backslash, UInt8(ascii: "^"), ASCII.hash, UInt8(ascii: "@"): true
        default: false
        }
    }

    /// Whether a string, a comment or a stray backslash starts here. Such text may be long.
    var startsText: Bool {
        switch bytes[position] {
        case ASCII.quote, ASCII.apostrophe, ASCII.backslash: return true
        case ASCII.slash: return peek(1) == ASCII.slash || peek(1) == ASCII.star
        case 0xE2: return UTF8Check.scalar(in: bytes, at: position).value.isCurlyQuote
        default: return false
        }
    }

    func peek(_ offset: Int) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    func range(_ lower: Int, _ upper: Int) -> SourceRange {
        SourceRange(file: file, lower: lower, upper: upper)
    }

    /// Appends the token `position..<upper` and advances to its end.
    mutating func add(_ kind: TokenKind, upper: Int, isOpened: Bool = true, isTerminated: Bool = true) {
        let upper = min(max(upper, position + 1), bytes.count)
        tokens.append(
            Token(read: kind, lower: position, upper: upper, startsLine: startsLine, isOpened: isOpened, isTerminated: isTerminated))
        lastKind = kind
        switch kind {
        case .blank, .byteOrderMark, .lineComment, .blockComment, .separator, .unknown, .strayQuote, .foreign: break
        case .leftBrace, .leftBracket, .leftParenthesis:
            openers.append(kind)
            startsLine = false
        case .rightBrace, .rightBracket, .rightParenthesis:
            close(kind)
            startsLine = false
        default: startsLine = false
        }
        position = upper
    }

    /// Appends the blank `position..<upper` and advances to its end.
    @inline(__always)
    private mutating func addBlank(upper: Int, endsLine: Bool) {
        tokens.append(Token(read: .blank, lower: position, upper: upper, startsLine: startsLine))
        if endsLine { startsLine = true }
        position = upper
    }

    /// Notes that a bracket is closed. A brace closes brackets and parentheses in it that were never closed.
    private mutating func close(_ kind: TokenKind) {
        switch kind {
        case .rightBrace:
            while let last = openers.popLast(), last != .leftBrace {}
        case .rightBracket where openers.last == .leftBracket, .rightParenthesis where openers.last == .leftParenthesis:
            openers.removeLast()
        default: break
        }
    }

    // MARK: Names, blanks, the rest

    private mutating func lexName() {
        var end = position
        while end < bytes.count, ASCII.isNamePart(bytes[end]) { end += 1 }
        if end < bytes.count, bytes[end] >= 0x80, isForeignNamePart(at: end) {
            add(.malformedName, upper: foreignNameEnd(from: end))
        } else if end < bytes.count, bytes[end] == ASCII.minus, let end = hyphenatedEnd(end) {
            add(.malformedName, upper: end)
        } else {
            tokens.append(Token(read: .identifier, lower: position, upper: end, startsLine: startsLine))
            (lastKind, startsLine, position) = (.identifier, false, end)
        }
    }

    /// Whether an entry such as `--accent: red` starts here, or the name in `var(--accent)`. Everywhere else two signs are two negations.
    private var startsCustomProperty: Bool {
        guard peek(1) == ASCII.minus, peek(2).map(ASCII.isLetter) == true else { return false }
        let last = tokens.lastIndex { !$0.kind.isTrivia || $0.kind == .separator }
        if let opener = openers.last, opener != .leftBrace {
            guard let last, last > 0, tokens[last].kind == .leftParenthesis else { return false }
            return bytes[tokens[last - 1].lower..<tokens[last - 1].upper].elementsEqual("var".utf8)
        }
        switch last.map({ tokens[$0].kind }) {
        case nil, .leftBrace, .separator: return isAssigned
        case .sign, .equals, .bar, .modify, .bind, .colon, .minus, .not: return false
        default: return startsLine && isAssigned
        }
    }

    /// Whether the name that starts here with two signs is followed by a colon, or by `=` alone.
    private var isAssigned: Bool {
        var end = customPropertyEnd
        while end < bytes.count, ASCII.isBlank(bytes[end]) { end += 1 }
        guard end < bytes.count else { return false }
        return bytes[end] == ASCII.colon || bytes[end] == ASCII.equals && !(end + 1 < bytes.count && bytes[end + 1] == ASCII.equals)
    }

    /// The end of a name such as `--accent` that starts here.
    private var customPropertyEnd: Int {
        var end = position + 2
        while end < bytes.count, ASCII.isNamePart(bytes[end]) { end += 1 }
        return hyphenatedEnd(end) ?? end
    }

    /// Reads a name such as `--accent`, as CSS has for properties of a page.
    private mutating func lexCustomProperty() { add(.malformedName, upper: customPropertyEnd) }

    /// The end of a name with hyphens, such as `flex-start`, whose first part ends at `end`; nil if no hyphen joins further letters to it.
    private func hyphenatedEnd(_ end: Int) -> Int? {
        var end = end
        var isHyphenated = false
        while end + 1 < bytes.count, bytes[end] == ASCII.minus, ASCII.isLetter(bytes[end + 1]) {
            isHyphenated = true
            end += 1
            while end < bytes.count, ASCII.isNamePart(bytes[end]) { end += 1 }
        }
        return isHyphenated ? end : nil
    }

    private mutating func lexNonASCII() {
        let (value, length) = UTF8Check.scalar(in: bytes, at: position)
        if value.isBlank {
            lexBlank()
        } else if isForeignNamePart(at: position) {
            add(.malformedName, upper: foreignNameEnd(from: position))
        } else if value.isCurlyQuote {
            lexMisquoted()
        } else {
            add(.unknown, upper: position + length)
        }
    }

    private func foreignNameEnd(from start: Int) -> Int {
        var end = start
        while end < bytes.count {
            if ASCII.isNamePart(bytes[end]) {
                end += 1
            } else if bytes[end] >= 0x80, isForeignNamePart(at: end) {
                end += UTF8Check.scalar(in: bytes, at: end).length
            } else {
                break
            }
        }
        return end
    }

    private func isForeignNamePart(at index: Int) -> Bool {
        Unicode.Scalar(UTF8Check.scalar(in: bytes, at: index).value)?.properties.isIDContinue ?? false
    }

    private mutating func lexBlank() {
        var (end, endsLine) = (position, false)
        while end < bytes.count {
            let byte = bytes[end]
            if byte == ASCII.space || byte == ASCII.lineFeed {
                endsLine = endsLine || byte == ASCII.lineFeed
                end += 1
                continue
            }
            if byte > ASCII.space, byte < 0x80 { break }
            endsLine = endsLine || ASCII.endsLine(byte)
            let (value, length) = UTF8Check.scalar(in: bytes, at: end)
            guard value.isBlank else { break }
            end += length
        }
        addBlank(upper: max(end, position + 1), endsLine: endsLine)
    }

    // MARK: Comments

    private mutating func lexLineComment() {
        let end = QuoteReading.lineEnd(bytes, position)
        warnOfBidirectionalControls(position, end)
        add(.lineComment, upper: end)
    }

    private mutating func lexBlockComment() {
        if lacksCommentEnd { return lexUnterminatedComment() }
        var end = position + 2
        while end < bytes.count {
            if bytes[end] == ASCII.slash, end > position + 2, bytes[end - 1] == ASCII.star {
                warnOfBidirectionalControls(position, end)
                return add(.blockComment, upper: end + 1)
            }
            end += 1
        }
        lacksCommentEnd = true
        lexUnterminatedComment()
    }

    /// Reads a comment without an end up to the first line that looks like code.
    private mutating func lexUnterminatedComment() {
        var end = QuoteReading.lineEnd(bytes, position)
        while end < bytes.count {
            let next = QuoteReading.lineEnd(bytes, end + 1)
            if CodeLook.startsCode(bytes, end + 1, next) { break }
            end = next
        }
        while end > position + 2, bytes[end - 1] <= ASCII.space { end -= 1 }
        issues.add(
            .unterminatedComment, at: range(end, end), "this comment is never closed", hint: "close it with '*/'",
            fix: .init(range: range(end, end), replacement: " */", isCertain: false),
            related: [.init(range: range(position, position + 2), message: "opened here")])
        add(.blockComment, upper: end, isTerminated: false)
    }

    /// Warns about control characters that make an editor display text in a different order than it is read.
    mutating func warnOfBidirectionalControls(_ lower: Int, _ upper: Int) {
        var index = lower
        while index < upper {
            guard bytes[index] == 0xE2 else {
                index += 1
                continue
            }
            let (value, length) = UTF8Check.scalar(in: bytes, at: index)
            let place = range(index, index + length)
            let isControl = (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
            if isControl, !issues.skips(.bidirectionalControl, at: place) {
                let name = String(value, radix: 16, uppercase: true)
                issues.add(
                    .bidirectionalControl, at: place,
                    "the invisible character U+\(name) changes the order in which this text is shown",
                    hint: "remove it, or write it as \\u{\(name)}")
            }
            index += length
        }
    }
}
