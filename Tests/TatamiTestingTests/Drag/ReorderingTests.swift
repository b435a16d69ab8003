import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Reordering inside one container by the mouse.
@Suite struct ReorderingTests {
    private let record = DragRecord()
    private let views = tiles("A", "B", "C", "D")

    private func list(_ direction: LayoutDirection = .leftToRight, _ axis: Axis = .vertical) throws -> (StackView, TestWindow) {
        let list = StackView(axis, spacing: 10, padding: Insets(10)).filled(with: views)
        list.reordering = .inside
        record.follow(list)
        return (list, try TestWindow(list, size: Size(460, 300), direction: direction))
    }

    @Test func liftedItemsLeaveTheOthersWhereTheyAre() throws {
        let (list, window) = try list()
        let before = window.shown(views)
        window.pull(views[1], by: Point(0, 6))
        let session = try #require(window.root.dragSession)
        window.wait(1)
        #expect(window.shown(views) == before && session.counters.shifted == 0 && session.counters.layouts == 1)
        #expect(list.names == "A B C D" && session.items.map(\.kind) == ["item"] && session.items[0].view === views[1])
        window.lift(at: Point(60, 86), with: .mouse)
        #expect(record.ends == [.dropped(.move)] && record.moves.isEmpty && window.root.dragSession == nil)
    }

    @Test func fivePointsAreNoDrag() throws {
        let (_, window) = try list()
        window.press(at: Point(230, 80), with: .mouse)
        window.move(to: Point(230, 85), with: .mouse)
        #expect(window.root.dragSession == nil)
        window.move(to: Point(230, 85.1), with: .mouse)
        #expect(window.root.dragSession != nil)
        window.lift(at: Point(230, 85.1), with: .mouse)
        #expect(record.ends.count == 1)
    }

    /// A is dropped behind C: B and C move up by 50, the list is B C A D, and the move is 0 to 2.
    @Test func neighborsMakeRoomAndTheDropMovesTheItem() throws {
        let (list, window) = try list()
        window.pull(views[0], by: Point(3, 100))
        let session = try #require(window.root.dragSession)
        #expect(session.proposal?.index == 2 && session.proposal?.before === views[3] && session.operation == .move)
        window.wait(1)
        #expect(window.shown(Array(views.dropFirst())).map(\.y) == [10, 60, 160])
        #expect(list.names == "A B C D" && session.counters.layouts == 1)
        window.lift(at: Point(63, 130), with: .mouse)
        #expect(list.names == "B C A D" && record.ends == [.dropped(.move)] && record.moves.count == 1)
        let move = try #require(record.moves.first?.moves.first)
        #expect(move.id == AnyHashable(ViewName(views[0])) && (move.from.index, move.to.index) == (0, 2))
        try window.settle()
        #expect(window.shown(views).map(\.y) == [110, 10, 60, 160] && window.root.diagnostics.isEmpty)
        try record.moves[0].inverse.perform()
        #expect(list.names == "A B C D")
    }

    /// Trap 2 with the sizes of E1: A passes B at 55 and not before.
    @Test func theChoiceIsThatOfTheNearestGap() throws {
        for (way, expected) in [(54.9 - 30, 0), (55 - 30, 1)] {
            let views = zip(["A", "B", "C"], [Size(200, 50), Size(350, 30), Size(100, 80)]).map { name, size in
                tiles(name, size: size)[0]
            }
            let list = StackView(spacing: 20, padding: Insets(5)).filled(with: views)
            list.reordering = .inside
            let window = try TestWindow(list, size: Size(400, 300))
            window.pull(views[0], by: Point(0, way))
            #expect(window.root.dragSession?.proposal?.index == expected)
        }
    }

    @Test func escapeBringsEverythingBack() throws {
        let (list, window) = try list()
        let before = views.map(\.frame)
        window.pull(views[0], by: Point(0, 120))
        window.wait(0.1)
        #expect(window.key(.escape))
        #expect(views.map(\.frame) == before && list.names == "A B C D" && window.root.dragSession == nil)
        #expect(record.ends == [.cancelled(.escape)] && record.moves.isEmpty)
        window.move(to: Point(60, 20), with: .mouse)
        window.lift(at: Point(60, 20), with: .mouse)
        try window.settle()
        #expect(record.ends.count == 1 && window.shown(views) == before)
    }

    @Test func anotherButtonAndTheProgramCancel() throws {
        let (list, window) = try list()
        window.pull(views[0], by: Point(0, 120))
        window.root.handle(PointerEvent(.began, at: Point(60, 150), time: window.time, buttons: .secondary))
        #expect(record.ends == [.cancelled(.otherPointer)])
        window.lift(at: Point(60, 150), with: .mouse)
        window.pull(views[3], by: Point(0, -120))
        window.root.dragSession?.cancel()
        #expect(record.ends.last == .cancelled(.program) && list.names == "A B C D")
        window.lift(at: Point(60, 60), with: .mouse)
        window.pull(views[3], by: Point(0, -120))
        list.reordering = .none
        #expect(record.ends.count == 3 && window.root.dragSession == nil)
    }

    @Test func theItemIsPaintedWhereThePointerIs() throws {
        let (_, window) = try list()
        views[0].background = .color(.red)
        window.step()
        window.pull(views[0], by: Point(100, 100))
        window.wait(1)
        // The picture is 1.04 times as large, about the place at which it was grabbed.
        let fills = window.frame.list.commands.compactMap { $0.bounds }.filter { $0.width == 100 && $0.height == 40 }
        #expect(fills == [Rect(180, 10, 100, 40)])
        #expect(
            window.frame.list.commands.contains { command in
                if case .pushTransform(let transform) = command { return abs(transform.a - 1.04) < 1e-6 && abs(transform.tx - 90.8) < 0.01 }
                return false
            })
        window.lift(at: Point(330, 130), with: .mouse)
        try window.settle()
        #expect(window.frame.list.commands.compactMap(\.bounds).contains(Rect(180, 110, 100, 40)))
    }

    @Test func fromRightToLeftTheAnswersAreMirrored() throws {
        let (list, window) = try list(.rightToLeft, .horizontal)
        #expect(window.shown(views).map(\.x) == [350, 240, 130, 20])
        window.pull(views[0], by: Point(-120, 0))
        #expect(window.root.dragSession?.proposal?.index == 1)
        window.wait(1)
        #expect(window.shown(Array(views.dropFirst())).map(\.x) == [350, 130, 20])
        window.lift(at: Point(280, 30), with: .mouse)
        #expect(list.names == "B A C D")
    }

    @Test func whatMayNotBeDraggedStays() throws {
        let (list, window) = try list()
        list.dropPolicy.mayDrag = { $0.id != "B" }
        views[2].layoutItem?.draggable = false
        for view in [views[1], views[2]] {
            window.pull(view, by: Point(0, 60))
            #expect(window.root.dragSession == nil)
            window.lift(at: Point(60, 200), with: .mouse)
        }
        window.pull(views[0], by: Point(0, 60))
        #expect(window.root.dragSession != nil)
    }
}
