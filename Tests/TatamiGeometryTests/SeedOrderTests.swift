import TatamiGeometry
import Testing

/// MICUi names sides in the order left, top, right, bottom.
@Suite struct SeedOrderTests {
    @Test func insets() {
        #expect(Insets(left: 1, top: 2, right: 3, bottom: 4) == Insets(top: 2, leading: 1, bottom: 4, trailing: 3))
        #expect(Insets(horizontal: 5, vertical: 6) == Insets(top: 6, leading: 5, bottom: 6, trailing: 5))
        #expect(Insets(7) == Insets(left: 7, top: 7, right: 7, bottom: 7))
    }

    /// A negative extent is turned into a positive one.
    @Test func rectangles() {
        #expect(Rect(left: 1, top: 2, right: 11, bottom: 22) == Rect(1, 2, 10, 20))
        #expect(Rect(left: 11, top: 2, right: 1, bottom: -3) == Rect(1, -3, 10, 5))
    }
}
