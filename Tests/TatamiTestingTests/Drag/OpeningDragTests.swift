import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import Testing

/// Drags over accordions, tabs and groups: what opens, where items go, and how cells are shown (containers: rules 8, 18, 19 and 28).
@Suite struct OpeningDragTests {
    private let record = DragRecord()

    /// An accordion whose cells have labels of 30 and lists as bodies, 300 wide.
    private func accordion(_ names: String..., open: Set<String> = []) -> AccordionView {
        let view = AccordionView()
        for name in names {
            let list = StackView(spacing: 10).filled(with: tiles(name + "1", name + "2"))
            list.id = name
            list.reordering = .shared
            record.follow(list)
            let cell = AccordionCell()
            (cell.id, cell.label) = ("cell " + name, block(100, 30))
            cell.body = .view(list)
            cell.isFolded = !open.contains(name)
            view.addChild(cell)
        }
        view.reordering = .shared
        record.follow(view)
        return view
    }

    private func list(_ index: Int, _ view: AccordionView) throws -> StackView {
        try #require(view.cells[index].innerTarget as? StackView)
    }

    /// An item rests on a folded cell: the cell blinks, opens after 500 ms, takes the item, and stays open.
    @Test func aFoldedCellOpensAndTakesTheItem() throws {
        let view = accordion("A", "B", "C", open: ["A"])
        let window = try TestWindow(view, size: Size(300, 500))
        let (first, second) = (try list(0, view), try list(1, view))
        #expect(view.cells.map(\.frame.y) == [0, 120, 150])
        let item = first.children[0]
        window.pull(item, by: Point(0, 85))
        // Over the label of B, whose body is folded: its end.
        let session = try #require(window.root.dragSession)
        #expect(session.proposal?.target === second && session.proposal?.index == 2 && session.proposal?.before == nil)
        #expect(view.cells[1].isFolded)
        window.wait(0.45)
        #expect(view.cells[1].isFolded)
        window.wait(0.1)
        #expect(!view.cells[1].isFolded && !view.cells[0].isFolded)
        window.wait(0.5)
        window.carry(from: Point(50, 135), to: Point(50, 175))
        #expect(session.proposal?.target === second)
        window.lift(at: Point(50, 175), with: .mouse)
        #expect(first.names == "A2" && second.children.contains { $0 === item } && record.ends == [.dropped(.move)])
        window.wait(0.5)
        #expect(!view.cells[1].isFolded && view.cells[2].isFolded)
    }

    /// A drop on the label of a folded cell: at the end of its body, without opening it. Its events are not sent.
    @Test func aDropOnAFoldedLabelGoesToTheEnd() throws {
        let view = accordion("A", "B", open: ["A"])
        let window = try TestWindow(view, size: Size(300, 500))
        let (first, second) = (try list(0, view), try list(1, view))
        var folds = 0
        view.cells[1].on(.willFold) { _ in folds += 1 }
        let item = first.children[0]
        window.pull(item, by: Point(0, 85))
        window.lift(at: Point(50, 135), with: .mouse)
        #expect(second.names == "B1 B2 A1" && first.names == "A2" && view.cells[1].isFolded && folds == 0)
        window.wait(0.5)
        view.cells[1].unfold(animated: false)
        window.step()
        #expect(item.frame.y == 100 && item.root != nil)
    }

    /// What was opened and not used closes at the end.
    @Test func anUnusedCellClosesAgain() throws {
        let view = accordion("A", "B", open: ["A"])
        let window = try TestWindow(view, size: Size(300, 500))
        let item = try list(0, view).children[0]
        window.pull(item, by: Point(0, 85))
        window.wait(0.6)
        #expect(!view.cells[1].isFolded)
        window.key(.escape)
        #expect(view.cells[1].isFolded && record.ends == [.cancelled(.escape)])
        window.lift(at: Point(50, 135), with: .mouse)
        try window.settle()
        #expect(view.cells.map(\.frame.y) == [0, 120] && item.frame.y == 0)
    }

    /// In an exclusive accordion the source stays open until the end of the drag.
    @Test func anExclusiveAccordionFoldsTheSourceAtTheEnd() throws {
        let view = accordion("A", "B", open: ["A"])
        view.exclusive = true
        let window = try TestWindow(view, size: Size(300, 500))
        let (first, second) = (try list(0, view), try list(1, view))
        window.pull(first.children[0], by: Point(0, 85))
        window.wait(1)
        #expect(view.cells.map(\.isFolded) == [false, false])
        window.carry(from: Point(50, 135), to: Point(50, 140))
        window.lift(at: Point(50, 140), with: .mouse)
        #expect(view.cells.map(\.isFolded) == [true, false] && second.children.count == 3)
        window.wait(1)
        #expect(view.cells.map(\.frame.y) == [0, 30])
    }

    /// The label and the margins of an open cell mean its body.
    @Test func theLabelOfAnOpenCellMeansItsBody() throws {
        let view = accordion("A", "B", open: ["A", "B"])
        let window = try TestWindow(view, size: Size(300, 500))
        let second = try list(1, view)
        window.pull(try list(0, view).children[0], by: Point(0, 85))
        // The pointer is on the label of B.
        #expect(window.root.dragSession?.proposal?.target === second && window.root.dragSession?.proposal?.index == 0)
        window.lift(at: Point(50, 135), with: .mouse)
        #expect(second.names == "A1 B1 B2")
    }

