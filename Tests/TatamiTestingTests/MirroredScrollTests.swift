import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TestSupport
import Testing

@testable import TatamiViews

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

    @Test func offsetsMayBeSetBeforeTheFirstLayout() throws {
        scroll.contentOffset = Point(120, 0)
        let window = try window()
        #expect(scroll.contentOffset == Point(120, 0))
        row.add(View()).fixedSize = Size(50, 40)
        try window.settle()
        #expect(scroll.contentOffset == Point(170, 0) && scroll.readingDistance == Point(180, 0))
        scroll.contentOffset = Point(40, 0)
        try window.settle()
        #expect(scroll.contentOffset == Point(40, 0))
    }

    @Test func distancesMayBeSetBeforeTheFirstLayout() throws {
        scroll.readingDistance = Point(120, 0)
        _ = try window()
        #expect(scroll.contentOffset == Point(180, 0))
    }

    @Test func anotherWindowKeepsTheEdgeAtWhichTheContentBegins() throws {
        let window = try window()
        window.resize(Size(300, 40))
        #expect(window.root.presentedFrame(of: cells[0]) == Rect(250, 0, 50, 40))
        scroll.contentOffset.x -= 70
        window.step()
        window.resize(Size(180, 40))
        #expect(window.root.presentedFrame(of: cells[1]).maxX == 200 && scroll.readingDistance == Point(70, 0))
        window.resize(Size(600, 40))
        #expect(scroll.contentView?.frame == Rect(50, 0, 500, 40) && scroll.contentOffset == .zero)
    }

    @Test func fingersAndWheelsMoveTheContent() throws {
        let window = try window()
        window.drag(from: Point(20, 20), to: Point(120, 20), taking: 0.3, resting: 0.2)
        try window.settle()
        // The way until the drag is recognized does not count.
        #expect(scroll.readingDistance.x > 80 && scroll.readingDistance.x <= 100)
        window.drag(from: Point(20, 20), to: Point(180, 20), taking: 0.08)
        try window.settle()
        #expect(scroll.contentOffset == .zero)
        try window.scroll(.view(scroll), by: Point(50, 0))
        try window.settle()
        #expect(scroll.contentOffset == Point(50, 0))
        // Beyond the edge at which the content begins it bounces back.
        window.drag(from: Point(190, 20), to: Point(5, 20), taking: 0.05)
        window.drag(from: Point(190, 20), to: Point(5, 20), taking: 0.05)
        #expect(scroll.contentOffset.x > 300)
        try window.settle()
        #expect(scroll.contentOffset == Point(300, 0))
    }

    @Test func hitsWhatIsShown() throws {
        let window = try window()
        #expect(window.root.view(at: Point(195, 20)) === cells[0] && window.root.view(at: Point(5, 20)) === cells[3])
        scroll.contentOffset = Point(25, 0)
        try window.settle()
        #expect(window.root.view(at: Point(20, 20)) === cells[9])
    }

    /// The horizontal bar begins beside the vertical one, which stands at the left.
    @Test func barsStandAtTheEdges() throws {
        let window = try window()
        for cell in cells { cell.layoutItem?.fixedSize = Size(50, 80) }
        window.resize(Size(200, 100))
        row.add(View()).fixedSize = Size(50, 400)
        try window.settle()
        window.root.handle(PointerEvent(.hovered, at: Point(100, 97), time: window.time, buttons: []))
        window.step()
        window.drag(from: Point(190, 94), to: Point(150, 94), with: .mouse)
        try window.settle()
        let way = scroll.readingDistance.x
        // The bar is 186 long, and its thumb as long as 200 of 550. It follows the hand exactly.
        #expect(abs(way - 40 / (186 - 186 * 200.0 / 550) * 350) < 0.01)
        window.drag(from: Point(150, 94), to: Point(15, 94), with: .mouse)
        try window.settle()
        #expect(scroll.contentOffset.x == 0)
        window.press(at: Point(195, 94), with: .mouse)
        window.lift(at: Point(195, 94), with: .mouse)
        try window.settle()
        #expect(scroll.readingDistance.x == 0)
    }

    @Test func readersTurnPagesInReadingOrder() throws {
        let window = try window()
        #expect(scroll.performAccessibilityAction(.scrollForward))
        try window.settle()
        #expect(scroll.readingDistance == Point(160, 0))
        #expect(scroll.performAccessibilityAction(.scrollBackward))
        try window.settle()
        #expect(scroll.readingDistance == .zero && !scroll.performAccessibilityAction(.scrollBackward))
    }

    @Test func dragsNearAnEdgeScroll() throws {
        let window = try window()
        window.root.autoScroll(at: Point(100, 20))
        for x in [60.0, 20, 2] {
            window.root.autoScroll(at: Point(x, 20))
            window.step()
        }
        window.wait(3)
        #expect(scroll.contentOffset == .zero)
        window.root.autoScroll(at: Point(198, 20))
        window.wait(3)
        window.root.autoScroll(at: nil)
        #expect(scroll.contentOffset == Point(300, 0))
    }

    @Test func contentThatComesBeforeMovesNothing() throws {
        let window = try window()
        scroll.contentOffset.x -= 100
        try window.settle()
        let seen = window.root.presentedFrame(of: cells[3])
        row.insert(View(), at: 0).fixedSize = Size(50, 40)
        try window.settle()
        #expect(window.root.presentedFrame(of: cells[3]) == seen && scroll.readingDistance == Point(150, 0))
    }

    @Test func aMotionGoesOnInTheOtherDirection() throws {
        let window = try window()
        scroll.scroll(to: Point(200, 0))
        window.wait(0.1)
        scroll.direction = .leftToRight
        try window.settle()
        #expect(scroll.contentOffset == Point(100, 0))
        scroll.direction = .rightToLeft
        try window.settle()
        #expect(scroll.contentOffset == Point(200, 0))
    }

    /// A scroller from left to right in one from right to left: each begins at its own edge, and an inner one at its end leaves the drag to
    /// the outer one.
    @Test func eachScrollerHasItsOwnDirection() throws {
        let inner = ScrollView()
        inner.horizontalScrollerEnabled = true
        inner.direction = .leftToRight
        let marks = (0..<4).map { _ in View() }
        let line = StackLayout(.horizontal)
        for mark in marks { line.add(mark).fixedSize = Size(50, 40) }
        inner.contentView = LayoutView(line)
        row.insert(inner, at: 0).fixedSize = Size(100, 40)
        let window = try window()
        // The cells were added behind the inner scroller.
        #expect(window.root.presentedFrame(of: inner) == Rect(100, 0, 100, 40))
        #expect(window.root.presentedFrame(of: marks[0]).x == 100 && inner.contentOffset == .zero)
        window.drag(from: Point(110, 20), to: Point(140, 20), taking: 0.3, resting: 0.2)
        #expect(inner.contentOffset == .zero && scroll.readingDistance.x > 15 && scroll.readingDistance.x <= 30)
        marks[3].scrollIntoView(isAnimated: false)
        try window.settle()
        #expect(inner.contentOffset == Point(100, 0))
        #expect(window.root.presentedFrame(of: marks[3]).maxX <= 200)
    }

    /// A scroller that is no `ScrollView` mirrors the frames that are set in its content.
    @Test func otherScrollersMirrorTheirContent() throws {
        let strip = StripScroller(10)
        let window = try TestWindow(strip, size: Size(200, 40), direction: .rightToLeft)
        #expect(strip.contentOffset == Point(300, 0))
        #expect(strip.cells[0].frame == Rect(450, 0, 50, 40) && strip.cells[9].frame.x == 0)
        #expect(window.root.presentedFrame(of: strip.cells[0]) == Rect(150, 0, 50, 40))
    }

    /// Two pages, one from left to right and one from right to left, on which people do the same in a mirror.
    @Test(arguments: 0..<60 as Range<UInt64>) func pagesStayMirrored(seed: UInt64) throws {
        let page = try MirroredPage(seed, .leftToRight)
        let mirrored = try MirroredPage(seed, .rightToLeft)
        var random = Seeded(seed &* 31 &+ 7)
        var steps: [MirroredPage.Step] = []
        for _ in 0..<25 {
            let step = MirroredPage.step(&random)
            steps.append(step)
            page.take(step)
            mirrored.take(step)
            try #require(mirrored.isInsideContent || !page.isInsideContent, "seed \(seed), \(step)")
            let different = zip(page.places, mirrored.places).enumerated().first { !$1.0.isNear($1.1) }
            try #require(different == nil, "seed \(seed), step \(steps.count), \(step), view \(String(describing: different))")
        }
    }

    @Test func looksLikeThis() throws {
        let shades: [Color] = [.red, .green, .blue, .black]
        for (index, cell) in cells.enumerated() {
            cell.background = .color(shades[index % 4].withAlpha(0.4))
            cell.addSubview(Label("\(index + 1)"))
            cell.freeSubviews[0].frame = Rect(4, 4, 30, 20)
        }
        let window = try window()
        window.resize(Size(200, 60))
        scroll.contentOffset.x -= 20
        window.step()
        window.root.handle(PointerEvent(.hovered, at: Point(100, 57), time: window.time, buttons: []))
        window.step()
        try window.expectPicture("scroll-right-to-left")
    }
}

/// A horizontal scroller that is no `ScrollView`: cells at frames of their own.
private final class StripScroller: View, Scroller {
    let scrolling = ScrollMotion()
    let cells: [View]

    init(_ count: Int) {
        cells = (0..<count).map { _ in View() }
        super.init()
        for (index, cell) in cells.enumerated() {
            cell.frame = Rect(50 * Double(index), 0, 50, 40)
            addSubview(cell)
        }
        addScrollGestures()
    }

    override var scroller: (any Scroller)? { self }
    var scrollAxes: AxisSet { .horizontal }
    var contentExtent: Size { Size(50 * Double(cells.count), frame.height) }
}

extension Rect {
    /// Whether another rectangle is the same but for rounding.
    fileprivate func isNear(_ other: Rect) -> Bool {
        max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height)) < 1e-6
    }
}
