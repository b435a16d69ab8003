/// All classes and enumerations that NUI files can name. A schema is pure data: it describes what files may contain, not how
/// objects are made.
///
/// A class and not a structure, because it is passed on often and never changes.
public final class Schema: Sendable {
    /// The classes. Where two share a name, the first one counts.
    public let classes: [ClassSchema]
    /// The enumerations. Where two share a name, the first one counts.
    public let enums: [EnumSchema]
    /// The classes whose objects, and objects of whose subclasses, can be the view of a layout item.
    public let itemViewClasses: [String]
    /// The properties of items that only some layouts read: those that any class lists in ``ClassSchema/itemProperties``.
    let selectiveItemProperties: Set<String>
    private let known: [KnownClass]
    private let classIndex: NameTable
    private let enumIndex: NameTable
    /// The properties of each class, which are listed when they are first asked for.
    private let tables: [MadeOnce<ClassTable>]
    /// The properties of all classes, which only tools and messages ask for.
    private let all: MadeOnce<AllProperties>
    private let ancestors: [[Int]]
    private let descendants: [[Int]]
    /// Indices of enumerations by the name of a case; the first enumeration with that case counts. The roles of colors are none of them.
    private let caseOwners: NameTable
    /// The lowercase names of the cases that can be written as strings.
    private let textCaseNames: Set<String>

    /// Creates a schema. If two classes or two enumerations share a name, the first one counts; ``problems`` reports it.
    public init(classes: [ClassSchema], enums: [EnumSchema] = [], itemViewClasses: [String] = ["View", "Layout"]) {
        self.classes = classes
        self.enums = enums
        self.itemViewClasses = itemViewClasses
        selectiveItemProperties = Set(classes.flatMap { $0.itemProperties ?? [] })
        known = classes.enumerated().map { KnownClass(number: $0.offset, schema: $0.element) }
        let index = Self.index(classes.map { [$0.name] + $0.aliases })
        let ancestors = classes.indices.map { Self.lineage(of: $0, classes, index) }
        var descendants = [[Int]](repeating: [], count: classes.count)
        for (child, line) in ancestors.enumerated() {
            for ancestor in line { descendants[ancestor].append(child) }
        }
        classIndex = index
        enumIndex = Self.index(enums.map { [$0.name] })
        self.ancestors = ancestors
        self.descendants = descendants
        // A class takes over the table of its parent, which has fewer ancestors.
        var tables: [MadeOnce<ClassTable>?] = classes.map { _ in nil }
        for (number, line) in ancestors.enumerated().sorted(by: { $0.element.count < $1.element.count }) {
            let (item, parent) = (classes[number], line.count > 1 ? tables[line[1]] : nil)
            tables[number] = MadeOnce { ClassTable(item.properties, owner: number, parent: parent?.value) }
        }
        let made = tables.compactMap(\.self)
        self.tables = made
        all = MadeOnce { AllProperties(made.flatMap(\.value.own)) }
        caseOwners = Self.index(
            enums.map { item in item.name == ValueType.colorRoles ? [] : item.cases.flatMap { [$0.name] + $0.aliases } })
        textCaseNames = Set(
            enums.filter(\.acceptsText).flatMap { $0.cases.flatMap { [$0.name] + $0.aliases } }.map { $0.lowercased() })
    }

    /// Whether a class has this name or alias.
    public func hasClass(_ name: String) -> Bool { classIndex[name] != nil }

    /// The class with this name or alias; nil if there is none.
    public func schema(ofClass name: String) -> ClassSchema? {
        classIndex[name].map { classes[$0] }
    }

    /// The enumeration with this name; nil if there is none.
    public func schema(ofEnum name: String) -> EnumSchema? {
        enumIndex[name].map { enums[$0] }
    }

    /// The own properties of all classes, each with its class.
    public var ownedProperties: [OwnedProperty] { all.value.properties }

    /// Whether any class has a property of this name; aliases do not count.
    func hasProperty(_ name: String) -> Bool { all.value.names[name].map { all.value.properties[$0].property.name == name } ?? false }

    /// The property of a class, or of its ancestors, that holds any view or layout; nil for all classes but those of items.
    package func itemViewProperty(of known: KnownClass) -> OwnedProperty? { tables[known.number].value.itemView }

    /// The same with the number of the class.
    package func knownClass(_ name: String) -> KnownClass? { classIndex[name].map { known[$0] } }

    /// A property of a class or its ancestors, with the class that declares it.
    package func ownedProperty(_ name: String, of number: Int) -> OwnedProperty? { tables[number].value[name] }

    /// A property that a descendant of a class has.
    func ownedProperty(_ name: String, below number: Int) -> OwnedProperty? {
        // Most names that are asked for are misspelt, and no class has them.
        guard all.value.names[name] != nil else { return nil }
        return descendants[number].lazy.compactMap { self.ownedProperty(name, of: $0) }.first
    }

    /// A property of a class or its ancestors, by name or alias; nil if the class or the property is unknown.
    public func property(_ name: String, ofClass className: String) -> PropertySchema? {
        ownedProperty(name, ofClass: className)?.property
    }

    /// The same with the class that declares it.
    public func ownedProperty(_ name: String, ofClass className: String) -> OwnedProperty? {
        classIndex[className].flatMap { ownedProperty(name, of: $0) }
    }

