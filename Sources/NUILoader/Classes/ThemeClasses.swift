import NUI
import TatamiDrawing
import TatamiViews

extension Theme.Appearance: NUIEnumeration {
    /// The names of the appearances in files.
    public static let nuiEnumeration = EnumTable<Theme.Appearance>(
        "Appearance", acceptsText: true, [(["Light"], .light), (["Dark"], .dark)])
}

extension Theme.Contrast: NUIEnumeration {
    /// The names of the contrasts in files.
    public static let nuiEnumeration = EnumTable<Theme.Contrast>(
        "Contrast", acceptsText: true, [(["Standard"], .standard), (["High"], .high)])
}

/// Theme changes are the name of an appearance, or an object.
extension ThemeChanges: NUIConvertible {
    /// A case of the enumeration `Appearance`, or an object of class `Theme`.
    public static var nuiType: ValueType { .oneOf([.enumeration("Appearance"), .object("Theme")]) }
    /// Returns the changes of an appearance or of an object.
    public static func fromNUI(_ value: NUIValue) -> ThemeChanges? {
        switch value.loaded {
        case .cases(let names): names.first.flatMap(Theme.Appearance.nuiEnumeration.value(named:)).map { ThemeChanges(appearance: $0) }
        case .value(let value): value as? ThemeChanges
        default: nil
        }
    }
    /// The name of the appearance if nothing else is changed, and otherwise the changes as an object.
    public var asNUI: NUIValue? {
        if let appearance, self == ThemeChanges(appearance: appearance) { return appearance.asNUI }
        return NUIValue(.value(self))
    }
}

/// The fonts of type styles, as a file changes them.
struct ThemeFonts: NUIValueObject {
    var fonts: [TypeStyle: Font] = [:]
    static var nuiType: ValueType { .object("ThemeFonts") }
}

final class ThemeDraft {
    var appearance: Theme.Appearance?
    var contrast: Theme.Contrast?
    var accent: Color?
    var colors: [ColorToken: Color] = [:]
    var fonts: ThemeFonts?
    var motion: ThemeTimings?
    var controlRadius: Double?
    var controlHeight: Double?

    /// Returns the changes.
    ///
    /// - Throws: A `LoadFault` if text cannot be read on the accent.
    func changes() throws(LoadFault) -> ThemeChanges {
        var changes = ThemeChanges(
            appearance: appearance, colors: colors, fonts: fonts?.fonts ?? [:], motion: motion?.timings ?? [:], controlRadius: controlRadius
        )
        (changes.contrast, changes.controlHeight) = (contrast, controlHeight)
        guard let accent else { return changes }
        if let role = accent.role {
            throw LoadFault(
                .invalidLiteral, "an accent is a color of its own, not the role '\(role.rawValue)', since other roles follow from it",
                hint: "in the standard light theme, \(role.rawValue) is \"\(accent.hex)\"", property: "accent")
        }
        guard accent.alpha == 1 else {
            let opaque = Color(red: accent.red, green: accent.green, blue: accent.blue)
            throw LoadFault(
                .invalidLiteral, "an accent is opaque, since texts are read on it", hint: "without its opacity it is \"\(opaque.hex)\"",
                meant: opaque.hex, property: "accent")
        }
        do throws(ContrastError) {
            try changes.setAccent(accent)
        } catch {
            throw LoadFault(
                .invalidLiteral, "\(error)", hint: "the nearest color that is dark enough is \"\(error.suggestion.hex)\"",
                property: "accent")
        }
        return changes
    }
}

extension NUIClass {
    static var theme: NUIClass {
        NUIClass(
            value: "Theme", doc: "What a view changes in the theme around it, for itself and the views inside it.", make: ThemeDraft.init,
            finish: { draft, _ throws(LoadFault) in try draft.changes() },
            [
                .property("appearance", \.appearance, "Light or Dark; by default that around the view."),
                .property(
                    "contrast", \.contrast,
                    "Standard or High; by default that around the view. In high contrast the colors of the theme do not count."),
                .property(
                    "accent", \.accent,
                    "The accent. Its states, texts and soft grounds in its color, marks and the focus ring follow from it. White text on it has a "
                        + "contrast of 4.5 or more."),
                .property("controlRadius", \.controlRadius, "The corner radius of buttons and fields, in points.", range: .length),
                .property(
                    "controlHeight", \.controlHeight, "The least height of controls of the regular size, in points.", range: .length),
                .property("fonts", \.fonts, "The fonts of type styles."),
                .property("motion", \.motion, "The timings of motion styles."),
            ] + colorRoles)
    }

    private static var colorRoles: [NUIProperty<ThemeDraft>] {
        ColorToken.allCases.filter { $0 != .accent }.map { token in
            .setting(token.rawValue, "The color of the role \(token.rawValue), in both appearances.") {
                (draft: ThemeDraft, color: Color) in draft.colors[token] = color
            }
        }
    }

    static var themeFonts: NUIClass {
        NUIClass(
            value: "ThemeFonts", doc: "The fonts of type styles in a theme.", make: { Draft(ThemeFonts()) },
            finish: { draft, _ in draft.value },
            TypeStyle.allCases.map { style in
                .setting(style.rawValue, "The font of the style \(style.rawValue).") {
                    (draft: Draft<ThemeFonts>, font: Font) in draft.value.fonts[style] = font
                }
            })
    }
}
