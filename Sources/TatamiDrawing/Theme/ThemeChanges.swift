import TatamiInteraction

/// What a view changes in the theme of the views around it, for itself and the views inside it.
///
/// Everything that is not set stays as it is around the view, and follows it:
///
/// ```swift
/// sidebar.themeChanges = .dark
/// panel.themeChanges = ThemeChanges(colors: [.surface: paper], controlRadius: 4)
/// brandArea.themeChanges = try .accent(Color(hex: "B3261E") ?? .black)
/// ```
public struct ThemeChanges: Hashable, Sendable {
    /// The appearance; nil for that around the view.
    public var appearance: Theme.Appearance?
    /// The contrast; nil for that around the view.
    public var contrast: Theme.Contrast?
    /// The colors of both appearances.
    public var colors: [ColorToken: Color]
    /// The fonts of type styles.
    public var fonts: [TypeStyle: Font]
    /// The timings of motion styles.
    public var motion: [MotionStyle: Timing]
    /// The corner radius of buttons and fields, in points; nil for that around the view.
    public var controlRadius: Double?
    /// The least height of controls of the regular size, in points; nil for that around the view.
    public var controlHeight: Double?
    /// The accent, from which other colors follow; nil for that around the view.
    public private(set) var accent: Color?
    /// The theme that takes the place of the one around the view; nil for none.
    let base: Theme?

    /// Creates changes. `controlRadius` is in points.
    public init(
        appearance: Theme.Appearance? = nil, colors: [ColorToken: Color] = [:], fonts: [TypeStyle: Font] = [:],
        motion: [MotionStyle: Timing] = [:], controlRadius: Double? = nil
    ) {
        (self.appearance, self.colors, self.fonts) = (appearance, colors, fonts)
        (self.motion, self.controlRadius) = (motion, controlRadius)
        base = nil
    }

    /// Creates a change to a theme that does not follow the one around the view.
    public init(replacing theme: Theme) { (colors, fonts, motion, base) = ([:], [:], [:], theme) }

    /// The light appearance.
    public static let light = ThemeChanges(appearance: .light)
    /// The dark appearance.
    public static let dark = ThemeChanges(appearance: .dark)

    /// Returns changes to another accent; see ``setAccent(_:)``.
    public static func accent(_ color: Color) throws(ContrastError) -> ThemeChanges {
        var changes = ThemeChanges()
        try changes.setAccent(color)
        return changes
    }

    /// Changes the accent, and with it the colors that follow from it; see ``Theme/setAccent(_:)``. `colors` override them.
    ///
    /// - Throws: `ContrastError` if white text on the color has a contrast below 4.5.
    public mutating func setAccent(_ color: Color) throws(ContrastError) {
        try AccentColors.check(color)
        accent = color
    }
}

extension Theme {
    /// Changes the accent in both appearances, and with it its states, texts and soft grounds in its color, the marks of selected things
    /// and the focus ring.
    ///
    /// Under the mouse and pressed, the fill is 7 and 14 units of CIE L* darker in the light appearance, and 4 lighter and 8 darker in the
    /// dark one. Texts and marks are as much darker or lighter as they need to be read.
    ///
    /// - Throws: `ContrastError` if white text on the color has a contrast below 4.5.
    public mutating func setAccent(_ color: Color) throws(ContrastError) {
        try AccentColors.check(color)
        adopt(accent: color)
    }

    private mutating func adopt(accent color: Color) {
        for (token, value) in AccentColors.colors(of: color, .light) { light[token] = value }
        for (token, value) in AccentColors.colors(of: color, .dark) { dark[token] = value }
    }

    /// Returns the theme with changes.
    public func applying(_ changes: ThemeChanges) -> Theme {
        var theme = changes.base ?? self
        if let appearance = changes.appearance { theme.appearance = appearance }
        if let contrast = changes.contrast { theme.contrast = contrast }
        if let accent = changes.accent { theme.adopt(accent: accent) }
        let (light, dark) = (theme.light, theme.dark)
        for (token, color) in changes.colors {
            (theme.light[token], theme.dark[token]) = (color.resolved(in: light), color.resolved(in: dark))
        }
        let around = theme
        for (style, font) in changes.fonts { theme.fonts[style] = font.resolved(in: around) }
        for (style, timing) in changes.motion { theme.motion[style] = timing }
        if let radius = changes.controlRadius { theme.measures.controlRadius = radius }
        if let height = changes.controlHeight { theme.measures.controlHeight = height }
        return theme
    }

    /// Whether texts and controls have the same sizes in both themes, which then differ in colors, shadows and motion only.
    package func hasSameSizes(as other: Theme) -> Bool { fonts == other.fonts && measures == other.measures }
}
