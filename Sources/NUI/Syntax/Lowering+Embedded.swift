/// Reads the contents of `\\(...)`.
extension Lowering {
    /// Reads `lower..<upper` of a string as an expression of names, numbers and operators, and a format after `as`.
    mutating func embedded(_ lower: Int, _ upper: Int) -> InterpolatedString.Piece {
        let range = SourceRange(file: file, lower: lower, upper: upper)
        lexer.restart(at: lower)
        while lexer.position < upper, !lexer.startsText { lexer.lexToken() }
        guard countEmbedded(1 + lexer.tokens.count, range) else { return .value(.invalid(range), as: nil) }
        var reader = ExpressionReader(operands: 1)
        var index = 0
        while index < lexer.tokens.count {
            let token = lexer.tokens[index]
            if token.kind == .blank || token.kind == .separator && !reader.isComplete {
                index += 1
            } else if isWord(token, "as"), reader.isComplete {
                let rest = lexer.tokens[index...].filter { $0.kind != .blank }
                let format = format(of: rest, upper, isWhole: lexer.position >= upper)
                return .value(format == nil ? .invalid(range) : finish(&reader, range), as: format)
            } else if let (item, end) = item(index) {
                reader.take(item, SourceRange(file: file, lower: token.lower, upper: lexer.tokens[end - 1].upper))
                index = end
            } else {
                let place = SourceRange(file: file, lower: token.lower, upper: token.upper)
                return .value(refuse(place, range, member: member(index)), as: nil)
            }
        }
        if lexer.position < upper {
            return .value(refuse(SourceRange(file: file, lower: lexer.position, upper: upper), range), as: nil)
        }
        if reader.isEmpty { issues.add(.missingValue, at: range, "a value is missing between the parentheses") }
        return .value(finish(&reader, range), as: nil)
    }

    /// The operand or operator that starts at a token in a string, and the index after it; nil if there is neither.
    private mutating func item(_ index: Int) -> (ExpressionReader.Item, end: Int)? {
        let token = lexer.tokens[index]
        let next = index + 1 < lexer.tokens.count ? lexer.tokens[index + 1] : nil
        switch token.kind {
        case .identifier where next?.kind == .leftParenthesis && next?.lower == token.upper: return (.call(name(token)), index + 2)
        case .identifier where next?.kind != .dot: return (.operand(.path(NamePath(name(token)))), index + 1)
        case .identifier:
            var names = [name(token)]
            var end = index + 1
            while end + 1 < lexer.tokens.count, lexer.tokens[end].kind == .dot, lexer.tokens[end + 1].kind == .identifier {
                names.append(name(lexer.tokens[end + 1]))
                end += 2
            }
            let range = SourceRange(file: file, lower: token.lower, upper: lexer.tokens[end - 1].upper)
            return NamePath(names: names, range: range).map { (.operand(.path($0)), end) }
        case .number: return (.operand(number(SourceRange(file: file, lower: token.lower, upper: token.upper))), index + 1)
        default: return ExpressionSign(token, next: next, in: source, file).map { ($0.item, index + $0.count) }
        }
    }

    /// The name behind a dot that touches a parenthesis: `find(rows, id).title`. Nil for other tokens.
    private func member(_ index: Int) -> String? {
        let tokens = lexer.tokens
        guard index > 0, index + 1 < tokens.count, tokens[index].kind == .dot, tokens[index - 1].kind == .rightParenthesis,
            tokens[index - 1].upper == tokens[index].lower, tokens[index + 1].kind == .identifier
        else { return nil }
        return name(tokens[index + 1]).text
    }

    private mutating func refuse(_ place: SourceRange, _ range: SourceRange, member: String? = nil) -> Value {
        if issues.skips(.unexpectedText, at: place) { return .invalid(range) }
        let found = member.map(ForeignSyntax.member)
        issues.add(
            .unexpectedText, at: place,
            found?.message ?? "\(Quoting.quote(source.text(in: place))) is not allowed in an expression in a string",
            hint: found?.hint ?? "names and numbers are, and signs with a blank on both sides")
        return .invalid(range)
    }

