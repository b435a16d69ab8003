/// The one place where names get their meaning: styles, constants, ids, classes. Checker and loader both ask it, so
/// they cannot disagree.
public struct Resolver: Sendable {
    /// The program whose names are resolved.
    public let program: Program
    /// The classes and enumerations that names may refer to.
    public let schema: Schema
    /// The name in the first `:id` of each spelling.
    public let ids: [String: Name]
    let graph: DefinitionGraph
    /// Whether system properties with misspelt names count as what was meant, so that a checker need not tell what only
    /// follows from that.
    let readsMisspelt: Bool
    private let hasStrangeNames: Bool

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
        hasStrangeNames = found.hasStrangeNames
        graph = DefinitionGraph(program, schema, ids: found.ids, readsMisspelt)
    }

    /// The same for a checker.
    func readingMisspelt() -> Resolver { hasStrangeNames && !readsMisspelt ? Resolver(program, schema, readsMisspelt: true) : self }

    /// What is wrong with the program's syntax, files and imports, and with how its definitions refer to each other, in file order.
    public var definitionDiagnostics: [Diagnostic] { program.diagnostics(with: graph.issues) }

    /// Whether styles and constants expand beyond the limits; then nothing is expanded at all.
    public var isTooLarge: Bool { graph.isTooLarge }
}

// MARK: Names

/// What the first name of a path on the right of `=` stands for.
public enum Meaning: Sendable {
    /// A case of an enumeration that is expected here.
    case enumCase(EnumSchema, EnumSchema.Case)
    /// `YES` or `NO`.
    case bool(Bool)
    /// `self`: the object whose property is being assigned.
    case current
    /// The root object.
    case root
    /// The object with that `:id`.
    case object(id: String)
    case constant(Definition)
    /// A constant that needs itself.
    case cyclic(Definition)
    case unknown
}

extension Resolver {
    /// What `path` stands for where a value of `type` is expected; nil for a type that is not known.
    ///
    /// The order: a case of an expected enumeration, `YES` and `NO`, `self`, the root and the ids, constants. Cases,
    /// `YES` and `NO` are whole paths; of all others the further names are properties.
    public func meaning(of path: NamePath, expecting type: ValueType?) -> Meaning {
        let name = path.first.text
        if path.single != nil {
            if let found = enumCase(name, in: type) { return .enumCase(found.0, found.1) }
            if name == "YES" || name == "NO" { return .bool(name == "YES") }
        }
        if name == "self" { return .current }
        if let root = program.root, root.name.text == name { return .root }
        if ids[name] != nil { return .object(id: name) }
        guard let constant = program.definitions[.constant, name], !graph.emptyReferences.contains(path.first.range) else {
            return .unknown
        }
        return graph.closingReferences.contains(path.first.range) ? .cyclic(constant) : .constant(constant)
    }

    /// The case of that name in the first enumeration of `type` that has it. Upper and lower case do not matter where a string
    /// would do as well.
    public func enumCase(_ name: String, in type: ValueType?) -> (EnumSchema, EnumSchema.Case)? {
        switch type {
        case .enumeration, .flags, .oneOf: break
        default: return nil
        }
        for item in enums(of: type) {
            if let found = item.item(named: name) ?? item.item(text: name) { return (item, found) }
        }
        return nil
    }

    /// The enumerations whose cases a value of `type` may be.
    func enums(of type: ValueType?) -> [EnumSchema] {
        guard let type else { return [] }
        return type.alternatives.compactMap { alternative in
            switch alternative {
            case .enumeration(let name), .flags(let name): return schema.schema(ofEnum: name)
            default: return nil
            }
        }
    }

    /// The left side of an assignment: the properties to walk through, and the one to assign. A leading `self` is left
    /// out. Nil for a bare `self`, which cannot be assigned.
    public func target(of path: NamePath) -> (walked: ArraySlice<Name>, property: Name)? {
        if path.startsWithSelf { return path.rest.last.map { (path.rest.dropLast(), $0) } }
        return (path.leading, path.last)
    }
}

// MARK: Classes

/// Of which class an object is made.
public enum ClassChoice: Sendable {
    case known(KnownClass)
    /// Neither `:class` nor the expected type tells, and nothing forbids that.
    case undeclared
    /// `:class` is needed and missing.
    case missing
    /// `:class` names no class.
    case unknown(Name)
    /// No object can be made of this class; the name is that in `:class`, nil where the expected type is meant.
    case abstract(KnownClass, Name?)
    /// The class does not fit the expected type.
    case unsuitable(KnownClass, Name)
    /// `:class` is not a plain name.
    case invalid
}

extension Resolver {
    /// The class of a new object where a value of `type` is expected; nil for a type that is not known.
    public func classChoice(of object: ObjectNode, expecting type: ValueType?) -> ClassChoice {
        if let property = object.classProperty(orMisspelt: readsMisspelt) {
            guard case .path(let path) = property.value, let name = path.single else { return .invalid }
            guard let found = schema.knownClass(name.text) else { return .unknown(name) }
            if !isSuitable(found, for: type) { return .unsuitable(found, name) }
            return found.schema.isAbstract ? .abstract(found, name) : .known(found)
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

    /// Whether an object of that class can be a value of `type`.
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

    /// The classes of which an object can be a value of `type`.
    func classes(for type: ValueType?) -> [ClassSchema] {
        schema.classes.filter { item in schema.knownClass(item.name).map { isSuitable($0, for: type) } ?? false }
    }
}
