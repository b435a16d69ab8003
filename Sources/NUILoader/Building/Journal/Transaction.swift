/// What a load would change in objects that were there before it: the root, and what the root held. It is carried out when all of the file
/// is known to be right, so that a file that fails changes nothing.
struct Transaction {
    /// In the order in which they are carried out.
    private(set) var writes: [() -> Void] = []
    private var values: [PropertyKey: Loaded] = [:]
    /// Held, so that their identifiers stay theirs.
    private var earlier: [ObjectIdentifier: AnyObject] = [:]

    init(root: AnyObject) { add(root) }

    /// Notes an object that the load did not make.
    mutating func add(_ object: AnyObject) { earlier[ObjectIdentifier(object)] = object }

    func isEarlier(_ object: AnyObject) -> Bool { earlier[ObjectIdentifier(object)] != nil }

    /// Keeps a write that touches what was there before, and returns whether it did. An object that is to be given one of those waits for it,
    /// and so does what is written to it afterwards.
    mutating func keeps(_ value: Loaded, for name: String, of object: AnyObject, _ write: @escaping () -> Void) -> Bool {
        guard isEarlier(object) || mentionsEarlier(value) else { return false }
        add(object)
        writes.append(write)
        values[PropertyKey(object, name)] = value
        return true
    }

    /// What is to be written to a property.
    func value(of name: String, in object: AnyObject) -> Loaded? { values[PropertyKey(object, name)] }

    private func mentionsEarlier(_ value: Loaded) -> Bool {
        switch value {
        case .object(let object): isEarlier(object)
        case .list(let elements): elements.contains(where: mentionsEarlier)
        default: false
        }
    }
}
