import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCairo

/// Lines never break inside a character: Pango 1.50 ends the program where one would have to (see `BreakRules`).
@Suite struct LineBreakTests {
    private let engine: PangoTextEngine

    init() throws { engine = try PangoTextEngine() }

    @Test(arguments: ["\u{200D}", "\u{301}", "\u{200D}\u{200D}", "\u{FE0F}", "\u{5B0}", "\u{E33}", "\u{200C}"])
    func aMarkBehindWhiteSpaceIsHarmlessInNarrowLines(mark: String) {
        for space in [" ", "\u{A0}", "\u{2003}", "\u{3000}", "\t", "\u{1680}", "  "] {
            for (before, after) in [
                ("x\u{202E}", "\u{5DD}"), ("x", "\u{5DD}"), ("", "\u{5DD}"), ("\u{5DD}", "x"), ("WW\u{202E}", "\u{E01}"),
            ] {
                let text = AttributedText(before + space + mark + after)
                for size in [6.0, 14, 60] {
                    for mode in [LineBreakMode.wordWrap, .characterWrap] {
                        let style = TextStyle(font: .system(size), lineBreakMode: mode)
                        for part in [0, 0.02, 0.1, 0.15, 0.2, 0.3, 0.6, 0.9, 1.5] {
                            #expect(!engine.lines(of: text, style: style, width: size * part).isEmpty)
                        }
                    }
                }
            }
        }
    }

    /// A sign of direction comes between the halves of flags, so that Unicode's rules for lines and for characters count them otherwise.
    @Test(arguments: [
        "\u{1F1E6}\u{202E}\u{1F1E6}\u{1F1E6}\u{20DD}", "\u{1F1E6}\u{2069}\u{1F1E6}\u{1F1E6}\u{1F1E6}",
        "\u{1F1E6}\u{E0061}\u{1F1E6}\u{1F1E6}\u{E0061}", "a\u{1F1E6}\u{2067}\u{1F1E6}\u{1F1E6}b",
        "\u{20DD}\u{1F3FB}\u{1F3FB}\u{1F3FB}\u{20DD}",
    ])
    func flagsBreakBetweenCharacters(string: String) {
        let text = AttributedText(string)
        let ends = Set(string.indices.map { $0.utf16Offset(in: string) })
        for size in [6.0, 17, 60] {
            for width in stride(from: 0, through: size * 5, by: size / 8) {
                let style = TextStyle(font: .system(size), lineBreakMode: .wordWrap)
                var length = 0
                for line in engine.lines(of: text, style: style, width: width) {
                    #expect(ends.contains(length), "\(string.unicodeScalars) \(size) \(width)")
                    length += line.string.utf16.count
                }
            }
        }
    }

    /// `BREAKS` says how many, `SEED` where they begin.
    @Test func shortMixturesBreakInAnyWidth() {
        let seed = Seeded.start("SEED")
        var random = Seeded(seed)
        let more = [
            "\u{644}\u{627}", "\u{628}", "i", "il\u{AD}", "\u{5D0}", "\u{2060}", "\u{E33}", "\u{2069}", "\u{202B}", "\u{1160}", "\u{AC00}",
            "\u{F0B}",
            "\u{1F3FB}", "\u{200F}", "1",
        ]
        for _ in 0..<Seeded.count("BREAKS", otherwise: 1500) {
            let units = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.pick(HostileTextTests.units + more) }
            let string = (0..<Int.random(in: 1...14, using: &random)).map { _ in random.pick(units) }.joined()
            let size = random.pick([8.0, 17, 60])
            let style = TextStyle(
                font: .system(size), lineBreakMode: random.pick([.wordWrap, .characterWrap]),
                letterSpacing: random.pick([0, 0, -size / 8, size / 8]), direction: random.pick([.automatic, .leftToRight, .rightToLeft]))
            let width = Double.random(in: 0...1, using: &random) * Double.random(in: 0...8, using: &random) * size
            let lines = engine.lines(of: AttributedText(string), style: style, width: width)
            #expect(!lines.isEmpty, "seed \(seed): \(string.unicodeScalars) \(style) \(width)")
        }
    }
}
