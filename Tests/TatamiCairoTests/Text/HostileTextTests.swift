import CPango
import Foundation
import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCairo

/// Texts of the most bytes that a text may have, made of what costs Pango most. Each is measured, laid out and drawn in a time that grows
/// with its length: quadratic time takes minutes for most of them.
@Suite struct HostileTextTests {
    private let engine: PangoTextEngine
    private let grid = PixelGrid()

    init() throws { engine = try PangoTextEngine() }

    /// What the texts repeat.
    static let units = [
        "a", "W", "the quick brown fox ", "\u{AD}", "a\u{AD}", "wort\u{AD}teil\u{AD}chen", "\u{200B}", "a\u{200B}", "\u{301}", "a\u{301}",
        "\u{20DD}", "\u{FE0F}",
        "\u{E0061}", "\t", "a\t", "\n", "\u{5D0}\n", "\t\n", "\r\n", "\u{2028}", "\u{2029}", " ", "\u{A0}", "/", "-", "\u{2027}", "(",
        "\u{5D0}(a)", "\u{202E}",
        "\u{202E}a\u{202C}", "\u{2067}a", "\u{2066}\u{2069}", "\u{200D}", "a\u{200C}", "\u{645}\u{631}\u{62D}", "\u{915}\u{94D}",
        "\u{E01}\u{E34}", "\u{1100}",
        "\u{4E2D}", "\u{1F600}", "\u{1F468}\u{200D}", "\u{1F1E6}", "1\u{20E3}", "\u{1}", "\u{85}", "\u{FFFE}", "\u{10FFFF}", "\u{E000}",
        "\u{2026}", "a\u{431}\u{3B1}",
    ]

    /// A text of `AttributedText.byteLimit` bytes, or nearly.
    private func filled(_ unit: String, after start: String = "e") -> AttributedText {
        AttributedText(start + String(repeating: unit, count: (AttributedText.byteLimit - start.utf8.count) / unit.utf8.count))
    }

