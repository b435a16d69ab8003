/// The tokens of a file as the parser sees them. Indices count only the tokens that are not trivia.
///
/// Two references, because the parser asks it for something all the time: a large structure is copied for each call of a function.
struct TokenStream {
    private let contents: Contents
    private var names: Names

    private final class Contents: Sendable {
        let source: SourceText
        let file: FileID
        let tokens: [Token]
        let significant: [Int32]
        let kinds: [TokenKind]
        let all: TokenKinds

        init(_ source: SourceText, _ file: FileID, _ tokens: [Token], _ significant: [Int32], _ all: TokenKinds) {
            (self.source, self.file, self.tokens, self.significant, self.all) = (source, file, tokens, significant, all)
            kinds = significant.map { tokens[Int($0)].kind }
        }
    }

    /// The names in the file that decide what a token means.
    private final class Names: Sendable {
        let constants: Set<String>
        let templates: [String: Int]
        let aliases: Set<String>
        let hasPlainImport: Bool
        let shared: Set<String>

        init(
            constants: Set<String> = [], templates: [String: Int] = [:], aliases: Set<String> = [], hasPlainImport: Bool = false,
            shared: Set<String> = []
        ) {
            (self.constants, self.templates, self.aliases) = (constants, templates, aliases)
            (self.hasPlainImport, self.shared) = (hasPlainImport, shared)
        }
    }

    init(_ source: SourceText, file: FileID, tokens: [Token]) {
        var (all, count) = (TokenKinds(), 0)
        for token in tokens {
            all.insert(token.kind)
            count += token.kind.isTrivia ? 0 : 1
        }
        let significant = [Int32](unsafeUninitializedCapacity: count) { indices, initializedCount in
            for index in tokens.indices where !tokens[index].kind.isTrivia {
                indices.initializeElement(at: initializedCount, to: Int32(truncatingIfNeeded: index))
                initializedCount += 1
            }
        }
        self.init(Contents(source, file, tokens, significant, all))
    }

    private init(_ contents: Contents) {
        (self.contents, names) = (contents, Names())
        names = collectedNames()
    }

    var source: SourceText { contents.source }
    var file: FileID { contents.file }
    var tokens: [Token] { contents.tokens }
    /// Whether the file has tokens of a kind, trivia included.
    func has(_ kind: TokenKind) -> Bool { contents.all.contains(kind) }
    private var significant: [Int32] { contents.significant }
    /// The kinds of the tokens, which the parser asks for all the time.
    private var kinds: [TokenKind] { contents.kinds }
    /// The names of the constants of a file with parentheses. Before a parenthesis, such a name means the constant, and no function or class.
    private var constants: Set<String> { names.constants }
    /// The templates of the file, each with the index of its name.
    var templates: [String: Int] { names.templates }
    /// The names under which the file imports others.
    var aliases: Set<String> { names.aliases }
    /// Whether the file imports another one without a name for it, so that templates may have any name.
    var hasPlainImport: Bool { names.hasPlainImport }

    private func collectedNames() -> Names {
        var constants: Set<String> = []
        var templates: [String: Int] = [:]
        var aliases: Set<String> = []
        let hasCalls = has(.leftParenthesis)
        for index in 0..<count where kind(index + 1) == .identifier {
            if isImport(index - 2), startsAlias(index) { aliases.insert(text(index + 1)) }
            switch definitionKind(index) {
            case .constant where hasCalls && startsDeclaration(index): constants.insert(text(index + 1))
            case .template where kind(index + 2) == .equals || kind(index + 2) == .leftBrace: templates[text(index + 1)] = index + 1
            default: break
            }
        }
        var hasPlainImport = false
        var index = 0
        while isImport(index) {
            let hasAlias = startsAlias(index + 2)
            hasPlainImport = hasPlainImport || !hasAlias
            index += hasAlias ? 4 : 2
        }
        let shared = templates.isEmpty ? [] : Set(elementNames.filter { templates[$0] != nil })
        return Names(constants: constants, templates: templates, aliases: aliases, hasPlainImport: hasPlainImport, shared: shared)
    }

    private func isImport(_ index: Int) -> Bool { index >= 0 && isWord(index, "import") && kind(index + 1) == .string }

