import NUI
import TatamiViews

/// The meaning of names at one place of a program. While objects are made, each gets a scope in which `self` is that object and the names
/// around it keep their meaning.
///
/// The names that loops and conditions give are part of ``data``.
struct Scope {
    /// The names of the whole program.
    let names: ProgramNames
    /// The object that `self` means; nil outside of all objects, where `self` is the root.
    private(set) var current: AnyObject?

    init(_ names: ProgramNames) { self.names = names }

    /// What most scopes do not have, stored separately because every object copies its scope.
    private var more: More?

    private struct Parts {
        var inner: DataScope?
        var log: ReadingLog?
        var animation: LayoutAnimation?
        var transition: LayoutAnimation?
        var block: BlockNames?
    }

    private final class More {
        let parts: Parts

        init(_ parts: Parts) { self.parts = parts }
    }

    private func changed(_ change: (inout Parts) -> Void) -> Scope {
        var parts = more?.parts ?? Parts()
        change(&parts)
        var scope = self
        scope.more = More(parts)
        return scope
    }

    /// The data here, which has more than that of the program where a loop, a condition or a template gives names.
    var data: DataScope { more?.parts.inner ?? DataScope(names.scene) }

    /// Notes what is read while a bound value with parts is evaluated; nil elsewhere.
    var log: ReadingLog? { more?.parts.log }

    /// The animation of what data changes in the object that is filled; nil for none.
    var animation: LayoutAnimation? { more?.parts.animation }

    /// The animation with which views here come and go that have none of their own: that of the layout or item around them; nil for none.
    var transition: LayoutAnimation? { more?.parts.transition }

    /// Returns the same scope for an object with its animation, which its views share unless it is a view itself.
    func animated(by animation: LayoutAnimation?, _ object: AnyObject) -> Scope {
        if animation == nil, self.animation == nil, transition == nil { return self }
        return changed {
            $0.animation = animation
            $0.transition = object is View ? nil : animation ?? $0.transition
        }
    }

    /// Returns the same scope with other data.
    func with(_ data: DataScope) -> Scope { changed { $0.inner = data } }

    /// Returns the same scope, in which readings of data are noted.
    func reading(_ log: ReadingLog?) -> Scope { log == nil && self.log == nil ? self : changed { $0.log = log } }

    /// Returns the same scope with `object` as `self`.
    func inside(_ object: AnyObject) -> Scope {
        var scope = self
        scope.current = object
        return scope
    }

    /// The names of the row or the condition around the place; nil outside of all.
    var block: BlockNames? { more?.parts.block }

    /// The value of a name that is no constant; nil if it has none yet.
    subscript(name: String) -> Loaded? { block?[name] ?? names[name] }

    /// Returns the scope inside a row or a condition.
    func inside(_ block: BlockNames) -> Scope { changed { $0.block = block } }

    /// Gives an object an id, which is known in the row or the condition around it.
    func name(_ value: Loaded, _ id: String) {
        guard let block else {
            names[id] = value
            return
        }
        block.set(id, value)
    }

    /// Returns the view with an `:id`, or that of the item with it; nil if there is none.
    func view(_ name: String) -> View? { self[name]?.view }
}

extension Loaded {
    /// The view, or that of the item; nil for other values.
    var view: View? {
        guard case .object(let object) = self else { return nil }
        return object as? View ?? (object as? LayoutItem)?.view
    }
}

/// The names of a loaded program: the root and the ids, constants that are one object for all their uses, and outlets of the root. A name
/// keeps its object alive.
final class ProgramNames {
    private var values: [String: Loaded] = [:] { didSet { namesOfObjects = nil } }
    /// The names by their objects, computed at the first request.
    private var namesOfObjects: [ObjectIdentifier: String]?
    private var constants: [String: Loaded] = [:]
    /// What styles give to the objects of a class, if it is the same for all of them.
    var sharedStyles: [SharedStyle.Key: SharedStyle] = [:]
    /// The objects that `:property` gave to the root, the last one of each name.
    private var outlets: [String: AnyObject] = [:]
    /// The first outlet of each object. The object is retained, so that no other object gets its identifier.
    private var outletsOfObjects: [ObjectIdentifier: (path: String, object: AnyObject)] = [:]

