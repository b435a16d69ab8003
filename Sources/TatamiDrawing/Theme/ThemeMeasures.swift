import TatamiGeometry

/// The lengths of the parts of controls, in points, and the opacities of colors that a program has set, in states where those are faded.
public struct ThemeMeasures: Hashable, Sendable {
    /// The corner radius of buttons and fields that set none.
    public var controlRadius = 8.0
    /// The least height of compact controls, and of rows with a mark, such as check boxes.
    public var compactHeight = 28.0
    /// The least height of controls.
    public var controlHeight = 32.0
    /// The least height of large controls.
    public var largeHeight = 44.0
    /// The distances from a button's edges to its parts.
    public var controlInsets = Insets(top: 6, leading: 14, bottom: 6, trailing: 14)
    /// The distances from a text field's edges to its text.
    public var fieldInsets = Insets(top: 6, leading: 10, bottom: 6, trailing: 10)
    /// The distance between the parts of a control, such as an image and its title.
    public var iconGap = 6.0
    /// The width of the border of a field.
    public var borderWidth = 1.0
    /// The width of the ring around a focused view.
    public var focusWidth = 2.0
    /// The distance between a focused view and the ring around it.
    public var focusGap = 2.0
    /// The opacity, 0...1, of a color that the program set on a control, while the control is disabled.
    public var disabledOpacity = 0.4
    /// The opacity, 0...1, of a placeholder of a field whose text color the program set.
    public var placeholderOpacity = 0.45

    /// Creates the standard measures.
    public init() {}
}
