import TatamiGeometry
import TatamiLayout

/// Places every item by rules that name the layout's edges and other items (MICUi: RelativeLayout). Items say their rules:
///
///     let card = RelativeLayout(padding: Insets(16)) {
///         art.left(.parent(0)).top(.parent(0))
///         title.left(.adjacent(art, distance: 12)).right(.parent(0)).top(.fit(art))
///         artist.left(.fit(title)).top(.adjacent(title, distance: 4))
///     }
///
/// The order of items does not matter for their places, only for drawing. Rules that need each other, contradict each other or name
/// what is not in the layout are told by name in `ViewRoot.diagnostics`, and all else is placed.
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

/// What stands in the braces, by its rules.
public func Relative(padding: Insets = .zero, @LayoutBuilder items: () -> [LayoutItem]) -> RelativeLayout {
    RelativeLayout(padding: padding, items: items)
}
