import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews
import Testing

/// NUILayout, section 3 of the specification.
@Suite struct ScrollViewTests {
    private func scrolling(height: Double) -> (ViewRoot, ScrollView, View) {
        let scroll = ScrollView()
        let content = LayoutView { VStack { View().fixedSize(50, height) } }
        scroll.contentLayoutItem.horizontalAlignment = .stretch
        scroll.contentView = content
        let root = ViewRoot(scroll, text: CharacterGrid())
        root.layout(in: Size(320, 480))
        return (root, scroll, content)
    }

    @Test func longContentMakesTheContentSize() {
        let (root, scroll, content) = scrolling(height: 510)
        #expect(root.size == Size(320, 480))
        #expect(scroll.contentSize == Size(320, 510))
        #expect(content.frame == Rect(0, 0, 320, 510))
        #expect(root.diagnostics.isEmpty)
    }

    @Test func shortContentStandsAtTheTop() {
        let (root, scroll, content) = scrolling(height: 310)
        #expect(root.size == Size(320, 480))
        #expect(scroll.contentSize == Size(320, 480))
        #expect(content.frame == Rect(0, 0, 320, 310))
        #expect(root.diagnostics.isEmpty)
    }

    @Test func contentIsCentredAtItsNaturalWidthByDefault() {
        let scroll = ScrollView()
        let content = View()
        scroll.contentLayoutItem.fixedWidth = 100
        scroll.contentLayoutItem.fixedHeight = 20
        scroll.contentView = content
        let root = ViewRoot(scroll, text: CharacterGrid())
        root.layout(in: Size(320, 480))
        #expect(content.frame == Rect(110, 0, 100, 20))
    }

    @Test func theOffsetIsKeptWithinTheContent() {
        let (root, scroll, content) = scrolling(height: 510)
        scroll.contentOffset = Point(50, 100)
        #expect(scroll.contentOffset == Point(0, 30))
        let placed = root.placedViews()
        #expect(placed[1].view === content)
        #expect(placed[1].frame == Rect(0, 0, 320, 510))
        #expect(placed[1].absolute == Rect(0, -30, 320, 510))
    }

    @Test func aScrollViewGivesItsLengthWhereThereIsTooLittle() {
        let (_, scroll, _) = scrolling(height: 510)
        let bar = View()
        let root = ViewRoot(
            LayoutView {
                VStack {
                    scroll.align(.stretch, .center)
                    bar.fixedSize(320, 44)
                }
            }, text: CharacterGrid())
        root.layout(in: Size(320, 480))
        #expect(scroll.frame.height == 436)
        #expect(bar.frame.y == 436)
    }

    @Test func aGrowingContentTellsTheLayoutsAbove() {
        let scroll = ScrollView()
        let item = View().fixedSize(50, 40).layoutEntry
        let below = View()
        scroll.contentView = LayoutView { VStack { item } }
        let root = ViewRoot(
            LayoutView {
                VStack {
                    scroll
                    below.fixedSize(10, 10)
                }
            }, text: CharacterGrid())
        root.layout(in: Size(100, 300))
        #expect(below.frame.y == 40)
        item.fixedHeight = 90
        root.layout(in: Size(100, 300))
        #expect(below.frame.y == 90)
    }
}
