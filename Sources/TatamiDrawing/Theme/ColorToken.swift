/// The purpose of a color. Views name tokens; the palettes of the theme give each token a color.
public enum ColorToken: String, Hashable, Sendable, CaseIterable {
    // Surfaces, from the window's ground up.
    case background, surface, raised, sunken
    // Texts.
    case text, textSecondary, textTertiary, textDisabled
    /// Fills that carry `onAccent`.
    case accent, accentHover, accentPressed, onAccent
    /// Links, and text on `accentSoft`.
    case accentText
    /// Selected rows and toggles.
    case accentSoft, accentSoftHover
    /// Bars and fills of sliders.
    case indicator
    /// The ring around a focused view, and the border of a focused field.
    case focus
    // Messages.
    case danger, dangerHover, dangerPressed, dangerText, dangerSoft
    case warning, warningText, warningSoft
    case success, successText, successSoft
    /// Dividers, and the borders of cards.
    case borderSubtle
    /// The borders of fields and boxes.
    case borderControl
    /// The borders of fields and boxes under the mouse.
    case borderStrong
    /// The background of a control: as it is, under the mouse, and pressed.
    case control, controlHover, controlPressed
    /// Drawn over any surface: under the mouse, and pressed.
    case fillHover, fillPressed
    /// The background of segments.
    case well
    /// The background of sliders and progress bars.
    case track
    /// The background of selected text.
    case selection
    /// Drawn behind a modal layer.
    case scrim
    /// The background and the text of a tooltip.
    case tooltip, onTooltip
    /// The part of a switch or slider that is dragged.
    case thumb
    /// Shadows.
    case shadow

    // Parts that have a color of their own in the present look.
    /// The background and the text of a field.
    case field, fieldText
    /// The shade along the upper edge of a sunken field.
    case fieldShade
    /// A scroll bar: its background, its thumb, and the thumb while the mouse is near.
    case scrollTrack, scrollThumb, scrollThumbNear
}
