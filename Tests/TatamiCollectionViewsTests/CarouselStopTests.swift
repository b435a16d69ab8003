import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TestSupport
import Testing

@testable import TatamiCollectionViews
@testable import TatamiViews

/// Where rows that scroll on their own come to rest (collections: rule 16).
@Suite struct CarouselStopTests {
    private func scroll(_ shelves: Shelves, to number: Int, _ alignment: ScrollAlignment = .nearest) throws {
        shelves.list.scroll(to: try #require(shelves.source.key(of: number)), alignment: alignment)
        try shelves.window.settle()
        shelves.window.wait(1)
        try shelves.window.settle()
    }

    private func isWhole(_ number: Int, in shelves: Shelves) -> Bool {
        shelves.seen[number].map { $0.x >= -0.01 && $0.maxX <= 300.01 } == true
    }

    // MARK: Showing items

    @Test(arguments: [ScrollAlignment.start, .center, .end, .nearest])
    func scrollingToAnItemInsideInsetsEndsAtAStopThatShowsIt(alignment: ScrollAlignment) throws {
        var style = SectionStyle()
        style.insets = Insets(top: 0, leading: 20, bottom: 0, trailing: 20)
        let shelves = try Shelves(3, items: 30, paging: .groups(of: 1), style: style)
        for number in [1_007, 1_002, 1_020, 1_019, 1_000, 1_029] {
            try scroll(shelves, to: number, alignment)
            #expect(isWhole(number, in: shelves), "\(number) at \(shelves.places(1))")
            if alignment == .start, number < 1_027 { #expect(shelves.seen[number]?.x == 20) }
        }
    }

    /// Items of 100 in groups of 5, of which 3 are in sight at most.
    @Test func itemsOfAGroupThatIsLongerThanTheRowAreReached() throws {
        let shelves = try Shelves(3, items: 30, paging: .groups(of: 5), selection: .single)
        for number in [1_003, 1_004, 1_008, 1_009, 1_003, 1_001, 1_000] {
            try scroll(shelves, to: number)
            #expect(isWhole(number, in: shelves), "\(number) at \(shelves.places(1))")
        }
        shelves.window.key(.tab)
        for number in 1..<12 {
            shelves.window.key(.right)
            try shelves.window.settle()
            shelves.window.wait(1)
            try shelves.window.settle()
            #expect(isWhole(number, in: shelves), "\(number) at \(shelves.places(0))")
        }
        // A drag shows what is behind the first items of the group.
        shelves.window.drag(from: Point(250, 90), to: Point(50, 90), resting: 0.2)
        try shelves.window.settle()
        shelves.window.wait(1)
        try shelves.window.settle()
        #expect(isWhole(1_003, in: shelves), "\(shelves.places(1))")
    }

    /// What is scrolled into sight without a margin is not cut off.
    @Test func aRectangleIsRevealedAtAStop() throws {
        let shelves = try Shelves(3, items: 30, spacing: 5, paging: .groups(of: 1))
        let row = try #require(shelves.row(1))
        // Item 3 is at 315 to 415: at 105 it would be cut off by 10 points.
        row.reveal(Rect(315, 0, 100, 60), isAnimated: false)
        shelves.window.step()
        #expect(row.known == 210 && isWhole(1_003, in: shelves))
    }

    @Test func aRowThatRestsAtAStopGoesOnWithTheSameItem() throws {
        let shelves = try Shelves(3, items: 40, paging: .groups(of: 2))
        shelves.scroll(1, to: 220)
        shelves.window.step()
        func first() throws -> Int {
            try #require(shelves.seen.filter { $0.key / 1_000 == 1 && $0.value.x >= 0 }.min { $0.value.x < $1.value.x }).key
        }
        func check(_ number: Int) throws {
            shelves.window.step()
            let known = try #require(shelves.row(1)).known
            #expect(known.truncatingRemainder(dividingBy: 220) == 0 && isWhole(number, in: shelves), "\(number) at \(known)")
            shelves.window.wait(1)
            #expect(shelves.row(1)?.known == known, "nothing moves afterwards")
        }
        for new in 2_900..<2_903 {
            let before = try first()
            shelves.source.edit(.none) { $0.insert([new], before: 1_000) }
            try check(before)
            let after = try first()
            shelves.source.edit(.none) { $0.delete([new]) }
            try check(after)
        }
    }

    /// Half of the row is an item; the last two are in sight.
    @Test(arguments: [CarouselLayout.Paging.free, .pages, .groups(of: 1)])
    func theSameItemsAreSeenInANarrowerRow(paging: CarouselLayout.Paging) throws {
        let shelves = try Shelves(3, items: 10, length: .fraction(0.5), paging: paging, window: Size(400, 400))
        shelves.scroll(1, to: 1_640)
        try shelves.window.settle()
        #expect(shelves.seen[1_008] == Rect(0, 60, 195, 60))
        shelves.window.resize(Size(200, 400))
        shelves.window.step()
        #expect(shelves.seen[1_008] == Rect(0, 60, 95, 60) && shelves.seen[1_009]?.x == 105, "\(shelves.seen)")
        shelves.window.resize(Size(400, 400))
        shelves.window.step()
        #expect(shelves.seen[1_008]?.x == 0 && shelves.seen[1_009]?.x == 205, "\(shelves.seen)")
    }

    /// Pages of items of 100: at another width the page with the first item that was seen.
    @Test func aRowRestsAtAPageOfAnotherWidth() throws {
        let shelves = try Shelves(3, items: 40, paging: .pages)
        shelves.scroll(1, to: 1_240)
        try shelves.window.settle()
        #expect(shelves.seen[1_012]?.x == 80)
        shelves.window.resize(Size(350, 400))
        shelves.window.step()
        let known = try #require(shelves.row(1)).known
        #expect(known.truncatingRemainder(dividingBy: 360) == 0, "\(known)")
        #expect(shelves.seen[1_012].map { $0.x >= 0 && $0.maxX <= 350 } == true, "\(shelves.places(1))")
    }

    // MARK: Drags

    @Test func aDragGoesOnWhenItemsCome() throws {
        let shelves = try Shelves(3, items: 50, paging: .pages)
        shelves.scroll(1, to: 620)
        shelves.window.step()
        shelves.window.press(at: Point(200, 90))
        for way in 1...6 {
            shelves.window.move(to: Point(200 - Double(way) * 10, 90))
            shelves.window.step()
        }
        let known = try #require(shelves.row(1)).known
        shelves.source.edit(.none) { $0.insert((1_900..<1_906).map { $0 }, before: 1_000) }
        shelves.window.step()
        #expect(shelves.row(1)?.known == known + 660)
        shelves.window.wait(0.3)
        shelves.window.lift(at: Point(140, 90))
        try shelves.window.settle()
        #expect(shelves.row(1)?.known == 1_240, "620 + 660 - 40, and not the stop behind 620")
    }

    // MARK: Other layouts

    private func card(_ number: Int) -> Card {
        let card = Card()
        (card.number, card.size) = (number, Size(100, 60))
        return card
    }

    @Test func aSectionMayRestElsewhereFromNowOn() throws {
        let (list, section) = (CollectionView(), CollectionSection())
        (section.carousel, section.itemLength) = (.free, 100)
        section.views = (0..<30).map(card)
        list.sections = [section]
        let window = try TestWindow(list, size: Size(300, 200))
        window.step()
        func known() -> Double? { list.carousels.views.values.first?.known }
        section.carousel = .pages
        window.step()
        window.drag(from: Point(250, 30), to: Point(50, 30), resting: 0.2)
        try window.settle()
        #expect(known() == 300, "\(known() ?? -1)")
        section.carousel = .free
        window.step()
        window.wait(1)
        window.root.handle(WheelEvent(by: Point(50, 0), at: Point(150, 30), time: window.time))
        try window.settle()
        #expect(known() == 350, "\(known() ?? -1)")
    }

    /// What a row has lost while it was away does not leave it empty.
    @Test func aRowIsSeenThatGotShorterWhileItWasAway() throws {
        let shelves = try Shelves(100, items: 50)
        shelves.scroll(1, to: 4_000)
        shelves.window.step()
        shelves.list.contentOffset.y = 4_000
        shelves.window.step()
        #expect(shelves.row(1) == nil)
        shelves.source.edit(.none) { $0.delete(Array(1_005..<1_050)) }
        shelves.window.step()
        shelves.list.contentOffset.y = 0
        shelves.window.step()
        #expect(shelves.places(1) == [-20, 90, 200], "540 - 300 = 240 is the end")
    }

    @Test func whoTurnsTheWheelEndsTheWayOfARow() throws {
        let shelves = try Shelves(3, items: 50)
        var ends: [Bool] = []
        shelves.list.scroll(to: try #require(shelves.source.key(of: 1_030)), alignment: .start) { ends.append($0) }
        for _ in 0..<6 { shelves.window.step() }
        let known = try #require(shelves.row(1)).known
        #expect(known > 0 && known < 3_300)
        shelves.window.root.handle(WheelEvent(by: Point(-20, 0), at: Point(150, 90), time: shelves.window.time, isPrecise: true))
        try shelves.window.settle()
        #expect(ends == [false])
        let rest = try #require(shelves.row(1)).known
        shelves.window.wait(1)
        #expect(shelves.row(1)?.known == rest)
    }

    /// Nothing of the row is there when people scroll to it.
    @Test(arguments: [true, false]) func bothWaysLeadToARowThatIsAway(isAnimated: Bool) throws {
        let shelves = try Shelves(60, items: 60, length: .fitted(estimate: 30), paging: .groups(of: 1)) { number in
            Size(Double(40 + number % 7 * 20), 60)
        }
        var ends: [Bool] = []
        for number in [50_041, 20_055, 50_003, 59_059] {
            shelves.list.scroll(to: try #require(shelves.source.key(of: number)), alignment: .start, isAnimated: isAnimated) {
                ends.append($0)
            }
            for _ in 0..<60 { shelves.window.step() }
            let place = try #require(shelves.seen[number], "\(number)")
            #expect(place.x >= -0.01 && place.maxX <= 300.01 && place.y >= -0.01 && place.maxY <= 400.01, "\(number): \(place)")
            shelves.window.wait(1)
            try shelves.window.settle()
            let rest = try #require(shelves.seen[number], "\(number)")
            #expect(abs(rest.x - place.x) < 0.01 && rest.y == place.y, "\(number) rests at \(rest)")
        }
        #expect(ends == [true, true, true, true])
    }

    // MARK: Leaving

    @Test func aRowThatLeavesFadesWhereItWas() throws {
        let shelves = try Shelves(20, items: 50)
        shelves.scroll(6, to: 500)
        shelves.list.contentOffset.y = 300
        shelves.window.step()
        let before = shelves.seen
        #expect(before[6_005] == Rect(50, 60, 100, 60) && before[5_000]?.y == 0)
        let (row, card) = (try #require(shelves.row(6)), try #require(shelves.card(6_005)))
        shelves.source.edit { $0.deleteSections([0, 1, 6]) }
        shelves.window.step()
        shelves.window.step()
        #expect(shelves.seen[5_000]?.y == 0, "\(shelves.list.contentOffset)")
        #expect(row.superview === shelves.list && abs(shelves.window.root.presentedFrame(of: row).y - 60) < 0.01)
        #expect(abs(shelves.window.root.presentedFrame(of: card).y - 60) < 4 && card.superview?.superview === row)
        try shelves.window.settle()
        #expect(row.superview == nil && shelves.list.exiting.isEmpty && !shelves.cards.contains { $0.number / 1_000 == 6 })
        #expect(shelves.list.carousels.offsets.count <= shelves.source.snapshot.sections.count)
    }

    @Test func itemsThatLeaveARowFadeWhereTheyWere() throws {
        let shelves = try Shelves(3, items: 50)
        shelves.scroll(1, to: 550)
        shelves.window.step()
        let card = try #require(shelves.card(1_006))
        #expect(shelves.seen[1_006]?.x == 110)
        shelves.source.edit { $0.delete([1_006]) }
        shelves.window.step()
        shelves.window.step()
        // What leaves stays where it is when something else comes meanwhile.
        shelves.source.edit(.none) { $0.insert([1_900, 1_901], before: 1_000) }
        shelves.window.step()
        #expect(shelves.row(1)?.known == 770 && shelves.places(1).contains(0))
        let presented = shelves.window.root.presentedFrame(of: card)
        #expect(abs(presented.center.x - 160) < 1 && card.superview?.superview is CarouselRow, "\(presented)")
        try shelves.window.settle()
        #expect(shelves.card(1_006) == nil && shelves.list.exiting.isEmpty)
    }
}
