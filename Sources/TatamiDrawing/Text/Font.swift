/// A font, described by family, size, weight and slant. The text engine decides which font files belong to a family.
///
/// The type scale of the package is in `TypeStyle`; its most common fonts have names here:
///
/// ```swift
/// Label("New contact").font(.title)
/// Label("1,204.50").font(.body.features([.tabularFigures]))
/// Label("swift build").font(.code)
/// ```
public struct Font: Hashable, Sendable {
    /// How heavy the strokes are, from 1 to 1000, as in CSS.
    ///
    /// A family that has no font of a weight draws the nearest one: Inter has every weight from 100 to 900, JetBrains Mono has 400 and 700.
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

    /// The family of fonts that name none: Inter, with every weight from 100 to 900, upright and italic, for Latin, Greek and Cyrillic.
    public static let defaultFamily = "Inter"
    /// The bundled family for source code, in which all letters have the same width. It has the weights 400 and 700.
    public static let codeFamily = "JetBrains Mono"
    /// The families of letters that the family of a font does not have, and of fonts whose family is unknown, in the order in which they
    /// are searched.
    public static let fallbackFamilies = [defaultFamily, "Noto Sans Hebrew", "Noto Sans Arabic UI", "DejaVu Sans"]
    /// The families of text that every text engine of Tatami has.
    public static let bundledFamilies = fallbackFamilies + [codeFamily]

    /// The largest size, in points. Larger sizes are drawn as this one.
    public static let largestSize = 4096.0
    /// The largest size of a text with emoji, in points. Larger sizes are drawn as this one, because the picture of each emoji takes four
    /// bytes a pixel.
    public static let largestSizeWithEmoji = 1024.0

    /// The name of the family.
    public var family: String { didSet { own(.family) } }
    /// The size, in points. A size that is not a positive number is drawn as if it were 1.
    public var size: Double { didSet { own(.size) } }
    /// How heavy the strokes are.
    public var weight: Weight { didSet { own(.weight) } }
    /// True for italic letters.
    public var italic: Bool { didSet { own(.italic) } }

    /// The least height of a line, in points; 0 for the height that the letters need.
    ///
    /// A line is never lower than the letters of the font need, and a line with letters of a larger size is as high as these need.
    /// `TextStyle.lineHeight` sets the height of every line instead.
    public var lineHeight: Double { didSet { own(.lineHeight) } }
    /// The OpenType features that the font's letters use in addition to the usual ones.
    public var features: [FontFeature] { didSet { own(.features) } }
    /// The type style whose font in the theme is drawn; nil for a font of its own. A font of a style has the parts of the standard theme's
    /// font until they are set.
    public internal(set) var style: TypeStyle?
    /// The parts of a font of a style that do not follow the theme, because they were set.
    var ownParts: Parts = []

    /// Creates a font; `size` and `lineHeight` are in points.
    public init(
        _ family: String = Font.defaultFamily, size: Double, weight: Weight = .normal, italic: Bool = false, lineHeight: Double = 0,
        features: [FontFeature] = []
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.italic = italic
        self.lineHeight = lineHeight
        self.features = features
    }

    /// Returns the default family in `size` points.
    public static func system(_ size: Double, _ weight: Weight = .normal) -> Font { Font(size: size, weight: weight) }
    /// Returns the default family in bold, in `size` points.
    public static func bold(_ size: Double) -> Font { Font(size: size, weight: .bold) }

    /// For the titles of pages: 28 points, semibold, on lines of 36 points.
    public static let title = TypeStyle.largeTitle.standard
    /// For the titles of sheets: 17 points, semibold, on lines of 24 points.
    public static let headline = TypeStyle.headline.standard
    /// For running text: 14 points on lines of 20 points.
    public static let body = TypeStyle.body.standard
    /// For captions: 12 points on lines of 16 points.
    public static let caption = TypeStyle.caption.standard
    /// For source code: 13 points on lines of 20 points, in letters of one width.
    public static let code = TypeStyle.code.standard

    /// Returns the font with another weight: `Font.body.weight(.semibold)`.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    /// Returns the font with another family: `Font.body.family(Font.codeFamily)`.
    public func family(_ family: String) -> Font { with { $0.family = family } }
    /// Returns the font with another size, in points, whose lines are as high as its letters need.
    public func size(_ size: Double) -> Font { with { ($0.size, $0.lineHeight) = (size, 0) } }
    /// Returns the font with italic or upright letters.
    public func italic(_ isItalic: Bool = true) -> Font { with { $0.italic = isItalic } }

    /// Returns the font with other OpenType features: `Font.body.features([.tabularFigures])`.
    public func features(_ features: [FontFeature]) -> Font { with { $0.features = features } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}
