extension Parser {
    /// An object or array being parsed.
    struct Container {
        var kind: SyntaxKind
        var node: Int
        /// The opening token; nil if it is missing.
        var opener: Int?
        var end: Brackets.End
        var outerEnd: Int
        /// Nodes that end together with the container.
        var wrappers: [Int]
        /// Whether an object was reported that is an item of its own.
        var hasBareObject = false
        /// Whether an assignment among the elements of an array was reported.
        var hasMember = false
    }

    /// Takes the opening token and limits parsing to the contents. Skips everything if it is nested too deeply.
    mutating func enter(_ kind: SyntaxKind) {
        let opener = position
        guard containers.count < Limits.depth else {
            let node = open(.skipped)
            skipToken()
            close(node)
            issues.add(
                .nestingTooDeep, at: stream.range(opener),
                "objects and arrays are nested deeper than \(Limits.depth) levels")
            return
        }
        let node = open(kind)
        position += 1
        enter(Container(kind: kind, node: node, opener: opener, end: brackets.end(of: opener), outerEnd: end, wrappers: wrappers))
    }

    /// Reports the missing opening sign and limits parsing to the contents it would have.
    mutating func enter(_ inserted: Brackets.Inserted) {
        guard containers.count < Limits.depth else { return }
        countValues(inserted.isBrace ? 2 : 1)
        let sign = inserted.isBrace ? "{" : "["
        var column: Int?
        var related: [Issue.Note] = []
        if case .closed(let closer) = inserted.end {
            if stream.startsLine(closer) { column = stream.column(closer) }
            related.append(.init(range: stream.range(closer), message: "closed here"))
            // On one line, either of the two signs may be the wrong one.
            if stream.line(closer) == stream.line(position) { uncertain.append(stream.range(position).through(stream.range(closer))) }
        }
        let place = place(ofMissing: position, isOpener: true, column: column)
        let isBefore = place == stream.range(position).start
        let replacement = stream.touchesPrevious(position) ? sign : isBefore ? "\(sign) " : " \(sign)"
        issues.add(
            .missingOpener, at: place, "'\(sign)' is missing", fix: .init(range: place, replacement: replacement), related: related)
        let kind = inserted.isBrace ? SyntaxKind.object : .array
        enter(Container(kind: kind, node: open(kind), opener: nil, end: inserted.end, outerEnd: end, wrappers: wrappers))
    }

    private mutating func enter(_ container: Container) {
        wrappers = []
        containers.append(container)
        end = min(end, max(position, container.end.index))
    }

    /// Takes the closing token, or records that it is missing.
    mutating func leave(_ container: Container) {
        position = max(position, end)
        end = container.outerEnd
        switch container.end {
        case .closed:
            reportUnclosed()
            position = min(position + 1, stream.count)
        case .wrong:
            reportUnclosed()
            reportWrongCloser(container)
            position = min(position + 1, stream.count)
        case .missing: noteUnclosed(container)
        }
        close(container.node)
        wrappers = container.wrappers
        closeWrappers()
    }

    private mutating func reportWrongCloser(_ container: Container) {
        let range = stream.range(position)
        let sign = container.kind == .object ? "}" : "]"
        issues.add(
            .missingCloser, at: range, "'\(sign)' is needed here, not '\(stream.text(position))'",
            fix: .init(range: range, replacement: sign),
            related: container.opener.map { [.init(range: stream.range($0), message: "opened here")] } ?? [])
    }

    // MARK: What is not closed

    /// Closing signs that are missing at one place.
    struct Unclosed {
        var position = 0
        var signs = ""
        /// The opening tokens, innermost first.
        var openers: [Int] = []
    }

    private mutating func noteUnclosed(_ container: Container) {
        guard !isCutOff, let opener = container.opener else { return }
        unclosed.position = position
        unclosed.signs += container.kind == .object ? "}" : "]"
        unclosed.openers.append(opener)
    }

    /// Reports everything unclosed at the current place as one error, because it has one cause.
    mutating func reportUnclosed() {
        guard let innermost = unclosed.openers.first else { return }
        let found = unclosed
        unclosed = Unclosed()
        let isAtEnd = found.position >= stream.count
        if isAtEnd { forgiveLastItem() }
        let isBlock = found.openers.count == 1 && stream.line(innermost) != stream.line(found.position - 1)
        let place = isAtEnd ? stream.end : place(ofMissing: found.position, column: isBlock ? stream.indent(of: innermost) : nil)
        let isOne = found.signs.utf8.count == 1
        issues.add(
            .missingCloser, at: place,
            isOne ? "'\(found.signs)' is missing" : "'\(found.signs)' are missing\(isAtEnd ? " at the end" : "")",
            fix: .init(range: place, replacement: (isAtEnd && stream.endsInLineComment ? "\n" : "") + found.signs),
            related: found.openers.prefix(3).map { .init(range: stream.range($0), message: "opened here") })
        doubtContents(of: innermost, until: found.position)
    }

    /// If the file ends unexpectedly, its last item is incomplete; errors in that item are dropped.
    private mutating func forgiveLastItem() {
        isOpenEnded = true
        uncertain.append(stream.range(stream.count - 1).end.through(stream.end))
        guard lastItem.end >= stream.count, lastItem.start < stream.count else { return }
        issues.forget(after: lastItem.issueCount)
        colons.removeAll { $0.range.lower >= stream.range(lastItem.start).lower }
        uncertain.append(stream.range(lastItem.start).through(stream.end))
    }

    /// Marks where a missing sign could belong. Within a line it may be missing anywhere in that line, also if the line
    /// continues after a closing sign; in a file without indentation it may be missing anywhere.
    private mutating func doubtContents(of opener: Int, until position: Int) {
        let last = stream.range(position - 1)
        if !isIndented || stream.line(opener) == stream.line(position - 1) {
            uncertain.append(stream.range(opener).through(last))
        } else if stream.kind(position - 1).isCloser {
            uncertain.append(SourceRange(file: last.file, lower: stream.source.lineStart(at: last.lower), upper: last.upper))
        }
    }

    /// The best place for a sign that is missing before a token: on a whitespace-only line `column` columns wide, where it was
    /// probably deleted; at the start of the token's line, if that is as wide or an element starts it; otherwise after the
    /// previous token.
    private func place(ofMissing position: Int, isOpener: Bool = false, column: Int?) -> SourceRange {
        let gap = stream.gap(before: position)
        let token = stream.range(position).start
        guard stream.startsLine(position) || position >= stream.count else { return gap }
        if let column, let line = Indentation.blankLine(stream.source.bytes, gap.lower, token.lower, column: column) {
            return SourceRange(file: gap.file, lower: line, upper: line)
        }
        if stream.kind(position).isCloser { return column.map { $0...($0 + 1) ~= stream.column(position) } == true ? token : gap }
        return isOpener && stream.kind(position - 1) != .equals && stream.kind(position - 1) != .modify ? token : gap
    }
}
