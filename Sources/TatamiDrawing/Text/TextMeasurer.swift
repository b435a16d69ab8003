import TatamiGeometry

/// The least and the most width that a text can use, in points, each rounded up to a whole device pixel.
public struct TextWidths: Hashable, Sendable {
    /// The widest piece that no line break can split; for a text that is cut (one line, or truncated) its ellipsis. Never more than
    /// `natural`.
    public let minimum: Double
    /// The width without any wrapping.
    public let natural: Double

    public init(minimum: Double, natural: Double) {
        self.minimum = minimum
        self.natural = natural
    }
}

/// A text laid out in a width, in points.
public struct TextMetrics: Hashable, Sendable {
    /// Width of the widest line, height of all lines; both rounded up to a whole device pixel.
    public let size: Size
    /// From the top of the text to the line on which its first line stands. Not rounded.
    public let firstBaseline: Double
    /// The same for the last line.
    public let lastBaseline: Double
    /// Lines that are shown. An empty text has one, so that a field keeps its height.
    public let lineCount: Int
    /// True where something of the text is not shown.
    public let isTruncated: Bool

    public init(size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int, isTruncated: Bool) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
    }
}

/// A piece of a line in one font, one direction and one colour.
public struct TextFragment: Hashable, Sendable {
    /// In reading order, also where it runs right to left.
    public let string: String
    /// Distance from the left of the box to the left of the piece, in points.
    public let x: Double
    /// In points.
    public let width: Double
    public let isRightToLeft: Bool
    /// True where the glyphs are coloured pictures, of a font that the style does not name.
    public let isEmoji: Bool
    /// What differs from the style.
    public let attributes: TextAttributes

    public init(
        string: String, x: Double, width: Double, isRightToLeft: Bool = false, isEmoji: Bool = false,
        attributes: TextAttributes = .plain
    ) {
        self.string = string
        self.x = x
        self.width = width
        self.isRightToLeft = isRightToLeft
        self.isEmoji = isEmoji
        self.attributes = attributes
    }
}

/// A line as it is drawn: a browser or an SVG file puts its text here and needs no line breaking of its own.
public struct TextLine: Hashable, Sendable {
    /// What is read, an ellipsis included; without the line end.
    public let string: String
    /// Distance from the left of the box to the left of the line, alignment applied, in points.
    public let x: Double
    /// Distance from the top of the box to the baseline, in points.
    public let baseline: Double
    /// In points.
    public let width: Double
    /// The pieces from left to right. In justified text each word is a piece, without the spaces between.
    public let fragments: [TextFragment]

    public init(string: String, x: Double, baseline: Double, width: Double, fragments: [TextFragment]) {
        self.string = string
        self.x = x
        self.baseline = baseline
        self.width = width
        self.fragments = fragments
    }
}

/// Answers how large text is. The answers depend on nothing but the arguments and the measurer's font files.
///
/// A measurer belongs to one thread at a time: it is not `Sendable`, because its font caches are not.
public protocol TextMeasurer: AnyObject {
    /// The widths of `text` between which a layout may choose.
    func widths(of text: AttributedText, style: TextStyle, grid: PixelGrid) -> TextWidths

    /// `text` wrapped at `width` points. A width at or above its natural one wraps nothing.
    func size(of text: AttributedText, style: TextStyle, width: Double, grid: PixelGrid) -> TextMetrics

    /// The lines of `text` wrapped at and aligned in `width` points, from top to bottom.
    func lines(of text: AttributedText, style: TextStyle, width: Double) -> [TextLine]
}
