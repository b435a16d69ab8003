/// The look of a root's views: colors for light and dark, fonts, measures, motion and shadows.
///
/// The environment of a root carries the theme (`ViewRoot.theme`). Views read it as `View.theme` while they are measured and drawn, and are
/// updated when it changes. A program changes only the parts that it wants to be different:
///
///     root.theme.light[.accent] = brandColor
///     root.theme.appearance = .dark
public struct Theme: Hashable, Sendable {
    /// Which of the two palettes a theme uses.
    public enum Appearance: String, Hashable, Sendable, CaseIterable {
        /// The light palette.
        case light
        /// The dark palette.
        case dark
    }

    /// How much texts, edges and marks stand out from what lies behind them.
    public enum Contrast: String, Hashable, Sendable, CaseIterable {
        /// As WCAG 2.2 asks of all programs (AA): at least 4.5 for text, 3 for the parts of controls.
        case standard
        /// For people who see less (AAA): at least 7 for text, and 3 for all edges.
        case high
    }

    /// The palette in use. The default is light.
    public var appearance: Appearance {
        get { parts.values.appearance }
        set { change { $0.appearance = newValue } }
    }
    /// The contrast of the colors. The default is standard. In high contrast the colors of the palettes, and with them those that a program
    /// and the accent have set, do not count: the library has colors of its own for it, in both appearances.
    public var contrast: Contrast {
        get { parts.values.contrast }
        set { change { $0.contrast = newValue } }
    }
    /// The colors of the light appearance.
    public var light: Palette {
        get { parts.values.light }
        set { change { $0.light = newValue } }
    }
    /// The colors of the dark appearance.
    public var dark: Palette {
        get { parts.values.dark }
        set { change { $0.dark = newValue } }
    }
    /// The font of each type style.
    public var fonts: TypeScale {
        get { parts.values.fonts }
        set { change { $0.fonts = newValue } }
    }
    /// The lengths and opacities of views and controls.
    public var measures: ThemeMeasures {
        get { parts.values.measures }
        set { change { $0.measures = newValue } }
    }
    /// The durations and curves of what moves in views, controls and layers.
    public var motion: ThemeMotion {
        get { parts.values.motion }
        set { change { $0.motion = newValue } }
    }
    /// The shadows under controls, menus and sheets.
    public var shadows: ThemeShadows {
        get { parts.values.shadows }
        set { change { $0.shadows = newValue } }
    }
    private var parts: Parts

    /// Creates the standard theme, in the light appearance.
    public init() { parts = Parts(Values()) }

    /// The theme of a root whose program set none, and of a view that is in no root.
    public static let standard = Theme()

    /// Returns the color of a token in the current appearance and contrast.
    public func color(_ token: ColorToken) -> Color {
        let isLight = appearance == .light
        if contrast == .high, let high = token.highContrast { return isLight ? high.light : high.dark }
        return isLight ? parts.values.light[token] : parts.values.dark[token]
    }

    /// Returns the font of a type style.
    public func font(_ style: TypeStyle) -> Font { parts.values.fonts[style] }

    private mutating func change(_ edit: (inout Values) -> Void) {
        var values = parts.values
        edit(&values)
        parts = Parts(values)
    }
}

extension Theme {
    private struct Values: Hashable, Sendable {
        var appearance = Appearance.light
        var contrast = Contrast.standard
        var light = Palette.light
        var dark = Palette.dark
        var fonts = TypeScale()
        var measures = ThemeMeasures()
        var motion = ThemeMotion()
        var shadows = ThemeShadows()
    }

    /// The values of a theme, which all its copies share: views read the theme many times in a frame, and rarely change it.
    private final class Parts: Hashable, Sendable {
        let values: Values

        init(_ values: Values) { self.values = values }

        static func == (first: Parts, second: Parts) -> Bool { first === second || first.values == second.values }
        func hash(into hasher: inout Hasher) { values.hash(into: &hasher) }
    }
}
