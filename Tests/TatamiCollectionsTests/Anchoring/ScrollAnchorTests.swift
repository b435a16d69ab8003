import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct ScrollAnchorTests {
    private func key(_ number: Int) -> LayoutElement { .item(ItemKey(slot: UInt32(number), generation: 0)) }

    /// Rows of 100 points by their numbers, and where they are.
    private struct Rows {
        var ids: [Int]
        var lengths: [Int: Double] = [:]
        var measured: Set<Int>?

        var content: Double { ids.reduce(0) { $0 + length($1) } }
        func length(_ id: Int) -> Double { lengths[id] ?? 100 }
        func start(_ id: Int) -> Double? {
            ids.firstIndex(of: id).map { index in ids[..<index].reduce(0) { $0 + length($1) } }
        }
    }

    private func take(
        _ mode: AnchorMode, _ rows: Rows, _ offset: Double, _ viewport: Double = 250, pinned: Double = 0, named: Int? = nil,
        focused: Int? = nil, moved: Set<Int> = []
    ) -> ScrollAnchor {
        let visible = rows.ids.compactMap { id -> AnchorCandidate? in
            guard let start = rows.start(id), start < offset + viewport, start + rows.length(id) > offset else { return nil }
            let isEligible = rows.measured?.contains(id) != false && !moved.contains(id)
            return AnchorCandidate(key(id), start: start, length: rows.length(id), isEligible: isEligible)
        }
        return ScrollAnchor(
            mode, at: ScrollPlace(offset: offset, viewport: viewport, content: rows.content), candidates: visible, pinned: pinned,
            named: named.map(key), focused: focused.map(key))
    }

    private func restore(_ anchor: ScrollAnchor, _ rows: Rows, _ viewport: Double = 250, isNewWidth: Bool = false) -> Double {
        let place = ScrollPlace(offset: 0, viewport: viewport, content: rows.content)
        return anchor.offset(in: place, isNewWidth: isNewWidth) { element in
            guard let id = rows.ids.first(where: { key($0) == element }), let start = rows.start(id) else { return nil }
            return start...start + rows.length(id)
        }
    }

    @Test func whichElementHolds() {
        let rows = Rows(ids: Array(0..<10))
        #expect(take(.start, rows, 150).element == key(2), "the first one that is fully visible")
        #expect(take(.end, rows, 150).element == key(3), "the last one")
        #expect(take(.start, rows, 150, pinned: 60).element == key(3), "2 is behind what is pinned")
        #expect(take(.start, rows, 150, 90).element == key(1), "none is fully visible")
        #expect(take(.start, rows, 150, focused: 3).element == key(3) && take(.start, rows, 150, focused: 8).element == key(2))
        #expect(take(.start, rows, 150, named: 1, focused: 3).element == key(1))
        #expect(take(.start, rows, 150, focused: 3, moved: [2, 3]).element == key(1))
        var unmeasured = rows
        unmeasured.measured = [3]
        #expect(take(.start, unmeasured, 150).element == key(3))
        #expect(take(.none, rows, 150).element == nil && take(.start, rows, 1).element == nil && take(.start, rows, 1.5).element == key(1))
        #expect(take(.end, rows, 749).isAtEnd && !take(.end, rows, 748.5).isAtEnd)
    }

    /// The table of rule 28, and tests 3 and 4.
    @Test func theTableOfModes() {
        let rows = Rows(ids: Array(0..<10))
        let more = Rows(ids: Array(100..<150) + Array(0..<10))
        let longer = Rows(ids: Array(0..<11))
        #expect(restore(take(.start, rows, 150), more) == 5_150, "what is in sight stays")
        #expect(restore(take(.start, rows, 0), more) == 0 && restore(take(.start, rows, 0.75), more) == 0, "what is new shows")
        #expect(restore(take(.end, rows, 750), longer) == 850, "a chat at its end stays there")
        #expect(restore(take(.end, rows, 748), longer) == 748, "two pixels above, it stays put")
        #expect(restore(take(.end, rows, 400), more) == 5_400)
        #expect(restore(take(.none, rows, 400), more) == 400 && restore(take(.none, rows, 750), Rows(ids: [1, 2, 3])) == 50)
        let wide = Rows(ids: rows.ids, lengths: Dictionary(uniqueKeysWithValues: rows.ids.map { ($0, 50) }))
        #expect(restore(take(.none, rows, 375), wide, isNewWidth: true) == 125, "half of 250")
        #expect(restore(take(.start, rows, 350), wide, isNewWidth: true) == 150, "row 4 begins 50 below the top")
        #expect(restore(take(.end, rows, 440), wide, isNewWidth: true) == 140, "row 5 ends 90 above the bottom")
    }

    @Test func whatIsDeletedIsReplacedByItsNeighbour() {
        let rows = Rows(ids: Array(0..<10))
        let anchor = take(.start, rows, 350)
        #expect(restore(anchor, Rows(ids: [0, 1, 2, 3, 5, 6, 7, 8, 9])) == 250, "5 stays 150 below the top")
        #expect(restore(anchor, Rows(ids: [0, 3] + Array(20..<30))) == 150, "3 begins 50 above the top")
        #expect(restore(anchor, Rows(ids: Array(20..<23))) == 50, "nothing is left: the offset stays within the content")
    }

    /// Test 14: the first row in sight is sorted away, and the view stays.
    @Test func aSortDoesNotDragTheView() {
        let rows = Rows(ids: Array(0..<20))
        let sorted = Rows(ids: Array(0..<4) + Array(5..<20) + [4])
        #expect(restore(take(.start, rows, 350, moved: [4]), sorted) == 250, "row 5 stays where it is")
    }

    /// Rule 29.
    @Test func pulledContent() {
        let rows = Rows(ids: Array(0..<10))
        #expect(restore(take(.none, rows, 780), Rows(ids: Array(0..<8))) == 580, "30 beyond the end")
        #expect(restore(take(.none, rows, 780), Rows(ids: Array(0..<20))) == 780)
        #expect(restore(take(.start, rows, -30), Rows(ids: Array(0..<8))) == -30)
        #expect(restore(take(.start, rows, -30), Rows(ids: Array(0..<12))) == 0)
        #expect(ScrollPlace(offset: 0, viewport: 300, content: 120).roomBefore(.end) == 180)
        let anchor = take(.start, rows, 150)
        #expect(anchor.shift(to: 5_150) == 5_000)
        #expect(ScrollPlace(offset: .nan, viewport: -1, content: .infinity).limit == 1e12)
    }

    /// Test 1: estimates of 44 where the truth is 60. From the middle up by rows, with rows measured above; whatever was in sight stays in
    /// it.
    @Test func scrollingUpThroughUnmeasuredRowsMovesNothing() {
        var rows = Extents(estimate: 44)
        rows.insert(1_000, at: 0)
        var offset = rows.offset(of: 500)
        let viewport = 400.0
        func measure() {
            // What comes into sight is measured; measuring moves what follows, and the anchor takes it back.
            for _ in 0..<3 {
                let visible = rows.indices(in: offset..<offset + viewport)
                let candidates = visible.map { row in
                    AnchorCandidate(
                        key(row), start: rows.offset(of: row), length: rows[row]?.length ?? 0, isEligible: rows[row]?.isMeasured == true)
                }
                let anchor = ScrollAnchor(
                    .start, at: ScrollPlace(offset: offset, viewport: viewport, content: rows.total), candidates: candidates)
                for row in visible { rows.set(60, at: row) }
                offset = anchor.offset(in: ScrollPlace(offset: 0, viewport: viewport, content: rows.total)) { element in
                    visible.first { key($0) == element }.map { rows.offset(of: $0)...rows.offset(of: $0) + 60 }
                }
            }
        }
        measure()
        for _ in 0..<300 {
            let row = rows.index(at: offset + 200)
            let before = rows.offset(of: row) - offset
            offset = max(0, offset - 44)
            measure()
            #expect(abs(rows.offset(of: row) - offset - before - 44) <= 0.5, "row \(row)")
        }
    }
}