    /// The processor time of this thread, which does not grow where other tests run.
    private static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private func expectLinear(_ text: AttributedText, _ style: TextStyle, width: Double, _ name: String) {
        let before = engine.shapings
        let start = Self.seconds
        do {
            let widths = engine.widths(of: text, style: style, grid: grid)
            let metrics = engine.size(of: text, style: style, width: width, grid: grid)
            #expect(widths.minimum <= widths.natural && metrics.size.height.isFinite && metrics.lineCount > 0, "\(name)")
            let lines = engine.lines(of: text, style: style, width: width)
            #expect(lines.count == metrics.lineCount, "\(name)")
            let end = engine.caret(at: text.string.utf8.count, in: text, style: style, width: width)
            #expect(
                (0...text.string.utf8.count).contains(
                    engine.offset(at: Point(end.x, end.top + end.height / 2), in: text, style: style, width: width)), "\(name)")
            _ = engine.rects(of: 0..<text.string.utf8.count, in: text, style: style, width: width)
        }
        #expect(Self.seconds - start < 30, "\(name)")
        // The least piece holds some lines or one paragraph.
        #expect(engine.shapings - before <= text.string.utf8.count, "\(name)")
    }

    @Test(arguments: units) func aLongTextTakesLinearTime(unit: String) {
        let modes = LineBreakMode.allCases
        let start = HostileTextTests.units.firstIndex(of: unit) ?? 0
        for step in 0..<2 {
            let mode = modes[(start + 2 * step) % modes.count]
            let limit = [0, 1, 3][(start / 2 + step) % 3]
            let style = TextStyle(
                font: .system([17, 8, 60][step]), alignment: step == 1 ? .justified : .start, lineBreakMode: mode, numberOfLines: limit,
                direction: [.automatic, .rightToLeft, .leftToRight][(start + step) % 3])
            let width = [300.0, 20, 1000][(start + step) % 3]
            expectLinear(filled(unit), style, width: width, "\(unit.unicodeScalars) \(mode) \(limit) \(width)")
        }
    }

    /// Words that do not break are what made narrow texts slow.
    @Test(arguments: LineBreakMode.allCases) func aLongWordTakesLinearTimeInAnyWidthAndLineLimit(mode: LineBreakMode) {
        for width in [0.0, 300] {
            for limit in [0, 1, 3] {
                let style = TextStyle(font: .system(17), lineBreakMode: mode, numberOfLines: limit)
                expectLinear(filled("abcdefghij"), style, width: width, "\(mode) \(limit) \(width)")
            }
        }
    }

    @Test func manyRunsTakeLinearTime() {
        var text = AttributedText()
        for index in 0..<8000 {
            text.append("word ", index.isMultiple(of: 2) ? .bold : TextAttributes(fontSize: 10 + Double(index % 7), underline: true))
        }
        expectLinear(text, TextStyle(font: .system(17)), width: 300, "runs")
    }

    /// `TEXTS` says how many, `SEED` where they begin.
    @Test func mixturesTakeLinearTime() {
        let seed = Seeded.start("SEED")
        var random = Seeded(seed)
        for _ in 0..<Seeded.count("TEXTS", otherwise: 12) {
            let parts = (0..<Int.random(in: 2...5, using: &random)).map { _ in random.pick(HostileTextTests.units) }
            var string = ""
            while string.utf8.count < 30_000 {
                string += String(repeating: random.pick(parts), count: random.oneIn(8) ? random.below(2000) : 1)
            }
            let style = TextStyle(
                font: .system(random.pick([8, 17, 60])), alignment: random.pick(Array(TextAlignment.allCases)),
                lineBreakMode: random.pick(Array(LineBreakMode.allCases)), numberOfLines: random.pick([0, 1, 2, 40]),
                direction: random.pick([.automatic, .leftToRight, .rightToLeft]))
            expectLinear(
                AttributedText(string), style, width: random.pick([0, 15, 200, 900]),
                "seed \(seed): \(parts.map(\.unicodeScalars)) \(style)")
        }
    }

    /// A limit of lines ends the work: the rest is not shaped.
    @Test func linesBehindTheLimitAreNotShaped() throws {
        let engine = try PangoTextEngine()
        let text = filled("abcdefghij")
        _ = engine.size(of: text, style: TextStyle(font: .system(17), numberOfLines: 1), width: 300, grid: grid)
        // Once unwrapped, once for the first lines.
        #expect(engine.shapings == 2)
    }

    // MARK: long texts are as short ones

    /// The lines of a long text are those of its paragraphs one by one, and offsets count in the whole.
    @Test func aLongTextHasTheLinesOfItsParagraphs() throws {
        let seed = Seeded.start("SEED")
        var random = Seeded(seed)
        let words = ["fox", "brown", "well-known", "naïve", "123,456", "office", "Ελλάδα", "(x)", "jumps", "over"]
        let hebrew = ["שלום", "עולם", "123", "טוב"]
        let paragraphs = (0..<60).map { _ in
            let words = random.oneIn(4) ? hebrew : words
            return (0..<random.below(80)).map { _ in random.pick(words) }.joined(separator: " ")
        }
        let style = TextStyle(font: .system(14), direction: .leftToRight)
        let whole = AttributedText(paragraphs.joined(separator: "\n"))
        #expect(whole.string.utf8.count > 4000)
        let lines = engine.lines(of: whole, style: style, width: 260)
        let apart = paragraphs.flatMap { engine.lines(of: AttributedText($0), style: style, width: 260) }
        #expect(lines.map(\.string) == apart.map(\.string), "seed \(seed)")
        #expect(lines.map(\.width) == apart.map(\.width), "seed \(seed)")
        // Where directions meet, two offsets have carets at one place: the offset lies inside a word of one direction.
        let behind = whole.string.index(whole.string.startIndex, offsetBy: whole.string.count / 2)
        let word = try #require(whole.string[behind...].range(of: "brown"), "seed \(seed)")
        let offset = whole.string.utf8.distance(from: whole.string.startIndex, to: word.lowerBound) + 2
        let caret = engine.caret(at: offset, in: whole, style: style, width: 260)
        let found = engine.offset(at: Point(caret.x, caret.top + caret.height / 2), in: whole, style: style, width: 260)
        #expect(engine.caret(at: found, in: whole, style: style, width: 260) == caret, "seed \(seed)")
    }

    /// A paragraph in pieces has the lines that it has as a whole.
    @Test(arguments: [LineBreakMode.wordWrap, .characterWrap]) func aLongParagraphHasTheLinesThatPangoGivesTheWhole(mode: LineBreakMode)
        throws
    {
        var random = Seeded(7)
        let words = ["fox", "brown", "well-known", "naïve", "123,456", "office", "AVATAR", "syn\u{AD}tax", "jumps", "over"]
        let text = AttributedText((0..<1500).map { _ in random.pick(words) }.joined(separator: " "))
        let style = TextStyle(font: .system(14), lineBreakMode: mode)
        let key = TextKey(text, style)
        let prepared = PreparedText(text)
        var shapings = 0
        let width = PangoUnits.wrapWidth(200)
        let layout = TextLayout.build(key, prepared, width: width, fonts: engine.fonts(for: key), shapings: &shapings)
        #expect(shapings > 5)
        let request = Shaper.Request(
            bytes: prepared.bytes, runs: [], font: style.font, letterSpacing: key.letterUnits, direction: .automatic, width: width,
            wrap: mode == .characterWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        let box = try #require(Shaper.shape(request, engine.fonts(for: key)))
        let count = Int(pango_layout_get_line_count(box.layout))
        let whole = TextLayout(
            prepared, [(TextLayout.Piece(box: box, bytes: prepared.bytes, start: 0), count)], LinePlaces(key, engine.fonts(for: key)),
            isTruncated: false)
        func lines(_ layout: TextLayout) -> [TextLine] { layout.textLines(style, width: 200, mayHaveEmoji: false) }
        #expect(lines(layout) == lines(whole))
    }
}
