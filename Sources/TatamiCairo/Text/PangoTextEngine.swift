import CPango
import TatamiDrawing
import TatamiGeometry

/// Measures and lays out text with Pango, using only the bundled fonts and the given files, so that results are the same on every
/// machine.
///
/// Letters that the family of a font does not have come from `Font.fallbackFamilies`. Emoji come from the bundled color font, which is
/// loaded with the first text that contains one. An engine is used by one thread at a time; create one for each thread. A process opens font
/// files once and keeps them for the next engine.
///
/// ```swift
/// let engine = try PangoTextEngine()
/// let widths = engine.widths(of: "Save", style: TextStyle(font: .body), grid: PixelGrid(scale: 2))
/// ```
public final class PangoTextEngine: TextMeasurer {
    private let files: [String]
    private let emojiFile: String
    private let plain: FontSet
    /// The fonts of texts with emoji; nil until a text needs them.
    private var colored: FontSet?
    private var cache: BoundedCache<TextKey, ShapedText>

    /// The number of times that Pango shaped a text, for tests. A cached result shapes nothing.
    public private(set) var shapings = 0

    /// Makes an engine.
    ///
    /// - Parameters:
    ///   - fontFiles: Font files in addition to the bundled ones. A family is found by the name in its file. A file with the name of a
    ///     bundled family is preferred to the bundled file of the same weight.
    ///   - capacity: The number of shaped texts that are kept, about 4 kB each. A text of more than 16 bytes counts several times.
    /// - Throws: `FontError` if a font file is missing, unreadable or not a font.
    public init(fontFiles: [String] = [], capacity: Int = 8192) throws(FontError) {
        let folder = try FontFiles.folder()
        emojiFile = "\(folder)/\(FontFiles.emoji)"
        files = fontFiles + FontFiles.text.map { "\(folder)/\($0)" }
        plain = try FontSetPool.shared.take(files)
        cache = BoundedCache(capacity: capacity)
    }

    /// The names of the families that a font can have here, from the bundled and the given files, in alphabetical order.
    public var families: [String] { plain.families }

    deinit {
        // Shaped texts refer to fonts of the sets, so they are released first.
        FontLock.hold { cache.removeAll() }
        FontSetPool.shared.giveBack(plain, files)
        if let colored { FontSetPool.shared.giveBack(colored, files + [emojiFile]) }
    }

    /// Returns the widths of `text` between which a layout may choose, rounded up to device pixels of `grid`.
    public func widths(of text: AttributedText, style: TextStyle, grid: PixelGrid) -> TextWidths {
        let key = TextKey(text, style)
        let shaped = shaped(key)
        let natural = shaped.natural.width
        return TextWidths(
            minimum: grid.ceiling(min(natural, minimum(key, shaped))), natural: grid.ceiling(natural))
    }

    /// Returns the size of `text` wrapped at `width` points, rounded up to device pixels of `grid`.
    public func size(of text: AttributedText, style: TextStyle, width: Double, grid: PixelGrid) -> TextMetrics {
        layout(of: text, style: style, width: width).metrics(grid)
    }

    /// Returns the lines of `text` wrapped at and aligned in `width` points, from top to bottom.
    public func lines(of text: AttributedText, style: TextStyle, width: Double) -> [TextLine] {
        FontLock.hold {
            layout(of: text, style: style, width: width).textLines(style, width: width, mayHaveEmoji: Emoji.isIn(text.string))
        }
    }

    /// Returns the place of the caret before the character at `offset`, an offset in the text's UTF-8.
    public func caret(at offset: Int, in text: AttributedText, style: TextStyle, width: Double) -> TextCaret {
        FontLock.hold { layout(of: text, style: style, width: width).caret(at: offset, alignment: style.alignment, width: width) }
    }

    /// Returns the offset in the text's UTF-8 whose caret is nearest to `point`, which is in points from the text's top left corner.
    public func offset(at point: Point, in text: AttributedText, style: TextStyle, width: Double) -> Int {
        FontLock.hold { layout(of: text, style: style, width: width).offset(at: point, alignment: style.alignment, width: width) }
    }

    /// Returns the rectangles that a part of the text covers, given by offsets in its UTF-8, in points from the text's top left corner.
    public func rects(of range: Range<Int>, in text: AttributedText, style: TextStyle, width: Double) -> [Rect] {
        FontLock.hold { layout(of: text, style: style, width: width).rects(of: range, alignment: style.alignment, width: width) }
    }

