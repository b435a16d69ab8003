import TatamiCairo
import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

/// Where carets stand and what selections cover.
@Suite struct CaretTests {
    private let style = TextStyle(font: Font(size: 16), lineBreakMode: .clip)

    @Test func caretsStandBetweenLetters() throws {
        let engine = try PangoTextEngine()
        let text = AttributedText("Wide ill")
        let places = (0...8).map { engine.caret(at: $0, in: text, style: style, width: 300) }
        #expect(places[0].x == 0 && zip(places, places.dropFirst()).allSatisfy { $0.x < $1.x })
        let natural = engine.widths(of: text, style: style, grid: PixelGrid(scale: 1024)).natural
        #expect(abs(places[8].x - natural) < 0.01 && places.allSatisfy { $0.top == 0 && $0.height > 16 })
        // A place between two carets belongs to the nearer one.
        for (index, (left, right)) in zip(places, places.dropFirst()).enumerated() {
            let way = right.x - left.x
            #expect(engine.offset(at: Point(left.x + way * 0.4, 5), in: text, style: style, width: 300) == index)
            #expect(engine.offset(at: Point(left.x + way * 0.6, 5), in: text, style: style, width: 300) == index + 1)
        }
        #expect(engine.offset(at: Point(-50, -50), in: text, style: style, width: 300) == 0)
        #expect(engine.offset(at: Point(5_000, 5_000), in: text, style: style, width: 300) == 8)
    }

    @Test func offsetsOutOfRangeAreCutAndAnEmptyTextHasAPlace() throws {
        let engine = try PangoTextEngine()
        let text = AttributedText("ab")
        #expect(engine.caret(at: -3, in: text, style: style, width: 300).x == 0)
        #expect(engine.caret(at: 99, in: text, style: style, width: 300) == engine.caret(at: 2, in: text, style: style, width: 300))
        let empty = engine.caret(at: 0, in: AttributedText(""), style: style, width: 300)
        #expect(empty.x == 0 && empty.height > 16)
        #expect(engine.offset(at: Point(50, 5), in: AttributedText(""), style: style, width: 300) == 0)
        #expect(engine.rects(of: 0..<9, in: AttributedText(""), style: style, width: 300).isEmpty)
        var centered = style
        centered.alignment = .center
        #expect(abs(engine.caret(at: 0, in: AttributedText(""), style: centered, width: 300).x - 150) < 0.01)
    }

    @Test func hebrewRunsTheOtherWay() throws {
        let engine = try PangoTextEngine()
        let text = AttributedText("אבג")
        let places = [0, 2, 4, 6].map { engine.caret(at: $0, in: text, style: style, width: 200).x }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 > $1 } && abs(places[0] - 200) < 0.01)
        #expect(engine.offset(at: Point(199, 5), in: text, style: style, width: 200) == 0)
        let first = try #require(engine.rects(of: 0..<2, in: text, style: style, width: 200).first)
        #expect(abs(first.maxX - 200) < 0.01 && abs(first.x - places[1]) < 0.01)
    }

    @Test func aSelectionAcrossDirectionsHasSeveralParts() throws {
        let engine = try PangoTextEngine()
        let text = AttributedText("ab אבג cd")
        let all = engine.rects(of: 0..<text.string.utf8.count, in: text, style: style, width: 300)
        let natural = engine.widths(of: text, style: style, grid: PixelGrid(scale: 1024)).natural
        #expect(all.count == 1 && abs(all[0].width - natural) < 0.05)
        // From the middle of the Latin part to the middle of the Hebrew one.
        #expect(engine.rects(of: 1..<5, in: text, style: style, width: 300).count == 2)
    }

    @Test func wrappedLinesHaveCaretsOfTheirOwn() throws {
        let engine = try PangoTextEngine()
        let text = AttributedText("one two three")
        let style = TextStyle(font: Font(size: 16))
        let second = engine.caret(at: 4, in: text, style: style, width: 40)
        #expect(second.x == 0 && second.top >= 16)
        #expect(engine.offset(at: Point(0, second.top + 2), in: text, style: style, width: 40) == 4)
        let rects = engine.rects(of: 0..<13, in: text, style: style, width: 50)
        #expect(rects.count == 3 && rects[0].maxY <= rects[1].y + 0.01)
    }

    @Test func aPlaceLeadsBackToItself() throws {
        let engine = try PangoTextEngine()
        let seed: UInt64 = 0xCA4E
        var random = Seeded(seed)
        for _ in 0..<300 {
            let string = String((0..<Int.random(in: 1...12, using: &random)).map { _ in "abW i字é".randomElement(using: &random) ?? "a" })
            let text = AttributedText(string)
            let width = Double.random(in: 10...300, using: &random)
            var offset = 0
            for character in string {
                let caret = engine.caret(at: offset, in: text, style: style, width: width)
                let found = engine.offset(at: Point(caret.x + 0.01, caret.top + 1), in: text, style: style, width: width)
                #expect(found == offset, "seed \(seed): '\(string)' at \(offset)")
                offset += character.utf8.count
            }
        }
    }
}
