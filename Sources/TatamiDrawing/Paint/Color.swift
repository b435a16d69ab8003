/// A colour in sRGB, not premultiplied.
///
/// Every component is from 0 to 1. Values outside are limited to that range, and NaN counts as 0.
public struct Color: Hashable, Sendable {
    /// The red component, 0...1.
    public let red: Double
    /// The green component, 0...1.
    public let green: Double
    /// The blue component, 0...1.
    public let blue: Double
    /// The opacity: 0 is transparent, 1 is opaque.
    public let alpha: Double
    /// The role whose colour in the theme is drawn; nil for a colour of its own. The components of a role are those of the standard light
    /// theme.
    public let role: ColorToken?

    /// Makes a colour from components from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.init(red: red, green: green, blue: blue, alpha: alpha, role: nil)
    }

    init(red: Double, green: Double, blue: Double, alpha: Double, role: ColorToken?) {
        self.red = Color.clamped(red)
        self.green = Color.clamped(green)
        self.blue = Color.clamped(blue)
        self.alpha = Color.clamped(alpha)
        self.role = role
    }

    /// Makes a grey from 0 (black) to 1 (white).
    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Makes a colour from components from 0 to 255, in the order red, green, blue, alpha.
    public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        self.init(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: Double(alpha) / 255)
    }

    /// Makes an opaque colour from red, green and blue in one number: `Color(0x2563EB)`. Bits above the lowest 24 are ignored.
    public init(_ rgb: UInt32) {
        self.init(
            bytes: UInt8(truncatingIfNeeded: rgb >> 16), UInt8(truncatingIfNeeded: rgb >> 8), UInt8(truncatingIfNeeded: rgb))
    }

    /// Makes a colour from hexadecimal digits of either case, `RRGGBB` or `RRGGBBAA`, without a prefix. Nil for anything else.
    ///
    /// ```swift
    /// let accent = Color(hex: "3B82F6")
    /// ```
    public init?(hex: some StringProtocol) {
        var (digits, count): (UInt32, Int) = (0, 0)
        // The characters of a String are read without asking what kind of text it is.
        for unit in String(hex).utf8 {
            guard let digit = Color.hexDigit(unit), count < 8 else { return nil }
            digits = digits << 4 | UInt32(digit)
            count += 1
        }
        guard count == 6 || count == 8 else { return nil }
        if count == 6 { digits = digits << 8 | 0xFF }
        self.init(
            bytes: UInt8(truncatingIfNeeded: digits >> 24), UInt8(truncatingIfNeeded: digits >> 16), UInt8(truncatingIfNeeded: digits >> 8),
            UInt8(truncatingIfNeeded: digits))
    }

    /// The colour as `RRGGBB`, or as `RRGGBBAA` if it is not opaque. Components are rounded to 1/255.
    public var hex: String {
        let bytes = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
        return bytes.reduce(into: "") { text, component in
            let byte = Int((component * 255).rounded())
            text.append(Color.digits[byte >> 4])
            text.append(Color.digits[byte & 15])
        }
    }

    /// True if the colour lets nothing of the background through.
    public var isOpaque: Bool { alpha == 1 }

    /// Returns the same colour with another alpha. A role stays that role, whose colour in the theme is drawn with the alpha.
    public func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha, role: role) }

    /// Returns the colour on the way to `other`: a `fraction` of 0 is this colour, 1 is the other.
    ///
    /// The colours are mixed premultiplied, so that a fade to transparent keeps its hue. A fraction outside 0...1 is limited to that
    /// range.
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
    /// Fully transparent black.
    public static let clear = Color(white: 0, alpha: 0)
    /// Black, `000000`.
    public static let black = Color(white: 0)
    /// White, `FFFFFF`.
    public static let white = Color(white: 1)
    /// A grey of one half.
    public static let gray = Color(white: 0.5)
    /// A grey of two thirds.
    public static let lightGray = Color(white: 2.0 / 3)
    /// A grey of one third.
    public static let darkGray = Color(white: 1.0 / 3)
    /// Pure red, `FF0000`.
    public static let red = Color(red: 1, green: 0, blue: 0)
    /// Pure green, `00FF00`.
    public static let green = Color(red: 0, green: 1, blue: 0)
    /// Pure blue, `0000FF`.
    public static let blue = Color(red: 0, green: 0, blue: 1)
    /// Yellow, `FFFF00`.
    public static let yellow = Color(red: 1, green: 1, blue: 0)
    /// Orange: full red and half green.
    public static let orange = Color(red: 1, green: 0.5, blue: 0)
    /// Purple: half red and half blue.
    public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
    /// Cyan, `00FFFF`.
    public static let cyan = Color(red: 0, green: 1, blue: 1)
    /// Magenta, `FF00FF`.
    public static let magenta = Color(red: 1, green: 0, blue: 1)
    /// Brown, `996633`.
    public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
}
