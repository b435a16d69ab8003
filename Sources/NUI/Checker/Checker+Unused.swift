/// What a file defines and nothing asks for.
extension Checker {
    /// Tells the constants and styles of the main file that nothing names. A file without a root is a library, as imported files are:
    /// its definitions are there for others. What may be used in text that was not understood, or be meant by a name that does not
    /// exist, is left alone.
    mutating func checkUnusedDefinitions() {
        guard program.root != nil, program.isUnderstood, sawAll, !resolver.isTooLarge else { return }
        let lacksStyles = unknownNames.contains { $0.issue.code == .unknownStyle }
        let lacksOthers = unknownNames.contains { $0.issue.code != .unknownStyle }
        for definition in idleDefinitions where definition.name.range.file == .main && definition.kind != .id {
            let name = definition.name, isStyle = definition.kind == .style
            // An id of the same name hides a constant, which is told already.
            guard isStyle ? !lacksStyles : !lacksOthers && resolver.ids[name.text] == nil && !Self.isReserved(name.text) else { continue }
            guard !misspeltDefinitions.contains(name.range) else { continue }
            let range = isStyle ? program.styles[name.text]?.range : program.constants[name.text]?.range
            let lines = wantsDetail ? range.flatMap { program.documents.first?.wholeLines(of: $0) } : nil
            issues.add(
                .unusedDefinition, at: name.range, "nothing uses the \(definition.kind.rawValue) '\(name.text)'",
                fix: lines.map { .init(range: $0, replacement: "") })
        }
    }

    /// Tells the ids of the main file that no path, rule, state or action names.
    mutating func checkUnusedIDs() {
        guard program.isUnderstood, sawAll, !resolver.isTooLarge else { return }
        let idle = idleIDs.filter { $0.range.file == .main && objects[$0.text] != nil && !misspeltDefinitions.contains($0.range) }
        for name in idle.sorted(by: { $0.range < $1.range }) {
            issues.add(.unusedID, at: name.range, "nothing in the file asks for the id '\(name.text)'")
        }
    }
}

extension Document {
    /// The lines of a declaration, with one of two empty lines around it. Nil where more than the declaration stands on them, and where
    /// a comment would go with it or lose what it is about.
    fileprivate func wholeLines(of range: SourceRange) -> SourceRange? {
        let first = source.lineIndex(at: range.lower), last = source.lineIndex(at: range.upper)
        let lower = source.lineStarts[first], upper = source.lineStart(afterLine: last)
        let above = first > 0 ? source.lineStarts[first - 1] : lower
        let isAlone = tokens(in: above..<upper).allSatisfy { token in
            switch token.kind {
            case .lineComment, .blockComment: return token.upper <= lower && !token.startsLine
            case .blank, .separator: return true
            default: return token.upper <= lower || token.lower >= range.lower && token.upper <= range.upper
            }
        }
        guard isAlone else { return nil }
        let isEmptyAbove = first == 0 || source.scalars(ofLine: first).isEmpty
        let isEmptyBelow = last + 1 < source.lineStarts.count && source.scalars(ofLine: last + 2).isEmpty
        return SourceRange(file: file, lower: lower, upper: isEmptyAbove && isEmptyBelow ? source.lineStart(afterLine: last + 1) : upper)
    }

    /// The tokens that have a byte in common with a part of the text.
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
    /// Where the line behind the line of that index starts; the text's end behind the last one.
    fileprivate func lineStart(afterLine index: Int) -> Int { index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count }
}