    /// A property that a descendant of `className` has; useful for objects that may be of a subclass.
    public func property(_ name: String, belowClass className: String) -> PropertySchema? {
        classIndex[className].flatMap { ownedProperty(name, below: $0)?.property }
    }

    /// The names and aliases of all properties of a class, inherited ones included, in alphabetical order.
    public func propertyNames(ofClass className: String) -> [String] {
        guard let number = classIndex[className] else { return [] }
        return tables[number].value.names.sorted()
    }

    /// The actions of a class and its ancestors, nearest first; empty if there are none or the class is unknown.
    public func actions(ofClass className: String) -> [ActionSchema] {
        classIndex[className].map { ancestors[$0].flatMap { classes[$0].actions } } ?? []
    }

    /// The class and its ancestors, nearest first; empty for an unknown name.
    public func lineage(ofClass className: String) -> [ClassSchema] {
        classIndex[className].map { ancestors[$0].map { classes[$0] } } ?? []
    }

    /// The properties of a class and its ancestors whose numbers depend on other properties of the object, in the order of their tables.
    func relatedProperties(of known: KnownClass) -> [PropertySchema] {
        ancestors[known.number].flatMap { classes[$0].properties.filter { $0.relation != nil } }
    }

    /// The properties of its items that a layout reads, of those that not every layout reads; nil if they are unknown.
    func itemProperties(of known: KnownClass) -> [String]? {
        ancestors[known.number].lazy.compactMap { self.classes[$0].itemProperties }.first
    }

    /// Whether `name` is `ancestor` or a descendant of it. Aliases are equivalent to names. False for unknown names.
    public func isClass(_ name: String, orBelow ancestor: String) -> Bool {
        guard let index = classIndex[name], let target = classIndex[ancestor] else { return false }
        return ancestors[index].contains(target)
    }

    /// The same for a known class.
    func isClass(_ known: KnownClass, orBelow ancestor: String) -> Bool {
        classIndex[ancestor].map { ancestors[known.number].contains($0) } ?? false
    }

    /// Whether an enumeration has a case of this name.
    func hasCase(_ name: String) -> Bool {
        caseOwners[name] != nil || textCaseNames.contains(name.lowercased()) || colorRole(name) != nil
    }

    /// The role of a color with this name, and the enumeration of the roles.
    func colorRole(_ name: String) -> (EnumSchema, EnumSchema.Case)? {
        schema(ofEnum: ValueType.colorRoles).flatMap { roles in roles.item(named: name).map { (roles, $0) } }
    }

    /// The first enumeration that has a case of this name or alias. The roles of colors do not count: an id means an object, and roles
    /// apply where objects do not fit.
    func enumeration(withCase name: String) -> EnumSchema? { caseOwners[name].map { enums[$0] } }

    /// The contradictions in the tables, such as repeated names and unknown types; empty for a valid schema. A test keeps it
    /// empty for Tatami's own classes.
    public var problems: [String] {
        var result = Self.repeated(classes.flatMap { [$0.name] + $0.aliases }).map { "two classes are called \($0)" }
        result += Self.repeated(enums.map(\.name)).map { "two enumerations are called \($0)" }
        for item in enums {
            result += Self.repeated(item.cases.flatMap { [$0.name] + $0.aliases }).map { "\(item.name) has \($0) twice" }
        }
        for (index, item) in classes.enumerated() {
            if let parent = item.parent, classIndex[parent] == nil {
                let nearest = result.count < Limits.diagnostics ? Suggestion.clause(for: parent, among: classIndex.names) : ""
                result.append("\(item.name) has the unknown parent \(parent)" + nearest)
            }
            if let last = ancestors[index].last, classes[last].parent.flatMap({ classIndex[$0] }) != nil {
                result.append("\(item.name) inherits from itself")
            }
            result += Self.repeated(item.properties.flatMap { [$0.name] + $0.aliases }).map { "\(item.name) has \($0) twice" }
            result += Self.repeated(item.actions.map(\.name)).map { "\(item.name) has the action \($0) twice" }
            for property in item.properties {
                for name in unknownNames(in: property.type) {
                    let nearest = result.count < Limits.diagnostics ? Suggestion.clause(for: name, among: typeNames) : ""
                    result.append("\(item.name).\(property.name) has the unknown type \(name)" + nearest)
                }
            }
        }
        return result
    }

    private var typeNames: [String] { Array(classIndex.names) + Array(enumIndex.names) }

    private func unknownNames(in type: ValueType) -> [String] {
        switch type {
        case .enumeration(let name), .flags(let name): return enumIndex[name] == nil ? [name] : []
        case .array(let element): return unknownNames(in: element)
        case .oneOf(let types): return types.flatMap(unknownNames)
        case .trackList: return classIndex["Track"] == nil ? ["Track"] : []
        default: return type.className.map { classIndex[$0] == nil ? [$0] : [] } ?? []
        }
    }

    private static func index(_ names: [[String]]) -> NameTable {
        var result = NameTable()
        for (index, group) in names.enumerated() {
            for name in group { result.add(name, index) }
        }
        return result
    }

    /// The class and its ancestors, nearest first. Stops before a class that occurs a second time.
    private static func lineage(of start: Int, _ classes: [ClassSchema], _ index: NameTable) -> [Int] {
        var line: [Int] = []
        var next: Int? = start
        while let current = next, !line.contains(current) {
            line.append(current)
            next = classes[current].parent.flatMap { index[$0] }
        }
        return line
    }

    private static func repeated(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { !seen.insert($0).inserted }
    }
}