    /// A cell passes over bodies to its accordion, opens nothing, and an item passes to the body.
    @Test func cellsPassOverBodies() throws {
        let view = accordion("A", "B", "C", open: ["B"])
        let window = try TestWindow(view, size: Size(300, 500))
        let cell = view.cells[0]
        let start = Point(150, 15)
        window.press(at: start, with: .mouse)
        window.carry(from: start, to: Point(150, 120))
        let session = try #require(window.root.dragSession)
        #expect(session.items[0].kind == "cell" && session.proposal?.target === view)
        window.carry(from: Point(150, 120), to: Point(150, 165))
        window.wait(0.8)
        #expect(view.cells[2].isFolded && session.proposal?.target === view)
        window.lift(at: Point(150, 165), with: .mouse)
        #expect(view.cells.last === cell && view.cells.count == 3)
    }

    /// Trap 20: an open cell is shown folded while it is dragged; after Escape it is open, and no event was sent.
    @Test func anOpenCellIsShownFolded() throws {
        let view = accordion("A", "B", "C", open: ["A"])
        let window = try TestWindow(view, size: Size(300, 500))
        let before = view.cells.map(\.frame)
        var events = 0
        for cell in view.cells {
            cell.on(.willFold) { _ in events += 1 }
            cell.on(.folded) { _ in events += 1 }
        }
        window.press(at: Point(150, 15), with: .mouse)
        window.carry(from: Point(150, 15), to: Point(150, 35))
        window.wait(1)
        #expect(window.root.dragSession?.source === view && !view.cells[0].isFolded && view.cells[0].foldState == .unfolded)
        // The gap of 30 at home, or behind B; the others follow without the body.
        #expect(view.cells[0].frame.height == 30 && window.shown([view.cells[2]])[0].y == 60)
        window.key(.escape)
        try window.settle()
        #expect(view.cells.map(\.frame) == before && !view.cells[0].isFolded && events == 0)
        #expect(record.ends == [.cancelled(.escape)] && view.cells[0].subviews.count == 2)
    }

    /// A call during the drag sets what the end shows.
    @Test func callsDuringTheDragCountAtItsEnd() throws {
        let view = accordion("A", "B", open: ["A"])
        let window = try TestWindow(view, size: Size(300, 500))
        let cell = view.cells[0]
        window.press(at: Point(150, 15), with: .mouse)
        window.carry(from: Point(150, 15), to: Point(150, 60))
        cell.isFolded = true
        window.wait(0.5)
        window.lift(at: Point(150, 60), with: .mouse)
        try window.settle()
        #expect(view.cells[1] === cell && cell.isFolded && cell.frame == Rect(0, 30, 300, 30))
        window.press(at: Point(150, 45), with: .mouse)
        window.carry(from: Point(150, 45), to: Point(150, 10))
        cell.isFolded = false
        window.lift(at: Point(150, 10), with: .mouse)
        try window.settle()
        #expect(view.cells[0] === cell && cell.frame.height == 120)
    }

    /// A tab on which an item rests is selected; the source on the page before stays the source.
    @Test func aTabOpens() throws {
        let tabs = TabView()
        var lists: [StackView] = []
        for key in ["one", "two"] {
            let list = StackView(spacing: 10).filled(with: tiles(key + "1"))
            list.reordering = .shared
            record.follow(list)
            lists.append(list)
            tabs.addTab(key, title: key) { list.fixedSize(200, 200) }
        }
        let window = try TestWindow(LayoutView { VStack(alignment: .stretch) { tabs } }, size: Size(300, 400))
        let item = lists[0].children[0]
        let start = window.root.presentedFrame(of: item).center
        let tab = window.root.presentedFrame(of: try #require(tabs.tab("two"))).center
        window.press(at: start, with: .mouse)
        window.carry(from: start, to: tab)
        window.wait(0.6)
        #expect(tabs.selectedTab == "two" && window.root.dragSession != nil && record.ends.isEmpty)
        let end = window.root.presentedFrame(of: lists[1].children[0]).center
        window.carry(from: tab, to: Point(end.x, end.y + 25))
        #expect(window.root.dragSession?.proposal?.target === lists[1])
        window.lift(at: Point(end.x, end.y + 25), with: .mouse)
        #expect(lists[0].names.isEmpty && lists[1].children.count == 2 && tabs.selectedTab == "two" && record.ends == [.dropped(.move)])
        // Not used: the tab from before comes back.
        try window.settle()
        let other = window.root.presentedFrame(of: try #require(tabs.tab("one"))).center
        window.press(at: window.root.presentedFrame(of: item).center, with: .mouse)
        window.carry(from: window.root.presentedFrame(of: item).center, to: other)
        window.wait(0.6)
        #expect(tabs.selectedTab == "one")
        window.key(.escape)
        #expect(tabs.selectedTab == "two" && record.ends.last == .cancelled(.escape))
        window.lift(at: other, with: .mouse)
    }

    /// Page Down brings an item into a folded cell, which opens for it (rule 37).
    @Test func keysOpenCells() throws {
        let view = accordion("A", "B", open: ["A"])
        let window = try TestWindow(view, size: Size(300, 500))
        let (first, second) = (try list(0, view), try list(1, view))
        let item = first.children[0]
        window.root.focus(item)
        window.key(.space)
        window.key(.pageDown)
        #expect(!view.cells[1].isFolded && window.root.dragSession?.proposal?.target === second)
        window.key(.escape)
        #expect(view.cells[1].isFolded && first.names == "A1 A2")
        window.wait(1)
        window.key(.space)
        window.key(.pageDown)
        window.key(.end)
        window.key(.space)
        #expect(second.names == "B1 B2 A1" && !view.cells[1].isFolded && window.root.focusedView === item)
    }
}
