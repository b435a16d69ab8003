import TatamiCollections
import TatamiViews

/// A source as the view sees it: by keys, without the types of its ids.
struct CollectionData {
    /// The source, which the view keeps alive.
    var source: AnyObject?
    /// Returns what a layout knows of the content, for a length across the main axis.
    var content: (Double) -> LayoutContent
    var takeUpdate: () -> CollectionUpdate?
    var takeCompletions: () -> [(Bool) -> Void]
    /// Returns the kind of view for an item.
    var kind: (ItemKey) -> ElementKind
    /// Returns the id of an item; nil if it left.
    var item: (ItemKey) -> Any?
    /// Returns the id of a section; nil if it left.
    var section: (SectionKey) -> Any?
    var place: (ItemKey) -> CollectionPlace?
    var key: (CollectionPlace) -> ItemKey?

    /// Shows nothing.
    init() { self.init(CollectionSource<Int, Int>()) { _ in .item } }

    init<Section, Item>(_ source: CollectionSource<Section, Item>, kind: @escaping (Item) -> ElementKind) {
        self.source = source
        content = { LayoutContent(source, crossLength: $0) }
        (takeUpdate, takeCompletions) = ({ source.takeUpdate() }, { source.takeCompletions() })
        self.kind = { source.id(of: $0).map(kind) ?? .item }
        item = { source.id(of: $0) }
        section = { key in source.index(of: key).flatMap { source.snapshot.section(at: $0) } }
        (place, key) = ({ source.place(of: $0) }, { source.key(at: $0) })
    }
}

extension ElementKind {
    /// The kind of items that have no other one.
    public static let item: ElementKind = "item"
}

/// What makes the views of a kind, and shows an item or a section in them.
final class CellTemplate {
    let make: () -> View
    /// Shows an id in a view that `make` made. Returns false if the id has another type.
    let configure: (View, Any) -> Bool

    init(make: @escaping () -> View, configure: @escaping (View, Any) -> Bool) { (self.make, self.configure) = (make, configure) }
}

/// A view that is given to another item when its item is out of sight.
public protocol ReusableView: View {
    /// Ends everything that belongs to the item that the view showed: timers, inner motions, downloads. It does not touch data.
    func prepareForReuse()
}
