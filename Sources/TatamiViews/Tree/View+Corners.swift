import TatamiDrawing
import TatamiGeometry

extension View {
    /// Returns the corners of the view as they are drawn, in its reading direction.
    ///
    /// - Parameter distance: The distance in points by which the rectangle is larger than the view on each side.
    final func cornerRadii(widenedBy distance: Double = 0) -> CornerRadii {
        CornerRadii(cornerRadius + distance, corners, in: layoutDirection)
    }
}
