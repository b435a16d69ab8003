/// The changes of a load to objects that were there before it: the root, and the objects that the root held. They are carried out when the
/// whole file is known to be correct, so that a file that fails changes nothing.
final class Transaction {
    /// The writes in the order in which they are carried out.
    private(set) var writes: [() -> Void] = []
    private var values: [PropertyKey: Loaded] = [:]
    /// The earlier objects besides the root. They are retained, so that no other object gets their identifiers.
    private var others: [ObjectIdentifier: AnyObject] = [:]
    /// The root, which is the only earlier object in most loads.
    private let root: AnyObject

    init(root: AnyObject) { self.root = root }

    /// Adds an object that the load did not make.
    func add(_ object: AnyObject) {
        if object !== root { others[ObjectIdentifier(object)] = object }
    }

    func isEarlier(_ object: AnyObject) -> Bool {
        object === root || !others.isEmpty && others[ObjectIdentifier(object)] != nil
    }

    /// Whether a write of a value to an object affects an earlier object, so that it must wait.
    func concerns(_ value: Loaded, for object: AnyObject) -> Bool { isEarlier(object) || mentionsEarlier(value) }

    /// Keeps a write that affects an earlier object, and returns whether it did. An object that will be given an earlier one waits for
    /// that, and so does all that is written to it afterwards.
    func keeps(_ value: Loaded, for name: String, of object: AnyObject, _ write: @escaping () -> Void) -> Bool {
        guard concerns(value, for: object) else { return false }
        add(object)
        writes.append(write)
        values[PropertyKey(object, name)] = value
        return true
    }

    /// Returns the value that will be written to a property; nil if none waits.
    func value(of name: String, in object: AnyObject) -> Loaded? { values[PropertyKey(object, name)] }

    private func mentionsEarlier(_ value: Loaded) -> Bool {
        switch value {
        case .object(let object): isEarlier(object)
        case .list(let elements): elements.contains(where: mentionsEarlier)
        default: false
        }
    }
}
