import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TestSupport
import Testing

@testable import TatamiCollectionViews
@testable import TatamiViews

/// Sections whose items scroll across the main axis on their own (collections: rule 16).
@Suite struct CarouselTests {
    @Test func aRowShowsItsItemsSideBySide() throws {
        let shelves = try Shelves(20, items: 50)
        #expect(shelves.seen[0] == Rect(0, 0, 100, 60) && shelves.seen[1] == Rect(110, 0, 100, 60))
        #expect(shelves.seen[1_002] == Rect(220, 60, 100, 60) && shelves.seen[1_003] == nil)
        shelves.scroll(1, to: 500)
        shelves.window.step()
        #expect(shelves.places(1) == [-60, 50, 160, 270], "450 to 600 and on: item 5 begins at 550")
        #expect(shelves.places(0) == [0, 110, 220] && shelves.places(2) == [0, 110, 220])
        // Rows of 44 at first, in 400 and half of that below; 300 and half of that at the end of each. The row that was scrolled showed more.
        #expect(shelves.list.counters.peakRealised <= 14 * 5 + 20)
    }

    @Test func fingersDragARowOrTheCollection() throws {
        let shelves = try Shelves(20, items: 50)
        shelves.window.drag(from: Point(250, 90), to: Point(100, 92), resting: 0.2)
        shelves.window.step()
        #expect(shelves.row(1)?.known ?? 0 > 120 && shelves.row(0)?.known == 0 && shelves.list.contentOffset.y == 0)
        shelves.window.drag(from: Point(150, 300), to: Point(152, 200), resting: 0.2)
        shelves.window.step()
        #expect(shelves.list.contentOffset.y > 70 && shelves.row(4)?.known == 0)
    }

    @Test func wheelsScrollARow() throws {
        let shelves = try Shelves(20, items: 50)
        shelves.window.root.handle(WheelEvent(by: Point(50, 0), at: Point(150, 90), time: shelves.window.time))
        try shelves.window.settle()
        #expect(shelves.row(1)?.known == 50 && shelves.list.contentOffset.y == 0)
        shelves.window.wait(1)
        let turn = WheelEvent(by: Point(0, 50), at: Point(150, 30), time: shelves.window.time, modifiers: .shift)
        shelves.window.root.handle(turn)
        try shelves.window.settle()
        #expect(shelves.row(0)?.known == 50 && shelves.list.contentOffset.y == 0)
        shelves.window.wait(1)
        shelves.window.root.handle(WheelEvent(by: Point(0, 50), at: Point(150, 30), time: shelves.window.time))
        try shelves.window.settle()
        #expect(shelves.row(0)?.known == 50 && shelves.list.contentOffset.y == 50)
    }

    @Test func aRowKeepsItsPlaceWhileItIsAway() throws {
        let shelves = try Shelves(100, items: 50)
        shelves.scroll(1, to: 1_234)
        shelves.window.step()
        let places = shelves.places(1)
        shelves.list.contentOffset.y = 4_000
        shelves.window.step()
        #expect(shelves.row(1) == nil && shelves.card(1_011) == nil)
        shelves.list.contentOffset.y = 0
        shelves.window.step()
        #expect(shelves.places(1) == places && shelves.row(1)?.known == 1_234)
        // Another layout shows the rows where they were.
        shelves.list.layout = StackLayout { _ in .init(CarouselLayout(.fixed(100), spacing: 10)) }
        shelves.window.step()
        #expect(shelves.places(1) == places)
        // Another source begins at the start.
        let other = CollectionSource<Int, Int>()
        other.edit {
            $0.append([0, 1])
            $0.append(Array(0..<50), to: 0)
            $0.append(Array(1_000..<1_050), to: 1)
        }
        shelves.list.show(other)
        shelves.window.step()
        #expect(shelves.places(1) == [0, 110, 220])
    }

