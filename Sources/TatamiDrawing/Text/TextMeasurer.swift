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
    /// True where something of the text is not shown: what is cut by the style, or is behind `AttributedText.byteLimit`.
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

    /// Where the caret stands before the character at `offset`, an offset in the text's UTF-8 that is cut to its ends.
    func caret(at offset: Int, in text: AttributedText, style: TextStyle, width: Double) -> TextCaret

    /// The offset in the text's UTF-8 at which a caret is nearest to a point, in points from the text's top left corner.
    func offset(at point: Point, in text: AttributedText, style: TextStyle, width: Double) -> Int

    /// What a stretch of the text covers, given by offsets in its UTF-8: rectangles in reading order, several where lines break or
    /// directions mix.
    func rects(of range: Range<Int>, in text: AttributedText, style: TextStyle, width: Double) -> [Rect]
}

/// A place between two characters, in points from the text's top left corner.
public struct TextCaret: Hashable, Sendable {
    public let x: Double
    public let top: Double
    public let height: Double

    public init(x: Double, top: Double, height: Double) {
        self.x = x
        self.top = top
        self.height = height
    }
}

/// For measurers that do not know where characters stand: they are spread evenly over one line.
extension TextMeasurer {
    public func caret(at offset: Int, in text: AttributedText, style: TextStyle, width: Double) -> TextCaret {
        let size = size(of: text, style: style, width: width, grid: PixelGrid(scale: 1)).size
        let part = Double(max(0, min(text.string.utf8.count, offset))) / Double(max(1, text.string.utf8.count))
        return TextCaret(x: size.width * part, top: 0, height: size.height)
    }

    public func offset(at point: Point, in text: AttributedText, style: TextStyle, width: Double) -> Int {
        let size = size(of: text, style: style, width: width, grid: PixelGrid(scale: 1)).size
        let count = text.string.utf8.count
        return Numbers.cleanCount((point.x / max(1, size.width) * Double(count)).rounded(), 0...count)
    }

    public func rects(of range: Range<Int>, in text: AttributedText, style: TextStyle, width: Double) -> [Rect] {
        let (start, end) = (
            caret(at: range.lowerBound, in: text, style: style, width: width),
            caret(at: range.upperBound, in: text, style: style, width: width)
        )
        return end.x > start.x ? [Rect(start.x, 0, end.x - start.x, start.height)] : []
    }
}
