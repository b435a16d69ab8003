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

/// How a whole text is set: its font, colour, alignment and line breaks.
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
    /// The base direction of the text.
    public var direction: TextDirection

    /// Makes a style. Without arguments it is black 17 point text that wraps between words.
    public init(
        font: Font = .body, color: Color = Palette.light[.text], alignment: TextAlignment = .start,
        lineBreakMode: LineBreakMode = .wordWrap, numberOfLines: Int = 0, lineSpacing: Double = 0,
        direction: TextDirection = .automatic
    ) {
        self.font = font
        self.color = color
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.numberOfLines = numberOfLines
        self.lineSpacing = lineSpacing
        self.direction = direction
    }
}
