import NUI
import NUIData
import Observation
import TatamiData
import TatamiViews

/// All that the files of a program may name besides Tatami's own classes: the program's classes, the root with its outlets and actions, and
/// the tables of its data.
/// The loader, the checker of the command line and the reference use this one table.
///
///     let interface = NUISchema(root: SignIn.self, outlets: [.property("name", \.name)], actions: [.action("send", SignIn.send)])
///     let loader = NUILoader(root: SignIn(), schema: interface)
///     try interface.write(to: "schema.json")       // tatami check --schema schema.json sign-in.nui
public struct NUISchema<Root: AnyObject> {
    let rootClass: NUIClass
    let registry: ClassRegistry
    /// The program's own classes; the root's comes first if it is one of them. They are the first of the registry.
    let own: [NUIClass]
    /// The tables of the types of the program's data; the first is that of the model.
    private var records: [RecordTableSchema] = []

    /// Creates a schema for files that are loaded into an object of the program.
    ///
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
        let short = "\(Root.self)"
        let isTaken =
            ClassRegistry.builtIn.named(short) != nil || classes.contains { $0.schema.name == short || $0.schema.aliases.contains(short) }
        let name = isTaken ? String(reflecting: Root.self) : short
        self.init(NUIClass(name, of: Root.self, doc: doc, make: nil, outlets, actions: actions), classes, isRootOwn: true)
    }

    private init(_ rootClass: NUIClass, _ classes: [NUIClass], isRootOwn: Bool) {
        self.rootClass = rootClass
        own = (isRootOwn ? [rootClass] : []) + classes
        registry = own.isEmpty ? .builtIn : ClassRegistry(own + ClassCatalogue.all(besides: own.map(\.schema)))
    }
}

extension NUISchema where Root == Screen {
    /// Creates a schema for files that are loaded into a `Screen`, which accepts outlets of any name.
    public init(classes: [NUIClass] = []) { self.init(.screen, classes, isRootOwn: false) }
}

extension NUISchema {
    /// Returns the same schema with the data that files show: the tables of a class, and of all types in its fields, with which
    /// `tatami check --schema` compares the `:model` of files.
    ///
    ///     try NUISchema(classes: []).showing(App.self).write(to: "schema.json")
    public func showing<Model: NUIRecord & AnyObject & Observable>(_ model: Model.Type) -> NUISchema {
        var schema = self
        schema.records = Model.nuiRecord.schemas
        return schema
    }

    /// All classes that files may name, including Tatami's own, as data. Only properties that bound others have defaults here.
    public var schema: Schema { registry.schema }

    /// The same classes with defaults, which are the values of a new object of each class.
    public var described: Schema {
        Schema(classes: registry.schema.classes.map(registry.withDefaults), enums: registry.schema.enums)
    }

    /// The classes and enumerations that the program adds to Tatami's own.
    public var file: SchemaFile {
        let builtIn = Set(EnumCatalogue.schemas)
        return SchemaFile(
            root: rootClass.schema.name, classes: registry.schema.classes.prefix(own.count).map(registry.withDefaults),
            enums: registry.schema.enums.filter { !builtIn.contains($0) }, model: records.first?.name, records: records)
    }

    /// Writes `schema.json`, which `tatami check --schema` reads.
    ///
    /// - Throws: `SchemaFileError` if the tables do not fit together, and errors of the file system.
    public func write(to path: String) throws {
        try file.write(to: path, besides: NUISchema<Screen>().schema)
    }
}
