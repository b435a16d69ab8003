extension ReadingPass {
    /// Skips `null` if it is next.
    mutating func skipNull() throws(StopReading) -> Bool {
        let word = "null".utf8
        guard bytes[position...].starts(with: word) else { return false }
        let end = position + word.count
        guard end == bytes.count || !ASCII.isNamePart(bytes[end]) else { return false }
        position = end
        return true
    }

    /// Reads a word: true or false. Nil for null, and for words that JSON does not have, which are reported.
    mutating func word() throws(StopReading) -> Bool? {
        let start = position
        position = bytes[start...].firstIndex { !ASCII.isNamePart($0) } ?? bytes.count
        let word = String(decoding: bytes[start..<min(position, start + 40)], as: UTF8.self)
        switch word {
        case "true": return true
        case "false": return false
        case "null": return nil
        default: break
        }
        let hint =
            switch word.lowercased() {
            case "true", "yes", "on": "write true"
            case "false", "no", "off": "write false"
            case "null", "nil", "none", "undefined": "write null"
            case "nan", "infinity", "inf": "JSON has no such number"
            default: "write texts in double quotes"
            }
        try report(.notJSON, at: start, "\(path.text) is \(Quoting.quote(word)), which is not JSON", hint: hint)
        return nil
    }

    /// Reads a number as text; nil if it breaks the rules of JSON, which is reported.
    mutating func numberText() throws(StopReading) -> String? {
        let start = position
        position =
            bytes[start...].firstIndex { !ASCII.isNamePart($0) && $0 != ASCII.plus && $0 != ASCII.minus && $0 != ASCII.dot } ?? bytes.count
        let token = bytes[start..<position]
        if JSONNumber.isWellFormed(token) { return String(decoding: token, as: UTF8.self) }
        let text = String(decoding: token.prefix(40), as: UTF8.self)
        try report(.notJSON, at: start, "\(path.text) is \(text), which is not a number in JSON", hint: JSONNumber.hint(for: text))
        return nil
    }

    /// Reads a string; nil if it breaks the rules of JSON, which is reported.
    mutating func string() throws(StopReading) -> String? {
        let start = position
        position += 1
        var isValid = true
        var decoded: [UInt8] = []
        var pending = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == ASCII.quote {
                defer { position += 1 }
                guard isValid else { return nil }
                if decoded.isEmpty { return String(decoding: bytes[pending..<position], as: UTF8.self) }
                return String(decoding: decoded + bytes[pending..<position], as: UTF8.self)
            }
            if byte == ASCII.backslash {
                decoded += bytes[pending..<position]
                if let scalar = try escape() { decoded += UTF8.encode(scalar).map(Array.init) ?? [] } else { isValid = false }
                pending = position
                continue
            }
            if ASCII.endsLine(byte) { break }
            if byte < ASCII.space {
                isValid = false
                try report(
                    .notJSON, "a string has a control character", hint: byte == ASCII.tab ? "write \\t" : "write \\u and four digits")
            }
            position += 1
        }
        let isCut = position >= bytes.count
        try report(
            isCut ? .truncated : .notJSON, at: isCut ? position : start, related: isCut ? start : nil,
            "the string in \(path.text) has no closing quote", hint: isCut ? nil : "add it; a line break in a string is written \\n")
        throw StopReading()
    }

    /// Reads an escape from its backslash; nil if there is no such escape, which is reported.
    private mutating func escape() throws(StopReading) -> Unicode.Scalar? {
        let start = position
        guard start + 1 < bytes.count else {
            position += 1
            return nil
        }
        let letter = bytes[start + 1]
        position += 2
        switch letter {
        case ASCII.quote, ASCII.backslash, ASCII.slash: return Unicode.Scalar(letter)
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "u"): if let scalar = unicodeEscape() { return scalar }
        default: break
        }
        // A line break, and bytes of longer characters, are read again.
        if letter != UInt8(ascii: "u"), letter < ASCII.space || letter >= 0x80 { position -= 1 }
        let isUnicode = letter == UInt8(ascii: "u")
        try report(
            .notJSON, at: start, isUnicode ? "this escape is no character" : "JSON has no such escape",
            hint: isUnicode ? "write \\u and four hexadecimal digits, for a character beyond U+FFFF twice" : "write \\\\ for a backslash")
        return nil
    }

    /// Reads the digits of `\u0041` and `\uD83D\uDE00`.
    private mutating func unicodeEscape() -> Unicode.Scalar? {
        guard let first = hexDigits(at: position) else { return nil }
        position += 4
        guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
        guard position + 6 <= bytes.count, bytes[position] == ASCII.backslash, bytes[position + 1] == UInt8(ascii: "u"),
            let second = hexDigits(at: position + 2), (0xDC00..<0xE000).contains(second)
        else { return nil }
        position += 6
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private func hexDigits(at index: Int) -> UInt32? {
        guard index + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for byte in bytes[index..<index + 4] {
            guard let digit = ASCII.hexValue(byte) else { return nil }
            value = value << 4 | digit
        }
        return value
    }
}
