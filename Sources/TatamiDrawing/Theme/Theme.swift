/// The look of a root's views: colors for light and dark, fonts, and measures.
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

    /// The palette in use. The default is light.
    public var appearance = Appearance.light
    /// The colors of the light appearance.
    public var light = Palette.light
    /// The colors of the dark appearance.
    public var dark = Palette.dark
    /// The font of each type style.
    public var fonts = TypeScale()
    /// The lengths and opacities of views and controls.
    public var measures = ThemeMeasures()

    /// Creates the standard theme, in the light appearance.
    public init() {}

    /// The theme of a root whose program set none, and of a view that is in no root.
    public static let standard = Theme()

    /// Returns the color of a token in the current appearance.
    public func color(_ token: ColorToken) -> Color { appearance == .light ? light[token] : dark[token] }

    /// Returns the font of a type style.
    public func font(_ style: TypeStyle) -> Font { fonts[style] }
}
