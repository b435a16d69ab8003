import TatamiGeometry

/// How lines are aligned in their box. `start` and `end` follow the direction of the text.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    /// At the edge where lines of the text begin.
    case start
    /// In the middle.
    case center
    /// At the edge where lines of the text end.
    case end
    /// At the left edge, in every direction of the text.
    case left
    /// At the right edge, in every direction of the text.
    case right
    /// Both edges are even, except in the last line of a paragraph, which is aligned at the start.
    case justified
}

/// What happens to text that is wider than its box.
public enum LineBreakMode: Hashable, Sendable, CaseIterable {
    /// Lines break between words; a word that is wider than the box breaks inside.
    case wordWrap
    /// Lines break between words, and are of nearly equal width: they are as narrow as the text allows without another line. Justified text
    /// and text of more than ten lines break as with `wordWrap`.
    case balanced
    /// Lines break between any two characters (grapheme clusters).
    case characterWrap
    /// Lines break only at the text's own line ends. Longer lines hang over the box, and the view decides whether to clip them.
    case clip
    /// Lines break between words; the last allowed line has an ellipsis at its start.
    case headTruncation
    /// Lines break between words; the last allowed line has an ellipsis in its middle.
    case middleTruncation
    /// Lines break between words; the last allowed line has an ellipsis at its end.
    case tailTruncation

    /// True for the modes that replace a part of the text by an ellipsis.
    public var truncates: Bool {
        self == .headTruncation || self == .middleTruncation || self == .tailTruncation
    }
}

/// The base direction of a text.
public enum TextDirection: Hashable, Sendable {
    /// The direction of the first letter that has one, for each paragraph.
    case automatic
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// How a whole text is set: its font, colour, spacing, alignment and line breaks.
public struct TextStyle: Hashable, Sendable {
    /// The font of text without attributes.
    public var font: Font
    /// The colour of text without attributes.
    public var color: Color
    /// How lines are aligned in their box.
    public var alignment: TextAlignment
    /// How text that is wider than its box is broken or cut.
    public var lineBreakMode: LineBreakMode
    /// The most lines that are shown. 0 means no limit; a negative value counts as 0.
    public var numberOfLines: Int
    /// The additional distance between two lines, in points; it may be negative.
    public var lineSpacing: Double
    /// The height of each line, in points, whatever fonts are in it; 0 for the line height of the font.
    ///
    /// The letters stand in the middle of the line: the baseline of a line is at `(lineHeight - (a + d)) / 2 + a` from its top, where
    /// `a` is the ascent and `d` the descent of the style's font. For Inter, that is `(lineHeight - 1.21 * size) / 2 + 0.969 * size`.
    public var lineHeight: Double
    /// The additional distance between two letters, in points; it may be negative. Nothing is added at the ends of a line.
    ///
    /// Inter adds a distance of its own, which depends on the size.
    /// At most 100 points are added, and at most half of the smallest font size in the text is taken away.
    public var letterSpacing: Double
    /// True if all of the text is underlined.
    public var underline: Bool
    /// True if a line goes through all of the text.
    public var strikethrough: Bool
    /// The base direction of the text.
    public var direction: TextDirection

    /// Makes a style. Without arguments it is black text in the body font that wraps between words.
    public init(
        font: Font = .body, color: Color = Palette.light[.text], alignment: TextAlignment = .start,
        lineBreakMode: LineBreakMode = .wordWrap, numberOfLines: Int = 0, lineSpacing: Double = 0, lineHeight: Double = 0,
        letterSpacing: Double = 0, underline: Bool = false, strikethrough: Bool = false, direction: TextDirection = .automatic
    ) {
        self.font = font
        self.color = color
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.numberOfLines = numberOfLines
        self.lineSpacing = lineSpacing
        self.lineHeight = lineHeight
        self.letterSpacing = letterSpacing
        self.underline = underline
        self.strikethrough = strikethrough
        self.direction = direction
    }
}

extension TextStyle {
    /// The largest distance that is added between two letters, in points: that of a few thousand letters fits into Pango's sums.
    private static let mostLetterSpacing = 100.0

    /// Returns the distance that is added between two letters of a text in this style, in points: `letterSpacing` and that of the font,
    /// within their limits.
    package func letterSpacing(in text: AttributedText) -> Double {
        let wanted = Numbers.clean(letterSpacing) + font.tracking
        guard wanted != 0 else { return 0 }
        let size = text.runs.reduce(font.size) { min($0, $1.attributes.fontSize ?? $0) }
        let least = -min(Self.mostLetterSpacing, Numbers.cleanLength(size) / 2)
        return max(least, min(Self.mostLetterSpacing, wanted))
    }

    /// Returns how far letters may reach out of their lines, above and below, in points: those of low lines, and those of other fonts.
    package func overhang(of text: AttributedText) -> Double {
        guard lineHeight > 0 || text.mayNeedOtherFonts else { return 0 }
        let size = text.runs.reduce(font.size) { max($0, $1.attributes.fontSize ?? 0) }
        // No font asks for lines that are higher than one and a half times its size.
        return max(0, Numbers.cleanLength(size) * 1.5 - (lineHeight > 0 ? lineHeight : font.lineHeight))
    }

    /// Returns a rectangle around a text in this style that is drawn in a box. Low lines overhang above and below, letters that lie closer
    /// than they are wide to the sides.
    package func reach(of text: AttributedText, in box: Rect) -> Rect {
        let overhang = overhang(of: text)
        let reach = Rect(box.x, box.y - overhang, box.width, box.height + 2 * overhang)
        guard letterSpacing < 0, let around = DrawCommand.text(text, self, box).bounds else { return reach }
        return reach.union(around)
    }
}

extension AttributedText {
    /// True if the text has letters that are not Latin, Greek or Cyrillic, which begin with these bytes in UTF-8.
    package var mayNeedOtherFonts: Bool { string.utf8.contains { $0 >= 0xD5 } }
}
