import NUI
import TatamiViews

/// An object of a class that only the program has, where the class is below none of Tatami's.
final class StandIn {}

/// What objects of such classes were given, so that paths through them can be followed, and which classes there were.
final class StandInValues {
    private struct Entry {
        weak var object: AnyObject?
        var given: [String: NUIValue] = [:]
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// How many there may be until those of objects that are gone are removed.
    private var room = 64
    /// The classes of which objects were made, with the class of Tatami that stands for each.
    var models: [String: String] = [:]

    func set(_ name: String, _ value: NUIValue?, of object: AnyObject) {
        let key = ObjectIdentifier(object)
        if entries[key]?.object !== object {
            if entries.count >= room {
                entries = entries.filter { $0.value.object != nil }
                room = max(64, 2 * entries.count)
            }
            entries[key] = Entry(object: object)
        }
        entries[key]?.given[name] = value
    }
    func get(_ name: String, of object: AnyObject) -> NUIValue? {
        entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.given[name] : nil }
    }
}

/// The classes of another program, by its `schema.json`, for the loaders that stand in for it: worked out once, however many there are.
public struct StandInClasses {
    fileprivate let registry: ClassRegistry
    private let isScreen: Bool
    fileprivate let rootClass: NUIClass
    fileprivate let values = StandInValues()

    public init(_ file: SchemaFile) {
        let builtIn = ClassCatalogue.all
        let values = values
        let known = Schema(classes: file.classes + builtIn.map(\.schema))
        let own = file.classes.map { item in
            NUIClass(item, make: item.isAbstract ? nil : Self.maker(of: item, known, builtIn, values), keeping: values)
        }
        isScreen = file.root == NUIClass.screen.schema.name
        rootClass = isScreen ? .screen : (own.first { $0.schema.name == file.root } ?? .screen)
        registry = ClassRegistry(own + builtIn, enums: file.enums)
    }

    fileprivate func newRoot() -> AnyObject { isScreen ? Screen() : StandIn() }

    /// Makes an object of the nearest class above that Tatami has.
    private static func maker(
        of item: ClassSchema, _ known: Schema, _ builtIn: [NUIClass], _ values: StandInValues
    ) -> () -> AnyObject {
        for above in known.lineage(ofClass: item.name).dropFirst() {
            guard let found = builtIn.first(where: { $0.schema.name == above.name }), found.finish == nil else { continue }
            guard let make = found.schema.name == NUIClass.layout.schema.name ? { OverlayLayout() } : found.make else { continue }
            return {
                values.models[item.name] = found.schema.name
                return make()
            }
        }
        return { StandIn() }
    }
}

extension NUILoader {
    /// A loader that checks and shows files of another program by its `schema.json`. In the place of its objects stand those of the
    /// nearest class of Tatami, which know nothing of what the program's own do; ``standIns`` tells which there are.
    public convenience init(standingIn file: SchemaFile, searchPaths: [String] = [], strings: [String: String] = [:]) {
        self.init(standingIn: StandInClasses(file), searchPaths: searchPaths, strings: strings)
    }

    /// The same with classes that other loaders use as well.
    public convenience init(standingIn classes: StandInClasses, searchPaths: [String] = [], strings: [String: String] = [:]) {
        self.init(
            root: classes.newRoot(), rootClass: classes.rootClass, registry: classes.registry, searchPaths: searchPaths, strings: strings)
        standInValues = classes.values
    }

    /// The classes of another program of which the loaded files make objects, in the order of their names, with the class whose objects
    /// stand for them. Where that is `Layout` itself, nothing knows how they are laid out.
    public var standIns: [(name: String, model: String)] {
        (standInValues?.models ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// What the root holds under the name `view`.
    public var shownView: View? {
        if let screen = root as? Screen { return screen.view }
        guard case .object(let view)? = registry.binding(of: "view", in: rootClass)?.get(of: root) else { return nil }
        return view as? View
    }
}
