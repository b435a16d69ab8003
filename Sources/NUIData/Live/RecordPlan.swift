import TatamiData

/// How the fields of a record type are found in a Swift type, or in JSON.
final class RecordPlan {
    enum FieldKind {
        case plain
        case record
        case list
    }

    let type: RecordType
    /// The table of the Swift type; nil for JSON.
    let table: AnyRecordTable?
    /// The index of each field in the table or in the JSON record; nil for a field that the model holds.
    let sources: [Int?]
    /// The fields of the type by their index in the table.
    let fields: [Int: [Int]]
    let kinds: [FieldKind]
    /// Whether integers of the source are numbers of the type.
    let widens: [Bool]
    /// The field of the table or of the JSON record that is the key.
    let keySource: Int?

    init(_ type: RecordType, _ table: AnyRecordTable?, key: String?) {
        (self.type, self.table) = (type, table)
        let sources = type.fields.indices.map { index in table.map { $0.index(of: type.fields[index].name) } ?? index }
        self.sources = sources
        fields = Dictionary(grouping: type.fields.indices.filter { sources[$0] != nil }) { sources[$0] ?? 0 }
        kinds = type.fields.map { Self.kind(of: $0.type) }
        widens = type.fields.indices.map { index in
            guard let table, let source = sources[index], case .plain(let plain, _) = table.fields[source].shape.content else {
                return false
            }
            return Self.hasNumbers(type.fields[index].type) && !Self.hasNumbers(plain)
        }
        let keyField = (type.key ?? key).flatMap(type.index)
        keySource = keyField.flatMap { sources[$0] } ?? table?.key
    }

    /// The name of the record type of a field that is a record or a list of records; nil for others.
    static func recordName(in type: DataType) -> String? {
        switch type {
        case .optional(let wrapped): recordName(in: wrapped)
        case .record(let name), .list(.record(let name)): name
        default: nil
        }
    }

    private static func kind(of type: DataType) -> FieldKind {
        switch type {
        case .optional(let wrapped): kind(of: wrapped)
        case .record: .record
        case .list(.record): .list
        default: .plain
        }
    }

    static func hasNumbers(_ type: DataType) -> Bool {
        switch type {
        case .optional(let type), .list(let type): hasNumbers(type)
        default: type == .number
        }
    }
}

extension DataValue {
    /// The value with numbers in place of integers.
    var widened: DataValue {
        switch self {
        case .integer(let integer): .number(Double(integer))
        case .list(let elements): .list(elements.map(\.widened))
        default: self
        }
    }

    /// Whether two values are the same, with a number that is none counting as equal to itself.
    func isSame(as other: DataValue) -> Bool {
        if case .number(let a) = self, case .number(let b) = other { return a == b || a.isNaN && b.isNaN }
        return self == other
    }
}
