import TatamiGeometry
import TatamiLayout
import TatamiViews
import Testing

@Suite struct FlowLayoutTests {
    private func root(_ view: View, _ width: Double?, _ height: Double? = nil) -> ViewRoot {
        let root = ViewRoot(view, text: CharacterGrid())
        root.layout(width: width, height: height)
        return root
    }

    @Test func labelsWrapAsWholes() {
        // Ten points a character, twenty a line.
        let words = ["one", "two", "three", "four"].map { Label($0) }
        let root = root(LayoutView { Flow(spacing: 5, padding: 10) { for word in words { word } } }, 100)
        #expect(words.map(\.frame) == [Rect(10, 10, 30, 20), Rect(45, 10, 30, 20), Rect(10, 35, 50, 20), Rect(10, 60, 40, 20)])
        #expect(root.size == Size(100, 90))
    }

    /// A text that is longer than the row stands alone and wraps.
    @Test func aLongLabelWrapsAlone() {
        let short = Label("tag")
        let long = Label("three little words")
        let root = root(
            LayoutView {
                Flow {
                    short
                    long
                }
            }, 100)
        #expect(short.frame == Rect(0, 0, 30, 20))
        #expect(long.frame == Rect(0, 20, 100, 60))
        #expect(root.size == Size(100, 80))
    }

    @Test func spacingsAndDistributionsReachTheEngine() {
        let boxes = (0..<3).map { _ in View() }
        let flow = Flow(spacing: 4, verticalSpacing: 7, distribution: .end, lineDistribution: .center) {
            for box in boxes { box.fixedSize(40, 10) }
        }
        let root = root(LayoutView(flow), 100, 67)
        #expect(boxes.map(\.frame.origin) == [Point(16, 20), Point(60, 20), Point(60, 37)])
        #expect(flow.spacing == 4 && flow.horizontalSpacing == 4 && flow.verticalSpacing == 7)

        flow.spacing = 20
        (flow.distribution, flow.lineDistribution) = (.spaceBetween, .start)
        root.layout(width: 100, height: 67)
        #expect(boxes.map(\.frame.origin) == [Point(0, 0), Point(60, 0), Point(0, 30)])
        #expect(flow.verticalSpacing == 20)
        flow.horizontalSpacing = 21
        root.layout(width: 100, height: 67)
        #expect(boxes.map(\.frame.origin) == [Point(0, 0), Point(0, 30), Point(0, 60)])
    }

    @Test func aFlowTurnsIntoColumns() {
        let boxes = (0..<3).map { _ in View() }
        let flow = Flow { for box in boxes { box.fixedSize(40, 30) } }
        let view = LayoutView(flow)
        let root = root(view, 100, 65)
        #expect(boxes.map(\.frame.origin) == [Point(0, 0), Point(40, 0), Point(0, 30)])
        flow.axis = .vertical
        root.layout(width: 100, height: 65)
        #expect(boxes.map(\.frame.origin) == [Point(0, 0), Point(0, 30), Point(40, 0)])
        root.layout(width: 100, height: 90)
        #expect(boxes.map(\.frame.origin) == [Point(0, 0), Point(0, 30), Point(0, 60)])
    }

    @Test func columnsInAFixedHeightScrollSideways() {
        let boxes = (0..<5).map { _ in View() }
        let shelf = LayoutView { Flow(.vertical, spacing: 10) { for box in boxes { box.fixedSize(80, 30) } } }
        let scroll = ScrollView()
        scroll.contentView = shelf
        (scroll.horizontalScrollerEnabled, scroll.verticalScrollerEnabled) = (true, false)
        scroll.contentLayoutItem.fixedHeight = 75
        let root = root(scroll, 200, 100)
        #expect(boxes.map(\.frame.origin) == [Point(0, 0), Point(0, 40), Point(90, 0), Point(90, 40), Point(180, 0)])
        #expect(scroll.contentSize.width == 260 && root.diagnostics == [])
    }

    @Test func aCollapsedTagClosesTheGap() {
        let tags = (0..<3).map { _ in View() }
        let flow = Flow(spacing: 5) { for tag in tags { tag.fixedSize(45, 10) } }
        let root = root(LayoutView(flow), 100)
        #expect(root.size == Size(100, 25))
        flow.items[1].visibility = .collapsed
        root.layout(width: 100)
        #expect(root.size == Size(100, 10) && tags[2].frame == Rect(50, 0, 45, 10))
    }

    @Test func rightToLeftMirrors() {
        let tags = (0..<3).map { _ in View() }
        let view = LayoutView { Flow(spacing: 5) { for tag in tags { tag.fixedSize(40, 10) } } }
        let root = ViewRoot(view, text: CharacterGrid(), direction: .rightToLeft)
        root.layout(width: 100)
        #expect(tags.map(\.frame.origin) == [Point(60, 0), Point(15, 0), Point(60, 15)])
    }
}
