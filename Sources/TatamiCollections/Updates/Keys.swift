/// The identity of an item while it is in a collection: the same through moves and changes, and never used again for another item.
public struct ItemKey: Hashable, Sendable {
    let slot: UInt32
    let generation: UInt32

    /// Stands for no item in lists: no pool gives it out.
    static let absent = ItemKey(slot: .max, generation: .max)
}

/// The identity of a section while it is in a collection.
public struct SectionKey: Hashable, Sendable {
    let slot: UInt32
    let generation: UInt32
}

/// Gives out keys. A slot that is given back is used again with another generation.
struct KeyPool: Sendable {
    private var count = 0
    /// The generations of slots up to the last one that was given back; those behind are in their first one.
    private var generations: [UInt32] = []
    private var free: [UInt32] = []

    mutating func take() -> (slot: UInt32, generation: UInt32) {
        if let slot = free.popLast() { return (slot, generations[Int(slot)]) }
        count += 1
        return (UInt32(count - 1), 0)
    }

    mutating func give(back slot: UInt32) {
        if generations.count <= Int(slot) { generations.append(contentsOf: repeatElement(0, count: Int(slot) + 1 - generations.count)) }
        // Read, then write: see CONTRIBUTING.md.
        let generation = generations[Int(slot)]
        generations[Int(slot)] = generation &+ 1
        // A slot whose generations are used up rests for good.
        if generation < .max { free.append(slot) }
    }
}
