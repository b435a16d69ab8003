import TatamiGeometry
import TatamiLayout
import TatamiViews
import Testing

/// Views with content of their own and subviews at their own frames.
@Suite struct FreeSubviewTests {
    private final class Badge: View {
        var length = 30.0 { didSet { contentChanged() } }
        override func measure(_ proposal: Proposal) -> Size { Size(length, 20) }
    }

    private func shown(_ badge: Badge) -> ViewRoot {
        let root = ViewRoot(LayoutView { VStack { badge } }, text: CharacterGrid())
        root.layout(in: Size(200, 100))
        return root
    }

    @Test func aViewKeepsItsMeasuredSizeBesideFreeSubviews() {
        let badge = Badge()
        let dot = View()
        dot.frame = Rect(25, -5, 10, 10)
        badge.addSubview(dot)
        let root = shown(badge)
        #expect(badge.frame.size == Size(30, 20) && dot.frame == Rect(25, -5, 10, 10))
        #expect(root.absoluteFrame(of: dot) == Rect(badge.frame.x + 25, -5, 10, 10))
        badge.length = 50
        root.layout(in: Size(200, 100))
        #expect(badge.frame.size == Size(50, 20))
        dot.removeFromSuperview()
        badge.length = 60
        root.layout(in: Size(200, 100))
        #expect(badge.frame.size == Size(60, 20) && badge.subviews.isEmpty)
    }

    @Test func freeSubviewsComeAndGoWhileItIsShown() {
        let badge = Badge()
        let root = shown(badge)
        let dots = (0..<3).map { _ in View() }
        for (index, dot) in dots.enumerated() {
            dot.frame = Rect(Double(index), 1, 2, 3)
            badge.addSubview(dot)
            root.layout(in: Size(200, 100))
        }
        #expect(badge.frame.size == Size(30, 20) && dots.map(\.frame.x) == [0, 1, 2])
        dots[1].removeFromSuperview()
        root.layout(in: Size(200, 100))
        #expect(badge.subviews.count == 2 && badge.frame.size == Size(30, 20))
        badge.addSubview(dots[1])
        root.layout(in: Size(200, 100))
        #expect(root.placedViews().count == 5)
    }

    @Test func aPlainViewHasNoContentBesideThem() {
        let box = View()
        let dot = View()
        dot.frame = Rect(1, 2, 3, 4)
        box.addSubview(dot)
        let root = ViewRoot(LayoutView { VStack { box } }, text: CharacterGrid())
        root.layout(in: Size(200, 100))
        #expect(box.frame.size == .zero && dot.frame == Rect(1, 2, 3, 4))
    }
}