    /// The names of the constants, the objects and the parameters of templates.
    private var elementNames: [String] {
        var names: [String] = []
        var listEnd = 0
        for index in 0..<count {
            if kind(index) == .colon, isWord(index + 1, "id"), kind(index + 2) == .equals, kind(index + 3).isName {
                names.append(text(index + 3))
            } else if kind(index) == .colon, isWord(index + 1, "params"), index >= listEnd {
                let list = parameters(from: index, upTo: count)
                names += list.names
                listEnd = list.end
            } else if definitionKind(index) == .constant, startsDeclaration(index) {
                names.append(text(index + 1))
            }
        }
        return names
    }

    /// Whether the name of a template also names what an element of an array may be: a constant, an object or a parameter of the file.
    func isShared(_ template: String) -> Bool { names.shared.contains(template) }

    /// The names of the parameters of a template, in order; empty if it has none, or if they stand far from its name.
    func parameters(ofTemplate name: String) -> [String] {
        guard let start = templates[name], start < count else { return [] }
        let reach = start..<min(count, start + 400)
        guard let list = reach.first(where: { kind($0) == .colon && isWord($0 + 1, "params") }),
            !reach.contains(where: { $0 > start && $0 < list && startsNamedDefinition($0) })
        else { return [] }
        return parameters(from: list, upTo: reach.upperBound).names
    }

    /// The names in the list of parameters at an index, and where the list ends.
    private func parameters(from list: Int, upTo end: Int) -> (names: [String], end: Int) {
        var (names, depth): ([String], Int) = ([], 0)
        for index in list..<end {
            if kind(index).isOpener { depth += 1 }
            if kind(index).isCloser { depth -= 1 }
            if depth <= 0, kind(index).isCloser { return (names, index) }
            if depth == 1, kind(index).isName, kind(index + 1) == .equals { names.append(text(index)) }
        }
        return (names, end)
    }

    /// Removes superfluous tokens, given in ascending order, and all tokens from `end` on.
    mutating func remove(_ extra: [Int], end: Int) {
        var next = extra[...]
        var kept: [Int32] = []
        for index in 0..<min(end, count) {
            if next.first == index { next.removeFirst() } else { kept.append(significant[index]) }
        }
        guard kept.count < count else { return }
        self = TokenStream(Contents(source, file, tokens, kept, contents.all))
    }

    var count: Int { significant.count }

    /// The index in `tokens`. An index beyond the end gives the end.
    func tokenIndex(_ index: Int) -> Int {
        index < significant.count ? Int(significant[index]) : tokens.count
    }

    func kind(_ index: Int) -> TokenKind {
        index >= 0 && index < kinds.count ? kinds[index] : .endOfFile
    }

    func startsLine(_ index: Int) -> Bool {
        index < significant.count && tokens[Int(significant[index])].startsLine
    }

    /// Whether no blank, comment or separator stands between this token and the previous one. Removed tokens may stand between
    /// them.
    func touchesPrevious(_ index: Int) -> Bool {
        guard index > 0, index < significant.count else { return false }
        return ((significant[index - 1] + 1)..<significant[index]).allSatisfy { !tokens[Int($0)].kind.isGap }
    }

    /// The range of a token; for an index beyond the last token, the empty range at the end of the file.
    func range(_ index: Int) -> SourceRange {
        guard index >= 0, index < significant.count else {
            return SourceRange(file: file, lower: source.bytes.count, upper: source.bytes.count)
        }
        let token = tokens[Int(significant[index])]
        return SourceRange(file: file, lower: token.lower, upper: token.upper)
    }

    /// The empty range after the previous token, where something that is missing before token `index` belongs.
    func gap(before index: Int) -> SourceRange {
        if index > 0 { return range(index - 1).end }
        return range(0).start
    }

    /// The empty range where missing text at the end of the file belongs: after the last token that is not blank, or after the
    /// blanks of an unfinished last line.
    var end: SourceRange {
        let last = tokens.last { $0.kind != .blank }?.upper ?? 0
        let isLineBegun = source.lineStart(at: source.bytes.count) < source.bytes.count && source.lineIndex(at: last) + 1 < source.lineCount
        let upper = isLineBegun ? source.bytes.count : last
        return SourceRange(file: file, lower: upper, upper: upper)
    }

    /// Whether the file has more tokens than are read.
    var isCutOff: Bool { tokens.last?.kind == .unread }

