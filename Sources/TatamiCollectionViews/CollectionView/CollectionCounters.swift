/// The work that a collection view has done so far (collections: rule 54).
public struct CollectionCounters: Hashable, Sendable {
    /// How often the layout has prepared for a change.
    public internal(set) var prepares = 0
    /// How often the layout of a section has prepared for a change.
    public internal(set) var sectionPrepares = 0
    /// How often the layout was asked for the elements in an area.
    public internal(set) var queries = 0
    /// The elements that the layout has returned.
    public internal(set) var visited = 0
    /// The sizes that the layout has taken over.
    public internal(set) var sizesSet = 0
    /// The sizes that were measured for the first time or have changed.
    public internal(set) var measured = 0
    /// How often a view was given an item to show.
    public internal(set) var configured = 0
    /// The views that were made.
    public internal(set) var made = 0
    /// How often a view was given to another item.
    public internal(set) var reused = 0
    /// The views that show something now.
    public internal(set) var realised = 0
    /// The greatest number of views that have shown something at once.
    public internal(set) var peakRealised = 0
    /// How often the offset was corrected because something before the visible part turned out to be longer or shorter.
    public internal(set) var corrections = 0
    /// The elements that animations of updates have moved.
    public internal(set) var planned = 0
    /// The items whose data was asked for ahead, and those whose data was given up.
    public internal(set) var prefetched = 0, cancelled = 0
    /// The frames in which not all was measured that can be seen; the next one went on.
    public internal(set) var unsettled = 0
    /// The items of new contents that were compared with old ones: those between equal ends.
    public internal(set) var diffed = 0
    /// The updates that were taken over.
    public internal(set) var updates = 0

    /// Creates counters of no work.
    public init() {}
}
