import TatamiCollections
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

@testable import TatamiCollectionViews

/// Cells that show other items where they are.
@Suite struct ReuseTests {
    /// Cells out of sight show the items that come without leaving the tree, and for assistive technology they are other objects.
    @Test func cellsGoOverToOtherItemsWhereTheyAre() throws {
        let rows = try Rows(10_000)
        rows.window.wait(0.5)
        let places = Dictionary(rows.list.subviews.map { (ObjectIdentifier($0), $0.layoutItem) }, uniquingKeysWith: { first, _ in first })
        let reader = ScreenReader(rows.window.root)
        let before = try Set(known(rows).dropFirst(2))
        let counters = rows.list.counters
        rows.list.readingDistance.y = 200_000
        rows.window.step()
        #expect(rows.seen.first?.number == 4545 && rows.seen.count == 10)
        #expect(rows.list.counters.made == counters.made && rows.list.counters.reused > counters.reused)
        for cell in rows.list.subviews { #expect(places[ObjectIdentifier(cell)].map { $0 === cell.layoutItem } == true) }
        reader.listen()
        let after = try known(rows)
        var pending = [rows.window.root.accessibilityTree()]
        var truth: [UInt64] = []
        while let node = pending.popLast() {
            truth.append(node.id)
            pending += node.children.reversed()
        }
        #expect(after == truth)
        #expect(after.count >= 12 && before.isDisjoint(with: after.dropFirst(2)), "\(before) \(after)")
    }

    /// The nodes that assistive technology knows: the window, the list, and the rows.
    private func known(_ rows: Rows) throws -> [UInt64] {
        let tree = try #require(rows.window.root.accessibility)
        var (ids, pending) = ([UInt64](), [tree.window])
        while let element = pending.popLast() {
            ids.append(element.id)
            pending += tree.children(of: element).reversed()
        }
        return ids
    }

    /// The tooltip of a row and the mouse over it do not go over to another row, whether people jump or scroll.
    @Test(arguments: [true, false]) func whatFollowsARowEndsWithIt(jumps: Bool) throws {
        let rows = try Rows(10_000)
        let row = try #require(rows.row(2))
        row.tooltip = "Two"
        try rows.window.hover(.view(row))
        rows.window.wait(2)
        #expect(rows.window.root.shownTooltip == "Two" && row.isHovered)
        if jumps { rows.list.readingDistance.y = 200_000 }
        for _ in 0..<40 where !jumps {
            rows.list.readingDistance.y += 30
            rows.window.step()
        }
        rows.window.wait(0.1)
        #expect(rows.window.root.shownTooltip == nil)
        #expect(rows.cells.filter(\.isHovered).allSatisfy { rows.window.root.absoluteFrame(of: $0).contains(Point(100, 110)) })
    }
}
