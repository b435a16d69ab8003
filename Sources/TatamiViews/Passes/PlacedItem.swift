import TatamiGeometry
import TatamiLayout

/// What stands at a node of a root's layout tree: a view, a layout without one, or an empty item.
public struct PlacedItem {
    private let entry: ItemIndex.Entry
    private let context: ViewContext

    init(_ entry: ItemIndex.Entry, _ context: ViewContext) {
        self.entry = entry
        self.context = context
    }

    /// The item itself.
    public var item: LayoutItem { entry.item }
    /// The view in the item; nil for a layout without a view and for an empty item.
    public var view: View? { item.view }
    /// The nested layout, or the only one of the view.
    public var layout: ItemLayout? { item.ownLayout }
    /// Of a view the number of its layer, 0 for the content, and those of the subviews on the way from there: `0.2.1`. Of what is no view
    /// the numbers of items below such a view: `0.2/1/0`.
    public var path: String { entry.path }
    /// What files call it: its id or its outlet, or its item's id.
    public var id: String? { context.id(item) }
    /// What sentences call it: the same, else its class and its path.
    public var name: String { context.name(entry) }
    /// As files know it.
    public var className: String { context.className(item) }
    /// In the superview's space, or for what is no view in that of the layout around it; points, unrounded.
    public var frame: Rect { context.frame(item) }
}
