/// A font by name. Which files stand behind a family is the text engine's business.
public struct Font: Hashable, Sendable {
    /// How heavy the strokes are, 1...1000, as in CSS.
    public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: Int
        /// Clamped to 1...1000.
        public init(rawValue: Int) { self.rawValue = min(max(rawValue, 1), 1000) }
        public init(_ rawValue: Int) { self.init(rawValue: rawValue) }

        public static let light = Weight(300)
        public static let normal = Weight(400)
        public static let medium = Weight(500)
        public static let semibold = Weight(600)
        public static let bold = Weight(700)
        public static let heavy = Weight(900)

        public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
    }

    /// The bundled family. An unknown family falls back to it.
    public static let defaultFamily = "DejaVu Sans"

    /// Larger sizes are drawn as this one.
    public static let largestSize = 4096.0
    /// Larger sizes of a text with emoji are drawn as this one: the picture of each takes four bytes a pixel.
    public static let largestSizeWithEmoji = 1024.0

    public var family: String
    /// In points; what is not a positive number is drawn as if it were 1.
    public var size: Double
    public var weight: Weight
    public var italic: Bool

    public init(_ family: String = Font.defaultFamily, size: Double, weight: Weight = .normal, italic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.italic = italic
    }

    /// The bundled family in `size` points.
    public static func system(_ size: Double, _ weight: Weight = .normal) -> Font { Font(size: size, weight: weight) }
    public static func bold(_ size: Double) -> Font { Font(size: size, weight: .bold) }

    public static let title = Font(size: 28, weight: .bold)
    public static let headline = Font(size: 17, weight: .bold)
    public static let body = Font(size: 17)
    public static let caption = Font(size: 12)
}
