import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TestSupport
import Testing

@testable import TatamiCollectionViews
@testable import TatamiViews

/// Keys, selection, scrolling to items and updates of rows that scroll on their own.
@Suite struct CarouselUseTests {
    private func selected(_ shelves: Shelves) -> [Int] { shelves.list.selectedItems().compactMap { shelves.source.id(of: $0) } }

    @Test func arrowsMoveInARowAndBetweenRows() throws {
        let shelves = try Shelves(20, items: 5, selection: .single)
        shelves.window.key(.tab)
        for _ in 0..<3 { shelves.window.key(.right) }
        try shelves.window.settle()
        #expect(selected(shelves) == [3] && shelves.seen[3].map { $0.x >= 0 && $0.maxX <= 300 } == true)
        shelves.window.key(.right)
        shelves.window.key(.right)
        try shelves.window.settle()
        #expect(selected(shelves) == [4], "a row ends at its last item")
        #expect(shelves.row(0)?.known == 240)
        // Item 4 is at 200 to 300; below it is the third one of the next row.
        shelves.window.key(.down)
        try shelves.window.settle()
        #expect(selected(shelves) == [1_002] && shelves.card(1_002)?.superview?.isFocused == true)
        shelves.window.key(.left)
        shelves.window.key(.left)
        shelves.window.key(.left)
        try shelves.window.settle()
        #expect(selected(shelves) == [1_000])
        shelves.window.key(.up)
        try shelves.window.settle()
        #expect(selected(shelves) == [2], "what is above as the row is scrolled now")
        #expect(shelves.window.root.focusOrder.count == 1)
    }

    @Test func leftIsOnwardFromRightToLeft() throws {
        let shelves = try Shelves(3, items: 9, direction: .rightToLeft, selection: .single)
        shelves.window.key(.tab)
        for _ in 0..<4 { shelves.window.key(.left) }
        try shelves.window.settle()
        #expect(selected(shelves) == [4] && shelves.seen[4].map { $0.x >= 0 && $0.maxX <= 300 } == true)
    }

