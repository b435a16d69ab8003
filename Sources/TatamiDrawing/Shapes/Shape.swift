import TatamiGeometry

/// An outline that can be filled and clipped to. Rectangles stay rectangles, because renderers draw them faster.
public enum Shape: Hashable, Sendable {
    case rect(Rect, CornerRadii = .none)
    case path(Path)

    public static func ellipse(in rect: Rect) -> Shape { .path(Path(ellipseIn: rect)) }

    /// The box around the shape, in points.
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
