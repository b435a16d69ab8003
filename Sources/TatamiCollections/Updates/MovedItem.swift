/// An item that is shown at another place than in its source: one that people carry (collections: rule 45).
///
/// The other items keep their order. Places that are shown and places of the source differ between the two places of the item only.
public struct MovedItem: Hashable, Sendable {
    /// The place in the source.
    public let home: CollectionPlace
    /// The place at which the item is shown, counted without the item itself.
    public let place: CollectionPlace

    /// Describes an item that is shown elsewhere.
    public init(from home: CollectionPlace, to place: CollectionPlace) { (self.home, self.place) = (home, place) }

    /// Returns the place in the source of what is shown at a place.
    public func source(of shown: CollectionPlace) -> CollectionPlace { Self.place(of: shown, leaving: place, entering: home) }

    /// Returns the place at which something of the source is shown.
    public func shown(of source: CollectionPlace) -> CollectionPlace { Self.place(of: source, leaving: home, entering: place) }

    /// Returns the number of items that a section shows, by the number that it has in the source.
    public func count(_ count: Int, ofSection section: Int) -> Int {
        count - (section == home.section ? 1 : 0) + (section == place.section ? 1 : 0)
    }

    /// The place of an item after one item has left a place and entered another.
    private static func place(of item: CollectionPlace, leaving: CollectionPlace, entering: CollectionPlace) -> CollectionPlace {
        if item == leaving { return entering }
        var index = item.item
        if item.section == leaving.section, index > leaving.item { index -= 1 }
        if item.section == entering.section, index >= entering.item { index += 1 }
        return CollectionPlace(section: item.section, item: index)
    }
}

extension LayoutContent {
    /// Returns the content with one item shown elsewhere.
    public func showing(_ moved: MovedItem?) -> LayoutContent {
        guard let moved else { return self }
        var result = self
        let (itemCount, itemKey, place) = (itemCount, itemKey, place)
        result.itemCount = { moved.count(itemCount($0), ofSection: $0) }
        result.itemKey = { itemKey(moved.source(of: $0)) }
        result.place = { place($0).map(moved.shown) }
        return result
    }
}

extension CollectionUpdate {
    /// Returns the update in which one item moves.
    ///
    /// - Parameters:
    ///   - key: The item; nil for one that nobody has asked for.
    ///   - home: Its place before.
    ///   - place: Its place afterwards, which counts without the item.
    public static func moving(_ key: ItemKey?, from home: CollectionPlace, to place: CollectionPlace) -> CollectionUpdate {
        var update = CollectionUpdate()
        guard home != place else { return update }
        update.steps = [
            .remove(home.item..<home.item + 1, section: home.section), .insert(place.item..<place.item + 1, section: place.section),
        ]
        update.moved = [key].compactMap(\.self)
        update.carried = [
            CarriedItem(removal: .init(step: 0, place: home), insertion: .init(step: 1, place: place))
        ]
        return update
    }
}
