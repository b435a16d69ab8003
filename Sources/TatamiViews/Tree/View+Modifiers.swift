import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

/// A view that chains its properties. Every view and every layout does, and so keeps its own type:
/// `View().background(.white).cornerRadius(8).stretch()`.
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

/// Properties that chain with each other, with those of a class and with the rules of the item, in any order:
/// `Label("New").background(Color(0x2563EB)).stretch().color(.white).cornerRadius(8)`.
extension Chainable where Self: View {
    /// The name by which the program, files and tools find the view.
    public func id(_ id: String) -> Self { with { $0.id = id } }
    /// Sets the background to a color.
    public func background(_ color: Color) -> Self { with { $0.background = .color(color) } }
    /// Sets the background to a color or a gradient.
    public func background(_ brush: Brush) -> Self { with { $0.background = brush } }
    /// Rounds `corners` by a radius in points.
    public func cornerRadius(_ radius: Double, _ corners: Corners = .all) -> Self {
        with { ($0.cornerRadius, $0.corners) = (radius, corners) }
    }
    /// A line along the edges, inside them, so many points wide.
    public func border(_ color: Color, width: Double = 1) -> Self { with { ($0.borderColor, $0.borderWidth) = (color, width) } }
    /// Sets the shadow, which is drawn behind the view.
    public func shadow(_ shadow: Shadow) -> Self { with { $0.shadow = shadow } }
    /// 0...1, of the view with its subviews.
    public func opacity(_ opacity: Double) -> Self { with { $0.opacity = opacity } }
    /// Applied around the centre of the view. Layout does not see it.
    public func transform(_ transform: Transform) -> Self { with { $0.transform = transform } }
    /// Not drawn, though it keeps its room.
    public func hidden(_ isHidden: Bool = true) -> Self { with { $0.hidden = isHidden } }
    /// Cuts subviews and drawing at the edges, which may be rounded.
    public func clipped(_ clips: Bool = true) -> Self { with { $0.clipsToBounds = clips } }
    /// Whether people can use the view and its subviews.
    public func enabled(_ isEnabled: Bool) -> Self { with { $0.enabled = isEnabled } }
    /// What the mouse looks like over the view.
    public func cursor(_ cursor: CursorShape) -> Self { with { $0.cursor = cursor } }
    /// What assistive technology calls the view.
    public func accessibilityLabel(_ label: String) -> Self { with { $0.accessibilityLabel = label } }
}
