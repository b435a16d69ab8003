import TatamiCollectionViews
import TatamiCollections
import TatamiGeometry
import TatamiTesting
import Testing

/// Items that are shorter than their layout expects: how many rounds and cells a jump takes.
@Suite struct ShorterItemsTests {
    @Test(arguments: [AnchorMode.start, .end]) func aJumpAmongRowsShorterThanTheirEstimateTakesFewRounds(mode: AnchorMode) throws {
        let rows = try Rows(100_000, mode: mode) { $0.isMultiple(of: 3) ? 36 : 20 }
        for jump in 1...20 {
            let before = rows.list.counters
            rows.list.contentOffset.y = 44 * Double(jump * 7_919 % 90_000)
            rows.window.step()
            let after = rows.list.counters
            // 400 points are 16 rows of 25 or so. The sizes of almost all are taken over at once, and of the rest, if any, once more. Without
            // what was noted, 10 rows are made at first, and then 4, 2 and 1.
            #expect(after.prepares - before.prepares <= 2 && after.configured - before.configured <= 22, "jump \(jump)")
            #expect(rows.fault == nil)
        }
        // At the end, those before are missing.
        rows.list.contentOffset.y = 44e5
        let before = rows.list.counters
        rows.window.step()
        #expect(rows.list.counters.prepares - before.prepares <= 2 && rows.seen.last?.number == 99_999 && rows.fault == nil)
    }

    @Test func aJumpToRowsLongerThanThoseBeforeMakesFourTimesWhatIsSeenAtMost() throws {
        let rows = try Rows(100_000) { $0 < 50_000 ? 5 : 44 }
        for place in [10_000, 20_000, 60_000] {
            let before = rows.list.counters.configured
            rows.list.contentOffset.y = rows.list.contentExtent.height / 100_000 * Double(place)
            rows.window.step()
            #expect(rows.fault == nil)
            if rows.seen.first?.height == 44 { #expect(rows.list.counters.configured - before <= 4 * 10 + 2) }
        }
        #expect(rows.seen.first?.height == 44)
        for _ in 0..<8 { rows.window.step() }
        #expect(rows.list.counters.realised <= 20 && rows.fault == nil)
    }

    /// What was noted of a list says nothing about items that are not measured, that share a line, or that are expected to have another length.
    @Test(arguments: 0..<3) func otherSectionsHaveNoMoreCellsThanTheyNeed(other: Int) throws {
        let source = CollectionSource<Int, Int>()
        source.edit {
            $0.append([0, 1])
            $0.append(Array(0..<1_000), to: 0)
            $0.append(Array(1_000..<3_000), to: 1)
        }
        let first = try #require(source.sectionKey(at: 0))
        let layout = StackLayout { key in
            guard key != first else { return .init(ListLayout(estimate: 200)) }
            return switch other {
            case 0: .init(JustifiedLayout(length: 44))
            case 1: .init(GridLayout(.fixed(4), estimate: 44))
            default: .init(ListLayout(estimate: 44))
            }
        }
        let list = CollectionView(source, layout: layout)
        list.register {
            Row()
        } configure: { (row: Row, number: Int) in
            row.number = number
            row.height = number < 1_000 ? 50 : 44
        }
        let window = try TestWindow(list, size: Size(200, 400))
        for place in [3_000.0, 6_000] {
            list.contentOffset.y = place
            window.step()
        }
        let before = list.counters.configured
        list.contentOffset.y = list.contentExtent.height - 2_000
        window.step()
        // Ten or eleven lines of 44 points, and an item each or four. Justified items are as wide as the estimates let them be.
        let inLine = other == 1 ? 4 : 1
        if other > 0 { #expect(list.counters.configured - before <= 11 * inLine, "\(other)") }
        for _ in 0..<8 { window.step() }
        let lines = Set(list.subviews.filter { $0.subviews.contains { $0 is Row } }.map(\.frame.y)).count
        // 800 points: the viewport and half of one at each side.
        #expect(lines <= 20, "\(other): \(lines)")
    }
}
