/// What a load would change in objects that were there before it: the root, and what the root held. It is carried out when all
/// of the file is known to be right, so that a file that fails changes nothing.
final class Staging {
    private struct Place: Hashable {
        let object: ObjectIdentifier
        let name: String
    }

    private var writes: [() -> Void] = []
    private var values: [Place: Loaded] = [:]
    /// Held, so that their identifiers stay theirs.
    private var earlier: [ObjectIdentifier: AnyObject] = [:]
    private(set) var isOpen = true

    init(root: AnyObject) { add(root) }

    /// Notes an object that the load did not make.
    func add(_ object: AnyObject) {
        if isOpen { earlier[ObjectIdentifier(object)] = object }
    }

    func contains(_ object: AnyObject) -> Bool { isOpen && earlier[ObjectIdentifier(object)] != nil }

    /// Carries out a write, or keeps it where it touches what was there before. An object that is to be given one of those waits
    /// for it, and so does what is written to it afterwards.
    func write(_ value: Loaded, to name: String, of object: AnyObject, _ write: @escaping () -> Void) {
        guard isOpen, contains(object) || mentionsEarlier(value) else { return write() }
        add(object)
        writes.append(write)
        values[Place(object: ObjectIdentifier(object), name: name)] = value
    }

    /// What is to be written to a property.
    func value(of name: String, in object: AnyObject) -> Loaded? {
        isOpen ? values[Place(object: ObjectIdentifier(object), name: name)] : nil
    }

    /// Carries everything out; from here on writes are not kept.
    func commit() {
        isOpen = false
        for write in writes { write() }
        (writes, values, earlier) = ([], [:], [:])
    }

    private func mentionsEarlier(_ value: Loaded) -> Bool {
        switch value {
        case .object(let object): contains(object)
        case .list(let elements): elements.contains(where: mentionsEarlier)
        default: false
        }
    }
}
