extension Parser {
    /// Parses an import, a definition or the root. A word is a keyword only if the following tokens make it one.
    mutating func parseTopLevel() {
        if skipVariable() || skipElementRule() { return }
        if let kind = stream.definitionKind(position), self.kind(ahead: 1) == .dot, !stream.touchesPrevious(position + 1) {
            return parseDefinition(kind)
        }
        if stream.startsAssignment(position) {
            if hasRoot, secondRoot == nil { secondRoot = stream.range(position) }
            hasTextAfterRoot = hasTextAfterRoot || hasRoot
            hasRoot = true
            return parseAssignment()
        }
        if kind.isCloser { return skipExtraCloser() }
        if isModel { return parseSystemProperty() }
        if hasRoot, !startsDefinition { return skipTextAfterRoot() }
        if startsIndentedBlock { return skipIndentedBlock() }
        if definitionBefore == nil, !startsRootWithoutSign, let bareObject { return skipBareObject(bareObject) }
        if startsWithoutRoot { return skipWithoutRoot() }
        if let rule = styleRule ?? customProperty { return skipStray(rule) }
        guard kind.isName, foreignStatement == nil else { return skipStray() }
        if stream.isWord(position, "import") { return parseImport() }
        if let kind = stream.definitionKind(position), isDefinition(kind) { return parseDefinition(kind) }
        if stream.isWord(position, "binding") { return parseReserved() }
        if let keyword = misspeltKeyword() { return parseMisspelt(keyword) }
        switch stream.kind(stream.pathEnd(position)) {
        case .leftBrace, .colon: parseAssignment()
        default: skipStray()
        }
    }

    /// Whether `:model` starts here.
    private var isModel: Bool { kind == .colon && stream.isWord(position + 1, "model") && stream.touchesPrevious(position + 1) }

    /// The kind of definition whose keyword is the token at hand; nil for any other token.
    private var definitionBefore: Definition.Kind? { stream.definitionKind(position).flatMap { isDefinition($0) ? $0 : nil } }

    /// True where an import or a definition starts, with or without a spelling error in its keyword.
    private var startsDefinition: Bool {
        guard kind.isName else { return false }
        return stream.isWord(position, "import") || stream.isWord(position, "binding")
            || stream.definitionKind(position).map(isDefinition) == true || misspeltKeyword() != nil
    }

    /// Skips text behind the root and reports it, once in a file.
    private mutating func skipTextAfterRoot() {
        if hasTextAfterRoot {
            let node = open(.skipped)
            repeat { skipToken() } while position < end && !stream.startsLine(position) && !kind.isCloser
            return close(node)
        }
        hasTextAfterRoot = true
        skipStray("nothing may follow the root object", hint: "remove it, or begin its line with // to make it a comment", .textAfterRoot)
    }

    private mutating func parseImport() {
        let node = open(.importing)
        let keyword = stream.range(position)
        position += 1
        if kind.isName, kind(ahead: 1) == .string, !stream.startsLine(position + 1) { skipWords(to: position + 1) }
        if kind == .string {
            let hasAlias = stream.startsAlias(position + 1)
            take(.string)
            if hasAlias { parseAlias() } else { skipStrangeAlias() }
        } else {
            let first = position
            let skipped = open(.skipped)
            while position < end, !stream.startsLine(position), !stream.startsDeclaration(position),
                position == first || !stream.startsAlias(position)
            {
                skipToken()
            }
            close(skipped)
            let words = position > first ? first..<position : nil
            reportImport(of: words, behind: keyword)
            if words != nil, position < end, stream.startsAlias(position) { parseAlias() }
        }
        close(node)
    }

