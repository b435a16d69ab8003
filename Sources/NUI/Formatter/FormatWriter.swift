/// Writes the items of a plan. The layout of an object or array is chosen where it opens.
struct FormatWriter {
    static let width = 100
    static let indent = 4

    private enum Mode {
        case flat, hugged, rows, broken
    }

    private struct Frame {
        var mode: Mode
        /// The indentation of parts that start a line.
        var indent: Int
        /// The indentation of the closer if it starts a line.
        var outer: Int
        var isArray: Bool
        /// The opener of the last part, which is broken instead of the container itself; nil for none.
        var hugged: Int?
        /// Whether the first row may stand on the line of the opener, because the author broke the object after it.
        var mayStartAtOpener = false
        /// Whether the current row is on the line of the opener.
        var isAtOpener = false
    }

    private let plan: FormatPlan
    private var output = FormatOutput()
    private var frames: [Frame] = []
    /// Whether the object or array that was closed last is on one line.
    private var closedFlat = true

    init(_ plan: FormatPlan) {
        self.plan = plan
        output.lineBreak = plan.lineBreak
    }

    mutating func run() -> [UInt8] {
        if let mark = plan.tree.tokens.first, mark.kind == .byteOrderMark { output.addMark(plan.bytes(ofToken: 0)) }
        frames = [Frame(mode: .broken, indent: 0, outer: 0, isArray: false)]
        for item in plan.items.indices {
            writeGap(before: item)
            output.add(plan.bytes(ofToken: plan.items[item]))
            if plan.opened[item] >= 0 { open(plan.containers[plan.opened[item]]) }
            if plan.closed[item] >= 0 { closedFlat = frames.removeLast().mode == .flat }
        }
        writeBrokenGap(before: plan.items.count)
        return output.ended()
    }

    private var frame: Frame { frames[frames.count - 1] }

    private mutating func open(_ container: FormatPlan.Container) {
        let mode = mode(of: container)
        let outer = output.indent
        let hugged = mode == .hugged ? container.hugged.map { plan.containers[$0].opener } : nil
        frames.append(
            Frame(
                mode: mode, indent: outer + Self.indent, outer: outer, isArray: container.kind == .array, hugged: hugged,
                mayStartAtOpener: mode == .rows && container.kind == .object && container.isBroken))
    }

    private func mode(of container: FormatPlan.Container) -> Mode {
        let mayBeFlat = !container.isBroken && frame.hugged != container.opener
        if mayBeFlat, fits(from: container.opener, through: container.closer) { return .flat }
        if container.isPlain, container.kind == .array { return .rows }
        if let hugged = container.hugged, fits(from: container.opener, through: plan.containers[hugged].opener) { return .hugged }
        return container.kind == .object ? .rows : .broken
    }

    /// Whether the text after one item, up to another, ends within the line width.
    private func fits(from first: Int, through last: Int) -> Bool {
        output.column + plan.flatLength(from: first, through: last) <= Self.width
    }

    // MARK: Gaps

    private mutating func writeGap(before item: Int) {
        switch plan.roles[item] {
        case .space where plan.gaps[item].hasLineComment, .value where plan.gaps[item].hasLineComment: writeCommentedSpace(plan.gaps[item])
        case .glue, .space, .value, .verbatim: writeFlatGap(before: item)
        case .opens, .divides, .closes, .isEmpty:
            switch frame.mode {
            case .flat, .hugged: writeFlatGap(before: item)
            case .rows where staysInRow(item): writeFlatGap(before: item)
            case .rows where startsAtOpener(item):
                frames[frames.count - 1].isAtOpener = true
                writeFlatGap(before: item)
            case .rows, .broken:
                frames[frames.count - 1].isAtOpener = false
                writeBrokenGap(before: item)
            }
        }
    }

