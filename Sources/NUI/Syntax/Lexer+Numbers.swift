extension Lexer {
    /// Whether a number starts here: a digit, or a sign or dot followed by one. A dot directly after a name belongs to a path.
    var startsNumber: Bool {
        let byte = bytes[position]
        if ASCII.isDigit(byte) { return true }
        let isSign = byte == ASCII.plus || byte == ASCII.minus
        if isSign, let next = peek(1), ASCII.isDigit(next) { return true }
        if isSign, peek(1) == ASCII.dot, let next = peek(2), ASCII.isDigit(next) { return true }
        guard byte == ASCII.dot, let next = peek(1), ASCII.isDigit(next) else { return false }
        return position == 0 || !ASCII.isNamePart(bytes[position - 1])
    }

    /// Reads sign, digits, dot, digits, and the sign of a percentage (`50%`). Anything that follows without a blank (`1e5`, `0x10`,
    /// `5.`, `1x5`) makes the number malformed.
    mutating func lexNumber() {
        var end = position
        var isWellFormed = true
        if !ASCII.isDigit(bytes[end]), bytes[end] != ASCII.dot { end += 1 }
        if end < bytes.count, bytes[end] == ASCII.dot { isWellFormed = false }
        skipDigits(&end)
        if isWellFormed, end < bytes.count, bytes[end] == ASCII.dot {
            end += 1
            let start = end
            skipDigits(&end)
            isWellFormed = end > start
        }
        if isWellFormed, end < bytes.count, bytes[end] == ASCII.percent { end += 1 }
        while end < bytes.count, belongsToNumber(at: end) {
            isWellFormed = false
            end += 1
        }
        add(isWellFormed ? .number : .malformedNumber, upper: end)
    }

    private func skipDigits(_ end: inout Int) {
        while end < bytes.count, ASCII.isDigit(bytes[end]) { end += 1 }
    }

    private func belongsToNumber(at index: Int) -> Bool {
        let byte = bytes[index]
        if ASCII.isNamePart(byte) || byte == ASCII.dot { return true }
        // A malformed percentage, such as .5%.
        if byte == ASCII.percent { return ASCII.isDigit(bytes[index - 1]) }
        // The sign of an exponent.
        let isSign = byte == ASCII.plus || byte == ASCII.minus
        return isSign && bytes[index - 1] | 0x20 == 0x65 && index + 1 < bytes.count && ASCII.isDigit(bytes[index + 1])
            && index >= 2 && (ASCII.isDigit(bytes[index - 2]) || bytes[index - 2] == ASCII.dot)
    }
}

/// Guesses the number meant by a spelling that NUI does not allow.
enum NumberRepair {
    /// Returns the number in NUI's spelling, or nil if it is unclear or out of range.
    static func repair(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        let isNegative = bytes.first == ASCII.minus
        let body = bytes.first == ASCII.minus || bytes.first == ASCII.plus ? Array(bytes.dropFirst()) : bytes
        // `1_000` as 1000.
        if body.contains(UInt8(ascii: "_")) {
            let digits = body.filter { $0 != UInt8(ascii: "_") }
            guard body.allSatisfy({ ASCII.isDigit($0) || $0 == UInt8(ascii: "_") }), body.first.map(ASCII.isDigit) == true else {
                return nil
            }
            return dotted(digits + [ASCII.dot]).map { isNegative ? "-" + $0 : $0 }
        }
        if body.last == ASCII.percent { return dotted(Array(body.dropLast())).map { (isNegative ? "-" : "") + $0 + "%" } }
        guard let plain = length(body) ?? hexadecimal(body) ?? exponent(body) ?? dotted(body) else { return nil }
        return isNegative ? "-" + plain : plain
    }

    /// The hint for a malformed number that means `number`; nil if it is unclear what it means.
    static func hint(of text: String, meaning number: String?) -> String {
        if let color = color(text) { return "a colour is written as \"\(color)\"" }
        guard let number else { return "numbers are written as digits or digits.digits, without a unit" }
        if text.hasSuffix("%"), !number.hasSuffix("%") { return "a part of a whole is written as a fraction: \(number)" }
        return unit(of: Array(text.utf8)) == nil ? "did you mean \(number)?" : "lengths are in points and have no unit: \(number)"
    }

