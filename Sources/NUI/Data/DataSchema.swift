import TatamiData

/// The data that a program declares: its types, and the model of its main file. The checker and the loader read types only from here.
public struct DataSchema: Sendable {
    /// The types and the fields of the model; nil if they contradict the rules of models, which is reported.
    public let model: DataModel?
    /// Whether the main file declares a model.
    public let hasModel: Bool
    /// The types of the parameters of the templates that use themselves, by the places of the templates.
    private let parameters: [SourceRange: [(name: Name, type: DataType)]]
    /// The places of types and fields, for notes.
    let places: DataPlaces
    let issues: IssueBag

    /// Reads the types of a program and the model of its main file.
    init(_ program: Program) {
        var reader = DataSchemaReader(program)
        reader.run()
        (model, hasModel, places) = (reader.model, program.documents.first?.model != nil, reader.places)
        parameters = program.recursiveTemplates.mapValues { reader.parameters(of: $0) }
        issues = reader.issues
    }

    /// The fields of the model; empty without one.
    public var fields: [DataField] { hasModel ? model?.root.fields ?? [] : [] }

    /// Returns the name of the case that a path such as `Filter.All` names; nil for other paths.
    func enumerationCase(_ path: NamePath) -> String? {
        guard let model else { return nil }
        let type = path.leading.map(\.text).joined(separator: ".")
        return model.enumeration(named: type)?.cases.contains(path.last.text) == true ? path.last.text : nil
    }

    /// Returns the parameters of a template that uses itself, with their types.
    public func parameters(of template: SourceRange) -> [(name: Name, type: DataType)] { parameters[template] ?? [] }

    /// Returns the place of a field of a record type, or of the model, `:model`.
    public func place(ofField field: String, in type: String) -> SourceRange {
        places[type, field] ?? places[type, nil] ?? places[":model", nil] ?? SourceRange(file: .main, lower: 0, upper: 0)
    }

    /// Returns the field of the model with a name, and its index; nil if there is none.
    public func field(_ name: String) -> (index: Int, field: DataField)? {
        guard hasModel, let root = model?.root, let index = root.index(of: name) else { return nil }
        return (index, root.fields[index])
    }
}

/// The places of types and of their members.
struct DataPlaces: Sendable {
    private var places: [String: SourceRange] = [:]

    /// The place of a type, or of a member of it; the model has the name `:model`.
    subscript(type: String, member: String?) -> SourceRange? {
        get { places[member.map { "\(type).\($0)" } ?? type] }
        set { places[member.map { "\(type).\($0)" } ?? type] = newValue }
    }
}

/// Reads the declarations of types and of the model.
private struct DataSchemaReader {
    let program: Program
    private(set) var model: DataModel?
    private(set) var places = DataPlaces()
    private(set) var issues = IssueBag()
    private var records: [RecordType] = []
    private var enumerations: [EnumerationType] = []
    /// The kinds of the types by their names, which fields may use before the types are read.
    private var isEnumeration: [String: Bool] = [:]

    init(_ program: Program) { self.program = program }

    mutating func run() {
        let types = program.documents.flatMap { $0.definitions(of: .type) }.filter(program.definitions.isEffective)
        let declared = program.documents.first?.model
        guard !types.isEmpty || declared != nil else { return }
        for type in types { if case .object = type.value {} else { isEnumeration[type.name.text] = true } }
        for type in types { read(type) }
        let fields = declared.map { self.fields(of: $0.fields, in: ":model") } ?? []
        if let declared {
            places[":model", nil] = declared.range
            if let key = declared.fields.clause(.key) { report(key.range, "the model is no row and needs no ':key'") }
        }
        do throws(DataModelError) {
            model = try DataModel(fields, records: records, enumerations: enumerations)
        } catch {
            for problem in error.problems {
                let place = places[problem.type, problem.member] ?? places[problem.type, nil]
                report(place ?? SourceRange(file: .main, lower: 0, upper: 0), problem.message)
            }
        }
        if issues.hasErrors { model = nil }
    }

    /// Returns the parameters of a template that uses itself. Reports those whose type is not known.
    mutating func parameters(of template: RecursiveTemplate) -> [(name: Name, type: DataType)] {
        template.parameters.map { name, declaration in
            if let type = type(declaration) ?? defaultValue(declaration)?.type { return (name, type) }
            report(
                name.range, "the parameter '\(name.text)' of a template that uses itself needs a type of data",
                hint: "\(name.text) = String")
            return (name, DataNames.unknown)
        }
    }

    private mutating func read(_ type: Definition) {
        let name = type.name.text
        places[name, nil] = type.name.range
        if let last = name.split(separator: ".").last, last.first?.isUppercase != true {
            report(
                type.name.range, "the name of a type begins with a capital",
                hint: "type \(last.prefix(1).uppercased())\(last.dropFirst()) = ...")
        }
        switch type.value {
        case .object(let object):
            let fields = fields(of: object, in: name)
            var key: String?
            if let clause = object.clause(.key) {
                if case .path(let path)? = clause.value, let field = path.single {
                    key = field.text
                    if !fields.contains(where: { $0.name == field.text }) { places[name, field.text] = field.range }
                } else if clause.value != nil {
                    report(clause.range, "the key of a type is one of its fields", hint: Clause.Kind.key.example)
                }
            }
            records.append(RecordType(name, key: key, fields))
        case .path(let path): readCases([.path(path)], of: name)
        case .flags(let flags): readCases(flags.operands, of: name)
        case .invalid: isEnumeration[name] = nil
        default:
            report(
                type.value.range, "a type is a record or cases",
                hint: "type \(name) = { title = String }, or type \(name) = First | Second")
        }
    }

