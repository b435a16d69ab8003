import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import Testing

/// Drags from one container to another.
@Suite struct SharedDragTests {
    private let record = DragRecord(), other = DragRecord()
    private let views = tiles("A", "B", "C"), others = tiles("X", "Y", size: Size(60, 30))

    /// Two lists beside each other, each 200 wide.
    private func board(_ right: ArrangedView) throws -> (StackView, TestWindow) {
        let left = StackView(spacing: 10).filled(with: views)
        for (view, record) in [(left as ArrangedView, record), (right, other)] {
            view.reordering = .shared
            record.follow(view)
        }
        let board = LayoutView(
            HStack {
                left.fixedSize(200, 300)
                right.fixedSize(200, 300)
            })
        return (left, try TestWindow(board, size: Size(400, 300)))
    }

    @Test func anItemGoesToTheOtherList() throws {
        let right = StackView(spacing: 10).filled(with: others)
        let (left, window) = try board(right)
        let item = left.layout.item(of: views[1])
        // B is grabbed in its middle, which comes to (250, 40): beside X.
        window.pull(views[1], by: Point(200, -30))
        let session = try #require(window.root.dragSession)
        #expect(session.proposal?.target === right && session.proposal?.index == 1)
        window.wait(1)
        #expect(left.names == "A B C" && right.names == "X Y")
        // The list on the left closes up, the one on the right makes room of 40 + 10.
        #expect(window.shown([views[0], views[2]]).map(\.y) == [0, 50] && window.shown(others).map(\.y) == [0, 90])
        window.lift(at: Point(250, 40), with: .mouse)
        #expect(left.names == "A C" && right.names == "X B Y" && right.layout.item(of: views[1]) === item)
        #expect(record.ends == [.dropped(.move)] && other.ends.isEmpty && record.moves.count == 1 && other.moves.count == 1)
        try window.settle()
        #expect(views[1].frame == Rect(50, 40, 100, 40) && views[1].superview === right.children[0].superview)
        try record.moves[0].inverse.perform()
        #expect(left.names == "A B C" && right.names == "X Y")
    }

    @Test func outsideOfAllTheGapGoesHome() throws {
        let right = StackView().filled(with: others)
        let (left, window) = try board(right)
        let before = (views + others).map(\.frame)
        window.pull(views[1], by: Point(200, 0))
        #expect(window.root.dragSession?.proposal?.target === right)
        window.carry(from: Point(250, 70), to: Point(250, 500))
        window.wait(1)
        #expect(window.root.dragSession?.proposal == nil && window.shown(views).map(\.y) == [0, 50, 100])
        window.lift(at: Point(250, 500), with: .mouse)
        #expect(record.ends == [.cancelled(.nowhere)] && left.names == "A B C" && (views + others).map(\.frame) == before)
    }

