import TatamiCollections
import TatamiViews

/// A source as the view sees it: by keys, without the types of its ids. It is a class because every cell asks it in every frame, and a copy of a
/// structure retains all its closures.
final class CollectionData {
    /// The source, which the view keeps alive.
    var source: AnyObject?
    /// An item that is shown at another place than in the source; nil for none.
    var moved: MovedItem?
    /// Returns what a layout knows of the content of the source, for a length across the main axis.
    let sourceContent: (Double) -> LayoutContent
    /// Returns the place of an item in the source; nil if it left.
    let sourcePlace: (ItemKey) -> CollectionPlace?
    /// Returns the item at a place in the source.
    let sourceKey: (CollectionPlace) -> ItemKey?
    /// Returns the id of the item at a place in the source, which gets no key by that; nil if there is none.
    private let sourceItem: (CollectionPlace) -> Any?
    /// Moves an item of the source before another one, or to the end of a section; nil if the program does that itself.
    let move: ((ItemKey, MoveTarget) -> Void)?
    /// Removes an item from the source; nil if the program does that itself.
    let remove: ((ItemKey) -> Void)?
    /// Inserts an id before an item, or at the end of a section. Returns false, and does nothing, for an id of another type and for one that is in
    /// the collection already; with nil for the place nothing is inserted in any case.
    let insert: (Any, MoveTarget?) -> Bool
    /// Whether there are items, also those that no layout knows yet.
    let hasItems: () -> Bool
    var takeUpdate: () -> CollectionUpdate?
    var takeCompletions: () -> [(Bool) -> Void]
    /// Returns the kind of view for an item.
    var kind: (ItemKey) -> ElementKind
    /// Returns the id of an item; nil if it left.
    var item: (ItemKey) -> Any?
    /// Returns the id of a section; nil if it left.
    var section: (SectionKey) -> Any?
    /// Returns the key of an id; nil for one of another type, and one that is not in the collection.
    var itemKey: (Any) -> ItemKey?

    /// Shows nothing.
    convenience init() { self.init(CollectionSource<Int, Int>()) { _ in .item } }

    init<Section, Item>(_ source: CollectionSource<Section, Item>, kind: @escaping (Item) -> ElementKind) {
        self.source = source
        sourceContent = { LayoutContent(source, crossLength: $0) }
        hasItems = { source.snapshot.itemCount > 0 }
        (takeUpdate, takeCompletions) = ({ source.takeUpdate() }, { source.takeCompletions() })
        self.kind = { source.id(of: $0).map(kind) ?? .item }
        item = { source.id(of: $0) }
        section = { source.id(of: $0) }
        itemKey = { ($0 as? Item).flatMap { source.key(of: $0) } }
        (sourcePlace, sourceKey) = ({ source.place(of: $0) }, { source.key(at: $0) })
        sourceItem = { source.key(at: $0).flatMap { source.id(of: $0) } }
        move = { key, target in source.move(key, target) }
        remove = { key in if let id = source.id(of: key) { source.edit(.none) { $0.delete([id]) } } }
        insert = { id, target in
            guard let id = id as? Item, source.snapshot.place(of: id) == nil else { return false }
            return target.map { source.insert(id, $0) } ?? true
        }
    }

    init<Item>(_ source: IndexedSource<Item>, kind: @escaping (Item) -> ElementKind) {
        self.source = source
        sourceContent = { source.content(crossLength: $0) }
        hasItems = { source.content(crossLength: 0).itemCount(0) > 0 }
        (takeUpdate, takeCompletions) = ({ source.takeUpdate() }, { [] })
        self.kind = { source.id(of: $0).map(kind) ?? .item }
        item = { source.id(of: $0) }
        // A source without sections has one, whose id is 0.
        section = { _ in 0 }
        itemKey = { ($0 as? Item).flatMap { source.key(of: $0) } }
        sourcePlace = { source.index(of: $0).map { CollectionPlace(section: 0, item: $0) } }
        sourceKey = { $0.section == 0 ? source.key(atIndex: $0.item) : nil }
        sourceItem = { $0.section == 0 ? source.id(atIndex: $0.item) : nil }
        (move, remove, insert) = (nil, nil, { _, _ in false })
    }

    /// Returns what a layout knows of the content as it is shown, for a length across the main axis.
    func content(_ crossLength: Double) -> LayoutContent { sourceContent(crossLength).showing(moved) }

    /// Returns the place at which an item is shown.
    func place(_ key: ItemKey) -> CollectionPlace? { sourcePlace(key).map { moved?.shown(of: $0) ?? $0 } }

    /// Returns the item that is shown at a place.
    func key(_ place: CollectionPlace) -> ItemKey? { sourceKey(moved?.source(of: place) ?? place) }

    /// Returns the id of the item that is shown at a place, without giving it a key.
    func item(at place: CollectionPlace) -> Any? { sourceItem(moved?.source(of: place) ?? place) }
}

/// Where an item goes.
enum MoveTarget: Hashable {
    case before(ItemKey)
    case endOf(SectionKey)
}

extension CollectionSource {
    fileprivate func move(_ key: ItemKey, _ target: MoveTarget) {
        guard let id = id(of: key) else { return }
        switch target {
        case .before(let other): if let other = self.id(of: other) { edit(.none) { $0.move(id, before: other) } }
        case .endOf(let section): if let section = self.id(of: section) { edit(.none) { $0.move(id, toEndOf: section) } }
        }
    }

    /// Inserts an item. Returns false if the place is gone, also if that was not shown yet.
    fileprivate func insert(_ id: Item, _ target: MoveTarget) -> Bool {
        switch target {
        case .before(let other):
            guard let other = self.id(of: other), snapshot.place(of: other) != nil else { return false }
            edit(.none) { $0.insert([id], before: other) }
        case .endOf(let section):
            guard let section = self.id(of: section), snapshot.index(of: section) != nil else { return false }
            edit(.none) { $0.append([id], to: section) }
        }
        return true
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
    /// Whether there are scrollers in its views; nil before one was out of use.
    var hasScrollers: Bool?

    init(make: @escaping () -> View, configure: @escaping (View, Any) -> Bool) { (self.make, self.configure) = (make, configure) }
}

/// A view that is given to another item when its item is out of sight.
public protocol ReusableView: View {
    /// Ends everything that belongs to the item that the view showed: timers, inner motions, downloads. It does not touch data.
    func prepareForReuse()
}
