/// What is kept of a text in one style: its unwrapped layout, and the layouts of the last few widths.
final class ShapedText {
    /// A frame measures the minimum, the natural and the final width, and one more during a drag.
    private static let widthsKept = 4

    let natural: TextLayout
    /// The minimum width in points; nil until it is computed.
    var minimum: Double?
    private var wrapped: [(width: Int32, layout: TextLayout)] = []

    init(natural: TextLayout) { self.natural = natural }

    func layout(width: Int32) -> TextLayout? { wrapped.first { $0.width == width }?.layout }

    func keep(_ layout: TextLayout, width: Int32) {
        if wrapped.count == ShapedText.widthsKept { wrapped.removeFirst() }
        wrapped.append((width, layout))
    }
}

/// A bounded cache in two halves. Values that are not used while the young half fills up are dropped.
struct HalvingCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    /// The cost of the young half.
    private var cost = 0
    private let half: Int

    init(capacity: Int) { half = max(1, capacity / 2) }

    mutating func removeAll() {
        young.removeAll()
        old.removeAll()
        cost = 0
    }

    /// Returns the value for `key`, and makes it if the cache does not hold it.
    ///
    /// - Parameters:
    ///   - key: The key of the value.
    ///   - cost: How much of the capacity the value takes, at least 1.
    ///   - make: Makes the value.
    mutating func value(_ key: Key, cost: Int = 1, orMake make: () -> Value) -> Value {
        if let found = young[key] { return found }
        let value = old.removeValue(forKey: key) ?? make()
        if self.cost + cost > half {
            old = young
            young.removeAll(keepingCapacity: true)
            self.cost = 0
        }
        young[key] = value
        self.cost += cost
        return value
    }
}
