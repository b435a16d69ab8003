import TatamiDrawing
import Testing

/// The standard colors and those that follow from an accent, against the contrasts that WCAG 2.2 asks: 4.5 for text, 3 for lines, marks and
/// the parts of controls.
@Suite struct ContrastTests {
    /// Colors that must stand out from some grounds, which lie on all four surfaces.
    struct Pair: Sendable, CustomTestStringConvertible {
        let tokens: [ColorToken]
        let least: Double
        /// The grounds besides the surfaces themselves.
        var grounds: [ColorToken] = []
        /// Whether the surfaces themselves are grounds.
        var onSurfaces = true

        var testDescription: String { "\(tokens)" }
    }

    private static let surfaces: [ColorToken] = [.background, .surface, .raised, .sunken]
    private static let fills: [ColorToken] = [.accent, .accentHover, .accentPressed, .danger, .dangerHover, .dangerPressed]
    static let pairs = [
        Pair(
            tokens: [.text], least: 4.5, grounds: [.selection, .fillHover, .fillPressed, .control, .controlHover, .controlPressed, .well]),
        Pair(tokens: [.textSecondary], least: 4.5, grounds: [.fillHover, .fillPressed, .accentSoft, .control]),
        Pair(tokens: [.textTertiary], least: 4.5, grounds: [.fillHover, .control]),
        Pair(tokens: [.accentText, .dangerText], least: 4.5, grounds: [.fillHover]),
        Pair(tokens: [.accentText], least: 4.5, grounds: [.accentSoft, .accentSoftHover]),
        Pair(tokens: [.dangerText], least: 4.5, grounds: [.dangerSoft]),
        Pair(tokens: [.warningText], least: 4.5, grounds: [.warningSoft]),
        Pair(tokens: [.successText], least: 4.5, grounds: [.successSoft]),
        Pair(tokens: [.onAccent], least: 4.5, grounds: fills, onSurfaces: false),
        Pair(tokens: [.onTooltip], least: 4.5, grounds: [.tooltip], onSurfaces: false),
        Pair(tokens: [.borderControl, .borderStrong], least: 3),
        Pair(tokens: [.accent, .danger, .accentHover, .dangerHover], least: 3),
        Pair(tokens: [.indicator, .focus], least: 3, grounds: [.track, .accentSoft]),
        Pair(tokens: [.warning, .success], least: 3),
    ]

    /// Returns the worst contrast of a color over its grounds on all surfaces.
    private func worst(_ token: ColorToken, _ pair: Pair, _ theme: Theme) -> Double {
        let surfaces = Self.surfaces.map(theme.color)
        let grounds = (pair.onSurfaces ? surfaces : []) + pair.grounds.flatMap { ground in surfaces.map { theme.color(ground).over($0) } }
        return grounds.map { theme.color(token).over($0).contrast(with: $0) }.min() ?? 0
    }

    /// The pairs in high contrast: 7 for text, and 3 for edges that are decoration otherwise.
    private static let highPairs =
        pairs.map { Pair(tokens: $0.tokens, least: $0.least == 4.5 ? 7 : 3, grounds: $0.grounds, onSurfaces: $0.onSurfaces) } + [
            Pair(tokens: [.borderSubtle, .track, .accentPressed, .dangerPressed], least: 3),
            Pair(tokens: [.textDisabled], least: 4.5, grounds: [.fillHover]),
            Pair(tokens: [.thumb], least: 3, grounds: [.track, .accent, .accentHover, .accentPressed], onSurfaces: false),
        ]

    @Test(arguments: highPairs, Theme.Appearance.allCases)
    func colorsOfHighContrastStandOutMore(_ pair: Pair, _ appearance: Theme.Appearance) {
        var theme = Theme()
        (theme.appearance, theme.contrast) = (appearance, .high)
        check(pair, theme, "\(appearance) in high contrast")
    }

