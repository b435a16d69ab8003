import TatamiGeometry

/// How far a thing stands out from what lies behind it. The theme gives each elevation its shadows.
public enum Elevation: String, Hashable, Sendable, CaseIterable {
    /// A control on its surface. In the dark appearance it casts no shadow.
    case control
    /// A menu, a popover, or something that is dragged.
    case menu
    /// A sheet or an alert.
    case sheet
}

/// The shadows of each elevation, in the light and in the dark appearance.
public struct ThemeShadows: Hashable, Sendable {
    private var changed: [Key: [Shadow]] = [:]

    private struct Key: Hashable {
        let elevation: Elevation
        let appearance: Theme.Appearance
    }

    /// Creates the standard shadows.
    public init() {}

    /// The shadows of an elevation, the first one nearest to the thing: those that were set, otherwise the standard ones.
    public subscript(elevation: Elevation, appearance: Theme.Appearance) -> [Shadow] {
        get { changed[Key(elevation: elevation, appearance: appearance)] ?? elevation.standard(appearance) }
        set { changed[Key(elevation: elevation, appearance: appearance)] = newValue }
    }
}

extension Elevation {
    fileprivate func standard(_ appearance: Theme.Appearance) -> [Shadow] {
        let isLight = appearance == .light
        func shadow(_ y: Double, _ blur: Double, _ alphas: (light: Double, dark: Double)) -> Shadow {
            Shadow(color: .role(.shadow).withAlpha(isLight ? alphas.light : alphas.dark), offset: Point(0, y), blur: blur)
        }
        return switch self {
        case .control: isLight ? [shadow(1, 2, (0.08, 0))] : []
        case .menu: [shadow(2, 6, (0.08, 0.4)), shadow(10, 28, (0.14, 0.5))]
        case .sheet: [shadow(4, 12, (0.10, 0.45)), shadow(24, 64, (0.22, 0.6))]
        }
    }
}

extension Theme {
    /// Returns the shadows of an elevation in the current appearance, with their colors in this theme.
    public func shadows(_ elevation: Elevation) -> [Shadow] {
        shadows[elevation, appearance].map { shadow in
            var shadow = shadow
            shadow.color = shadow.color.resolved(in: self)
            return shadow
        }
    }
}
