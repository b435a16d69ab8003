import NUI

/// What names mean at one place of a program. It is handed inwards while objects are made: each object gets a scope in which `self` is
/// that object, and the names around it keep their meaning.
///
/// A scope is where further names of a part of a file belong, such as the item of a loop: they are looked up before the names of the
/// whole program, and nothing else has to know of them.
struct Scope {
    /// The names of the whole program.
    let names: ProgramNames
    /// What `self` means; nil outside of any object, where it is the root.
    private(set) var current: AnyObject?

    init(_ names: ProgramNames) { self.names = names }

    /// The same scope inside `object`.
    func inside(_ object: AnyObject) -> Scope {
        var scope = self
        scope.current = object
        return scope
    }

    /// What a name that is no constant stands for; nil where nothing has it yet.
    subscript(name: String) -> Loaded? { names[name] }
}

/// The names of a loaded program: the root and the ids, constants that are one object for all their uses, and outlets of the root.
/// A name keeps its object alive.
final class ProgramNames {
    private var values: [String: Loaded] = [:] { didSet { namesOfObjects = nil } }
    /// The other way round, from the first question on.
    private var namesOfObjects: [ObjectIdentifier: String]?
    private var constants: [String: Loaded] = [:]
    /// The objects that `:property` gave to the root, the last one of each name.
    private var outlets: [String: AnyObject] = [:]
    /// The first outlet of each object, which is held so that its identifier stays its own.
    private var outletsOfObjects: [ObjectIdentifier: (path: String, object: AnyObject)] = [:]

    /// The root or the object with that `:id`.
    subscript(name: String) -> Loaded? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// The object that a constant with a `:class` is, once it is made.
    func constant(_ name: String) -> Loaded? { constants[name] }
    func setConstant(_ name: String, _ value: Loaded) { constants[name] = value }

    /// Enters an object that `:property` gives to the root.
    func addOutlet(_ path: String, _ object: AnyObject) {
        outlets[path] = object
        if outletsOfObjects[ObjectIdentifier(object)] == nil { outletsOfObjects[ObjectIdentifier(object)] = (path, object) }
    }

    func outlet(_ name: String) -> AnyObject? { outlets[name] }

    func outletName(of object: AnyObject) -> String? { outletsOfObjects[ObjectIdentifier(object)]?.path }

    /// The `:id` of an object, else the outlet that holds it. Of several ids the first in alphabetical order.
    func name(of object: AnyObject) -> String? {
        let known = namesOfObjects ?? reversed()
        namesOfObjects = known
        return known[ObjectIdentifier(object)] ?? outletName(of: object)
    }

    private func reversed() -> [ObjectIdentifier: String] {
        var names: [ObjectIdentifier: String] = [:]
        for (name, value) in values {
            guard case .object(let object) = value else { continue }
            let key = ObjectIdentifier(object)
            names[key] = names[key].map { min($0, name) } ?? name
        }
        return names
    }
}
