/// Functions of other languages in the place of a value, as in `action = () => save()`. Each is reported once.
extension Lexer {
    /// Reads a function that starts here, and reports it. Returns false if none does.
    mutating func lexFunction() -> Bool {
        guard let body = functionBody(), startsValue else { return false }
        let end = bodyEnd(from: body)
        let name = calledName(in: body..<end) ?? "..."
        issues.add(
            .unexpectedText, at: range(position, end), "a NUI file cannot define functions",
            hint: "an action names a method of the program: action = { selector = \"\(name)\" }")
        add(.foreign, upper: end)
        return true
    }

    /// Whether the last token assigns a value: `=`, which is not the second sign of `==`, or a colon behind a name. The colon of a choice
    /// stands behind an expression.
    private var startsValue: Bool {
        let last = lastToken(before: tokens.count)
        guard last >= 0 else { return false }
        switch tokens[last].kind {
        case .equals: return last == 0 || tokens[last - 1].kind != .equals
        case .colon:
            let name = lastToken(before: last)
            guard name >= 0, tokens[name].kind.isName || tokens[name].kind == .string else { return false }
            let previous = lastToken(before: name)
            return previous < 0 || ![.sign, .minus, .not].contains(tokens[previous].kind)
        default: return false
        }
    }

    /// The index of the last token before an index that is no blank; -1 if there is none.
    private func lastToken(before index: Int) -> Int {
        var index = index - 1
        while index >= 0, tokens[index].kind == .blank { index -= 1 }
        return index
    }

    /// The words that start functions, with the sign that their parameters end with.
    private static let functionWords: [String: [UInt8]] = [
        "function": [ASCII.leftBrace], "func": [ASCII.leftBrace], "fun": [ASCII.leftBrace], "fn": [ASCII.leftBrace],
        "lambda": [ASCII.colon],
    ]

    /// The offset of the body of a function that starts here; nil if none does.
    private func functionBody() -> Int? {
        switch bytes[position] {
        case ASCII.leftParenthesis: return parenthesisEnd(position).flatMap { arrowEnd($0) ?? brace(behind: $0) }
        // `{() => save()}`, as in JSX.
        case ASCII.leftBrace: return parenthesisEnd(blanksEnd(position + 1)).flatMap { arrowEnd($0) }.map { _ in position }
        case ASCII.bar: return closingBar().map(blanksEnd)
        case ASCII.backslash, UInt8(ascii: "^"): return bodyOfBlock(position + 1)
        case ASCII.hash, UInt8(ascii: "@"):
            let end = nameEnd(position + 1)
            return bytes[(position + 1)..<end].elementsEqual("selector".utf8) && parenthesisEnd(end) != nil ? end : nil
        case let byte where ASCII.isLetter(byte): return bodyAfterWord()
        default: return nil
        }
    }

    private func bodyAfterWord() -> Int? {
        let end = nameEnd(position)
        let next = blanksEnd(end)
        if next < bytes.count, bytes[next] == ASCII.equals, let body = arrowEnd(end, isBehindName: true) { return body }
        // Most words are names.
        switch bytes[position] {
        case UInt8(ascii: "a"), UInt8(ascii: "f"), UInt8(ascii: "l"): break
        default: return nil
        }
        let word = String(decoding: bytes[position..<end].prefix(9), as: UTF8.self)
        if word == "async" { return parenthesisEnd(next).flatMap { arrowEnd($0) } }
        guard let sign = Self.functionWords[word] else { return nil }
        if sign == [ASCII.colon] { return bodyOfLambda(end) }
        return parenthesisEnd(blanksEnd(nameEnd(next))).map(blanksEnd).flatMap { starts(sign, at: $0) ? $0 : nil }
    }

    /// The offset behind `lambda x, y:`, whose word ends at `end`; nil if a name of its own stands here.
    private func bodyOfLambda(_ end: Int) -> Int? {
        let isParameter = { (byte: UInt8) in ASCII.isNamePart(byte) || byte == ASCII.comma || ASCII.isBlank(byte) }
        let rest = bytes[end...].prefix(64)
        guard let colon = rest.firstIndex(where: { !isParameter($0) }), bytes[colon] == ASCII.colon else { return nil }
        let sign = blanksEnd(nameEnd(colon + 1))
        let isAssignment = starts([ASCII.equals], at: sign) && !starts([ASCII.equals, ASCII.equals], at: sign)
        return isAssignment ? nil : blanksEnd(colon + 1)
    }

    /// The offset of the braces of a block, behind parameters or none.
    private func bodyOfBlock(_ start: Int) -> Int? { brace(behind: parenthesisEnd(start) ?? start) }

    private func brace(behind start: Int) -> Int? {
        let body = blanksEnd(start)
        return starts([ASCII.leftBrace], at: body) ? body : nil
    }

    /// The offset behind `=>` or `->` and the blanks around it; nil if no arrow follows. Behind a name, `->` is no sign of a function.
    private func arrowEnd(_ start: Int, isBehindName: Bool) -> Int? {
        let index = blanksEnd(start)
        let isArrow = starts([ASCII.equals, ASCII.greater], at: index) || !isBehindName && starts([ASCII.minus, ASCII.greater], at: index)
        return isArrow ? blanksEnd(index + 2) : nil
    }

