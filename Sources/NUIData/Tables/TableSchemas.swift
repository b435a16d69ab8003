import TatamiData

extension NUIRecordTable {
    /// The tables of the type and of all types in its fields as data, the own one first. Types whose tables have the same name get numbers.
    public var schemas: [RecordTableSchema] {
        var describer = TableDescriber()
        return describer.describe(RecordTable(self))
    }
}

/// Describes tables of Swift types.
private struct TableDescriber {
    private let tables = RecordTables()
    private var names: [ObjectIdentifier: String] = [:]
    private var taken = Set(DataType.plainTypes.map(\.name))
    private var pending: [AnyRecordTable] = []

    mutating func describe(_ root: AnyRecordTable) -> [RecordTableSchema] {
        _ = name(of: root)
        var result: [RecordTableSchema] = []
        while result.count < pending.count {
            let table = pending[result.count]
            result.append(describeFields(of: table))
        }
        return result
    }

    private mutating func describeFields(of table: AnyRecordTable) -> RecordTableSchema {
        var seen: Set<String> = []
        var fields: [RecordTableSchema.Field] = []
        for field in table.fields where seen.insert(field.name).inserted { fields.append(describe(field)) }
        return RecordTableSchema(
            name(of: table), key: table.key.map { table.fields[$0].name }, isClass: table.isClass, fields)
    }

    private mutating func describe(_ field: AnyRecordTable.Field) -> RecordTableSchema.Field {
        let shape = field.shape
        if case .plain(let type, let enumeration) = shape.content {
            return .init(field.name, type, cases: enumeration?.cases ?? [], isEditable: field.isEditable)
        }
        let record = DataType.record(shape.table.map { name(of: $0(tables)) } ?? "")
        let type = if case .list = shape.content { DataType.list(of: record) } else { record }
        return .init(field.name, shape.isOptional ? .optional(type) : type, isSettable: shape.isWritable)
    }

    /// Returns the name of a table, which is described later if it has none yet.
    private mutating func name(of table: AnyRecordTable) -> String {
        if let known = names[ObjectIdentifier(table)] { return known }
        let base = String(
            table.name.unicodeScalars.map { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) ? Character($0) : "_" })
        let start = base.first.map { $0.isLetter } ?? false ? base : "Record" + base
        var name = start
        var number = 2
        while !taken.insert(name).inserted {
            name = "\(start)\(number)"
            number += 1
        }
        names[ObjectIdentifier(table)] = name
        pending.append(table)
        return name
    }
}

extension [RecordTableSchema] {
    /// Returns what a file's model needs and a program does not give, as `NUIRecordTable.differences(from:)` does.
    ///
    /// - Parameters:
    ///   - model: The model of a file.
    ///   - name: The name of the table of the program's model, which is one of these.
    public func differences(from model: DataModel, ofTable name: String) -> [NUIRecordDifference] {
        let tables = DescribedTables(self)
        return withExtendedLifetime(tables) {
            tables.table(name).map { ModelComparison(model, RecordTables()).differences(of: $0) } ?? []
        }
    }
}

/// The tables of types that this program does not have.
private final class DescribedTables {
    private let schemas: [String: RecordTableSchema]
    private var tables: [String: AnyRecordTable] = [:]

    init(_ schemas: [RecordTableSchema]) {
        self.schemas = Dictionary(schemas.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func table(_ name: String) -> AnyRecordTable? {
        if let known = tables[name] { return known }
        guard let schema = schemas[name] else { return nil }
        let fields = schema.fields.map { AnyRecordTable.Field(name: $0.name, shape: shape(of: $0), isEditable: $0.isEditable) }
        let key = schema.key.flatMap { key in fields.firstIndex { $0.name == key } }
        let made = AnyRecordTable(schema.name, fields, key: key, isClass: schema.isClass)
        tables[name] = made
        return made
    }

    private func shape(of field: RecordTableSchema.Field) -> FieldShape {
        let isOptional = field.type.isOptional
        let content = if case .optional(let wrapped) = field.type { wrapped } else { field.type }
        switch content {
        case .record(let name): return .record(isOptional: isOptional, isWritable: field.isSettable, reference(name))
        case .list(.record(let name)): return .list(isOptional: isOptional, isWritable: field.isSettable, reference(name))
        default: return .plain(field.type, field.cases.isEmpty ? nil : EnumerationType(field.type.enumerationName ?? "", field.cases))
        }
    }

    private func reference(_ name: String) -> (RecordTables) -> AnyRecordTable {
        { [unowned self] _ in table(name) ?? AnyRecordTable(name, [], key: nil, isClass: false) }
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
}
