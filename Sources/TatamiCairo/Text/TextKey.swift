import TatamiDrawing
import TatamiGeometry

/// Everything in a text and its style that decides how it is shaped. The style's colour and alignment do not.
struct TextKey: Hashable {
    /// What `hash(into:)` feeds. A cache that drops a value asks for the hashes of others, so the letters are read once.
    private let hash: Int
    let text: AttributedText
    let font: Font
    let lineBreakMode: LineBreakMode
    let lineLimit: Int
    let lineSpacing: Double
    /// The height of every line; 0 for the height that the font and the letters of each line need.
    let lineHeight: Double
    let letterSpacing: Double
    let underline: Bool
    let strikethrough: Bool
    let direction: TextDirection
    let isJustified: Bool

    init(_ text: AttributedText, _ style: TextStyle) {
        self.text = text
        font = style.font
        lineBreakMode = style.lineBreakMode
        lineLimit = max(0, style.numberOfLines)
        lineSpacing = Numbers.clean(style.lineSpacing)
        lineHeight = Numbers.cleanLength(style.lineHeight)
        letterSpacing = style.letterSpacing(in: text)
        underline = style.underline
        strikethrough = style.strikethrough
        direction = style.direction
        isJustified = style.alignment == .justified
        var hasher = Hasher()
        hasher.combine(text.string)
        hasher.combine(font.size)
        hasher.combine(font.weight)
        // What moves makes a key for each frame.
        hasher.combine(lineSpacing)
        hasher.combine(lineHeight)
        hasher.combine(letterSpacing)
        hasher.combine(text.runs.first)
        hash = hasher.finalize()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// The distance that is added between two letters, in Pango units.
    var letterUnits: Int32 { Int32((letterSpacing * 1024).rounded()) }

    /// The least height of a line, in points, by the font.
    var leastLineHeight: Double { Numbers.cleanLength(font.lineHeight) }

    /// True if a part of the text is in a larger size than the font's.
    var hasLargerLetters: Bool { text.runs.contains { $0.attributes.fontSize ?? 0 > font.size } }

    /// The key of an ellipsis in the same font.
    var ellipsis: TextKey {
        TextKey("…", TextStyle(font: font, lineBreakMode: .clip))
    }

    /// True if part of the text may be cut to keep it in its width or line limit.
    var isCut: Bool { lineLimit == 1 || (lineLimit > 0 && lineBreakMode.truncates) }

    var wraps: Bool { lineBreakMode != .clip }

    /// True if lines are of nearly equal width.
    var isBalanced: Bool { lineBreakMode == .balanced && !isJustified && lineLimit != 1 }
}

/// Pango's lengths: 1/1024 of a point.
enum PangoUnits {
    /// Wider than any text, and small enough for Pango's 32 bit sums.
    private static let limit = 1_000_000_000

    /// Returns a width to wrap at, in Pango units. It is two units wider than `points`, because an edge on the pixel grid may be 1/1024
    /// pixel low.
    static func wrapWidth(_ points: Double) -> Int32 {
        Int32(Numbers.cleanCount((Numbers.cleanLength(points) * 1024).rounded() + 2, 0...limit))
    }

    static func fontSize(_ points: Double, atMost largest: Double = Font.largestSize) -> Double {
        let size = Numbers.cleanLength(points)
        return (size > 0 ? min(size, largest) : 1) * 1024
    }

    static func points(_ units: Int32) -> Double { Double(units) / 1024 }
}
