import TatamiGeometry

/// The narrowest and the widest that a text can be laid out, in points, each rounded up to a whole device pixel.
public struct TextWidths: Hashable, Sendable {
    /// The width of the widest piece that no line break can split, or of the ellipsis for a text that is cut (one line, or truncated).
    /// Never more than `natural`.
    public let minimum: Double
    /// The width without any line breaks but the text's own.
    public let natural: Double

    /// Makes the two widths, in points.
    public init(minimum: Double, natural: Double) {
        self.minimum = minimum
        self.natural = natural
    }
}

/// The size and the baselines of a text laid out in a width, in points.
public struct TextMetrics: Hashable, Sendable {
    /// The width of the widest line and the height of all lines, both rounded up to a whole device pixel.
    public let size: Size
    /// The distance from the top of the text to the baseline of its first line. Not rounded.
    public let firstBaseline: Double
    /// The distance from the top of the text to the baseline of its last line. Not rounded.
    public let lastBaseline: Double
    /// The number of lines that are shown. An empty text has one, so that a field keeps its height.
    public let lineCount: Int
    /// True if part of the text is not shown, because the style cuts it or because it is behind `AttributedText.byteLimit`.
    public let isTruncated: Bool

    /// Makes metrics; lengths are in points.
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
    /// The characters in reading order, also if the piece runs right to left.
    public let string: String
    /// The distance from the left of the box to the left of the piece, in points.
    public let x: Double
    /// The width of the piece, in points.
    public let width: Double
    /// True if the piece reads from right to left.
    public let isRightToLeft: Bool
    /// True if the glyphs are coloured pictures from an emoji font, which the style does not name.
    public let isEmoji: Bool
    /// What the piece changes in the style.
    public let attributes: TextAttributes

    /// Makes a piece; lengths are in points.
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

/// A line as it is drawn. A browser or an SVG file places its text by this and needs no line breaking of its own.
public struct TextLine: Hashable, Sendable {
    /// The characters that are read, including an ellipsis and without the line end.
    public let string: String
    /// The distance from the left of the box to the left of the line, with the alignment applied, in points.
    public let x: Double
    /// The distance from the top of the box to the baseline, in points.
    public let baseline: Double
    /// The width of the line, in points.
    public let width: Double
    /// The pieces from left to right. In justified text each word is a piece; the spaces between words are left out.
    public let fragments: [TextFragment]

    /// Makes a line; lengths are in points.
    public init(string: String, x: Double, baseline: Double, width: Double, fragments: [TextFragment]) {
        self.string = string
        self.x = x
        self.baseline = baseline
        self.width = width
        self.fragments = fragments
    }
}

/// Measures text. The results depend only on the arguments and on the measurer's font files.
///
/// A measurer is used by one thread at a time. It is not `Sendable`, because its font caches are not.
public protocol TextMeasurer: AnyObject {
    /// Returns the widths of `text` between which a layout may choose, rounded up to device pixels of `grid`.
    func widths(of text: AttributedText, style: TextStyle, grid: PixelGrid) -> TextWidths

    /// Returns the size of `text` wrapped at `width` points, rounded up to device pixels of `grid`. A width at or above the natural one
    /// wraps nothing.
    func size(of text: AttributedText, style: TextStyle, width: Double, grid: PixelGrid) -> TextMetrics

    /// Returns the lines of `text` wrapped at and aligned in `width` points, from top to bottom.
    func lines(of text: AttributedText, style: TextStyle, width: Double) -> [TextLine]

    /// Returns the place of the caret before the character at `offset`.
    ///
    /// - Parameters:
    ///   - offset: An offset in the text's UTF-8. An offset outside the text counts as the text's nearer end.
    ///   - text: The text.
    ///   - style: The style of the text.
    ///   - width: The width in points in which the text is wrapped and aligned.
    func caret(at offset: Int, in text: AttributedText, style: TextStyle, width: Double) -> TextCaret

