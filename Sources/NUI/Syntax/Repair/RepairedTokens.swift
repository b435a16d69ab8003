/// The tokens of a file as the parser sees them: superfluous tokens are reported and removed, and the brackets pair up.
struct RepairedTokens {
    private(set) var stream: TokenStream
    let brackets: Brackets
    private(set) var issues = IssueBag()
    /// Ranges about whose meaning nothing certain can be said.
    private(set) var uncertain: [SourceRange] = []
    /// Whether the rest of the file is not read.
    private(set) var isCutOff: Bool
    /// Whether indentation shows which lines belong together.
    private(set) var isIndented = true

    init(_ stream: TokenStream) {
        self.stream = stream
        isCutOff = stream.isCutOff || stream.endsInside
        if let pairs = Brackets(pairing: stream) {
            brackets = pairs
        } else {
            let misplaced = (0..<stream.count).filter(stream.isInHead)
            self.stream.leaveOut(misplaced, end: stream.count, &issues)
            var search = BracketSearch(self.stream)
            search.run()
            isIndented = search.isIndented
            issues.isPartial = search.readEnd < self.stream.count
            isCutOff = isCutOff || issues.isPartial
            let extra = search.repairs.filter { $0.kind == .extra }.map(\.index)
            uncertain = extra.compactMap(self.stream.lineClosedTwice)
            self.stream.leaveOut(extra, end: search.readEnd, &issues)
            brackets = Brackets(self.stream, with: Self.moved(search.repairs, extra))
        }
        reportUnknown()
    }

    /// The other repairs, with the indices that are valid after the superfluous tokens were removed.
    private static func moved(_ repairs: [BracketRepair], _ extra: [Int]) -> [BracketRepair] {
        var gone = 0
        return repairs.compactMap { repair in
            while gone < extra.count, extra[gone] < repair.index { gone += 1 }
            return repair.kind == .extra ? nil : BracketRepair(kind: repair.kind, index: repair.index - gone)
        }
    }

    /// Reports text that forms no token; adjacent characters are reported once.
    private mutating func reportUnknown() {
        guard stream.has(.unknown) else { return }
        var end = -1
        for token in stream.tokens where token.kind == .unknown {
            let range = SourceRange(file: stream.file, lower: token.lower, upper: token.upper)
            let arrow = SourceRange(file: stream.file, lower: token.lower, upper: token.lower + 2)
            if token.lower != end, stream.source.bytes[token.lower...].starts(with: [ASCII.minus, ASCII.greater]) {
                issues.add(
                    .wrongAssignmentSign, at: arrow, "a value is assigned with '=', not with '->'",
                    fix: .init(range: arrow, replacement: "="))
            } else if token.lower != end, let name = stream.name(behind: token, "@") {
                let isKeyword = name == "import" || Definition.Kind(keyword: name) != nil
                issues.add(
                    .unexpectedText, at: SourceRange(file: stream.file, lower: token.lower, upper: token.upper + name.utf8.count),
                    isKeyword ? "a keyword is written without '@'" : "NUI has no annotations such as '@\(name)'",
                    fix: isKeyword ? .init(range: range, replacement: "") : nil)
            } else if token.lower != end, let name = stream.name(behind: token, "$") {
                issues.add(
                    .unexpectedText, at: range, "a name is written without '$'", hint: "write: \(name)",
                    fix: .init(range: range, replacement: "", isCertain: false))
            } else if token.lower != end, stream.isBeforeQuote(token, "@") {
                issues.add(
                    .unexpectedText, at: range, "a string is written without '@'", fix: .init(range: range, replacement: ""))
            } else if token.lower != end {
                issues.add(
                    .unexpectedText, at: range, "\(Quoting.quote(stream.source.text(in: range))) does not belong here",
                    hint: stream.isGluedOperator(token) ? "an operator has a blank on both sides: a + b" : nil)
            }
            end = token.upper
        }
    }
}

extension TokenStream {
    /// The name that a sign touches, as in `@Composable` and `$title`; nil if a token is another sign or no name follows.
    fileprivate func name(behind token: Token, _ sign: Unicode.Scalar) -> String? {
        guard source.bytes[token.lower] == UInt8(ascii: sign), token.upper < source.bytes.count, ASCII.isLetter(source.bytes[token.upper])
        else { return nil }
        return String(decoding: source.bytes[token.upper...].prefix(while: ASCII.isNamePart), as: UTF8.self)
    }

    /// Whether a sign touches a string behind it.
    fileprivate func isBeforeQuote(_ token: Token, _ sign: Unicode.Scalar) -> Bool {
        source.bytes[token.lower] == UInt8(ascii: sign) && token.upper < source.bytes.count && source.bytes[token.upper] == ASCII.quote
    }

    /// Whether a token is an operator that touches what stands before it, as in `gap*2`.
    fileprivate func isGluedOperator(_ token: Token) -> Bool {
        guard token.lower > 0, "+-*/%<>&?".utf8.contains(source.bytes[token.lower]) else { return false }
        let before = source.bytes[token.lower - 1]
        return ASCII.isNamePart(before) || before == ASCII.rightParenthesis || before == ASCII.quote
    }

    /// The range from the first of several closing signs of one kind on a line to the superfluous one, which might be any of
    /// them; nil if there is only one.
    fileprivate func lineClosedTwice(_ index: Int) -> SourceRange? {
        guard kind(index).isCloser else { return nil }
        var first: Int?
        var before = index
        while before > 0, index - before < Limits.depth, !startsLine(before) {
            before -= 1
            if kind(before) == kind(index) { first = before }
        }
        return first.map { range($0).through(range(index)) }
    }

    /// Reports and removes superfluous brackets, given in ascending order, and removes all tokens from `end` on.
    fileprivate mutating func leaveOut(_ extra: [Int], end: Int, _ issues: inout IssueBag) {
        for index in extra {
            let (range, text) = (range(index), text(index))
            let message = kind(index).isCloser ? "nothing is open for this '\(text)' to close" : "this '\(text)' is one too many"
            issues.add(.extraSign, at: range, message, fix: .init(range: range, replacement: ""))
        }
        if !extra.isEmpty || end < count { remove(extra, end: end) }
    }
}
