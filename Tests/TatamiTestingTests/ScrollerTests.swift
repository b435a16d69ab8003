import Tatami
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// Everything that scrolls a `ScrollView` scrolls any view that adopts `Scroller`; frames visit the rows that can be seen.
@Suite struct ScrollerTests {
    private let count = 10_000

    private func list(_ count: Int? = nil) throws -> (TestWindow, RowScroller) {
        let list = RowScroller(count ?? self.count)
        return (try TestWindow(list, size: Size(200, 200)), list)
    }

    private func row(at point: Point, in window: TestWindow) -> Int? { (window.root.view(at: point) as? RowScroller.Row)?.number }

    @Test func aFrameVisitsOnlyTheRowsThatCanBeSeen() throws {
        let (window, list) = try list()
        // 200 points, and half as much below.
        #expect(window.frame.work(in: .compose) == 1 + 8)
        #expect(window.frame.work(in: .paint) <= 1 + 8)
        var composed = 0
        try window.scroll(.view(list), by: Point(0, 8_000))
        for _ in 0..<30 {
            window.step()
            #expect(window.frame.work(in: .layout) == 0)
            #expect(window.frame.work(in: .paint) <= 1 + 22)
            #expect(window.frame.work(in: .compose) <= 1 + 22)
            composed += window.frame.work(in: .compose)
        }
        #expect(composed > 0)
        #expect(list.contentOffset == Point(0, 8_000))
        #expect(row(at: Point(100, 20), in: window) == 200 && row(at: Point(100, 190), in: window) == 204)
        #expect(window.root.nextDeadline.map { $0 > window.time } ?? true)
    }

    @Test func aSmallWayComposesNothing() throws {
        let (window, list) = try list()
        list.contentOffset.y = 90
        window.step()
        #expect(window.frame.work(in: .compose) == 0 && window.frame.work(in: .paint) > 0)
        list.contentOffset.y = 130
        window.step()
        #expect(window.frame.work(in: .compose) > 0)
        #expect(row(at: Point(100, 199), in: window) == 8)
    }

    @Test func keysScrollAndMoveTheFocus() throws {
        let (window, list) = try list()
        window.key(.tab)
        #expect(list.rows[0].isFocused)
        window.key(.pageDown)
        try window.settle()
        #expect(list.contentOffset.y == 148)
        // Row 0 is out of sight: the focus is on the first row that is seen.
        #expect(list.rows[4].isFocused)
        window.key(.down)
        #expect(list.rows[5].isFocused)
        window.key(.end)
        try window.settle()
        #expect(list.contentOffset.y == Double(count) * 40 - 200)
        #expect(list.rows[count - 1].isFocused && row(at: Point(100, 199), in: window) == count - 1)
        window.key(.home)
        try window.settle()
        #expect(list.contentOffset.y == 0 && list.rows[0].isFocused)
    }

    @Test func tabGoesOnFromRowToRowWithoutFramesBetween() throws {
        let (window, list) = try list()
        for number in 0..<300 {
            window.root.handle(KeyEvent(.tab, time: window.time))
            #expect(list.rows[number].isFocused)
        }
        try window.settle()
        #expect(try window.frame(of: .view(list.rows[299])).maxY <= 200)
        for number in (100..<299).reversed() {
            window.root.handle(KeyEvent(.tab, modifiers: .shift, time: window.time))
            #expect(list.rows[number].isFocused)
        }
    }

    @Test func aRowFarAwayIsFocusedAndRevealed() throws {
        let (window, list) = try list()
        #expect(!window.root.focus(list.rows[9_000]))
        window.root.focusSoon(list.rows[9_000])
        try window.settle()
        #expect(list.rows[9_000].isFocused)
        let frame = try window.frame(of: .view(list.rows[9_000]))
        #expect(frame.y >= 0 && frame.maxY <= 200 && window.frame.work(in: .compose) == 0)
    }

    @Test func theFocusedRowStaysWhereverTheListIsScrolled() throws {
        let (window, list) = try list()
        window.key(.tab)
        list.contentOffset.y = 100_000
        window.step()
        #expect(list.rows[0].isFocused && list.rows[0].presses == 0)
        // The key brings it back, and presses it the next time.
        window.key(.enter)
        try window.settle()
        #expect(list.contentOffset.y == 0 && list.rows[0].presses == 0)
        window.key(.enter)
        #expect(list.rows[0].presses == 1)
    }

