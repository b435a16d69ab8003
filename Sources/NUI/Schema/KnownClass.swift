/// A class of a schema with its number. A class in Swift too, so that passing it on copies nothing.
public final class KnownClass: Sendable {
    /// Its index in ``Schema/classes``.
    public let number: Int
    /// The description of the class.
    public let schema: ClassSchema

    /// The name of the class.
    public var name: String { schema.name }

    init(number: Int, schema: ClassSchema) {
        self.number = number
        self.schema = schema
    }
}

/// A property together with the class that declares it.
public final class OwnedProperty: Sendable {
    /// Its index in the properties of its class.
    public let index: Int
    /// The index of its class in ``Schema/classes``.
    public let owner: Int
    /// The description of the property.
    public let property: PropertySchema

    init(index: Int, owner: Int, property: PropertySchema) {
        self.index = index
        self.owner = owner
        self.property = property
    }
}

/// The properties of a class, inherited ones included, with their names. A class in Swift too, so that finding one copies nothing.
final class ClassTable: Sendable {
    /// The own properties.
    let own: [OwnedProperty]
    /// The own properties and those of the ancestors.
    private let all: [OwnedProperty]
    /// The positions of the names and aliases in `all`. The nearest class with a name counts, and the first of its properties.
    private let index: NameTable
    /// The property that holds any view or layout; nil for all classes but those of items.
    let itemView: OwnedProperty?

    /// Creates the table of a class from its own properties, its index and the table of its parent.
    init(_ properties: [PropertySchema], owner: Int, parent: ClassTable?) {
        own = properties.enumerated().map { OwnedProperty(index: $0.offset, owner: owner, property: $0.element) }
        var index = NameTable()
        for found in own {
            for name in [found.property.name] + found.property.aliases { index.add(name, found.index) }
        }
        for entry in parent?.index.entries ?? [] { index.add(entry.name, own.count + entry.number) }
        self.index = index
        all = own + (parent?.all ?? [])
        itemView = own.first { $0.property.type == .itemView } ?? parent?.itemView
    }

    /// The names and aliases of all properties.
    var names: some Sequence<String> { index.names }

    subscript(name: String) -> OwnedProperty? { index[name].map { all[$0] } }
}

/// The own properties of all classes, with the index of one of each name: of one with the name itself, if there is one, before those with
/// an alias.
struct AllProperties: Sendable {
    let properties: [OwnedProperty]
    private(set) var names = NameTable()

    init(_ properties: [OwnedProperty]) {
        self.properties = properties
        for (index, found) in properties.enumerated() { names.add(found.property.name, index) }
        for (index, found) in properties.enumerated() {
            for alias in found.property.aliases { names.add(alias, index) }
        }
    }
}
