/// A place in a list.
public struct ItemPlace: Hashable {
    /// The name of the list.
    public var container: AnyHashable
    /// The number of items before it.
    public var index: Int

    /// Names a place.
    public init(_ container: AnyHashable, _ index: Int) { (self.container, self.index) = (container, index) }
}

/// The move of one item (containers: rule 31).
public struct ItemMove: Hashable {
    /// The name of the item.
    public let id: AnyHashable
    /// Where it was before all moves.
    public let from: ItemPlace
    /// Where it is after all moves.
    public let to: ItemPlace

    /// Describes a move.
    public init(_ id: AnyHashable, from: ItemPlace, to: ItemPlace) { (self.id, self.from, self.to) = (id, from, to) }
}

/// Moves that cannot be performed.
public struct MoveFault: Error, Hashable, CustomStringConvertible {
    /// What is missing, and what to do.
    public let description: String
}

/// The moves of items that were dropped together, as a value that can be undone (containers: rules 31 and 33).
public struct MoveSet: Hashable {
    /// The moves in the order of the final places.
    public let moves: [ItemMove]

    /// Makes a set of moves.
    public init(_ moves: [ItemMove]) { self.moves = moves }

    /// Makes the moves by which items go to a place.
    ///
    /// - Parameters:
    ///   - ids: The items in the order in which they shall be.
    ///   - container: The list into which they go.
    ///   - before: The item in front of which they go; nil, or one that is not in the list, puts them at the end.
    ///   - lists: The items of all lists before the move. Items that are in none are left out.
    public init(_ ids: [AnyHashable], to container: AnyHashable, before: AnyHashable?, in lists: [AnyHashable: [AnyHashable]]) {
        let moved = Set(ids)
        let rest = (lists[container] ?? []).filter { !moved.contains($0) }
        let start = before.flatMap { rest.firstIndex(of: $0) } ?? rest.count
        var places: [AnyHashable: ItemPlace] = [:]
        for (list, items) in lists {
            for (index, item) in items.enumerated() where moved.contains(item) { places[item] = ItemPlace(list, index) }
        }
        moves = ids.filter { places[$0] != nil }.enumerated().compactMap { number, id in
            places[id].map { ItemMove(id, from: $0, to: ItemPlace(container, start + number)) }
        }
    }

    /// True if every item stays where it is.
    public var isEmpty: Bool { moves.allSatisfy { $0.from == $0.to } }

    /// The moves back.
    public var inverse: MoveSet {
        MoveSet(moves.map { ItemMove($0.id, from: $0.to, to: $0.from) }.sorted { $0.to.index < $1.to.index })
    }

    /// Performs the moves. Items are found by their names, so lists may have changed since the moves were made; a place beyond the end of a
    /// list is its end.
    ///
    /// - Parameter lists: The items of all lists.
    /// - Throws: `MoveFault` if an item is in none of the lists, or a list is missing; then nothing changes.
    public func perform(in lists: inout [AnyHashable: [AnyHashable]]) throws(MoveFault) {
        let moved = Set(moves.map(\.id))
        let found = lists.values.reduce(0) { $0 + $1.count { moved.contains($0) } }
        guard found == moved.count else {
            let all = Set(lists.values.joined())
            let missing = moves.first { !all.contains($0.id) }
            throw MoveFault(
                description: missing.map { "The item '\($0.id)' is gone, so its move cannot be performed; nothing was changed." }
                    ?? "An item is in the lists twice, so it cannot be moved; nothing was changed.")
        }
        if let missing = moves.first(where: { lists[$0.to.container] == nil }) {
            throw MoveFault(
                description: "The list '\(missing.to.container)' is gone, so no item can be moved into it; nothing was changed.")
        }
        for list in lists.keys { lists[list]?.removeAll { moved.contains($0) } }
        for move in moves.sorted(by: { $0.to.index < $1.to.index }) {
            let count = lists[move.to.container]?.count ?? 0
            lists[move.to.container]?.insert(move.id, at: min(max(0, move.to.index), count))
        }
    }
}
