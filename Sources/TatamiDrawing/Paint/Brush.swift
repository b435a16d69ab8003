/// What a shape is filled with: a colour or a gradient.
public enum Brush: Hashable, Sendable {
    /// One colour everywhere.
    case color(Color)
    /// A gradient across the shape's bounding box.
    case gradient(Gradient)

    /// True if a filled shape lets nothing of the background through.
    public var isOpaque: Bool {
        switch self {
        case .color(let color): color.isOpaque
        case .gradient(let gradient): gradient.isOpaque
        }
    }

    /// False if filling a shape with it changes nothing.
    public var isVisible: Bool {
        switch self {
        case .color(let color): color.alpha > 0
        case .gradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
        }
    }
}