    /// Returns the offset in the text's UTF-8 whose caret is nearest to `point`, which is in points from the text's top left corner.
    func offset(at point: Point, in text: AttributedText, style: TextStyle, width: Double) -> Int

    /// Returns the rectangles that a part of the text covers, in points from the text's top left corner.
    ///
    /// The rectangles are in reading order. There are several if lines break or directions mix.
    ///
    /// - Parameters:
    ///   - range: Offsets in the text's UTF-8.
    ///   - text: The text.
    ///   - style: The style of the text.
    ///   - width: The width in points in which the text is wrapped and aligned.
    func rects(of range: Range<Int>, in text: AttributedText, style: TextStyle, width: Double) -> [Rect]

    /// Returns the carets of a visible line from left to right, as offsets in the text's UTF-8.
    ///
    /// The end of a line that is wrapped is the start of the next line, and is not among them.
    ///
    /// - Parameters:
    ///   - offset: An offset in the text's UTF-8 with a caret in the line.
    ///   - text: The text.
    ///   - style: The style of the text.
    ///   - width: The width in points in which the text is wrapped and aligned.
    func carets(inLineAt offset: Int, in text: AttributedText, style: TextStyle, width: Double) -> [Int]

    /// Returns the words of a text, as offsets in its UTF-8: what lies between two boundaries by Unicode's rules for words (UAX 29), if it
    /// has a letter or a digit.
    func words(in text: String) -> [Range<Int>]
}

/// A place between two characters, in points from the text's top left corner.
public struct TextCaret: Hashable, Sendable {
    /// The horizontal place of the caret.
    public let x: Double
    /// The top of the caret.
    public let top: Double
    /// The height of the caret.
    public let height: Double

    /// Makes a caret; lengths are in points.
    public init(x: Double, top: Double, height: Double) {
        self.x = x
        self.top = top
        self.height = height
    }
}

/// Defaults for measurers that do not know the places of characters: the characters are spread evenly over one line.
extension TextMeasurer {
    /// Returns a caret at the part of the text's width that `offset` is of the text's bytes.
    public func caret(at offset: Int, in text: AttributedText, style: TextStyle, width: Double) -> TextCaret {
        let size = size(of: text, style: style, width: width, grid: PixelGrid(scale: 1)).size
        let part = Double(max(0, min(text.string.utf8.count, offset))) / Double(max(1, text.string.utf8.count))
        return TextCaret(x: size.width * part, top: 0, height: size.height)
    }

    /// Returns the offset that is the same part of the text's bytes as `point.x` is of the text's width.
    public func offset(at point: Point, in text: AttributedText, style: TextStyle, width: Double) -> Int {
        let size = size(of: text, style: style, width: width, grid: PixelGrid(scale: 1)).size
        let count = text.string.utf8.count
        return Numbers.cleanCount((point.x / max(1, size.width) * Double(count)).rounded(), 0...count)
    }

    /// Returns one rectangle from the caret at the start of `range` to the caret at its end; none if they are at the same place.
    public func rects(of range: Range<Int>, in text: AttributedText, style: TextStyle, width: Double) -> [Rect] {
        let (start, end) = (
            caret(at: range.lowerBound, in: text, style: style, width: width),
            caret(at: range.upperBound, in: text, style: style, width: width)
        )
        return end.x > start.x ? [Rect(start.x, 0, end.x - start.x, start.height)] : []
    }

    /// Returns the start of each character and the end of the text, in reading order.
    public func carets(inLineAt offset: Int, in text: AttributedText, style: TextStyle, width: Double) -> [Int] {
        text.string.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
    }

    /// Returns the runs of letters, digits and underscores.
    public func words(in text: String) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var offset = 0
        for character in text {
            let end = offset + character.utf8.count
            if character.isLetter || character.isNumber || character == "_" {
                if let last = words.last, last.upperBound == offset {
                    words[words.count - 1] = last.lowerBound..<end
                } else {
                    words.append(offset..<end)
                }
            }
            offset = end
        }
        return words
    }
}