    @Test func fingersFlingIt() throws {
        let (window, list) = try list()
        window.drag(from: Point(100, 180), to: Point(100, 20), taking: 0.1)
        let offset = list.contentOffset.y
        try window.settle()
        #expect(offset > 100 && list.contentOffset.y > offset + 100)
        #expect(row(at: Point(100, 1), in: window) == Int(list.contentOffset.y + 1) / 40)
    }

    @Test func assistiveTechnologyReadsWhatIsThereAndScrolls() throws {
        let (window, list) = try list()
        let client = try AccessibilityClient(window.root)
        let node = try #require(window.root.accessibilityTree().children.first)
        #expect(node.facts.role == .scrollView && node.facts.actions.contains(.scrollForward))
        #expect(node.children.count == 8)
        #expect(node.children.map { $0.facts.states.contains(.offscreen) } == [Bool](repeating: false, count: 5) + [true, true, true])
        #expect(window.root.perform(.scrollForward, on: node.id))
        try window.settle()
        #expect(list.contentOffset.y == 160)
        #expect(window.root.perform(.scrollIntoView, on: list.rows[0]))
        try window.settle()
        #expect(list.contentOffset.y == 0)
        var random = Seeded(7)
        for _ in 0..<30 {
            list.contentOffset.y = .random(in: 0...390_000, using: &random)
            window.step()
            client.take()
            #expect(window.frame.work(in: .accessibility) <= 80)
            #expect(client.mistakes(window.root) == [])
        }
    }

    @Test func aDragNearAnEdgeScrollsIt() throws {
        let (window, list) = try list()
        window.root.autoScroll(at: Point(100, 100))
        window.wait(0.5)
        #expect(list.contentOffset.y == 0 && window.root.nextDeadline == nil)
        // A zone of 50 points: 30 points from the edge are 0.8 of the full speed, which it reaches after 0.4 s.
        window.root.autoScroll(at: Point(100, 170))
        let start = window.time
        window.wait(1)
        #expect(abs(list.contentOffset.y - 0.8 * 900 * (window.time - start - 0.2)) < 15)
        let speed = list.contentOffset.y
        window.step()
        #expect(list.contentOffset.y > speed)
        window.root.autoScroll(at: Point(100, 10))
        window.wait(5)
        #expect(list.contentOffset.y == 0 && window.root.nextDeadline.map { $0 > window.time } ?? true)
        window.root.autoScroll(at: Point(100, 199))
        window.step()
        window.root.autoScroll(at: nil)
        let end = list.contentOffset.y
        window.wait(1)
        #expect(list.contentOffset.y == end)
    }

    /// What rests where it was taken, near an edge, scrolls nothing: the window sleeps until it moves.
    @Test func aDragThatBeganNearAnEdgeWaitsForAWay() throws {
        let (window, list) = try list()
        window.root.autoScroll(at: Point(100, 190))
        window.wait(1)
        #expect(list.contentOffset.y == 0 && window.root.nextDeadline == nil)
        window.root.autoScroll(at: Point(100, 199))
        window.wait(1)
        #expect(list.contentOffset.y > 0 && window.root.nextDeadline != nil)
    }

    @Test func anInnerListScrollsBeforeTheOneAroundIt() throws {
        let list = RowScroller(20)
        let column = StackLayout(.vertical)
        column.add(View()).fixedSize = Size(200, 300)
        column.add(list).fixedSize = Size(200, 150)
        column.add(View()).fixedSize = Size(200, 900)
        let outer = ScrollView()
        outer.contentView = LayoutView(column)
        let window = try TestWindow(outer, size: Size(200, 200))
        outer.contentOffset.y = 280
        window.step()
        window.root.autoScroll(at: Point(100, 100))
        window.root.autoScroll(at: Point(100, 165))
        window.wait(0.8)
        #expect(list.contentOffset.y > 0 && outer.contentOffset.y == 280)
        window.wait(3)
        // At its end the one around it goes on.
        #expect(list.contentOffset.y == 650 && outer.contentOffset.y > 280)
    }
}
