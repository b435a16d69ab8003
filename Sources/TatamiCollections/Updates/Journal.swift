extension Snapshot {
    /// What an edit in place did, in order (collections: rule 33).
    struct Journal: Sendable {
        /// What happened to a slot. Slots of what leaves are used again, so the order counts.
        enum Event: Sendable {
            case inserted(Int, Identity<Item>)
            case removed(Int, Identity<Item>)
            case moved(Int)
            case insertedSection(Int)
            case removedSection(Int)
            case movedSection(Int)
        }

        /// The snapshot that was there when the journal began.
        let base: SnapshotVersion
        private(set) var steps: [CollectionStep] = []
        var events: [Event] = []

        init(base: SnapshotVersion) { self.base = base }

        mutating func add(_ step: CollectionStep) { steps.add(step) }

        mutating func remove(_ slot: Int, _ identity: Identity<Item>?, at place: CollectionPlace) {
            add(.remove(place.item..<place.item + 1, section: place.section))
            if let identity { events.append(.removed(slot, identity)) }
        }
    }
}

extension [CollectionStep] {
    /// Adds a step. One that continues the last one becomes a part of it.
    mutating func add(_ step: CollectionStep) {
        switch (last, step) {
        case (.insert(let range, let section), .insert(let next, let other)) where section == other && next.lowerBound == range.upperBound:
            self[count - 1] = .insert(range.lowerBound..<next.upperBound, section: section)
        case (.remove(let range, let section), .remove(let next, let other)) where section == other && next.upperBound == range.lowerBound:
            self[count - 1] = .remove(next.lowerBound..<range.upperBound, section: section)
        case (.remove(let range, let section), .remove(let next, let other)) where section == other && next.lowerBound == range.lowerBound:
            self[count - 1] = .remove(range.lowerBound..<range.upperBound + next.count, section: section)
        case (.insertSections(let range), .insertSections(let next)) where next.lowerBound == range.upperBound:
            self[count - 1] = .insertSections(range.lowerBound..<next.upperBound)
        case (.removeSections(let range), .removeSections(let next)) where next.upperBound == range.lowerBound:
            self[count - 1] = .removeSections(next.lowerBound..<range.upperBound)
        default: append(step)
        }
    }
}
