import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

/// A view or layout whose properties can be set in a chain that keeps its type: `View().background(.white).cornerRadius(8).stretch()`. All
/// views and layouts conform.
public protocol Chainable: AnyObject {}

extension Chainable {
    /// Makes changes in the middle of a chain: `Button("Save").with { $0.selected = true }.align(.trailing)`.
    public func with(_ changes: (Self) -> Void) -> Self {
        changes(self)
        return self
    }
}

extension View: Chainable {}
extension ItemLayout: Chainable {}

/// Modifiers that can be chained in any order with each other, with those of a class and with the rules of the item:
/// `Label("New").background(Color(0x2563EB)).stretch().color(.white).cornerRadius(8)`.
extension Chainable where Self: View {
    /// Sets the name by which the program, files and tools find the view.
    public func id(_ id: String) -> Self { with { $0.id = id } }
    /// Sets the background to a color.
    public func background(_ color: Color) -> Self { with { $0.background = .color(color) } }
    /// Sets the background to a color or a gradient.
    public func background(_ brush: Brush) -> Self { with { $0.background = brush } }
    /// Sets the radius of rounded corners, in points, and which corners are rounded.
    public func cornerRadius(_ radius: Double, _ corners: Corners = .all) -> Self {
        with { ($0.cornerRadius, $0.corners) = (radius, corners) }
    }
    /// Sets a line along the edges, inside them. `width` is in points.
    public func border(_ color: Color, width: Double = 1, dash: Dash = .solid) -> Self {
        with { ($0.borderColor, $0.borderWidth, $0.borderDash) = (color, width, dash) }
    }
    /// Sets a line along one side, inside it: `Label("Total").border(.top, color: line)`.
    ///
    /// - Parameters:
    ///   - edge: The side. Leading and trailing follow the reading direction.
    ///   - color: The color of the line; nil for `borderColor`.
    ///   - width: The width of the line, in points.
    ///   - dash: The pattern of the line; nil for `borderDash`.
    public func border(_ edge: Edge, color: Color? = nil, width: Double = 1, dash: Dash? = nil) -> Self {
        with { $0.borderSides[BorderPlace(edge)] = BorderSide(width: width, color: color, dash: dash) }
    }
    /// Sets the shadow, which is drawn behind the view.
    public func shadow(_ shadow: Shadow) -> Self { with { $0.shadow = shadow } }
    /// Sets the opacity of the view with its subviews, 0...1.
    public func opacity(_ opacity: Double) -> Self { with { $0.opacity = opacity } }
    /// Sets a transform around the center of the view. Layout does not see it.
    public func transform(_ transform: Transform) -> Self { with { $0.transform = transform } }
    /// Sets whether the view is hidden. A hidden view is not drawn and keeps its room.
    public func hidden(_ isHidden: Bool = true) -> Self { with { $0.hidden = isHidden } }
    /// Sets whether subviews and drawing are clipped to the edges of the view, which may be rounded.
    public func clipped(_ clips: Bool = true) -> Self { with { $0.clipsToBounds = clips } }
    /// Sets whether people can use the view and its subviews.
    public func enabled(_ isEnabled: Bool) -> Self { with { $0.enabled = isEnabled } }
    /// Sets the shape of the mouse cursor over the view.
    public func cursor(_ cursor: CursorShape) -> Self { with { $0.cursor = cursor } }
    /// Sets the name of the view for assistive technology.
    public func accessibilityLabel(_ label: String) -> Self { with { $0.accessibilityLabel = label } }
}