    private func isWord(_ token: Token, _ word: String) -> Bool { token.kind == .identifier && name(token).text == word }

    // MARK: Formats

    /// Reads a format, which starts with `as`. Reports what is wrong with it and returns nil.
    ///
    /// - Parameters:
    ///   - rest: The tokens of the format without blanks.
    ///   - upper: The offset at which the format ends.
    ///   - isWhole: Whether everything before `upper` formed a token.
    private mutating func format(of rest: [Token], _ upper: Int, isWhole: Bool) -> ValueFormat? {
        let start = SourceRange(file: file, lower: rest[0].lower, upper: rest[0].upper)
        let range = SourceRange(file: file, lower: start.lower, upper: max(upper, start.upper))
        guard rest.count > 1, rest[1].kind == .identifier else {
            report(.missingName, at: start.end, "the name of a format is missing after 'as'", hint: Self.formats)
            return nil
        }
        let name = name(rest[1])
        guard let kind = ValueFormat.Kind(rawValue: name.text) else {
            let nearest = Suggestion.nearest(to: name.text, among: ValueFormat.Kind.allCases.map(\.rawValue))
            report(
                .unknownFormat, at: name.range, "there is no format '\(name.text)'",
                hint: nearest.map { "did you mean '\($0)'?" } ?? Self.formats,
                fix: nearest.map { .init(range: name.range, replacement: $0) })
            return nil
        }
        let given = Array(rest[2...])
        let argument = argument(of: kind, given)
        let count = kind.argumentType == nil && !kind.takesLength ? 0 : 1
        guard isWhole, (argument == nil ? 0 : 1) == count, argument != nil || given.isEmpty else {
            let wanted =
                count == 0
                ? "no argument"
                : kind.takesLength ? "'short' or 'long'" : kind == .decimals ? "the number of digits" : "the code of a currency"
            report(.unknownFormat, at: range, "the format '\(name.text)' takes \(wanted)", hint: kind.example)
            return nil
        }
        return ValueFormat(kind: kind, argument: argument, range: range)
    }

    /// Reads the format of a binding.
    mutating func format(_ node: Int) -> ValueFormat? {
        let tokens = tokens(of: node).filter { !$0.kind.isTrivia }
        guard let last = tokens.last else { return nil }
        return format(of: tokens, last.upper, isWhole: true)
    }

    private mutating func report(
        _ code: DiagnosticCode, at range: SourceRange, _ message: String, hint: String, fix: Issue.Fix? = nil
    ) {
        if !issues.skips(code, at: range) { issues.add(code, at: range, message, hint: hint, fix: fix) }
    }

    private static let formats =
        "the formats are "
        + ValueFormat.Kind.allCases.map { "'\($0.example)'" }.joined(separator: ", ")

    /// The argument of a format: a number, the path of a constant, or the code of a currency. Nil for anything else.
    private mutating func argument(of kind: ValueFormat.Kind, _ tokens: [Token]) -> Value? {
        guard kind.argumentType != nil || kind.takesLength, let first = tokens.first, let last = tokens.last else { return nil }
        let range = SourceRange(file: file, lower: first.lower, upper: last.upper)
        if tokens.count == 1, first.kind == .number { return kind == .decimals ? number(range) : nil }
        guard tokens.count % 2 == 1,
            tokens.enumerated().allSatisfy({ $0.element.kind == ($0.offset % 2 == 0 ? TokenKind.identifier : .dot) })
        else { return nil }
        let text = source.text(in: range)
        if kind.takesLength { return ValueFormat.lengths.contains(text) ? .string(StringLiteral(value: text, range: range)) : nil }
        if kind == .currency, ValueFormat.isCurrencyCode(text) { return .string(StringLiteral(value: text, range: range)) }
        return NamePath(names: tokens.filter { $0.kind == .identifier }.map(name), range: range).map(Value.path)
    }
}
