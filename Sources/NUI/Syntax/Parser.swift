/// Builds the tree. The parser continues after every error, reports each once, and never fails.
///
/// Brackets are paired beforehand (see ``Brackets``), so that a missing one cannot swallow the following text. Open objects and
/// arrays are kept in `containers` and not on the call stack, so nesting needs no recursion.
struct Parser {
    let stream: TokenStream
    var brackets: Brackets
    var tree = SyntaxTree()
    var issues: IssueBag
    /// Ranges about whose meaning nothing certain can be said, because a missing sign may belong anywhere in them.
    var uncertain: [SourceRange] = []
    var position = 0
    /// The end of the part being parsed: the contents of an object or array, or the file.
    var end: Int
    /// The objects and arrays being parsed, innermost last.
    var containers: [Container] = []
    /// Nodes that end together with the value being parsed, innermost last.
    var wrappers: [Int] = []
    /// Opening signs found unclosed at the current place and not reported yet.
    var unclosed = Unclosed()
    /// The last item taken.
    var lastItem = Item()
    /// Whether the rest of the file was swallowed. Signs missing at its end are then not reported.
    private(set) var isCutOff: Bool
    /// Whether the file ends before everything is closed.
    var isOpenEnded = false
    /// Whether indentation shows which lines belong together.
    let isIndented: Bool
    /// Whether the root was parsed.
    var hasRoot = false
    /// Where a second root starts, which is reported alone.
    var secondRoot: SourceRange?
    /// Whether an item follows the root, which is reported once.
    var hasTextAfterRoot = false
    private var valueCount = 0
    /// The colons in place of `=`, which are one mistake of the author.
    var colons: [Issue.Edit] = []
    /// Whether a module was imported, which is reported once.
    var hasModuleImport = false
    /// The number of tokens that were examined to find the ends of parentheses.
    var scannedTokens = 0

    /// An item of an object, an array or the file.
    struct Item {
        var start = 0
        var end = 0
        /// The number of errors reported before it.
        var issueCount = 0
    }

    init(_ repaired: RepairedTokens) {
        stream = repaired.stream
        brackets = repaired.brackets
        issues = repaired.issues
        uncertain = repaired.uncertain
        end = repaired.stream.count
        isCutOff = repaired.isCutOff
        isIndented = repaired.isIndented
    }

    mutating func run() {
        let file = tree.open(.file, atToken: 0)
        while true {
            if position < end {
                reportUnclosed()
                lastItem = Item(start: position, issueCount: issues.count)
                parseItem()
                closeWrappers()
                lastItem.end = position
                if issues.count >= Limits.errors {
                    issues.isPartial = true
                    giveUp()
                }
            } else if let container = containers.popLast() {
                leave(container)
            } else {
                break
            }
        }
        reportUnclosed()
        reportColons()
        tree.close(file, atToken: stream.tokens.count)
        tree.tokens = stream.tokens
    }

    /// Stops parsing; the rest of the file is not read.
    mutating func giveUp() {
        isCutOff = true
        end = position
        position = stream.count
    }

    private mutating func parseItem() {
        if let inserted = brackets.takeInserted(before: position) { return enter(inserted) }
        switch containers.last?.kind {
        case nil: parseTopLevel()
        case .array: parseElement()
        default: parseMember()
        }
    }

    var kind: TokenKind { kind(ahead: 0) }

    /// The kind of the token `ahead` tokens on; `endOfFile` beyond the part being parsed.
    func kind(ahead: Int) -> TokenKind {
        position + ahead < end ? stream.kind(position + ahead) : .endOfFile
    }

    mutating func open(_ kind: SyntaxKind) -> Int {
        tree.open(kind, atToken: stream.tokenIndex(position))
    }

    /// Ends a node after the last token taken.
    mutating func close(_ node: Int) {
        tree.close(node, atToken: position > 0 ? stream.tokenIndex(position - 1) + 1 : 0)
    }

    /// Opens a node that ends together with the value being parsed.
    mutating func openWrapper(_ kind: SyntaxKind) {
        wrappers.append(open(kind))
    }

    mutating func closeWrappers() {
        if let last = wrappers.last, tree.nodes[last].kind.isOptional, stream.hasOptionalMark(position) { position += 1 }
        while let node = wrappers.popLast() { close(node) }
    }

    /// Counts values and stops above the limit. An object counts as two, because it needs more memory.
    mutating func countValues(_ count: Int) {
        let fitted = valueCount <= Limits.nodes
        valueCount += count
        guard fitted, valueCount > Limits.nodes else { return }
        issues.add(
            .tooManyNodes, at: stream.range(position),
            "the file has more than \(Limits.nodes) values; the rest is not read")
        giveUp()
    }

    // MARK: Names

