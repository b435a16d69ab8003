/// The one place where names get their meaning: styles, constants, ids, classes. Checker and loader both ask it, so
/// they cannot disagree.
public struct Resolver: Sendable {
    public let program: Program
    public let schema: Schema
    /// The name in the first `:id` of each spelling.
    public let ids: [String: Name]
    let graph: DefinitionGraph
    /// Whether system properties with misspelt names count as what was meant, so that a checker need not tell what only
    /// follows from that.
    let readsMisspelt: Bool
    private let hasStrangeNames: Bool

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
    case constant(Constant)
    /// A constant that needs itself.
    case cyclic(Constant)
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
        guard let constant = program.constants[name], !graph.emptyReferences.contains(path.first.range) else { return .unknown }
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
        (type?.alternatives ?? []).compactMap { alternative in
            switch alternative {
            case .enumeration(let name), .flags(let name): return schema.schema(ofEnum: name)
            default: return nil
            }
        }
    }

    /// The left side of an assignment: the properties to walk through, and the one to assign. A leading `self` is left
    /// out. Nil for a bare `self`, which cannot be assigned.
    public func target(of path: NamePath) -> (walked: ArraySlice<Name>, property: Name)? {
        let names = path.startsWithSelf ? path.names.dropFirst() : path.names[...]
        return names.last.map { (names.dropLast(), $0) }
    }
}

// MARK: Classes

/// Of which class an object is made.
public enum ClassChoice: Sendable {
    case known(ClassSchema)
    /// Neither `:class` nor the expected type tells, and nothing forbids that.
    case undeclared
    /// `:class` is needed and missing.
    case missing
    /// `:class` names no class.
    case unknown(Name)
    /// No object can be made of this class; the name is that in `:class`, nil where the expected type is meant.
    case abstract(ClassSchema, Name?)
    /// The class does not fit the expected type.
    case unsuitable(ClassSchema, Name)
    /// `:class` is not a plain name.
    case invalid
}

extension Resolver {
    /// The class of a new object where a value of `type` is expected; nil for a type that is not known.
    public func classChoice(of object: ObjectNode, expecting type: ValueType?) -> ClassChoice {
        if let property = object.classProperty(orMisspelt: readsMisspelt) {
            guard case .path(let path) = property.value, let name = path.single else { return .invalid }
            guard let found = schema.schema(ofClass: name.text) else { return .unknown(name) }
            if !isSuitable(found.name, for: type) { return .unsuitable(found, name) }
            return found.isAbstract ? .abstract(found, name) : .known(found)
        }
        guard let type else { return .undeclared }
        for alternative in type.alternatives {
            guard let name = alternative.className else { continue }
            guard let found = schema.schema(ofClass: name) else { return .undeclared }
            if found.isAbstract, object.isDamaged { return .undeclared }
            return found.isAbstract ? .abstract(found, nil) : .known(found)
        }
        return object.isDamaged ? .undeclared : .missing
    }

    /// Whether an object of that class can be a value of `type`.
    func isSuitable(_ className: String, for type: ValueType?) -> Bool {
        guard let type else { return true }
        return type.alternatives.contains { alternative in
            switch alternative {
            case .any, .reference: return true
            case .itemView: return schema.itemViewClasses.contains { schema.isClass(className, orBelow: $0) }
            default:
                guard let wanted = alternative.className else { return false }
                return !schema.hasClass(wanted) || schema.isClass(className, orBelow: wanted)
            }
        }
    }
}

// MARK: Styles

/// An assignment as it is carried out, and the style and the template it comes from; nil for the object's own.
public struct ExpandedAssignment: Sendable {
    public let assignment: Assignment
    public let style: Style?
    let use: TemplateUse?
}

/// An object with its styles written out.
public struct ExpandedObject: Sendable {
    /// Its own `:id`, else that of the last style that has one.
    public internal(set) var id: Name?
    /// Its own `:property`, else that of the last style that has one.
    public internal(set) var property: NamePath?
    /// In the order in which they are carried out: base styles first, own assignments last.
    public internal(set) var assignments: [ExpandedAssignment] = []
}

extension Resolver {
    /// The assignments that make up `object`. Unknown styles, and references that close a cycle, are left out.
    public func expand(_ object: ObjectNode) -> ExpandedObject {
        var result = ExpandedObject()
        add(object, style: nil, use: nil, level: 0, to: &result)
        return result
    }

    /// The names in `:style`, in their order; what is not a plain name is left out.
    public func styleNames(of object: ObjectNode) -> [Name] {
        DefinitionGraph.styleNames(of: object, readsMisspelt)
    }

    /// What a template says comes first, then the styles, then what the object says itself.
    private func add(_ object: ObjectNode, style: Style?, use: TemplateUse?, level: Int, to result: inout ExpandedObject) {
        if let inner = object.use { add(inner.base, style: style, use: inner, level: level, to: &result) }
        if !isTooLarge, level <= Limits.referenceDepth {
            for name in styleNames(of: object) where !graph.closingReferences.contains(name.range) {
                guard let base = program.styles[name.text] else { continue }
                add(base.object, style: base, use: use, level: level + 1, to: &result)
            }
        }
        if case .path(let path)? = object.systemProperty("id", orMisspelt: readsMisspelt)?.value, let name = path.single { result.id = name }
        if case .path(let path)? = object.systemProperty("property", orMisspelt: readsMisspelt)?.value { result.property = path }
        result.assignments.reserveCapacity(result.assignments.count + object.assignments.count)
        for assignment in object.assignments { result.assignments.append(ExpandedAssignment(assignment: assignment, style: style, use: use)) }
    }
}
