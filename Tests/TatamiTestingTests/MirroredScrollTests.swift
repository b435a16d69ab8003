import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
@testable import TatamiViews
import Testing

/// Content that is wider than its view and reads from right to left: it begins at the right edge.
@MainActor @Suite struct MirroredScrollTests {
    private let scroll = ScrollView()
    private let cells = (0..<10).map { _ in View() }
    private let row = StackLayout(.horizontal)

    private func window() throws -> TestWindow {
        scroll.horizontalScrollerEnabled = true
        for cell in cells { row.add(cell).fixedSize = Size(50, 40) }
        scroll.contentView = LayoutView(row)
        scroll.direction = .rightToLeft
        return try TestWindow(scroll, size: Size(200, 40))
    }

    @Test func contentBeginsAtItsRightEdge() throws {
        let window = try window()
        #expect(scroll.contentView?.frame == Rect(0, 0, 500, 40))
        #expect(scroll.contentOffset == Point(300, 0))
        #expect(window.root.presentedFrame(of: cells[0]) == Rect(150, 0, 50, 40))
        #expect(window.root.presentedFrame(of: cells[9]).maxX <= 0)
        scroll.contentOffset = .zero
        try window.settle()
        #expect(window.root.presentedFrame(of: cells[9]) == Rect(0, 0, 50, 40))
    }

    @Test func newContentKeepsThePlace() throws {
        let window = try window()
        row.add(View()).fixedSize = Size(50, 40)
        try window.settle()
        #expect(window.root.presentedFrame(of: cells[0]) == Rect(150, 0, 50, 40))
        scroll.contentOffset.x -= 100
        try window.settle()
        let seen = window.root.presentedFrame(of: cells[3])
        row.add(View()).fixedSize = Size(50, 40)
        try window.settle()
        #expect(window.root.presentedFrame(of: cells[3]) == seen)
    }

    @Test func wheelKeysAndRevealMoveTheContent() throws {
        let window = try window()
        #expect(!scroll.canScroll(by: Point(1, 0)) && scroll.canScroll(by: Point(-1, 0)))
        scroll.scrollIntoView()
        cells[9].scrollIntoView(isAnimated: false)
        try window.settle()
        #expect(scroll.contentOffset == .zero)
        cells[0].scrollIntoView(isAnimated: false)
        try window.settle()
        #expect(scroll.contentOffset == Point(300, 0))
        #expect(scroll.scroll(by: KeyEvent(.pageDown, time: 0)))
        #expect(scroll.restingOffset == Point(140, 0))
        #expect(scroll.scroll(by: KeyEvent(.end, time: 0)) && scroll.restingOffset == .zero)
        #expect(scroll.scroll(by: KeyEvent(.right, time: 0)) && scroll.restingOffset == Point(50, 0))
    }

    @Test func theOtherDirectionKeepsTheReadingPlace() throws {
        let window = try window()
        scroll.contentOffset = Point(200, 0)
        try window.settle()
        scroll.direction = .leftToRight
        try window.settle()
        #expect(scroll.contentOffset == Point(100, 0))
        #expect(window.root.presentedFrame(of: cells[2]) == Rect(0, 0, 50, 40))
    }
}
