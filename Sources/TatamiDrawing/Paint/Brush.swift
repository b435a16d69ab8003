/// What a shape is filled with.
public enum Brush: Hashable, Sendable {
    case color(Color)
    case gradient(Gradient)

    /// True where nothing of the ground shines through.
    public var isOpaque: Bool {
        switch self {
        case .color(let color): color.isOpaque
        case .gradient(let gradient): gradient.isOpaque
        }
    }

    /// False where filling with it changes nothing.
    public var isVisible: Bool {
        switch self {
        case .color(let color): color.alpha > 0
        case .gradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
        }
    }
}
