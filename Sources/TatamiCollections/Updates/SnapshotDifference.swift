/// What leads from one snapshot to another, by the slots of both (collections: rule 33).
///
/// An item stays if it is in the same section and on a longest ascending subsequence of the old indices there; all others that are in both move.
/// Items that move are removed in the old collection and inserted in the new one, like those that leave and come.
struct SnapshotDifference: Sendable {
    private(set) var steps: [CollectionStep] = []
    /// The old slot of each item of the new snapshot that was there before, by its new slot; -1 for others.
    private(set) var oldItems: [Int]
    private(set) var oldSections: [Int]
    /// New slots of the items that move.
    private(set) var moved: [Int] = []
    private(set) var movedSections: [Int] = []
    /// The new items between equal ends.
    private(set) var compared = 0
    /// Where the items that leave or move are removed, by their old slots.
    private(set) var removals: EndTable
    /// Where the items that come or move are inserted, by their new slots.
    private(set) var insertions: EndTable

    private let old: [SectionItems]
    private let new: [SectionItems]

    /// A section and its items, as slots in their order.
    fileprivate struct SectionItems: Sendable {
        let slot: Int
        let items: [Int]
        /// The part that a comparison of both ends leaves.
        var middle: Range<Int>
        /// The index of the same section in the other snapshot.
        var partner: Int?

        init(slot: Int, items: [Int]) { (self.slot, self.items, middle) = (slot, items, items.indices) }
    }

    init<Section, Item>(from old: Snapshot<Section, Item>, to new: Snapshot<Section, Item>) {
        var oldParts = old.parts
        var newParts = new.parts
        oldSections = Array(repeating: -1, count: new.sectionTable.limit)
        oldItems = Array(repeating: -1, count: new.itemTable.limit)
        (removals, insertions) = (EndTable(old.itemTable.limit), EndTable(new.itemTable.limit))
        let oldIndices = Dictionary(uniqueKeysWithValues: oldParts.enumerated().map { ($1.slot, $0) })
        for index in newParts.indices {
            guard let slot = old.sectionTable.slot(of: new.sectionTable, newParts[index].slot), let other = oldIndices[slot] else {
                continue
            }
            oldSections[newParts[index].slot] = slot
            newParts[index].partner = other
            oldParts[other].partner = index
            Self.compareEnds(&oldParts[other], &newParts[index], old.itemTable, new.itemTable, &oldItems)
        }
        (self.old, self.new) = (oldParts, newParts)
        compared = newParts.reduce(0) { $0 + $1.middle.count }
        compare(old, new)
    }

    /// Notes the items that are the same at both ends of a section, and leaves the middle.
    private static func compareEnds<Item>(
        _ old: inout SectionItems, _ new: inout SectionItems, _ before: IdentityTable<Item>, _ after: IdentityTable<Item>,
        _ oldItems: inout [Int]
    ) {
        let least = min(old.items.count, new.items.count)
        func isSame(_ index: Int, _ shift: Int) -> Bool { after.isSame(new.items[index], in: before, old.items[index - shift]) }
        var start = 0
        while start < least, isSame(start, 0) {
            oldItems[new.items[start]] = old.items[start]
            start += 1
        }
        let shift = new.items.count - old.items.count
        var end = new.items.count
        while end > start + max(0, shift), isSame(end - 1, shift) {
            end -= 1
            oldItems[new.items[end]] = old.items[end - shift]
        }
        (new.middle, old.middle) = (start..<end, start..<end - shift)
    }

    private mutating func compare<Section, Item>(_ before: Snapshot<Section, Item>, _ after: Snapshot<Section, Item>) {
        guard (old + new).contains(where: { !$0.middle.isEmpty || $0.partner == nil }) else { return arrangeSections() }
        // The place in the middles of the old sections, by slot.
        var places = Array(repeating: (section: Int32(-1), index: Int32(0)), count: before.itemTable.limit)
        for (section, part) in old.enumerated() { for index in part.middle { places[part.items[index]] = (Int32(section), Int32(index)) } }
        var stays = Array(repeating: false, count: before.itemTable.limit)
        var fresh: [[Int]] = []
        for part in new {
            var (candidates, indices): ([Int], [Int]) = ([], [])
            for index in part.middle {
                let slot = part.items[index]
                guard let other = before.itemTable.slot(of: after.itemTable, slot) else { continue }
                oldItems[slot] = other
                guard places[other].section >= 0, Int(places[other].section) == part.partner else { continue }
                candidates.append(other)
                indices.append(Int(places[other].index))
            }
            for (slot, isInOrder) in zip(candidates, Ascending.longest(indices)) where isInOrder { stays[slot] = true }
            let coming = part.middle.filter { oldItems[part.items[$0]] < 0 || !stays[oldItems[part.items[$0]]] }
            for index in coming where oldItems[part.items[index]] >= 0 { moved.append(part.items[index]) }
            fresh.append(coming)
        }
        for (section, part) in old.enumerated() where part.partner != nil {
            for index in part.middle.reversed() where !stays[part.items[index]] {
                steps.add(.remove(index..<index + 1, section: section))
                removals.set(end(section, index), at: part.items[index])
            }
        }
        arrangeSections()
        for (section, coming) in fresh.enumerated() {
            for index in coming {
                steps.add(.insert(index..<index + 1, section: section))
                insertions.set(end(section, index), at: new[section].items[index])
            }
        }
    }

    private func end(_ section: Int, _ item: Int) -> CarriedItem.End {
        CarriedItem.End(step: steps.count - 1, place: CollectionPlace(section: section, item: item))
    }

    /// Old sections that leave are removed from the end on. Then each section that comes or moves goes behind the one before it in the new order.
    private mutating func arrangeSections() {
        for index in old.indices.reversed() where old[index].partner == nil {
            steps.add(.removeSections(index..<index + 1))
            for (place, slot) in old[index].items.enumerated() { removals.set(end(index, place), at: slot) }
        }
        let partners = new.indices.compactMap { index in new[index].partner.map { (index, $0) } }
        let inOrder = Ascending.longest(partners.map(\.1))
        let settled = Set(zip(partners, inOrder).filter(\.1).map(\.0.0))
        guard settled.count < new.count else { return }
        var order = SlotForest()
        order.insert(old.compactMap(\.partner), at: 0, in: 0)
        for (index, part) in new.enumerated() where !settled.contains(index) {
            let from = part.partner == nil ? nil : order.place(of: index).index
            if from != nil { order.remove(index) }
            let place = index == 0 ? 0 : order.place(of: index - 1).index + 1
            order.insert([index], at: place, in: 0)
            guard let from else {
                steps.add(.insertSections(place..<place + 1))
                continue
            }
            movedSections.append(part.slot)
            if from != place { steps.add(.moveSection(from: from, to: place)) }
        }
    }
}

extension Snapshot {
    fileprivate var parts: [SnapshotDifference.SectionItems] {
        sectionOrder.slots(of: 0).map { SnapshotDifference.SectionItems(slot: $0, items: itemOrder.slots(of: $0)) }
    }
}
