import TatamiGeometry

/// What can be filled and clipped to, in points. Rectangles have a case of their own, because renderers draw them faster.
public enum Outline: Hashable, Sendable {
    /// A rectangle with its corners rounded.
    case rect(Rect, CornerRadii = .none)
    /// Any outline.
    case path(Path)

    /// Returns the ellipse that touches the four sides of `rect`.
    public static func ellipse(in rect: Rect) -> Outline { .path(Path(ellipseIn: rect)) }

    /// The smallest rectangle around the outline, including the control points of curves. An empty path has the zero rectangle.
    public var bounds: Rect {
        switch self {
        case .rect(let rect, _): rect
        case .path(let path): path.bounds ?? .zero
        }
    }

    /// Which points are inside the outline.
    public var fillRule: FillRule { if case .path(let path) = self { path.fillRule } else { .nonZero } }

    /// The outline as a path.
    public var path: Path {
        switch self {
        case .rect(let rect, let radii): Path(rect, radii: radii)
        case .path(let path): path
        }
    }
}
