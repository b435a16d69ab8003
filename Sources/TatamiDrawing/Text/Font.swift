/// A font, described by family, size, weight and slant. The text engine decides which font files belong to a family.
public struct Font: Hashable, Sendable {
    /// How heavy the strokes are, from 1 to 1000, as in CSS.
    ///
    /// A family that has no font of a weight draws the nearest one: DejaVu Sans has 400 and 700, Inter has every weight from 100 to 900.
    public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
        /// The weight, from 1 to 1000.
        public let rawValue: Int
        /// Makes a weight, limited to 1...1000.
        public init(rawValue: Int) { self.rawValue = min(max(rawValue, 1), 1000) }
        /// Makes a weight, limited to 1...1000.
        public init(_ rawValue: Int) { self.init(rawValue: rawValue) }

        /// Hairlines, 100.
        public static let thin = Weight(100)
        /// Between thin and light, 200.
        public static let extraLight = Weight(200)
        /// Thin strokes, 300.
        public static let light = Weight(300)
        /// The default weight, 400.
        public static let normal = Weight(400)
        /// A little heavier than normal, 500.
        public static let medium = Weight(500)
        /// Between medium and bold, 600.
        public static let semibold = Weight(600)
        /// Bold, 700.
        public static let bold = Weight(700)
        /// Heavier than bold, 800.
        public static let extraBold = Weight(800)
        /// The heaviest named weight, 900.
        public static let heavy = Weight(900)

        /// Returns true if the first weight is lighter than the second.
        public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
    }

    /// The family of fonts that name none. Unknown families fall back to it.
    public static let defaultFamily = "DejaVu Sans"
    /// A bundled family with every weight from 100 to 900, upright and italic, for Latin, Greek and Cyrillic.
    public static let inter = "Inter"
    /// The families of text that every text engine of Tatami has.
    public static let bundledFamilies = [defaultFamily, inter]

    /// The largest size, in points. Larger sizes are drawn as this one.
    public static let largestSize = 4096.0
    /// The largest size of a text with emoji, in points. Larger sizes are drawn as this one, because the picture of each emoji takes four
    /// bytes a pixel.
    public static let largestSizeWithEmoji = 1024.0

    /// The name of the family.
    public var family: String
    /// The size, in points. A size that is not a positive number is drawn as if it were 1.
    public var size: Double
    /// How heavy the strokes are.
    public var weight: Weight
    /// True for italic letters.
    public var italic: Bool

    /// Makes a font; its size is in points.
    public init(_ family: String = Font.defaultFamily, size: Double, weight: Weight = .normal, italic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.italic = italic
    }

    /// Returns the default family in `size` points.
    public static func system(_ size: Double, _ weight: Weight = .normal) -> Font { Font(size: size, weight: weight) }
    /// Returns the default family in bold, in `size` points.
    public static func bold(_ size: Double) -> Font { Font(size: size, weight: .bold) }

    /// For titles: 28 points, bold.
    public static let title = Font(size: 28, weight: .bold)
    /// For headings: 17 points, bold.
    public static let headline = Font(size: 17, weight: .bold)
    /// For running text: 17 points.
    public static let body = Font(size: 17)
    /// For captions: 12 points.
    public static let caption = Font(size: 12)

    /// Returns the font with another weight: `Font.body.weight(.semibold)`.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    /// Returns the font with another family: `Font.body.family(Font.inter)`.
    public func family(_ family: String) -> Font { with { $0.family = family } }
    /// Returns the font with another size, in points.
    public func size(_ size: Double) -> Font { with { $0.size = size } }
    /// Returns the font with italic or upright letters.
    public func italic(_ isItalic: Bool = true) -> Font { with { $0.italic = isItalic } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}
