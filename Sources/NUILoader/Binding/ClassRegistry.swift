import NUI

/// All classes that a loader knows. Finds them by name or by object.
struct ClassRegistry {
    private let classes: [NUIClass]
    private let index: [String: Int]
    /// The number of classes before those of the catalogue.
    private let catalogueStart: Int
    let schema: Schema
    /// The bindings of the properties of each class.
    private let bindings: [MadeOnce<[PropertyBinding]>]

    /// Tatami's own classes, made once for all loaders without others. Nothing in it changes but what any thread may make when it is first
    /// asked for, so several threads may read it at once.
    nonisolated(unsafe) static let builtIn = ClassRegistry(ClassCatalogue.all)

    /// Creates a registry. The properties of Tatami's own classes are not listed for it: all their enumerations are in the catalogue.
    ///
    /// - Parameters:
    ///   - classes: The classes that files may name.
    ///   - enums: The enumerations of classes whose tables do not have them.
    init(_ classes: [NUIClass], enums: [EnumSchema] = []) {
        self.classes = classes
        var index: [String: Int] = [:]
        for (number, item) in classes.enumerated() {
            for name in [item.schema.name] + item.schema.aliases where index[name] == nil { index[name] = number }
        }
        self.index = index
        catalogueStart = classes.firstIndex { $0.catalogueNumber != nil } ?? classes.count
        let own = classes.filter { $0.catalogueNumber == nil }
        let schema = Schema(
            classes: Self.schemas(of: classes, index), enums: Self.merged(enums + own.flatMap { $0.properties.flatMap(\.enums) }))
        self.schema = schema
        bindings = classes.enumerated().map { number, item in
            MadeOnce { zip(schema.classes[number].properties, item.properties).map(PropertyBinding.init) }
        }
    }

    /// Returns the schemas. Swift classes in their types get the names that files use; a class that files cannot name becomes any.
    private static func schemas(of classes: [NUIClass], _ index: [String: Int]) -> [ClassSchema] {
        let swift = Dictionary(
            classes.map { (TypeName.full($0.type), $0.schema.name) }, uniquingKeysWith: { first, _ in first })
        return classes.map { item in
            let schema = item.schema
            var listed = schema.listing {
                schema.properties.map { property in
                    var property = property
                    property.type = property.type.renamingClasses { name in
                        swift[name] ?? (index[name] == nil ? nil : name)
                    }
                    return property
                }
            }
            // What a program adds is listed by its thread, and kept without what listed it.
            if item.catalogueNumber == nil { listed.properties = listed.properties }
            return listed
        }
    }

    /// Returns the enumerations of the catalogue and those of the classes' properties, each once. Two that share a name but differ both
    /// stay, since that is a fault of the tables.
    private static func merged(_ enums: [EnumSchema]) -> [EnumSchema] {
        var result = EnumCatalogue.schemas
        var seen = Set(result)
        for item in enums where seen.insert(item).inserted { result.append(item) }
        return result
    }

    func named(_ name: String) -> NUIClass? { index[name].map { classes[$0] } }

    /// The class for a class of the schema.
    subscript(known: KnownClass) -> NUIClass { classes[known.number] }

    /// Returns the class that describes an object made elsewhere: that of its own type, otherwise of the nearest superclass.
    func describing(_ object: AnyObject) -> NUIClass? {
        var type: AnyClass? = Swift.type(of: object)
        while let current = type {
            if let found = classes.first(where: { $0.type == current }) { return found }
            type = _getSuperclass(current)
        }
        return nil
    }

    /// Returns the property of a name or alias that the class or one of its superclasses has.
    func binding(of property: String, in item: NUIClass) -> PropertyBinding? {
        let found =
            if let number = number(of: item) {
                schema.ownedProperty(property, of: number)
            } else {
                schema.ownedProperty(property, ofClass: item.schema.name)
            }
        return found.map { bindings[$0.owner].value[$0.index] }
    }

    /// Returns the number of a class of the catalogue without looking for its name; nil for other classes, and if one was left out.
    private func number(of item: NUIClass) -> Int? {
        guard let number = item.catalogueNumber, catalogueStart + number < classes.count, classes[catalogueStart + number] === item else {
            return nil
        }
        return catalogueStart + number
    }

    /// Returns the class and its superclasses, nearest first.
    func lineage(of item: NUIClass) -> [NUIClass] { schema.lineage(ofClass: item.schema.name).compactMap { named($0.name) } }
}

extension ValueType {
    /// Returns the type with its classes renamed; a class for which `rename` returns nil becomes any.
    fileprivate func renamingClasses(_ rename: (String) -> String?) -> ValueType {
        switch self {
        case .object(let name): rename(name).map(ValueType.object) ?? .any
        case .array(let element): .array(of: element.renamingClasses(rename))
        case .oneOf(let types): .oneOf(types.map { $0.renamingClasses(rename) })
        default: self
        }
    }
}

