/// The keys of the sections and items of a snapshot, and what happened to each since the last update was taken.
struct SourceKeys<Item: Hashable & Sendable> {
    /// The keys by the slots of the snapshot; `ItemKey.absent` for none.
    private var items: [ItemKey] = []
    private var sections: [SectionKey?] = []
    /// The slot of the snapshot by the slot of the key; -1 for none.
    private var itemSlots: [Int32] = []
    private var sectionSlots: [Int32] = []
    private var itemPool = KeyPool()
    private var sectionPool = KeyPool()

    private var itemFates = KeyFates<ItemKey>()
    private var sectionFates = KeyFates<SectionKey>()
    /// Items that left since the last update. One that returns before the next has its key again.
    private var departed: [Identity<Item>: (key: ItemKey, end: CarriedItem.End?)] = [:]
    /// Whether an item left since the last update.
    private(set) var hasDeparted = false
    private var carried: [CarriedItem] = []

    /// Items that left and cannot return.
    private var orphans: [ItemKey] = []

    func item(_ slot: Int) -> ItemKey? { items.indices.contains(slot) && items[slot] != .absent ? items[slot] : nil }
    func section(_ slot: Int) -> SectionKey? { sections.indices.contains(slot) ? sections[slot] : nil }

    /// The slot of an item; nil if it left.
    func slot(of key: ItemKey) -> Int? {
        guard itemSlots.indices.contains(Int(key.slot)), item(Int(itemSlots[Int(key.slot)])) == key else { return nil }
        return Int(itemSlots[Int(key.slot)])
    }

    func slot(of key: SectionKey) -> Int? {
        guard sectionSlots.indices.contains(Int(key.slot)), section(Int(sectionSlots[Int(key.slot)])) == key else { return nil }
        return Int(sectionSlots[Int(key.slot)])
    }

    // MARK: Changing

    /// Takes over an event whose steps come behind some others.
    ///
    /// - Parameter noted: The identities that events name by their indices.
    @inline(__always) mutating func perform(_ event: SnapshotJournal.Event, _ noted: [Identity<Item>], behind steps: Int) {
        switch event {
        case .inserted(let slot, let identity, let end):
            if let identity, hasDeparted { insert(slot, identity, of: noted, end.moved(by: steps)) } else { insert(slot) }
        case .removed(let slot, let identity, let end): remove(slot, identity, of: noted, end.moved(by: steps))
        case .moved(let slot, let item):
            if let key = self.item(slot) { itemFates.note(key, .moved) }
            carried.append(CarriedItem(removal: item.removal.moved(by: steps), insertion: item.insertion.moved(by: steps)))
        case .insertedSection(let slot): insertSection(slot)
        case .removedSection(let slot): removeSection(slot)
        case .movedSection(let slot): if let key = section(slot) { sectionFates.note(key, .moved) }
        }
    }

    // These two take an identity out of the array only when they are called: where that stands inline, each event looks its type up.

    @inline(never) private mutating func insert(_ slot: Int, _ index: Int, of noted: [Identity<Item>], _ end: CarriedItem.End) {
        insert(slot, noted[index], end)
    }

    @inline(never) private mutating func remove(_ slot: Int, _ index: Int, of noted: [Identity<Item>], _ end: CarriedItem.End) {
        remove(slot, noted[index], end)
    }

    /// Goes over to another snapshot whose slots are others.
    mutating func perform<Section>(
        _ difference: SnapshotDifference, from old: Snapshot<Section, Item>, to new: Snapshot<Section, Item>,
        behind steps: Int
    ) {
        let (oldItems, oldSections) = (items, sections)
        var isKept = Array(repeating: false, count: oldItems.count)
        for slot in difference.oldItems where slot >= 0 && slot < oldItems.count { isKept[slot] = true }
        for slot in oldItems.indices where oldItems[slot] != .absent && !isKept[slot] {
            if let identity = old.itemTable.identity(of: slot) { remove(slot, identity, difference.removals[slot]?.moved(by: steps)) }
        }
        let keptSections = Set(difference.oldSections)
        for slot in oldSections.indices where oldSections[slot] != nil && !keptSections.contains(slot) { removeSection(slot) }
        items = Array(repeating: .absent, count: difference.oldItems.count)
        sections = Array(repeating: nil, count: difference.oldSections.count)
        for (slot, other) in difference.oldItems.enumerated() where other >= 0 && oldItems[other] != .absent {
            place(oldItems[other], slot)
        }
        for (slot, other) in difference.oldSections.enumerated() where other >= 0 { oldSections[other].map { place($0, slot) } }
        for section in new.sectionOrder.slots(of: 0) {
            if self.section(section) == nil { insertSection(section) }
            for slot in new.itemOrder.slots(of: section) where item(slot) == nil {
                if let identity = new.itemTable.identity(of: slot) { insert(slot, identity, difference.insertions[slot]?.moved(by: steps)) }
            }
        }
        for slot in difference.moved {
            if let key = item(slot) { itemFates.note(key, .moved) }
            carry(difference.removals[difference.oldItems[slot]]?.moved(by: steps), difference.insertions[slot]?.moved(by: steps))
        }
        for slot in difference.movedSections { if let key = section(slot) { sectionFates.note(key, .moved) } }
    }

