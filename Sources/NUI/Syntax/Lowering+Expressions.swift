extension Lowering {
    /// Reads an expression. The operands are the node's children, the operators are the node's own tokens.
    mutating func expression(_ node: Int, _ range: SourceRange) -> Value {
        let operands = tree.children(of: node).reduce(into: 0) { count, _ in count += 1 }
        guard operands <= Limits.operands else {
            issues.add(.tooManyNodes, at: range, "an expression has at most \(Limits.operands) values")
            return .invalid(range)
        }
        var reader = ExpressionReader(operands: operands)
        var operand = node + 1
        var token = tree.nodes[node].firstToken
        let (end, endToken) = (tree.nodes[node].end, tree.nodes[node].endToken)
        while token < endToken {
            if operand < end, tree.nodes[operand].firstToken == token {
                reader.take(.operand(leaf(operand)), self.range(of: operand))
                (operand, token) = (tree.nodes[operand].end, tree.nodes[operand].endToken)
            } else {
                token = take(token, endToken, &reader)
            }
        }
        return finish(&reader, range)
    }

    /// Takes the operator at a token, if there is one, and returns the index of the next token.
    private func take(_ token: Int, _ end: Int, _ reader: inout ExpressionReader) -> Int {
        let found = tree.tokens[token]
        if found.kind.isTrivia { return token + 1 }
        if found.kind == .identifier {
            // The name of a function; its parenthesis touches it.
            reader.take(.call(name(found)), SourceRange(file: file, lower: found.lower, upper: found.upper))
            return token + 2
        }
        var next = token + 1
        while next < end, tree.tokens[next].kind.isTrivia { next += 1 }
        guard let sign = ExpressionSign(found, next: next < end ? tree.tokens[next] : nil, in: source, file) else { return token + 1 }
        reader.take(sign.item, SourceRange(file: file, lower: found.lower, upper: sign.upper))
        return sign.count == 2 ? next + 1 : token + 1
    }

    mutating func finish(_ reader: inout ExpressionReader, _ range: SourceRange) -> Value {
        do throws(ExpressionReader.Fault) {
            guard let node = try reader.finish() else { return .invalid(range) }
            if node.terms.count == 1, case .operand(let value) = node.terms[0].kind { return value }
            return .expression(node)
        } catch {
            if !issues.skips(error.code, at: error.range) {
                issues.add(error.code, at: error.range, error.message, hint: error.hint, fix: error.fix)
            }
            return .invalid(range)
        }
    }

    // MARK: Strings

    /// The contents of a string, split at its `\(...)`; nil if it has none.
    mutating func interpolation(_ range: Range<Int>) -> [InterpolatedString.Piece]? {
        guard let opening = nextOpening(range.lowerBound, range.upperBound) else { return nil }
        let ends = parenthesisEnds(opening + 1..<range.upperBound)
        var pieces: [InterpolatedString.Piece] = []
        var start = range.lowerBound
        var next: Int? = opening
        var hasValue = false
        while let index = next {
            guard let end = ends[index - opening] else {
                next = nextOpening(index + 2, range.upperBound)
                continue
            }
            if index > start { pieces.append(.text(text(start..<index))) }
            pieces.append(embedded(index + 2, end))
            (start, hasValue) = (end + 1, true)
            next = nextOpening(start, range.upperBound)
        }
        guard hasValue else { return nil }
        if start < range.upperBound { pieces.append(.text(text(start..<range.upperBound))) }
        return pieces
    }

    /// The offset of the backslash of the next `\(`.
    private func nextOpening(_ start: Int, _ upper: Int) -> Int? {
        var index = start
        while index + 1 < upper {
            guard source.bytes[index] == ASCII.backslash else {
                index += 1
                continue
            }
            if source.bytes[index + 1] == ASCII.leftParenthesis { return index }
            index += 2
        }
        return nil
    }

    /// For each byte of `range`: the offset of the closing parenthesis if the byte opens one that is closed in `range`,
    /// otherwise nil.
    private func parenthesisEnds(_ range: Range<Int>) -> [Int?] {
        var ends = [Int?](repeating: nil, count: range.count)
        var open: [Int] = []
        for place in range {
            if source.bytes[place] == ASCII.leftParenthesis { open.append(place - range.lowerBound) }
            if source.bytes[place] == ASCII.rightParenthesis, let opening = open.popLast() { ends[opening] = place }
        }
        return ends
    }

    /// Adds an embedded expression and its tokens to the count; returns false above the limit.
    mutating func countEmbedded(_ count: Int, _ range: SourceRange) -> Bool {
        let fitted = embeddedCount <= Limits.nodes
        embeddedCount += count
        if fitted, embeddedCount > Limits.nodes {
            issues.add(
                .tooManyNodes, at: range, "the strings of the file contain more than \(Limits.nodes) values and signs; the rest is not read"
            )
        }
        return embeddedCount <= Limits.nodes
    }
}
