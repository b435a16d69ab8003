import TatamiGeometry

/// The lengths of the controls' parts, in points, and how far colors that a program sets fade.
public struct ThemeMeasures: Hashable, Sendable {
    /// The corner radius of buttons and fields that set none.
    public var controlRadius = 6.0
    /// The distances from a button's edges to its parts.
    public var controlInsets = Insets(top: 8, leading: 14, bottom: 8, trailing: 14)
    /// The distances from a text field's edges to its text.
    public var fieldInsets = Insets(top: 8, leading: 10, bottom: 8, trailing: 10)
    /// The distance between the parts of a control: a picture and its title.
    public var iconGap = 6.0
    /// The line around a field.
    public var borderWidth = 1.0
    /// The line around a focused view, and its distance from the view.
    public var focusWidth = 2.0
    public var focusGap = 2.0
    /// The opacity, 0...1, of a color that the program set on a control that is disabled.
    public var disabledOpacity = 0.4
    /// The opacity, 0...1, of a placeholder in a text color that the program set.
    public var placeholderOpacity = 0.45

    public init() {}
}
