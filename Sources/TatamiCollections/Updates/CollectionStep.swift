/// A change of the structure of a collection. The steps of an update are performed one after the other; indices count in the collection that
/// the steps before have left.
///
/// An item that moves is removed at one place and inserted at another; `CollectionUpdate` names it among the moved ones. A section that moves
/// takes its items along.
public enum CollectionStep: Hashable, Sendable {
    /// Sections leave with their items.
    case removeSections(Range<Int>)
    /// Sections without items come.
    case insertSections(Range<Int>)
    /// A section goes to another index, which counts without the section.
    case moveSection(from: Int, to: Int)
    /// Items of a section leave.
    case remove(Range<Int>, section: Int)
    /// Items come into a section.
    case insert(Range<Int>, section: Int)
}

/// An item that a step removes and a later one inserts again: it keeps what belongs to it, such as being selected.
public struct CarriedItem: Hashable, Sendable {
    /// One of the two steps, and the item's place at it.
    public struct End: Hashable, Sendable {
        /// The index of the step in its update.
        public internal(set) var step: Int
        /// The place before the step that removes the item, or behind the step that inserts it.
        public let place: CollectionPlace

        func moved(by steps: Int) -> End { End(step: step + steps, place: place) }
    }

    /// Where the item is removed.
    public let removal: End
    /// Where the item is inserted.
    public let insertion: End
}

/// How elements appear and disappear in an update (collections: rule 39).
public enum ChangeStyle: Hashable, Sendable {
    /// They fade in from nine tenths of their size, and out.
    case automatic
    /// They fade in and out.
    case fade
    /// They come from beyond an edge of their own frame, and go there.
    case slide(CollectionEdge)
    /// They fade from twice their size in front of the others.
    case zoom
    /// Nothing is animated.
    case none
}

/// An edge of an element in the directions of its collection.
public enum CollectionEdge: Hashable, Sendable {
    /// The edge nearer to the start of the content.
    case start
    /// The edge nearer to the end of the content.
    case end
    /// The edge at which lines of text begin.
    case leading
    /// The edge at which lines of text end.
    case trailing
}

/// A place in a collection.
public struct CollectionPlace: Hashable, Comparable, Sendable {
    /// The index of the section.
    public let section: Int
    /// The index of the item in its section.
    public let item: Int

    /// Names a place.
    public init(section: Int, item: Int) { (self.section, self.item) = (section, item) }

    /// Returns true if `a` comes first.
    public static func < (a: CollectionPlace, b: CollectionPlace) -> Bool { (a.section, a.item) < (b.section, b.item) }
}
