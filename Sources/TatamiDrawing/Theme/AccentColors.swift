import TatamiGeometry

/// An accent on which the text of filled controls cannot be read.
public struct ContrastError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The accent that is refused.
    public let accent: Color
    /// The contrast of white text on it.
    public let contrast: Double
    /// The nearest darker color that is allowed.
    public let suggestion: Color

    /// The error in one sentence, for a user.
    public var description: String {
        "white text on the accent \"\(accent.hex)\" has a contrast of \(DecimalText.format(contrast, decimals: 1)), and needs 4.5"
    }
}

/// The colors that follow from an accent.
enum AccentColors {
    /// The contrast that text needs.
    static let text = 4.5
    /// The contrast that lines and the parts of controls need.
    static let part = 3.0

    /// Checks that text can be read on an accent.
    static func check(_ accent: Color) throws(ContrastError) {
        let ground = accent.withAlpha(1)
        let onAccent = ColorToken.onAccent.standard.light
        let contrast = ground.contrast(with: onAccent)
        guard contrast < text else { return }
        throw ContrastError(accent: accent, contrast: contrast, suggestion: reaching(text, on: [onAccent], from: ground, by: -1))
    }

    /// Returns the colors of an appearance that follow from an accent: a fill and its states, text, soft grounds, marks and the focus ring.
    static func colors(of color: Color, _ appearance: Theme.Appearance) -> [ColorToken: Color] {
        // A role counts as its color in the standard light theme, since the theme's own follows from the accent.
        let accent = Color(red: color.red, green: color.green, blue: color.blue)
        let isLight = appearance == .light
        let palette = isLight ? Palette.light : Palette.dark
        let step = isLight ? -1.0 : 1
        let soft = palette[.surface].mixed(with: accent, isLight ? 0.11 : 0.22)
        let softHover = palette[.surface].mixed(with: accent, isLight ? 0.19 : 0.33)
        let grounds = [palette[.background], palette[.surface], palette[.raised], palette[.sunken]]
        let mark = reaching(part, on: grounds + [palette[.track], soft], from: accent, by: step)
        return [
            .accent: accent,
            .accentHover: isLight ? accent.lighter(by: -7) : lighter(accent, byAtMost: 4, under: palette[.onAccent]),
            .accentPressed: accent.lighter(by: isLight ? -14 : -8),
            .accentText: reaching(text, on: grounds + [soft, softHover], from: accent, by: step),
            .accentSoft: soft, .accentSoftHover: softHover, .indicator: mark, .focus: mark,
            .selection: mark.withAlpha(palette[.selection].alpha),
        ]
    }

    /// Returns a color whose lightness is changed until its contrast with all of some grounds reaches a ratio.
    private static func reaching(_ ratio: Double, on grounds: [Color], from start: Color, by step: Double) -> Color {
        var color = start
        for amount in 0...100 where grounds.contains(where: { $0.contrast(with: color) < ratio }) {
            color = start.lighter(by: step * Double(amount))
        }
        return color
    }

    /// Returns a lighter color on which text can still be read.
    private static func lighter(_ accent: Color, byAtMost most: Int, under onAccent: Color) -> Color {
        (0...most).reversed().lazy.map { accent.lighter(by: Double($0)) }.first { $0.contrast(with: onAccent) >= text } ?? accent
    }
}
