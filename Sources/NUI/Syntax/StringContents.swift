/// Reads the escapes of a string.
struct StringContents {
    /// The text with its escapes replaced.
    private(set) var value = ""
    /// The byte ranges of unknown escapes. The value keeps them unchanged, backslash included.
    private(set) var unknownEscapes: [Range<Int>] = []
    /// The byte ranges of `\u` escapes without a valid number.
    private(set) var invalidEscapes: [Range<Int>] = []

    /// Reads the bytes in `range`, which lies between the quotes.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        guard bytes[range].contains(ASCII.backslash) else {
            value = String(decoding: bytes[range], as: UTF8.self)
            return
        }
        var result: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            guard byte == ASCII.backslash, index + 1 < range.upperBound else {
                result.append(byte)
                index += 1
                continue
            }
            switch bytes[index + 1] {
            case ASCII.quote, ASCII.backslash: result.append(bytes[index + 1])
            case UInt8(ascii: "n"): result.append(ASCII.lineFeed)
            case UInt8(ascii: "t"): result.append(ASCII.tab)
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

    /// Reads the `\u{...}` at `start` and returns the offset after it.
    private mutating func readScalar(_ bytes: [UInt8], at start: Int, end: Int, into result: inout [UInt8]) -> Int {
        var index = start + 2
        guard index < end, bytes[index] == ASCII.leftBrace else {
            invalidEscapes.append(start..<index)
            return index
        }
        index += 1
        var digits = 0
        var value: UInt32 = 0
        while index < end, let digit = ASCII.hexValue(bytes[index]) {
            value = digits < 6 ? value << 4 | digit : value
            digits += 1
            index += 1
        }
        let isClosed = index < end && bytes[index] == ASCII.rightBrace
        if isClosed { index += 1 }
        guard isClosed, (1...6).contains(digits), let scalar = Unicode.Scalar(value) else {
            invalidEscapes.append(start..<index)
            return index
        }
        result.append(contentsOf: Array(String(scalar).utf8))
        return index
    }
}
