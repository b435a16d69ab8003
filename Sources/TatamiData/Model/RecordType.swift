/// A record of a model: fields in the order in which they are declared.
public struct RecordType: Hashable, Sendable {
    /// The name of the type. The model itself has the name `:model`.
    public let name: String
    /// The field that identifies a row of this type; nil if rows need a key of their loop.
    public let key: String?
    /// The fields. A ``DataRecord`` holds its values in this order.
    public let fields: [DataField]
    private let indices: [String: Int]

    /// Creates a record type. ``DataModel`` reports names that occur twice and unfit keys.
    public init(_ name: String, key: String? = nil, _ fields: [DataField]) {
        (self.name, self.key, self.fields) = (name, key, fields)
        indices = Dictionary(fields.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the index of the field with a name; nil if there is none.
    public func index(of name: String) -> Int? { indices[name] }

    /// Compares names, keys and fields.
    public static func == (a: RecordType, b: RecordType) -> Bool { a.name == b.name && a.key == b.key && a.fields == b.fields }

    /// Hashes names, keys and fields.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(key)
        hasher.combine(fields)
    }
}

/// A field of a record.
public struct DataField: Hashable, Sendable {
    /// The name, which is also the member's name in JSON.
    public let name: String
    /// The type of its values.
    public let type: DataType
    /// Whether views may write the field.
    public let isEditable: Bool
    /// The value of a field that the data may leave out: its record has nil for the field. Nil if the data must have it.
    public let defaultValue: DataValue?

    /// Creates a field. ``DataModel`` reports a default that is not of the type.
    public init(_ name: String, _ type: DataType, isEditable: Bool = false, defaultValue: DataValue? = nil) {
        (self.name, self.type, self.isEditable, self.defaultValue) = (name, type, isEditable, defaultValue)
    }
}

/// An enumeration of a model.
public struct EnumerationType: Hashable, Sendable {
    /// The name of the type.
    public let name: String
    /// The names of the cases, in the order in which they are declared.
    public let cases: [String]

    /// Creates an enumeration. ``DataModel`` reports cases that occur twice.
    public init(_ name: String, _ cases: [String]) { (self.name, self.cases) = (name, cases) }
}