    /// Whether a malformed number can hardly mean another one. `1x5` may be no 1.5.
    static func isCertain(_ text: String) -> Bool {
        (unit(of: Array(text.utf8)) != nil || !text.dropFirst().contains("x") || text.hasPrefix("0x"))
    }

    /// Reads `0xFF0000`, and `0x80FF0000` with the opacity first, as a colour of six or eight digits; nil for other texts.
    static func color(_ text: String) -> String? {
        let digits = String(text.dropFirst(2))
        guard text.lowercased().hasPrefix("0x"), digits.utf8.count == 6 || digits.utf8.count == 8, digits.allSatisfy(\.isHexDigit) else {
            return nil
        }
        guard digits.utf8.count == 8 else { return digits }
        return String(digits.dropFirst(2)) + (digits.uppercased().hasPrefix("FF") ? "" : String(digits.prefix(2)))
    }

    /// Reads `50%` as 0.5.
    static func percentage(_ text: String) -> String? { percentage(Array(text.utf8)) }

    private static func percentage(_ body: [UInt8]) -> String? {
        guard body.last == ASCII.percent, body.count > 1 else { return nil }
        return exponent(Array(body.dropLast()) + Array("e-2".utf8))
    }

    /// Reads `12px` as 12.
    private static func length(_ body: [UInt8]) -> String? {
        guard let unit = unit(of: body) else { return nil }
        let number = Array(body.dropLast(unit.utf8.count))
        return dotted(number) ?? (number.allSatisfy(ASCII.isDigit) ? dotted(number + [ASCII.dot]) : nil)
    }

    private static func unit(of body: [UInt8]) -> String? {
        ForeignSyntax.units.first { unit in
            body.count > unit.utf8.count && body.suffix(unit.utf8.count).elementsEqual(unit.utf8)
                && (ASCII.isDigit(body[body.count - unit.utf8.count - 1]) || body[body.count - unit.utf8.count - 1] == ASCII.dot)
        }
    }

    /// Reads `0x10` as 16.
    private static func hexadecimal(_ body: [UInt8]) -> String? {
        guard body.count > 2, body.count <= 8, body[0] == 0x30, body[1] | 0x20 == 0x78 else { return nil }
        guard let value = UInt32(String(decoding: body[2...], as: UTF8.self), radix: 16) else { return nil }
        return Double(value) <= Limits.number ? String(value) : nil
    }

    /// Reads `1e5` as 100000.
    private static func exponent(_ body: [UInt8]) -> String? {
        guard let mark = body.firstIndex(where: { $0 | 0x20 == 0x65 }), mark > 0 else { return nil }
        let mantissa = body[..<mark].split(separator: ASCII.dot, maxSplits: 1, omittingEmptySubsequences: false)
        let whole = mantissa.first.map(Array.init) ?? []
        let fraction = mantissa.count > 1 ? Array(mantissa[1]) : []
        guard (whole + fraction).allSatisfy(ASCII.isDigit), whole.count + fraction.count > 0,
            let power = Int(String(decoding: body[(mark + 1)...], as: UTF8.self)), abs(power) <= 20
        else { return nil }
        var digits = whole + fraction
        var point = whole.count + power
        while point < 1 {
            digits.insert(0x30, at: 0)
            point += 1
        }
        while digits.count < point { digits.append(0x30) }
        return dotted(digits[..<point] + [ASCII.dot] + digits[point...])
    }

    /// Reads `.5` as 0.5, `5.` as 5, and `1x5` as 1.5 (the first NUI read any character as the dot).
    private static func dotted(_ body: [UInt8]) -> String? {
        guard let dot = body.firstIndex(where: { !ASCII.isDigit($0) }), body[dot] | 0x20 != 0x65 else { return nil }
        var whole = Array(body[..<dot].drop { $0 == 0x30 })
        var fraction = Array(body[(dot + 1)...])
        guard fraction.allSatisfy(ASCII.isDigit), !(body[dot] != ASCII.dot && fraction.isEmpty) else { return nil }
        while fraction.last == 0x30 { fraction.removeLast() }
        if whole.isEmpty { whole = [0x30] }
        guard whole.count <= 8, fraction.count <= Limits.decimals else { return nil }
        let text = String(decoding: whole, as: UTF8.self)
        let plain = fraction.isEmpty ? text : text + "." + String(decoding: fraction, as: UTF8.self)
        guard let value = Double(plain), value <= Limits.number else { return nil }
        return plain
    }
}
