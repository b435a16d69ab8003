import NUI
import TatamiViews

/// What the files of a program may name besides Tatami's own classes: its classes, and the root with its outlets and actions. The
/// one table feeds the loader, the checker of the command line, and the reference.
///
///     let interface = NUISchema(root: SignIn.self, outlets: [.property("name", \.name)], actions: [.action("send", SignIn.send)])
///     let loader = NUILoader(root: SignIn(), schema: interface)
///     try interface.write(to: "schema.json")       // tatami check --schema schema.json sign-in.nui
public struct NUISchema<Root: AnyObject> {
    let rootClass: NUIClass
    let registry: ClassRegistry
    /// The program's own classes, the root's first where it is one of them; the first of the registry.
    let own: [NUIClass]

    /// - Parameters:
    ///   - root: The class of the root object.
    ///   - doc: One sentence about the root for the reference.
    ///   - outlets: The root's properties that files may set.
    ///   - actions: The methods that actions of a file may call on the root.
    ///   - classes: Further classes that files may name.
    public init(
        root: Root.Type = Root.self, doc: String = "", outlets: [NUIProperty<Root>], actions: [NUIAction<Root>] = [],
        classes: [NUIClass] = []
    ) {
        let known = Set((classes + ClassCatalogue.all).flatMap { [$0.schema.name] + $0.schema.aliases })
        let name = known.contains("\(Root.self)") ? String(reflecting: Root.self) : "\(Root.self)"
        self.init(NUIClass(name, of: Root.self, doc: doc, make: nil, outlets, actions: actions), classes, isRootOwn: true)
    }

    private init(_ rootClass: NUIClass, _ classes: [NUIClass], isRootOwn: Bool) {
        self.rootClass = rootClass
        own = (isRootOwn ? [rootClass] : []) + classes
        registry = ClassRegistry(own + ClassCatalogue.all)
    }
}

extension NUISchema where Root == Screen {
    /// For files that are loaded into a `Screen`, which takes outlets of any name.
    public init(classes: [NUIClass] = []) { self.init(.screen, classes, isRootOwn: false) }
}

extension NUISchema {
    /// All classes that files may name, Tatami's own with them, as data. Properties have no defaults here.
    public var schema: Schema { registry.schema }

    /// The same with defaults: what a new object of each class has.
    public var described: Schema {
        Schema(classes: registry.schema.classes.map(registry.withDefaults), enums: registry.schema.enums)
    }

    /// What the program adds to Tatami's classes.
    public var file: SchemaFile {
        let builtIn = Set(EnumCatalogue.schemas)
        return SchemaFile(
            root: rootClass.schema.name, classes: registry.schema.classes.prefix(own.count).map(registry.withDefaults),
            enums: registry.schema.enums.filter { !builtIn.contains($0) })
    }

    /// Writes `schema.json`, which `tatami check --schema` reads.
    ///
    /// - Throws: `SchemaFileError` where the tables do not fit together, and what the file system says.
    public func write(to path: String) throws {
        try file.write(to: path, besides: NUISchema<Screen>().schema)
    }
}
