/// The keys of the items of an indexed source that were in sight or selected.
struct IndexedKeys<Item: Hashable> {
    private struct Entry {
        let key: ItemKey
        let id: Item
        /// Nil once the item has left.
        var index: Int?
    }

    private var pool = KeyPool()
    private var entries: [UInt32: Entry] = [:]
    private var slots: [Int: UInt32] = [:]
    private var known: [Item: UInt32] = [:]

    /// The number of items that have keys.
    var count: Int { slots.count }

    func key(at index: Int) -> ItemKey? { slots[index].flatMap { entries[$0]?.key } }
    func key(of id: Item) -> ItemKey? { known[id].flatMap { entries[$0] }.flatMap { $0.index == nil ? nil : $0.key } }
    func index(of key: ItemKey) -> Int? { entry(key)?.index }
    func id(of key: ItemKey) -> Item? { entry(key).flatMap { $0.index == nil ? nil : $0.id } }
    private func entry(_ key: ItemKey) -> Entry? { entries[key.slot].flatMap { $0.key == key ? $0 : nil } }

    /// All keys of items that are there, by their indices.
    var all: [(key: ItemKey, id: Item, index: Int)] {
        slots.sorted { $0.key < $1.key }.compactMap { index, slot in entries[slot].map { ($0.key, $0.id, index) } }
    }

    mutating func make(_ id: Item, at index: Int) -> ItemKey {
        let (slot, generation) = pool.take()
        let key = ItemKey(slot: slot, generation: generation)
        put(key, id, at: index)
        return key
    }

    mutating func put(_ key: ItemKey, _ id: Item, at index: Int) {
        entries[key.slot] = Entry(key: key, id: id, index: index)
        (slots[index], known[id]) = (key.slot, key.slot)
    }

    /// Makes room for items.
    mutating func insert(_ range: Range<Int>) { shift { $0 >= range.lowerBound ? $0 + range.count : $0 } }

    /// Takes items away. Returns their keys.
    mutating func remove(_ range: Range<Int>) -> [ItemKey] {
        let gone =
            range.count < slots.count
            ? range.compactMap { slots[$0] } : slots.filter { range.contains($0.key) }.map(\.value).sorted()
        for slot in gone { entries[slot]?.index = nil }
        shift { range.contains($0) ? nil : $0 >= range.upperBound ? $0 - range.count : $0 }
        return gone.compactMap { entries[$0]?.key }
    }

    private mutating func shift(_ place: (Int) -> Int?) {
        var shifted: [Int: UInt32] = [:]
        for (index, slot) in slots {
            guard let new = place(index) else { continue }
            shifted[new] = slot
            entries[slot]?.index = new
        }
        slots = shifted
    }

    /// Lets the keys of items that left be given to others.
    mutating func release(_ gone: [ItemKey]) {
        for key in gone {
            guard let entry = entry(key), entry.index == nil else { continue }
            entries[key.slot] = nil
            if known[entry.id] == key.slot { known[entry.id] = nil }
            pool.give(back: key.slot)
        }
    }

    /// Gives the items other places; those that are not listed left.
    mutating func replace(by kept: [(key: ItemKey, id: Item, index: Int)]) {
        for slot in slots.values { entries[slot]?.index = nil }
        slots = [:]
        for (key, id, index) in kept { put(key, id, at: index) }
    }
}
