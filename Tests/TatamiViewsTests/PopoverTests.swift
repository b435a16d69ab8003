import TatamiGeometry
import TatamiLayout
import TatamiViews
import Testing

/// The five rules by which a popover finds its place, in a window of 400 x 300 with an anchor of 60 x 30.
@Suite struct PopoverTests {
    private func place(
        _ side: LayerPlacement.Side, _ size: Size, at anchor: Point, in window: Size = Size(400, 300),
        direction: LayoutDirection = .leftToRight
    ) -> Rect {
        let anchorView = View()
        anchorView.frame = Rect(anchor.x, anchor.y, 60, 30)
        let content = View()
        content.addSubview(anchorView)
        let root = ViewRoot(content, text: CharacterGrid(), direction: direction)
        let box = View()
        let stack = StackLayout(.vertical)
        stack.add(box).fixedSize = size
        let popover = LayoutView(stack)
        root.present(popover, anchor: .view(anchorView), placement: .popover(side))
        _ = root.frame(in: window, at: 0)
        _ = root.frame(in: window, at: 1)
        return popover.frame
    }

    @Test func thePreferredSideWithStartEdgesAligned() {
        #expect(place(.below, Size(100, 80), at: Point(100, 100)) == Rect(100, 134, 100, 80))
        #expect(place(.above, Size(100, 80), at: Point(100, 100)) == Rect(100, 16, 100, 80))
        #expect(place(.trailing, Size(100, 80), at: Point(100, 100)) == Rect(164, 100, 100, 80))
        #expect(place(.leading, Size(80, 80), at: Point(100, 100)) == Rect(16, 100, 80, 80))
    }

    @Test func theOppositeSideIfItHasMoreRoom() {
        #expect(place(.below, Size(100, 80), at: Point(100, 200)) == Rect(100, 116, 100, 80))
        #expect(place(.leading, Size(100, 80), at: Point(40, 100)) == Rect(104, 100, 100, 80))
    }

    @Test func shiftedIntoTheWindow() {
        #expect(place(.below, Size(100, 80), at: Point(330, 100)) == Rect(292, 134, 100, 80))
        // It overlaps an anchor at the edge by 16 points.
        #expect(place(.below, Size(100, 80), at: Point(-50, 100)) == Rect(-6, 134, 100, 80))
    }

    @Test func shorterOnTheLargerSide() {
        #expect(place(.below, Size(100, 250), at: Point(100, 100)) == Rect(100, 134, 100, 158))
        #expect(place(.above, Size(100, 250), at: Point(100, 100)) == Rect(100, 134, 100, 158))
    }

    @Test func overTheAnchorWhereNothingElseFits() {
        #expect(place(.below, Size(100, 200), at: Point(100, 60), in: Size(400, 150)) == Rect(100, 8, 100, 134))
    }
}
