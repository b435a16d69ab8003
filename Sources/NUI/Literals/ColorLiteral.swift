/// A colour written as a string: `RRGGBB` or `RRGGBBAA` in hexadecimal, with or without a leading `#`.
public struct ColorLiteral: Sendable, Equatable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    /// Nil for any other text.
    public init?(_ text: String) {
        var bytes = Array(text.utf8)
        if bytes.first == UInt8(ascii: "#") { bytes.removeFirst() }
        guard bytes.count == 6 || bytes.count == 8 else { return nil }
        var parts: [UInt8] = []
        for index in stride(from: 0, to: bytes.count, by: 2) {
            guard let high = Byte.hexValue(bytes[index]), let low = Byte.hexValue(bytes[index + 1]) else { return nil }
            parts.append(UInt8(truncatingIfNeeded: high << 4 | low))
        }
        red = parts[0]
        green = parts[1]
        blue = parts[2]
        alpha = parts.count == 4 ? parts[3] : 255
    }
}
