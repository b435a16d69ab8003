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
    /// Where the items that leave or move are removed, by their old slots.
    private(set) var removals: [Int: CarriedItem.End] = [:]
    /// Where the items that come or move are inserted, by their new slots.
    private(set) var insertions: [Int: CarriedItem.End] = [:]

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
        let oldIndices = Dictionary(uniqueKeysWithValues: oldParts.enumerated().map { ($1.slot, $0) })
        for (index, part) in newParts.enumerated() {
            guard let slot = new.sectionTable.identity(of: part.slot).flatMap({ old.sectionTable.slot(of: $0) }),
                let other = oldIndices[slot]
            else { continue }
            oldSections[part.slot] = slot
            newParts[index].partner = other
            oldParts[other].partner = index
            let start = zip(oldParts[other].items, part.items).prefix { old.identity($0) == new.identity($1) }.count
            let rest = min(oldParts[other].items.count, part.items.count) - start
            let end = zip(oldParts[other].items.suffix(rest).reversed(), part.items.suffix(rest).reversed())
                .prefix { old.identity($0) == new.identity($1) }.count
            for (before, now) in zip(oldParts[other].items.prefix(start), part.items.prefix(start)) { oldItems[now] = before }
            for (before, now) in zip(oldParts[other].items.suffix(end), part.items.suffix(end)) { oldItems[now] = before }
            newParts[index].middle = start..<part.items.count - end
            oldParts[other].middle = start..<oldParts[other].items.count - end
        }
        (self.old, self.new) = (oldParts, newParts)
        compare(old, new)
    }

    private mutating func compare<Section, Item>(_ before: Snapshot<Section, Item>, _ after: Snapshot<Section, Item>) {
        // The place in the middles of the old sections, by slot.
        var places: [Int: (section: Int, index: Int)] = [:]
        for (section, part) in old.enumerated() { for index in part.middle { places[part.items[index]] = (section, index) } }
        var stays = Set<Int>()
        var fresh: [[Int]] = []
        for part in new {
            var (candidates, indices): ([Int], [Int]) = ([], [])
            for index in part.middle {
                let slot = part.items[index]
                guard let identity = after.itemTable.identity(of: slot), let other = before.itemTable.slot(of: identity) else { continue }
                oldItems[slot] = other
                guard let place = places[other], place.section == part.partner else { continue }
                candidates.append(slot)
                indices.append(place.index)
            }
            for (slot, isInOrder) in zip(candidates, Ascending.longest(indices)) where isInOrder { stays.insert(oldItems[slot]) }
            let coming = part.middle.filter { oldItems[part.items[$0]] < 0 || !stays.contains(oldItems[part.items[$0]]) }
            moved += coming.map { part.items[$0] }.filter { oldItems[$0] >= 0 }
            fresh.append(coming)
        }
        for (section, part) in old.enumerated() where part.partner != nil {
            for index in part.middle.reversed() where !stays.contains(part.items[index]) {
                steps.add(.remove(index..<index + 1, section: section))
                removals[part.items[index]] = end(section, index)
            }
        }
        arrangeSections()
        for (section, coming) in fresh.enumerated() {
            for index in coming {
                steps.add(.insert(index..<index + 1, section: section))
                insertions[new[section].items[index]] = end(section, index)
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
            for (place, slot) in old[index].items.enumerated() { removals[slot] = end(index, place) }
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
    fileprivate func identity(_ slot: Int) -> Identity<Item>? { itemTable.identity(of: slot) }

    fileprivate var parts: [SnapshotDifference.SectionItems] {
        sectionOrder.slots(of: 0).map { SnapshotDifference.SectionItems(slot: $0, items: itemOrder.slots(of: $0)) }
    }
}
