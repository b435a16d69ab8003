import NUI
import TatamiViews

/// An object of a class that only the program has, where the class is below none of Tatami's.
final class StandIn {}

/// What objects of such classes were given, so that paths through them can be followed.
final class StandInValues {
    private var values: [ObjectIdentifier: (object: AnyObject, given: [String: NUIValue])] = [:]

    func set(_ name: String, _ value: NUIValue?, of object: AnyObject) {
        values[ObjectIdentifier(object), default: (object, [:])].given[name] = value
    }
    func get(_ name: String, of object: AnyObject) -> NUIValue? { values[ObjectIdentifier(object)]?.given[name] }
}

extension NUILoader {
    /// A loader that checks files of another program by its `schema.json`. In the place of its objects stand those of the nearest
    /// class of Tatami; it is of no use for showing anything.
    public convenience init(standingIn file: SchemaFile, searchPaths: [String] = [], strings: [String: String] = [:]) {
        let builtIn = ClassCatalogue.all, values = StandInValues()
        let known = Schema(classes: file.classes + builtIn.map(\.schema))
        let own = file.classes.map { item in
            NUIClass(item, make: item.isAbstract ? nil : Self.maker(of: item, known, builtIn), keeping: values)
        }
        let isScreen = file.root == NUIClass.screen.schema.name
        let rootClass = isScreen ? NUIClass.screen : (own.first { $0.schema.name == file.root } ?? .screen)
        let registry = ClassRegistry(own + builtIn, enums: file.enums)
        self.init(
            root: isScreen ? Screen() : StandIn(), rootClass: rootClass, registry: registry, searchPaths: searchPaths, strings: strings)
    }

    /// Makes an object of the nearest class above that Tatami has.
    private static func maker(of item: ClassSchema, _ known: Schema, _ builtIn: [NUIClass]) -> () -> AnyObject {
        for above in known.lineage(ofClass: item.name).dropFirst() {
            guard let found = builtIn.first(where: { $0.schema.name == above.name }) else { continue }
            if found.schema.name == NUIClass.layout.schema.name { return { OverlayLayout() } }
            if found.finish == nil, let make = found.make { return make }
        }
        return { StandIn() }
    }
}
