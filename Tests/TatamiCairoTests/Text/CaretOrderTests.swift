import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCairo

/// The caret that is nearest to a place in a line of both directions.
@Suite struct CaretOrderTests {
    /// The result of a look at every caret, which the search must find.
    private func nearest(to x: Double, among carets: [Int], _ place: (Int) -> Double) -> Int {
        carets.max { a, b in (-abs(place(a) - x), a) < (-abs(place(b) - x), b) } ?? 0
    }

    @Test(arguments: 0..<60) func theSearchFindsTheNearestCaret(seed: Int) {
        var random = Seeded(UInt64(seed))
        let count = 1 + random.below(40)
        var places: [Double] = []
        // Several carets may stand at one place.
        for _ in 0..<count { places.append((places.last ?? 0) + Double(random.below(3))) }
        let carets = Array(0..<count).shuffled(using: &random)
        func place(_ caret: Int) -> Double { carets.firstIndex(of: caret).map { places[$0] } ?? 0 }
        for half in -2...Int(2 * (places.last ?? 0)) + 2 {
            let x = Double(half) / 2
            let found = CaretOrder.nearest(to: x, among: carets, place: place)
            #expect(found == nearest(to: x, among: carets, place), "seed \(seed), x \(x)")
        }
    }

    @Test func aLongLineIsNotLookedAtForEachCaret() {
        for count in [1_000, 60_000] {
            let carets = Array((0..<count).reversed())
            var calls = 0
            let found = CaretOrder.nearest(to: Double(count) / 3 + 0.2, among: carets) { caret in
                calls += 1
                return Double(count - 1 - caret)
            }
            #expect(found == count - 1 - Int((Double(count) / 3 + 0.2).rounded()))
            #expect(calls < 70, "\(calls) places were computed for \(count) carets.")
        }
    }

    @Test(arguments: 0..<20) func everyCaretOfAMixedLineIsFoundAtItsPlace(seed: Int) throws {
        var random = Seeded(UInt64(seed))
        let parts = ["ab ", "שלום ", "12 ", "e\u{301}", "مرحبا ", "(x) ", "👨‍👩‍👧 ", "ש\u{5B8}"]
        let text = AttributedText("a ש" + (0..<12).map { _ in parts[random.below(parts.count)] }.joined())
        let style = TextStyle(font: Font(size: 16), lineBreakMode: .clip)
        let engine = try PangoTextEngine()
        for offset in engine.carets(inLineAt: 0, in: text, style: style, width: 2_000) {
            let caret = engine.caret(at: offset, in: text, style: style, width: 2_000)
            let found = engine.offset(at: Point(caret.x, 5), in: text, style: style, width: 2_000)
            let there = engine.caret(at: found, in: text, style: style, width: 2_000)
            #expect(abs(there.x - caret.x) < 0.01 && found >= offset, "seed \(seed), offset \(offset)")
        }
    }
}
