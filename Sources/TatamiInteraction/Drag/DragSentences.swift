/// What a screen reader says of a drag (containers: rule 38). A program that speaks another language sets all sentences once.
///
/// `{name}` is the item, `{list}` the list, `{place}` and `{from}` are numbers from 1, and `{count}` is the number of items in the list.
public struct DragSentences: Hashable, Sendable {
    /// The item was lifted by a key.
    public var pickedUp = "Picked up {name}, {place} of {count} in {list}. Arrows move, Page keys change list, Space drops, Escape cancels."
    /// The item would go to another place.
    public var over = "{place} of {count} in {list}."
    /// The list does not take the item.
    public var refused = "{list} does not take {name}."
    /// The item was dropped at another place of its list.
    public var moved = "{name}, moved from {from} to {place} of {count} in {list}."
    /// The item was dropped in another list.
    public var movedToList = "{name}, moved to {list}, {place} of {count}."
    /// A copy of the item was dropped.
    public var copiedToList = "{name}, copied to {list}, {place} of {count}."
    /// The item cannot go further, or was dropped where it was.
    public var stays = "{name} stays at {place} of {count}."
    /// The drag was cancelled.
    public var cancelled = "Cancelled. {name}, {place} of {count} in {list}."
    /// The item was removed while it was dragged.
    public var gone = "{name} is gone. Move cancelled."

    /// Creates the English sentences.
    public init() {}

    /// Where an item is or was.
    public struct Position: Hashable, Sendable {
        /// The number of items before it.
        public var index: Int
        /// The number of items in the list, itself included.
        public var count: Int
        /// The name of the list.
        public var list: String

        /// Describes a place.
        public init(_ index: Int, of count: Int, in list: String) { (self.index, self.count, self.list) = (index, count, list) }
    }

    /// What has happened.
    public enum News: Hashable, Sendable {
        /// The item at a place was lifted.
        case pickedUp(Position)
        /// The item would go to a place.
        case over(Position)
        /// A list does not take the item.
        case refused(list: String)
        /// The item was dropped.
        case dropped(from: Position, to: Position, isCopy: Bool)
        /// The item remains at its place.
        case stays(Position)
        /// The drag was cancelled; the item is at its place.
        case cancelled(Position)
        /// The item is gone.
        case gone
    }

    /// Returns the sentence about an item.
    public func text(_ news: News, name: String) -> String {
        switch news {
        case .pickedUp(let at): fill(pickedUp, name, at)
        case .over(let at): fill(over, name, at)
        case .refused(let list): fill(refused, name, Position(0, of: 0, in: list))
        case .dropped(_, let to, true): fill(copiedToList, name, to)
        case .dropped(let from, let to, false) where from.list != to.list: fill(movedToList, name, to)
        case .dropped(let from, let to, false) where from == to: fill(stays, name, to)
        case .dropped(let from, let to, false): fill(moved, name, to, from: from.index)
        case .stays(let at): fill(stays, name, at)
        case .cancelled(let at): fill(cancelled, name, at)
        case .gone: fill(gone, name, Position(0, of: 0, in: ""))
        }
    }

    /// Replaces the words in braces in one go, so that a name with braces stays as it is.
    private func fill(_ sentence: String, _ name: String, _ at: Position, from: Int = 0) -> String {
        var result = ""
        var rest = sentence[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let word = rest[rest.index(after: open)..<close]
            let value: String? =
                switch word {
                case "name": name
                case "list": at.list
                case "place": "\(at.index + 1)"
                case "from": "\(from + 1)"
                case "count": "\(at.count)"
                default: nil
                }
            result += rest[..<open] + (value ?? "{\(word)}")
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}
