import TatamiCollectionViews
import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// Updates of the content, with their motions.
@Suite struct UpdateTests {
    /// Complaint 10: flutter 35618.
    @Test func anItemThatMovesHasOneViewOnTheWay() throws {
        let rows = try Rows(20)
        let row = try #require(rows.row(2))
        rows.source.edit { $0.move(2, after: 5) }
        rows.window.step()
        var places: [Double] = []
        for _ in 0..<40 {
            #expect(rows.cells.filter { $0.number == 2 }.count == 1)
            #expect(rows.row(2) === row)
            places.append(rows.window.root.presentedFrame(of: row).y)
            rows.window.step()
        }
        #expect(places[0] >= 88 && places[0] < 100)
        for (a, b) in zip(places, places.dropFirst()) { #expect(b >= a - 0.01) }
        try rows.window.settle()
        #expect(rows.y(2) == 220 && rows.fault == nil)
        #expect(rows.list.counters.planned == 4)
    }

    /// Collections: rule 54. A comparison looks at what is between equal ends, and an edit at nothing; both prepare the section once.
    @Test func countersTellWhatUpdatesCost() throws {
        let rows = try Rows(1_000)
        let before = rows.list.counters
        rows.source.edit { $0.delete([3]) }
        try rows.window.settle()
        let edited = rows.list.counters
        #expect(edited.diffed == before.diffed && edited.sectionPrepares == before.sectionPrepares + 1)
        var content = rows.source.snapshot
        content.move(500, after: 502)
        content.delete([504])
        rows.source.apply(content)
        try rows.window.settle()
        // 501, 502, 500 and 503 are between the equal ends.
        #expect(rows.list.counters.diffed == edited.diffed + 4)
        #expect(rows.list.counters.sectionPrepares == edited.sectionPrepares + 1)
        rows.source.edit { $0.append(["B", "C"]) }
        try rows.window.settle()
        #expect(rows.list.counters.sectionPrepares == edited.sectionPrepares + 3)
    }

    /// Items from below the window move in from where they were, however many come (collections: rule 10).
    @Test func itemsFromOutOfSightComeFromWhereTheyWere() throws {
        let rows = try Rows(40)
        rows.source.edit(.zoom) { $0.delete([1, 2, 3, 4]) }
        rows.window.wait(0.06)
        for number in 9...13 {
            let row = try #require(rows.row(number), "no row \(number)")
            let place = rows.window.root.presentedFrame(of: row)
            let final = Double(number - 4) * 44
            #expect(place.y > final + 20 && place.y < final + 4 * 44 && place.height == 44, "row \(number) at \(place)")
            #expect(row.superview?.superview.map { $0.opacity } == 1)
        }
        try rows.window.settle()
        #expect(rows.fault == nil)
    }

    /// Complaint 11: motion 1301.
    @Test func aSecondUpdateGoesOnFromWhereRowsAreSeen() throws {
        let rows = try Rows(20)
        rows.source.edit { $0.move(0, after: 8) }
        rows.window.wait(0.06)
        let row = try #require(rows.row(0))
        let before = rows.window.root.presentedFrame(of: row).y
        #expect(before > 10 && before < 340)
        rows.source.edit { $0.move(0, before: 1) }
        rows.window.step()
        // In a sixtieth of a second it goes as far as before at most.
        #expect(abs(rows.window.root.presentedFrame(of: row).y - before) < 60)
        try rows.window.settle()
        #expect(rows.fault == nil && rows.y(0) == 0)
    }

    @Test func rowsComeAndGoByFading() throws {
        let rows = try Rows(20)
        let row = try #require(rows.row(3))
        rows.source.edit { $0.delete([3]) }
        rows.window.wait(0.05)
        #expect(row.superview?.superview === rows.list)
        // Its place stays; it is drawn smaller.
        #expect(row.superview?.frame.y == 132)
        // What leaves is not pressed.
        #expect((rows.window.root.view(at: Point(10, 140)) as? Row)?.number != 3)
        try rows.window.settle()
        #expect(row.superview?.superview == nil && rows.fault == nil)
        rows.source.edit { $0.insert([3], before: 4) }
        rows.window.step()
        let cell = try #require(rows.row(3)?.superview)
        #expect(cell.opacity == 1 && rows.window.root.isMoving)
        try rows.window.settle()
        #expect(rows.fault == nil)
    }

    /// Before the first layout, and where nothing changes.
    @Test func completionsOfWhatIsNotAnimatedAreCalled() throws {
        let source = CollectionSource<String, Int>()
        var content = Snapshot<String, Int>()
        content.append(["A"])
        content.append([1, 2], to: "A")
        var ends: [Bool] = []
        source.apply(content) { ends.append($0) }
        let list = CollectionView(source) {
            Row()
        } configure: { (row: Row, number: Int) in
            row.number = number
        }
        let window = try TestWindow(list, size: Size(200, 200))
        window.step()
        #expect(ends == [true])
        source.apply(source.snapshot) { ends.append($0) }
        window.step()
        #expect(ends == [true, true])
    }

    @Test func aReloadedItemKeepsTheFocus() throws {
        let rows = try Rows(10, selection: .single)
        rows.list.focus(try #require(rows.source.key(of: 3)))
        rows.window.step()
        rows.source.edit { $0.reload([3]) }
        rows.window.step()
        #expect((rows.window.root.focusedView?.subviews.first as? Row)?.number == 3)
        try rows.window.settle()
        #expect(rows.fault == nil)
    }

    @Test func completionsAreCalledOnce() throws {
        let rows = try Rows(20)
        var calls: [String] = []
        var next = rows.source.snapshot
        next.delete([1])
        rows.source.apply(next) { calls.append("one \($0)") }
        rows.window.step()
        #expect(calls.isEmpty)
        next.delete([2])
        rows.source.apply(next) { calls.append("two \($0)") }
        rows.window.step()
        #expect(calls == ["one false"])
        try rows.window.settle()
        #expect(calls == ["one false", "two true"])
        next.delete([3])
        rows.source.apply(next, style: .none) { calls.append("three \($0)") }
        rows.window.step()
        #expect(calls == ["one false", "two true", "three true"])
        #expect(!rows.window.root.isMoving)
    }

    /// Complaint 13: svelte 12832.
    @Test func idsThatOccurTwiceAreShownTwiceAndReported() throws {
        let rows = try Rows(3)
        var faults: [String] = []
        rows.list.onFault = { faults.append($0) }
        rows.source.edit(.none) { $0.append([1], to: "A") }
        rows.window.step()
        #expect(rows.seen.map(\.number) == [0, 1, 2, 1])
        #expect(faults.count == 1 && faults[0].contains("The id 1 belongs to"))
    }

    @Test func lessMotionMovesNothing() throws {
        let rows = try Rows(20)
        rows.window.root.reducesMotion = true
        rows.source.edit { $0.move(2, after: 5) }
        rows.window.step()
        #expect(rows.presented == rows.seen && rows.fault == nil)
    }

    /// A view that shows another item does not fly from the place of the old one.
    @Test func recycledViewsDoNotMoveInAnimations() throws {
        let rows = try Rows(1_000)
        rows.list.contentOffset.y = 3_000
        rows.window.root.animate { rows.list.opacity = 0.5 }
        rows.window.step()
        #expect(rows.list.counters.reused > 0 && rows.presented == rows.seen && rows.fault == nil)
    }

    @Test func reconfiguredRowsKeepTheirViews() throws {
        let rows = try Rows(20)
        let row = try #require(rows.row(2))
        rows.height = { $0 == 2 ? 80 : 44 }
        rows.source.edit(.none) { $0.reconfigure([2]) }
        rows.window.step()
        #expect(rows.row(2) === row && rows.fault == nil && rows.y(3) == 168)
    }

    /// The screen is that of a full layout after every change, and what is in sight stays where it is.
    @Test(arguments: 0..<6) func randomScriptsAgreeWithAFullLayout(number: Int) throws {
        let seed = Seeded.start("COLLECTION_SEED") &+ UInt64(number)
        print("randomScriptsAgreeWithAFullLayout: COLLECTION_SEED=\(seed)")
        var random = Seeded(seed)
        let rows = try Rows(300, mode: number % 3 == 2 ? .end : .start) { 20 + Double(abs($0 &* 7_919) % 60) }
        var next = 300
        for step in 0..<150 {
            let ids = rows.source.snapshot.items(in: "A")
            let style: ChangeStyle = [.none, .automatic, .fade, .zoom][Int.random(in: 0..<4, using: &random)]
            switch Int.random(in: 0..<9, using: &random) {
            case 0: rows.list.contentOffset.y = Double.random(in: -100...15_000, using: &random)
            case 1: rows.list.contentOffset.y += Double.random(in: -700...700, using: &random)
            case 2: rows.window.resize(Size(Double.random(in: 100...300, using: &random), Double.random(in: 50...600, using: &random)))
            case 3:
                let count = Int.random(in: 1...20, using: &random)
                rows.source.edit(style) {
                    if let place = ids.randomElement(using: &random) {
                        $0.insert(Array(next..<next + count), before: place)
                    } else {
                        $0.append(Array(next..<next + count), to: "A")
                    }
                }
                next += count
            case 4: rows.source.edit(style) { $0.delete(Array(ids.shuffled(using: &random).prefix(10))) }
            case 5:
                if ids.count > 1 {
                    let two = ids.shuffled(using: &random).prefix(2)
                    rows.source.edit(style) { $0.move(two[0], before: two[1]) }
                }
            case 6:
                var other = rows.source.snapshot
                other.delete(Array(ids.shuffled(using: &random).prefix(5)))
                other.append([next], to: "A")
                next += 1
                rows.source.apply(other, style: style)
            case 7: rows.source.edit(style) { $0.reconfigure(Array(ids.prefix(50))) }
            default: rows.window.wait(Double.random(in: 0...0.5, using: &random))
            }
            rows.window.step()
            // In the first frame of an update with motions, rows that leave are still there.
            if style != .none { try rows.window.settle() }
            #expect(rows.fault == nil, "step \(step)")
            if rows.fault != nil { return }
            #expect(rows.list.counters.realised <= 80)
        }
    }
}
