/// Values of objects that the table does not keep alive.
struct WeakTable<Value> {
    private struct Entry {
        weak var object: AnyObject?
        var value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released objects are removed.
    private var room = 64

    /// The value of an object; nil if it has none. An object at the address of a released one has none.
    subscript(object: AnyObject) -> Value? {
        get {
            if entries.isEmpty { return nil }
            return entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.value : nil }
        }
        set {
            let key = ObjectIdentifier(object)
            if entries.count >= room, entries[key]?.object !== object {
                entries = entries.filter { $0.value.object != nil }
                room = max(64, 2 * entries.count)
            }
            entries[key] = newValue.map { Entry(object: object, value: $0) }
        }
    }
}
