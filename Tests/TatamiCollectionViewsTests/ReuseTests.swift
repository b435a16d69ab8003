import TatamiCollections
import TatamiControls
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

    /// A wheel dismisses a tooltip, and that of the row that has come under the mouse comes after the whole delay.
    @Test func tooltipsFollowTheRowsUnderTheMouse() throws {
        let rows = try Rows(10_000)
        for (number, name) in [(2, "Two"), (3, "Three"), (4, "Four")] { try #require(rows.row(number)).tooltip = name }
        try rows.window.hover(.view(try #require(rows.row(2))))
        rows.window.wait(2)
        #expect(rows.window.root.shownTooltip == "Two")
        try rows.window.scroll(.view(try #require(rows.row(2))), by: Point(0, 44))
        #expect(rows.window.root.shownTooltip == nil)
        try rows.window.settle()
        #expect(rows.row(3)?.isHovered == true && rows.row(2)?.isHovered == false)
        #expect(rows.window.root.shownTooltip == nil)
        rows.window.wait(2)
        #expect(rows.window.root.shownTooltip == "Three")
        // The same where the program scrolls.
        rows.list.readingDistance.y += 44
        rows.window.step()
        rows.window.wait(2)
        #expect(rows.window.root.shownTooltip == "Four")
    }

    /// A press selects the item that it began on, or none if another one has come under the mouse.
    @Test func aPressSelectsTheItemThatItBeganOn() throws {
        let rows = try Rows(10_000, selection: .multiple)
        func press(scrolling distance: Double) throws {
            let point = rows.window.root.absoluteFrame(of: try #require(rows.row(2))).center
            rows.window.press(at: point, with: .mouse)
            rows.list.readingDistance.y += distance
            rows.window.step()
            rows.window.lift(at: point, with: .mouse)
            rows.window.step()
        }
        try press(scrolling: 88)
        #expect(rows.list.selection.count == 0)
        rows.list.readingDistance.y = 0
        rows.window.step()
        try press(scrolling: 0)
        #expect(rows.list.selection.count == 1)
    }

    /// A field that is scrolled away from under the mouse loses its look, also if the field with the focus comes under it.
    @Test func aFieldUnderTheMouseChangesWithScrolling() throws {
        let fields = (0..<60).map { TextField(placeholder: "\($0)") }
        let list = CollectionView(.vertical, layout: CollectionView.list(estimate: 40))
        list.views = fields
        let window = try TestWindow(list, size: Size(300, 400))
        window.step()
        try window.tap(.view(fields[3]), with: .mouse)
        window.wait(1)
        try window.hover(.view(fields[2]))
        window.wait(1)
        #expect(fields[2].isHovered && fields[3].isFocused)
        let way = window.root.absoluteFrame(of: fields[3]).y - window.root.absoluteFrame(of: fields[2]).y
        try window.scroll(.view(fields[2]), by: Point(0, way))
        window.wait(2)
        #expect(!fields[2].isHovered && fields[3].isHovered)
        let seen = try window.picture()
        list.lookChanged()
        for field in fields { field.lookChanged() }
        window.step()
        let truth = try window.picture()
        #expect(PictureComparison(seen, truth)?.isClose == true)
    }
}
