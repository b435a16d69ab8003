/// A color for each token. A palette starts from the standard colors of an appearance and keeps the colors that a program sets.
public struct Palette: Hashable, Sendable {
    private let appearance: Theme.Appearance
    private var changed: [ColorToken: Color] = [:]

    private init(_ appearance: Theme.Appearance) { self.appearance = appearance }

    /// The standard colors of the light appearance.
    public static let light = Palette(.light)
    /// The standard colors of the dark appearance.
    public static let dark = Palette(.dark)

    /// The color of a token: the one that was set, otherwise the standard one. A role that is set stands for its present color in the
    /// palette.
    public subscript(token: ColorToken) -> Color {
        get { changed[token] ?? (appearance == .light ? token.standard.light : token.standard.dark) }
        set { changed[token] = newValue.resolved(in: self) }
    }
}
