/// The data that a file expects from outside: the fields of its `:model`, and the record types and enumerations that they use.
///
/// ```swift
/// let model = try DataModel(
///     [DataField("walks", .list(of: .record("Walk")))],
///     records: [RecordType("Walk", key: "id", [DataField("id", .string), DataField("title", .string, isEditable: true)])])
/// ```
public struct DataModel: Hashable, Sendable {
    /// The fields of the model. Its name is `:model`.
    public let root: RecordType
    private let records: [String: RecordType]
    private let enumerations: [String: EnumerationType]

    /// Creates a model, in which every name has a meaning and every record type has values.
    ///
    /// - Throws: ``DataModelError`` with everything that contradicts the rules of models.
    public init(
        _ fields: [DataField], records: [RecordType] = [], enumerations: [EnumerationType] = []
    ) throws(DataModelError) {
        root = RecordType(":model", fields)
        self.records = Dictionary(records.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.enumerations = Dictionary(enumerations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let problems = self.problems(records, enumerations)
        if !problems.isEmpty { throw DataModelError(problems: problems) }
    }

    private init(_ root: RecordType, _ records: [String: RecordType], _ enumerations: [String: EnumerationType]) {
        (self.root, self.records, self.enumerations) = (root, records, enumerations)
    }

    /// A model without fields, for texts that are read without one.
    static let empty = DataModel(RecordType(":model", []), [:], [:])

    /// Returns the model with defaults for some of its fields, so that data may leave them out. The values must be of the types of the fields.
    public func withDefaults(_ values: [String: DataValue]) -> DataModel {
        let fields = root.fields.map { field in
            values[field.name].map { DataField(field.name, field.type, isEditable: field.isEditable, defaultValue: $0) } ?? field
        }
        return DataModel(RecordType(root.name, key: root.key, fields), records, enumerations)
    }

    /// Returns the record type with a name; nil if there is none.
    public func record(named name: String) -> RecordType? { records[name] }

    /// Returns the enumeration with a name; nil if there is none.
    public func enumeration(named name: String) -> EnumerationType? { enumerations[name] }

    /// All record types but the model itself, by their names in alphabetical order.
    public var recordTypes: [RecordType] { records.values.sorted { $0.name < $1.name } }

    /// The names of all types that fields may have.
    var typeNames: [String] { DataType.plainTypes.map(\.name) + records.keys.sorted() + enumerations.keys.sorted() }
}

/// The reasons why types and fields are no model.
public struct DataModelError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, in the order of declaration; at least one problem.
    public let problems: [DataModelProblem]

    /// The messages of all problems, one a line.
    public var description: String { problems.map(\.message).joined(separator: "\n") }
}

/// Something in the declaration of a model that contradicts its rules.
public struct DataModelProblem: Hashable, Sendable {
    /// The rule that is broken.
    public enum Kind: Hashable, Sendable {
        /// The name of a type is that of another one, or of a type such as String.
        case duplicateType
        /// A record has two fields, or an enumeration two cases, of that name.
        case duplicateMember
        /// An enumeration has no case.
        case noCases
        /// No type has the name that the field uses.
        case unknownType(String)
        /// A record contains itself, not in a list and not as an optional, so that it has no values.
        case endless
        /// Records contain each other in more than ``DataLimits/nesting`` levels.
        case tooDeep
        /// An optional of an optional.
        case nestedOptional
        /// No field has the name of the key.
        case unknownKey
        /// The key is optional, edited, has a default, or is no String, Number, Integer or case.
        case unfitKey
        /// The default is no value of the field's type.
        case unfitDefault
    }

    /// The rule that is broken.
    public let kind: Kind
    /// The record type or enumeration; `:model` for the model itself.
    public let type: String
    /// The field, case or key; nil where the problem is the type's.
    public let member: String?
    /// The cause, and a fix if there is one.
    public let message: String
}
