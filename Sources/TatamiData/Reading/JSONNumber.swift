/// The grammar of numbers in JSON.
enum JSONNumber {
    /// Whether all bytes are one number: `-0`, `12.5`, `1e-3`; not `01`, `.5`, `5.`, `+1` or `NaN`.
    static func isWellFormed(_ bytes: some RandomAccessCollection<UInt8>) -> Bool {
        var rest = bytes[...]
        if rest.first == Byte.minus { rest = rest.dropFirst() }
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let digits = skipDigits(&rest)
        guard digits > 0, !(startsWithZero && digits > 1) else { return false }
        if rest.first == Byte.dot {
            rest = rest.dropFirst()
            guard skipDigits(&rest) > 0 else { return false }
        }
        if let sign = rest.first, Byte.lowercased(sign) == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if rest.first == Byte.minus || rest.first == Byte.plus { rest = rest.dropFirst() }
            guard skipDigits(&rest) > 0 else { return false }
        }
        return rest.isEmpty
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
        let end = rest.firstIndex { !Byte.isDigit($0) } ?? rest.endIndex
        let count = rest.distance(from: rest.startIndex, to: end)
        rest = rest[end...]
        return count
    }
}
