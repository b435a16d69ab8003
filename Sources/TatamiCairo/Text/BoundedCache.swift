/// A cache of a bounded size. When it is full, each new value takes the place of values that were not used for a while, a few at a time, so that
/// no call frees very many.
///
/// It is the clock algorithm: a hand goes round the values, and drops those that were not used since it came by the last time.
struct BoundedCache<Key: Hashable, Value> {
    private struct Slot {
        let key: Key
        let value: Value
        let cost: Int
        var isUsed: Bool
    }

    private var slots: [Slot?] = []
    private var places: [Key: Int] = [:]
    /// The places in `slots` that are free.
    private var free: [Int] = []
    private var hand = 0
    /// The cost of all values.
    private(set) var cost = 0
    private let capacity: Int

    /// Creates a cache whose values cost `capacity` together, at least 1.
    init(capacity: Int) { self.capacity = max(1, capacity) }

    var count: Int { places.count }

    mutating func removeAll() { self = BoundedCache(capacity: capacity) }

    /// Returns the value for `key`, and makes it if the cache does not hold it. See ``add(_:for:cost:)``.
    mutating func value(_ key: Key, cost: Int = 1, orMake make: () -> Value) -> Value {
        if let known = known(key) { return known }
        let value = make()
        add(value, for: key, cost: cost)
        return value
    }

    /// Returns the value for `key`, which counts as used; nil if the cache does not hold it.
    mutating func known(_ key: Key) -> Value? {
        guard let place = places[key], let slot = slots[place] else { return nil }
        if !slot.isUsed { slots[place]?.isUsed = true }
        return slot.value
    }

    /// Adds a value for a key that has none, and drops what there is no room for.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - key: Its key.
    ///   - cost: How much of the capacity the value takes, at least 1. A value that costs more than the capacity is kept alone.
    mutating func add(_ value: Value, for key: Key, cost: Int) {
        while self.cost + cost > capacity, !places.isEmpty { dropNext() }
        let slot = Slot(key: key, value: value, cost: cost, isUsed: false)
        if let place = free.popLast() {
            slots[place] = slot
            places[key] = place
        } else {
            places[key] = slots.count
            slots.append(slot)
        }
        self.cost += cost
    }

    /// Moves the hand to the next value that was not used, and drops it. Not called for an empty cache.
    private mutating func dropNext() {
        while true {
            hand = hand + 1 < slots.count ? hand + 1 : 0
            guard let slot = slots[hand] else { continue }
            if slot.isUsed {
                slots[hand]?.isUsed = false
                continue
            }
            places[slot.key] = nil
            slots[hand] = nil
            free.append(hand)
            cost -= slot.cost
            return
        }
    }
}
