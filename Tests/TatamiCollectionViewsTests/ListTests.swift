import TatamiCollectionViews
import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// What a collection realises, and where it puts it.
@Suite struct ListTests {
    @Test func aMillionRowsHaveViewsForTheViewportAndHalfOfOneAroundIt() throws {
        let rows = try Rows(1_000_000)
        #expect(rows.fault == nil)
        #expect(rows.list.contentExtent.height == 44e6)
        // 400 points, and 200 below.
        #expect(rows.list.counters.realised == 14)
        let made = rows.list.counters.made
        for step in 1...60 {
            rows.list.contentOffset.y = 31_000 * Double(step * step)
            for _ in 0..<5 { rows.window.step() }
            // The comparison lists a million rows.
            if step.isMultiple(of: 30) { #expect(rows.fault == nil) }
        }
        #expect(rows.list.counters.peakRealised <= 20)
        // Views are used again.
        #expect(rows.list.counters.made - made <= 10 && rows.list.counters.reused > 500)
    }

    @Test func aJumpMakesWhatIsSeenAndTheNextFramesTheRest() throws {
        let rows = try Rows(100_000)
        var (made, frames) = ([Int](), 0)
        rows.list.contentOffset.y = 44 * 50_000
        repeat {
            let before = rows.list.counters.configured
            rows.window.step()
            made.append(rows.list.counters.configured - before)
            #expect(rows.fault == nil)
            frames += 1
        } while made.last != 0 && frames < 20
        // 400 points, and then 200 on both sides: 100 a frame.
        #expect(made.first.map { (10...11).contains($0) } == true && made.dropFirst().allSatisfy { $0 <= 3 }, "\(made)")
        #expect((18...20).contains(rows.list.counters.realised))
        // Scrolling on makes a few rows a frame, and none is made in sight alone.
        for _ in 0..<100 {
            let before = rows.list.counters.configured
            rows.list.contentOffset.y += 30
            rows.window.step()
            #expect(rows.list.counters.configured - before <= 4 && rows.fault == nil)
        }
    }

    @Test func rowsInSightAreFoundAfterOthersWereInsertedFarAbove() throws {
        let rows = try Rows(1_000, size: Size(200, 600), estimate: 20) { _ in 20 }
        rows.list.contentOffset.y = 4_000
        for _ in 0..<6 { rows.window.step() }
        let seen = rows.seen
        #expect(seen.count == 30)
        rows.source.edit(.none) { $0.insert([-1, -2, -3], before: 10) }
        rows.window.step()
        #expect(rows.seen == seen && rows.fault == nil)
        for row in seen {
            let hit = rows.window.root.view(at: Point(10, row.y + 10))
            let around = sequence(first: hit, next: { $0?.superview }).prefix { $0 != nil }
            #expect(around.contains { ($0 as? Row)?.number == row.number }, "row \(row.number)")
        }
    }

    /// Complaint 8.
    @Test func theLastOfAMillionRowsHasExactEdges() throws {
        let rows = try Rows(1_000_000)
        rows.list.contentOffset.y = 44e6
        rows.window.step()
        #expect(rows.fault == nil)
        #expect(rows.seen.last == SeenRow(number: 999_999, y: 356, height: 44))
        #expect(rows.seen.first == SeenRow(number: 999_990, y: -40, height: 44))
        #expect(rows.list.contentOffset.y == 44e6 - 400)
        // The numbers that layouts see stay small.
        #expect(rows.list.subviews.allSatisfy { abs($0.frame.y) < 0x1p20 })
    }

    @Test func rowsAreMeasuredOnce() throws {
        let rows = try Rows(1_000) { _ in 50 }
        #expect(rows.fault == nil)
        let measured = rows.list.counters.measured
        #expect(measured == 14)
        for _ in 0..<5 { rows.window.step() }
        #expect(rows.list.counters.measured == measured)
        // A row that changes its height is measured again, and the others move.
        rows.height = { $0 == 2 ? 90 : 50 }
        rows.row(2)?.height = 90
        rows.window.step()
        #expect(rows.list.counters.measured == measured + 1)
        #expect(rows.fault == nil && rows.y(3) == 190)
    }

    @Test func shortRowsFillTheViewInOneFrame() throws {
        let rows = try Rows(1_000, estimate: 200) { _ in 10 }
        #expect(rows.fault == nil && rows.seen.count == 40)
    }

    /// Rows of which most have no length are measured over several frames, and nothing hangs.
    @Test func rowsWithoutLengthTakeSeveralFrames() throws {
        let rows = try Rows(5_000) { $0 < 2_000 ? 0 : 44 }
        #expect(rows.list.counters.unsettled > 0 && rows.list.counters.realised < 30)
        try rows.window.settle()
        #expect(rows.fault == nil && rows.seen.first?.number == 2_000)
        #expect(!rows.window.root.diagnostics.contains { $0.contains("keeps changing") })
    }

    @Test func aKindWithoutTemplateIsReported() throws {
        let source = CollectionSource<Int, Int>()
        source.edit {
            $0.append([0])
            $0.append([1, 2], to: 0)
        }
        let list = CollectionView(source)
        var faults: [String] = []
        list.onFault = { faults.append($0) }
        list.id = "people"
        list.register("text") {
            Row()
        } configure: { (_: Row, _: String) in
        }
        let window = try TestWindow(list, size: Size(100, 100))
        #expect(faults == ["CollectionView 'people': There is no template for the kind \"item\"; its views are empty. Register one."])
        list.show(source) { _ in "text" }
        window.step()
        #expect(faults.last == "CollectionView 'people': The template of the kind \"text\" cannot show Int; the view stays empty.")
        #expect(faults.count == 2 && window.root.diagnostics == faults)
    }

    /// Complaint 17.
    @Test func aRecycledViewShowsWhatAFreshOneShows() throws {
        let rows = try Rows(500) { 30 + Double($0 % 7) }
        for step in [3_000.0, 9_000, 0, 400] {
            rows.list.contentOffset.y = step
            rows.window.step()
            #expect(rows.fault == nil)
        }
        #expect(rows.cells.contains { $0.reuses > 0 })
        let fresh = try Rows(500) { 30 + Double($0 % 7) }
        fresh.list.contentOffset.y = 400
        fresh.window.step()
        // The lengths above were known in one list only.
        #expect(rows.seen.map(\.height) == rows.seen.map { 30 + Double($0.number % 7) })
        #expect(fresh.fault == nil)
    }

    @Test func headersStayWhileTheirSectionIsInSight() throws {
        var style = SectionStyle()
        (style.header, style.pinsHeader) = (30, true)
        let source = CollectionSource<String, Int>()
        source.edit {
            $0.append(["A", "B"])
            $0.append(Array(0..<20), to: "A")
            $0.append(Array(20..<40), to: "B")
        }
        let list = CollectionView(source, layout: CollectionView.list(style: style))
        list.register {
            Row()
        } configure: { (row: Row, id: Int) in
            row.number = id
        }
        list.register(.header) {
            Row()
        } configure: { (row: Row, id: String) in
            row.number = id == "A" ? 100 : 200
        }
        let window = try TestWindow(list, size: Size(200, 400))
        func header(_ number: Int) -> Double? {
            let row = list.subviews.flatMap(\.subviews).compactMap { $0 as? Row }.first { $0.number == number }
            return row.map { window.root.absoluteFrame(of: $0).y }
        }
        #expect(header(100) == 0)
        list.contentOffset.y = 500
        window.step()
        #expect(header(100) == 0)
        // The section ends at 910: its header goes along.
        list.contentOffset.y = 890
        window.step()
        #expect(header(100) == -10 && header(200) == 20)
        list.contentOffset.y = 1_000
        window.step()
        #expect(header(200) == 0)
        // Headers lie in front.
        #expect((window.root.view(at: Point(10, 10)) as? Row)?.number == 200)
        // An item that is scrolled to is not covered.
        let key = try #require(source.key(of: 22))
        list.scroll(to: key, isAnimated: false)
        window.step()
        let row = try #require(list.subviews.flatMap(\.subviews).compactMap { $0 as? Row }.first { $0.number == 22 })
        #expect(window.root.absoluteFrame(of: row).y == 30)
    }

    @Test func gridsAndRightToLeft() throws {
        let source = CollectionSource<Int, Int>()
        source.edit {
            $0.append([0])
            $0.append(Array(0..<100), to: 0)
        }
        let layout = TatamiCollections.StackLayout { _ in .init(TatamiCollections.GridLayout(.fixed(4))) }
        let list = CollectionView(source, layout: layout)
        list.register {
            Row()
        } configure: { (row: Row, id: Int) in
            row.number = id
        }
        let window = try TestWindow(list, size: Size(400, 200), direction: .rightToLeft)
        func frame(_ number: Int) -> Rect? {
            let row = list.subviews.flatMap(\.subviews).compactMap { $0 as? Row }.first { $0.number == number }
            return row.map { window.root.absoluteFrame(of: $0) }
        }
        #expect(frame(0) == Rect(300, 0, 100, 44) && frame(3) == Rect(0, 0, 100, 44) && frame(4) == Rect(300, 44, 100, 44))
    }

    @Test func contentScrollsSideways() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let source = CollectionSource<Int, Int>()
            source.edit {
                $0.append([0])
                $0.append(Array(0..<1_000), to: 0)
            }
            let list = CollectionView(source, .horizontal, layout: CollectionView.list(estimate: 50))
            list.register {
                Tile()
            } configure: { (tile: Tile, id: Int) in
                tile.number = id
            }
            let window = try TestWindow(list, size: Size(300, 100), direction: direction)
            func frame(_ number: Int) -> Rect? {
                let tile = list.subviews.flatMap(\.subviews).compactMap { $0 as? Tile }.first { $0.number == number }
                return tile.map { window.root.absoluteFrame(of: $0) }
            }
            let isMirrored = direction == .rightToLeft
            #expect(frame(0) == Rect(isMirrored ? 240 : 0, 0, 60, 100))
            #expect(frame(2) == Rect(isMirrored ? 120 : 120, 0, 60, 100))
            try list.scroll(to: #require(source.key(of: 500)), alignment: .start, isAnimated: false)
            window.step()
            #expect(frame(500) == Rect(isMirrored ? 240 : 0, 0, 60, 100))
            #expect(list.counters.peakRealised < 30)
        }
    }
}

private final class Tile: View {
    var number = -1
    override func measure(_ proposal: Proposal) -> Size { Size(60, 10) }
}