    private func arrowEnd(_ start: Int) -> Int? { arrowEnd(start, isBehindName: false) }

    /// The offset behind the second of two bars around parameters, as in `|x|`.
    private func closingBar() -> Int? {
        let rest = bytes[(position + 1)...].prefix(64)
        guard let end = rest.firstIndex(where: { !ASCII.isNamePart($0) && $0 != ASCII.comma && !ASCII.isBlank($0) }),
            bytes[end] == ASCII.bar
        else { return nil }
        return end + 1
    }

    /// The offset behind the parenthesis that closes the one at `start`, on the same line; nil if none does nearby.
    private func parenthesisEnd(_ start: Int) -> Int? {
        guard starts([ASCII.leftParenthesis], at: start) else { return nil }
        var depth = 0
        for index in start..<min(bytes.count, start + Limits.nameBytes) {
            switch bytes[index] {
            case ASCII.leftParenthesis: depth += 1
            case ASCII.rightParenthesis:
                depth -= 1
                if depth == 0 { return index + 1 }
            case let byte where ASCII.endsLine(byte): return nil
            default: break
            }
        }
        return nil
    }

    /// The offset behind a body: its closing brace, or the end of an expression on its line.
    private mutating func bodyEnd(from start: Int) -> Int {
        if starts([ASCII.leftBrace], at: start), !lacksFunctionEnd {
            if let end = braceEnd(start) { return end }
            lacksFunctionEnd = true
        }
        var (index, depth) = (start, 0)
        while index < bytes.count, !ASCII.endsLine(bytes[index]) {
            switch bytes[index] {
            case ASCII.leftParenthesis, ASCII.leftBracket, ASCII.leftBrace: depth += 1
            case ASCII.rightParenthesis, ASCII.rightBracket, ASCII.rightBrace:
                if depth == 0 { return trimmed(index, from: start) }
                depth -= 1
                // A call ends the expression, unless a member follows.
                if depth == 0, bytes[index] == ASCII.rightParenthesis, index + 1 >= bytes.count || bytes[index + 1] != ASCII.dot {
                    return index + 1
                }
            case ASCII.quote:
                index = quotedEnd(index)
                continue
            case ASCII.comma, ASCII.semicolon: if depth == 0 { return trimmed(index, from: start) }
            case ASCII.slash where starts([ASCII.slash, ASCII.slash], at: index): return trimmed(index, from: start)
            default: break
            }
            index += 1
        }
        return trimmed(index, from: start)
    }

    /// The offset behind the brace that closes the one at `start`; nil if none does.
    private func braceEnd(_ start: Int) -> Int? {
        var (index, depth) = (start, 0)
        while index < bytes.count {
            if bytes[index] == ASCII.leftBrace { depth += 1 }
            if bytes[index] == ASCII.rightBrace { depth -= 1 }
            if depth == 0 { return index + 1 }
            index = bytes[index] == ASCII.quote ? quotedEnd(index) : index + 1
        }
        return nil
    }

    /// The offset behind the string that starts at `start`: behind its closing quote, or the end of the line.
    func quotedEnd(_ start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, !ASCII.endsLine(bytes[index]) {
            if bytes[index] == ASCII.quote { return index + 1 }
            let isEscape = bytes[index] == ASCII.backslash && index + 1 < bytes.count && !ASCII.endsLine(bytes[index + 1])
            index += isEscape ? 2 : 1
        }
        return index
    }

    private func trimmed(_ end: Int, from start: Int) -> Int {
        var end = end
        while end > start, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
        return max(end, position + 1)
    }

    /// The name before the first parenthesis in a range, or that in the parenthesis of `#selector(save)`.
    private func calledName(in range: Range<Int>) -> String? {
        let isCalled = { (index: Int) in
            bytes[index] == ASCII.leftParenthesis && (index == range.lowerBound || name(endingAt: index) != nil)
        }
        guard let parenthesis = range.first(where: isCalled) else { return nil }
        if parenthesis == range.lowerBound { return name(endingAt: nameEnd(parenthesis + 1)) }
        return name(endingAt: parenthesis)
    }

    private func name(endingAt end: Int) -> String? {
        var start = end
        while start > position, ASCII.isNamePart(bytes[start - 1]) { start -= 1 }
        return start < end && ASCII.isLetter(bytes[start]) ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }

    private func nameEnd(_ start: Int) -> Int {
        var end = start
        while end < bytes.count, ASCII.isNamePart(bytes[end]) { end += 1 }
        return end
    }

    private func blanksEnd(_ start: Int) -> Int {
        var end = start
        while end < bytes.count, ASCII.isBlank(bytes[end]) { end += 1 }
        return end
    }

    private func starts(_ signs: [UInt8], at index: Int) -> Bool { index < bytes.count && bytes[index...].starts(with: signs) }
}
