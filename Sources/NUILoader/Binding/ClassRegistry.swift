import NUI

/// All classes a loader knows, found by name or by object.
struct ClassRegistry {
    private let classes: [NUIClass]
    private let index: [String: Int]
    let schema: Schema

    /// - Parameter enums: those of classes that do not tell them.
    init(_ classes: [NUIClass], enums: [EnumSchema] = []) {
        self.classes = classes
        var index: [String: Int] = [:]
        for (number, item) in classes.enumerated() {
            for name in [item.schema.name] + item.schema.aliases where index[name] == nil { index[name] = number }
        }
        self.index = index
        schema = Schema(classes: Self.schemas(of: classes), enums: Self.merged(enums + classes.flatMap(\.enums)))
    }

    /// The schemas, with the Swift classes in their types called by the names that files use; what files cannot name is any.
    private static func schemas(of classes: [NUIClass]) -> [ClassSchema] {
        let files = Set(classes.flatMap { [$0.schema.name] + $0.schema.aliases })
        let swift = Dictionary(
            classes.map { (String(reflecting: $0.type), $0.schema.name) }, uniquingKeysWith: { first, _ in first })
        return classes.map { item in
            var schema = item.schema
            for index in schema.properties.indices {
                schema.properties[index].type = schema.properties[index].type.renamingClasses { name in
                    swift[name] ?? (files.contains(name) ? name : nil)
                }
            }
            return schema
        }
    }

    /// The catalogue's enumerations and those of the classes' properties, each once. Two that share a name and differ both stay:
    /// that is a fault of the tables.
    private static func merged(_ enums: [EnumSchema]) -> [EnumSchema] {
        var result = EnumCatalogue.schemas, seen = Set(result)
        for item in enums where seen.insert(item).inserted { result.append(item) }
        return result
    }

    func named(_ name: String) -> NUIClass? { index[name].map { classes[$0] } }

    /// The class that describes an object made elsewhere: that of its own type, else the nearest one above.
    func describing(_ object: AnyObject) -> NUIClass? {
        var type: AnyClass? = Swift.type(of: object)
        while let current = type {
            if let found = classes.first(where: { $0.type == current }) { return found }
            type = _getSuperclass(current)
        }
        return nil
    }

    /// The class, or the class above it, that has the property of that name or alias, with the property's canonical name.
    func owner(of property: String, in item: NUIClass) -> (NUIClass, PropertySchema)? {
        schema.ownedProperty(property, ofClass: item.schema.name).map { (classes[$0.owner], $0.property) }
    }

    /// The class and those above it, nearest first.
    func lineage(of item: NUIClass) -> [NUIClass] { schema.lineage(ofClass: item.schema.name).compactMap { named($0.name) } }
}

extension ValueType {
    /// The type with its classes called by other names; a class that gets none becomes any.
    fileprivate func renamingClasses(_ rename: (String) -> String?) -> ValueType {
        switch self {
        case .object(let name): rename(name).map(ValueType.object) ?? .any
        case .array(let element): .array(of: element.renamingClasses(rename))
        case .oneOf(let types): .oneOf(types.map { $0.renamingClasses(rename) })
        default: self
        }
    }
}
