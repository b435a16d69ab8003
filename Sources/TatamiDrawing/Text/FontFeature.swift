/// An OpenType feature of a font, such as figures of one width.
///
/// A font that does not have the feature is drawn as if it were not set.
public struct FontFeature: Hashable, Sendable {
    /// The four characters that name the feature, such as "tnum".
    public let tag: String
    /// 1 switches the feature on and 0 off; further numbers choose one of several forms.
    public let value: Int

    /// Figures of one width, for numbers that change or stand in columns.
    public static let tabularFigures = FontFeature(known: "tnum")
    /// A zero with a stroke.
    public static let slashedZero = FontFeature(known: "zero")
    /// Numerator and denominator for figures around a slash.
    public static let fractions = FontFeature(known: "frac")
    /// Small capitals for lowercase letters.
    public static let smallCapitals = FontFeature(known: "smcp")
    /// Signs that keep their own forms beside each other: `->` is a minus sign and a greater-than sign, and no arrow.
    public static let separateSigns = FontFeature(known: "calt", 0)

    /// Creates a feature; nil if `tag` does not consist of four ASCII letters and digits, or if `value` is not in 0...9999.
    public init?(_ tag: String, _ value: Int = 1) {
        guard tag.utf8.count == 4, tag.utf8.allSatisfy(Self.isTagByte), (0...9999).contains(value) else { return nil }
        (self.tag, self.value) = (tag, value)
    }

    /// Creates a feature from `tnum` or `tnum=0`, as CSS and Pango write it; nil if the text is something else.
    public init?(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let tag = parts.first, let value = parts.count == 1 ? 1 : Int(parts[1]) else { return nil }
        self.init(String(tag), value)
    }

    private init(known tag: String, _ value: Int = 1) { (self.tag, self.value) = (tag, value) }

    private static func isTagByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }
}

extension FontFeature: CustomStringConvertible {
    /// The feature as CSS and Pango write it, such as `tnum=1`.
    public var description: String { "\(tag)=\(value)" }
}
