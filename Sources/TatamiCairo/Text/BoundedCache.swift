/// A cache of a bounded size. When it is full, each new value takes the place of values that were not used for a while, a few at a time, so that
/// no call frees very many.
///
/// It is the clock algorithm: a hand goes round the values, and drops those that were not used since it came by the last time.
struct BoundedCache<Key: Hashable, Value> {
    /// What the cache knows of a value besides it.
    private struct Slot {
        var cost = 0
        var isUsed = false
    }

    // The keys, the values and the rest lie apart, so that a look-up copies the value alone.
    private var keys: [Key?] = []
    private var values: [Value?] = []
    private var slots: [Slot] = []
    private var places: [Key: Int] = [:]
    /// The places in the arrays that are free.
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
        guard let place = places[key] else { return nil }
        slots[place].isUsed = true
        return values[place]
    }

    /// Adds a value for a key that has none, and drops what there is no room for.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - key: Its key.
    ///   - cost: How much of the capacity the value takes, at least 1. A value that costs more than the capacity is kept alone.
    mutating func add(_ value: Value, for key: Key, cost: Int) {
        while self.cost + cost > capacity, !places.isEmpty { dropNext() }
        let slot = Slot(cost: cost)
        if let place = free.popLast() {
            (keys[place], values[place], slots[place]) = (key, value, slot)
            places[key] = place
        } else {
            places[key] = slots.count
            keys.append(key)
            values.append(value)
            slots.append(slot)
        }
        self.cost += cost
    }

    /// Moves the hand to the next value that was not used, and drops it. Not called for an empty cache.
    private mutating func dropNext() {
        while true {
            hand = hand + 1 < slots.count ? hand + 1 : 0
            if slots[hand].isUsed {
                slots[hand].isUsed = false
                continue
            }
            // A key may be large: only that of a value that is dropped is copied.
            guard let key = keys[hand] else { continue }
            places[key] = nil
            (keys[hand], values[hand]) = (nil, nil)
            free.append(hand)
            cost -= slots[hand].cost
            return
        }
    }
}