    @Test func kindsAcceptorsAndVetoesRefuse() throws {
        let right = StackView().filled(with: others)
        let (left, window) = try board(right)
        func target() -> View? {
            window.pull(views[0], by: Point(200, 0))
            defer { window.lift(at: Point(250, 20), with: .mouse) }
            return window.root.dragSession?.proposal?.target
        }
        left.dragKind = "page"
        #expect(target() == nil)
        right.acceptedKinds = ["page"]
        var asked = 0
        right.dropPolicy.canAccept = { session in
            asked += 1
            return session.items[0].kind != "page"
        }
        #expect(target() == nil && asked == 1)
        right.dropPolicy.canAccept = { _ in true }
        right.dropPolicy.willDrop = { $0.before === self.others[0] ? .refuse : .accept }
        #expect(target() === right)
        #expect(
            record.ends.map { "\($0)" }.suffix(1) == ["cancelled(TatamiInteraction.DragMachine.Reason.refused)"] && left.names == "A B C")
        right.reordering = .inside
        #expect(target() == nil)
    }

    @Test func theDeepestContainerTakesTheItem() throws {
        let inner = StackView().filled(with: others)
        inner.id = "inner"
        let outer = StackView(spacing: 10).filled(with: [inner.fixedSize(150, 100)])
        inner.reordering = .shared
        let (_, window) = try board(outer)
        window.pull(views[0], by: Point(200, 10))
        #expect(window.root.dragSession?.proposal?.target === inner)
        window.carry(from: Point(250, 30), to: Point(250, 200))
        #expect(window.root.dragSession?.proposal?.target === outer)
        window.lift(at: Point(250, 200), with: .mouse)
        #expect(outer.names == "inner A")
        // A container is no target of a drag of itself.
        window.wait(1)
        inner.removeAllChildren(updateLayout: true)
        window.step()
        window.pull(inner, by: Point(0, 30))
        #expect(window.root.dragSession?.items.first?.view === inner && window.root.dragSession?.proposal?.target === outer)
    }

    /// Trap 7: a tile of 2 x 2 goes to a stack and comes back as 2 x 2; an item of the stack gets the mega units.
    @Test func tilesKeepTheirUnits() throws {
        let grid = GridView(across: 4, tileSize: Size(50, 50)).filled(with: others)
        (grid.megaUnitX, grid.megaUnitY) = (1, 3)
        others[1].layoutItem?.columnSpan = 2
        grid.layout.item(of: others[1])?.columnSpan = 2
        grid.layout.item(of: others[1])?.rowSpan = 2
        let (left, window) = try board(grid)
        let size = others[1].frame.size
        #expect(size == Size(100, 100))
        try window.drag(.view(others[1]), to: Point(60, 20), with: .mouse)
        #expect(left.names.contains("Y") && grid.names == "X")
        window.wait(1)
        try window.drag(.view(others[1]), to: Point(320, 40), with: .mouse)
        try window.settle()
        #expect(grid.names.contains("Y") && others[1].frame.size == size)
        try window.drag(.view(views[0]), to: Point(320, 250), with: .mouse)
        try window.settle()
        #expect(grid.names.contains("A") && views[0].frame.size == Size(50, 150))
    }

    /// Trap 6: 2x1, 1x1, 1x1, 1x1 in lines of 4, the last pulled right.
    @Test func theLastTileStaysLast() throws {
        let grid = GridView(across: 4, tileSize: Size(50, 50)).filled(with: tiles("A", "B", "C", "D"))
        grid.layout.items[0].columnSpan = 2
        grid.reordering = .inside
        let window = try TestWindow(grid, size: Size(400, 300))
        window.pull(grid.children[3], by: Point(120, 0))
        #expect(window.root.dragSession?.proposal?.index == 3)
        window.lift(at: Point(145, 75), with: .mouse)
        #expect(grid.names == "A B C D")
    }

    @Test func itemsOfAFlowChangeLines() throws {
        let flow = ArrangedView(FlowLayout(spacing: 10)).filled(with: tiles("A", "B", "C", "D"))
        flow.reordering = .inside
        let window = try TestWindow(flow, size: Size(230, 300))
        #expect(flow.children.map(\.frame.origin) == [Point(0, 0), Point(110, 0), Point(0, 50), Point(110, 50)])
        try window.drag(.view(flow.children[3]), to: Point(40, 20), with: .mouse)
        #expect(flow.names == "D A B C")
    }

    /// Control copies, if the source can: the item stays, and a copy of it comes.
    @Test func controlCopies() throws {
        let right = StackView().filled(with: others)
        let (left, window) = try board(right)
        for view in [left, right] as [ArrangedView] { view.dropPolicy.operations = [.move, .copy] }
        left.dropPolicy.copy = { item in tiles((item.view?.id ?? "") + "2")[0] }
        window.pull(views[0], by: Point(200, 0))
        window.root.handle(PointerEvent(.moved, at: Point(250, 21), time: window.time, modifiers: .control))
        #expect(window.root.dragSession?.operation == .copy)
        window.wait(1)
        #expect(window.shown(views).map(\.y) == [0, 50, 100])
        window.lift(at: Point(250, 21), with: .mouse)
        #expect(left.names == "A B C" && right.names.contains("A2") && record.ends.count == 1)
    }
}
