import TatamiDrawing
import TatamiGeometry

/// The ring that marks the focused view. There is one ring in a window, and nothing else marks the focus.
///
/// The root draws it in front of the view's layer, so that views which clip the focused view do not cut it; only scrollers do.
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
    /// The part of the view that the ring marks, such as the box of a check box, in the view's own space; nil for the whole view.
    public var rect: Rect?

    /// Creates a ring.
    ///
    /// - Parameters:
    ///   - place: Where the ring lies.
    ///   - cornerRadius: The corner radius of the edge that the ring follows, in points.
    ///   - rect: The part of the view that the ring marks, in the view's own space; nil for the whole view.
    public init(_ place: Place, cornerRadius: Double = 0, around rect: Rect? = nil) {
        (self.place, self.cornerRadius, self.rect) = (place, cornerRadius, rect)
    }

    /// Returns the outline of the ring.
    ///
    /// - Parameters:
    ///   - frame: The frame of the focused view, in the root's space.
    ///   - area: The part of the window in which the view can be seen. At its edges, the ring of a view that lies in it lies inside.
    func outline(around frame: Rect, in area: Rect, _ measures: ThemeMeasures, _ grid: PixelGrid) -> (rect: Rect, radius: Double) {
        let (gap, width) = (measures.focusGap, measures.focusWidth)
        let marked = rect?.moved(by: grid.snap(frame).origin) ?? frame
        switch place {
        // A part is marked exactly where its view draws it; a ring on the pixel grid would lie beside its border.
        case .inside: return (rect == nil ? grid.snap(marked) : marked, max(0, cornerRadius))
        case .outside:
            let around = grid.snap(marked.expanded(by: gap)).expanded(by: width)
            return (area.holds(marked) ? around.intersection(area) ?? around : around, max(0, cornerRadius) + gap + width)
        }
    }
}

extension Rect {
    /// Whether another rectangle lies inside this one.
    func holds(_ other: Rect) -> Bool { x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY }
}
