/// What a color is for. Views name tokens; the theme's palettes give each one a color.
public enum ColorToken: String, Hashable, Sendable, CaseIterable {
    // Surfaces, from the window's ground up.
    case background, surface, raised, sunken
    // Texts.
    case text, textSecondary, textTertiary, textDisabled
    /// Fills that carry `onAccent`.
    case accent, accentHover, accentPressed, onAccent
    /// Links, and texts on `accentSoft`.
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
    /// Dividers and cards.
    case borderSubtle
    /// Fields and boxes.
    case borderControl
    /// The same under the mouse.
    case borderStrong
    /// The ground of a control.
    case control, controlHover, controlPressed
    /// Over any surface.
    case fillHover, fillPressed
    /// The ground of segments.
    case well
    /// The ground of sliders and progress bars.
    case track
    /// Selected text.
    case selection
    /// Behind a modal layer.
    case scrim
    case tooltip, onTooltip
    /// What is dragged in a switch or slider.
    case thumb
    case shadow

    // Parts that have a color of their own in the present look.
    /// The ground and the text of a field.
    case field, fieldText
    /// The shade along the upper edge of a sunken field.
    case fieldShade
    /// A scroll bar: its ground, its thumb, and the thumb while the mouse is near.
    case scrollTrack, scrollThumb, scrollThumbNear
}
