/// The table of a program's type as data: what tools know of the program's data, which cannot run it. A `schema.json` has one for each type.
public struct RecordTableSchema: Hashable, Sendable {
    /// A field of a program's type.
    public struct Field: Hashable, Sendable {
        /// The name of the field in files.
        public let name: String
        /// The type. A record has the name of its table.
        public let type: DataType
        /// The cases of the enumeration that the type is or has; empty if there is none.
        public let cases: [String]
        /// Whether files may write the field.
        public let isEditable: Bool
        /// Whether the structs in the field can be changed, because the property can be set.
        public let isSettable: Bool

        /// Creates a field.
        public init(_ name: String, _ type: DataType, cases: [String] = [], isEditable: Bool = false, isSettable: Bool = false) {
            (self.name, self.type, self.cases) = (name, type, cases)
            (self.isEditable, self.isSettable) = (isEditable, isSettable)
        }
    }

    /// The name of the type.
    public let name: String
    /// The field that identifies a row; nil if there is none.
    public let key: String?
    /// Whether the type is a class.
    public let isClass: Bool
    /// The fields in the order of the table.
    public let fields: [Field]

    /// Creates a table. ``problems(in:model:)`` reports what contradicts itself.
    public init(_ name: String, key: String? = nil, isClass: Bool = false, _ fields: [Field]) {
        (self.name, self.key, self.isClass, self.fields) = (name, key, isClass, fields)
    }

    /// The sentences about everything in some tables that contradicts itself: names that occur twice, keys that are no field or no keys,
    /// records without a table, and cases of types that have none.
    ///
    /// - Parameters:
    ///   - tables: All tables of a program.
    ///   - model: The name of the table of the model; nil if there is none.
    public static func problems(in tables: [RecordTableSchema], model: String?) -> [String] {
        let names = tables.map(\.name)
        var seen: Set<String> = []
        var problems = names.filter { !seen.insert($0).inserted }.map { "there are two records \(Quoting.quote($0))" }
        if let model, !seen.contains(model) {
            problems.append("the model has the unknown record \(Quoting.quote(model))" + Suggestion.clause(for: model, among: names))
        }
        for table in tables {
            var fields: Set<String> = []
            for field in table.fields {
                if !fields.insert(field.name).inserted { problems.append("\(table.name) has two fields \(Quoting.quote(field.name))") }
                if let record = field.type.recordName, !seen.contains(record) {
                    problems.append(
                        "\(table.name).\(field.name): there is no record \(Quoting.quote(record))"
                            + Suggestion.clause(for: record, among: names))
                }
            }
            problems += table.fields.compactMap { $0.problem(in: table) }
            if let key = table.key, !fields.contains(key) {
                problems.append(
                    "the key \(Quoting.quote(key)) is no field of \(table.name)"
                        + Suggestion.clause(for: key, among: table.fields.map(\.name)))
            }
        }
        return problems
    }
}

extension RecordTableSchema.Field {
    /// What contradicts itself in the field of a table, as a sentence; nil if nothing does.
    fileprivate func problem(in table: RecordTableSchema) -> String? {
        let place = "\(table.name).\(name)"
        if let choice = type.enumerationName {
            if cases.isEmpty { return "\(place): the enumeration \(Quoting.quote(choice)) has no cases" }
            var seen: Set<String> = []
            if let twice = cases.first(where: { !seen.insert($0).inserted }) {
                return "\(place): the enumeration \(Quoting.quote(choice)) has two cases \(Quoting.quote(twice))"
            }
        } else if !cases.isEmpty {
            return "\(place) is \(type.phrase), which has no cases"
        }
        guard name == table.key else { return nil }
        if !type.isKey { return "\(place) is \(type.phrase), and a key is a String, a Number, an Integer or a case" }
        return isEditable ? "\(place) is the key and cannot be edited" : nil
    }
}

extension DataType {
    /// The name of the enumeration that the type is or contains; nil for other types.
    fileprivate var enumerationName: String? {
        switch self {
        case .enumeration(let name): name
        case .list(let type), .optional(let type): type.enumerationName
        default: nil
        }
    }

    /// Reads a type as files write it: `String`, `[Walk]`, `Number?`. Nil for another text.
    ///
    /// - Parameters:
    ///   - text: The text, without blanks.
    ///   - isEnumeration: Whether a name that is no type of the language is that of an enumeration; otherwise it is that of a record.
    public init?(text: some StringProtocol, isEnumeration: Bool = false) {
        var inner = Substring(text)
        // The parts around the name, from the outside in: true for a list, false for an optional.
        var parts: [Bool] = []
        while let last = inner.last, parts.count <= 16 {
            if last == "?" {
                inner = inner.dropLast()
                parts.append(false)
            } else if last == "]", inner.first == "[" {
                inner = inner.dropFirst().dropLast()
                parts.append(true)
            } else {
                break
            }
        }
        let names = inner.split(separator: ".", omittingEmptySubsequences: false)
        guard names.allSatisfy({ ASCII.isName(String($0)) }) else { return nil }
        let name = String(inner)
        let plain = Self.plainTypes.first { $0.name == name }?.type
        self = parts.reversed().reduce(plain ?? (isEnumeration ? .enumeration(name) : .record(name))) { type, isList in
            isList ? .list(of: type) : .optional(type)
        }
    }

    /// The name of the record that the type is or contains; nil for other types.
    public var recordName: String? {
        switch self {
        case .record(let name): name
        case .list(let type), .optional(let type): type.recordName
        default: nil
        }
    }
}