    /// Reports an import whose path is not a string.
    ///
    /// - Parameter words: The tokens behind the keyword; nil if there are none.
    private mutating func reportImport(of words: Range<Int>?, behind keyword: SourceRange) {
        let range = words.map { stream.range($0.lowerBound).through(stream.range($0.upperBound - 1)) }
        let bare = range.map { stream.source.text(in: $0).filter { !"'\"\u{201C}\u{201D}".contains($0) } } ?? ""
        let text = words?.first { stream.kind($0).isText }
        if let range, let words, text == nil, stream.kind(words.lowerBound).isName, !bare.contains("/"), !bare.hasSuffix(".nui") {
            uncertain.append(range)
            guard !hasModuleImport else { return }
            hasModuleImport = true
            return issues.add(
                .importNeedsString, at: range, "NUI imports files, not modules such as \(Quoting.quote(bare))",
                hint: "remove the line, or name a file: import \"styles.nui\"")
        }
        var fix: Issue.Fix?
        if let range, let words {
            let path = text.map { stream.text($0).filter { !"'\"\u{201C}\u{201D}".contains($0) } } ?? bare
            let isPlain = words.count == 1 || text == nil
            if text != nil || stream.kind(words.lowerBound).isName {
                fix = .init(range: range, replacement: StringLiteral.quoted(path), isCertain: isPlain)
            }
        }
        issues.add(
            .importNeedsString, at: range ?? keyword, "'import' needs the path of a file in double quotes", fix: fix)
    }

    /// Skips `as "name"`, or a name without `as`, behind the path of an import, and reports it.
    private mutating func skipStrangeAlias() {
        guard position < end, !stream.startsLine(position), kind == .identifier else { return }
        // A definition or the root may begin on the line of an import.
        guard stream.definitionKind(position) == nil, !stream.isWord(position, "import"), !stream.isWord(position, "binding"),
            ![.equals, .modify, .dot, .colon, .leftBrace, .identifier, .malformedName].contains(kind(ahead: 1))
        else { return }
        let isQuoted = stream.isWord(position, "as") && kind(ahead: 1) == .string && !stream.startsLine(position + 1)
        let name = isQuoted ? position + 1 : position
        guard isQuoted || stream.startsLine(position + 1) || position + 1 >= end else { return }
        let text = stream.text(name).filter { $0 != "\"" }
        guard text != "as" else { return }
        let range = stream.range(position).through(stream.range(name))
        skipWords(
            to: name + 1,
            Issue(
                code: .unexpectedText, range: range, message: "an imported file is named by 'as' and a name without quotes",
                hint: "write: as \(text)", fix: .init(range: range, replacement: "as \(text)", isCertain: false)))
        uncertain.append(range)
    }

    /// Parses `as name`.
    private mutating func parseAlias() {
        position += 1
        parseName()
    }

    private mutating func parseName() {
        let name = open(.path)
        takeName()
        close(name)
    }

    /// True where the keyword at hand starts a definition and is not a plain name.
    private func isDefinition(_ definition: Definition.Kind) -> Bool {
        definition.isAlwaysKeyword || kind(ahead: 1) == .leftBrace || stream.declarationEnd(position) != nil
            || definition == .template && kind(ahead: 1).isName && kind(ahead: 2) == .leftParenthesis
                && stream.touchesPrevious(position + 2)
    }

    /// Parses the keyword of a definition, its name, its sign and its value.
    private mutating func parseDefinition(_ definition: Definition.Kind) {
        openWrapper(.definition(definition))
        let keyword = stream.text(position)
        position += 1
        skipWordBeforeName()
        if skipStrangeName(definition) { return }
        if definition == .preview, kind == .string {
            take(.string)
            parseSignAndValue()
        } else if kind.isName {
            parseName()
            if kind == .leftParenthesis { skipParameterList(of: definition) }
            if definition == .style { skipBaseStyle() }
            parseSignAndValue()
        } else {
            issues.add(
                .missingName, at: stream.gap(before: position), "a name is missing after '\(keyword)'",
                hint: definition == .preview ? "preview \"name\" = { ... }" : "\(keyword) name = ...")
            if kind.startsValue { parseValue() }
        }
    }

