import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct ThumbDragTests {
    private func rows(_ count: Int, _ estimate: Double = 40) -> Extents {
        var rows = Extents(estimate: estimate)
        rows.insert(count, at: 0)
        return rows
    }

    @Test func aThumbByItsNumbers() {
        let rows = rows(100)
        #expect(ThumbDrag.length(rows, viewport: 400, track: 300) == 30 && ThumbDrag.length(rows, viewport: 9_999, track: 300) == 300)
        #expect(ThumbDrag.length(rows, viewport: 10, track: 300) == 20)
        var drag = ThumbDrag(rows, viewport: 400, track: 300)
        let offsets = [135.0, 270, 400, 0, -9, .nan].map { drag.move(to: $0, rows, viewport: 400) }
        #expect(offsets == [1_800, 3_600, 3_600, 0, 0, 0])
        var short = ThumbDrag(self.rows(2), viewport: 400, track: 300)
        let none = short.move(to: 50, self.rows(2), viewport: 400)
        #expect(none == 0)
    }

    /// The item in the middle of the track is the same, whatever was measured since the press.
    @Test func measuringWhileTheThumbIsHeldDoesNotMoveTheContent() {
        var rows = rows(1_000)
        var drag = ThumbDrag(rows, viewport: 400, track: 420)
        let before = drag.move(to: 200, rows, viewport: 400)
        #expect(before == 19_800 && drag.length == 20)
        for row in 0..<300 { rows.set(90, at: row) }
        let after = drag.move(to: 200, rows, viewport: 400)
        #expect(rows.index(at: after) == 495 && after == 19_800 + 300 * 50)
        // Ten rows that came at the front.
        var other = rows
        other.insert(10, at: 0)
        let shifted = drag.move(to: 210, other, viewport: 400, present: { $0 + 10 })
        #expect(other.index(at: shifted) > 505)
        let end = drag.move(to: 400, other, viewport: 400, present: { $0 + 10 })
        #expect(end == other.total - 400)
    }

    /// Items come and leave anywhere while the thumb is held: what is at the start of the viewport stays there, and both ends of the track are
    /// the ends of what is there now.
    @Test func itemsThatComeAndLeaveDoNotMoveTheContent() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(200) {
            var rows = rows(100 + random.below(1_000))
            var drag = ThumbDrag(rows, viewport: 300, track: 300)
            let room = 300 - drag.length
            var position = Double(random.below(Int(room))) + 0.5
            var offset = drag.move(to: position, rows, viewport: 300)
            for _ in 0..<5 {
                // The anchor keeps what is at the start of the viewport, so the offset goes along with it.
                let (count, isAbove) = (1 + random.below(200), random.oneIn(2))
                rows.insert(count, at: isAbove ? 0 : rows.count)
                if isAbove { offset += Double(count) * 40 }
                drag.rebase(rows, at: position, offset: offset, viewport: 300)
                let kept = drag.move(to: position, rows, viewport: 300)
                #expect(abs(kept - offset) < 1e-6, "round \(round): \(kept), and not \(offset)")
                let next = max(0.5, min(position + Double(random.below(41)) - 20, room - 0.5))
                let moved = drag.move(to: next, rows, viewport: 300)
                #expect(next >= position ? moved >= offset - 1e-6 : moved <= offset + 1e-6, "round \(round)")
                (position, offset) = (next, moved)
            }
            let (end, start) = (drag.move(to: room, rows, viewport: 300), drag.move(to: 0, rows, viewport: 300))
            #expect(end == rows.total - 300 && start == 0, "round \(round)")
        }
    }

    /// Test 2: random lengths are found while the thumb is dragged back and forth. What is at the start of the viewport never goes against
    /// the hand.
    @Test func neverAgainstTheHand() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(40) {
            let count = 50 + random.below(2_000)
            var rows = rows(count)
            var drag = ThumbDrag(rows, viewport: 300, track: 300)
            let room = Int(300 - drag.length)
            var (position, place) = (0.0, (item: 0, part: 0.0))
            for step in 0..<60 {
                let next =
                    random.oneIn(5) ? Double(random.below(room + 1)) : max(0, min(position + Double(random.below(9)) - 4, Double(room)))
                let offset = drag.move(to: next, rows, viewport: 300)
                // Where what was at the start of the viewport is now, before this step measures more.
                let before = rows.offset(of: place.item) + place.part * (rows[place.item]?.length ?? 0)
                let isAtEnd = offset >= rows.total - 300 - 1e-6
                #expect(
                    next >= position ? offset >= before - 1e-6 || isAtEnd : offset <= before + 1e-6, "round \(round), step \(step)")
                #expect(offset >= 0 && offset <= max(0, rows.total - 300), "round \(round), step \(step)")
                let item = rows.index(at: offset)
                let length = rows[item]?.length ?? 0
                (position, place) = (next, (item, length > 0 ? min((offset - rows.offset(of: item)) / length, 1) : 0))
                for row in rows.indices(in: offset..<offset + 300) { rows.set(Double(random.below(1_600)) / 8, at: row) }
            }
        }
    }
}
