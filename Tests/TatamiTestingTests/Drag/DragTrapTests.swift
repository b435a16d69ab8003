import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import Testing

/// The traps of containers: section 10 that concern drags of views and have no test where their rule is tested.
@Suite struct DragTrapTests {
    private let record = DragRecord()

    private func list(_ views: [View]) -> StackView {
        let list = StackView(spacing: 10).filled(with: views)
        list.reordering = .shared
        record.follow(list)
        return list
    }

    /// Trap 1: an item is lifted and the pointer rests: home, and nothing is shifted.
    @Test func aLiftedItemShiftsNothing() throws {
        let list = list(tiles("A", "B", "C"))
        let window = try TestWindow(list, size: Size(200, 300))
        window.press(at: Point(50, 70))
        window.wait(1)
        let session = try #require(window.root.dragSession)
        #expect(session.counters.shifted == 0 && session.counters.layouts <= 1 && session.proposal?.index == 1)
        window.lift(at: Point(50, 70))
        #expect(record.ends == [.dropped(.move)] && record.moves.isEmpty)
    }

    /// Trap 4: at the border of two lists that are as high as their items, 60 frames choose one target once.
    @Test func atABorderTheTargetStays() throws {
        let lists = [list(tiles("A", "B")), list(tiles("X", "Y"))]
        let board = LayoutView(VStack { for list in lists { list.fixedWidth(200) } })
        let window = try TestWindow(board, size: Size(200, 400))
        let border = window.root.presentedFrame(of: lists[1]).y
        window.press(at: Point(100, window.root.presentedFrame(of: lists[0].children[0]).center.y), with: .mouse)
        window.carry(from: Point(100, 20), to: Point(100, border))
        let session = try #require(window.root.dragSession)
        window.step()
        let (target, index, counters) = (session.proposal?.target, session.proposal?.index, session.counters)
        for _ in 0..<60 {
            window.step()
            #expect(session.proposal?.target === target && session.proposal?.index == index)
        }
        #expect(target != nil && session.counters.layouts == counters.layouts && session.counters.shifted == counters.shifted)
        #expect(session.counters.references == counters.references)
    }

    /// Trap 5: a target that wraps and grows by its gap keeps the pointer that rests.
    @Test func aTargetThatGrowsStays() throws {
        let flow = ArrangedView(FlowLayout(spacing: 10)).filled(with: tiles("X", "Y"))
        flow.reordering = .shared
        let source = list(tiles("A", size: Size(120, 60)))
        let below = list(tiles("Z"))
        let board = LayoutView(
            VStack {
                source.fixedWidth(220)
                flow.fixedWidth(220)
                below.fixedWidth(220)
            })
        let window = try TestWindow(board, size: Size(220, 500))
        let item = source.children[0]
        let start = window.root.presentedFrame(of: item).center
        let area = window.root.presentedFrame(of: flow)
        for y in [area.y + 3, area.maxY - 3, area.maxY + 3] {
            window.press(at: start, with: .mouse)
            window.carry(from: start, to: Point(110, y))
            let session = try #require(window.root.dragSession)
            let target = session.proposal?.target
            for _ in 0..<60 {
                window.step()
                #expect(session.proposal?.target === target)
            }
            window.key(.escape)
            window.lift(at: Point(110, y), with: .mouse)
            try window.settle()
            #expect(window.root.presentedFrame(of: flow) == area)
        }
    }

    /// Trap 8: a blank spot that is pulled over lists drags nothing.
    @Test func aBlankSpotDragsNothing() throws {
        let lists = [list(tiles("A")), list(tiles("X"))]
        let board = LayoutView(HStack { for list in lists { list.fixedSize(200, 300) } })
        let window = try TestWindow(board, size: Size(400, 300))
        for kind in [PointerKind.mouse, .touch] {
            window.press(at: Point(100, 250), with: kind)
            if kind == .touch { window.wait(0.6) }
            window.carry(from: Point(100, 250), to: Point(300, 20), with: kind)
            #expect(window.root.dragSession == nil)
            window.lift(at: Point(300, 20), with: kind)
        }
        #expect(record.ends.isEmpty && lists.map(\.names) == ["A", "X"])
    }

    /// Trap 22: in a corner of a list in a board, each axis scrolls its scroller.
    @Test func eachAxisHasItsScroller() throws {
        let list = list((0..<30).map { tiles("\($0)")[0] })
        let board = StackView(.horizontal).filled(with: [list.fixedSize(250, 300)] + (0..<4).map { _ in block(250, 300) })
        let window = try TestWindow(board, size: Size(300, 300))
        window.pull(list.children[0], by: Point(190, 270))
        window.wait(1)
        #expect(list.contentOffset.y > 100 && board.contentOffset.x > 0)
        #expect(list.contentOffset.x == 0 && board.contentOffset.y == 0)
        window.key(.escape)
        window.lift(at: Point(245, 290), with: .mouse)
        #expect(record.ends == [.cancelled(.escape)])
    }

    /// Traps 10 and 14 for items that stay under another layout: the container's layout gets other settings during a drag, and it goes on.
    @Test func aLayoutThatChangesKeepsTheDrag() throws {
        let list = list(tiles("A", "B", "C"))
        let window = try TestWindow(list, size: Size(200, 300))
        window.pull(list.children[0], by: Point(0, 60))
        list.stackLayout.spacing = 30
        window.step()
        window.step()
        #expect(window.root.dragSession?.proposal?.target === list)
        window.lift(at: Point(100, 80), with: .mouse)
        #expect(record.ends == [.dropped(.move)] && list.children.count == 3)
    }
}
