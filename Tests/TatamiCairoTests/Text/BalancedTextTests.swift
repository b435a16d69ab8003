import TatamiCairo
import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

/// Lines of nearly equal width.
@Suite struct BalancedTextTests {
    private let engine: PangoTextEngine
    private let fine = PixelGrid(scale: 1024)

    init() throws { engine = try PangoTextEngine() }

    private func size(_ text: String, _ mode: LineBreakMode, _ width: Double, _ style: TextStyle = TextStyle()) -> TextMetrics {
        var style = style
        style.lineBreakMode = mode
        return engine.size(of: AttributedText(text), style: style, width: width, grid: fine)
    }

    /// In JetBrains Mono of 20 points, a letter is 12 points wide. In 14 letters, "aaaa bbbb cccc" is one line of 14 and "dddd" another one; two
    /// lines need at least 9 letters each.
    @Test func twoLinesOfFourWordsAreEquallyLong() {
        let style = TextStyle(font: Font("JetBrains Mono", size: 20))
        let text = "aaaa bbbb cccc dddd"
        #expect(abs(size(text, .wordWrap, 168, style).size.width - 168) < 0.1)
        let balanced = size(text, .balanced, 168, style)
        #expect(abs(balanced.size.width - 108) < 0.1 && balanced.lineCount == 2)
        var other = style
        other.lineBreakMode = .balanced
        let lines = engine.lines(of: AttributedText(text), style: other, width: 168).map(\.string)
        #expect(lines.map { $0.trimmed } == ["aaaa bbbb", "cccc dddd"])
    }

    @Test func aLineThatFitsIsNotBroken() {
        #expect(size("One short line", .balanced, 400) == size("One short line", .wordWrap, 400))
        #expect(size("", .balanced, 40).lineCount == 1)
    }

    @Test func justifiedLongAndCutTextsWrapAsUsual() {
        let long = Array(repeating: "many words", count: 60).joined(separator: " ")
        #expect(size(long, .wordWrap, 120).lineCount > 10 && size(long, .balanced, 120) == size(long, .wordWrap, 120))
        let justified = TextStyle(alignment: .justified)
        #expect(size("one two three four", .balanced, 80, justified) == size("one two three four", .wordWrap, 80, justified))
        let cut = TextStyle(numberOfLines: 2)
        #expect(size("one two three four five six", .balanced, 60, cut) == size("one two three four five six", .wordWrap, 60, cut))
    }

    @Test(arguments: 0..<150) func theWidthIsTheNarrowestWithAsManyLines(_ seed: UInt64) {
        var random = Seeded(seed)
        let pieces = ["a", "word", "longer words", "שלום", "مرحبا", "naïve", "👍", "\n", "1,000", "wwwwwwwwwwwwwwww", "e-mail"]
        let text = (0..<1 + random.below(12)).map { _ in random.pick(pieces) }.joined(separator: " ")
        let style = TextStyle(font: .system(10 + Double(random.below(12))))
        let width = 30 + Double(random.below(250))
        let (wrapped, balanced) = (size(text, .wordWrap, width, style), size(text, .balanced, width, style))
        #expect(balanced.lineCount == wrapped.lineCount && balanced.size.width <= wrapped.size.width + 0.01, "Seed \(seed)")
        guard wrapped.lineCount > 1, wrapped.lineCount <= 10 else { return }
        let narrower = size(text, .wordWrap, balanced.size.width - 0.125, style)
        let isNarrowest = narrower.lineCount > wrapped.lineCount || narrower.size.width > balanced.size.width - 0.125
        #expect(isNarrowest, "Seed \(seed): \(text.debugDescription) in \(width)")
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