    /// Returns the carets of the visible line at an offset from left to right, as offsets in the text's UTF-8.
    public func carets(inLineAt offset: Int, in text: AttributedText, style: TextStyle, width: Double) -> [Int] {
        FontLock.hold { layout(of: text, style: style, width: width).carets(inLineAt: offset) }
    }

    /// Returns the words of a text, as offsets in its UTF-8.
    public func words(in text: String) -> [Range<Int>] { FontLock.hold { WordFinder.words(in: text) } }

    /// Returns the text laid out in `width` points, from the cache if it holds the layout.
    func layout(of text: AttributedText, style: TextStyle, width: Double) -> TextLayout {
        let key = TextKey(text, style)
        let shaped = shaped(key)
        let units = PangoUnits.wrapWidth(width)
        if !key.canChange(width: width, natural: shaped.natural.width) { return shaped.natural }
        if let layout = shaped.layout(width: units) { return layout }
        let layout = key.isBalanced ? balanced(key, shaped.natural.text, units) : build(key, shaped.natural.text, width: units)
        FontLock.hold { shaped.keep(layout, width: units) }
        return layout
    }

    /// Returns the layout in the narrowest width, up to `width` Pango units, that needs no more lines than `width`, found by bisection.
    private func balanced(_ key: TextKey, _ text: PreparedText, _ width: Int32) -> TextLayout {
        var best = build(key, text, width: width)
        let count = best.lines.count
        guard count > 1, count <= Self.mostBalancedLines, !best.isTruncated else { return best }
        var (tooNarrow, enough) = (Int32(0), PangoUnits.wrapWidth(best.width))
        while enough - tooNarrow > Self.balanceStep {
            let middle = tooNarrow + (enough - tooNarrow) / 2
            let layout = build(key, text, width: middle)
            if layout.lines.count > count || layout.width > PangoUnits.points(middle) {
                tooNarrow = middle
            } else {
                (best, enough) = (layout, min(middle, PangoUnits.wrapWidth(layout.width)))
            }
        }
        return best
    }

    /// The most lines that are balanced. A long text has no line that stands out.
    private static let mostBalancedLines = 10
    /// The accuracy of the width of balanced lines, in Pango units: 1/16 point.
    private static let balanceStep: Int32 = 64

    private func shaped(_ key: TextKey) -> ShapedText {
        if let known = cache.known(key) { return known }
        let shaped = ShapedText(natural: build(key, PreparedText(key.text), width: nil))
        // A text that is dropped may close a font.
        FontLock.hold { cache.add(shaped, for: key, cost: 1 + min(key.text.string.utf8.count, AttributedText.byteLimit) / 16) }
        return shaped
    }

    private func minimum(_ key: TextKey, _ shaped: ShapedText) -> Double {
        if let known = shaped.minimum { return known }
        let minimum: Double
        if key.isCut {
            minimum = self.shaped(key.ellipsis).natural.width
        } else if !key.wraps {
            minimum = shaped.natural.width
        } else if let widest = widestPiece(key, shaped.natural) {
            minimum = widest
        } else {
            minimum = build(key, shaped.natural.text, width: 0, breaksWords: false).width
        }
        shaped.minimum = minimum
        return minimum
    }

    private func widestPiece(_ key: TextKey, _ layout: TextLayout) -> Double? {
        FontLock.hold { layout.widestPiece(byCharacter: key.lineBreakMode == .characterWrap, letterSpacing: key.letterUnits) }
    }

    private func build(_ key: TextKey, _ text: PreparedText, width: Int32?, breaksWords: Bool = true) -> TextLayout {
        FontLock.hold {
            TextLayout.build(key, text, width: width, breaksWords: breaksWords, fonts: fonts(for: key), shapings: &shapings)
        }
    }

    /// Returns the fonts for a text. If the font of emoji cannot be read, the text is drawn without it: a picture with a hole is better
    /// than none.
    func fonts(for key: TextKey) -> FontSet {
        guard Emoji.isIn(key.text.string) else { return plain }
        if colored == nil { colored = try? FontSetPool.shared.take(files + [emojiFile]) }
        return colored ?? plain
    }
}

extension TextKey {
    /// Returns false if a layout in `width` is the unwrapped one.
    fileprivate func canChange(width: Double, natural: Double) -> Bool {
        guard wraps else { return false }
        return PangoUnits.wrapWidth(width) < Int32(clamping: Int((natural * 1024).rounded()))
    }
}