    /// Whether text inserted at ``end`` would become part of a line comment.
    var endsInLineComment: Bool {
        let last = tokens.last { $0.kind != .blank }
        return last?.kind == .lineComment && last?.upper == end.lower
    }

    /// Whether the file ends inside a string or comment.
    var endsInside: Bool {
        tokens.last { $0.kind != .blank && $0.kind != .separator }?.isTerminated == false
    }

    /// Whether reported and removed text stands directly before token `index`.
    func hasStray(before index: Int) -> Bool {
        let last = tokenIndex(index)
        let first = index > 0 ? tokenIndex(index - 1) + 1 : 0
        return first < last && tokens[first..<last].contains { !$0.kind.isGap }
    }

    /// Whether code of another language stands directly before token `index`. It is reported, and takes the place of a value.
    func hasForeign(before index: Int) -> Bool {
        let last = tokenIndex(index)
        let first = index > 0 ? tokenIndex(index - 1) + 1 : 0
        return first < last && tokens[first..<last].contains { $0.kind == .foreign }
    }

    /// The number of columns by which the line of a token is indented.
    func indent(of index: Int) -> Int {
        let start = source.lineStart(at: range(index).lower)
        var end = start
        while end < source.bytes.count, ASCII.isBlank(source.bytes[end]) { end += 1 }
        return Indentation.width(source.bytes, start, end)
    }

    func text(_ index: Int) -> String { source.text(in: range(index)) }

