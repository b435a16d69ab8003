import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import Testing

/// Drags of several items at once (containers: rules 16, 24 and 31).
@Suite struct SeveralDragTests {
    private let record = DragRecord()
    private let views = tiles("A", "B", "C", "D", "E")

    /// A list whose B and D are chosen, beside another one.
    private func board() throws -> (StackView, StackView, TestWindow) {
        let list = StackView(spacing: 10).filled(with: views)
        let other = StackView(spacing: 10).filled(with: tiles("X"))
        let chosen = [views[1], views[3]]
        list.dropPolicy.companions = { view in chosen.contains { $0 === view } ? chosen : [] }
        for view in [list, other] {
            view.reordering = .shared
            record.follow(view)
        }
        let board = LayoutView(
            HStack {
                list.fixedSize(200, 300)
                other.fixedSize(200, 300)
            })
        return (list, other, try TestWindow(board, size: Size(400, 300)))
    }

    @Test func chosenItemsAreDroppedTogether() throws {
        let (list, _, window) = try board()
        window.pull(views[1], by: Point(0, 120))
        #expect(window.root.dragSession?.items.map(\.view?.id) == ["B", "D"])
        #expect(window.root.dragSession?.proposal?.index == 3)
        window.wait(1)
        // A, C and E close up, so that the gap of two comes behind them.
        #expect(window.shown([views[0], views[2], views[4]]).map(\.y) == [0, 50, 100])
        window.lift(at: Point(100, 190), with: .mouse)
        #expect(list.names == "A C E B D" && record.ends == [.dropped(.move)])
        let moves = try #require(record.moves.first)
        #expect(moves.moves.map(\.from.index) == [1, 3] && moves.moves.map(\.to.index) == [3, 4])
        try window.settle()
        #expect(list.children.map(\.frame.y) == [0, 50, 100, 150, 200])
        try moves.inverse.perform()
        #expect(list.names == "A B C D E")
    }

    @Test func theyGoToAnotherListInTheirOrder() throws {
        let (list, other, window) = try board()
        // D is at the pointer; the order stays that of the list.
        window.pull(views[3], by: Point(200, -150))
        window.lift(at: Point(250, 20), with: .mouse)
        #expect(list.names == "A C E" && record.moves.count == 2)
        #expect(other.names == "B D X" || other.names == "X B D")
    }

    @Test func anItemThatIsNotChosenGoesAlone() throws {
        let (list, _, window) = try board()
        window.pull(views[0], by: Point(0, 60))
        window.lift(at: Point(100, 80), with: .mouse)
        #expect(list.names == "B A C D E" || list.names == "B C A D E")
    }

    @Test func escapeBringsAllBack() throws {
        let (list, _, window) = try board()
        let before = list.children.map(\.frame)
        window.pull(views[1], by: Point(200, 0))
        window.key(.escape)
        try window.settle()
        #expect(list.names == "A B C D E" && list.children.map(\.frame) == before && record.ends == [.cancelled(.escape)])
        #expect(window.shown(list.children) == before)
    }

    /// One of them is removed, also the one at the pointer: the rest goes on. If all are, the drag ends.
    @Test(arguments: [0, 1]) func theRestGoesOn(removed: Int) throws {
        let (list, _, window) = try board()
        let chosen = [views[1], views[3]]
        window.pull(chosen[0], by: Point(0, 120))
        list.removeChild(chosen[removed])
        window.step()
        window.step()
        #expect(window.root.dragSession?.items.map(\.view?.id) == [chosen[1 - removed].id])
        window.lift(at: Point(100, 190), with: .mouse)
        let left = chosen[1 - removed].id ?? ""
        #expect(list.children.count == 4 && list.names.hasSuffix(left) && record.ends == [.dropped(.move)])
        #expect(chosen[removed].superview == nil)
    }

    @Test func allMayGo() throws {
        let (list, _, window) = try board()
        window.pull(views[1], by: Point(0, 120))
        for view in [views[1], views[3]] { list.removeChild(view) }
        window.step()
        window.step()
        #expect(record.ends == [.cancelled(.gone)] && list.names == "A C E")
    }

    @Test func keysMoveAll() throws {
        let (list, _, window) = try board()
        window.root.focus(views[3])
        window.key(.space)
        #expect(window.root.dragSession?.items.count == 2)
        window.key(.end)
        window.key(.space)
        #expect(list.names == "A C E B D" && window.root.focusedView === views[3])
    }

    /// Copies of all; the items stay.
    @Test func copiesOfAll() throws {
        let (list, other, window) = try board()
        for view in [list, other] { view.dropPolicy.operations = [.move, .copy] }
        list.dropPolicy.copy = { item in tiles((item.view?.id ?? "") + "2")[0] }
        window.pull(views[1], by: Point(200, 0))
        window.root.handle(PointerEvent(.moved, at: Point(250, 150), time: window.time, modifiers: .control))
        window.lift(at: Point(250, 150), with: .mouse)
        #expect(list.names == "A B C D E" && other.names == "X B2 D2")
    }

    /// The window loses the focus: the drag ends, by pointer and by keys.
    @Test func aBlurredWindowCancels() throws {
        let (list, _, window) = try board()
        window.pull(views[0], by: Point(0, 60))
        window.root.cancelPointers()
        #expect(record.ends == [.cancelled(.blur)] && list.names == "A B C D E")
        window.wait(0.5)
        window.root.focus(views[0])
        window.key(.space)
        window.root.cancelPointers()
        #expect(record.ends == [.cancelled(.blur), .cancelled(.blur)] && window.root.dragSession == nil)
    }
}
