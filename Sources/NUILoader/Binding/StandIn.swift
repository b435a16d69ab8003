import NUI
import TatamiData
import TatamiViews

/// An object that stands for one of a class that only the program has and that derives from none of Tatami's classes.
final class StandIn {}

/// The property values of stand-in objects, so that paths through them can be followed, and the classes that had stand-ins.
final class StandInValues {
    /// What each object was given, by the names of its properties.
    private var given = WeakTable<[String: NUIValue]>()
    /// The classes of which objects were made, with the class of Tatami that stands for each.
    var models: [String: String] = [:]

    func set(_ name: String, _ value: NUIValue?, of object: AnyObject) {
        var values = given[object] ?? [:]
        values[name] = value
        given[object] = values
    }
    func get(_ name: String, of object: AnyObject) -> NUIValue? { given[object]?[name] }
}

/// The classes of another program, from its `schema.json`, prepared once for all loaders that check or show its files.
public struct StandInClasses {
    fileprivate let registry: ClassRegistry
    private let isScreen: Bool
    fileprivate let rootClass: NUIClass
    fileprivate let data: (model: String, records: [RecordTableSchema])?
    fileprivate let values = StandInValues()

    /// Prepares the classes of a schema file. An object of such a class is one of its nearest superclass that Tatami has.
    public init(_ file: SchemaFile) {
        let own: [NUIClass]
        if file.classes.isEmpty && file.enums.isEmpty {
            (own, registry) = ([], .builtIn)
        } else {
            let builtIn = ClassCatalogue.all(besides: file.classes)
            let values = values
            let known = Schema(classes: file.classes + builtIn.map(\.schema))
            own = file.classes.map { item in
                NUIClass(item, make: item.isAbstract ? nil : Self.maker(of: item, known, builtIn, values), keeping: values)
            }
            registry = ClassRegistry(own + builtIn, enums: file.enums)
        }
        data = file.model.map { ($0, file.records) }
        isScreen = file.root == NUIClass.screen.schema.name
        rootClass = isScreen ? .screen : (own.first { $0.schema.name == file.root } ?? .screen)
    }

    fileprivate func newRoot() -> AnyObject { isScreen ? Screen() : StandIn() }

    /// Returns a function that makes an object of the nearest superclass that Tatami has, or a `StandIn`.
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
    /// Creates a loader that checks and shows files of another program, using the `schema.json` of that program.
    ///
    /// Objects of the nearest superclass that Tatami has stand in for the program's own objects; they do nothing that the program's own
    /// would do. ``standIns`` lists them.
    public convenience init(standingIn file: SchemaFile, searchPaths: [String] = [], strings: [String: String] = [:]) {
        self.init(standingIn: StandInClasses(file), searchPaths: searchPaths, strings: strings)
    }

    /// Creates a loader like `init(standingIn:searchPaths:strings:)` with classes that several loaders share.
    public convenience init(standingIn classes: StandInClasses, searchPaths: [String] = [], strings: [String: String] = [:]) {
        self.init(
            root: classes.newRoot(), rootClass: classes.rootClass, registry: classes.registry, searchPaths: searchPaths, strings: strings)
        standInValues = classes.values
        programData = classes.data
    }

    /// The classes of another program of which the loaded files have made objects, sorted by name, each with the class of Tatami whose
    /// objects stand for it. If that is `Layout` itself, the loader does not know how such a layout places its items.
    public var standIns: [(name: String, model: String)] {
        (standInValues?.models ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The view that the root has under the name `view`; nil if it has none.
    public var shownView: View? {
        if let screen = root as? Screen { return screen.view }
        guard case .object(let view)? = registry.binding(of: "view", in: rootClass)?.get(of: root) else { return nil }
        return view as? View
    }
}
