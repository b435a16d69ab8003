/// What an edit of a snapshot in place did, in order (collections: rule 33).
///
/// It does not depend on the types of ids, which would make every change of it slower: the snapshot keeps the identities.
struct SnapshotJournal: Sendable {
    /// What happened to a slot. Slots of what leaves are used again, so the order counts. An identity is the index of a noted one.
    enum Event: Sendable {
        case inserted(Int, identity: Int?, CarriedItem.End)
        case removed(Int, identity: Int, CarriedItem.End)
        case moved(Int, CarriedItem)
        case insertedSection(Int)
        case removedSection(Int)
        case movedSection(Int)
    }

    /// The snapshot that was there when the journal began.
    let base: SnapshotVersion
    /// Whether the identities of items that come are noted: one of them may have left before, and returns.
    private(set) var notesComing: Bool
    private(set) var steps: [CollectionStep] = []
    var events: [Event] = []

    init(base: SnapshotVersion, notesComing: Bool) { (self.base, self.notesComing) = (base, notesComing) }

    mutating func add(_ step: CollectionStep) { steps.add(step) }

    /// Notes an item that the last step inserted.
    mutating func insert(_ slot: Int, _ identity: Int?, at place: CollectionPlace) {
        events.append(.inserted(slot, identity: identity, end(at: place)))
    }

    mutating func remove(_ slot: Int, _ identity: Int, at place: CollectionPlace) {
        events.append(.removed(slot, identity: identity, remove(at: place)))
        notesComing = true
    }

    mutating func move(_ slot: Int, from old: CollectionPlace, to new: CollectionPlace) {
        let removal = remove(at: old)
        add(.insert(new.item..<new.item + 1, section: new.section))
        events.append(.moved(slot, CarriedItem(removal: removal, insertion: end(at: new))))
    }

    /// Notes an item of a section that the last step removed.
    mutating func remove(_ slot: Int, _ identity: Int, withSectionAt place: CollectionPlace) {
        events.append(.removed(slot, identity: identity, end(at: place)))
        notesComing = true
    }

    /// The part of an item in the last step.
    private func end(at place: CollectionPlace) -> CarriedItem.End { CarriedItem.End(step: steps.count - 1, place: place) }

    private mutating func remove(at place: CollectionPlace) -> CarriedItem.End {
        let before = steps.add(.remove(place.item..<place.item + 1, section: place.section))
        return end(at: CollectionPlace(section: place.section, item: place.item + before))
    }
}

extension [CollectionStep] {
    /// Adds a step. One that continues the last one becomes a part of it. Returns how many items before those of a removal the last step
    /// removed already: so much greater are their indices before the joined step.
    @discardableResult
    mutating func add(_ step: CollectionStep) -> Int {
        switch (last, step) {
        case (.insert(let range, let section), .insert(let next, let other)) where section == other && next.lowerBound == range.upperBound:
            self[count - 1] = .insert(range.lowerBound..<next.upperBound, section: section)
        case (.remove(let range, let section), .remove(let next, let other)) where section == other && next.upperBound == range.lowerBound:
            self[count - 1] = .remove(next.lowerBound..<range.upperBound, section: section)
        case (.remove(let range, let section), .remove(let next, let other)) where section == other && next.lowerBound == range.lowerBound:
            self[count - 1] = .remove(range.lowerBound..<range.upperBound + next.count, section: section)
            return range.count
        case (.insertSections(let range), .insertSections(let next)) where next.lowerBound == range.upperBound:
            self[count - 1] = .insertSections(range.lowerBound..<next.upperBound)
        case (.removeSections(let range), .removeSections(let next)) where next.upperBound == range.lowerBound:
            self[count - 1] = .removeSections(next.lowerBound..<range.upperBound)
        default: append(step)
        }
        return 0
    }
}
