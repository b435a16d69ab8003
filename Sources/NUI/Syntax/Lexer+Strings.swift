extension Lexer {
    /// From quote to quote, over lines; a backslash takes the next character with it.
    mutating func lexString() {
        if let end = mendedStrings[position] { return addUnterminated(upper: end) }
        var end = position + 1
        while end < bytes.count {
            switch bytes[end] {
            case Byte.quote:
                warnOfBidirectionalControls(position, end)
                return add(.string, upper: end + 1)
            case Byte.backslash: end += 2
            case Byte.lineFeed where stringsEndWithLine, Byte.carriageReturn where stringsEndWithLine:
                return addUnterminated(upper: lineEndOfString(at: position))
            default: end += 1
            }
        }
        mendUnterminated()
    }

    /// A quote is missing somewhere. It is missing from this string, or from an earlier one that therefore ran over
    /// code up to the next quote; that one ends like code does before a string.
    private mutating func mendUnterminated() {
        if !stringsEndWithLine, mendedStrings.count < 8, let culprit = swallowingString() {
            mendedStrings[tokens[culprit].lower] = lineEndOfString(at: tokens[culprit].lower)
            return rewind(toToken: culprit)
        }
        stringsEndWithLine = true
        addUnterminated(upper: lineEndOfString(at: position))
    }

    private func swallowingString() -> Int? {
        let suspects = tokens.indices.filter { index in
            let token = tokens[index]
            return token.kind == .string && token.isTerminated && source.lineIndex(at: token.lower) < source.lineIndex(at: token.upper)
        }
        return suspects.first { endsLikeCode(tokens[$0]) == .assignment } ?? suspects.first { endsLikeCode(tokens[$0]) == .blank }
    }

    private enum Ending { case assignment, blank, text }

    private func endsLikeCode(_ token: Token) -> Ending {
        var end = token.upper - 1
        while end > token.lower, bytes[end - 1] == Byte.space || bytes[end - 1] == Byte.tab { end -= 1 }
        guard end > token.lower + 1 else { return .text }
        switch bytes[end - 1] {
        case Byte.equals, Byte.leftBracket, Byte.comma: return .assignment
        case Byte.lineFeed, Byte.carriageReturn: return .blank
        default: return bytes[(token.lower + 1)..<end].suffix(6).elementsEqual("import".utf8) ? .assignment : .text
        }
    }

    /// The end of the line on which the string at `start` begins, without closing signs that surely end something else.
    private func lineEndOfString(at start: Int) -> Int {
        var end = start + 1
        while end < bytes.count, bytes[end] != Byte.lineFeed, bytes[end] != Byte.carriageReturn { end += 1 }
        while end > start + 1 {
            switch bytes[end - 1] {
            case Byte.space, Byte.tab, Byte.comma, Byte.semicolon, Byte.rightBrace, Byte.rightBracket: end -= 1
            default: return end
            }
        }
        return end
    }

    private mutating func addUnterminated(upper: Int) {
        issues.add(
            .unterminatedString, at: range(position, upper), "this string is never closed",
            hint: "close it with a double quote", fix: .init(range: range(upper, upper), replacement: "\""))
        add(.string, upper: upper, isTerminated: false)
    }

    /// `'text'` or text in curly quotes, on one line. A quote without its partner is just unknown.
    mutating func lexMisquoted() {
        let (first, length) = UTF8Check.scalar(in: bytes, at: position)
        var end = position + length
        while end < bytes.count, bytes[end] != Byte.lineFeed, bytes[end] != Byte.carriageReturn {
            let (value, length) = UTF8Check.scalar(in: bytes, at: end)
            end += length
            let isClosing = first == UInt32(Byte.apostrophe) ? value == first : value == 0x201C || value == 0x201D
            if isClosing { return add(.misquoted, upper: end) }
        }
        add(.unknown, upper: position + length)
    }
}

/// Reads the escapes of a string.
struct StringContents {
    /// The characters meant.
    private(set) var value = ""
    /// Backslash pairs that mean nothing and stay as they are, as byte ranges.
    private(set) var unknownEscapes: [Range<Int>] = []
    /// `\u` without a valid number, as byte ranges.
    private(set) var invalidEscapes: [Range<Int>] = []

    /// `range` is what stands between the quotes.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        guard bytes[range].contains(Byte.backslash) else {
            value = String(decoding: bytes[range], as: UTF8.self)
            return
        }
        var result: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            guard byte == Byte.backslash, index + 1 < range.upperBound else {
                result.append(byte)
                index += 1
                continue
            }
            switch bytes[index + 1] {
            case Byte.quote, Byte.backslash: result.append(bytes[index + 1])
            case UInt8(ascii: "n"): result.append(Byte.lineFeed)
            case UInt8(ascii: "t"): result.append(Byte.tab)
            case UInt8(ascii: "u"):
                index = readScalar(bytes, at: index, end: range.upperBound, into: &result)
                continue
            default:
                result.append(byte)
                let length = UTF8Check.scalar(in: bytes, at: index + 1).length
                result.append(contentsOf: bytes[(index + 1)..<(index + 1 + length)])
                unknownEscapes.append(index..<(index + 1 + length))
                index += 1 + length
                continue
            }
            index += 2
        }
        value = String(decoding: result, as: UTF8.self)
    }

    /// Reads `\u{...}` at `start` and returns the offset behind it.
    private mutating func readScalar(_ bytes: [UInt8], at start: Int, end: Int, into result: inout [UInt8]) -> Int {
        var index = start + 2
        guard index < end, bytes[index] == Byte.leftBrace else {
            invalidEscapes.append(start..<index)
            return index
        }
        index += 1
        var digits = 0
        var value: UInt32 = 0
        while index < end, let digit = Byte.hexValue(bytes[index]) {
            value = digits < 6 ? value << 4 | digit : value
            digits += 1
            index += 1
        }
        let isClosed = index < end && bytes[index] == Byte.rightBrace
        if isClosed { index += 1 }
        guard isClosed, (1...6).contains(digits), let scalar = Unicode.Scalar(value) else {
            invalidEscapes.append(start..<index)
            return index
        }
        result.append(contentsOf: Array(String(scalar).utf8))
        return index
    }
}
