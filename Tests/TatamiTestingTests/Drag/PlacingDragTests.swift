import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import Testing

/// Drops that put items anywhere, answers that come later, and changes during drags.
@Suite struct PlacingDragTests {
    private let record = DragRecord()

    /// L4.5: item1 at 25, 5; item2 stands beside it, 25 points behind its end, and 40 points beside the center.
    private func relative() throws -> (RelativeView, View, View, TestWindow) {
        let view = RelativeView()
        let (first, second) = (tiles("1", size: Size(60, 30))[0], tiles("2", size: Size(90, 20))[0])
        view.addChild(first.left(.parent(20)).top(.parent(10)))
        view.addChild(second.left(.adjacent(first, distance: 5)).top(.adjacent(first, distance: 5)))
        view.reordering = .inside
        record.follow(view)
        return (view, first, second, try TestWindow(view, size: Size(400, 300)))
    }

    @Test func distancesChangeAndReferencesStay() throws {
        let (view, first, second, window) = try relative()
        #expect(second.frame == Rect(85, 45, 90, 20))
        try window.drag(.view(second), to: Point(130 + 40, 55 + 20), with: .mouse)
        #expect(second.frame == Rect(125, 65, 90, 20) && record.ends == [.dropped(.move)] && record.moves.count == 1)
        #expect(view.layout.item(of: second)?.rules.left == .adjacent(first, distance: 45) && view.names == "1 2")
        window.wait(0.5)
        try window.drag(.view(first), to: Point(60, 35), with: .mouse)
        #expect(first.frame == Rect(30, 20, 60, 30) && second.frame == Rect(135, 75, 90, 20))
    }

    @Test func placementSnapsAndKeepsItemsInside() throws {
        let (view, first, _, window) = try relative()
        view.placement.grid = Size(16, 16)
        try window.drag(.view(first), to: Point(50 + 30, 25 + 30), with: .mouse)
        #expect(first.frame.origin == Point(48, 48))
        window.wait(0.5)
        try window.drag(.view(first), to: Point(-300, 60), with: .mouse)
        #expect(first.frame.x == 0)
    }

    @Test func newcomersKeepTheirDistanceFromTheNearerEdge() throws {
        let (view, first, second, window) = try relative()
        let list = StackView().filled(with: tiles("A"))
        for view in [view, list] as [ArrangedView] { view.reordering = .shared }
        let board = LayoutView(
            HStack {
                list.fixedSize(200, 300)
                view.fixedSize(400, 300)
            })
        let other = try TestWindow(board, size: Size(600, 300), text: window.root.textMeasurer)
        let item = list.children[0]
        other.drag(from: Point(100, 20), to: Point(500, 200), with: .mouse)
        #expect(view.names == "1 2 A" && item.frame == Rect(250, 180, 100, 40))
        #expect(view.layout.item(of: item)?.rules.right == .parent(50))
        // What referred to one that leaves stays where it is.
        other.wait(0.5)
        other.drag(from: Point(250, 25), to: Point(100, 200), with: .mouse)
        #expect(list.names == "1" && first.superview === list.contentView && second.frame == Rect(85, 45, 90, 20))
    }

    private func list() throws -> (StackView, [View], TestWindow) {
        let views = tiles("A", "B", "C", "D")
        let list = StackView(spacing: 10).filled(with: views)
        list.reordering = .inside
        record.follow(list)
        return (list, views, try TestWindow(list, size: Size(200, 300)))
    }

    /// Trap 15.
    @Test func answersMayComeLaterOrNever() throws {
        let (list, views, window) = try list()
        var tickets: [DropTicket] = []
        list.dropPolicy.willDrop = { _ in
            tickets.append(DropTicket())
            return .later(tickets[tickets.count - 1])
        }
        try window.drag(.view(views[0]), to: Point(100, 120), with: .mouse)
        #expect(window.root.dragSession != nil && record.ends.isEmpty && list.names == "A B C D")
        tickets[0].accept()
        #expect(list.names == "B C A D" && record.ends == [.dropped(.move)])
        tickets[0].refuse()
        window.wait(1)
        try window.drag(.view(views[0]), to: Point(100, 20), with: .mouse)
        window.wait(9.9)
        #expect(record.ends.count == 1)
        window.wait(0.2)
        #expect(record.ends.last == .cancelled(.refused) && list.names == "B C A D")
        tickets[1].accept()
        #expect(record.ends.count == 2 && list.names == "B C A D")
    }

    /// Traps 10 and 11.
    @Test func listsChangeDuringADrag() throws {
        let (list, views, window) = try list()
        window.pull(views[0], by: Point(0, 60))
        #expect(window.root.dragSession?.proposal?.before === views[2])
        list.insertChild(tiles("new")[0], before: views[1])
        window.step()
        window.step()
        #expect(window.root.dragSession?.proposal?.before === views[1])
        window.lift(at: Point(100, 80), with: .mouse)
        #expect(list.names == "new A B C D")
        window.wait(1)
        window.pull(views[3], by: Point(0, -60))
        list.removeChild(views[3])
        window.step()
        window.step()
        #expect(record.ends.last == .cancelled(.gone) && window.root.dragSession == nil && list.names == "new A B C")
        window.lift(at: Point(100, 80), with: .mouse)
        #expect(record.ends.count == 2)
    }

    @Test func theSourceMayGo() throws {
        let (list, views, _) = try list()
        let other = StackView().filled(with: tiles("X"))
        other.reordering = .inside
        let board = LayoutView(
            HStack {
                list.fixedSize(200, 300)
                other.fixedSize(200, 300)
            })
        let window = try TestWindow(board, size: Size(400, 300))
        window.pull(views[0], by: Point(0, 60))
        list.removeFromSuperview()
        window.wait(0.1)
        #expect(record.ends == [.cancelled(.gone)] && window.root.dragSession == nil && list.names == "A B C D")
        window.lift(at: Point(100, 80), with: .mouse)
        window.pull(other.children[0], by: Point(0, 20))
        #expect(window.root.dragSession?.source === other)
        window.lift(at: Point(100, 80), with: .mouse)
        #expect(record.ends.count == 1)
    }

    /// Cells of an accordion move among the cells, and keep whether they are folded.
    @Test func cellsOfAccordionsMove() throws {
        let accordion = AccordionView()
        for name in ["A", "B", "C"] {
            let cell = AccordionCell(name, body: .view(tiles(name + " body", size: Size(80, 60))[0]), isFolded: name != "B")
            cell.id = name
            accordion.addChild(cell)
        }
        accordion.reordering = .shared
        record.follow(accordion)
        let window = try TestWindow(accordion, size: Size(200, 300))
        window.pull(accordion.children[0], by: Point(0, 150))
        #expect(window.root.dragSession?.items.first?.kind == "cell")
        window.lift(at: Point(100, 180), with: .mouse)
        #expect(accordion.names == "B C A" && accordion.cells.map(\.isFolded) == [false, true, true])
        #expect(record.ends == [.dropped(.move)] && window.root.diagnostics.isEmpty)
    }
}