    func isWord(_ index: Int, _ word: StaticString) -> Bool {
        guard kind(index) == .identifier else { return false }
        let token = tokens[Int(significant[index])]
        guard token.upper - token.lower == word.utf8CodeUnitCount else { return false }
        return source.bytes[token.lower..<token.upper].elementsEqual(
            UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// The kind of definition whose keyword the token is; nil for any other token.
    func definitionKind(_ index: Int) -> Definition.Kind? {
        // Asked of every token, most of which are longer or shorter names, or begin with another letter.
        guard kind(index) == .identifier else { return nil }
        let token = tokens[Int(significant[index])]
        guard Definition.Kind.keywordLengths.contains(token.upper - token.lower) else { return nil }
        switch source.bytes[token.lower] {
        case UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "t"), UInt8(ascii: "p"): break
        default: return nil
        }
        return Definition.Kind.allCases.first { isWord(index, $0.keyword) }
    }

    /// True where the keyword of a definition and its name start here; only the name of a preview may be a string.
    func startsNamedDefinition(_ index: Int) -> Bool {
        guard let found = definitionKind(index) else { return false }
        return kind(index + 1).isName || kind(index + 1) == .string && found == .preview
    }

    /// Whether a word, a string and `=` start here.
    func startsNamedBlock(_ index: Int) -> Bool { kind(index).isName && kind(index + 1) == .string && kind(index + 2) == .equals }

    /// Whether `as name` follows the path of an import on the same line.
    func startsAlias(_ index: Int) -> Bool {
        isWord(index, "as") && !startsLine(index) && kind(index + 1).isName && !startsLine(index + 1)
    }

    /// Whether a name that touches a parenthesis, as in `min(a, b)`, starts here.
    ///
    /// - Parameter isElement: Whether the name may be an element of an array and the parenthesis the next one. Only the name of a function
    ///   then starts a call.
    func startsCall(_ index: Int, isElement: Bool) -> Bool {
        guard kind(index) == .identifier, kind(index + 1) == .leftParenthesis, touchesPrevious(index + 1) else { return false }
        let name = text(index)
        return Function(rawValue: name) == nil ? !isElement : !constants.contains(name)
    }

    /// Whether a path touches a parenthesis and its first name is no constant of the file, as in `EdgeInsets.all(8)`.
    func startsConstructor(_ index: Int, upTo parenthesis: Int) -> Bool {
        kind(parenthesis) == .leftParenthesis && touchesPrevious(parenthesis) && !constants.contains(text(index))
    }

    func line(_ index: Int) -> Int { source.lineIndex(at: range(index).lower) }

    /// The column of a token that starts its line. A tab advances to the next multiple of four, as in the formatter.
    func column(_ index: Int) -> Int {
        let upper = range(index).lower
        var lower = upper
        while lower > 0, !ASCII.endsLine(source.bytes[lower - 1]) { lower -= 1 }
        return Indentation.width(source.bytes, lower, upper)
    }

    /// Whether a path followed by an assignment sign starts here: `a.b.c =` or `a <=`.
    func startsAssignment(_ index: Int) -> Bool {
        guard kind(index).isName else { return false }
        let next = kind(pathEnd(index))
        return next == .equals || next == .modify || next == .bind
    }

    /// The index after the path that starts here. It examines at most as many names as objects can be nested, so that a file of
    /// many dots takes no longer than others.
    func pathEnd(_ index: Int) -> Int {
        var end = index + 1
        while end - index < 2 * Limits.depth, kind(end) == .dot, !startsLine(end), kind(end + 1).isName, !startsLine(end + 1) { end += 2 }
        return end
    }

    /// Whether a definition such as `const x =` or `preview "x" =` starts here.
    func startsDeclaration(_ index: Int) -> Bool {
        startsNamedDefinition(index) && kind(index + 2) == .equals
    }

    /// The index after the start of a declaration: `const name =` (the sign may be missing) or `import "x"`. Nil if none starts
    /// here.
    func declarationEnd(_ index: Int) -> Int? {
        if isWord(index, "import") {
            guard kind(index + 1) == .string else { return nil }
            return startsAlias(index + 2) ? index + 4 : index + 2
        }
        guard startsNamedDefinition(index) else { return nil }
        if kind(index + 2) == .equals { return index + 3 }
        return startsLine(index) && kind(index + 2) == .leftBrace && !startsLine(index + 2) ? index + 2 : nil
    }

    /// Whether a bracket stands before the sign of an assignment or declaration, where none is possible: `name } =`, `:{ name`,
    /// `a ].b`.
    func isInHead(_ index: Int) -> Bool {
        guard kind(index).isOpener || kind(index).isCloser, !startsLine(index + 1) else { return false }
        let (previous, next) = (kind(index - 1), kind(index + 1))
        if previous == .colon { return next.isName && kind(index + 2) == .equals }
        guard !startsLine(index) else { return false }
        if previous == .dot { return next.isName }
        guard previous.isName else { return false }
        if next == .equals || next == .modify || next == .bind || next == .dot { return true }
        return definitionKind(index - 1) != nil && next.isName && kind(index + 2) == .equals
    }

    /// Whether a `:slot` without a value starts here: the slot for assignments that name no slot.
    func isBareSlot(_ index: Int) -> Bool {
        guard kind(index) == .colon, isWord(index + 1, "slot") else { return false }
        switch kind(index + 2) {
        case .rightBrace, .rightBracket, .endOfFile: return true
        case .colon: return kind(index + 3).isName
        default: return startsAssignment(index + 2)
        }
    }

    /// Whether `:name =` or a clause starts here.
    func startsSystemProperty(_ index: Int) -> Bool {
        kind(index) == .colon && kind(index + 1).isName && (kind(index + 2) == .equals || clauseKind(index) != nil)
    }

    /// The kind of the clause that starts here; nil if none does. An assignment sign behind the word makes it a system property.
    func clauseKind(_ index: Int) -> Clause.Kind? {
        guard kind(index) == .colon, kind(index + 1) == .identifier, touchesPrevious(index + 1) else { return nil }
        // Most are `:class`, `:style` and `:id`, which are system properties.
        if isWord(index + 1, "class") || isWord(index + 1, "id") || isWord(index + 1, "style") { return nil }
        guard let clause = Clause.Kind(rawValue: text(index + 1)) else { return nil }
        // In other systems, a key is a name.
        return clause == .key && kind(index + 2) == .equals ? nil : clause
    }

    /// Whether `?` touches the token before `index`.
    func hasOptionalMark(_ index: Int) -> Bool { kind(index) == .optionalMark && touchesPrevious(index) }
}

extension TokenKind {
    /// Whether this is a name, valid or not.
    var isName: Bool { self == .identifier || self == .malformedName }

    /// Whether a value can start with this token.
    var startsValue: Bool {
        switch self {
        case .identifier, .malformedName, .number, .malformedNumber, .string, .misquoted, .leftBrace, .leftBracket, .not, .minus,
            .leftParenthesis:
            return true
        default: return false
        }
    }

    /// Whether this is a text in quotes of any form.
    var isText: Bool { self == .string || self == .misquoted }

    /// Whether an operand of an expression can start with this token.
    var startsOperand: Bool { startsValue && !isOpener }
}
