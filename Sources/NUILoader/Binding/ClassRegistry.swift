import NUI

/// All classes a loader knows, found by name or by object.
struct ClassRegistry {
    private let classes: [NUIClass]
    private let index: [String: Int]
    let schema: Schema

    init(_ classes: [NUIClass]) {
        self.classes = classes
        var index: [String: Int] = [:]
        for (number, item) in classes.enumerated() {
            for name in [item.schema.name] + item.schema.aliases where index[name] == nil { index[name] = number }
        }
        self.index = index
        schema = Schema(classes: classes.map(\.schema), enums: EnumCatalogue.schemas)
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
        guard let schema = schema.property(property, ofClass: item.schema.name) else { return nil }
        var next: NUIClass? = item
        while let current = next {
            if current.schema.properties.contains(where: { $0.name == schema.name && ($0.name == property || $0.aliases.contains(property)) }) {
                return (current, schema)
            }
            next = current.schema.parent.flatMap(named)
        }
        return nil
    }
}
