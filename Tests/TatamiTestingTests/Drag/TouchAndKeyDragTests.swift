import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Drags by fingers and keys, and drags that scroll.
@Suite struct TouchAndKeyDragTests {
    private let record = DragRecord()

    private func list(_ count: Int = 30) throws -> (StackView, TestWindow) {
        let list = StackView(spacing: 10)
        for number in 0..<count { list.addChild(tiles("\(number)")[0]) }
        list.reordering = .shared
        list.accessibilityLabel = "Tasks"
        record.follow(list)
        return (list, try TestWindow(list, size: Size(200, 300)))
    }

    @Test func aFingerThatMovesEarlyScrolls() throws {
        let (list, window) = try list()
        window.drag(from: Point(50, 250), to: Point(50, 100))
        #expect(list.contentOffset.y > 100 && record.ends.isEmpty && window.root.dragSession == nil)
    }

    @Test func aFingerThatRestsDrags() throws {
        let (list, window) = try list()
        window.press(at: Point(50, 20))
        window.wait(0.27)
        #expect(window.root.dragSession == nil)
        window.wait(0.03)
        #expect(window.root.dragSession != nil)
        window.carry(from: Point(50, 20), to: Point(50, 90), with: .touch)
        window.lift(at: Point(50, 90))
        #expect(list.children[1].id == "0" && record.ends == [.dropped(.move)] && list.contentOffset == .zero)
    }

    @Test func aSecondFingerCancels() throws {
        let (list, window) = try list()
        window.press(at: Point(50, 20))
        window.wait(0.3)
        window.carry(from: Point(50, 20), to: Point(50, 90), with: .touch)
        window.press(at: Point(50, 200), finger: 2)
        #expect(record.ends == [.cancelled(.otherPointer)] && list.children[0].id == "0")
        window.lift(at: Point(50, 90))
        window.lift(at: Point(50, 200), finger: 2)
        #expect(record.ends.count == 1)
    }

    @Test func handlesPullAtOnce() throws {
        let (list, window) = try list()
        let handle = View()
        handle.frame = Rect(60, 0, 40, 40)
        list.children[0].addSubview(handle)
        list.dropPolicy.isHandle = { $0 === handle }
        window.step()
        window.drag(from: Point(130, 20), to: Point(130, 90))
        #expect(list.children[1].subviews.first === handle && list.contentOffset == .zero)
    }

    @Test func aLongPressCustomizesUntilATap() throws {
        let (list, window) = try list()
        list.dragStart = .customizing
        var changes: [Bool] = []
        list.on(.customizingChanged) { changes.append($0.isCustomizing) }
        window.press(at: Point(50, 20))
        window.wait(0.55)
        #expect(changes == [true] && window.root.dragSession != nil)
        window.lift(at: Point(50, 20))
        window.wait(0.5)
        // Now a finger pulls at once.
        window.drag(from: Point(50, 20), to: Point(50, 90))
        #expect(list.children[1].id == "0" && record.ends.count == 2)
        window.wait(0.5)
        try window.tap(.view(list.children[3]))
        #expect(changes == [true, false])
        list.beginCustomizing()
        #expect(list.isCustomizing)
        list.endCustomizing()
        #expect(changes == [true, false, true, false])
    }

    /// At the lower edge the list scrolls, and the gap follows.
    @Test func theEdgeScrolls() throws {
        let (list, window) = try list()
        window.pull(list.children[0], by: Point(0, 275))
        window.wait(1)
        #expect(list.contentOffset.y > 300)
        let index = try #require(window.root.dragSession?.proposal?.index)
        #expect(index > 9)
        window.lift(at: Point(50, 295), with: .mouse)
        #expect(list.children[index].id == "0" && record.moves.count == 1)
        let offset = list.contentOffset
        window.wait(1)
        #expect(list.contentOffset == offset)
    }

    /// Trap 9: scrolled to the end, Escape: one end, frames as before, and home is in sight.
    @Test func escapeAfterScrolling() throws {
        let (list, window) = try list()
        let before = list.children.map(\.frame)
        window.pull(list.children[1], by: Point(0, 235))
        window.wait(4)
        #expect(list.contentOffset.y == 30 * 50 - 10 - 300)
        window.key(.escape)
        try window.settle()
        #expect(list.children.map(\.frame) == before && record.ends == [.cancelled(.escape)] && list.contentOffset.y <= 50)
    }

    // MARK: Keys

    @Test func spaceLiftsAndArrowsMove() throws {
        let (list, window) = try list(5)
        let item = list.children[0]
        #expect(window.root.focus(item))
        #expect(window.key(.space))
        #expect(window.root.dragSession != nil && list.children[0] === item)
        window.key(.down)
        window.key(.down)
        #expect(window.root.dragSession?.proposal?.index == 2)
        window.wait(1)
        #expect(window.shown(list.children).map(\.y) == [100, 0, 50, 150, 200])
        window.key(.space)
        #expect(list.names == "1 2 0 3 4" && record.ends == [.dropped(.move)] && record.moves.count == 1)
        #expect(window.root.focusedView === item)
        window.key(.space)
        window.key(.home)
        window.key(.escape)
        #expect(list.names == "1 2 0 3 4" && record.ends.last == .cancelled(.escape) && window.root.dragSession == nil)
    }

    @Test func controlAndShiftMoveAtOnce() throws {
        let (list, window) = try list(5)
        window.root.focus(list.children[1])
        #expect(window.key(.down, [.control, .shift]))
        #expect(list.names == "0 2 1 3 4")
        window.key(.end, [.control, .shift])
        #expect(list.names == "0 2 3 4 1" && record.ends.count == 2 && record.moves.count == 2)
        window.key(.end, [.control, .shift])
        #expect(record.ends.count == 2 && window.root.focusedView?.id == "1")
    }

    /// Labels take no focus of their own; as items that people move they do.
    @Test func keysMoveLabels() throws {
        let list = StackView(spacing: 10)
        for number in 0..<3 { list.addChild(Label("\(number)")) }
        let window = try TestWindow(list, size: Size(200, 300))
        window.key(.tab)
        #expect(window.root.focusedView == nil)
        list.reordering = .inside
        window.step()
        window.key(.tab)
        #expect(window.root.focusedView === list.children[0])
        window.key(.down, [.control, .shift])
        try window.settle()
        #expect(list.children.map { ($0 as? Label)?.text } == ["1", "0", "2"])
        #expect(window.root.focusedView === list.children[1])
    }

    @Test func pageKeysChangeTheList() throws {
        let left = StackView().filled(with: tiles("A", "B"))
        let right = StackView().filled(with: tiles("X", "Y"))
        for view in [left, right] {
            view.reordering = .shared
            record.follow(view)
        }
        let window = try TestWindow(
            LayoutView(
                HStack {
                    left.fixedSize(200, 300)
                    right.fixedSize(200, 300)
                }), size: Size(400, 300))
        let item = left.children[0]
        window.root.focus(item)
        window.key(.space)
        window.key(.pageDown)
        #expect(window.root.dragSession?.proposal?.target === right && window.root.focusedView === item)
        window.key(.down)
        window.key(.enter)
        #expect(left.names == "B" && right.names == "X A Y" && window.root.focusedView === item)
        #expect(record.ends.count == 1)
    }
}
