/// Definitions that nothing uses.
extension Checker {
    /// Reports the constants, styles and templates of the main file that nothing names. A file without a root is a library, as imported
    /// files are: its definitions are there for others. Definitions that text which was not understood may use, or that a name which does
    /// not exist may mean, of whatever kind, are not reported.
    mutating func checkUnusedDefinitions() {
        guard program.root != nil, let main = program.documents.first, program.isUnderstood, sawAll, !resolver.isTooLarge else { return }
        let lacks = Set(findings.unknownNames.map { Space(asking: $0.issue.code) })
        let sought = findings.soughtNames
        let isSought = { (name: Name) in sought.contains { $0 == name.text || Suggestion.isSimilar($0, to: name.text) } }
        // An id of the same name hides a constant, which is reported already.
        for constant in main.definitions(of: .constant)
        where !lacks.contains(.others) && isIdle(constant) && resolver.ids[constant.name.text] == nil && !isSought(constant.name) {
            if !Self.isReserved(constant.name.text) { reportUnused(constant.name, .constant, constant.range, in: main) }
        }
        for style in main.definitions(of: .style) where !lacks.contains(.styles) && isIdle(style) && !isSought(style.name) {
            reportUnused(style.name, .style, style.range, in: main)
        }
        for template in program.idleTemplates
        where template.name.range.file == main.file && !template.isAskedFor && !isSought(template.name) {
            reportUnused(template.name, .template, template.range, in: main)
        }
    }

    /// Reports the parameters of the main file's templates whose types are misspelt, and those that the templates do not use.
    mutating func checkParameters() {
        for path in program.namesAsDefaults where path.range.file == .main {
            guard case .unknown = resolver.meaning(of: path, expecting: nil), !schema.hasCase(path.text),
                let type = TemplateShape.typeNames.first(where: { Suggestion.isSlip(path.text, for: $0.name) })?.name
                    ?? ForeignSyntax.types[path.text]
            else { continue }
            report(
                .unknownName, at: path.range, "there is no type, object or constant '\(path.text)'", hint: "did you mean '\(type)'?",
                fix: .init(range: path.range, replacement: type))
        }
        for name in program.parameters where name.range.file == .main && !faultyParameters.contains(name.range) { checkHiding(name) }
        guard program.isUnderstood else { return }
        for name in program.idleParameters where name.range.file == .main {
            report(.unusedDefinition, at: name.range, "the template does not use its parameter '\(name.text)'")
        }
    }

    /// Warns about a parameter with the name of a style, a constant or a class, which the template then cannot use.
    private func checkHiding(_ parameter: Name) {
        if checkDataHiding(parameter, "the parameter") { return }
        let kinds: [Definition.Kind] = [.style, .constant]
        let hidden = kinds.lazy.compactMap { self.program.definitions[$0, parameter.text] }.first
        guard let noun = hidden?.kind.noun ?? (schema.hasClass(parameter.text) ? "class" : nil) else { return }
        report(
            .hidingParameter, at: parameter.range, "the parameter '\(parameter.text)' hides the \(noun) of that name in its template",
            hint: "give the parameter another name", related: hidden.map { [.init(range: $0.name.range, message: "the \(noun)")] } ?? [])
    }

    private func reportUnused(_ name: Name, _ kind: Definition.Kind, _ range: SourceRange, in document: Document) {
        if misspeltDefinitions.contains(name.range) { return }
        let lines = wantsDetail ? document.wholeLines(of: range) : nil
        report(
            .unusedDefinition, at: name.range, "nothing uses the \(kind.noun) '\(name.text)'",
            fix: lines.map { .init(range: $0, replacement: "", isCertain: false) })
    }

    /// Reports the ids of the main file that no path, rule, state or action names.
    mutating func checkUnusedIDs() {
        guard program.isUnderstood, sawAll, !resolver.isTooLarge else { return }
        let idle = idleIDs.filter { $0.range.file == .main && objects[$0.text] != nil && !misspeltDefinitions.contains($0.range) }
        for name in idle.sorted(by: { $0.range < $1.range }) {
            report(.unusedID, at: name.range, "nothing in the file uses the id '\(name.text)'")
        }
    }
}

extension Document {
    /// The lines of a declaration, with one of the empty lines around it. Nil if there is other text on these lines, or a
    /// comment that belongs to the declaration.
    fileprivate func wholeLines(of range: SourceRange) -> SourceRange? {
        let first = source.lineIndex(at: range.lower)
        let last = source.lineIndex(at: range.upper)
        let lower = source.start(ofLine: first)
        let upper = source.lineStart(afterLine: last)
        let above = first > 0 ? source.start(ofLine: first - 1) : lower
        let isAlone = tokens(in: above..<upper).allSatisfy { token in
            switch token.kind {
            case .lineComment, .blockComment: return token.upper <= lower && !token.startsLine
            case .blank, .separator: return true
            default: return token.upper <= lower || token.lower >= range.lower && token.upper <= range.upper
            }
        }
        guard isAlone else { return nil }
        let isEmptyAbove = first == 0 || source.width(ofLine: first) == 0
        let isEmptyBelow = last + 1 < source.lineCount && source.width(ofLine: last + 2) == 0
        return SourceRange(file: file, lower: lower, upper: isEmptyAbove && isEmptyBelow ? source.lineStart(afterLine: last + 1) : upper)
    }

    /// The tokens that overlap a part of the text.
    private func tokens(in part: Range<Int>) -> ArraySlice<Token> {
        var (low, high) = (0, tree.tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tree.tokens[middle].upper <= part.lowerBound { low = middle + 1 } else { high = middle }
        }
        return tree.tokens[low...].prefix { $0.lower < part.upperBound }
    }
}

extension SourceText {
    /// The offset at which the next line starts; the end of the text for the last line.
    fileprivate func lineStart(afterLine index: Int) -> Int { index + 1 < lineCount ? start(ofLine: index + 1) : bytes.count }
}
