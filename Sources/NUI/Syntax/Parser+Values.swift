extension Parser {
    /// Parses a value, or enters an object or array. The current token must be one that values start with.
    mutating func parseValue() {
        countValues(kind == .leftBrace ? 2 : 1)
        if isBeforeOptionalMark { openWrapper(.optional) }
        switch kind {
        case .leftBrace: enter(.object)
        case .leftBracket: enter(.array)
        case .string, .misquoted, .number, .malformedNumber, .identifier, .malformedName, .not, .minus, .leftParenthesis: parseExpression()
        default: break
        }
    }

    /// Whether a name or an array starts here that `?` touches.
    private var isBeforeOptionalMark: Bool {
        switch kind {
        case .identifier: return stream.hasOptionalMark(stream.pathEnd(position))
        case .leftBracket:
            if case .closed(let closer) = brackets.end(of: position) { return stream.hasOptionalMark(closer + 1) }
            return false
        default: return false
        }
    }

    private mutating func parseExpression() {
        let (last, isCalculated) = stream.expressionEnd(position, limit: end, inArray: containers.last?.kind == .array)
        if isCalculated {
            // Each operator produces a further value.
            countValues(last - position - 1)
            return parseCalculation(upTo: last)
        }
        if kind == .string || kind == .misquoted { parseOperand() } else { parseFlags() }
    }

    /// Parses a number or a path, or several joined by `|`.
    private mutating func parseFlags() {
        let operandEnd = stream.kind(position).isName ? stream.pathEnd(position) : position + 1
        guard operandEnd < end, stream.kind(operandEnd) == .bar else { return parseOperand() }
        let node = open(.flags)
        parseOperand()
        while kind == .bar {
            position += 1
            switch kind {
            case .number, .malformedNumber: parseOperand()
            case .identifier where !isNextItem, .malformedName where !isNextItem: parseOperand()
            default:
                issues.add(.missingValue, at: stream.gap(before: position), "a value is missing after '|'")
            }
        }
        close(node)
    }

    /// Whether an assignment starts here on a new line. No value continues onto such a line.
    var isNextItem: Bool { stream.startsLine(position) && stream.startsMember(position) }

    mutating func parseOperand() {
        switch kind {
        case .string: take(.string)
        case .misquoted:
            reportMisquoted()
            take(.string)
        case .identifier, .malformedName: parsePath()
        default:
            warnOfGluedSign()
            if kind == .malformedNumber { reportMalformedNumber() }
            take(.number)
        }
    }

    /// Warns about a missing blank: `[10-5]` has always been read as two numbers.
    private mutating func warnOfGluedSign() {
        guard position > 0, stream.touchesPrevious(position), stream.kind(position - 1).isName || stream.kind(position - 1) == .number
        else { return }
        let range = stream.range(position)
        let number = stream.text(position)
        let sign = number.prefix(1)
        guard sign == "-" || sign == "+" else { return }
        issues.add(
            .gluedSign, at: range, "'\(number)' is a separate value here",
            hint: "a sign between two values needs a blank on both sides: \(sign) \(number.dropFirst())",
            fix: .init(range: range, replacement: " \(sign) \(number.dropFirst())", isCertain: false))
    }

    mutating func take(_ kind: SyntaxKind) {
        let node = open(kind)
        position += 1
        close(node)
    }

    private mutating func reportMalformedNumber() {
        let range = stream.range(position)
        let text = stream.text(position)
        let color = NumberRepair.color(text)
        let repaired = color.map(StringLiteral.quoted) ?? NumberRepair.repair(text)
        issues.add(
            .malformedNumber, at: range, "\(Quoting.quote(text)) is not a number",
            hint: NumberRepair.hint(of: text, meaning: repaired),
            fix: repaired.map { .init(range: range, replacement: $0, isCertain: color == nil && NumberRepair.isCertain(text)) })
    }

    private mutating func reportMisquoted() {
        let range = stream.range(position)
        if let color = ColorLiteral.meant(by: stream.text(position)) {
            return issues.add(
                .wrongQuotes, at: range, "a colour must be in quotes, without '#'",
                fix: .init(range: range, replacement: StringLiteral.quoted(color)))
        }
        let inner = stream.text(position).dropFirst().dropLast()
        let escaped = inner.reduce(into: "") { $0 += $1 == "\"" ? "\\\"" : String($1) }
        issues.add(
            .wrongQuotes, at: range, "strings must be in straight double quotes",
            fix: .init(range: range, replacement: "\"\(escaped)\""))
    }
}
