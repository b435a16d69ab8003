import TatamiDrawing
import TatamiGeometry

extension View {
    /// Returns the corners of the view as they are drawn, in its reading direction.
    ///
    /// - Parameter distance: The distance in points by which the rectangle is larger than the view on each side.
    final func cornerRadii(widenedBy distance: Double = 0) -> CornerRadii {
        cornerRadii(cornerRadius + distance)
    }

    /// Returns the corners of the view with a radius in points, in the reading direction of the view.
    final func cornerRadii(_ radius: Double) -> CornerRadii {
        if radius == 0 { return .none }
        // Most views have corners by left and right, and need not look for their direction in the views around them.
        return corners.followsDirection ? CornerRadii(radius, corners, in: layoutDirection) : CornerRadii(radius, corners)
    }
}
