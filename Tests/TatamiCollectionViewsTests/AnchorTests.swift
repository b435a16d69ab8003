import TatamiCollectionViews
import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// What users of lists complain of: content that moves without them (collections: section 16).
@Suite struct AnchorTests {
    /// Complaint 1: ngx-virtual-scroller 229.
    @Test func scrollingUpByRowsMovesNothingElse() throws {
        let rows = try Rows(10_000) { _ in 60 }
        rows.list.contentOffset.y = 220_000
        rows.window.step()
        #expect(rows.fault == nil)
        for _ in 0..<100 {
            let before = rows.seen
            rows.list.contentOffset.y -= 60
            rows.window.step()
            for row in before {
                if let y = rows.y(row.number) { #expect(abs(y - row.y - 60) <= 0.5) }
            }
            #expect(rows.fault == nil)
        }
    }

    /// Complaint 3: flutter 165414.
    @Test func whatIsPrependedToAChatShowsNoWrongFrame() throws {
        let rows = try Rows(200, mode: .end) { 30 + Double(($0 + 1_000) % 5) * 13 }
        rows.window.step()
        rows.list.contentOffset.y -= 1_500
        rows.window.step()
        let before = rows.seen
        rows.source.edit { $0.insert(Array(-50..<0), before: 0) }
        for _ in 0..<40 {
            rows.window.step()
            #expect(rows.presented == before)
        }
        #expect(rows.fault == nil)
    }

    /// A chat in a window that becomes lower, as when people write more: its end stays in sight, and so does what is at the lower edge elsewhere.
    @Test(arguments: [0.0, 500]) func aLowerWindowKeepsTheLowerEdge(way: Double) throws {
        let rows = try Rows(100, mode: .end) { 30 + Double($0 % 5) * 13 }
        rows.list.contentOffset.y -= way
        rows.window.step()
        let last = try #require(rows.seen.last)
        for height in [390.0, 300, 200, 120, 200, 400] {
            rows.window.resize(Size(200, height))
            rows.window.step()
            #expect(rows.fault == nil)
            #expect(rows.y(last.number).map { $0 + last.height } == last.y + last.height + height - 400, "\(height)")
        }
        guard way == 0 else { return }
        rows.window.resize(Size(200, 200))
        rows.source.edit(.none) { $0.append([100], to: "A") }
        rows.window.step()
        #expect(rows.fault == nil && rows.seen.last?.number == 100)
    }

    /// Complaint 4.
    @Test func aChatAtItsEndStaysThere() throws {
        let rows = try Rows(100, mode: .end) { 30 + Double($0 % 5) * 13 }
        #expect(rows.fault == nil && rows.seen.last?.number == 99)
        rows.source.edit(.none) { $0.append([100], to: "A") }
        rows.window.step()
        #expect(rows.fault == nil && rows.seen.last?.number == 100)
        #expect(rows.seen.last.map { $0.y + $0.height } == 400)
        // Two points above the end, it stays where it is.
        rows.list.contentOffset.y -= 2
        rows.window.step()
        let before = rows.seen
        rows.source.edit(.none) { $0.append([101], to: "A") }
        rows.window.step()
        #expect(rows.seen.prefix(before.count).map(\.y) == before.map(\.y))
    }

    @Test func aShortChatStandsAtTheEnd() throws {
        let rows = try Rows(3, mode: .end)
        #expect(
            rows.seen == [
                SeenRow(number: 0, y: 268, height: 44), SeenRow(number: 1, y: 312, height: 44), SeenRow(number: 2, y: 356, height: 44),
            ])
    }

