extension TextTableReader {
    /// Reads a string in quotes. Returns nil and reports an error if no string starts here or if it has no end.
    ///
    /// - Parameters:
    ///   - what: What the string is, for the message of an error.
    ///   - sign: The sign that follows such a string.
    mutating func string(_ what: String, until sign: UInt8) -> Quoted? {
        let start = index
        guard next == ASCII.quote else {
            reportMissingQuotes(what, until: sign)
            return nil
        }
        var value: [UInt8] = []
        var lineEnd: Int?
        index += 1
        while let byte = next, byte != ASCII.quote {
            if ASCII.endsLine(byte), lineEnd == nil { lineEnd = index }
            if byte == ASCII.backslash, index + 1 < bytes.count {
                readEscape(into: &value)
            } else {
                value.append(byte)
                index += 1
            }
        }
        let isClosed = index < bytes.count
        index = min(index + 1, bytes.count)
        // A text may span lines; but if nothing follows it that can follow a text, its closing quote is missing.
        guard isClosed, lineEnd == nil || isFollowed else {
            reportOpenQuote(start, lineEnd ?? bytes.count)
            return nil
        }
        let range = start..<index
        if value.count > Limits.stringBytes {
            addTooLong(at: range)
            value = []
        }
        skipGaps()
        return Quoted(value: String(decoding: value, as: UTF8.self), range: range)
    }

    /// Whether the next sign can follow a string or starts the next entry.
    private var isFollowed: Bool {
        let next = bytes[index...].first { !ASCII.isBlank($0) && !ASCII.endsLine($0) }
        return next == form.separator || next == form.terminator || next == ASCII.quote || form == .json && next == ASCII.rightBrace
    }

    /// Reports a word that has no quotes, or only a closing one, where a string belongs.
    private mutating func reportMissingQuotes(_ what: String, until sign: UInt8) {
        let start = index
        let message = "\(what) must be in quotes"
        let line = bytes[start...].prefix { !ASCII.endsLine($0) }
        let stop = line.firstIndex { $0 == sign || $0 == form.terminator || $0 == ASCII.rightBrace || ASCII.isOpening($0) } ?? line.endIndex
        let end = endOfText(before: stop, from: start)
        if end > start, let quote = closingQuote(in: line, before: sign) {
            add(at: start..<quote, message, inserting: "\"", at: start)
            index = quote + 1
        } else if end > start {
            add(at: start..<end, message, replacement: StringLiteral.quoted(String(decoding: bytes[start..<end], as: UTF8.self)))
            index = stop
        } else {
            add(at: start..<min(start + 1, bytes.count), message)
        }
        skipGaps()
    }

    /// The first quote in the rest of a line if it ends a string, so that `sign` or nothing follows it; otherwise nil.
    private func closingQuote(in line: ArraySlice<UInt8>, before sign: UInt8) -> Int? {
        let quote = line.indices.first { line[$0] == ASCII.quote && ($0 == line.startIndex || line[$0 - 1] != ASCII.backslash) }
        let next = quote.map { line[($0 + 1)...].first { !ASCII.isBlank($0) } } ?? nil
        return next == nil || next == sign || form == .json && next == ASCII.rightBrace ? quote : nil
    }

    /// Reports a missing closing quote. The fix inserts it before the signs at the end of the line; reading continues after
    /// that line.
    private mutating func reportOpenQuote(_ start: Int, _ lineEnd: Int) {
        let end = endOfText(before: lineEnd, from: start + 1)
        add(at: start..<end, "the quote at the end of this text is missing", inserting: "\"", at: end)
        index = lineEnd
    }

    /// `place` without the blanks and terminators before it.
    func endOfText(before place: Int, from start: Int) -> Int {
        var place = place
        while place > start, ASCII.isBlank(bytes[place - 1]) || bytes[place - 1] == form.terminator { place -= 1 }
        return place
    }

    // MARK: escapes

    private mutating func readEscape(into value: inout [UInt8]) {
        let escaped = bytes[index + 1]
        index += 2
        switch escaped {
        case UInt8(ascii: "n"): value.append(ASCII.lineFeed)
        case UInt8(ascii: "t"): value.append(ASCII.tab)
        case UInt8(ascii: "r"): value.append(ASCII.carriageReturn)
        case UInt8(ascii: "u"), UInt8(ascii: "U"): readScalar(into: &value)
        default: value.append(escaped)
        }
    }

    /// Reads `\u00E9`, or a pair of such escapes for a surrogate pair of UTF-16.
    private mutating func readScalar(into value: inout [UInt8]) {
        guard let first = unit(at: index) else { return add(at: (index - 2)..<index, "'\\u' must be followed by four hexadecimal digits") }
        var scalar = Unicode.Scalar(first)
        var length = 4
        if first & 0xFC00 == 0xD800, index + 6 <= bytes.count, bytes[index + 4] == ASCII.backslash, let second = unit(at: index + 6),
            second & 0xFC00 == 0xDC00
        {
            (scalar, length) = (Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)), 10)
        }
        if scalar == nil { add(at: (index - 2)..<(index + 4), "this is not a character") }
        value += Array(String(scalar ?? "\u{FFFD}").utf8)
        index += length
    }

    /// Reads four hexadecimal digits; nil if there are not four.
    private func unit(at start: Int) -> UInt32? {
        guard start + 4 <= bytes.count else { return nil }
        return bytes[start..<(start + 4)].reduce(0 as UInt32?) { result, byte in
            guard let result, let digit = ASCII.hexValue(byte) else { return nil }
            return result << 4 | digit
        }
    }
}