    /// Reports the dot before the name of a definition, or a name in quotes or with a digit first. Returns true if the definition was skipped.
    private mutating func skipStrangeName(_ definition: Definition.Kind) -> Bool {
        let range = stream.range(position)
        if kind == .dot, kind(ahead: 1).isName, stream.touchesPrevious(position + 1) {
            let message = "the name of \(TypeText.article(definition.noun)) has no dot"
            skipWords(
                to: position + 1,
                Issue(
                    code: .unexpectedText, range: range, message: message, fix: .init(range: range, replacement: "", isCertain: false)))
        }
        let isText = kind == .string && definition != .preview
        guard isText || kind == .malformedNumber || kind == .number, kind(ahead: 1) == .equals || kind(ahead: 1) == .leftBrace else {
            return false
        }
        let name = stream.text(position).filter { $0 != "\"" }
        let isName = name.utf8.first.map(ASCII.isLetter) == true && name.utf8.allSatisfy(ASCII.isNamePart)
        issues.add(
            .invalidName, at: range,
            isText ? "the name of \(TypeText.article(definition.noun)) has no quotes" : "a name begins with a letter",
            fix: isName ? .init(range: range, replacement: name, isCertain: false) : nil)
        let node = open(.skipped)
        position += kind(ahead: 1) == .equals ? 2 : 1
        if position < end, kind.isOpener { skipToken() }
        while position < end, !stream.startsLine(position) { skipToken() }
        close(node)
        return true
    }

    /// Skips the style that another one builds on, as in `style card: base = { }` or `style card extends base = { }`, and reports it.
    private mutating func skipBaseStyle() {
        let isNamed = kind == .colon || kind == .identifier && ["extends", "inherits", "from"].contains(stream.text(position))
        guard isNamed, kind(ahead: 1).isName, kind(ahead: 2) == .equals || kind(ahead: 2) == .leftBrace, !stream.startsLine(position + 2)
        else { return }
        let range = stream.range(position).through(stream.range(position + 1))
        let text = ":style = \(stream.text(position + 1))"
        let node = open(.skipped)
        position += 2
        close(node)
        let brace = kind == .equals ? position + 1 : position
        issues.add(
            .unexpectedText, at: range, "a style names the style that it builds on inside its braces", hint: text,
            fix: stream.kind(brace) == .leftBrace
                ? .init(
                    range: range, replacement: "", more: [.init(range: stream.range(brace).end, replacement: " \(text) ")], isCertain: false
                )
                : nil)
    }

    /// Skips `binding`, which has no meaning yet, and a block after it. The first NUI skipped the word.
    private mutating func parseReserved() {
        let node = open(.reserved)
        issues.add(
            .reservedWord, at: stream.range(position), "'binding' is reserved for later use; it has no effect yet")
        position += 1
        if kind == .leftBrace { skipToken() }
        close(node)
    }

    /// The keyword that is meant by a word before `name =` or before a string; nil if none is similar.
    private func misspeltKeyword() -> String? {
        let text = stream.text(position)
        if kind(ahead: 1) == .string {
            if ForeignSyntax.imports.contains(text) { return "import" }
            return Suggestion.nearest(to: text, among: stream.startsNamedBlock(position) ? ["preview"] : ["import"])
        }
        guard kind(ahead: 1).isName, !stream.startsLine(position + 1) else { return nil }
        // `var count: Int = 3`
        let hasType = kind(ahead: 2) == .colon && kind(ahead: 3).isName && kind(ahead: 4) == .equals
        if kind(ahead: 2) == .equals || hasType, let foreign = ForeignSyntax.keywords[text] { return "\(foreign.keyword)" }
        guard kind(ahead: 2) == .equals else { return nil }
        return Suggestion.nearest(to: text, among: Definition.Kind.allCases.filter { $0 != .preview }.map { "\($0.keyword)" })
    }

    private mutating func parseMisspelt(_ keyword: String) {
        let range = stream.range(position)
        let text = stream.text(position)
        let isForeign = ForeignSyntax.keywords[text] != nil || ForeignSyntax.imports.contains(text)
        let isSlip = isForeign || Suggestion.isSlip(stream.text(position).lowercased(), for: keyword)
        issues.add(
            .misspeltKeyword, at: range, "\(Quoting.quote(stream.text(position))) is not a keyword",
            hint: isForeign ? "NUI writes \(keyword)" : "did you mean '\(keyword)'?",
            fix: .init(range: range, replacement: keyword, isCertain: isSlip))
        if let definition = Definition.Kind(keyword: keyword) { parseDefinition(definition) } else { parseImport() }
    }
}
