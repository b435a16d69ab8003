/// The grammar of numbers in JSON.
enum JSONNumber {
    /// Whether all bytes are one number: `-0`, `12.5`, `1e-3`; not `01`, `.5`, `5.`, `+1` or `NaN`.
    static func isWellFormed(_ bytes: some RandomAccessCollection<UInt8>) -> Bool {
        var rest = bytes[...]
        if rest.first == ASCII.minus { rest = rest.dropFirst() }
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let digits = skipDigits(&rest)
        guard digits > 0, !(startsWithZero && digits > 1) else { return false }
        if rest.first == ASCII.dot {
            rest = rest.dropFirst()
            guard skipDigits(&rest) > 0 else { return false }
        }
        if let sign = rest.first, ASCII.lowercased(sign) == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if rest.first == ASCII.minus || rest.first == ASCII.plus { rest = rest.dropFirst() }
            guard skipDigits(&rest) > 0 else { return false }
        }
        return rest.isEmpty
    }

    /// What a number is as an integer.
    enum Integer: Hashable {
        case whole(Int)
        /// A number that is not whole.
        case fraction
        /// A whole number that no `Int` holds.
        case tooLarge
    }

    /// Converts a well-formed number by its decimal digits: `1.5e1` is 15. A Double would round `0.99999999999999999` to 1.
    static func integer(_ text: String) -> Integer {
        let parts = text.lowercased().split(separator: "e")
        let mantissa = (parts.first ?? "").split(separator: ".")
        var digits = mantissa.joined(separator: "").drop { $0 == "-" || $0 == "0" }
        let zeros = digits.count - (digits.lastIndex { $0 != "0" }.map { digits.distance(from: digits.startIndex, to: $0) + 1 } ?? 0)
        digits.removeLast(zeros)
        guard !digits.isEmpty else { return .whole(0) }
        let written = parts.count > 1 ? Int(parts[1]) ?? (parts[1].hasPrefix("-") ? -1_000_000_000 : 1_000_000_000) : 0
        let exponent = max(-1_000_000_000, min(1_000_000_000, written)) + zeros - (mantissa.count > 1 ? mantissa[1].count : 0)
        if exponent < 0 { return .fraction }
        guard exponent < 20, let magnitude = Int(digits + String(repeating: "0", count: exponent)) else { return .tooLarge }
        return .whole(text.hasPrefix("-") ? -magnitude : magnitude)
    }

    /// The rule of JSON that a text breaks which is probably a number.
    static func hint(for text: String) -> String {
        let digits = text.drop { $0 == "-" || $0 == "+" }
        if text.hasPrefix("+") { return "write it without '+'" }
        if digits.hasPrefix(".") { return "write a digit before the dot" }
        if digits.lowercased().hasPrefix("0x") { return "write it with decimal digits" }
        if digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true { return "write it without leading zeros" }
        if digits.hasSuffix(".") { return "write a digit behind the dot" }
        return "write digits, a dot and an exponent only, or a string in double quotes"
    }

    private static func skipDigits<Bytes: RandomAccessCollection<UInt8>>(_ rest: inout Bytes) -> Int where Bytes.SubSequence == Bytes {
        let end = rest.firstIndex { !ASCII.isDigit($0) } ?? rest.endIndex
        let count = rest.distance(from: rest.startIndex, to: end)
        rest = rest[end...]
        return count
    }
}
