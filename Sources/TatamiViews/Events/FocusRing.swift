import TatamiDrawing
import TatamiGeometry

/// The ring that marks the focused view. There is one ring in a window, and nothing else marks the focus.
public struct FocusRing: Hashable, Sendable {
    /// Where a ring lies.
    public enum Place: Hashable, Sendable, CaseIterable {
        /// Around the view, at the distance that the theme says: for views with a filled ground.
        case outside
        /// Along the inside of the view's edge, where it covers a border: for views with a border, and for rows and views without a ground.
        case inside
    }

    /// Where the ring lies.
    public var place: Place
    /// The corner radius of the edge that the ring follows, in points.
    public var cornerRadius: Double

    /// Creates a ring. `cornerRadius` is that of the view's edge, in points.
    public init(_ place: Place, cornerRadius: Double = 0) { (self.place, self.cornerRadius) = (place, cornerRadius) }

    /// Returns the outline of the ring.
    ///
    /// - Parameters:
    ///   - frame: The frame of the focused view, in the root's space.
    ///   - root: The bounds of the window. A ring outside of them lies inside.
    func outline(around frame: Rect, in root: Rect, _ measures: ThemeMeasures, _ grid: PixelGrid) -> (rect: Rect, radius: Double) {
        let (gap, width) = (measures.focusGap, measures.focusWidth)
        switch place {
        case .inside: return (grid.snap(frame), max(0, cornerRadius))
        case .outside:
            let around = grid.snap(frame.expanded(by: gap)).expanded(by: width)
            return (around.intersection(Rect(origin: .zero, size: root.size)) ?? around, max(0, cornerRadius) + gap + width)
        }
    }
}