/// A property of a class that files can name, looked up once for all files.
final class PropertyBinding {
    /// The schema of the property, in which Swift classes have the names of the registry.
    let schema: PropertySchema
    /// The name and the type of the schema. Every assignment asks for them, and the schema as a whole takes long to copy.
    let name: String
    let type: ValueType
    private let property: AnyNUIProperty
    /// True if its text is a key in the table of texts.
    let isLocalized: Bool
    /// True if its values are parts of the tree of views, layouts and items.
    let isOfTree: Bool
    /// True if it takes values of any type.
    let isAny: Bool

    init(_ schema: PropertySchema, _ property: AnyNUIProperty) {
        self.schema = schema
        (name, type) = (schema.name, schema.type)
        self.property = property
        isLocalized = schema.name.hasPrefix("localized")
        isOfTree = schema.type.isOfTree
        isAny = schema.type == .any
    }

    /// The warning for a property that is accepted for old files and has no effect.
    var note: String? { property.note }
    /// True for a property that files can read and walk through but not assign.
    var isReadOnly: Bool { property.isReadOnly }
    /// Shows the rows of loops, whose objects are made when they come into sight; nil for a property that gets all objects.
    var onDemand: ((AnyObject, OnDemandList) -> Void)? { property.onDemand }
    /// The properties that it sets instead.
    var parts: [String] { property.parts }

    /// Returns a function that sets the property to `value`; nil if that is of another kind, or if the object does not have the property.
    func writing(_ value: Loaded, of object: AnyObject) -> (() -> Void)? {
        accepts(object) ? setter(of: value).map { set in { _ = set(object) } } : nil
    }

    /// Whether an object has the property: it is of the class whose table has it.
    func accepts(_ object: AnyObject) -> Bool { property.accepts(object) }

    /// Whether its values are objects, which no two objects of a file may share.
    var isOfClass: Bool { property.isOfClass }

    /// Returns a function that sets the property of any object to `value`; nil if that is of another kind. The function returns false if
    /// the object does not have the property.
    func setter(of value: Loaded) -> ((AnyObject) -> Bool)? { property.prepare(NUIValue(value)) }

    /// Returns what is wrong with a value that cannot be set; nil if it is of another kind.
    func fault(in value: Loaded) -> NUIFault? { property.fault(in: NUIValue(value)) }

    /// All objects of a property to which assignments add; empty for other properties.
    func elements(of object: AnyObject) -> [AnyObject] { property.list?.read(object) ?? [] }

    /// Replaces elements of an array of objects.
    ///
    /// - Parameters:
    ///   - old: The elements to replace.
    ///   - new: The elements that take their places.
    ///   - anchor: The element behind which they begin if none of the old ones is there; nil for the start.
    ///   - isOfFile: Whether the file made an element. Elements of the program stay behind the one that they followed.
    func replace(
        _ old: [ObjectIdentifier], with new: [Loaded], behind anchor: AnyObject?, in object: AnyObject, _ isOfFile: (AnyObject) -> Bool
    ) {
        guard let list = property.list else {
            if !schema.appends { writing(.list(new), of: object)?() }
            return
        }
        let coming = new.compactMap { if case .object(let element) = $0 { element } else { nil } }
        list.write(object, Self.merged(list.read(object), old, coming, behind: anchor, isOfFile))
    }

    /// Returns the elements with some of them replaced.
    static func merged(
        _ present: [AnyObject], _ old: [ObjectIdentifier], _ new: [AnyObject], behind anchor: AnyObject?, _ isOfFile: (AnyObject) -> Bool
    ) -> [AnyObject] {
        let leaving = Set(old)
        let coming = Set(new.map(ObjectIdentifier.init))
        let anchored = anchor.flatMap { anchor in present.firstIndex { $0 === anchor } }.map { $0 + 1 } ?? 0
        let start = present.firstIndex { leaving.contains(ObjectIdentifier($0)) } ?? anchored
        var result = present[..<start].filter { !coming.contains(ObjectIdentifier($0)) }
        var rest = present[start...]
        // The elements of the program, by the last element of ours that stays before them.
        var followers: [ObjectIdentifier: [AnyObject]] = [:]
        var last: ObjectIdentifier?
        while let element = rest.first {
            let identity = ObjectIdentifier(element)
            if coming.contains(identity) {
                last = identity
            } else if !leaving.contains(identity) {
                // What another part of the file gave ends ours.
                if isOfFile(element) { break }
                if let last { followers[last, default: []].append(element) } else { result.append(element) }
            }
            rest.removeFirst()
        }
        for element in new { result += [element] + (followers[ObjectIdentifier(element)] ?? []) }
        return result + rest.filter { !coming.contains(ObjectIdentifier($0)) && !leaving.contains(ObjectIdentifier($0)) }
    }

    func get(of object: AnyObject) -> Loaded? { property.read(object)?.loaded }
    func clear(of object: AnyObject) { property.clear(object) }
    /// Returns a function that restores the present value.
    func snapshot(of object: AnyObject) -> (() -> Void)? { property.snapshot(object) }
}
