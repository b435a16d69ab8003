import TatamiData

/// What a field holds at a moment.
enum FieldReading {
    /// A value without records.
    case plain(DataValue)
    /// The rows of a list of records, or the one row of a record.
    case rows(any RowSource)
    /// Nothing: the data does not give the field.
    case absent
}

/// Rows as they were just read, which are compared with the rows of a ``LiveList``.
protocol RowSource {
    var count: Int { get }
    /// The objects that the rows are; nil for structs and JSON.
    var objects: [ObjectIdentifier]? { get }
    /// Returns the key of a row by the field of its table or record type; nil stands for rows without a key.
    func key(at index: Int, _ field: Int?) -> RowKey
    /// Returns whether a struct or a record of JSON is the content of a place, without looking at its key.
    func isContent(_ index: Int, of row: LiveRecord) -> Bool
    /// Makes a row the content of a place. Returns whether something may have changed that the place does not learn by itself.
    func attach(_ index: Int, to row: LiveRecord, in model: LiveModel) -> Bool
}

/// The data of one record: an object or a struct of the program, or a record of JSON. Fields are those of its table or its record type.
class RecordContent {
    /// The object or the struct of the program; nil for JSON.
    var programValue: Any? { nil }

    /// The object of the program that the content is, as long as a place shows it; nil for structs and JSON.
    let identity: ObjectIdentifier?

    init(identity: ObjectIdentifier? = nil) { self.identity = identity }

    /// Whether the content is a copy of a part of the program's data, of which no notices come.
    var isCopy: Bool { false }

    /// Returns the present value of a field; nil if the content is gone.
    func read(_ field: Int) -> FieldReading? { nil }

    /// Returns why the program refuses a value; nil if it does not.
    func refusal(of value: DataValue, for field: Int) -> String? { nil }

    /// Writes a value, and returns whether that was possible.
    func write(_ value: DataValue, to field: Int, of place: LiveRecord) -> Bool { false }

    /// Changes the elements of a list of records. Returns those that were removed; nil if that was not possible.
    func edit(_ edit: ListEdit, _ field: Int, of place: LiveRecord) -> [Any]? { nil }
}

/// A record of JSON. The place that it is in changes it.
final class JSONContent: RecordContent {
    private(set) var record: DataRecord
    private let type: RecordType
    /// Whether rows below, which have records of their own, were changed, so that `record` no longer says what they are.
    private var hasChangedRows = false

    init(_ record: DataRecord, _ type: RecordType) { (self.record, self.type) = (record, type) }

    /// Whether the record and everything below it are as in other data.
    func isEqual(_ other: DataRecord) -> Bool { !hasChangedRows && record == other }

    func replace(_ other: DataRecord) { (record, hasChangedRows) = (other, false) }

    private func noteEdit(of place: LiveRecord) {
        place.model?.isEdited = true
        var next = place.list?.owner
        while let record = next {
            (record.content as? JSONContent)?.hasChangedRows = true
            next = record.list?.owner
        }
    }

    override func read(_ field: Int) -> FieldReading? {
        guard record.values.indices.contains(field), let value = record.values[field] else { return .absent }
        return .of(value, type.fields[field].type)
    }

    override func write(_ value: DataValue, to field: Int, of place: LiveRecord) -> Bool {
        guard record.values.indices.contains(field) else { return false }
        record.values[field] = value
        noteEdit(of: place)
        return true
    }

    override func edit(_ edit: ListEdit, _ field: Int, of place: LiveRecord) -> [Any]? {
        guard record.values.indices.contains(field), case .list(let values)? = record.values[field], let list = place.shownList(of: field)
        else { return nil }
        // The rows have what was written since; the list may have more elements than are shown.
        var elements = list.rows.map { $0.presentRecord } + values.dropFirst(list.rows.count)
        guard let result = edit.perform(on: &elements, index: { row, _ in row.list === list ? list.index(of: row) : nil }) else {
            return nil
        }
        record.values[field] = .list(elements)
        noteEdit(of: place)
        return result
    }
}

extension FieldReading {
    /// A value of data as the value of a field.
    static func of(_ value: DataValue, _ type: DataType) -> FieldReading {
        switch (value, type) {
        case (_, .optional(let wrapped)) where value != .null: of(value, wrapped)
        case (.record(let record), .record): .rows(JSONRows(values: [.record(record)]))
        case (.list(let values), .list(.record)): .rows(JSONRows(values: values))
        default: .plain(value)
        }
    }
}

/// Records of JSON. Elements that are no records count as empty ones.
struct JSONRows: RowSource {
    let values: [DataValue]

    var count: Int { values.count }

    var objects: [ObjectIdentifier]? { nil }

    private func record(at index: Int) -> DataRecord {
        if case .record(let record) = values[index] { record } else { DataRecord([]) }
    }

    func key(at index: Int, _ field: Int?) -> RowKey {
        let record = record(at: index)
        guard let field, record.values.indices.contains(field), let value = record.values[field] else { return .position(index) }
        return RowKey(value)
    }

    func isContent(_ index: Int, of row: LiveRecord) -> Bool { (row.content as? JSONContent)?.isEqual(record(at: index)) ?? false }

    func attach(_ index: Int, to row: LiveRecord, in model: LiveModel) -> Bool {
        let record = record(at: index)
        guard let content = row.content as? JSONContent else {
            row.setContent(JSONContent(record, row.type))
            return true
        }
        if content.isEqual(record) { return false }
        content.replace(record)
        return true
    }
}
