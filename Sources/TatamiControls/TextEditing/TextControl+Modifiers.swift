import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// Modifiers that can be chained in any order with those of every view: `TextField(placeholder: "Code").secure().columns(6).stretch()`.
extension Chainable where Self: TextControl {
    /// Sets the font of the text.
    public func font(_ font: Font) -> Self { with { $0.font = font } }
    /// Sets the color of the text.
    public func color(_ color: Color) -> Self { with { $0.textColor = color } }
    /// Sets the height of each line, in points.
    public func lineHeight(_ height: Double) -> Self { with { $0.lineHeight = height } }
    /// Sets the extra space between two letters, in points.
    public func letterSpacing(_ spacing: Double) -> Self { with { $0.letterSpacing = spacing } }
    /// Sets how lines are aligned in the control.
    public func alignment(_ alignment: TextAlignment) -> Self { with { $0.textAlignment = alignment } }
    /// Sets whether the text is hidden.
    public func secure(_ isSecure: Bool = true) -> Self { with { $0.isSecure = isSecure } }
    /// Sets the distances from the edges to the text, in points.
    public func contentInsets(_ insets: Insets) -> Self { with { $0.contentInsets = insets } }
}
