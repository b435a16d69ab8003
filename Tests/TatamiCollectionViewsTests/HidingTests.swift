import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

@testable import TatamiCollectionViews

/// Items that are hidden without leaving the source, and items that people find by typing.
@Suite struct HidingTests {
    @Test func hiddenItemsTakeNoRoomAndStaySelected() throws {
        let rows = try Rows(100, selection: .multiple)
        var hidden: Set<Int> = []
        rows.list.hide { (number: Int) in hidden.contains(number) }
        rows.window.step()
        rows.list.select(rows.source.key(of: 2))
        hidden = [1, 2, 4]
        rows.list.hiddenChanged([1, 2, 4])
        for _ in 0..<60 { rows.window.step() }
        #expect(rows.seen.map(\.number) == [0, 3, 5, 6, 7, 8, 9, 10, 11, 12] && rows.seen[1].y == 44)
        #expect(rows.list.selectedCount == 1 && rows.row(2) == nil)
        #expect(rows.source.snapshot.itemCount == 100)
        #expect(rows.list.position(of: try #require(rows.source.key(of: 5))) == AccessibilityPosition(3, of: 97))
        hidden = [4]
        rows.list.hiddenChanged([1, 2])
        rows.window.step()
        #expect(rows.seen.map(\.number).prefix(5) == [0, 1, 2, 3, 5])
        #expect(rows.list.isSelected(try #require(rows.source.key(of: 2))))
        // What comes is asked for.
        hidden = [4, 200]
        rows.source.edit(.none) { $0.insert([200, 201], before: 0) }
        rows.window.step()
        rows.list.contentOffset.y = 0
        rows.window.step()
        #expect(rows.seen.map(\.number).prefix(3) == [201, 0, 1])
        // What is reconfigured is asked for as well.
        hidden = []
        rows.source.edit(.none) { $0.reconfigure([200]) }
        rows.window.step()
        rows.list.contentOffset.y = 0
        rows.window.step()
        #expect(rows.seen.map(\.number).prefix(4) == [200, 201, 0, 1])
    }

    /// Random items are hidden, shown, inserted and deleted; the list shows what a list of the others would show.
    @Test func randomHidingEqualsAListWithoutThem() throws {
        var random = Seeded(Seeded.start("COLLECTION_SEED"))
        for round in 0..<20 {
            var hidden: Set<Int> = []
            let rows = try Rows(60) { 20 + Double($0 % 7) * 9 }
            rows.list.hide { (number: Int) in hidden.contains(number) }
            rows.window.step()
            var next = 1_000
            for _ in 0..<25 {
                let all = rows.source.snapshot.items(in: "A")
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    let changed = (0..<5).compactMap { _ in all.randomElement(using: &random) }
                    hidden.formSymmetricDifference(Set(changed))
                    rows.list.hiddenChanged(changed)
                case 1:
                    if Bool.random(using: &random) { hidden.insert(next) }
                    rows.source.edit { $0.insert([next], before: all.randomElement(using: &random) ?? 0) }
                    next += 1
                case 2: rows.source.edit { $0.delete([all.randomElement(using: &random) ?? 0]) }
                default: rows.list.contentOffset.y += Double(Int.random(in: -200...200, using: &random))
                }
                try rows.window.settle()
                let shown = rows.source.snapshot.items(in: "A").filter { !hidden.contains($0) }
                let seen = rows.seen.map(\.number)
                let start = try #require(seen.first.flatMap { shown.firstIndex(of: $0) }, "round \(round): \(seen)")
                #expect(seen == Array(shown[start..<min(shown.count, start + seen.count)]), "round \(round)")
            }
        }
    }

    @Test func keysAndScrollingPassHiddenItemsBy() throws {
        let rows = try Rows(100, selection: .single)
        rows.list.hide { (number: Int) in number < 2 || number > 97 }
        rows.window.key(.tab)
        rows.window.key(.end)
        rows.window.step()
        #expect(focused(rows) == 97)
        rows.window.key(.home)
        rows.window.step()
        #expect(focused(rows) == 2 && rows.y(2) == 0)
        var ends: [Bool] = []
        rows.list.scroll(to: try #require(rows.source.key(of: 99))) { ends.append($0) }
        rows.window.wait(1)
        #expect(ends == [false] && rows.y(2) == 0)
    }

    /// The program may ask again while it is asked, and a focused item that is hidden is not shown.
    @Test func askingAgainWhileAskedTrapsNothing() throws {
        let rows = try Rows(20, selection: .single)
        var hidden: Set<Int> = []
        rows.list.hide { [weak list = rows.list] (number: Int) in
            if number == 3 { list?.hiddenChanged([4]) }
            return hidden.contains(number)
        }
        rows.window.key(.tab)
        rows.window.step()
        hidden = [0, 4]
        rows.source.edit(.none) { $0.reconfigure([0, 3]) }
        try rows.window.settle()
        #expect(rows.seen.map(\.number) == [1, 2, 3, 5, 6, 7, 8, 9, 10, 11])
    }

    // MARK: Typing

    private func names(_ count: Int) throws -> Rows {
        let rows = try Rows(count, selection: .single)
        let letters = ["Anna", "Ben", "Bert", "Cleo"]
        rows.list.itemText { (number: Int) in number == count - 1 ? "Zoe" : letters[number % 4] + " \(number)" }
        rows.window.key(.tab)
        return rows
    }

    private func focused(_ rows: Rows) -> Int? { rows.cells.first { $0.superview?.isFocused == true }?.number }

    @Test func lettersFindAnItem() throws {
        let rows = try names(100)
        #expect(focused(rows) == 0)
        try rows.window.type("be")
        rows.window.step()
        #expect(focused(rows) == 1)
        rows.window.wait(1.2)
        try rows.window.type("ber")
        rows.window.step()
        #expect(focused(rows) == 2)
        rows.window.wait(1.2)
        // The same letter goes on to the next one.
        try rows.window.type("b")
        #expect(focused(rows) == 5)
        try rows.window.type("b")
        #expect(focused(rows) == 6)
        rows.window.wait(1.2)
        try rows.window.type("x")
        #expect(focused(rows) == 6)
        // A space within a search is a letter of it, and does not press.
        rows.window.wait(1.2)
        try rows.window.type("cleo 99")
        rows.window.step()
        #expect(focused(rows) == 6, "Row 99 is Zoe.")
        rows.window.wait(1.2)
        try rows.window.type("cleo 95")
        rows.window.step()
        #expect(focused(rows) == 95 && rows.y(95) != nil && rows.fault == nil)
    }

    @Test func aFrameLooksAtTenThousandItems() throws {
        let rows = try names(100_001)
        try rows.window.type("z")
        #expect(focused(rows) == 0)
        rows.window.step()
        #expect(focused(rows) == 0)
        for _ in 0..<10 { rows.window.step() }
        #expect(focused(rows) == 100_000 && rows.y(100_000) == 356)
    }
}