    private mutating func readCases(_ values: [Value], of type: String) {
        var cases: [String] = []
        for value in values {
            guard case .path(let path) = value, let name = path.single else {
                report(value.range, "a case of an enumeration is a name")
                continue
            }
            cases.append(name.text)
            places[type, name.text] = name.range
        }
        enumerations.append(EnumerationType(type, cases))
    }

    // MARK: Fields

    private mutating func fields(of object: ObjectNode, in type: String) -> [DataField] {
        for clause in object.clauses where clause.kind != .key {
            report(clause.range, "':\(clause.kind.rawValue)' stands in objects of the root, not in a type")
        }
        for property in object.systemProperties { report(property.range, "a type has no system properties") }
        var fields: [DataField] = []
        for assignment in object.assignments {
            guard let name = assignment.path.single else {
                report(assignment.path.range, "the name of a field has no dots")
                continue
            }
            if let first = places[type, name.text], fields.contains(where: { $0.name == name.text }) {
                report(name.range, "\(type) has two fields '\(name.text)'", notes: [.init(range: first, message: "the first one")])
                continue
            }
            places[type, name.text] = name.range
            if let field = field(assignment, name, in: type) { fields.append(field) }
        }
        return fields
    }

    private mutating func field(_ assignment: Assignment, _ name: Name, in type: String) -> DataField? {
        switch assignment.operation {
        case .assign, .edit: break
        case .bind, .modify:
            report(
                name.range, "a field is declared with '=', or with '<->' if the file writes it",
                hint: "\(name.text) <-> \(type == ":model" ? "\"\"" : "String")")
            return nil
        }
        if let format = assignment.format { report(format.range, "a field has no format; the binding that shows it has one") }
        if case .invalid = assignment.value { return nil }
        let isEditable = assignment.operation == .edit
        if let value = defaultValue(assignment.value) {
            return DataField(name.text, value.type, isEditable: isEditable, defaultValue: value.value)
        }
        guard let type = self.type(assignment.value) else {
            report(
                assignment.value.range, "a field has a type, or a default in its place",
                hint: "\(name.text) = String, or \(name.text) = \"\"")
            return nil
        }
        if let record = type.recordBesideRows {
            report(
                assignment.value.range, "'\(name.text)' is \(type.name), but rows stand in a list of their own and are never nil",
                hint: "use [\(record)], or a record for each inner list: type Group = { items = [\(record)] }")
            return nil
        }
        return DataField(name.text, type, isEditable: isEditable)
    }

    /// Returns the type that a value names; nil for other values.
    private func type(_ value: Value) -> DataType? {
        switch value {
        case .path(let path):
            if let plain = DataType.plainTypes.first(where: { $0.name == path.text }) { return plain.type }
            return isEnumeration[path.text] == true ? .enumeration(path.text) : .record(path.text)
        case .array(let array):
            guard array.elements.count == 1 else { return nil }
            return type(array.elements[0]).map { .list(of: $0) }
        case .optional(let value, _): return type(value).map { .optional($0) }
        default: return nil
        }
    }

    /// Returns the default that a value gives to a field, with its type; nil for other values.
    private func defaultValue(_ value: Value) -> (type: DataType, value: DataValue)? {
        switch value {
        case .string(let literal): return (.string, .string(literal.value))
        case .number(let literal):
            let text =
                program.documents.indices.contains(literal.range.file.index)
                ? program.documents[literal.range.file.index].source.text(in: literal.range) : ""
            if literal.isWhole, !text.contains("."), let integer = Int(exactly: literal.value) { return (.integer, .integer(integer)) }
            return (.number, .number(literal.value))
        case .path(let path):
            if path.text == "YES" || path.text == "NO" { return (.bool, .bool(path.text == "YES")) }
            let type = path.leading.map(\.text).joined(separator: ".")
            return isEnumeration[type] == true ? (.enumeration(type), .choice(path.last.text)) : nil
        default: return nil
        }
    }

    private mutating func report(_ range: SourceRange, _ message: String, hint: String? = nil, notes: [Issue.Note] = []) {
        issues.add(.invalidModel, at: range, message, hint: hint, related: notes)
    }
}

extension DataType {
    /// The name of a record type that stands elsewhere in the type than as a record, a list of records, or nothing in place of these: rows
    /// have no places there that could be followed and written. Nil for other types.
    fileprivate var recordBesideRows: String? {
        var type = unwrapped
        if case .list(let element) = type { type = element }
        if case .record = type { return nil }
        while true {
            switch type {
            case .record(let name): return name
            case .list(let element), .optional(let element): type = element
            default: return nil
            }
        }
    }
}
