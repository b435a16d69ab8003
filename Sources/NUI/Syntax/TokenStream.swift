/// The tokens of a file as the parser walks them: by the index among those that are not trivia.
struct TokenStream {
    let source: SourceText
    let file: FileID
    let tokens: [Token]
    private let significant: [Int32]

    init(_ source: SourceText, file: FileID, tokens: [Token]) {
        self.source = source
        self.file = file
        self.tokens = tokens
        self.significant = tokens.indices.filter { !tokens[$0].kind.isTrivia }.map(Int32.init)
    }

    var count: Int { significant.count }

    /// The index in `tokens`; that of the end for an index beyond it.
    func tokenIndex(_ index: Int) -> Int {
        index < significant.count ? Int(significant[index]) : tokens.count
    }

    func kind(_ index: Int) -> TokenKind {
        index >= 0 && index < significant.count ? tokens[Int(significant[index])].kind : .endOfFile
    }

    func startsLine(_ index: Int) -> Bool {
        index < significant.count && tokens[Int(significant[index])].startsLine
    }

    /// Whether nothing at all stands between this token and the one before.
    func touchesPrevious(_ index: Int) -> Bool {
        index > 0 && index < significant.count && significant[index] == significant[index - 1] + 1
    }

    /// The range of a token; the empty range at the end of the file for an index beyond it.
    func range(_ index: Int) -> SourceRange {
        guard index >= 0, index < significant.count else {
            return SourceRange(file: file, lower: source.bytes.count, upper: source.bytes.count)
        }
        let token = tokens[Int(significant[index])]
        return SourceRange(file: file, lower: token.lower, upper: token.upper)
    }

    /// The empty range where something missing before token `index` belongs: behind the token before it.
    func gap(before index: Int) -> SourceRange {
        if index > 0 { return range(index - 1).end }
        return range(0).start
    }

    func text(_ index: Int) -> String { source.text(in: range(index)) }

    func isWord(_ index: Int, _ word: StaticString) -> Bool {
        guard kind(index) == .identifier else { return false }
        let range = range(index)
        return range.upper - range.lower == word.utf8CodeUnitCount
            && source.bytes[range.lower..<range.upper].elementsEqual(
                UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    func line(_ index: Int) -> Int { source.lineIndex(at: range(index).lower) }

    /// Bytes between the start of the line and the token.
    func column(_ index: Int) -> Int {
        let lower = range(index).lower
        return lower - source.lineStarts[source.lineIndex(at: lower)]
    }

    /// Whether a path with an assignment sign behind it starts here: `a.b.c =` or `a <=`.
    func startsAssignment(_ index: Int) -> Bool {
        guard kind(index).isName else { return false }
        let next = kind(pathEnd(index))
        return next == .equals || next == .modify
    }

    /// The index behind the path that starts here. Looks at no more names than objects can be nested in each other, so
    /// that a file of nothing but dots takes no longer than others.
    func pathEnd(_ index: Int) -> Int {
        var end = index + 1
        while end - index < 2 * Limits.depth, kind(end) == .dot, !startsLine(end), kind(end + 1).isName, !startsLine(end + 1) { end += 2 }
        return end
    }

    /// Whether `const x =`, `style x =` or `state x =` starts here.
    func startsDeclaration(_ index: Int) -> Bool {
        (isWord(index, "const") || isWord(index, "style") || isWord(index, "state"))
            && kind(index + 1).isName && kind(index + 2) == .equals
    }

    /// Whether `:name =` starts here.
    func startsSystemProperty(_ index: Int) -> Bool {
        kind(index) == .colon && kind(index + 1).isName && kind(index + 2) == .equals
    }
}

extension TokenKind {
    /// A name, or what was meant as one.
    var isName: Bool { self == .identifier || self == .malformedName }

    /// Whether a value can start with it.
    var startsValue: Bool {
        switch self {
        case .identifier, .malformedName, .number, .malformedNumber, .string, .misquoted, .leftBrace, .leftBracket:
            return true
        default: return false
        }
    }
}
