import TatamiData

/// What a field of a table is: the values that it has, and whether they can be changed through it.
struct FieldShape {
    enum Content {
        case plain(DataType, EnumerationType?)
        case record
        case list
    }

    let content: Content
    /// Whether a record or a list may be nothing.
    var isOptional = false
    /// Whether structs in the field can be changed.
    var isWritable = false
    /// The table of the records; nil for a plain field.
    var table: ((RecordTables) -> AnyRecordTable)?

    static func plain(_ type: DataType, _ enumeration: EnumerationType?) -> FieldShape {
        FieldShape(content: .plain(type, enumeration))
    }

    static func record(isOptional: Bool, isWritable: Bool, _ table: @escaping (RecordTables) -> AnyRecordTable) -> FieldShape {
        FieldShape(content: .record, isOptional: isOptional, isWritable: isWritable, table: table)
    }

    static func list(isOptional: Bool, isWritable: Bool, _ table: @escaping (RecordTables) -> AnyRecordTable) -> FieldShape {
        FieldShape(content: .list, isOptional: isOptional, isWritable: isWritable, table: table)
    }
}

/// The table of a Swift type without the type.
class AnyRecordTable {
    struct Field {
        let name: String
        let shape: FieldShape
        let isEditable: Bool
    }

    let name: String
    let fields: [Field]
    /// The field that is the key; nil if the type has none.
    let key: Int?
    /// Whether the type is a class.
    let isClass: Bool
    private let indices: [String: Int]

    init(_ name: String, _ fields: [Field], key: Int?, isClass: Bool) {
        (self.name, self.fields, self.key, self.isClass) = (name, fields, key, isClass)
        indices = Dictionary(fields.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func index(of name: String) -> Int? { indices[name] }
}

/// The table of a Swift type.
final class RecordTable<Record>: AnyRecordTable {
    let table: NUIRecordTable<Record>

    init(_ table: NUIRecordTable<Record>) {
        self.table = table
        let isClass = if case .object = table.identity { true } else { false }
        super.init(
            table.name, table.fields.map { Field(name: $0.name, shape: $0.shape, isEditable: $0.write != nil) },
            key: table.key.flatMap { key in table.fields.firstIndex { $0.path == key } }, isClass: isClass)
    }
}

/// The tables of all Swift types of a model, each made once.
final class RecordTables {
    private var tables: [ObjectIdentifier: AnyRecordTable] = [:]

    func table<Record: NUIRecord>(_ type: Record.Type) -> RecordTable<Record> {
        if let known = tables[ObjectIdentifier(type)] as? RecordTable<Record> { return known }
        let made = RecordTable(Record.nuiRecord)
        tables[ObjectIdentifier(type)] = made
        return made
    }
}