    /// Complaint 5: Gutenberg 79334.
    @Test func aFlingGoesOnWhenARowAboveLeaves() throws {
        func run(deleting: Bool) throws -> [Double] {
            let rows = try Rows(1_000)
            rows.list.contentOffset.y = 10_000
            rows.window.step()
            rows.window.drag(from: Point(100, 300), to: Point(100, 100), taking: 0.1)
            #expect(rows.list.isScrolling)
            var steps: [Double] = []
            for frame in 0..<20 {
                let before = rows.list.contentOffset.y
                if deleting, frame == 5 { rows.source.edit(.none) { $0.delete([3]) } }
                rows.window.step()
                steps.append(rows.list.contentOffset.y - before + (deleting && frame == 5 ? 44 : 0))
            }
            #expect(rows.fault == nil)
            return steps
        }
        let (plain, deleting) = (try run(deleting: false), try run(deleting: true))
        for (a, b) in zip(plain, deleting) { #expect(abs(a - b) < 0.01) }
    }

    /// Complaint 9: flutter 74031.
    @Test func whatIsInsertedOutOfSightChangesNothing() throws {
        let rows = try Rows(1_000)
        rows.list.contentOffset.y = 5_000
        rows.window.step()
        let before = rows.seen
        rows.source.edit { $0.insert([-1], before: 20) }
        for _ in 0..<10 {
            rows.window.step()
            #expect(rows.presented == before)
        }
        rows.source.edit { $0.insert([-2], before: 900) }
        rows.window.step()
        #expect(rows.presented == before)
    }

    /// Complaint 14.
    @Test func aRowThatIsSortedAwayDoesNotTakeTheViewAlong() throws {
        let rows = try Rows(1_000)
        rows.list.contentOffset.y = 4_400
        rows.window.step()
        #expect(rows.seen.first?.number == 100)
        rows.source.edit(.none) { $0.move(100, after: 900) }
        rows.window.step()
        #expect(rows.list.contentOffset.y == 4_356 && rows.y(101) == 44)
        #expect(rows.fault == nil)
    }

    /// Complaint 15.
    @Test func aWindowThatIsTurnedAndTurnedBackMeasuresNothing() throws {
        let rows = try Rows(1_000) { _ in 60 }
        rows.list.contentOffset.y = 6_000
        for _ in 0..<5 { rows.window.step() }
        let before = rows.seen
        rows.window.resize(Size(400, 200))
        #expect(rows.fault == nil)
        #expect(rows.y(before[0].number) == before[0].y)
        let measured = rows.list.counters.measured
        rows.window.resize(Size(200, 400))
        #expect(rows.list.counters.measured == measured)
        #expect(rows.seen == before)
    }

    @Test func atTheStartNewRowsComeIntoView() throws {
        let rows = try Rows(100)
        rows.source.edit(.none) { $0.insert([-1], before: 0) }
        rows.window.step()
        #expect(rows.seen.first == SeenRow(number: -1, y: 0, height: 44))
    }

    // MARK: Scrolling to items

    /// Complaint 6.
    @Test func aFarItemIsScrolledToWithinHalfAPixel() throws {
        for isAnimated in [false, true] {
            let rows = try Rows(100_000) { 40 + Double($0 % 11) * 9 }
            var results: [Bool] = []
            let key = try #require(rows.source.key(of: 70_000))
            rows.list.scroll(to: key, alignment: .start, isAnimated: isAnimated) { results.append($0) }
            rows.window.wait(0.35)
            #expect(rows.y(70_000).map { abs($0) <= 0.5 } == true)
            #expect(rows.fault == nil)
            #expect(results == [true])
        }
    }

    /// Complaint 7.
    @Test func theWayToAnItemIsMonotoneWhileRowsAreMeasured() throws {
        let rows = try Rows(1_000) { 44 + Double($0 % 3) * 30 }
        let key = try #require(rows.source.key(of: 20))
        rows.list.scroll(to: key, alignment: .start)
        var places: [Double] = []
        for _ in 0..<20 {
            rows.window.step()
            if let row = rows.row(20) { places.append(rows.window.root.absoluteFrame(of: row).y) }
        }
        for (a, b) in zip(places, places.dropFirst()) { #expect(b <= a + 0.01) }
        #expect(rows.y(20).map { abs($0) <= 0.5 } == true && rows.fault == nil)
    }

    @Test func otherInputCancelsTheWay() throws {
        let rows = try Rows(1_000)
        var results: [Bool] = []
        let key = try #require(rows.source.key(of: 50))
        rows.list.scroll(to: key) { results.append($0) }
        rows.window.step()
        try rows.window.scroll(.view(rows.list), by: Point(0, -30))
        rows.window.wait(0.5)
        #expect(results == [false])
        rows.list.scroll(to: key) { results.append($0) }
        rows.window.step()
        rows.source.edit { $0.delete([50]) }
        rows.window.step()
        #expect(results == [false, false])
    }
}