    /// Whether a part stays on the line of the previous part: the author wrote both on one line, each still is on one line, and the line is
    /// not too long.
    private func staysInRow(_ item: Int) -> Bool {
        guard plan.roles[item] == .divides, !plan.gaps[item].isBroken, plan.closed[item - 1] < 0 || closedFlat else { return false }
        if plan.spansLines(item - 1) { return false }
        if isOnOneLine(item) { return fits(from: item - 1, through: plan.partEnds[item]) }
        // An object or array that is broken opens at the end of the row.
        let closed = plan.closed[plan.partEnds[item]]
        return closed >= 0 && !frame.isAtOpener && fits(from: item - 1, through: plan.containers[closed].opener)
    }

    /// Whether the first part stays on the line of the opener, where the author wrote it.
    private func startsAtOpener(_ item: Int) -> Bool {
        guard plan.roles[item] == .opens, frame.mayStartAtOpener, !plan.gaps[item].isBroken, plan.gaps[item].comments.isEmpty else {
            return false
        }
        return isOnOneLine(item) && fits(from: item - 1, through: plan.partEnds[item])
    }

    /// Whether the author wrote a part on one line.
    private func isOnOneLine(_ item: Int) -> Bool {
        let end = plan.partEnds[item]
        return !plan.spansLines(end) && (plan.closed[end] < 0 || !plan.containers[plan.closed[end]].isBroken)
    }

    private mutating func writeFlatGap(before item: Int) {
        var text: [UInt8] = []
        plan.addFlatGap(before: item, inArray: frame.isArray, to: &text)
        output.add(text[...])
    }

    /// Writes comments inside a property, at least one of which ends a line.
    private mutating func writeCommentedSpace(_ gap: FormatGap) {
        for comment in gap.comments {
            output.addSpaceUnlessAtLineStart()
            write(comment)
            if comment.isLine { output.startLine(frame.indent + Self.indent) }
        }
        output.addSpaceUnlessAtLineStart()
    }

    private mutating func writeBrokenGap(before item: Int) {
        let gap = plan.gaps[item]
        let role = plan.roles[item]
        let isOpening = role == .opens || role == .isEmpty
        let behind = isOpening && role != .isEmpty ? gap.countBehindOpener : gap.countBehindPrevious
        let first = item == 0 ? 0 : behind
        for comment in gap.comments[..<first] {
            output.add(comment.isLine ? "  " : " ")
            write(comment)
        }
        for (index, comment) in gap.comments.enumerated().dropFirst(first) {
            if index > first, comment.breaks == 0 {
                output.add(" ")
            } else {
                output.startLine(frame.indent, afterEmptyLine: comment.breaks > 1 && !(isOpening && index == first))
            }
            write(comment)
        }
        if role == .closes || role == .isEmpty {
            if item < plan.items.count { output.startLine(frame.outer) }
        } else if first < gap.comments.count, gap.leadsOn {
            output.add(" ")
        } else {
            output.startLine(frame.indent, afterEmptyLine: gap.breaks > 1 && !(isOpening && first == gap.comments.count))
        }
    }

    /// Writes a comment. If it is on its own line, its further lines are indented with it.
    private mutating func write(_ comment: FormatGap.Comment) {
        let text = plan.bytes(ofToken: comment.token)
        let old = plan.source.lineStart(at: text.startIndex)
        let startsLine = plan.source.bytes[old..<text.startIndex].allSatisfy(ASCII.isBlank)
        let shift = output.isAtLineStart && startsLine ? output.column - Indentation.width(plan.source.bytes, old, text.startIndex) : 0
        for (index, line) in LineBreaks.lines(text).enumerated() {
            if index > 0 { output.addBreak() }
            guard index > 0, shift != 0 else {
                output.add(line, trimmed: comment.isLine)
                continue
            }
            let content = line.drop(while: ASCII.isBlank)
            let width = Indentation.width(plan.source.bytes, line.startIndex, content.startIndex)
            if !content.isEmpty { output.addBlanks(max(0, width + shift)) }
            output.add(content)
        }
    }
}