    /// The root, or the object with that `:id`.
    subscript(name: String) -> Loaded? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// The visibility rules of the file that are alive, in the order in which they were made.
    var visibilityRules: [VisibilityRules] { looseRules.compactMap(\.rules) }
    private var looseRules: [LooseRules] = []

    private struct LooseRules {
        weak var rules: VisibilityRules?
    }

    /// The actions of the file that show and hide views, with their literals.
    private(set) var switchingActions: [(action: Action, node: ObjectNode)] = []

    /// The data of the file.
    var scene = DataScene(nil)

    /// What actions write into data and hand to methods, by the numbers of the actions.
    private(set) var dataCalls: [Int: DataCall] = [:]

    /// Adds what an action does with data, until `lifetime` ends.
    func add(_ call: DataCall) { dataCalls[call.order] = call }
    func removeDataCall(_ number: Int) { dataCalls[number] = nil }

    /// Whether the whole file is built. States that are loaded later make objects too, which are not noted.
    var isBuilt = false

    /// Notes a value that was made of a literal, if it is an action that shows or hides views.
    func note(_ value: Loaded, of node: ObjectNode) {
        guard !isBuilt, case .value(let action as Action) = value, !action.views.isEmpty else { return }
        switchingActions.append((action, node))
    }

    /// The rows and conditions that have given ids.
    var blocks = BlockTable() { didSet { namesOfObjects = nil } }

    /// Lets an object that was made find views by their names, if it has to.
    func introduce(_ object: AnyObject, in block: BlockNames?) {
        guard let rules = object as? VisibilityRules else { return }
        rules.lookUp = { [weak self, weak block] name in block?[name]?.view ?? self?.view(name) }
        looseRules.removeAll { $0.rules == nil }
        looseRules.append(LooseRules(rules: rules))
    }

    /// Returns the view with an `:id`, or that of the item with it; nil if there is none.
    func view(_ name: String) -> View? { values[name]?.view }

    /// The views with an `:id` outside of loops, by that name, and those that have only an outlet, by its name.
    var views: [String: View] {
        let outlets = outlets.filter { name(of: $0.value) == $0.key }.compactMapValues { $0 as? View }
        let named = values.merging(blocks.conditional) { own, _ in own }
        return named.reduce(into: outlets) { $0[$1.key] = $1.value.view }
    }

    /// Returns the object of a constant with a `:class`; nil until it is made.
    func constant(_ name: String) -> Loaded? { constants[name] }
    func setConstant(_ name: String, _ value: Loaded) { constants[name] = value }

    /// Notes an object that `:property` gives to the root.
    func addOutlet(_ path: String, _ object: AnyObject) {
        outlets[path] = object
        if outletsOfObjects[ObjectIdentifier(object)] == nil { outletsOfObjects[ObjectIdentifier(object)] = (path, object) }
    }

    func outlet(_ name: String) -> AnyObject? { outlets[name] }

    func outletName(of object: AnyObject) -> String? { outletsOfObjects[ObjectIdentifier(object)]?.path }

    /// Returns the `:id` of an object, otherwise the outlet that holds it. Of several ids it returns the first in alphabetical order.
    func name(of object: AnyObject) -> String? {
        let known = namesOfObjects ?? reversed()
        namesOfObjects = known
        return known[ObjectIdentifier(object)] ?? outletName(of: object)
    }

    private func reversed() -> [ObjectIdentifier: String] {
        var names: [ObjectIdentifier: String] = [:]
        func add(_ name: String, _ value: Loaded) {
            guard case .object(let object) = value else { return }
            let key = ObjectIdentifier(object)
            names[key] = names[key].map { min($0, name) } ?? name
        }
        for (name, value) in values { add(name, value) }
        blocks.each(add)
        return names
    }
}
