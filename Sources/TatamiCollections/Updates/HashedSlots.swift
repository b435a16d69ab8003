/// Slots in the order of the hashes of what they stand for: a hash table with linear probing, which stores neither keys nor hashes
/// (Knuth, The Art of Computer Programming, volume 3, section 6.4, algorithms L and R). Whoever has it knows both by the slots.
struct HashedSlots: Sendable {
    /// -1 for an empty place. Their number is a power of two, and at least a quarter of them is empty.
    private var places: [Int32] = []
    private(set) var count = 0

    private func home(_ hash: Int) -> Int { hash & (places.count - 1) }

    /// Returns the slot with a hash for which a condition holds; nil if there is none.
    func slot(hash: Int, where isIt: (Int) -> Bool) -> Int? {
        guard count > 0 else { return nil }
        var place = home(hash)
        while places[place] >= 0 {
            if isIt(Int(places[place])) { return Int(places[place]) }
            place = home(place + 1)
        }
        return nil
    }

    /// Adds a slot.
    ///
    /// - Parameters:
    ///   - slot: The slot, which is not among those that are there.
    ///   - hash: The hash of what it stands for.
    ///   - hashOf: Returns the same for each slot that is there.
    mutating func add(_ slot: Int, hash: Int, hashOf: (Int) -> Int) {
        if (count + 1) * 4 > places.count * 3 {
            let old = places
            places = Array(repeating: -1, count: max(8, old.count * 2))
            for slot in old where slot >= 0 { put(slot, hashOf(Int(slot))) }
        }
        put(Int32(slot), hash)
        count += 1
    }

    private mutating func put(_ slot: Int32, _ hash: Int) {
        var place = home(hash)
        while places[place] >= 0 { place = home(place + 1) }
        places[place] = slot
    }

    /// Removes a slot. Those behind it move up, as far as they would not be found otherwise.
    mutating func remove(_ slot: Int, hash: Int, hashOf: (Int) -> Int) {
        guard count > 0 else { return }
        var gap = home(hash)
        while places[gap] != slot {
            guard places[gap] >= 0 else { return }
            gap = home(gap + 1)
        }
        count -= 1
        var place = home(gap + 1)
        while places[place] >= 0 {
            // A slot stays if its own place lies behind the gap.
            if home(place - home(hashOf(Int(places[place])))) >= home(place - gap) {
                places[gap] = places[place]
                gap = place
            }
            place = home(place + 1)
        }
        places[gap] = -1
    }
}
