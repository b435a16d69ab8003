/// A color written as a string of hexadecimal digits: `RRGGBB` or `RRGGBBAA`.
public struct ColorLiteral: Sendable, Hashable {
    /// Red, 0 to 255.
    public var red: UInt8
    /// Green, 0 to 255.
    public var green: UInt8
    /// Blue, 0 to 255.
    public var blue: UInt8
    /// Opacity, 0 (transparent) to 255 (opaque). A text without it is opaque.
    public var alpha: UInt8

    /// The color as files write it: `RRGGBB`, or `RRGGBBAA` for one that is not opaque.
    public var hex: String {
        let parts = [red, green, blue] + (alpha == 255 ? [] : [alpha])
        return parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    /// Reads six or eight hexadecimal digits, in upper or lower case; nil for any other text.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 6 || bytes.count == 8 else { return nil }
        var parts: [UInt8] = []
        for index in stride(from: 0, to: bytes.count, by: 2) {
            guard let high = ASCII.hexValue(bytes[index]), let low = ASCII.hexValue(bytes[index + 1]) else { return nil }
            parts.append(UInt8(truncatingIfNeeded: high << 4 | low))
        }
        red = parts[0]
        green = parts[1]
        blue = parts[2]
        alpha = parts.count == 4 ? parts[3] : 255
    }

    /// Returns the `RRGGBB` text for a color in the notation of another language: `#FF0000`, `0xFF0000`, `F00` or `red`. Nil if
    /// `text` is already a color literal or has none of these forms.
    public static func meant(by text: String) -> String? {
        if let known = names[text.lowercased()] { return known }
        let digits = text.hasPrefix("#") ? text.dropFirst() : text.hasPrefix("0x") || text.hasPrefix("0X") ? text.dropFirst(2) : text[...]
        let isShort = digits.utf8.count == 3 || digits.utf8.count == 4
        let whole = isShort ? String(digits.flatMap { [$0, $0] }) : String(digits)
        return whole != text && ColorLiteral(whole) != nil ? whole : nil
    }

    /// The first sixteen color names of HTML, and a few more that people often write.
    private static let names = [
        "black": "000000", "silver": "C0C0C0", "gray": "808080", "grey": "808080", "white": "FFFFFF", "maroon": "800000",
        "red": "FF0000", "purple": "800080", "fuchsia": "FF00FF", "green": "008000", "lime": "00FF00", "olive": "808000",
        "yellow": "FFFF00", "navy": "000080", "blue": "0000FF", "teal": "008080", "aqua": "00FFFF", "orange": "FFA500",
        "transparent": "00000000", "clear": "00000000",
    ]
}
