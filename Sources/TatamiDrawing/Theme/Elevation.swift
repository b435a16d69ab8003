import TatamiGeometry

/// How far something stands out from what lies behind it, which decides its shadows.
public enum Elevation: String, Hashable, Sendable, CaseIterable {
    /// A control on its surface.
    case control
    /// A menu, a popover, or something that is dragged.
    case floating
    /// A sheet or an alert.
    case modal

    /// The shadows: distance down and blur in points, and the opacities in the light and in the dark appearance.
    fileprivate var parts: [(offset: Double, blur: Double, light: Double, dark: Double)] {
        switch self {
        case .control: [(1, 2, 0.08, 0.40)]
        case .floating: [(2, 6, 0.08, 0.40), (10, 28, 0.14, 0.50)]
        case .modal: [(4, 12, 0.10, 0.45), (24, 64, 0.22, 0.60)]
        }
    }

    /// The distance, in points, that the shadows reach at most.
    public var reach: Double { parts.map { $0.offset + $0.blur * 1.5 }.max() ?? 0 }
}

extension Theme {
    /// Returns the shadows of something at an elevation, from the lowest one up.
    public func shadows(_ elevation: Elevation) -> [Shadow] {
        elevation.parts.map { part in
            Shadow(
                color: color(.shadow).withAlpha(appearance == .light ? part.light : part.dark), offset: Point(0, part.offset),
                blur: part.blur)
        }
    }
}
