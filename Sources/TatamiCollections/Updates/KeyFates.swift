/// What an update does to an item or a section.
enum KeyFate: Sendable {
    case inserted
    case removed
    case moved

    /// What a whole way amounts to: what left and returned moved, and what came and moved came. Nil for what came and left.
    static func joined(_ first: KeyFate?, _ next: KeyFate) -> KeyFate? {
        switch (first, next) {
        case (.inserted, .removed): nil
        case (.inserted, _): .inserted
        case (.removed, .inserted): .moved
        default: next
        }
    }
}

/// What happened to keys since the last update.
struct KeyFates<Key: Hashable & Sendable>: Sendable {
    private var fates: [Key: KeyFate] = [:]
    /// The keys in the order in which something happened to them first.
    private var order: [Key] = []

    mutating func note(_ key: Key, _ fate: KeyFate) {
        let before = fates[key]
        if before == nil { order.append(key) }
        fates[key] = KeyFate.joined(before, fate)
    }

    /// Returns the keys with their fates, and begins anew. One that came and left, and came again, is listed twice, without a fate the second time.
    mutating func take() -> [(Key, KeyFate?)] {
        let result = order.map { ($0, fates.removeValue(forKey: $0)) }
        (fates, order) = ([:], [])
        return result
    }
}