    @Test func dragsTurnOnePageAtMost() throws {
        let shelves = try Shelves(20, items: 50, paging: .pages)
        func drag(_ way: Double, taking seconds: Double = 0.3, resting: Double = 0.2) throws {
            shelves.window.drag(from: Point(150, 90), to: Point(150 + way, 90), taking: seconds, resting: resting)
            try shelves.window.settle()
        }
        try drag(-100)
        #expect(shelves.row(1)?.known == 0, "less than half a page goes back")
        try drag(-140, taking: 0.1, resting: 0)
        #expect(shelves.row(1)?.known == 310)
        try drag(-140, taking: 0.02, resting: 0)
        #expect(shelves.row(1)?.known == 620, "a fast one turns one page too")
        try drag(140, taking: 0.1, resting: 0)
        #expect(shelves.row(1)?.known == 310)
        // A notch of the wheel turns a page, and a touchpad comes to rest at one.
        shelves.window.root.handle(WheelEvent(by: Point(50, 0), at: Point(150, 90), time: shelves.window.time))
        try shelves.window.settle()
        #expect(shelves.row(1)?.known == 620)
        shelves.window.wait(1)
        shelves.window.root.handle(WheelEvent(by: Point(-40, 0), at: Point(150, 90), time: shelves.window.time, isPrecise: true))
        shelves.window.step()
        #expect(shelves.row(1)?.known == 580)
        shelves.window.wait(0.2)
        try shelves.window.settle()
        #expect(shelves.row(1)?.known == 620)
    }

    @Test func groupsRestAtItems() throws {
        let shelves = try Shelves(3, items: 9, paging: .groups(of: 1))
        shelves.window.drag(from: Point(150, 90), to: Point(80, 90), resting: 0.2)
        try shelves.window.settle()
        #expect(shelves.places(1) == [0, 110, 220], "item 1 is at the start")
        #expect(shelves.row(1)?.known == 110)
        shelves.scroll(1, to: 5_000)
        try shelves.window.settle()
        #expect(abs((shelves.row(1)?.known ?? 0) - 680) < 0.01, "the end of 9 x 110 - 10 is a stop")
    }

    @Test func rightToLeftIsMirrored() throws {
        let (left, right) = (try Shelves(9, items: 30), try Shelves(9, items: 30, direction: .rightToLeft))
        func isMirrored() -> Bool {
            let (a, b) = (left.seen, right.seen)
            return a.keys.sorted() == b.keys.sorted() && a.allSatisfy { abs(300 - $0.value.maxX - (b[$0.key]?.x ?? 0)) < 0.01 }
        }
        #expect(isMirrored() && right.seen[0] == Rect(200, 0, 100, 60))
        for shelves in [left, right] {
            shelves.scroll(1, to: 777)
            shelves.window.step()
        }
        #expect(isMirrored() && left.places(1) == [-7, 103, 213])
        right.window.drag(from: Point(100, 30), to: Point(200, 30), resting: 0.2)
        left.window.drag(from: Point(200, 30), to: Point(100, 30), resting: 0.2)
        for shelves in [left, right] { try shelves.window.settle() }
        #expect(isMirrored() && right.row(0)?.known ?? 0 > 80)
    }

    /// The same in a collection that scrolls sideways: its rows are columns.
    @Test func columnsScrollDown() throws {
        let shelves = try Shelves(20, items: 50, .horizontal, window: Size(400, 300)) { _ in Size(60, 100) }
        #expect(shelves.seen[1_001] == Rect(60, 110, 60, 100))
        shelves.scroll(1, to: 500)
        shelves.window.step()
        #expect(shelves.seen[1_005] == Rect(60, 50, 60, 100) && shelves.seen[1] == Rect(0, 110, 60, 100))
    }

    @Test func theTallestItemMakesTheRow() throws {
        // Item 7 is taller, and comes into sight later.
        let shelves = try Shelves(20, items: 20) { Size(100, $0 % 1_000 == 7 ? 90 : $0 % 2 == 0 ? 50 : 60) }
        #expect(shelves.seen[1_000]?.y == 60 && shelves.seen[1_000]?.height == 60, "cells are as long as their row")
        shelves.scroll(0, to: 600)
        shelves.window.step()
        #expect(shelves.seen[7]?.height == 90 && shelves.seen[1_000]?.y == 90)
        shelves.scroll(0, to: 1_500)
        shelves.window.step()
        #expect(shelves.seen[7] == nil && shelves.seen[1_000]?.y == 90, "it does not shrink")
        shelves.source.edit(.none) { $0.delete([7]) }
        shelves.window.step()
        #expect(shelves.seen[1_000]?.y == 60, "until the items change")
    }

