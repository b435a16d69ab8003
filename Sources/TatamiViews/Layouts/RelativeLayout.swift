import TatamiGeometry
import TatamiLayout

/// A layout that places every item by rules which refer to the layout's edges and to other items (MICUi: RelativeLayout):
///
///     let card = RelativeLayout(padding: Insets(16)) {
///         art.left(.parent(0)).top(.parent(0))
///         title.left(.adjacent(art, distance: 12)).right(.parent(0)).top(.fit(art))
///         artist.left(.fit(title)).top(.adjacent(title, distance: 4))
///     }
///
/// The order of the items has no effect on their places, only on drawing. Rules that need each other, contradict each other or refer to
/// something outside the layout are reported by name in `ViewRoot.diagnostics`; everything else is placed.
public final class RelativeLayout: ItemLayout {
    /// Creates a relative layout. `padding` is in points.
    public init(padding: Insets = .zero, @LayoutBuilder items: () -> [LayoutItem] = { [] }) {
        super.init()
        box.padding = padding
        for item in items() { add(item) }
    }

    override var hasRelations: Bool { true }

    override var nodeContent: NodeContent {
        var style = RelativeStyle()
        style.box = box
        return .relative(style)
    }
}

/// Creates a relative layout with the items in the braces.
public func Relative(padding: Insets = .zero, @LayoutBuilder items: () -> [LayoutItem]) -> RelativeLayout {
    RelativeLayout(padding: padding, items: items)
}
