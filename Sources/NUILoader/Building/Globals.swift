import NUI

/// Everything of a load that has a name: ids, built constants, the root; and what was given to the root.
final class Globals {
    private var objects: [String: Loaded] = [:]
    private var constants: [String: Loaded] = [:]
    private var classes: [ObjectIdentifier: Made] = [:]
    /// What the root was given, in order.
    private(set) var gifts: [Gift] = []
    /// Objects handed to the root by `:property`, in order.
    var outlets: [(path: String, object: AnyObject)] = []

    /// Whether an object of the tree was named: only then can one come to lie inside itself.
    var hasReferences = false

    init(gifts: [Gift] = []) { self.gifts = gifts }

    subscript(name: String) -> Loaded? {
        get { objects[name] }
        set { objects[name] = newValue }
    }

    func constant(_ name: String) -> Loaded? { constants[name] }
    func setConstant(_ name: String, _ value: Loaded) { constants[name] = value }

    /// The class as which an object was made: several classes of NUI may make objects of one class of Swift.
    func itemClass(of object: AnyObject) -> NUIClass? {
        guard let made = classes[ObjectIdentifier(object)], made.object === object else { return nil }
        return made.item
    }
    /// - Parameter node: what the object is written as; nil for one that was not made by the file.
    func remember(_ object: AnyObject, as item: NUIClass, from node: ObjectNode? = nil) {
        classes[ObjectIdentifier(object)] = Made(object: object, item: item, node: node)
    }
    /// What may not stand where it does, with what it is written as; in the order of the files.
    var misplaced: [(fault: PlaceFault, item: NUIClass, node: ObjectNode)] {
        classes.values.compactMap { made in
            guard let object = made.object, let node = made.node, let fault = made.item.placeFault(object) else { return nil }
            return (fault, made.item, node)
        }.sorted { ($0.node.range.file.index, $0.node.range.lower) < ($1.node.range.file.index, $1.node.range.lower) }
    }

    /// Notes that the property `name` of `holder` was set for the root; `clear` takes it back.
    func gave(_ name: String, of holder: AnyObject, clear: @escaping () -> Void) {
        gifts.removeAll { $0.holder === holder && $0.name == name }
        gifts.append(Gift(holder: holder, name: name, clear: clear))
    }

    /// Lets go of everything.
    func removeAll() {
        (objects, constants, classes) = ([:], [:], [:])
        (gifts, outlets) = ([], [])
    }

    /// A property that the root, or something it holds, was given.
    struct Gift {
        weak var holder: AnyObject?
        let name: String
        let clear: () -> Void
    }

    /// Weak: what the program takes out of the tree is not kept alive by having been loaded.
    private struct Made {
        weak var object: AnyObject?
        let item: NUIClass
        let node: ObjectNode?
    }
}