    /// Lets everything leave. Nothing of it keeps its key if it returns.
    mutating func removeAll() {
        for key in items where key != .absent {
            itemFates.note(key, .removed)
            orphans.append(key)
        }
        for slot in sections.indices { removeSection(slot) }
        items = []
    }

    private mutating func carry(_ removal: CarriedItem.End?, _ insertion: CarriedItem.End?) {
        if let removal, let insertion { carried.append(CarriedItem(removal: removal, insertion: insertion)) }
    }

    private mutating func insert(_ slot: Int, _ identity: Identity<Item>, _ end: CarriedItem.End?) {
        guard hasDeparted, let (key, removal) = departed.removeValue(forKey: identity) else { return insert(slot) }
        carry(removal, end)
        place(key, slot)
        itemFates.note(key, .inserted)
    }

    /// Inserts an item that was not there before.
    @inline(__always) private mutating func insert(_ slot: Int) {
        let (number, generation) = itemPool.take()
        let key = ItemKey(slot: number, generation: generation)
        place(key, slot)
        itemFates.note(key, .inserted)
    }

    private mutating func remove(_ slot: Int, _ identity: Identity<Item>, _ end: CarriedItem.End?) {
        guard let key = item(slot) else { return }
        items[slot] = .absent
        departed[identity] = (key, end)
        hasDeparted = true
        itemFates.note(key, .removed)
    }

    private mutating func insertSection(_ slot: Int) {
        let (number, generation) = sectionPool.take()
        let key = SectionKey(slot: number, generation: generation)
        place(key, slot)
        sectionFates.note(key, .inserted)
    }

    private mutating func removeSection(_ slot: Int) {
        guard let key = section(slot) else { return }
        sections[slot] = nil
        sectionFates.note(key, .removed)
    }

    @inline(__always) private mutating func place(_ key: ItemKey, _ slot: Int) {
        items.put(key, at: slot, .absent)
        itemSlots.put(Int32(slot), at: Int(key.slot), -1)
    }

    private mutating func place(_ key: SectionKey, _ slot: Int) {
        sections.put(key, at: slot, nil)
        sectionSlots.put(Int32(slot), at: Int(key.slot), -1)
    }

    // MARK: Fates

    /// Writes the fates into an update and begins anew. The keys of what left may be given to others from now on.
    @inline(__always) mutating func write(to update: inout CollectionUpdate) {
        for (key, fate) in itemFates.take() {
            switch fate {
            case .inserted: update.inserted.append(key)
            case .removed: update.removed.append(key)
            case .moved: update.moved.append(key)
            case nil: break
            }
        }
        for (key, fate) in sectionFates.take() {
            switch fate {
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
        if hasDeparted { forgetDeparted() }
        for key in orphans { giveBack(key) }
        update.carried = carried
        (orphans, carried) = ([], [])
    }

    @inline(never) private mutating func forgetDeparted() {
        for (key, _) in departed.values { giveBack(key) }
        (departed, hasDeparted) = ([:], false)
    }

    @inline(__always) private mutating func giveBack(_ key: ItemKey) {
        itemSlots[Int(key.slot)] = -1
        itemPool.give(back: key.slot)
    }
}

extension Array {
    /// Sets an element. Places before it that are not there yet are filled.
    fileprivate mutating func put(_ value: Element, at index: Int, _ filler: Element) {
        while count <= index { append(filler) }
        self[index] = value
    }
}