    @Test func pressesSelectAndReadersKnowThePlaces() throws {
        let shelves = try Shelves(20, items: 50, selection: .multiple)
        shelves.scroll(1, to: 500)
        shelves.window.step()
        shelves.window.press(at: Point(60, 90), with: .mouse)
        shelves.window.lift(at: Point(60, 90), with: .mouse)
        #expect(selected(shelves) == [1_005])
        let key = try #require(shelves.source.key(of: 1_005))
        #expect(shelves.list.position(of: key) == AccessibilityPosition(56, of: 1_000))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [false, true])
    func scrollingToAnItemScrollsBoth(direction: LayoutDirection, isAnimated: Bool) throws {
        let shelves = try Shelves(200, items: 300, direction: direction)
        var ends: [Bool] = []
        for (number, alignment) in [(150_200, ScrollAlignment.start), (20_150, .center), (20_152, .nearest), (3, .end)] {
            let key = try #require(shelves.source.key(of: number))
            shelves.list.scroll(to: key, alignment: alignment, isAnimated: isAnimated) { ends.append($0) }
            for _ in 0..<40 { shelves.window.step() }
            let place = try #require(shelves.seen[number])
            let x = direction == .leftToRight ? place.x : 300 - place.maxX
            switch alignment {
            case .start: #expect(abs(x) < 0.5 && abs(place.y) < 0.5)
            case .center: #expect(abs(x - 100) < 0.5 && abs(place.y - 170) < 0.5)
            default: #expect(x > -0.5 && x < 200.5 && place.y > -0.5 && place.maxY < 400.5)
            }
        }
        #expect(ends == [true, true, true, true])
        let most = shelves.list.counters.peakRealised
        #expect(most < 300, "\(most)")
    }

    @Test func scrollingToAnItemEndsAtAStop() throws {
        let shelves = try Shelves(20, items: 50, paging: .pages)
        shelves.list.scroll(to: try #require(shelves.source.key(of: 1_007)))
        try shelves.window.settle()
        // Item 7 is at 770 to 870, on the page of 620 to 920.
        #expect(shelves.row(1)?.known == 620)
        shelves.list.scroll(to: try #require(shelves.source.key(of: 1_001)))
        try shelves.window.settle()
        #expect(shelves.row(1)?.known == 0)
    }

    @Test func aCarriedItemMovesInItsRow() throws {
        let shelves = try Shelves(3, items: 9)
        shelves.list.isReorderable = true
        shelves.window.step()
        shelves.window.press(at: Point(50, 90), with: .mouse)
        shelves.window.move(to: Point(70, 90), with: .mouse)
        shelves.window.move(to: Point(170, 90), with: .mouse)
        shelves.window.step()
        #expect(shelves.list.isCarrying && shelves.seen[1_001]?.x == 0)
        shelves.window.lift(at: Point(170, 90), with: .mouse)
        try shelves.window.settle()
        #expect(shelves.source.snapshot.items(in: 1) == [1_001, 1_000] + Array(1_002..<1_009))
    }

    @Test func theFocusFollowsAnItemOutOfARow() throws {
        let source = CollectionSource<String, Int>()
        source.edit {
            $0.append(["row", "list"])
            $0.append(Array(0..<9), to: "row")
            $0.append(Array(100..<109), to: "list")
        }
        let list = CollectionView(
            source,
            layout: StackLayout { key in
                .init(source.index(of: key) == 0 ? CarouselLayout(.fixed(100)) : ListLayout())
            })
        list.selectionMode = .single
        list.register {
            Card()
        } configure: { (card: Card, number: Int) in
            (card.number, card.size) = (number, Size(100, 50))
        }
        let window = try TestWindow(list, size: Size(300, 400))
        window.key(.tab)
        window.key(.right)
        let key = try #require(source.key(of: 1))
        let cell = try #require(list.focusedCell)
        #expect(cell.item == key && cell.superview is CarouselRow)
        source.edit { $0.move(1, before: 103) }
        try window.settle()
        #expect(list.focusedCell === cell && cell.item == key && cell.superview === list)
        #expect(window.root.absoluteFrame(of: cell).y == 50 + 3 * 50)
        source.edit { $0.move(1, before: 5) }
        try window.settle()
        #expect(list.focusedCell?.item == key && list.focusedCell?.superview is CarouselRow)
    }

    /// What is seen is what a naive layout says, whatever is scrolled, inserted, deleted, moved and hidden.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func randomScripts(direction: LayoutDirection) throws {
        var random = Seeded(17)
        for round in 0..<3 {
            let shelves = try Shelves(12, items: 20, direction: direction)
            var next = 100_000
            for step in 0..<25 {
                let sections = shelves.source.snapshot.sections
                switch random.below(6) {
                case 0: shelves.list.contentOffset.y = Double(random.below(700))
                case 1:
                    let row = shelves.list.carousels.views.values.sorted { $0.carousel.frame.y < $1.carousel.frame.y }.randomElement(
                        using: &random)
                    row?.scroll(toDistance: Double(random.below(2_500)), along: .horizontal, random.oneIn(2) ? nil : .spring(.gentle))
                case 2:
                    let section = sections[random.below(sections.count)]
                    shelves.source.edit { $0.append([next], to: section) }
                    next += 1
                case 3:
                    let items = sections.flatMap { shelves.source.snapshot.items(in: $0) }
                    let gone = (0..<random.below(5)).map { _ in items[random.below(items.count)] }
                    shelves.source.edit { $0.delete(Array(Set(gone))) }
                case 4:
                    let items = sections.flatMap { shelves.source.snapshot.items(in: $0) }
                    let (a, b) = (items[random.below(items.count)], items[random.below(items.count)])
                    if a != b { shelves.source.edit { $0.move(a, before: b) } }
                default: for _ in 0..<random.below(20) { shelves.window.step() }
                }
                shelves.window.step()
                if step % 5 == 4 {
                    try shelves.window.settle()
                    check(shelves, direction, "seed 17, round \(round), step \(step)")
                }
            }
        }
    }

    private func check(_ shelves: Shelves, _ direction: LayoutDirection, _ place: String) {
        var expected: [Int: Rect] = [:]
        for (index, section) in shelves.source.snapshot.sections.enumerated() {
            let y = Double(index) * 60 - shelves.list.contentOffset.y
            let offset = shelves.list.layoutContent().sectionKey(index).flatMap { shelves.list.carousels.offsets[$0] } ?? 0
            for (item, number) in shelves.source.snapshot.items(in: section).enumerated() {
                let x = Double(item) * 110 - offset
                let rect = Rect(direction == .leftToRight ? x : 300 - x - 100, y, 100, 60)
                if rect.intersection(Rect(0.01, 0.01, 299.98, 399.98)) != nil { expected[number] = rect }
            }
        }
        let seen = shelves.seen
        #expect(Set(seen.keys) == Set(expected.keys), "\(place)")
        for (number, rect) in expected {
            guard let found = seen[number] else { continue }
            #expect(abs(found.x - rect.x) < 0.51 && abs(found.y - rect.y) < 0.51 && found.size == rect.size, "\(place), item \(number)")
        }
    }

    /// Scrolling a row makes what comes into sight of it, and nothing else.
    @Test func scrollingARowTouchesThatRow() throws {
        let shelves = try Shelves(100, items: 1_000)
        shelves.window.wait(1)
        try shelves.window.settle()
        let (before, made) = (shelves.configured.count, shelves.list.counters.made)
        for step in 1...100 {
            shelves.scroll(1, to: Double(step) * 30)
            shelves.window.step()
        }
        let new = shelves.configured[before...]
        #expect(new.allSatisfy { $0 / 1_000 == 1 } && Set(new).count == new.count, "each item once")
        #expect(new.count <= 3_000 / 110 + 6, "\(new.count)")
        #expect(shelves.list.counters.made - made <= 4, "views are used again")
        let updates = shelves.list.counters.prepares
        shelves.scroll(1, to: 3_010)
        shelves.window.step()
        #expect(shelves.list.counters.prepares == updates, "scrolling prepares nothing")
    }
}
