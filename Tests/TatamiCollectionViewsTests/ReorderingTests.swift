import TatamiCollectionViews
import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TestSupport
import Testing

@testable import TatamiViews

/// Moving items by pointers, keys and assistive technology (collections: rule 45).
@Suite struct ReorderingTests {
    private func list(_ count: Int = 30, height: @escaping (Int) -> Double = { _ in 44 }) throws -> Rows {
        let rows = try Rows(count, selection: .single, height: height)
        rows.list.isReorderable = true
        rows.window.step()
        return rows
    }

    private func order(_ rows: Rows) -> [Int] { rows.source.snapshot.items(in: "A") }

    @Test func theMouseMovesARow() throws {
        let rows = try list()
        var moves: [CollectionMove] = []
        rows.list.onMove = { moves.append($0) }
        rows.window.press(at: Point(10, 60), with: .mouse)
        rows.window.move(to: Point(10, 80), with: .mouse)
        #expect(rows.list.isCarrying)
        // Row 1 was grabbed 16 points below its edge. At 150 its edge is at 134, nearest to the gap at 132, behind row 3.
        rows.window.move(to: Point(10, 150), with: .mouse)
        rows.window.step()
        #expect(rows.y(1) == 134 && rows.y(2) == 44 && rows.y(3) == 88 && rows.y(4) == 176)
        #expect(order(rows) == Array(0..<30))
        rows.window.lift(at: Point(10, 150), with: .mouse)
        rows.window.step()
        #expect(order(rows) == [0, 2, 3, 1] + Array(4..<30) && rows.y(1) == 132 && rows.fault == nil)
        #expect(!rows.list.isCarrying)
        #expect(moves.map(\.from.item) == [1] && moves.map(\.to.item) == [3])
        rows.list.perform(try #require(moves.first).inverse)
        rows.window.step()
        #expect(order(rows) == Array(0..<30) && rows.fault == nil)
    }

    @Test func escapeBringsItBack() throws {
        let rows = try list()
        let before = rows.seen
        rows.window.press(at: Point(10, 60), with: .mouse)
        rows.window.move(to: Point(10, 80), with: .mouse)
        rows.window.move(to: Point(10, 250), with: .mouse)
        rows.window.step()
        #expect(rows.seen != before)
        rows.window.key(.escape)
        for _ in 0..<60 { rows.window.step() }
        #expect(rows.seen == before && rows.presented == before && order(rows) == Array(0..<30) && !rows.list.isCarrying)
        rows.window.lift(at: Point(10, 250), with: .mouse)
        rows.window.step()
        #expect(rows.seen == before)
    }

    /// What was scrolled for a drag returns with the row.
    @Test func escapeBringsTheScrollingBack() throws {
        let rows = try list()
        let before = rows.seen
        rows.window.press(at: Point(10, 60), with: .mouse)
        rows.window.move(to: Point(10, 80), with: .mouse)
        rows.window.move(to: Point(10, 395), with: .mouse)
        rows.window.wait(1)
        #expect(rows.list.contentOffset.y > 100)
        rows.window.key(.escape)
        try rows.window.settle()
        #expect(rows.seen == before && rows.presented == before)
        rows.window.lift(at: Point(10, 395), with: .mouse)
    }

    /// A list that goes away in the middle of a drag leaves nothing that scrolls.
    @Test func aListThatLeavesScrollsNothingElse() throws {
        let source = CollectionSource<String, Int>()
        source.edit {
            $0.append(["A"])
            $0.append(Array(0..<100), to: "A")
        }
        let list = CollectionView(source) {
            Row()
        } configure: { (row: Row, number: Int) in
            row.number = number
        }
        list.isReorderable = true
        let (below, long) = (ScrollView(), Row())
        long.height = 5_000
        below.contentView = long
        let window = try TestWindow(
            LayoutView {
                Overlay {
                    below.stretch()
                    list.stretch()
                }
            }, size: Size(200, 400))
        window.step()
        window.press(at: Point(10, 60), with: .mouse)
        window.move(to: Point(10, 80), with: .mouse)
        window.move(to: Point(10, 395), with: .mouse)
        window.wait(0.5)
        #expect(list.contentOffset.y > 0)
        list.removeFromSuperview()
        window.wait(1)
        try window.settle()
        #expect(below.contentOffset.y == 0)
        window.lift(at: Point(10, 395), with: .mouse)
    }

    /// Sentence 18: angular/components 17185.
    @Test func aCarriedRowThatIsDeletedIsPutDownOnce() throws {
        let rows = try list()
        rows.window.press(at: Point(10, 60), with: .mouse)
        rows.window.move(to: Point(10, 80), with: .mouse)
        rows.window.move(to: Point(10, 250), with: .mouse)
        rows.window.step()
        rows.source.edit { $0.delete([1]) }
        try rows.window.settle()
        #expect(!rows.list.isCarrying && order(rows) == [0] + Array(2..<30) && rows.fault == nil)
        rows.window.move(to: Point(10, 300), with: .mouse)
        rows.window.lift(at: Point(10, 300), with: .mouse)
        rows.window.step()
        #expect(order(rows) == [0] + Array(2..<30) && rows.fault == nil)
    }

    @Test func dataMayChangeMeanwhile() throws {
        let rows = try list()
        rows.window.press(at: Point(10, 60), with: .mouse)
        rows.window.move(to: Point(10, 80), with: .mouse)
        rows.window.move(to: Point(10, 150), with: .mouse)
        rows.window.step()
        // The row goes before row 4, wherever that is.
        rows.source.edit { $0.insert([-3, -2, -1], before: 0) }
        rows.window.step()
        #expect(rows.list.isCarrying)
        rows.source.edit { $0.delete([2]) }
        rows.window.step()
        rows.window.lift(at: Point(10, 150), with: .mouse)
        try rows.window.settle()
        #expect(Set(order(rows)) == Set(Array(-3..<30).filter { $0 != 2 }) && order(rows).count == 32 && rows.fault == nil)
    }

    /// A pointer that rests keeps its gap, whatever the heights.
    @Test func aRestingPointerMovesNothing() throws {
        var random = Seeded(Seeded.start("COLLECTION_SEED"))
        for _ in 0..<10 {
            let heights = (0..<40).map { _ in Double(Int.random(in: 20...120, using: &random)) }
            let rows = try list(40) { heights[$0] }
            let start = Double(Int.random(in: 110..<290, using: &random))
            rows.window.press(at: Point(10, start), with: .mouse)
            rows.window.move(to: Point(10, start < 200 ? start + 10 : start - 10), with: .mouse)
            for _ in 0..<8 {
                let y = Double(Int.random(in: 110..<290, using: &random))
                rows.window.move(to: Point(10, y), with: .mouse)
                rows.window.step()
                let seen = rows.seen
                let updates = rows.list.counters.prepares
                for _ in 0..<4 { rows.window.step() }
                #expect(rows.seen == seen, "start \(start), at \(y)")
                #expect(rows.list.counters.prepares == updates, "start \(start), at \(y)")
            }
            rows.window.lift(at: Point(10, 200), with: .mouse)
            try rows.window.settle()
            #expect(rows.fault == nil)
            #expect(Set(order(rows)) == Set(0..<40) && order(rows).count == 40)
        }
    }

    @Test func nearAnEdgeTheContentScrolls() throws {
        let rows = try list(200)
        rows.window.press(at: Point(10, 60), with: .mouse)
        rows.window.move(to: Point(10, 80), with: .mouse)
        rows.window.move(to: Point(10, 395), with: .mouse)
        for _ in 0..<240 { rows.window.wait(1.0 / 60) }
        #expect(rows.list.contentOffset.y > 300)
        let middle = rows.list.contentOffset.y
        #expect(rows.row(1) != nil, "The carried row keeps its view.")
        rows.window.lift(at: Point(10, 395), with: .mouse)
        rows.window.step()
        let place = try #require(order(rows).firstIndex(of: 1))
        #expect(abs(Double(place) * 44 - middle - 395 + 16) < 60 && rows.fault == nil)
    }

    /// Sentence 19: dnd-kit 1958.
    @Test func keysMoveARowAndEverythingAroundScrolls() throws {
        let rows = try list(100)
        rows.window.key(.tab)
        #expect(rows.row(0)?.superview?.isFocused == true)
        rows.window.key(.down, [.control, .shift])
        rows.window.step()
        #expect(order(rows).prefix(3) == [1, 0, 2] && rows.row(0)?.superview?.isFocused == true)
        rows.window.key(.end, [.control, .shift])
        rows.window.step()
        #expect(order(rows).last == 0 && rows.y(0) == 356 && rows.row(0)?.superview?.isFocused == true)
        rows.window.key(.up, [.control, .shift])
        rows.window.step()
        #expect(order(rows).suffix(2) == [0, 99] && rows.fault == nil)
        rows.window.key(.home, [.control, .shift])
        rows.window.step()
        #expect(order(rows) == Array(0..<100) && rows.y(0) == 0)
        // It cannot go further.
        rows.window.key(.up, [.control, .shift])
        #expect(order(rows) == Array(0..<100))
    }

    @Test func rowsThatMayNotMoveStay() throws {
        let rows = try list()
        let fixed = try #require(rows.source.key(of: 1))
        rows.list.mayMove = { $0 != fixed }
        rows.window.press(at: Point(10, 60), with: .mouse)
        rows.window.move(to: Point(10, 200), with: .mouse)
        #expect(!rows.list.isCarrying)
        rows.window.lift(at: Point(10, 200), with: .mouse)
        #expect(order(rows) == Array(0..<30))
    }

    @Test func aGridAndSectionsTakeItemsToo() throws {
        let source = CollectionSource<Int, Int>()
        source.edit {
            $0.append([0, 1])
            $0.append(Array(0..<8), to: 0)
            $0.append(Array(8..<12), to: 1)
        }
        let layout = StackLayout { _ in .init(GridLayout(.fixed(4), estimate: 50)) }
        let list = CollectionView(source, layout: layout) {
            Row()
        } configure: { row, number in
            (row.number, row.height) = (number, 50)
        }
        list.isReorderable = true
        let window = try TestWindow(list, size: Size(200, 400))
        window.step()
        // Item 1 in the first line goes to the second section, before item 9.
        window.press(at: Point(75, 25), with: .mouse)
        window.move(to: Point(75, 45), with: .mouse)
        window.move(to: Point(80, 125), with: .mouse)
        window.step()
        window.lift(at: Point(80, 125), with: .mouse)
        window.step()
        #expect(source.snapshot.items(in: 0) == [0, 2, 3, 4, 5, 6, 7] && source.snapshot.items(in: 1) == [8, 1, 9, 10, 11])
        // And to the end of the first one.
        try window.settle()
        window.press(at: Point(75, 125), with: .mouse)
        window.move(to: Point(75, 110), with: .mouse)
        window.move(to: Point(180, 75), with: .mouse)
        window.step()
        window.lift(at: Point(180, 75), with: .mouse)
        window.step()
        #expect(
            source.snapshot.items(in: 0) == [0, 2, 3, 4, 5, 6, 7, 1] && source.snapshot.items(in: 1) == [8, 9, 10, 11],
            "\(source.snapshot.items(in: 0)) \(source.snapshot.items(in: 1))")
    }
}
