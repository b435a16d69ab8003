import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCairo

@Suite struct PreparedTextTests {
    private func string(_ prepared: PreparedText) -> String { String(decoding: prepared.bytes, as: UTF8.self) }

    @Test func whatPeopleWriteStaysAsItIs() {
        for text in ["", "Hello", "naïve Ελλάδα שלום", "a\tb\nc", "👨‍👩‍👧 🇩🇪 1️⃣", "wort\u{AD}teil", "e\u{301}\u{302}"] {
            #expect(string(PreparedText(AttributedText(text))) == text)
        }
    }

    @Test func noncharactersAndZeroKeepTheirLength() {
        var bad = [0, 0xFFFE, 0xFFFF] + Array(0xFDD0...0xFDEF)
        for plane in 1...16 { bad += [plane << 16 | 0xFFFE, plane << 16 | 0xFFFF] }
        for scalar in bad.compactMap({ Unicode.Scalar(UInt32($0)) }) {
            let prepared = PreparedText(AttributedText("a\(scalar)b"))
            #expect(prepared.bytes.count == 2 + UTF8.width(scalar))
            #expect(!string(prepared).unicodeScalars.contains(scalar), "\(scalar.value)")
        }
    }

    /// Scalars of all kinds: what one renderer draws, all draw.
    @Test func everyRendererDrawsEveryCharacter() throws {
        let engine = try PangoTextEngine()
        let renderer = CairoRenderer(engine)
        let all = [
            0, 1, 8, 0x1B, 0x7F, 0x85, 0x9F, 0xAD, 0x378, 0x200B, 0x2028, 0x2060, 0xE000, 0xF8FF, 0xFE00, 0xFE0F, 0xFEFF, 0xFFF9, 0xFFFD,
        ]
        let nonchars = Array(0xFDD0...0xFDEF) + (0...16).flatMap { [$0 << 16 | 0xFFFE, $0 << 16 | 0xFFFF] }
        for value in all + nonchars + [0x1F3FB, 0xE0001, 0xE0061, 0xE0100, 0xF0000, 0x10FFFD] {
            let scalar = try #require(Unicode.Scalar(UInt32(value)))
            var list = DisplayList()
            list.text(AttributedText("a\(scalar)b"), TextStyle(font: .system(14)), in: Rect(0, 0, 80, 20))
            let size = Size(80, 20)
            #expect(throws: Never.self, "\(value)") {
                _ = try renderer.png(of: list, size: size)
                _ = try renderer.pdf(of: list, size: size)
                _ = try SVGWriter(engine).svg(of: list, size: size)
            }
        }
    }

    @Test func offsetsCountTheTextItself() {
        let marks = String(repeating: "\u{301}", count: 100)
        let text = "ab" + marks + "cd" + marks + "e"
        let prepared = PreparedText(AttributedText(text))
        #expect(prepared.bytes.count == 5 + 2 * 64 * 2)
        #expect(prepared.offset(0) == 0 && prepared.offset(2) == 2)
        let c = 2 + 200
        let shapedC = 2 + 128
        #expect(prepared.offset(c) == shapedC && prepared.source(shapedC) == c)
        #expect(prepared.offset(c - 10) == shapedC)
        #expect(prepared.offset(text.utf8.count) == prepared.bytes.count && prepared.source(prepared.bytes.count) == text.utf8.count)
        for offset in 0...prepared.bytes.count { #expect(prepared.offset(prepared.source(offset)) == offset) }
    }

    @Test func caretsAndRunsStayBehindCharactersThatAreLeftOut() throws {
        let engine = try PangoTextEngine()
        let style = TextStyle(font: .system(14))
        let marks = String(repeating: "\u{301}", count: 500)
        let hostile = AttributedText("a\(marks)b") + AttributedText("cd", .bold)
        let tame = AttributedText(Self.tame) + AttributedText("cd", .bold)
        func caret(_ text: AttributedText, fromEnd: Int) -> TextCaret {
            engine.caret(at: text.string.utf8.count - fromEnd, in: text, style: style, width: 200)
        }
        for end in 0...3 { #expect(caret(hostile, fromEnd: end) == caret(tame, fromEnd: end)) }
        let point = Point(caret(tame, fromEnd: 1).x, 5)
        #expect(engine.offset(at: point, in: hostile, style: style, width: 200) == hostile.string.utf8.count - 1)
        #expect(engine.lines(of: hostile, style: style, width: 200)[0].fragments.last?.string == "cd")
    }

    private static let tame = "a" + String(String.UnicodeScalarView(repeatElement("\u{301}", count: 64))) + "b"

    @Test func tabsOfATableStayAndFurtherOnesAreSpaces() {
        let prepared = string(PreparedText(AttributedText(String(repeating: "\t", count: 300) + "\n\t")))
        #expect(prepared == String(repeating: "\t", count: 256) + String(repeating: " ", count: 44) + "\n\t")
    }

    @Test func aTextOverTheLimitIsCutBeforeACharacterAndSaysSo() throws {
        let engine = try PangoTextEngine()
        let style = TextStyle(font: .system(14))
        let grid = PixelGrid()
        let limit = AttributedText.byteLimit
        let long = PreparedText(AttributedText(String(repeating: "a", count: limit - 1) + "é" + String(repeating: "b", count: 3_000_000)))
        #expect(long.isCut && long.bytes.count == limit - 1)
        let just = AttributedText(String(repeating: "a ", count: limit / 2))
        #expect(!engine.size(of: just, style: style, width: 300, grid: grid).isTruncated)
        let over = just + "b"
        let metrics = engine.size(of: over, style: style, width: 300, grid: grid)
        #expect(metrics.isTruncated && metrics.size == engine.size(of: just, style: style, width: 300, grid: grid).size)
        #expect(engine.caret(at: limit + 1, in: over, style: style, width: 300).x >= 0)
    }
}
