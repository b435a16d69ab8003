/// The items of a drag and where they would go, by their names, so that lists may change while items are dragged (containers: rules 16, 24 and
/// 32).
public struct DraggedItems: Hashable {
    /// The dragged items that still exist, in reading order.
    public private(set) var ids: [AnyHashable]
    /// The list into which they would go; nil while no list takes them.
    public private(set) var target: AnyHashable?
    /// The item before which they would go, and those behind it: if one is removed, the next takes its part.
    private var followers: [AnyHashable] = []

    /// Makes a drag of items.
    ///
    /// - Parameters:
    ///   - ids: The items.
    ///   - lists: The items of all lists. The dragged items are sorted by their order in the list that holds the first of them; others and names
    ///     that are in no list are left out.
    public init(_ ids: [AnyHashable], in lists: [AnyHashable: [AnyHashable]]) {
        let home = ids.first.flatMap { first in lists.values.first { $0.contains(first) } } ?? []
        let dragged = Set(ids)
        self.ids = home.filter { dragged.contains($0) }
    }

    /// Chooses a place: before the item with number `index` of those in a list that are not dragged.
    public mutating func propose(_ container: AnyHashable, at index: Int, in lists: [AnyHashable: [AnyHashable]]) {
        guard let list = lists[container] else { return leave() }
        let dragged = Set(ids)
        target = container
        followers = Array(list.filter { !dragged.contains($0) }.dropFirst(max(0, index)))
    }

    /// Chooses no place.
    public mutating func leave() { (target, followers) = (nil, []) }

    /// Takes notice of changed lists. Returns false if all items are gone, which cancels the drag.
    public mutating func update(_ lists: [AnyHashable: [AnyHashable]]) -> Bool {
        let all = Set(lists.values.joined())
        ids.removeAll { !all.contains($0) }
        if let target, lists[target] == nil { leave() }
        return !ids.isEmpty
    }

    /// Returns the item before which the items go at present; nil for the end.
    public func before(in lists: [AnyHashable: [AnyHashable]]) -> AnyHashable? {
        guard let target, let list = lists[target] else { return nil }
        let present = Set(list)
        return followers.first { present.contains($0) }
    }

    /// Returns the moves that a drop makes; nil if no list takes the items.
    public func moves(in lists: [AnyHashable: [AnyHashable]]) -> MoveSet? {
        target.map { MoveSet(ids, to: $0, before: before(in: lists), in: lists) }
    }
}
