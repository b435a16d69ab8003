/// The sections and items of a collection by their ids, in their order.
///
/// The place of an id, inserting and removing take time that grows with the logarithm of the number of items, so that a change of a few
/// among a million is cheap while nobody else holds a copy. An id that is used twice is shown twice and reported (``faults``): the second one is
/// another item.
///
/// ```swift
/// var files = Snapshot<String, Int>()
/// files.append(["Today", "Older"])
/// files.append([7, 3, 9], to: "Today")
/// files.insert([4], before: 3)
/// files.items(in: "Today")  // [7, 4, 3, 9]
/// ```
public struct Snapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    var sectionTable = IdentityTable<Section>()
    var itemTable = IdentityTable<Item>()
    /// The order of sections: the only sequence has the number 0.
    var sectionOrder = SlotForest()
    /// The order of items: a sequence for the slot of each section.
    var itemOrder = SlotForest()
    var reconfigured: Set<Int> = []
    var reloaded: Set<Int> = []
    var journal: SnapshotJournal?
    /// The identities that the events of the journal name by their indices.
    private(set) var noted: [Identity<Item>] = []
    /// Whether there are any. Kept beside them, because asking a generic array looks its type up (see `IdentityTable`).
    private var hasNoted = false
    private var reported: [SnapshotFault] = []
    private(set) var version = SnapshotVersion()

    /// Creates a snapshot without sections.
    public init() {}

    // MARK: Reading

    /// The number of sections.
    @inline(__always) public var sectionCount: Int { sectionOrder.count(0) }
    /// The number of items in all sections.
    public var itemCount: Int { itemTable.count }
    /// The ids of the sections in their order.
    public var sections: [Section] { sectionOrder.slots(of: 0).compactMap { sectionTable[$0] } }

    /// Returns the ids of the items of a section in their order; none if there is no such section.
    public func items(in section: Section) -> [Item] {
        sectionTable.slot(of: section).map { itemOrder.slots(of: $0).compactMap { itemTable[$0] } } ?? []
    }

    /// Returns the number of items of the section at an index; 0 if there is none.
    @inline(__always) public func itemCount(inSectionAt index: Int) -> Int { slot(ofSectionAt: index).map { itemOrder.count($0) } ?? 0 }

    /// Returns the id of the section at an index; nil if there is none.
    public func section(at index: Int) -> Section? { slot(ofSectionAt: index).flatMap { sectionTable[$0] } }

    /// Returns the id of the item at a place; nil if there is none.
    public func item(at place: CollectionPlace) -> Item? {
        guard let slot = slot(at: place) else { return nil }
        return itemTable[slot]
    }

    /// Returns the place of an item; nil if there is none.
    public func place(of item: Item) -> CollectionPlace? { itemTable.slot(of: item).map(place(ofSlot:)) }

    /// Returns the index of a section; nil if there is none.
    public func index(of section: Section) -> Int? { sectionTable.slot(of: section).map { sectionOrder.place(of: $0).index } }

    @inline(__always) private var hasDuplicates: Bool { itemTable.hasDuplicates || sectionTable.hasDuplicates }
    @inline(__always) var hasFaults: Bool { hasDuplicates || !reported.isEmpty }

    /// The ids that occur twice, with both places, and calls that named ids which were not there; at most 100. The data is usable in any case.
    public var faults: [SnapshotFault] {
        guard hasDuplicates else { return reported }
        let items = itemTable.duplicates.prefix(SnapshotFault.limit).map { pair in
            SnapshotFault(
                item: itemTable[pair.repeated].map(SnapshotFault.text) ?? "", first: pair.first.map(place(ofSlot:)),
                place(ofSlot: pair.repeated))
        }
        let sections = sectionTable.duplicates.prefix(SnapshotFault.limit).map { pair in
            SnapshotFault(
                section: sectionTable[pair.repeated].map(SnapshotFault.text) ?? "",
                first: pair.first.map { sectionOrder.place(of: $0).index },
                sectionOrder.place(of: pair.repeated).index)
        }
        return Array((sections + items.sorted { $0.message < $1.message } + reported).prefix(SnapshotFault.limit))
    }

    @inline(__always) func slot(ofSectionAt index: Int) -> Int? {
        index >= 0 && index < sectionCount ? sectionOrder.slot(at: index, in: 0) : nil
    }

    @inline(__always) func slot(at place: CollectionPlace) -> Int? {
        guard let section = slot(ofSectionAt: place.section), place.item >= 0, place.item < itemOrder.count(section) else { return nil }
        return itemOrder.slot(at: place.item, in: section)
    }

    func place(ofSlot slot: Int) -> CollectionPlace {
        let (section, index) = itemOrder.place(of: slot)
        return CollectionPlace(section: sectionOrder.place(of: section).index, item: index)
    }

    // MARK: Notes

    /// To be called before each change: a snapshot with other content is another version.
    @inline(__always) mutating func willChange() {
        if !isKnownUniquelyReferenced(&version) { version = SnapshotVersion() }
    }

    mutating func report(_ fault: SnapshotFault) {
        if reported.count < SnapshotFault.limit { reported.append(fault) }
    }

    /// Begins a journal of what changes.
    @inline(__always) mutating func beginJournal(notesComing: Bool) { journal = SnapshotJournal(base: version, notesComing: notesComing) }

    /// Ends the journal, with the identities that its events name.
    @inline(__always) mutating func endJournal() {
        journal = nil
        if hasNoted { forgetNoted() }
    }

    @inline(never) private mutating func forgetNoted() { (noted, hasNoted) = ([], false) }

    /// Notes the identity of an item for the journal. Returns its index.
    mutating func noteIdentity(of slot: Int) -> Int? {
        guard journal != nil, let identity = itemTable.identity(of: slot) else { return nil }
        noted.append(identity)
        hasNoted = true
        return noted.count - 1
    }

    /// Forgets what one update alone is about: marks and reports.
    @inline(__always) mutating func clearNotes() { (reconfigured, reloaded, reported) = ([], [], []) }
}

/// The identity of a content: copies share it until one of them changes.
final class SnapshotVersion: Sendable {}
