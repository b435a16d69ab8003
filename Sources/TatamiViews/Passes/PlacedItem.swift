import TatamiGeometry
import TatamiLayout

/// An object at a node of a root's layout tree: a view, a layout without a view, or an empty item.
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
    /// The nested layout, or the only layout of the view.
    public var layout: ItemLayout? { item.ownLayout }
    /// The path of the object.
    ///
    /// The path of a view is the number of its layer, 0 for the content, and the numbers of the subviews on the way from there: `0.2.1`.
    /// The path of another object continues that of a view with the numbers of items: `0.2/1/0`.
    public var path: String { entry.path }
    /// The name in files: the id or outlet of the object, or the id of its item; nil for none.
    public var id: String? { context.id(item) }
    /// The name in messages: `id`, or else the class and the path.
    public var name: String { context.name(entry) }
    /// The name of the class in files.
    public var className: String { context.className(item) }
    /// The frame, in points, unrounded: of a view in its superview's space, of another object in the space of the layout around it.
    public var frame: Rect { context.frame(item) }
}
