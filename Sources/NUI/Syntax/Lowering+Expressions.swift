extension Lowering {
    /// The operands are the node's children, the signs its own tokens.
    mutating func expression(_ node: Int, _ range: SourceRange, _ children: [Piece]) -> Value {
        var items: [(item: ExpressionReader.Item, range: SourceRange)] = []
        var operands = children[...], end = 0
        let significant = tokens(of: node).filter { !$0.kind.isTrivia }
        for (index, token) in significant.enumerated() where token.lower >= end {
            if let operand = operands.first, operand.range.lower == token.lower {
                operands.removeFirst()
                items.append((.operand(value(operand) ?? .invalid(operand.range)), operand.range))
                end = operand.range.upper
            } else if let sign = ExpressionSign(token, next: index + 1 < significant.count ? significant[index + 1] : nil, in: source, file) {
                items.append((sign.item, SourceRange(file: file, lower: token.lower, upper: sign.upper)))
                end = sign.upper
            }
        }
        return calculation(items, range)
    }

    /// What stands between the quotes of a string, cut at its `\(...)`; nil where there is none.
    mutating func interpolation(_ range: Range<Int>) -> [InterpolatedString.Piece]? {
        var pieces: [InterpolatedString.Piece] = []
        var start = range.lowerBound, index = start, hasValue = false
        while index < range.upperBound {
            guard source.bytes[index] == Byte.backslash else {
                index += 1
                continue
            }
            guard index + 1 < range.upperBound, source.bytes[index + 1] == Byte.leftParenthesis, let end = closing(index + 1, range.upperBound)
            else {
                index += 2
                continue
            }
            if index > start { pieces.append(.text(text(start..<index))) }
            pieces.append(.value(embedded(index + 2, end)))
            (start, index, hasValue) = (end + 1, end + 1, true)
        }
        guard hasValue else { return nil }
        if start < range.upperBound { pieces.append(.text(text(start..<range.upperBound))) }
        return pieces
    }

    /// The parenthesis that closes the one at `index`.
    private func closing(_ index: Int, _ upper: Int) -> Int? {
        var depth = 0
        for place in index..<upper {
            if source.bytes[place] == Byte.leftParenthesis { depth += 1 }
            if source.bytes[place] == Byte.rightParenthesis { depth -= 1 }
            if depth == 0 { return place }
        }
        return nil
    }

    /// The expression that `lower..<upper` of a string holds: names, numbers and signs.
    private mutating func embedded(_ lower: Int, _ upper: Int) -> Value {
        var lexer = Lexer(source, file: file)
        lexer.position = lower
        while lexer.position < upper, !lexer.isMisread { lexer.lexToken() }
        let range = SourceRange(file: file, lower: lower, upper: upper)
        let stream = TokenStream(source, file: file, tokens: lexer.tokens)
        var items: [(item: ExpressionReader.Item, range: SourceRange)] = []
        var index = 0
        while index < stream.count {
            let token = stream.range(index)
            switch stream.kind(index) {
            case .identifier:
                let end = stream.pathEnd(index)
                let names = stride(from: index, to: end, by: 2).map { Name(text: stream.text($0), range: stream.range($0)) }
                let whole = token.through(stream.range(end - 1))
                items.append((.operand(NamePath(names: names, range: whole).map(Value.path) ?? .invalid(whole)), whole))
                index = end
            case .number:
                items.append((.operand(number(token)), token))
                index += 1
            default:
                let next = index + 1 < stream.count ? stream.tokens[stream.tokenIndex(index + 1)] : nil
                let sign = ExpressionSign(stream.tokens[stream.tokenIndex(index)], next: next, in: source, file)
                guard token.upper <= upper, let sign else {
                    issues.add(.unexpectedText, at: token, "\(Quoting.quote(stream.text(index))) cannot stand in an expression of a string")
                    return .invalid(range)
                }
                items.append((sign.item, SourceRange(file: file, lower: token.lower, upper: sign.upper)))
                index += sign.count
            }
        }
        if items.isEmpty { issues.add(.missingValue, at: range, "a value is missing between the parentheses") }
        return calculation(items, range)
    }

    private mutating func calculation(_ items: [(item: ExpressionReader.Item, range: SourceRange)], _ range: SourceRange) -> Value {
        do throws(ExpressionReader.Fault) {
            guard let node = try ExpressionReader.read(items) else { return .invalid(range) }
            if node.terms.count == 1, case .operand(let value) = node.terms[0].kind { return value }
            return .expression(node)
        } catch {
            issues.add(.missingValue, at: error.range, error.message)
            return .invalid(range)
        }
    }
}
