/// Resolves names: styles, constants, ids and classes. The checker and the loader both use it, so that they cannot disagree.
public struct Resolver: Sendable {
    /// The program whose names are resolved.
    public let program: Program
    /// The classes and enumerations that names may refer to.
    public let schema: Schema
    /// The name in the first `:id` of each spelling.
    public let ids: [String: Name]
    let graph: DefinitionGraph
    /// The data that the program declares.
    public let data: DataSchema
    /// True if system properties with misspelt names count as the property that was probably meant, so that a checker does not report
    /// errors that only follow from the misspelling.
    let readsMisspelt: Bool
    private let hasStrangeNames: Bool
    /// The names of the properties that states set.
    private(set) var statedNames = StatedNames()

    /// Collects the ids of a program and examines how its definitions refer to each other.
    public init(_ program: Program, _ schema: Schema) {
        self.init(program, schema, readsMisspelt: false)
    }

    init(_ program: Program, _ schema: Schema, readsMisspelt: Bool) {
        self.program = program
        self.schema = schema
        self.readsMisspelt = readsMisspelt
        let found = IDCollector(program, readsMisspelt)
        ids = found.ids
        data = DataSchema(program)
        hasStrangeNames = found.hasStrangeNames
        graph = DefinitionGraph(program, schema, ids: found.ids, readsMisspelt)
        statedNames = StatedNames(self)
    }

    /// Returns a resolver that reads misspelt system properties, for a checker.
    func readingMisspelt() -> Resolver { hasStrangeNames && !readsMisspelt ? Resolver(program, schema, readsMisspelt: true) : self }

    /// All errors and warnings in the syntax, the files and imports, and the references between definitions, in file order.
    public var definitionDiagnostics: [Diagnostic] { program.diagnostics(with: graph.issues) }

    /// True if styles and constants expand beyond the limits. Nothing is expanded then.
    public var isTooLarge: Bool { graph.isTooLarge }
}

// MARK: Names

/// The meaning of the first name of a path on the right of `=`.
public enum Meaning: Sendable {
    /// A case of an enumeration that the expected type allows.
    case enumCase(EnumSchema, EnumSchema.Case)
    /// `YES` or `NO`.
    case bool(Bool)
    /// `self`: the object whose property is being assigned.
    case current
    /// The root object.
    case root
    /// The object with this `:id`.
    case object(id: String)
    /// A case of an enumeration of the model, such as `Filter.All`. Its text is its name.
    case dataCase(String)
    /// The value of a constant.
    case constant(Definition)
    /// A constant whose value refers to the constant itself.
    case cyclic(Definition)
    /// No object, constant or case has the name.
    case unknown
}

extension Resolver {
    /// Returns the meaning of `path` in a place that expects a value of `type`; a nil `type` means that it is not known.
    ///
    /// Names are looked up in this order: a case of an expected enumeration, `YES` and `NO`, `self`, the root and the ids, constants, and the
    /// roles of colors, so that a file may call something of its own `accent`. Where only a color fits, a role comes before the ids.
    /// Cases, `YES` and `NO` must be whole paths; in all other paths the further names are properties.
    public func meaning(of path: NamePath, expecting type: ValueType?) -> Meaning {
        let name = path.first.text
        if path.single != nil {
            if let found = enumCase(name, in: type) { return .enumCase(found.0, found.1) }
            if name == "YES" || name == "NO" { return .bool(name == "YES") }
        }
        if path.single == nil, let found = data.enumerationCase(path) { return .dataCase(found) }
        if name == "self" { return .current }
        if let root = program.root, root.name.text == name { return .root }
        if ids[name] != nil {
            if path.single != nil, type == .color, program.definitions[.constant, name] == nil, let role = colorRole(name, in: type) {
                return .enumCase(role.0, role.1)
            }
            return .object(id: name)
        }
        guard let constant = program.definitions[.constant, name], !graph.emptyReferences.contains(path.first.range) else {
            return path.single.flatMap { _ in colorRole(name, in: type) }.map { .enumCase($0.0, $0.1) } ?? .unknown
        }
        return graph.closingReferences.contains(path.first.range) ? .cyclic(constant) : .constant(constant)
    }

    /// Returns the case of a name in the first enumeration of `type` that has it. The case of letters is ignored if the enumeration accepts
    /// strings.
    public func enumCase(_ name: String, in type: ValueType?) -> (EnumSchema, EnumSchema.Case)? {
        switch type {
        case .enumeration(let enumeration), .flags(let enumeration):
            guard let item = schema.schema(ofEnum: enumeration), let found = item.item(named: name) ?? item.item(text: name) else {
                return nil
            }
            return (item, found)
        case .oneOf: break
        default: return nil
        }
        for item in enums(of: type) {
            if let found = item.item(named: name) ?? item.item(text: name) { return (item, found) }
        }
        return nil
    }

    /// Returns the role of a color with a name, if a value of `type` may be a color.
    private func colorRole(_ name: String, in type: ValueType?) -> (EnumSchema, EnumSchema.Case)? {
        type?.alternatives.contains(.color) == true ? schema.colorRole(name) : nil
    }

