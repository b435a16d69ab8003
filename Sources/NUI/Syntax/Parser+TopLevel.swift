extension Parser {
    /// Takes an import, a declaration or the root. Words are keywords only where what follows makes them so.
    mutating func parseTopLevel() {
        if stream.startsAssignment(position) { return parseAssignment() }
        if kind.isCloser { return skipExtraCloser() }
        guard kind.isName else { return skipStray() }
        if stream.isWord(position, "import") { return parseImport() }
        if stream.isWord(position, "const") { return parseDeclaration(.constant) }
        if stream.isWord(position, "style") { return parseDeclaration(.style) }
        if stream.isWord(position, "state") { return parseDeclaration(.state) }
        let isNameless = kind(ahead: 1) == .leftBrace
        if isNameless || stream.declarationEnd(position) != nil {
            if stream.isWord(position, "template") { return parseDeclaration(.template) }
            if stream.isWord(position, "preview") { return isNameless ? parseDeclaration(.preview) : parsePreview() }
        }
        if stream.isWord(position, "binding") { return parseReserved() }
        if let keyword = misspeltKeyword() { return parseMisspelt(keyword) }
        switch stream.kind(stream.pathEnd(position)) {
        case .leftBrace, .colon: parseAssignment()
        default: skipStray()
        }
    }

    private mutating func parseImport() {
        let node = open(.importing)
        let keyword = stream.range(position)
        position += 1
        if kind.isName, kind(ahead: 1) == .string, !stream.startsLine(position + 1) { skipWords(to: position + 1) }
        if kind == .string {
            let hasAlias = stream.startsAlias(position + 1)
            take(.string)
            if hasAlias { parseAlias() }
        } else {
            let first = position
            let skipped = open(.skipped)
            while position < end, !stream.startsLine(position), !stream.startsDeclaration(position) { skipToken() }
            close(skipped)
            let words = position > first ? stream.range(first).through(stream.range(position - 1)) : nil
            var fix: Issue.Fix?
            if let words, stream.kind(first).isName || stream.kind(first) == .misquoted {
                let bare = stream.source.text(in: words).filter { !"'\"\u{201C}\u{201D}".contains($0) }
                fix = .init(range: words, replacement: "\"\(bare)\"")
            }
            issues.add(
                .importNeedsString, at: words ?? keyword, "'import' needs the path of a file in double quotes", fix: fix)
        }
        close(node)
    }

    /// `as name`
    private mutating func parseAlias() {
        position += 1
        parseName()
    }

    private mutating func parseName() {
        let name = open(.path)
        takeName()
        close(name)
    }

    /// `preview "name" = { }`
    private mutating func parsePreview() {
        openWrapper(.preview)
        position += 1
        if kind == .string { take(.string) } else { parseName() }
        parseSignAndValue()
    }

    /// `const name = value`, `style name = { }`, `state name = { }`.
    private mutating func parseDeclaration(_ kind: SyntaxKind) {
        openWrapper(kind)
        let keyword = stream.text(position)
        position += 1
        skipWordBeforeName()
        if self.kind.isName {
            parseName()
            parseSignAndValue()
        } else {
            issues.add(
                .missingName, at: stream.gap(before: position), "a name is missing after '\(keyword)'",
                hint: "\(keyword) name = ...")
            if self.kind.startsValue { parseValue() }
        }
    }

    /// `binding` has no meaning yet; the first NUI skipped the word. A block behind it is skipped as well.
    private mutating func parseReserved() {
        let node = open(.reserved)
        issues.add(
            .reservedWord, at: stream.range(position), "'binding' is kept for later use; it does nothing yet")
        position += 1
        if kind == .leftBrace { skipToken() }
        close(node)
    }

    /// The keyword meant by a word that is followed by `name =` or by a string.
    private func misspeltKeyword() -> String? {
        let text = stream.text(position)
        if kind(ahead: 1) == .string {
            return Suggestion.nearest(to: text, among: stream.startsNamedBlock(position) ? ["preview"] : ["import"])
        }
        guard kind(ahead: 1).isName, kind(ahead: 2) == .equals, !stream.startsLine(position + 1) else { return nil }
        return Suggestion.nearest(to: text, among: ["const", "style", "state", "template"])
    }

    private mutating func parseMisspelt(_ keyword: String) {
        let range = stream.range(position)
        issues.add(
            .misspeltKeyword, at: range, "\(Quoting.quote(stream.text(position))) is not a keyword",
            hint: "did you mean '\(keyword)'?", fix: .init(range: range, replacement: keyword))
        switch keyword {
        case "import": parseImport()
        case "preview": parsePreview()
        case "const": parseDeclaration(.constant)
        case "style": parseDeclaration(.style)
        case "template": parseDeclaration(.template)
        default: parseDeclaration(.state)
        }
    }
}
