import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// The ground of a menu, a popover or a sheet: raised, with round corners, a thin border and shadows.
///
/// Give it a layout, and present it in a layer:
///
///     let panel = LayerPanel(.popover, LayoutView { VStack(spacing: 8) { Label("Filters"); onlyOpen } })
///     root.present(panel, anchor: .view(button), placement: .popover(.below, gap: 6), closesOn: [.escape, .outsidePress], motion: .fade)
open class LayerPanel: LayoutView {
    /// What a panel holds, which decides its corners, its padding and its shadows.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// The items of a menu.
        case menu
        /// A few controls beside another one.
        case popover
        /// A question, or a part of a task, in front of the window.
        case sheet

        /// The radius of the corners, in points.
        var radius: Double {
            switch self {
            case .menu: 10
            case .popover: 12
            case .sheet: 16
            }
        }

        /// The distance between the edges and the content, in points.
        var padding: Double {
            switch self {
            case .menu: 4
            case .popover: 16
            case .sheet: 24
            }
        }

        var elevation: Elevation { self == .sheet ? .sheet : .menu }
    }

    /// What the panel holds.
    public let kind: Kind

    /// Creates a panel around a view. The view scrolls if the panel is too small for it.
    public init(_ kind: Kind, _ content: View? = nil) {
        self.kind = kind
        super.init()
        if let content { show(content, padding: kind.padding) }
    }

    /// Shows a view, which scrolls if the panel is too small for it. `padding` is the distance between the edges and the room in which the
    /// view scrolls, in points.
    func show(_ content: View, padding: Double) {
        let scroll = ScrollView()
        scroll.contentView = content
        scroll.contentLayoutItem.horizontalAlignment = .stretch
        let column = StackLayout(.vertical, padding: Insets(padding))
        column.horizontalAlignment = .stretch
        column.add(scroll.stretch())
        layout = column
    }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        kind.drawGround(&list, in: bounds, theme)
        kind.drawBorder(&list, in: bounds, theme)
    }

    open override func drawnReach(in bounds: Rect) -> Rect { kind.reach(of: bounds, theme) }
}

extension LayerPanel.Kind {
    /// The distance between a panel and what it stands beside, in points.
    static let gap = 6.0
    /// The corner radius of an item in a panel with a small padding, in points.
    static let itemRadius = 6.0

    /// Draws the shadows and the ground.
    func drawGround(_ list: inout DisplayList, in bounds: Rect, _ theme: Theme) {
        for shadow in theme.shadows(elevation) { list.shadow(bounds, radii: CornerRadii(radius), shadow) }
        list.fill(bounds, radii: CornerRadii(radius), theme.color(.raised))
    }

    /// Draws the border.
    func drawBorder(_ list: inout DisplayList, in bounds: Rect, _ theme: Theme) {
        list.border(bounds, radii: CornerRadii(radius), Border(theme.color(.borderSubtle), width: theme.measures.borderWidth))
    }

    /// Returns the rectangle that a panel and its shadows cover.
    func reach(of bounds: Rect, _ theme: Theme) -> Rect {
        theme.shadows(elevation).reduce(bounds) { $0.union(bounds.expanded(by: $1.reach).moved(by: $1.offset)) }
    }
}
