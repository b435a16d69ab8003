/// Parses the clauses of objects and the formats of bindings.
extension Parser {
    /// The clause that a word at hand most likely means; nil if it is that of a clause, or no clause is similar.
    var misspeltClause: Clause.Kind? {
        guard kind(ahead: 1) == .identifier, stream.touchesPrevious(position + 1), kind(ahead: 2) != .equals, kind(ahead: 2).startsOperand
        else { return nil }
        let word = stream.text(position + 1)
        if SystemName(rawValue: word) != nil { return nil }
        return Clause.Kind.allCases.first { Suggestion.isSlip(word, for: $0.rawValue) }
    }

    /// Parses a clause, whose colon is the token at hand. Reports a word that is misspelt.
    mutating func parseClause(_ clause: Clause.Kind) {
        openWrapper(.clause(clause))
        if stream.text(position + 1) != clause.rawValue {
            let range = stream.range(position + 1)
            issues.add(
                .unexpectedText, at: range, "there is no clause ':\(stream.text(position + 1))'",
                hint: "did you mean ':\(clause.rawValue)'?",
                fix: .init(range: range, replacement: clause.rawValue, isCertain: false))
        }
        position += 2
        let isAssigned = kind == .equals && (!stream.touchesPrevious(position + 1) || kind(ahead: 1) != .equals)
        if isAssigned || kind == .colon && !stream.touchesPrevious(position + 1) { skipSign(of: clause) }
        switch clause {
        case .loop: parseLoop()
        case .condition: parseCondition()
        case .index: parseNewName(of: clause)
        case .otherwise, .keep: break
        case .filter, .key: parseExpression(of: clause)
        case .when:
            parseExpression(of: clause)
            if kind == .leftBrace { return parseValue() }
            if !stream.hasStray(before: position) {
                issues.add(
                    .missingValue, at: stream.gap(before: position), "the assignments in braces are missing after ':when'",
                    hint: clause.example)
            }
        }
    }

    /// Skips `=` or a colon after the word of a clause, and reports it.
    private mutating func skipSign(of clause: Clause.Kind) {
        let range = stream.range(position - 1).end.through(stream.range(position))
        issues.add(
            .unexpectedText, at: stream.range(position), "':\(clause.rawValue)' is written without '\(stream.text(position))'",
            hint: clause.example,
            fix: .init(range: range, replacement: stream.touchesPrevious(position + 1) ? " " : "", isCertain: false))
        let node = open(.skipped)
        position += 1
        close(node)
    }

    /// Parses `x in list` after `:for`.
    private mutating func parseLoop() {
        guard parseNewName(of: .loop) else { return }
        if stream.isWord(position, "in") {
            position += 1
        } else if kind == .equals || kind == .colon && !stream.touchesPrevious(position + 1) || stream.isWord(position, "of") {
            let range = stream.range(position)
            let (before, after) = (stream.touchesPrevious(position) ? " " : "", stream.touchesPrevious(position + 1) ? " " : "")
            issues.add(
                .unexpectedText, at: range, "a loop is written with 'in'", hint: Clause.Kind.loop.example,
                fix: .init(range: range, replacement: "\(before)in\(after)"))
            let node = open(.skipped)
            position += 1
            close(node)
        } else {
            issues.add(
                .missingValue, at: stream.gap(before: position), "'in' and a list are missing after ':for'", hint: Clause.Kind.loop.example)
            return
        }
        if kind == .leftBracket { return parseValue() }
        parseExpression(of: .loop)
    }

    /// Parses an expression, or `let x = expression`, after `:if`.
    private mutating func parseCondition() {
        if stream.isWord(position, "let"), kind(ahead: 1).isName, kind(ahead: 2) == .equals {
            position += 1
            parseNewName(of: .condition)
            position += 1
        }
        parseExpression(of: .condition)
    }

    /// Parses the name that a clause gives to a value.
    ///
    /// - Returns: Whether there is a name; one that is missing is reported.
    @discardableResult
    private mutating func parseNewName(of clause: Clause.Kind) -> Bool {
        guard kind.isName, !stream.startsAssignment(position) || clause == .condition || clause == .loop else {
            issues.add(
                .missingName, at: stream.gap(before: position), "a name is missing after ':\(clause.rawValue)'", hint: clause.example)
            return false
        }
        let node = open(.path)
        takeName()
        close(node)
        return true
    }

    private mutating func parseExpression(of clause: Clause.Kind) {
        if position < end, kind.startsOperand, !isNextItem, !stream.startsMember(position) { return parseValue() }
        if stream.hasStray(before: position) { return }
        issues.add(
            .missingValue, at: stream.gap(before: position), "a value is missing after ':\(clause.rawValue)'", hint: clause.example)
    }

    /// Parses `as decimals 2` after the value of a binding.
    mutating func parseFormat() {
        guard stream.isWord(position, "as"), !stream.startsLine(position), position > 0, !stream.kind(position - 1).isOpener,
            kind(ahead: 1) == .identifier, !stream.startsAssignment(position), !stream.startsAssignment(position + 1)
        else { return }
        let node = open(.format)
        position += 1
        let format = ValueFormat.Kind(rawValue: stream.text(position))
        position += 1
        if let format, format.argumentType != nil || format.takesLength, position < end, !stream.startsLine(position),
            kind == .number || kind == .identifier, !stream.startsMember(position)
        {
            position = kind == .number ? position + 1 : min(end, stream.pathEnd(position))
        }
        close(node)
    }
}
