import TatamiGeometry

/// An outline that can be filled and clipped to, in points. Rectangles have a case of their own, because renderers draw them faster.
public enum Shape: Hashable, Sendable {
    /// A rectangle with its corners rounded.
    case rect(Rect, CornerRadii = .none)
    /// Any outline.
    case path(Path)

    /// Returns the ellipse that touches the four sides of `rect`.
    public static func ellipse(in rect: Rect) -> Shape { .path(Path(ellipseIn: rect)) }

    /// The smallest rectangle around the shape, including the control points of curves. An empty path has the zero rectangle.
    public var bounds: Rect {
        switch self {
        case .rect(let rect, _): rect
        case .path(let path): path.bounds ?? .zero
        }
    }

    /// The outline as a path.
    public var path: Path {
        switch self {
        case .rect(let rect, let radii): Path(rect, radii: radii)
        case .path(let path): path
        }
    }
}
