/// What changed in a collection since the last update was taken (collections: rules 33 to 35).
public struct CollectionUpdate: Sendable {
    /// The changes of the structure, to be performed one after the other.
    public internal(set) var steps: [CollectionStep] = []
    /// The items that left.
    public internal(set) var removed: [ItemKey] = []
    /// The items that came.
    public internal(set) var inserted: [ItemKey] = []
    /// The items that changed their section or their order in it.
    public internal(set) var moved: [ItemKey] = []
    /// The items that steps remove and insert again, in no order. An item that moves twice is listed twice.
    public internal(set) var carried: [CarriedItem] = []
    /// The items whose views are configured again.
    public internal(set) var reconfigured: [ItemKey] = []
    /// The items whose views are replaced.
    public internal(set) var reloaded: [ItemKey] = []
    /// The sections that left.
    public internal(set) var removedSections: [SectionKey] = []
    /// The sections that came.
    public internal(set) var insertedSections: [SectionKey] = []
    /// The sections that changed their order.
    public internal(set) var movedSections: [SectionKey] = []
    /// The items of new contents that were compared with old ones: those between equal ends. Changes by `edit` compare nothing.
    public internal(set) var compared = 0
    /// How elements come and go: the style of the last one of several updates.
    public internal(set) var style = ChangeStyle.automatic
    /// Ids that occur twice, and calls that named ids which were not there.
    public internal(set) var faults: [SnapshotFault] = []

    /// Creates an update that changes nothing.
    public init() {}

    /// The update of a view that has shown nothing, to sections with these numbers of items.
    package static func everything(_ counts: [Int]) -> CollectionUpdate {
        var update = CollectionUpdate()
        if !counts.isEmpty { update.steps.append(.insertSections(0..<counts.count)) }
        for (section, count) in counts.enumerated() where count > 0 { update.steps.append(.insert(0..<count, section: section)) }
        return update
    }

    /// Returns the update that performs another one behind this one. Both describe one collection at the same times: an item that this one moves
    /// and the other one removes counts as removed.
    package func followed(by other: CollectionUpdate) -> CollectionUpdate {
        var result = other
        result.steps = steps + other.steps
        result.carried =
            carried
            + other.carried.map { CarriedItem(removal: $0.removal.moved(by: steps.count), insertion: $0.insertion.moved(by: steps.count)) }
        let gone = Set(other.removed)
        result.moved = moved.filter { !gone.contains($0) && !other.moved.contains($0) } + other.moved
        result.removed = removed + other.removed
        result.inserted = inserted + other.inserted
        result.reconfigured = reconfigured + other.reconfigured
        result.reloaded = reloaded + other.reloaded
        result.removedSections = removedSections + other.removedSections
        result.insertedSections = insertedSections + other.insertedSections
        result.movedSections = movedSections + other.movedSections
        result.faults = faults + other.faults
        result.compared = compared + other.compared
        if other.steps.isEmpty, !steps.isEmpty { result.style = style }
        return result
    }

    /// True if nothing changed.
    public var isEmpty: Bool { steps.isEmpty && reconfigured.isEmpty && reloaded.isEmpty }
}

/// The way from one content to another, worked out in advance (`CollectionSource.difference(from:to:)`).
public struct PreparedUpdate<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    /// The content after the update.
    public let content: Snapshot<Section, Item>
    let base: SnapshotVersion
    let difference: SnapshotDifference

    /// Compares two contents in n log n steps for n items between equal ends.
    public init(from old: Snapshot<Section, Item>, to new: Snapshot<Section, Item>) {
        (content, base, difference) = (new, old.version, SnapshotDifference(from: old, to: new))
    }
}
