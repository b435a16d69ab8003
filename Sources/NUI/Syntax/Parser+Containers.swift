extension Parser {
    /// An object or array being parsed.
    struct Container {
        var kind: SyntaxKind
        var node: Int
        /// Its opening token; nil where that is missing.
        var opener: Int?
        var end: Brackets.End
        var outerEnd: Int
        /// What ends with it.
        var wrappers: [Int]
    }

    /// Takes the opener and narrows the view to what it holds. Skips everything where that is too deep.
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

    /// Reports the opener that is missing here and narrows the view to what it would hold.
    mutating func enter(_ inserted: Brackets.Inserted) {
        guard containers.count < Limits.depth else { return }
        countValues(inserted.isBrace ? 2 : 1)
        let sign = inserted.isBrace ? "{" : "["
        var column: Int?
        var related: [Issue.Note] = []
        if case .closed(let closer) = inserted.end {
            if stream.startsLine(closer) { column = stream.column(closer) }
            related.append(.init(range: stream.range(closer), message: "closed here"))
            // In a line, either of the two may be the one that does not belong there.
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

    /// Takes the closing token, or notes that it is missing.
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
        /// The openers, the innermost first.
        var openers: [Int] = []
    }

    private mutating func noteUnclosed(_ container: Container) {
        guard !isCutOff, let opener = container.opener else { return }
        unclosed.position = position
        unclosed.signs += container.kind == .object ? "}" : "]"
        unclosed.openers.append(opener)
    }

    /// Reports what is not closed at the place at hand: one cause, whatever it leaves open.
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

    /// Where a file ends in the middle of things, what stands there last is not complete.
    private mutating func forgiveLastItem() {
        isOpenEnded = true
        uncertain.append(stream.range(stream.count - 1).end.through(stream.end))
        guard lastItem.end >= stream.count, lastItem.start < stream.count else { return }
        issues.forget(after: lastItem.issueCount)
        uncertain.append(stream.range(lastItem.start).through(stream.end))
    }

    /// A sign that is missing in a line may be missing anywhere in it, also where the line goes on after it closed
    /// something; and without indentation it may be missing anywhere at all.
    private mutating func doubtContents(of opener: Int, until position: Int) {
        let last = stream.range(position - 1)
        if !isIndented || stream.line(opener) == stream.line(position - 1) {
            uncertain.append(stream.range(opener).through(last))
        } else if stream.kind(position - 1).isCloser {
            uncertain.append(SourceRange(file: last.file, lower: stream.source.lineStart(at: last.lower), upper: last.upper))
        }
    }

    /// Where a sign that is missing before a token belongs: on a line of blanks as wide as `column`, which it left behind; at
    /// the start of the token's line, where that is as wide, or where an element starts it; else behind the token before.
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