    @Test(arguments: Theme.Appearance.allCases)
    func colorsOfTheProgramDoNotCountInHighContrast(_ appearance: Theme.Appearance) throws {
        var theme = Theme()
        (theme.appearance, theme.contrast) = (appearance, .high)
        let plain = theme
        try theme.setAccent(try #require(Color(hex: "B3261E")))
        (theme.light[.text], theme.dark[.text]) = (.gray, .gray)
        let changed = theme.applying(ThemeChanges(colors: [.background: .gray]))
        for token in ColorToken.allCases { #expect(changed.color(token) == plain.color(token), "\(token)") }
        // They are kept for the standard contrast, to which a part of a window may go back.
        var back = ThemeChanges()
        back.contrast = .standard
        #expect(changed.applying(back).color(.text) == .gray && changed.applying(back).color(.background) == .gray)
    }

    private func check(_ pair: Pair, _ theme: Theme, _ comment: String) {
        for token in pair.tokens {
            let found = worst(token, pair, theme)
            #expect(found >= pair.least, "\(comment): \(token) has \(found)")
        }
    }

    @Test(arguments: pairs, Theme.Appearance.allCases)
    func standardColorsStandOut(_ pair: Pair, _ appearance: Theme.Appearance) {
        var theme = Theme()
        theme.appearance = appearance
        check(pair, theme, "\(appearance)")
    }

    @Test(arguments: ["B3261E", "1B5E20", "6A1B9A", "000000", "8A6A00", "00695C", "333333"], Theme.Appearance.allCases)
    func colorsOfAnAccentStandOut(accent: String, _ appearance: Theme.Appearance) throws {
        var theme = Theme()
        theme.appearance = appearance
        try theme.setAccent(try #require(Color(hex: accent)))
        for pair in Self.pairs {
            // The fill itself is the program's; text on it was checked.
            let tokens = pair.tokens.filter { $0 != .accent && $0 != .accentHover }
            let grounds = pair.grounds.filter { $0 != .fillHover || !pair.tokens.contains(.accentText) }
            check(Pair(tokens: tokens, least: pair.least, grounds: grounds, onSurfaces: pair.onSurfaces), theme, "\(appearance) \(accent)")
        }
    }

    @Test func aContrastIsThatOfWCAG() throws {
        #expect(Color.white.contrast(with: .black) == 21 && Color.black.contrast(with: .white) == 21)
        #expect(Color.white.contrast(with: .white) == 1)
        let gray = try #require(Color(hex: "767676"))
        #expect(abs(gray.contrast(with: .white) - 4.54) < 0.01)
        #expect(Color(white: 0, alpha: 0.5).over(.white) == Color(white: 0.5))
    }

    @Test(arguments: ["FFD400", "FFFFFF", "00BCD4", "FF7043"])
    func anAccentWithUnreadableTextIsRefused(accent: String) throws {
        let color = try #require(Color(hex: accent))
        var theme = Theme()
        let before = theme
        let error = #expect(throws: ContrastError.self) { try theme.setAccent(color) }
        #expect(theme == before && error?.accent == color)
        // The color that is proposed instead is taken.
        try theme.setAccent(try #require(error?.suggestion))
        #expect(error?.description.hasPrefix("white text on the accent \"\(accent)\" has a contrast of ") == true)
    }

    @Test func statesOfAnAccentDifferInLightness() throws {
        let accent = try #require(Color(hex: "B3261E"))
        var theme = Theme()
        try theme.setAccent(accent)
        #expect(theme.color(.accent) == accent)
        #expect(abs(lightness(theme.color(.accentHover)) - lightness(accent) + 7) < 0.1)
        #expect(abs(lightness(theme.color(.accentPressed)) - lightness(accent) + 14) < 0.1)
        theme.appearance = .dark
        #expect(abs(lightness(theme.color(.accentHover)) - lightness(accent) - 4) < 0.1)
        #expect(abs(lightness(theme.color(.accentPressed)) - lightness(accent) + 8) < 0.1)
    }

    /// CIE L*.
    private func lightness(_ color: Color) -> Double {
        var (low, high) = (0.0, 100.0)
        while high - low > 1e-6 {
            let middle = (low + high) / 2
            let root = (middle + 16) / 116
            if root * root * root < color.luminance { low = middle } else { high = middle }
        }
        return low
    }
}
