/// The keys of the sections and items of a snapshot, and what happened to each since the last update was taken.
struct SourceKeys<Item: Hashable & Sendable> {
    private enum Fate {
        case inserted
        case removed
        case moved
    }

    private var items: [ItemKey?] = []
    private var sections: [SectionKey?] = []
    /// The slot of the snapshot by the slot of the key; -1 for none.
    private var itemSlots: [Int] = []
    private var sectionSlots: [Int] = []
    private var itemPool = KeyPool()
    private var sectionPool = KeyPool()

    /// The fates since the last update, in the order in which they began.
    private var itemFates: [ItemKey: Fate] = [:]
    private var itemOrder: [ItemKey] = []
    private var sectionFates: [SectionKey: Fate] = [:]
    private var sectionOrder: [SectionKey] = []
    /// Items that left since the last update. One that returns before the next has its key again.
    private var departed: [Identity<Item>: (key: ItemKey, end: CarriedItem.End?)] = [:]
    private var carried: [CarriedItem] = []

    /// Items that left and cannot return.
    private var orphans: [ItemKey] = []

    func item(_ slot: Int) -> ItemKey? { items.indices.contains(slot) ? items[slot] : nil }
    func section(_ slot: Int) -> SectionKey? { sections.indices.contains(slot) ? sections[slot] : nil }

    /// The slot of an item; nil if it left.
    func slot(of key: ItemKey) -> Int? {
        guard itemSlots.indices.contains(Int(key.slot)), item(itemSlots[Int(key.slot)]) == key else { return nil }
        return itemSlots[Int(key.slot)]
    }

    func slot(of key: SectionKey) -> Int? {
        guard sectionSlots.indices.contains(Int(key.slot)), section(sectionSlots[Int(key.slot)]) == key else { return nil }
        return sectionSlots[Int(key.slot)]
    }

    // MARK: Changing

    /// Takes over an event whose steps come behind some others.
    mutating func perform<Section>(_ event: Snapshot<Section, Item>.Journal.Event, behind steps: Int) {
        switch event {
        case .inserted(let slot, let identity, let end): insert(slot, identity, end.moved(by: steps))
        case .removed(let slot, let identity, let end): remove(slot, identity, end.moved(by: steps))
        case .moved(let slot, let item):
            if let key = self.item(slot) { note(key, .moved) }
            carried.append(CarriedItem(removal: item.removal.moved(by: steps), insertion: item.insertion.moved(by: steps)))
        case .insertedSection(let slot): insertSection(slot)
        case .removedSection(let slot): removeSection(slot)
        case .movedSection(let slot): if let key = section(slot) { note(key, .moved) }
        }
    }

    /// Goes over to another snapshot whose slots are others.
    mutating func perform<Section>(
        _ difference: SnapshotDifference, from old: Snapshot<Section, Item>, to new: Snapshot<Section, Item>,
        behind steps: Int
    ) {
        let (oldItems, oldSections) = (items, sections)
        let kept = Set(difference.oldItems)
        for slot in oldItems.indices where oldItems[slot] != nil && !kept.contains(slot) {
            if let identity = old.itemTable.identity(of: slot) { remove(slot, identity, difference.removals[slot]?.moved(by: steps)) }
        }
        let keptSections = Set(difference.oldSections)
        for slot in oldSections.indices where oldSections[slot] != nil && !keptSections.contains(slot) { removeSection(slot) }
        items = Array(repeating: nil, count: difference.oldItems.count)
        sections = Array(repeating: nil, count: difference.oldSections.count)
        for (slot, other) in difference.oldItems.enumerated() where other >= 0 { oldItems[other].map { place($0, slot) } }
        for (slot, other) in difference.oldSections.enumerated() where other >= 0 { oldSections[other].map { place($0, slot) } }
        for section in new.sectionOrder.slots(of: 0) {
            if self.section(section) == nil { insertSection(section) }
            for slot in new.itemOrder.slots(of: section) where item(slot) == nil {
                if let identity = new.itemTable.identity(of: slot) { insert(slot, identity, difference.insertions[slot]?.moved(by: steps)) }
            }
        }
        for slot in difference.moved {
            if let key = item(slot) { note(key, .moved) }
            carry(difference.removals[difference.oldItems[slot]]?.moved(by: steps), difference.insertions[slot]?.moved(by: steps))
        }
        for slot in difference.movedSections { if let key = section(slot) { note(key, .moved) } }
    }

