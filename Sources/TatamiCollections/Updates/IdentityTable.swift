/// What identifies a section or an item: its id, and how many with the same id were there when it was added (collections: rule 34).
struct Identity<ID: Hashable & Sendable>: Hashable, Sendable {
    let id: ID
    let occurrence: Int
}

/// The slots of ids. Ids that occur once need a single entry of a dictionary.
struct IdentityTable<ID: Hashable & Sendable>: Sendable {
    private var firsts: [ID: Int] = [:]
    private var repeats: [Identity<ID>: Int] = [:]
    private var occurrences: [Int: Int] = [:]
    private var ids: [ID?] = []
    private var free: [Int] = []

    var count: Int { firsts.count + repeats.count }
    /// The slots of ids that occur more than once, without the first ones, and those first ones.
    var duplicates: [(first: Int?, repeated: Int)] { repeats.map { (firsts[$0.key.id], $0.value) } }

    /// One more than the greatest slot.
    var limit: Int { ids.count }

    subscript(slot: Int) -> ID? { ids.indices.contains(slot) ? ids[slot] : nil }

    func identity(of slot: Int) -> Identity<ID>? { self[slot].map { Identity(id: $0, occurrence: occurrences[slot] ?? 0) } }

    /// Returns the first slot of an id; if that was removed, a later one.
    func slot(of id: ID) -> Int? {
        if let first = firsts[id] { return first }
        guard !repeats.isEmpty else { return nil }
        return repeats.filter { $0.key.id == id }.min { $0.key.occurrence < $1.key.occurrence }?.value
    }

    func slot(of identity: Identity<ID>) -> Int? { identity.occurrence == 0 ? firsts[identity.id] : repeats[identity] }

    mutating func add(_ id: ID) -> Int {
        let slot = free.popLast() ?? ids.count
        if slot == ids.count { ids.append(id) } else { ids[slot] = id }
        guard firsts[id] != nil else {
            firsts[id] = slot
            return slot
        }
        var occurrence = 1
        while repeats[Identity(id: id, occurrence: occurrence)] != nil { occurrence += 1 }
        repeats[Identity(id: id, occurrence: occurrence)] = slot
        occurrences[slot] = occurrence
        return slot
    }

    mutating func remove(_ slot: Int) {
        guard let identity = identity(of: slot) else { return }
        if identity.occurrence == 0 { firsts[identity.id] = nil } else { repeats[identity] = nil }
        occurrences[slot] = nil
        ids[slot] = nil
        free.append(slot)
    }
}
