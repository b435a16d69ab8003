extension Lowering {
    /// Reads a value that contains no nodes other than operands.
    mutating func leaf(_ node: Int) -> Value {
        let range = range(of: node)
        switch tree.nodes[node].kind {
        case .string: return string(node, range)
        case .number: return tokens(of: node).first?.kind == .number ? number(range) : .invalid(range)
        case .flags: return .flags(FlagsNode(operands: tree.children(of: node).map { leaf($0) }, range: range))
        case .expression: return expression(node, range)
        default: return path(node).map(Value.path) ?? .invalid(range)
        }
    }

    /// The range of a node. Inlined, as `tokens(of:)` is, because a call copies all of the structure.
    @inline(__always)
    func range(of node: Int) -> SourceRange {
        let start = tree.nodes[node].firstToken
        let end = min(tree.nodes[node].endToken, tree.tokens.count)
        let lower = start < tree.tokens.count ? tree.tokens[start].lower : source.bytes.count
        return SourceRange(file: file, lower: lower, upper: start < end ? tree.tokens[end - 1].upper : lower)
    }

    @inline(__always)
    func tokens(of node: Int) -> ArraySlice<Token> {
        let end = min(tree.nodes[node].endToken, tree.tokens.count)
        return tree.tokens[min(tree.nodes[node].firstToken, end)..<end]
    }

    // MARK: Names and numbers

    func path(_ node: Int) -> NamePath? {
        let tokens = tokens(of: node)
        guard let first = tokens.first, let last = tokens.last, last.kind != .dot else { return nil }
        if tokens.count == 1 { return NamePath(name(first)) }
        let range = SourceRange(file: file, lower: first.lower, upper: last.upper)
        if tokens.count == 3 { return NamePath(name(first), name(last), range: range) }
        return NamePath(names: tokens.filter(\.kind.isName).map(name), range: range)
    }

    func name(_ token: Token) -> Name {
        let range = SourceRange(file: file, lower: token.lower, upper: token.upper)
        return Name(text: source.text(in: range), range: range)
    }

    mutating func number(_ range: SourceRange) -> Value {
        let isPercentage = source.bytes[range.upper - 1] == ASCII.percent
        let figures = SourceRange(file: file, lower: range.lower, upper: isPercentage ? range.upper - 1 : range.upper)
        guard let digits = Digits(source.bytes[figures.lower..<figures.upper]) else {
            issues.add(
                .numberOutOfRange, at: range,
                "numbers have at most \(Limits.wholeDigits) digits before the dot and \(Limits.decimals) after it")
            return .invalid(range)
        }
        guard let value = digits.value ?? Double(source.text(in: figures)), abs(value) <= Limits.number else {
            issues.add(.numberOutOfRange, at: range, "numbers must be between -10000000 and 10000000")
            return .invalid(range)
        }
        let literal = NumberLiteral(value: value, range: range)
        return isPercentage ? .percentage(literal) : .number(literal)
    }

    // MARK: Strings

    private mutating func string(_ node: Int, _ range: SourceRange) -> Value {
        let nothing = Value.string(StringLiteral(value: "", range: range))
        guard let token = tokens(of: node).first else { return nothing }
        if token.kind == .misquoted, source.bytes[token.lower] == ASCII.hash {
            return .string(StringLiteral(value: ColorLiteral.meant(by: source.text(in: range)) ?? "", range: range))
        }
        let curly = token.kind == .misquoted && source.bytes[token.lower] != ASCII.apostrophe
        let mark = curly ? 3 : 1
        let upper = token.isTerminated ? token.upper - mark : token.upper
        let lower = min(token.isOpened ? token.lower + mark : token.lower, upper)
        guard upper - lower <= Limits.stringBytes else {
            issues.add(.stringTooLong, at: range, "this string is longer than \(Limits.stringBytes >> 10) KiB")
            return nothing
        }
        if let pieces = interpolation(lower..<upper) { return .interpolation(InterpolatedString(pieces: pieces, range: range)) }
        return .string(StringLiteral(value: text(lower..<upper), range: range))
    }

    /// Returns a part of a string's contents with its escapes replaced, and reports invalid escapes.
    mutating func text(_ range: Range<Int>) -> String {
        let contents = StringContents(source.bytes, range)
        reportEscapes(contents, upTo: range.upperBound)
        return contents.value
    }

    private mutating func reportEscapes(_ contents: StringContents, upTo upper: Int) {
        // The parser reports a quote within a value, behind which the value goes on.
        let goesOn = upper + 1 < source.bytes.count && source.bytes[upper] == ASCII.quote && ASCII.isLetter(source.bytes[upper + 1])
        for escape in contents.unknownEscapes {
            let place = SourceRange(file: file, lower: escape.lowerBound, upper: escape.upperBound)
            if issues.skips(.unknownEscape, at: place) { continue }
            if source.bytes[escape.upperBound - 1] == ASCII.leftParenthesis {
                if goesOn { continue }
                issues.add(
                    .unknownEscape, at: place, "the value that begins here is never closed and is kept as text",
                    hint: "\\( ... ) cannot contain quotes; define the text as a const")
                continue
            }
            issues.add(
                .unknownEscape, at: place, "\(Quoting.quote(source.text(in: place))) is not an escape and is kept as it is",
                hint: "a backslash is written as \\\\", fix: .init(range: place.start, replacement: "\\", isCertain: false))
        }
        for escape in contents.invalidEscapes {
            let place = SourceRange(file: file, lower: escape.lowerBound, upper: escape.upperBound)
            if issues.skips(.invalidEscape, at: place) { continue }
            issues.add(
                .invalidEscape, at: place, "\(Quoting.quote(source.text(in: place))) does not name a character",
                hint: "write \\u{...} with 1 to 6 hexadecimal digits")
        }
    }
}

/// The digits of a number, counted and read.
private struct Digits {
    /// The number, if its digits form an integer that is exact in a `Double` and the power of ten that divides it is exact as
    /// well: the quotient of two exact numbers is correctly rounded. Nil for numbers with more digits.
    private(set) var value: Double?

    /// Nil if there are more digits than a number may have.
    init?(_ text: ArraySlice<UInt8>) {
        var whole = 0
        var decimals = 0
        var mantissa = 0.0
        var power = 1.0
        var isBehindDot = false
        for byte in text {
            if byte == ASCII.dot { isBehindDot = true }
            guard ASCII.isDigit(byte) else { continue }
            mantissa = mantissa * 10 + Double(byte & 15)
            if isBehindDot { (decimals, power) = (decimals + 1, power * 10) } else { whole += 1 }
        }
        guard whole > 0, whole <= Limits.wholeDigits, decimals <= Limits.decimals else { return nil }
        guard whole + decimals <= Limits.wholeDigits else { return }
        value = (text.first == ASCII.minus ? -mantissa : mantissa) / power
    }
}

extension SyntaxKind {
    /// Whether a node of this kind can be the value of a property.
    var isValue: Bool {
        switch self {
        case .path, .string, .number, .flags, .array, .object, .expression, .optional: true
        default: false
        }
    }
}
