import NUI

/// Everything of a load that has a name: ids, built constants, the root; and what was given to the root.
final class Globals {
    private var objects: [String: Loaded] = [:]
    private var constants: [String: Loaded] = [:]
    private var classes: [ObjectIdentifier: (object: AnyObject, item: NUIClass)] = [:]
    /// Properties of the root that were set, in order.
    var assignedToRoot: [String] = []
    /// Objects handed to the root by `:property`, in order.
    var outlets: [(path: String, object: AnyObject)] = []

    subscript(name: String) -> Loaded? {
        get { objects[name] }
        set { objects[name] = newValue }
    }

    func constant(_ name: String) -> Loaded? { constants[name] }
    func setConstant(_ name: String, _ value: Loaded) { constants[name] = value }

    /// The class as which an object was made: several classes of NUI may make objects of one class of Swift.
    func itemClass(of object: AnyObject) -> NUIClass? { classes[ObjectIdentifier(object)]?.item }
    func remember(_ object: AnyObject, as item: NUIClass) { classes[ObjectIdentifier(object)] = (object, item) }

    /// Lets go of everything.
    func removeAll() {
        (objects, constants, classes) = ([:], [:], [:])
        (assignedToRoot, outlets) = ([], [])
    }
}
