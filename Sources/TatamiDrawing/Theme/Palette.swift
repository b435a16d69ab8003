/// A color for each token.
public struct Palette: Hashable, Sendable {
    private let appearance: Theme.Appearance
    private var changed: [ColorToken: Color] = [:]

    private init(_ appearance: Theme.Appearance) { self.appearance = appearance }

    /// The standard colors.
    public static let light = Palette(.light)
    public static let dark = Palette(.dark)

    public subscript(token: ColorToken) -> Color {
        get { changed[token] ?? (appearance == .light ? token.standard.light : token.standard.dark) }
        set { changed[token] = newValue }
    }
}
