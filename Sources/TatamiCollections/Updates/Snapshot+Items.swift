extension Snapshot {
    /// Adds items at the end of a section. If there is no such section, nothing is added, and the call is reported.
    public mutating func append(_ items: [Item], to section: Section) {
        guard let slot = sectionTable.slot(of: section) else {
            return report(unknown: section, "append(_:to:)", isSection: true, "nothing was added")
        }
        add(items, at: itemOrder.count(slot), in: slot)
    }

    /// Inserts items before an item. If there is no such item, nothing is inserted, and the call is reported.
    public mutating func insert(_ items: [Item], before item: Item) { insert(items, beside: item, 0, "insert(_:before:)") }

    /// Inserts items after an item. If there is no such item, nothing is inserted, and the call is reported.
    public mutating func insert(_ items: [Item], after item: Item) { insert(items, beside: item, 1, "insert(_:after:)") }

    /// Deletes items. Unknown ones are reported.
    public mutating func delete(_ items: [Item]) {
        for item in items {
            guard let slot = itemTable.slot(of: item) else {
                report(unknown: item, "delete", isSection: false, "nothing was deleted")
                continue
            }
            willChange()
            if let identity = noteIdentity(of: slot) {
                let place = place(ofSlot: slot)
                journal?.remove(slot, identity, at: place)
            }
            drop(slot)
            itemOrder.remove(slot)
        }
    }

    /// Moves an item before another one, into its section. If one of the two is missing, nothing moves, and the call is reported.
    public mutating func move(_ item: Item, before other: Item) { move(item, beside: other, 0, "move(_:before:)") }

    /// Moves an item after another one, into its section. If one of the two is missing, nothing moves, and the call is reported.
    public mutating func move(_ item: Item, after other: Item) { move(item, beside: other, 1, "move(_:after:)") }

    /// Moves an item to the end of a section. If one of the two is missing, nothing moves, and the call is reported.
    public mutating func move(_ item: Item, toEndOf section: Section) {
        guard let slot = itemTable.slot(of: item) else {
            return report(unknown: item, "move(_:toEndOf:)", isSection: false, "nothing was moved")
        }
        guard let target = sectionTable.slot(of: section) else {
            return report(unknown: section, "move(_:toEndOf:)", isSection: true, "nothing was moved")
        }
        move(slot, to: target) { $0.itemOrder.count(target) }
    }

    /// Marks items whose content changed: their views are configured again and may ask for another size.
    public mutating func reconfigure(_ items: [Item]) { mark(items, "reconfigure") { $0.reconfigured.insert($1) } }

    /// Marks items whose views are replaced, because another kind of view shows them now. They stay selected and focused.
    public mutating func reload(_ items: [Item]) { mark(items, "reload") { $0.reloaded.insert($1) } }

    // MARK: Steps

    private mutating func insert(_ items: [Item], beside item: Item, _ distance: Int, _ call: String) {
        guard let slot = itemTable.slot(of: item) else { return report(unknown: item, call, isSection: false, "nothing was inserted") }
        let (section, index) = itemOrder.place(of: slot)
        add(items, at: index + distance, in: section)
    }

    private mutating func add(_ items: [Item], at index: Int, in section: Int) {
        guard !items.isEmpty else { return }
        willChange()
        var slots: [Int] = []
        slots.reserveCapacity(items.count)
        // By index: an iterator of a generic type looks the type up.
        for index in 0..<items.count { slots.append(itemTable.add(items[index])) }
        itemOrder.insert(slots, at: index, in: section)
        guard let notesComing = journal?.notesComing else { return }
        var place = CollectionPlace(section: sectionOrder.place(of: section).index, item: index)
        journal?.add(.insert(index..<index + slots.count, section: place.section))
        for slot in slots {
            let identity = notesComing ? noteIdentity(of: slot) : nil
            journal?.insert(slot, identity, at: place)
            place = CollectionPlace(section: place.section, item: place.item + 1)
        }
    }

    private mutating func move(_ item: Item, beside other: Item, _ distance: Int, _ call: String) {
        guard let slot = itemTable.slot(of: item) else { return report(unknown: item, call, isSection: false, "nothing was moved") }
        guard let target = itemTable.slot(of: other) else { return report(unknown: other, call, isSection: false, "nothing was moved") }
        guard slot != target else { return }
        move(slot, to: itemOrder.place(of: target).owner) { $0.itemOrder.place(of: target).index + distance }
    }

    /// Moves an item to an index that is known once the item is away.
    private mutating func move(_ slot: Int, to section: Int, _ index: (Snapshot) -> Int) {
        willChange()
        let old = place(ofSlot: slot)
        itemOrder.remove(slot)
        let index = index(self)
        itemOrder.insert([slot], at: index, in: section)
        let new = place(ofSlot: slot)
        guard new != old else { return }
        journal?.move(slot, from: old, to: new)
    }

    private mutating func mark(_ items: [Item], _ call: String, _ mark: (inout Snapshot, Int) -> Void) {
        for item in items {
            guard let slot = itemTable.slot(of: item) else {
                report(unknown: item, call, isSection: false, "nothing was marked")
                continue
            }
            willChange()
            mark(&self, slot)
        }
    }

    /// Forgets an item that is about to leave its section.
    mutating func drop(_ slot: Int) {
        itemTable.remove(slot)
        reconfigured.remove(slot)
        reloaded.remove(slot)
    }

    mutating func report(unknown id: some Hashable, _ call: String, isSection: Bool, _ outcome: String) {
        report(SnapshotFault(unknown: SnapshotFault.text(id), call: call, isSection: isSection, outcome: outcome))
    }
}
