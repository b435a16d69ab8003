extension Parser {
    /// Parses a member of an object.
    mutating func parseMember() {
        if stream.startsAssignment(position) { return parseAssignment() }
        if let clause = stream.clauseKind(position) { return parseClause(clause) }
        if kind == .colon {
            if let clause = misspeltClause { return parseClause(clause) }
            return parseSystemProperty()
        }
        if kind.isCloser { return skipExtraCloser() }
        if kind == .leftBrace { return skipObjectAmongMembers() }
        if let innerQuote { return skipStray(innerQuote, .unterminatedString) }
        if skipMisplacedSign() || skipAnnotatedDeclaration() || skipStyleDeclaration() { return }
        if let misplacedDeclaration { return skip(misplacedDeclaration) }
        if let customProperty { return skipStray(customProperty) }
        guard kind.isName, foreignStatement == nil else { return skipStray() }
        // A word without a sign: 'text "x"' and 'hidden YES' lack '=', and 'text: "x"' has the wrong sign.
        if startsIndentedBlock { return skipIndentedBlock() }
        let next = stream.pathEnd(position)
        if next < end, stream.kind(next) == .leftParenthesis, stream.touchesPrevious(next) {
            if let value = argument(of: next) {
                return skipStray("a property is not called", hint: "write: \(stream.text(next - 1)) = \(value)")
            }
            return skipStray("NUI has no statements", hint: "an action names a method of the program: action = { selector = \"...\" }")
        }
        if next < end, stream.kind(next) == .colon, !stream.startsSystemProperty(next) || stream.touchesPrevious(next) {
            return parseAssignment()
        }
        if let bareObject { return skipBareObject(bareObject) }
        let isFollowedByValue = next < end && stream.kind(next).startsValue && !stream.startsAssignment(next)
        if isFollowedByValue, !stream.startsLine(next) || !stream.kind(next).isName { return parseAssignment() }
        skipStray()
    }

    /// Parses an element of an array.
    mutating func parseElement() {
        if stream.startsMember(position), stream.pathEnd(position) < end { return skipMemberInArray() }
        if kind == .colon, stream.startsSystemProperty(position) { return skipMemberInArray() }
        if kind == .sign, stream.startsLine(position), stream.text(position) == "-", kind(ahead: 1).startsValue { return skipDash() }
        if skipTemplateUse() || skipForeignObject() || skipParenthesizedObject() { return }
        if let brace = madeObjectBrace { skipWords(to: brace, classBeforeObject(brace)) }
        if let last = constructorEnd() { return skipConstructor(upTo: last) }
        if kind.startsValue, !startsForeignStatementInArray { return parseValue() }
        if kind.isCloser { return skipExtraCloser() }
        skipStray()
    }

    /// Skips an assignment or a system property among the elements of an array, and reports the first one of the array.
    private mutating func skipMemberInArray() {
        let nameEnd = kind == .colon ? position + 1 : stream.pathEnd(position)
        if containers.last?.hasMember == false {
            issues.add(
                .assignmentInArray, at: stream.range(position).through(stream.range(nameEnd)),
                "an array contains values, not assignments", hint: "put the assignment into an object: { ... }")
            containers[containers.count - 1].hasMember = true
        }
        openWrapper(.skipped)
        if kind == .colon { parseSystemProperty() } else { parseAssignment() }
    }

    /// Parses `path = value`, `path <= { }`, `path <- value` or `path <-> path`.
    mutating func parseAssignment() {
        openWrapper(.assignment)
        parsePath()
        let isBinding = kind == .bind
        parseSignAndValue(mayModify: true)
        if isBinding { parseFormat() }
    }

    /// Parses `:name = value`.
    mutating func parseSystemProperty() {
        guard kind(ahead: 1).isName || kind(ahead: 1) == .equals else { return skipStray() }
        openWrapper(.systemProperty)
        let colon = stream.range(position)
        let isBareSlot = stream.isBareSlot(position)
        position += 1
        let first = position
        if kind(ahead: 1) != .equals, SystemName(rawValue: stream.text(position)) == nil { skipWordBeforeName() }
        if kind.isName {
            if position == first, !stream.touchesPrevious(position), !stream.hasStray(before: position) {
                let gap = colon.end.through(stream.range(position).start)
                issues.add(
                    .blankInPath, at: gap, "no blanks are allowed between ':' and the name",
                    fix: .init(range: gap, replacement: ""))
            }
            takeName()
            if isBareSlot { return }
            if kind.isName, kind(ahead: 1) == .equals, !stream.startsLine(position) { skipWords(to: position + 1) }
        } else {
            issues.add(.missingName, at: colon.end, "a name is missing after ':'")
        }
        if skipUnknownBlock(behind: first) { return }
        // The parameters of a template may follow their name without a sign. Names without braces are reported when they are read.
        let isList = kind == .leftBracket || kind.isName && !stream.startsAssignment(position) && !stream.startsLine(position)
        if kind == .leftBrace || isList, SystemName(meant: stream.text(position - 1)) == .params { return parseValue() }
        parseSignAndValue()
    }

    /// Skips the braces in `:tile { ... }`, where no system property has that name, and reports them with the name. Returns false if there
    /// are none.
    private mutating func skipUnknownBlock(behind name: Int) -> Bool {
        guard kind == .leftBrace, position == name + 1, SystemName(meant: stream.text(name)) == nil else { return false }
        let text = stream.text(name)
        let property: SystemName = stream.templates[text] != nil || !startsUppercase(name) ? .template : .class
        issues.add(
            .unexpectedText, at: stream.range(name - 1).through(stream.range(name)),
            "an object is written in braces, without a name before",
            hint: "write: { :\(property) = \(text) ... }")
        let node = open(.skipped)
        skipToken()
        close(node)
        return true
    }

    /// Parses the sign and the value after the name that was just taken.
    mutating func parseSignAndValue(mayModify: Bool = false) {
        let name = position - 1
        let hasSign = takeSign(mayModify: mayModify)
        if stream.hasForeign(before: position) { return }
        if let inserted = brackets.takeInserted(before: position) { return enter(inserted) }
        if isPlainValue {
            countValues(1)
            // Above the limit, the rest of the file is not read.
            if position < end { parseOperand() }
            return
        }
        if skipTemplateUse() || skipForeignObject() || skipParenthesizedObject() { return }
        skipWordBeforeOpener()
        // A value that starts a line and is followed by a sign is the next assignment.
        let isNextItem = isNextItem || stream.startsLine(position) && stream.startsDeclaration(position)
        if position < end, hasSign, !isNextItem {
            if let last = constructorEnd() { return skipConstructor(upTo: last) }
            if let last = shortFormEnd(of: name) { return skipShortForm(of: name, upTo: last) }
            let isFormatted = stream.kind(position - 1) == .bind && kind.isName && stream.isWord(stream.pathEnd(position), "as")
            if !isFormatted, let last = unquotedTextEnd { return skipUnquotedText(upTo: last) }
        }
        if position < end, kind.startsValue, !isNextItem { return parseValue() }
        if position < end, !stream.startsLine(position), kind == .dot || kind == .bar || kind == .sign {
            let isMinus = kind == .sign && stream.text(position) == "-"
            let isCase = kind == .dot && kind(ahead: 1).isName && stream.touchesPrevious(position + 1)
            let hint =
                isCase
                ? "a case is written without a dot: \(stream.text(position + 1))" : isMinus ? "a minus sign touches its value: -gap" : nil
            return skipStray("\(Quoting.quote(stream.text(position))) is not a value", hint: hint)
        }
        if !hasSign || stream.hasStray(before: position) { return }
        issues.add(.missingValue, at: stream.gap(before: position), "a value is missing for '\(stream.text(name))'")
    }

    /// Whether a number, a text or a name stands here alone, before the next assignment or the end of the object. Most values do, and nothing else
    /// is to be found out about them.
    private var isPlainValue: Bool {
        guard position < end else { return false }
        switch stream.kind(position) {
        case .string, .number: break
        // A name at the start of a line may be the next assignment.
        case .identifier where !stream.startsLine(position): break
        default: return false
        }
        if position + 1 == end { return true }
        switch stream.kind(position + 1) {
        case .identifier: return stream.kind(position + 2) == .equals
        case .colon: return stream.kind(position + 2) == .identifier && stream.kind(position + 3) == .equals
        default: return false
        }
    }

    /// Skips the word in `a = word {`: an object or array cannot follow a value, so the word is the error.
    private mutating func skipWordBeforeOpener() {
        guard position < end, kind.startsValue, !kind.isOpener, !isNextItem else { return }
        let next = madeObjectBrace ?? (kind.isName ? stream.pathEnd(position) : position + 1)
        guard next < end, stream.kind(next).isOpener, !stream.startsLine(next), !brackets.hasInserted(before: next) else { return }
        skipWords(to: next, classBeforeObject(next))
    }

    /// Skips a word before the name, as in `:word class =` or `const word name =`: the name is the word before the sign.
    mutating func skipWordBeforeName() {
        guard kind.isName, kind(ahead: 1).isName, !stream.startsLine(position + 1),
            kind(ahead: 2) == .equals || kind(ahead: 2) == .leftBrace
        else { return }
        let range = stream.range(position).through(stream.range(position + 1).start)
        let isKeyword = ForeignSyntax.keywords[stream.text(position)] != nil
        skipWords(
            to: position + 1,
            isKeyword
                ? Issue(
                    code: .unexpectedText, range: stream.range(position),
                    message: "\(Quoting.quote(stream.text(position))) is not a keyword",
                    fix: .init(range: range, replacement: "")) : nil)
    }

    /// Skips the words before `next`, and reports them by an issue, or as text that does not belong there.
    mutating func skipWords(to next: Int, _ issue: Issue? = nil) {
        let node = open(.skipped)
        issues.add(
            issue
                ?? Issue(
                    code: .unexpectedText, range: stream.range(position).through(stream.range(next - 1)),
                    message: "\(Quoting.quote(stream.text(position))) does not belong here"))
        position = next
        close(node)
    }

    /// Takes `<-` or `<->`, and reports it where only `=` may stand, or without its blank.
    private mutating func takeBinding(mayModify: Bool) {
        let range = stream.range(position)
        let (sign, name) = (stream.text(position), stream.text(position - 1))
        position += 1
        if !mayModify {
            issues.add(
                .wrongAssignmentSign, at: range, "'\(name)' is assigned with '=', not with '\(sign)'",
                fix: .init(range: range, replacement: "="))
        } else if range.upper == range.lower + 3, position < end, kind.startsValue, stream.touchesPrevious(position) {
            issues.add(
                .wrongAssignmentSign, at: range.end, "a blank is missing after '<->'", fix: .init(range: range.end, replacement: " "))
        }
    }

    /// Takes the sign, or a wrong one in its place; returns false if there is none.
    private mutating func takeSign(mayModify: Bool) -> Bool {
        let range = stream.range(position)
        // `text: String = "a"`, as in languages whose names have types.
        let afterType = kind == .colon && kind(ahead: 1).isName ? stream.pathEnd(position + 1) : position
        let hasType = afterType > position && stream.kind(afterType) == .equals && !stream.startsLine(afterType)
        let name = position - 1
        switch kind {
        case .modify where !mayModify:
            issues.add(
                .wrongAssignmentSign, at: range, "'\(stream.text(name))' is assigned with '=', not with '<='",
                fix: .init(range: range, replacement: "="))
            position += 1
        case .bind: takeBinding(mayModify: mayModify)
        case .modify where range.upper == range.lower + 1 && kind(ahead: 1) == .minus && stream.touchesPrevious(position + 1):
            let both = range.through(stream.range(position + 1))
            issues.add(.wrongAssignmentSign, at: both, "a blank is missing after '<-'", fix: .init(range: both, replacement: "<- "))
            position += 2
        case .modify where range.upper == range.lower + 1:
            issues.add(
                .wrongAssignmentSign, at: range, "an object is changed with '<=', not with '<'",
                fix: .init(range: range, replacement: "<="))
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
        case .colon where kind(ahead: 1) == .equals && !stream.startsLine(position + 1):
            let both = range.through(stream.range(position + 1))
            issues.add(
                .wrongAssignmentSign, at: both, "a value is assigned with '=', not with ':='", fix: .init(range: both, replacement: "="))
            position += 2
        case .colon where hasType:
            let annotation = range.through(stream.range(afterType - 1))
            position = afterType + 1
            if ForeignSyntax.namespaces.contains(stream.text(name)) {
                let space = stream.range(name).through(range)
                let property = stream.text(afterType - 1)
                issues.add(
                    .wrongAssignmentSign, at: space, "NUI has no namespaces such as '\(stream.source.text(in: space))'",
                    hint: "write: \(property) = ...", fix: .init(range: space, replacement: "", isCertain: false))
                return true
            }
            issues.add(
                .wrongAssignmentSign, at: annotation, "'\(stream.text(name))' is followed by '=', without a type",
                hint: "write: \(stream.text(name)) = ...", fix: .init(range: annotation, replacement: "", isCertain: false))
        case .colon:
            uncertain.append(range)
            position += 1
            // A function of another language is reported with all that belongs to it.
            if !stream.hasForeign(before: position) {
                colons.append(.init(range: range, replacement: stream.touchesPrevious(position - 1) ? " =" : "="))
            }
        // The sign that stands here is reported already.
        case _ where kind.startsValue && stream.hasStray(before: position) && !stream.startsLine(position): return true
        // The parameters of a template; what is missing is the colon before the word.
        case .leftBrace where SystemName(rawValue: stream.text(name)) == .params: return false
        default:
            let gap = stream.gap(before: position)
            // Two words may also be text without its quotes.
            let isWord = kind.isName && Suggestion.bool(for: stream.text(position)) == nil
            issues.add(
                .missingEquals, at: gap, "'=' is missing after '\(stream.text(name))'",
                fix: .init(range: gap, replacement: " =", isCertain: !isWord))
            return false
        }
        return true
    }
}
