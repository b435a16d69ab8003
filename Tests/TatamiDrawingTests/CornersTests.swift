import TatamiDrawing
import TatamiGeometry
import Testing

/// Leading and trailing corners follow the reading direction; left and right ones do not.
@Suite struct CornersTests {
    @Test func leadingAndTrailingCornersMirror() {
        let corners: Corners = [.topLeading, .bottomTrailing]
        #expect(corners.resolved(in: .leftToRight) == [.topLeft, .bottomRight])
        #expect(corners.resolved(in: .rightToLeft) == [.topRight, .bottomLeft])
        #expect(Corners.topLeft.resolved(in: .rightToLeft) == .topLeft && Corners.all.resolved(in: .rightToLeft) == .all)
        #expect(CornerRadii(4, [.topTrailing, .bottomLeft], in: .rightToLeft).corners == [.topLeft, .bottomLeft])
    }
}
