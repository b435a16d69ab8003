/// Where lines stand in their box. `start` and `end` follow the text's direction.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    case start, center, end, left, right
    /// Both edges are even, but for the last line of a paragraph, which stands at the start.
    case justified
}

/// What happens to text that is wider than its box.
public enum LineBreakMode: Hashable, Sendable, CaseIterable {
    /// Lines break between words; a word that is wider than the box breaks inside.
    case wordWrap
    /// Lines break between any two characters (grapheme clusters).
    case characterWrap
    /// Lines break at line ends of the text alone; what is wider hangs over (the view decides whether it is clipped).
    case clip
    /// Lines break between words; the last allowed line has an ellipsis at its start, in its middle, or at its end.
    case headTruncation, middleTruncation, tailTruncation

    public var truncates: Bool {
        self == .headTruncation || self == .middleTruncation || self == .tailTruncation
    }
}

/// The base direction of a text.
public enum TextDirection: Hashable, Sendable {
    /// By the first letter of each paragraph that has a direction.
    case automatic
    case leftToRight, rightToLeft
}

/// How a whole text is set.
public struct TextStyle: Hashable, Sendable {
    public var font: Font
    public var color: Color
    public var alignment: TextAlignment
    public var lineBreakMode: LineBreakMode
    /// The most lines that are shown; 0 is no limit, negative counts as 0.
    public var numberOfLines: Int
    /// Extra points between two lines; may be negative.
    public var lineSpacing: Double
    public var direction: TextDirection

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
