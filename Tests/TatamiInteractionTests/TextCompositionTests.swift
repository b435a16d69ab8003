import TatamiInteraction
import TestSupport
import Testing

/// Offsets in a text with a composed text in it, compared with a plain string.
@Suite struct TextCompositionTests {
    @Test func itIsShownInPlaceOfTheSelection() {
        let composition = TextComposition("ni", selecting: 2..<2, replacing: 6..<9)
        #expect(composition.shown(in: "Hello you!") == "Hello ni!")
        #expect(composition.shownRange == 6..<8 && composition.shownSelection == 8..<8)
        #expect((0...10).map(composition.shownOffset(of:)) == [0, 1, 2, 3, 4, 5, 6, 6, 6, 8, 9])
        #expect((0...9).map(composition.offset(ofShown:)) == [0, 1, 2, 3, 4, 5, 6, 6, 9, 10])
    }

    @Test func theMarkedPartIsLimitedToTheText() {
        let composition = TextComposition("日本e\u{301}", selecting: 1..<99, replacing: 0..<0)
        #expect(composition.selection == 3..<9)
        #expect(TextComposition("ab", selecting: 7..<9, replacing: 0..<0).selection == 2..<2)
    }

    @Test(arguments: 0..<200) func offsetsAreThoseOfAPlainString(_ seed: UInt64) {
        var random = Seeded(seed)
        let pieces = ["a", "é", "日", "👨‍👩‍👧", "e\u{301}", "ש", " "]
        func text(_ most: Int) -> [String] { (0..<random.below(most + 1)).map { _ in random.pick(pieces) } }
        let (before, replaced, after, composed) = (text(6), text(3), text(6), text(4))
        func bytes(_ parts: [String]) -> Int { parts.joined().utf8.count }
        let start = bytes(before)
        let composition = TextComposition(
            composed.joined(), selecting: 0..<0, replacing: start..<start + bytes(replaced))
        let edited = (before + replaced + after).joined()
        let shown = (before + composed + after).joined()
        #expect(composition.shown(in: edited) == shown, "Seed \(seed).")
        for count in 0...before.count {
            let offset = bytes(Array(before.prefix(count)))
            let expected = offset == start && replaced.isEmpty ? composition.shownRange.upperBound : offset
            #expect(composition.shownOffset(of: offset) == expected, "Seed \(seed).")
        }
        for count in 0...after.count {
            let tail = bytes(Array(after.suffix(count)))
            let (inEdited, inShown) = (edited.utf8.count - tail, shown.utf8.count - tail)
            #expect(composition.shownOffset(of: inEdited) == inShown && composition.offset(ofShown: inShown) == inEdited, "Seed \(seed).")
        }
        for shownOffset in start..<composition.shownRange.upperBound where !composed.isEmpty {
            #expect(composition.offset(ofShown: shownOffset) == start, "Seed \(seed).")
        }
    }
}
