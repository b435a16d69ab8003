import TatamiGeometry

/// Moves of an item by keys (containers: rule 37): Space lifts it, arrows, Home and End move it, Page Up and Page Down bring it to another list,
/// Space, Enter or Tab drop it, and Escape brings it back. With Control and Shift, arrows, Home and End move it at once.
public struct KeyDrag {
    /// A list that takes the item.
    public struct List: Hashable {
        /// The name of the list.
        public var id: AnyHashable
        /// The number of items beside the one that is moved.
        public var count: Int
        /// The axis along which items follow each other; in lines, that of a line.
        public var axis: Axis
        /// The number of items in a line; nil if there is one line.
        public var perLine: Int?
        /// True if items follow each other from right to left.
        public var isRightToLeft: Bool

        /// Describes a list.
        public init(_ id: AnyHashable, count: Int, axis: Axis, perLine: Int? = nil, isRightToLeft: Bool = false) {
            (self.id, self.count, self.axis, self.perLine, self.isRightToLeft) = (id, count, axis, perLine, isRightToLeft)
        }
    }

    /// What a key does.
    public enum Step: Hashable {
        /// The item is lifted.
        case lifted
        /// The item would go to this place.
        case moved(ItemPlace)
        /// The item cannot go further.
        case stayed
        /// The item is dropped at this place.
        case dropped(ItemPlace)
        /// The item is moved to this place without being lifted.
        case movedAtOnce(ItemPlace)
        /// The item goes back.
        case cancelled
    }

    /// Where the item would go; nil if none is lifted.
    public private(set) var place: ItemPlace?
    /// Where the item is at present.
    public let home: ItemPlace

    /// Makes the moves of an item.
    ///
    /// - Parameter home: Its place; the index is that among all items of its list.
    public init(of home: ItemPlace) { self.home = home }

    /// Handles a key that goes down.
    ///
    /// - Parameters:
    ///   - event: The key.
    ///   - lists: The lists that take the item, in reading order.
    /// - Returns: What it does; nil if it means nothing here.
    public mutating func handle(_ event: KeyEvent, in lists: [List]) -> Step? {
        guard event.isDown else { return nil }
        if event.modifiers == [.control, .shift], place == nil {
            guard let list = lists.first(where: { $0.id == home.container }), let to = target(of: event.key, home, list) else { return nil }
            return to == home ? .stayed : .movedAtOnce(to)
        }
        // Tab drops with Shift as well.
        guard event.modifiers.subtracting(event.key == .tab ? .shift : []).isEmpty else { return nil }
        guard let place else {
            guard event.key == .space, !event.isRepeat else { return nil }
            place = home
            return .lifted
        }
        switch event.key {
        case .escape:
            self.place = nil
            return .cancelled
        case .space, .enter, .tab:
            if event.isRepeat { return .stayed }
            self.place = nil
            return .dropped(place)
        case .pageUp, .pageDown: return go(to: otherList(event.key == .pageDown ? 1 : -1, place, lists))
        default:
            guard let list = lists.first(where: { $0.id == place.container }), let to = target(of: event.key, place, list) else {
                return nil
            }
            return go(to: to)
        }
    }

    /// The item, or the list that it would go to, is gone.
    public mutating func cancel() { place = nil }

    private mutating func go(to new: ItemPlace?) -> Step {
        guard let new, new != place else { return .stayed }
        place = new
        return .moved(new)
    }

    /// The place in the next list, near where the item is now.
    private func otherList(_ way: Int, _ place: ItemPlace, _ lists: [List]) -> ItemPlace? {
        guard let at = lists.firstIndex(where: { $0.id == place.container }) else { return lists.first.map { ItemPlace($0.id, 0) } }
        guard lists.indices.contains(at + way) else { return nil }
        let list = lists[at + way]
        return ItemPlace(list.id, list.id == home.container ? home.index : min(place.index, list.count))
    }

    private func target(of key: KeyEvent.Key, _ place: ItemPlace, _ list: List) -> ItemPlace? {
        guard let way = way(of: key, in: list) else { return nil }
        return ItemPlace(list.id, min(max(0, place.index + way), list.count))
    }

    /// The number of items that a key moves by; nil if it does not move.
    private func way(of key: KeyEvent.Key, in list: List) -> Int? {
        let along = list.isRightToLeft ? -1 : 1
        switch (key, list.axis) {
        case (.home, _): return -list.count
        case (.end, _): return list.count
        case (.left, .horizontal): return -along
        case (.right, .horizontal): return along
        case (.up, .vertical): return -1
        case (.down, .vertical): return 1
        case (.up, .horizontal): return list.perLine.map { -$0 }
        case (.down, .horizontal): return list.perLine
        case (.left, .vertical): return list.perLine.map { -along * $0 }
        case (.right, .vertical): return list.perLine.map { along * $0 }
        default: return nil
        }
    }
}
