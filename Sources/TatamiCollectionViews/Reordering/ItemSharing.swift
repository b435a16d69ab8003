import TatamiCollections

/// What people can move between a collection and others: by pulling an item with the mouse, or by holding it with a finger or a pen. A line shows
/// where the item would go.
///
/// ```swift
/// for column in [backlog, doing, done] {
///     column.isReorderable = true
///     column.sharing = ItemSharing(kind: "card")
/// }
/// ```
///
/// The item leaves the one source and enters the other, if both are a `CollectionSource` with ids of one type. `receive` takes items in other cases.
public struct ItemSharing {
    /// The kind of the items, by which other collections accept them. The default is "item".
    public var kind: String
    /// The kinds that the collection accepts. The default is its own.
    public var acceptedKinds: Set<String>
    /// Returns whether the collection accepts an item at a place. It is asked when the item is let go; the default accepts all.
    public var mayReceive: (ItemTransfer) -> Bool = { _ in true }
    /// Takes an item into the program's data in place of the collection, for example because its id has another type, or because the source is
    /// an `IndexedSource`. Returns false to refuse it. The item leaves a `CollectionSource` then; of an `IndexedSource` the program removes it.
    public var receive: ((ItemTransfer) -> Bool)?
    /// Called after people have moved an item, on the collection that it left and on the one that it came to.
    public var onTransfer: ((ItemTransfer) -> Void)?

    /// Shares items of a kind.
    ///
    /// - Parameters:
    ///   - kind: The kind of the items.
    ///   - acceptedKinds: The kinds that the collection accepts; nil for its own.
    public init(kind: String = "item", acceptedKinds: Set<String>? = nil) {
        (self.kind, self.acceptedKinds) = (kind, acceptedKinds ?? [kind])
    }
}

/// A move of an item by people from one collection to another.
public struct ItemTransfer {
    /// The id of the item in its source.
    public let item: Any
    /// The collection from which it came.
    public let source: CollectionView
    /// Where it was in the source of that collection.
    public let from: CollectionPlace
    /// The collection to which it goes.
    public let target: CollectionView
    /// Where it goes in the source of that collection.
    public let to: CollectionPlace

    /// Moves the item back, if both collections have a `CollectionSource` with ids of one type, and it is still in the one it came to, at whatever
    /// place. Returns whether it did. Nothing is called.
    @discardableResult
    public func undo() -> Bool {
        guard let key = target.data.itemKey(item), let remove = target.data.remove, let place = source.moveTarget(at: from),
            source.data.insert(item, place)
        else { return false }
        remove(key)
        return true
    }
}