    /// Parses `a.b.c`. Blanks around the dots are reported and otherwise ignored.
    mutating func parsePath() {
        let node = open(.path)
        takeName()
        while kind == .dot, !stream.startsLine(position) {
            let dot = position
            guard kind(ahead: 1).isName, !stream.startsLine(dot + 1) else {
                issues.add(.missingName, at: stream.range(dot).end, "a name is missing after the dot")
                position += 1
                break
            }
            let isApart = !stream.touchesPrevious(dot) || !stream.touchesPrevious(dot + 1)
            if isApart, !stream.hasStray(before: dot), !stream.hasStray(before: dot + 1) {
                let gap = stream.range(dot - 1).end.through(stream.range(dot + 1).start)
                issues.add(
                    .blankInPath, at: gap, "no blanks are allowed around the dot of a path",
                    fix: .init(range: gap, replacement: "."))
            }
            position += 1
            takeName()
        }
        close(node)
    }

    /// Takes a name, and reports invalid characters and excessive length.
    mutating func takeName() {
        let range = stream.range(position)
        if kind == .malformedName {
            let text = stream.text(position)
            let hint = "names are made of a-z, A-Z, 0-9 and _"
            issues.add(
                .invalidName, at: range, "the name \(Quoting.quote(text)) has characters that names cannot have",
                hint: text.utf8.contains(ASCII.minus)
                    ? ForeignWord.hint(hyphenated: text)
                        ?? "names have no hyphens: \(Self.joined(text)); an operator has a blank on both sides"
                    : hint,
                fix: text.utf8.contains(ASCII.minus)
                    ? .init(range: range, replacement: ForeignWord.name(hyphenated: text) ?? Self.joined(text), isCertain: false) : nil)
        }
        if range.upper - range.lower > Limits.nameBytes {
            issues.add(.nameTooLong, at: range, "this name is longer than \(Limits.nameBytes) characters")
        }
        position += 1
    }

    /// The words of a hyphenated name, written as NUI does: `backgroundColor` for `background-color`.
    static func joined(_ text: String) -> String {
        let words = text.split(separator: "-")
        return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }

    // MARK: Mistakes

    /// Skips text that fits nowhere, up to the next token that can start an item, and reports it once.
    mutating func skipStray(_ message: String? = nil, hint: String? = nil, _ code: DiagnosticCode = .unexpectedText) {
        skipStray(message.map { StrayText(message: $0, hint: hint, first: position) }, hint: hint, code)
    }

    /// The same with a report that also has a fix.
    mutating func skipStray(_ report: StrayText?, hint: String? = nil, _ code: DiagnosticCode = .unexpectedText) {
        let first = position
        // Text behind a sign that is already reported belongs to the same mistake.
        let isReported =
            report == nil && (first == 0 || stream.touchesPrevious(first) || !stream.startsLine(first)) && stream.hasStray(before: first)
        var stray = report ?? strayText
        if let hint { stray.hint = hint }
        let node = open(.skipped)
        // What an annotation in the line before belongs to is part of the same mistake.
        repeat { skipToken() } while position < end && (!startsSomething || isReported && foreignStatement != nil)
        close(node)
        if !isReported {
            let range = stream.range(stray.first).through(stream.range(position - 1))
            issues.add(code, at: range, stray.message, hint: stray.hint, fix: stray.fix)
        }
        doubtNeighbours(of: first)
    }

    /// Marks the tokens beside skipped text on its line as doubtful: one of them may be the real error.
    private mutating func doubtNeighbours(of first: Int) {
        var range = stream.range(first).through(stream.range(position - 1))
        if first > 0, !stream.startsLine(first), !stream.kind(first - 1).isOpener, !stream.kind(first - 1).isCloser {
            range = stream.range(first - 1).through(range)
        }
        if position < end, !stream.startsLine(position), kind.isName { range = range.through(stream.range(position)) }
        uncertain.append(range)
    }

    /// Skips a token, or a bracket with its whole contents.
    mutating func skipToken() {
        guard kind.isOpener else {
            position += 1
            return
        }
        switch brackets.end(of: position) {
        case .closed(let index), .wrong(let index): position = min(end, max(position, index) + 1)
        case .missing(let index): position = min(end, max(position + 1, index))
        }
    }

    /// Whether an item certainly begins here.
    private var startsSomething: Bool {
        stream.startsAssignment(position) || stream.startsSystemProperty(position) || stream.declarationEnd(position) != nil
            || brackets.hasInserted(before: position) || kind.isCloser || stream.startsLine(position)
    }

    /// Skips and reports a closing token that has no opening token.
    mutating func skipExtraCloser() {
        let node = open(.skipped)
        let text = stream.text(position)
        let range = stream.range(position)
        position += 1
        close(node)
        issues.add(
            .extraSign, at: range, "nothing is open for this '\(text)' to close",
            fix: .init(range: range, replacement: ""))
    }
}
