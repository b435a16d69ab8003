/// The look of a root's views: colours for light and dark, fonts, and measures.
///
/// A root's environment carries the theme (`ViewRoot.theme`); views read it as `View.theme` while they are measured and drawn, and follow when
/// it changes. A program changes what it wants to be different:
///
///     root.theme.light[.accent] = brandColor
///     root.theme.appearance = .dark
public struct Theme: Hashable, Sendable {
    /// Which of the two palettes is shown.
    public enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }

    public var appearance = Appearance.light
    public var light = Palette.light
    public var dark = Palette.dark
    public var fonts = TypeScale()
    public var measures = ThemeMeasures()

    public init() {}

    /// The theme of a root that was given none, and of a view that no root shows.
    public static let standard = Theme()

    /// The color of a token in the present appearance.
    public func color(_ token: ColorToken) -> Color { appearance == .light ? light[token] : dark[token] }

    /// The font of a type style.
    public func font(_ style: TypeStyle) -> Font { fonts[style] }
}