    /// Returns the enumerations whose cases a value of `type` may be.
    func enums(of type: ValueType?) -> [EnumSchema] {
        guard let type else { return [] }
        return type.alternatives.compactMap { alternative in
            switch alternative {
            case .enumeration(let name), .flags(let name): return schema.schema(ofEnum: name)
            default: return nil
            }
        }
    }

    /// Splits the left side of an assignment into the properties to walk through and the one to assign. A leading `self` is left out. nil
    /// for a bare `self`, which cannot be assigned.
    public func target(of path: NamePath) -> (walked: ArraySlice<Name>, property: Name)? {
        if path.startsWithSelf { return path.rest.last.map { (path.rest.dropLast(), $0) } }
        return (path.leading, path.last)
    }
}

// MARK: Classes

/// The class of an object.
public enum ClassChoice: Sendable {
    /// A class of the schema.
    case known(KnownClass)
    /// The object is a view or a layout where an object of the class `holder` is expected. It stands for a new `holder` that
    /// holds it in `property`.
    case held(KnownClass, holder: KnownClass, property: OwnedProperty)
    /// Neither `:class` nor the expected type determines the class, and that is allowed.
    case undeclared
    /// `:class` is required and missing.
    case missing
    /// `:class` names a class that does not exist.
    case unknown(Name)
    /// The class is abstract. The name is the one in `:class`; nil if the class is that of the expected type.
    case abstract(KnownClass, Name?)
    /// The class does not fit the expected type.
    case unsuitable(KnownClass, Name)
    /// `:class` is not a plain name.
    case invalid
}

extension Resolver {
    /// Returns the class of a new object in a place that expects a value of `type`; a nil `type` means that it is not known.
    public func classChoice(of object: ObjectNode, expecting type: ValueType?) -> ClassChoice {
        if let property = object.classProperty(orMisspelt: readsMisspelt) {
            guard case .path(let path) = property.value, let name = path.single else { return .invalid }
            guard let found = schema.knownClass(name.text).map({ fuller($0, for: object) }) else { return .unknown(name) }
            if found.schema.isAbstract, isSuitable(found, for: type) { return .abstract(found, name) }
            return isSuitable(found, for: type) ? .known(found) : heldChoice(found, name, for: type)
        }
        guard let type else { return .undeclared }
        for alternative in type.alternatives {
            guard let name = alternative.className else { continue }
            guard let found = schema.knownClass(name) else { return .undeclared }
            if found.schema.isAbstract, object.isDamaged { return .undeclared }
            return found.schema.isAbstract ? .abstract(found, nil) : .known(found)
        }
        return object.isDamaged ? .undeclared : .missing
    }

    /// Returns the choice for a class that does not fit `type`: an object of it may still stand for the item that holds it.
    private func heldChoice(_ found: KnownClass, _ name: Name, for type: ValueType?) -> ClassChoice {
        for alternative in type?.alternatives ?? ValueType.any.alternatives {
            guard let holder = alternative.className.flatMap(schema.knownClass), let property = schema.itemViewProperty(of: holder),
                isSuitable(found, for: property.property.type)
            else { continue }
            return found.schema.isAbstract ? .abstract(found, name) : .held(found, holder: holder, property: property)
        }
        return .unsuitable(found, name)
    }

    /// Returns the property of the root that holds the object that the file describes, if that object is itself a view:
    /// `root = { :class = LayoutView ... }`. nil if the file describes the root.
    ///
    /// - Parameter rootClass: The class of the object that the file is loaded into.
    public func rootViewProperty(ofClass rootClass: String) -> PropertySchema? {
        guard let property = program.root?.object.classProperty(orMisspelt: readsMisspelt), let root = schema.knownClass(rootClass),
            let view = schema.ownedProperty("view", of: root.number)?.property
        else { return nil }
        guard case .path(let path) = property.value, let found = schema.knownClass(path.text) else { return view }
        return schema.isClass(found, orBelow: root.name) || schema.isClass(root, orBelow: found.name) ? nil : view
    }

    /// Returns true if an object of the class can be a value of `type`.
    func isSuitable(_ found: KnownClass, for type: ValueType?) -> Bool {
        guard let type else { return true }
        return type.alternatives.contains { alternative in
            switch alternative {
            case .any, .reference: return true
            case .itemView: return schema.itemViewClasses.contains { schema.isClass(found, orBelow: $0) }
            default:
                guard let wanted = alternative.className else { return false }
                return !schema.hasClass(wanted) || schema.isClass(found, orBelow: wanted)
            }
        }
    }

    /// Returns true if an object of the class can be a value of `type`, or stand for one.
    func holds(_ type: ValueType, _ found: KnownClass) -> Bool {
        type != .any && (isSuitable(found, for: type) || isHeld(found, for: type))
    }

    /// Returns the classes whose objects can be values of `type`, and those whose objects can stand for one.
    func classes(for type: ValueType?) -> [ClassSchema] {
        schema.classes.filter { item in
            schema.knownClass(item.name).map { isSuitable($0, for: type) || isHeld($0, for: type) } ?? false
        }
    }

    private func isHeld(_ found: KnownClass, for type: ValueType?) -> Bool {
        guard let type else { return false }
        return type.alternatives.contains { alternative in
            guard let holder = alternative.className.flatMap(schema.knownClass) else { return false }
            return schema.itemViewProperty(of: holder).map { isSuitable(found, for: $0.property.type) } ?? false
        }
    }
}
