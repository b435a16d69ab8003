/// The purpose of a color. Views name tokens; the palettes of the theme give each token a color.
public enum ColorToken: String, Hashable, Sendable, CaseIterable {
    // Surfaces, from the window's ground up.
    /// The ground of a window.
    case background
    /// An area on the background.
    case surface
    /// An area in front of a surface.
    case raised
    /// An area that lies lower than a surface.
    case sunken
    // Texts.
    /// Text.
    case text
    /// Text that is less important.
    case textSecondary
    /// Text that is least important, such as a placeholder.
    case textTertiary
    /// Text of something that people cannot use.
    case textDisabled
    /// A fill in the accent color. Text on it has the color `onAccent`.
    case accent
    /// A fill in the accent color, under the mouse.
    case accentHover
    /// A fill in the accent color, pressed.
    case accentPressed
    /// Text and symbols on `accent`.
    case onAccent
    /// Links, and text on `accentSoft`.
    case accentText
    /// Selected rows and toggles.
    case accentSoft
    /// Selected rows and toggles, under the mouse.
    case accentSoftHover
    /// Bars and fills of sliders.
    case indicator
    /// The ring around a focused view, and the border of a focused field.
    case focus
    // Messages.
    /// A fill for errors and destructive actions.
    case danger
    /// `danger`, under the mouse.
    case dangerHover
    /// `danger`, pressed.
    case dangerPressed
    /// Text of errors and destructive actions.
    case dangerText
    /// The background of an error message.
    case dangerSoft
    /// A fill for warnings.
    case warning
    /// Text of warnings.
    case warningText
    /// The background of a warning.
    case warningSoft
    /// A fill for successes.
    case success
    /// Text of a success message.
    case successText
    /// The background of a success message.
    case successSoft
    /// Dividers, and the borders of cards.
    case borderSubtle
    /// The borders of fields and boxes.
    case borderControl
    /// The borders of fields and boxes under the mouse.
    case borderStrong
    /// The background of a control.
    case control
    /// The background of a control under the mouse.
    case controlHover
    /// The background of a pressed control.
    case controlPressed
    /// A fill over any surface, under the mouse.
    case fillHover
    /// A fill over any surface, pressed.
    case fillPressed
    /// The background of segments.
    case well
    /// The background of sliders and progress bars.
    case track
    /// The background of selected text.
    case selection
    /// Drawn behind a modal layer.
    case scrim
    /// The background of a tooltip.
    case tooltip
    /// The text of a tooltip.
    case onTooltip
    /// The part of a switch or slider that is dragged.
    case thumb
    /// A shadow whose color is not set.
    case shadow
}
