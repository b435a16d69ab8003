import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// The look of what controls open over a window: lists and popovers.
enum Panel {
    /// The corner radius of lists, in points.
    static let menuRadius = 10.0
    /// The corner radius of an item of a list, in points.
    static let itemRadius = 6.0
    /// The corner radius of popovers, in points.
    static let popoverRadius = 12.0
    /// The distance between a popover and its anchor, in points.
    static let gap = 6.0
    /// The distance from the edges of a popover to its content, in points.
    static let padding = 16.0

    /// Returns the shadow under a panel.
    static func shadow(in theme: Theme) -> Shadow {
        Shadow(color: theme.color(.shadow).withAlpha(theme.appearance == .light ? 0.14 : 0.5), offset: Point(0, 10), blur: 28)
    }

    static func drawGround(_ list: inout DisplayList, in bounds: Rect, radius: Double, _ theme: Theme) {
        list.fill(bounds, radii: CornerRadii(radius), theme.color(.raised))
    }

    static func drawBorder(_ list: inout DisplayList, in bounds: Rect, radius: Double, _ theme: Theme) {
        list.border(bounds, radii: CornerRadii(radius), Border(theme.color(.borderSubtle), width: theme.measures.borderWidth))
    }
}
