/// A colour in sRGB, not premultiplied. Every component lies between 0 and 1; what is given outside is clamped, NaN is 0.
public struct Color: Hashable, Sendable {
    public let red: Double
    public let green: Double
    public let blue: Double
    public let alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = Color.clamped(red)
        self.green = Color.clamped(green)
        self.blue = Color.clamped(blue)
        self.alpha = Color.clamped(alpha)
    }

    /// A grey between 0 (black) and 1 (white).
    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Components from 0 to 255.
    public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        self.init(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: Double(alpha) / 255)
    }

    /// An opaque colour as red, green and blue in one number: `Color(0x2563EB)`. Bits above the lowest 24 are ignored.
    public init(_ rgb: UInt32) {
        self.init(
            bytes: UInt8(truncatingIfNeeded: rgb >> 16), UInt8(truncatingIfNeeded: rgb >> 8), UInt8(truncatingIfNeeded: rgb))
    }

    /// A colour from `RRGGBB` or `RRGGBBAA`, hexadecimal digits of either case without a prefix; nil for anything else.
    public init?(hex: some StringProtocol) {
        var bytes: [UInt8] = []
        var high: UInt8?
        for unit in hex.utf8 {
            guard let digit = Color.hexDigit(unit), bytes.count < 4 else { return nil }
            if let first = high {
                bytes.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        guard high == nil, bytes.count == 3 || bytes.count == 4 else { return nil }
        self.init(bytes: bytes[0], bytes[1], bytes[2], bytes.count == 4 ? bytes[3] : 255)
    }

    /// `RRGGBB`, or `RRGGBBAA` where the colour is not opaque; components are rounded to 1/255.
    public var hex: String {
        let bytes = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
        return bytes.reduce(into: "") { text, component in
            let byte = Int((component * 255).rounded())
            text.append(Color.digits[byte >> 4])
            text.append(Color.digits[byte & 15])
        }
    }

    public var isOpaque: Bool { alpha == 1 }

    /// The same colour with another alpha.
    public func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

    /// The colour on the way to `other`: 0 is this one, 1 is the other. Mixed premultiplied, so that a fade to clear keeps its hue.
    public func mixed(with other: Color, _ fraction: Double) -> Color {
        let t = Color.clamped(fraction)
        let alpha = self.alpha + (other.alpha - self.alpha) * t
        guard alpha > 0 else { return other.withAlpha(0) }
        func mix(_ a: Double, _ b: Double) -> Double {
            (a * self.alpha * (1 - t) + b * other.alpha * t) / alpha
        }
        return Color(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
    }

    private static let digits: [Character] = Array("0123456789ABCDEF")

    private static func hexDigit(_ unit: UInt8) -> UInt8? {
        switch unit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): unit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): unit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): unit - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func clamped(_ value: Double) -> Double {
        value >= 1 ? 1 : (value > 0 ? value : 0)
    }
}

extension Color {
    public static let clear = Color(white: 0, alpha: 0)
    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let gray = Color(white: 0.5)
    public static let lightGray = Color(white: 2.0 / 3)
    public static let darkGray = Color(white: 1.0 / 3)
    public static let red = Color(red: 1, green: 0, blue: 0)
    public static let green = Color(red: 0, green: 1, blue: 0)
    public static let blue = Color(red: 0, green: 0, blue: 1)
    public static let yellow = Color(red: 1, green: 1, blue: 0)
    public static let orange = Color(red: 1, green: 0.5, blue: 0)
    public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
    public static let cyan = Color(red: 0, green: 1, blue: 1)
    public static let magenta = Color(red: 1, green: 0, blue: 1)
    public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
}