    /// Lets everything leave. Nothing of it keeps its key if it returns.
    mutating func removeAll() {
        for case let key? in items {
            note(key, .removed)
            orphans.append(key)
        }
        for slot in sections.indices { removeSection(slot) }
        items = []
    }

    private mutating func carry(_ removal: CarriedItem.End?, _ insertion: CarriedItem.End?) {
        if let removal, let insertion { carried.append(CarriedItem(removal: removal, insertion: insertion)) }
    }

    private mutating func insert(_ slot: Int, _ identity: Identity<Item>, _ end: CarriedItem.End?) {
        if let (key, removal) = departed.removeValue(forKey: identity) {
            carry(removal, end)
            place(key, slot)
            return note(key, .inserted)
        }
        let (number, generation) = itemPool.take()
        let key = ItemKey(slot: number, generation: generation)
        place(key, slot)
        note(key, .inserted)
    }

    private mutating func remove(_ slot: Int, _ identity: Identity<Item>, _ end: CarriedItem.End?) {
        guard let key = item(slot) else { return }
        items[slot] = nil
        departed[identity] = (key, end)
        note(key, .removed)
    }

    private mutating func insertSection(_ slot: Int) {
        let (number, generation) = sectionPool.take()
        let key = SectionKey(slot: number, generation: generation)
        place(key, slot)
        note(key, .inserted)
    }

    private mutating func removeSection(_ slot: Int) {
        guard let key = section(slot) else { return }
        sections[slot] = nil
        note(key, .removed)
    }

    private mutating func place(_ key: ItemKey, _ slot: Int) {
        Self.put(key, at: slot, in: &items, ItemKey?.none)
        Self.put(slot, at: Int(key.slot), in: &itemSlots, -1)
    }

    private mutating func place(_ key: SectionKey, _ slot: Int) {
        Self.put(key, at: slot, in: &sections, SectionKey?.none)
        Self.put(slot, at: Int(key.slot), in: &sectionSlots, -1)
    }

    private static func put<T>(_ value: T, at index: Int, in list: inout [T], _ filler: T) {
        while list.count <= index { list.append(filler) }
        list[index] = value
    }

    // MARK: Fates

    /// What an item's whole way amounts to: one that left and returned moved, and one that came and moved came.
    private static func joined(_ first: Fate?, _ next: Fate) -> Fate? {
        switch (first, next) {
        case (.inserted, .removed): nil
        case (.inserted, _): .inserted
        case (.removed, .inserted): .moved
        default: next
        }
    }

    private mutating func note(_ key: ItemKey, _ fate: Fate) {
        let before = itemFates[key]
        if before == nil { itemOrder.append(key) }
        itemFates[key] = Self.joined(before, fate)
    }

    private mutating func note(_ key: SectionKey, _ fate: Fate) {
        let before = sectionFates[key]
        if before == nil { sectionOrder.append(key) }
        sectionFates[key] = Self.joined(before, fate)
    }

    /// Writes the fates into an update and begins anew. The keys of what left may be given to others from now on.
    mutating func write(to update: inout CollectionUpdate) {
        for key in itemOrder {
            switch itemFates.removeValue(forKey: key) {
            case .inserted: update.inserted.append(key)
            case .removed: update.removed.append(key)
            case .moved: update.moved.append(key)
            case nil: break
            }
        }
        for key in sectionOrder {
            switch sectionFates.removeValue(forKey: key) {
            case .inserted: update.insertedSections.append(key)
            case .removed: update.removedSections.append(key)
            case .moved: update.movedSections.append(key)
            case nil: break
            }
            if slot(of: key) == nil, sectionSlots[Int(key.slot)] >= 0 {
                sectionSlots[Int(key.slot)] = -1
                sectionPool.give(back: key.slot)
            }
        }
        for key in departed.values.map(\.key) + orphans {
            itemSlots[Int(key.slot)] = -1
            itemPool.give(back: key.slot)
        }
        update.carried = carried
        (itemOrder, sectionOrder, departed, orphans, carried) = ([], [], [:], [], [])
    }
}
