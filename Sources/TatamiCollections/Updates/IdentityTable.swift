/// What identifies a section or an item: its id, and how many with the same id were there when it was added (collections: rule 34).
struct Identity<ID: Hashable & Sendable>: Hashable, Sendable {
    let id: ID
    let occurrence: Int
}

/// How a slot is used. It is no part of the generic table, whose parts are slower.
private enum SlotUse: UInt8 {
    case none
    case first
    case `repeat`
}

// The members that are inlined are for snapshots, which are generic too and are not compiled for the ids of a program: each call of a
// member of another generic type looks its type up, which takes longer than these members do.

/// The slots of ids. An id is stored once, and its slot in a hash table of 4-byte numbers, so that a million ids take little more than themselves.
struct IdentityTable<ID: Hashable & Sendable>: Sendable {
    /// The ids by their slots. A slot that is not used keeps its last one until it is used again.
    private var ids: [ID] = []
    private var uses: [SlotUse] = []
    private var firsts = HashedSlots()
    private var repeats: [Identity<ID>: Int] = [:]
    /// The occurrences of the ids in `repeats`, by their slots.
    private var occurrences: [Int: Int] = [:]
    private var free: [Int32] = []

    @inline(__always) var count: Int { firsts.count + occurrences.count }
    /// The slots of ids that occur more than once, without the first ones, and those first ones.
    var duplicates: [(first: Int?, repeated: Int)] { repeats.map { (first($0.key.id), $0.value) } }

    @inline(__always) var hasDuplicates: Bool { !occurrences.isEmpty }

    /// One more than the greatest slot.
    var limit: Int { ids.count }

    @inline(__always) subscript(slot: Int) -> ID? { uses.indices.contains(slot) && uses[slot] != .none ? ids[slot] : nil }

    func identity(of slot: Int) -> Identity<ID>? {
        self[slot].map { Identity(id: $0, occurrence: uses[slot] == .first ? 0 : occurrences[slot] ?? 0) }
    }

    /// True if a slot and one of another table have the same identity.
    func isSame(_ slot: Int, in other: IdentityTable, _ otherSlot: Int) -> Bool {
        uses[slot] == other.uses[otherSlot] && ids[slot] == other.ids[otherSlot]
            && (uses[slot] == .first || occurrences[slot] == other.occurrences[otherSlot])
    }

    /// Returns the slot that has the identity of a slot of another table; nil if there is none.
    func slot(of other: IdentityTable, _ otherSlot: Int) -> Int? {
        if other.uses[otherSlot] == .first { return first(other.ids[otherSlot]) }
        return other.identity(of: otherSlot).flatMap { slot(of: $0) }
    }

    @inline(__always) private func first(_ id: ID) -> Int? { first(id, hash: id.hashValue) }

    @inline(__always) private func first(_ id: ID, hash: Int) -> Int? { firsts.slot(hash: hash) { ids[$0] == id } }

    /// Returns the first slot of an id; if that was removed, a later one.
    @inline(__always) func slot(of id: ID) -> Int? {
        if let first = first(id) { return first }
        return hasDuplicates ? firstRepeated(id) : nil
    }

    @inline(never) private func firstRepeated(_ id: ID) -> Int? {
        repeats.filter { $0.key.id == id }.min { $0.key.occurrence < $1.key.occurrence }?.value
    }

    func slot(of identity: Identity<ID>) -> Int? { identity.occurrence == 0 ? first(identity.id) : repeats[identity] }

    mutating func add(_ id: ID) -> Int {
        let hash = id.hashValue
        let isRepeated = first(id, hash: hash) != nil
        let slot = free.popLast().map { Int($0) } ?? ids.count
        let use = isRepeated ? SlotUse.repeat : .first
        if slot == ids.count {
            ids.append(id)
            uses.append(use)
        } else {
            (ids[slot], uses[slot]) = (id, use)
        }
        if isRepeated {
            noteRepeated(id, slot)
        } else {
            firsts.add(slot, hash: hash) { [ids] in ids[$0].hashValue }
        }
        return slot
    }

    @inline(never) private mutating func noteRepeated(_ id: ID, _ slot: Int) {
        var occurrence = 1
        while repeats[Identity(id: id, occurrence: occurrence)] != nil { occurrence += 1 }
        repeats[Identity(id: id, occurrence: occurrence)] = slot
        occurrences[slot] = occurrence
    }

    mutating func remove(_ slot: Int) {
        guard let identity = identity(of: slot) else { return }
        if identity.occurrence == 0 {
            firsts.remove(slot, hash: identity.id.hashValue) { [ids] in ids[$0].hashValue }
        } else {
            repeats[identity] = nil
            occurrences[slot] = nil
        }
        uses[slot] = .none
        free.append(Int32(slot))
    }
}
