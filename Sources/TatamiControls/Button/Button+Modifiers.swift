import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// Modifiers that can be chained in any order with those of every view: `Button("Save").style(.primary).icon(.save).stretch()`.
extension Chainable where Self: Button {
    /// Sets how the button looks.
    public func style(_ style: Button.Style) -> Self { with { $0.style = style } }
    /// Sets how large the button is.
    public func size(_ size: ControlSize) -> Self { with { $0.size = size } }
    /// Sets the key that presses the button wherever no view uses it.
    public func keyRole(_ role: Button.KeyRole) -> Self { with { $0.keyRole = role } }
    /// Sets the font of the title.
    public func font(_ font: Font) -> Self { with { $0.font = font } }
    /// Sets the height of each line of the title, in points.
    public func lineHeight(_ height: Double) -> Self { with { $0.lineHeight = height } }
    /// Sets the extra space between two letters of the title, in points.
    public func letterSpacing(_ spacing: Double) -> Self { with { $0.letterSpacing = spacing } }
    /// Sets the title of a state.
    public func title(_ title: String?, for states: ControlStates) -> Self { with { $0.resources.titles[states] = title } }
    /// Sets the color of the title in a state; the normal color counts for all states that have none.
    public func color(_ color: Color, for states: ControlStates = .normal) -> Self { with { $0.resources.titleColors[states] = color } }
    /// Sets the color behind the content in a state; the normal color counts for all states that have none.
    public func ground(_ color: Color, for states: ControlStates = .normal) -> Self {
        with { $0.resources.backgroundColors[states] = color }
    }
    /// Sets the picture before the title in a state; the normal picture counts for all states that have none.
    public func image(_ image: Image?, for states: ControlStates = .normal) -> Self { with { $0.resources.images[states] = image } }
    /// Sets the icon before the title in a state; the normal icon counts for all states that have none.
    public func icon(_ icon: IconName?, for states: ControlStates = .normal) -> Self { with { $0.resources.icons[states] = icon } }
    /// Sets the picture behind the content in a state; the normal picture counts for all states that have none.
    public func backgroundImage(_ image: Image?, for states: ControlStates = .normal) -> Self {
        with { $0.resources.backgroundImages[states] = image }
    }
    /// Sets the distances from the edges to the picture and the title, in points.
    public func contentInsets(_ insets: Insets) -> Self { with { $0.contentInsets = insets } }
}
