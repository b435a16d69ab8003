extension Parser {
    /// Takes a member of an object.
    mutating func parseMember() {
        if stream.startsAssignment(position) { return parseAssignment() }
        if kind == .colon { return parseSystemProperty() }
        if kind.isCloser { return skipExtraCloser() }
        guard kind.isName else { return skipStray() }
        // A word without a sign: 'text "x"' and 'hidden YES' lack '=', 'text: "x"' has the wrong one.
        let next = stream.pathEnd(position)
        if next < end, stream.kind(next) == .colon, !stream.startsSystemProperty(next) || stream.touchesPrevious(next) {
            return parseAssignment()
        }
        let isFollowedByValue = next < end && stream.kind(next).startsValue && !stream.startsAssignment(next)
        if isFollowedByValue, !stream.startsLine(next) || !stream.kind(next).isName { return parseAssignment() }
        skipStray()
    }

    /// Takes an element of an array.
    mutating func parseElement() {
        if stream.startsAssignment(position), stream.pathEnd(position) < end { return skipAssignmentInArray() }
        if kind.startsValue { return parseValue() }
        if kind.isCloser { return skipExtraCloser() }
        skipStray()
    }

    private mutating func skipAssignmentInArray() {
        issues.add(
            .assignmentInArray, at: stream.range(position).through(stream.range(stream.pathEnd(position))),
            "an array holds values, not assignments", hint: "put the assignment into an object: { ... }")
        openWrapper(.skipped)
        parseAssignment()
    }

    /// `path = value`, `path <= { }`
    mutating func parseAssignment() {
        openWrapper(.assignment)
        parsePath()
        parseSignAndValue(after: stream.text(position - 1), mayModify: true)
    }

    /// `:name = value`
    private mutating func parseSystemProperty() {
        guard kind(ahead: 1).isName || kind(ahead: 1) == .equals else { return skipStray() }
        openWrapper(.systemProperty)
        let colon = stream.range(position)
        position += 1
        if kind.isName {
            if !stream.touchesPrevious(position) {
                let gap = colon.end.through(stream.range(position).start)
                issues.add(
                    .blankInPath, at: gap, "no blanks may stand between ':' and the name",
                    fix: .init(range: gap, replacement: ""))
            }
            takeName()
        } else {
            issues.add(.missingName, at: colon.end, "a name is missing after ':'")
        }
        parseSignAndValue(after: stream.text(position - 1))
    }

    mutating func parseSignAndValue(after name: String, mayModify: Bool = false) {
        takeSign(after: name, mayModify: mayModify)
        // A value that starts a line and has a sign of its own is the next assignment.
        let isNextItem = stream.startsLine(position) && (stream.startsAssignment(position) || stream.startsDeclaration(position))
        if position < end, kind.startsValue, !isNextItem { return parseValue() }
        if position < end, !stream.startsLine(position), kind == .unknown || kind == .dot || kind == .bar {
            return skipStray("\(Quoting.quote(stream.text(position))) is no value")
        }
        issues.add(.missingValue, at: stream.gap(before: position), "a value is missing for '\(name)'")
    }

    private mutating func takeSign(after name: String, mayModify: Bool) {
        let range = stream.range(position)
        switch kind {
        case .modify where !mayModify:
            issues.add(
                .wrongAssignmentSign, at: range, "'\(name)' is given with '=', not with '<='",
                fix: .init(range: range, replacement: "="))
            position += 1
        case .equals, .modify:
            position += 1
            if kind == .equals, stream.touchesPrevious(position) {
                let both = range.through(stream.range(position))
                issues.add(
                    .wrongAssignmentSign, at: both, "a value is assigned with a single '='",
                    fix: .init(range: both, replacement: "="))
                position += 1
            }
        case .colon:
            issues.add(
                .wrongAssignmentSign, at: range, "a value is assigned with '=', not with ':'",
                fix: .init(range: range, replacement: stream.touchesPrevious(position) ? " =" : "="))
            position += 1
        default:
            let gap = stream.gap(before: position)
            issues.add(
                .missingEquals, at: gap, "'=' is missing after '\(name)'", fix: .init(range: gap, replacement: " ="))
        }
    }

    // MARK: Contents of brackets

    /// An object or array being parsed.
    struct Container {
        var kind: SyntaxKind
        var node: Int
        var opener: Int
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
        let container = Container(
            kind: kind, node: open(kind), opener: opener, end: brackets.end(of: opener), outerEnd: end, wrappers: wrappers)
        wrappers = []
        containers.append(container)
        position += 1
        end = min(end, max(position, container.end.index))
    }

    /// Takes the closing token, or reports that it is missing.
    mutating func leave(_ container: Container) {
        position = max(position, end)
        end = container.outerEnd
        let sign = stream.kind(container.opener) == .leftBrace ? "}" : "]"
        let opened = Issue.Note(range: stream.range(container.opener), message: "opened here")
        switch container.end {
        case .closed: position = min(position + 1, stream.count)
        case .wrong:
            let range = stream.range(position)
            issues.add(
                .missingCloser, at: range, "'\(sign)' is needed here, not '\(stream.text(position))'",
                fix: .init(range: range, replacement: sign), related: [opened])
            position = min(position + 1, stream.count)
        case .missing where !isCutOff:
            let gap = stream.gap(before: position)
            issues.add(
                .missingCloser, at: gap, "'\(sign)' is missing", fix: .init(range: gap, replacement: sign),
                related: [opened])
        case .missing: break
        }
        close(container.node)
        wrappers = container.wrappers
        closeWrappers()
    }
}
