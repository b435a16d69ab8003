import TatamiCairo
import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiControls

/// A text in blocks, compared with a layout of the whole text.
@Suite struct TextBlocksTests {
    private let engine: PangoTextEngine
    private let style = TextStyle(font: .system(12), lineBreakMode: .wordWrap)

    init() throws { engine = try PangoTextEngine() }

    private func blocks(_ text: String, width: Double) -> TextBlocks {
        let blocks = TextBlocks(.vertical)
        blocks.update(text, style, width: width, by: engine)
        return blocks
    }

    @Test(arguments: 0..<60) func allAnswersAreThoseOfTheWholeLayout(_ seed: UInt64) {
        var random = Seeded(seed)
        let pieces = ["one", "two three four five", "שלום עולם", "\n", "\n\n", "e\u{301}", "👨‍👩‍👧", " ", "مرحبا", "wwwwwwwwwwwwwwwwwwww"]
        let text = (0..<random.below(14)).map { _ in random.pick(pieces) }.joined()
        let width = 40 + Double(random.below(160))
        let blocks = blocks(text, width: width)
        let whole = AttributedText(text)
        var offset = 0
        for character in text {
            let (a, b) = (blocks.caret(at: offset), engine.caret(at: offset, in: whole, style: style, width: width))
            #expect(
                abs(a.x - b.x) < 0.01 && abs(a.top - b.top) < 0.01 && abs(a.height - b.height) < 0.01,
                "Seed \(seed), offset \(offset) of \(text.debugDescription) in \(width): \(a), \(b)")
            let point = Point(b.x + 2, b.top + b.height / 2)
            let found = blocks.offset(at: point)
            #expect(found == engine.offset(at: point, in: whole, style: style, width: width), "Seed \(seed), offset \(offset).")
            offset += character.utf8.count
        }
        #expect(abs(blocks.length - engine.caret(at: offset, in: whole, style: style, width: width).bottom) < 0.01, "Seed \(seed).")
        let shown = blocks.settle(length: .infinity)
        let (start, end) = (random.below(offset + 1), random.below(offset + 1))
        func area(_ rects: [Rect]) -> Double { rects.reduce(0) { $0 + $1.width * $1.height } }
        let range = min(start, end)..<max(start, end)
        let (a, b) = (blocks.rects(of: range, in: shown), engine.rects(of: range, in: whole, style: style, width: width))
        #expect(abs(area(a) - area(b)) < 1, "Seed \(seed): \(a), \(b)")
    }

    @Test func onlyWhatIsSeenIsShaped() {
        let text = (1...20_000).map { "Line \($0) of a long text" }.joined(separator: "\n")
        let blocks = blocks(text, width: 200)
        #expect(blocks.blocks.count == 20_000 && blocks.measurings == 0)
        _ = blocks.settle(length: 200)
        let seen = blocks.measurings
        #expect(seen > 5 && seen < 20)
        _ = blocks.settle(length: 200)
        #expect(blocks.measurings == seen)
        _ = blocks.caret(at: text.utf8.count)
        #expect(blocks.measurings == seen + 1)
        // A character in the first line: one block is measured again.
        blocks.update("x" + text, style, width: 200, by: engine)
        _ = blocks.settle(length: 200)
        #expect(blocks.measurings == seen + 2)
    }

    @Test func estimatesAreCorrectedWithoutMovingWhatIsSeen() {
        let text = (1...400).map { $0 % 2 == 0 ? "Short" : String(repeating: "ill ", count: 40) }.joined(separator: "\n")
        let blocks = blocks(text, width: 150)
        blocks.viewportStart = blocks.length / 2
        let shown = blocks.settle(length: 100)
        let place = blocks.place(shown.lowerBound) - blocks.viewportStart
        for index in [2, 16, 60, 120] { _ = blocks.caret(at: blocks.blocks[index].start) }
        #expect(abs(blocks.place(shown.lowerBound) - blocks.viewportStart - place) < 0.001)
        #expect(blocks.settle(length: 100) == shown)
        #expect(blocks.takeCorrection() != 0 && blocks.takeCorrection() == 0)
    }

    @Test func longParagraphsAreSplitBetweenCharacters() {
        let words = blocks(String(repeating: "word ", count: 5_000), width: 200)
        #expect(words.blocks.count > 5 && words.blocks.allSatisfy { $0.end - $0.start <= TextCuts.mostBytes })
        #expect(words.blocks.dropLast().allSatisfy { $0.end % 5 == 0 })
        let family = "👨‍👩‍👧"
        let emoji = blocks(String(repeating: family, count: 2_000), width: 200)
        #expect(emoji.blocks.allSatisfy { $0.start % family.utf8.count == 0 } && emoji.blocks.last?.end == 2_000 * family.utf8.count)
        for pair in zip(emoji.blocks, emoji.blocks.dropFirst()) { #expect(pair.0.end == pair.1.start) }
    }

    @Test(arguments: 0..<100) func changesKeepTheRest(_ seed: UInt64) {
        var random = Seeded(seed)
        let pieces = ["a", "line", "\n", "é", "\n\n", " and more words that wrap in a narrow text "]
        var text = (0..<30).map { _ in random.pick(pieces) }.joined()
        let kept = blocks(text, width: 80)
        for _ in 0..<20 {
            _ = kept.settle(length: .infinity)
            let characters = Array(text)
            let start = random.below(characters.count + 1)
            let end = min(characters.count, start + random.below(8))
            text = String(characters[..<start]) + random.pick(pieces) + String(characters[end...])
            kept.update(text, style, width: 80, by: engine)
            let fresh = blocks(text, width: 80)
            _ = (kept.settle(length: .infinity), fresh.settle(length: .infinity))
            #expect(kept.blocks == fresh.blocks, "Seed \(seed): \(text.debugDescription)")
        }
    }

    @Test func aRangeIsMeasuredAsItsBlocksAre() {
        let text = (0..<40).map { String(repeating: "word ", count: $0 % 7 * 3) }.joined(separator: "\n")
        let (one, all) = (blocks(text, width: 90), blocks(text, width: 90))
        (one.viewportStart, all.viewportStart) = (one.length / 2, all.length / 2)
        for index in 3..<35 { one.measure(index) }
        all.measure(3..<35)
        #expect(one.blocks == all.blocks && one.measurings == all.measurings)
        #expect(abs(one.length - all.length) < 1e-6 && abs(one.viewportStart - all.viewportStart) < 1e-6)
    }
}

extension TextCaret {
    fileprivate var bottom: Double { top + height }
}