    /// Items without a size must not hide those behind them.
    @Test func emptyItemsDoNotMakeARowVanish() throws {
        for length in [CarouselLayout.ItemLength.fitted(estimate: 120), .fixed(100)] {
            let shelves = try Shelves(2, items: 12, length: length) { $0 % 1_000 < 8 ? .zero : Size(80, 50) }
            shelves.scroll(0, to: length == .fixed(100) ? 600 : 0)
            try shelves.window.settle()
            #expect(shelves.seen[8]?.height == 50, "\(length): \(shelves.seen)")
        }
    }

    /// Item 7 begins at 770, and 2 lengths of the row behind what is in sight end at 900.
    @Test func itemsAcrossARowAreMeasuredAndLoadedAhead() throws {
        let shelves = try Shelves(3, items: 50) { Size(100, $0 % 1_000 == 7 ? 90 : 60) }
        var loaded = Set<Int>()
        var cancelled = Set<Int>()
        shelves.list.prefetch {
            loaded.insert($0)
        } cancel: {
            cancelled.insert($0)
        }
        shelves.window.step()
        #expect(loaded.isSuperset(of: [1_005, 1_007, 1_008]) && !loaded.contains(1_020) && cancelled.isEmpty)
        #expect(shelves.seen[2_000]?.y == 120)
        shelves.window.wait(1)
        try shelves.window.settle()
        #expect(shelves.seen[1_000]?.y == 90 && shelves.seen[2_000]?.y == 180, "item 7 of each row was measured")
        #expect(shelves.seen[7] == nil && shelves.card(1_020) == nil)
        shelves.scroll(1, to: 3_000)
        shelves.window.step()
        #expect(cancelled.contains(1_008) && loaded.contains(1_032))
    }

    @Test func itemsAreAsWideAsTheyWant() throws {
        let shelves = try Shelves(3, items: 40, length: .fitted(estimate: 50), spacing: 0) { number in
            Size(Double(40 + number % 7 * 20), 60)
        }
        #expect(shelves.seen[0] == Rect(0, 0, 40, 60) && shelves.seen[1] == Rect(40, 0, 60, 60) && shelves.seen[2]?.x == 100)
        // Scrolling back over items that were never measured keeps in place what is in sight.
        shelves.list.scroll(to: try #require(shelves.source.key(of: 30)), alignment: .start, isAnimated: false)
        try shelves.window.settle()
        for _ in 0..<20 {
            let before = shelves.seen
            let offset = try #require(shelves.row(0)).known
            shelves.scroll(0, to: offset - 30)
            shelves.window.step()
            let after = shelves.seen
            for (number, rect) in before where number < 1_000 && after[number] != nil && offset > 30 {
                #expect(abs((after[number]?.x ?? 0) - rect.x - 30) < 0.5, "item \(number)")
            }
        }
    }

    @Test func whatIsSeenOfARowStaysWhenItemsCome() throws {
        let shelves = try Shelves(3, items: 40)
        shelves.source.edit(.none) { $0.insert([-1], before: 0) }
        shelves.window.step()
        #expect(shelves.seen[-1]?.x == 0 && shelves.seen[0]?.x == 110, "a row at its start shows what is new")
        shelves.scroll(1, to: 505)
        shelves.window.step()
        let before = shelves.places(1)
        shelves.source.edit(.none) { $0.insert([1_900, 1_901, 1_902], before: 1_000) }
        shelves.window.step()
        #expect(shelves.places(1) == before && shelves.row(1)?.known == 505 + 330)
        shelves.source.edit(.none) { $0.delete([1_000, 1_001]) }
        shelves.window.step()
        #expect(shelves.places(1) == before && shelves.row(1)?.known == 505 + 110)
    }
}
