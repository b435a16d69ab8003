import CPango
import TatamiDrawing
import TatamiGeometry

/// Measures and lays out text by Pango, with the bundled fonts and the given files alone: the same answers on every machine.
///
/// Emoji come from the bundled colour font, which is loaded with the first text that has one. An engine belongs to one thread at a
/// time; make one for each. Font files are opened once a process and kept for the next engine.
public final class PangoTextEngine: TextMeasurer {
    private let files: [String]
    private let emojiFile: String
    private let plain: FontSet
    private var withEmoji: FontSet?
    private var cache: HalvingCache<TextKey, ShapedText>

    /// How often Pango was made to shape a text. For tests: a cached answer shapes nothing.
    public private(set) var shapings = 0

    /// - Parameters:
    ///   - fontFiles: more fonts beside the bundled ones; a family is found by the name in its file.
    ///   - capacity: texts that are kept shaped, about 4 kB each; one of more than 16 bytes counts several times.
    /// - Throws: `FontError` where a font file is missing, unreadable or no font.
    public init(fontFiles: [String] = [], capacity: Int = 8192) throws(FontError) {
        let folder = try FontFiles.folder()
        files = FontFiles.text.map { "\(folder)/\($0)" } + fontFiles
        emojiFile = "\(folder)/\(FontFiles.emoji)"
        plain = try FontSetPool.shared.take(files)
        cache = HalvingCache(capacity: capacity)
    }

    /// The names of the families that a font can have here, the bundled ones and those of the given files, in alphabetical order.
    public var families: [String] { plain.families }

    deinit {
        // Shaped texts refer to fonts of the sets: they go first.
        cache.removeAll()
        FontSetPool.shared.giveBack(plain, files)
        if let withEmoji { FontSetPool.shared.giveBack(withEmoji, files + [emojiFile]) }
    }

    public func widths(of text: AttributedText, style: TextStyle, grid: PixelGrid) -> TextWidths {
        let key = TextKey(text, style)
        let shaped = shaped(key)
        let natural = shaped.natural.width
        return TextWidths(
            minimum: grid.ceiling(min(natural, minimum(key, shaped))), natural: grid.ceiling(natural))
    }

    public func size(of text: AttributedText, style: TextStyle, width: Double, grid: PixelGrid) -> TextMetrics {
        layout(of: text, style: style, width: width).metrics(grid)
    }

    public func lines(of text: AttributedText, style: TextStyle, width: Double) -> [TextLine] {
        layout(of: text, style: style, width: width).textLines(style, width: width, mayHaveEmoji: Emoji.isIn(text.string))
    }

    public func caret(at offset: Int, in text: AttributedText, style: TextStyle, width: Double) -> TextCaret {
        layout(of: text, style: style, width: width).caret(at: offset, alignment: style.alignment, width: width)
    }

    public func offset(at point: Point, in text: AttributedText, style: TextStyle, width: Double) -> Int {
        layout(of: text, style: style, width: width).offset(at: point, alignment: style.alignment, width: width)
    }

    public func rects(of range: Range<Int>, in text: AttributedText, style: TextStyle, width: Double) -> [Rect] {
        layout(of: text, style: style, width: width).rects(of: range, alignment: style.alignment, width: width)
    }

    /// The laid out text, out of the cache where it was asked for before.
    func layout(of text: AttributedText, style: TextStyle, width: Double) -> TextLayout {
        let key = TextKey(text, style)
        let shaped = shaped(key)
        let units = PangoUnits.wrapWidth(width)
        if !key.canChange(width: width, natural: shaped.natural.width) { return shaped.natural }
        if let layout = shaped.layout(width: units) { return layout }
        let layout = TextLayout.build(key, shaped.natural.text, width: units, fonts: fonts(for: key), shapings: &shapings)
        shaped.keep(layout, width: units)
        return layout
    }

    private func shaped(_ key: TextKey) -> ShapedText {
        cache.value(key, cost: 1 + min(key.text.string.utf8.count, AttributedText.byteLimit) / 16) {
            ShapedText(natural: TextLayout.build(key, PreparedText(key.text), width: nil, fonts: fonts(for: key), shapings: &shapings))
        }
    }

    private func minimum(_ key: TextKey, _ shaped: ShapedText) -> Double {
        if let known = shaped.minimum { return known }
        let minimum: Double
        if key.isCut {
            minimum = self.shaped(key.ellipsis).natural.width
        } else if !key.wraps {
            minimum = shaped.natural.width
        } else if let widest = shaped.natural.widestPiece(byCharacter: key.lineBreakMode == .characterWrap) {
            minimum = widest
        } else {
            minimum =
                TextLayout.build(
                    key, shaped.natural.text, width: 0, breaksWords: false, fonts: fonts(for: key), shapings: &shapings
                ).width
        }
        shaped.minimum = minimum
        return minimum
    }

    /// Without a readable emoji font its characters are drawn from the text fonts: a picture with a hole is better than none.
    func fonts(for key: TextKey) -> FontSet {
        guard Emoji.isIn(key.text.string) else { return plain }
        if let withEmoji { return withEmoji }
        withEmoji = try? FontSetPool.shared.take(files + [emojiFile])
        return withEmoji ?? plain
    }
}

extension TextKey {
    /// False where a layout in `width` is the unwrapped one.
    fileprivate func canChange(width: Double, natural: Double) -> Bool {
        guard wraps else { return false }
        return PangoUnits.wrapWidth(width) < Int32(clamping: Int((natural * 1024).rounded()))
    }
}
