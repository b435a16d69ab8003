import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// Modifiers that can be chained in any order with those of every view: `Button("Save").font(.title).image(disk).stretch()`.
extension Chainable where Self: Button {
    /// Sets the font of the title.
    public func font(_ font: Font) -> Self { with { $0.font = font } }
    /// Sets the height of each line of the title, in points.
    public func lineHeight(_ height: Double) -> Self { with { $0.lineHeight = height } }
    /// Sets the extra space between two letters of the title, in points.
    public func letterSpacing(_ spacing: Double) -> Self { with { $0.letterSpacing = spacing } }
    /// Sets the title of a state.
    public func title(_ title: String?, for state: ControlState) -> Self { with { $0.titles[state] = title } }
    /// Sets the color of the title in a state; the normal color counts for all states that have none.
    public func color(_ color: Color, for state: ControlState = .normal) -> Self { with { $0.titleColors[state] = color } }
    /// Sets the picture before the title in a state; the normal picture counts for all states that have none.
    public func image(_ image: Image?, for state: ControlState = .normal) -> Self { with { $0.images[state] = image } }
    /// Sets the picture behind the content in a state; the normal picture counts for all states that have none.
    public func backgroundImage(_ image: Image?, for state: ControlState = .normal) -> Self {
        with { $0.backgroundImages[state] = image }
    }
    /// Sets the distances from the edges to the picture and the title, in points.
    public func contentInsets(_ insets: Insets) -> Self { with { $0.contentInsets = insets } }
}
