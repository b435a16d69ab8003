import TatamiData

/// A field of a Swift type, as one line of its table.
public struct NUIField<Record> {
    let name: String
    let path: PartialKeyPath<Record>
    let shape: FieldShape
    let read: (Record, RecordTables) -> FieldReading
    /// Writes a value and returns whether it is of the field's type; nil for a field that is read only.
    var write: ((inout Record, DataValue) -> Bool)?
    /// Changes the elements of a list of records; nil for other fields, and for a property that cannot be set.
    var edit: ((inout Record, ListEdit, RecordTables) -> [Any]?)?
    /// Returns why the program refuses a value; nil if it does not.
    var check: (DataValue) -> String? = { _ in nil }

    /// Creates a field that files read: a text, a number, a date, an enumeration, or a list or an optional of these.
    ///
    /// - Parameters:
    ///   - name: The name of the field in files.
    ///   - path: The property. It may be computed; what it reads of observed properties is tracked.
    public static func reading<Value: NUIDataConvertible>(_ name: String, _ path: KeyPath<Record, Value>) -> NUIField {
        NUIField(
            name: name, path: path, shape: .plain(Value.nuiDataType, Value.nuiDataEnumeration),
            read: { record, _ in .plain(record[keyPath: path].nuiData) })
    }

    /// Creates a field that files read and write.
    ///
    /// - Parameters:
    ///   - name: The name of the field in files.
    ///   - path: The property.
    ///   - check: Returns why a value is refused, as a sentence for people; nil if it is written.
    public static func editing<Value: NUIDataConvertible>(
        _ name: String, _ path: WritableKeyPath<Record, Value>, check: @escaping (Value) -> String? = { _ in nil }
    ) -> NUIField {
        var field = reading(name, path)
        field.write = { record, data in
            guard let value = Value.fromNUIData(data) else { return false }
            record[keyPath: path] = value
            return true
        }
        field.check = { data in Value.fromNUIData(data).flatMap(check) }
        return field
    }

    /// Creates a field that is another record. Fields of a struct can be edited if the property can be set.
    public static func record<Value: NUIRecord>(_ name: String, _ path: KeyPath<Record, Value>) -> NUIField {
        let store = (path as? WritableKeyPath<Record, Value>).map { path in
            RowStore<Value> { owner, _, _, body in owner.modify(Record.self) { body(&$0[keyPath: path]) } }
        }
        return NUIField(
            name: name, path: path, shape: .record(isOptional: false, isWritable: store != nil) { $0.table(Value.self) },
            read: { record, tables in .rows(ProgramRows([record[keyPath: path]], tables, store)) })
    }

    /// Creates a field that is another record or nothing.
    public static func record<Value: NUIRecord>(_ name: String, _ path: KeyPath<Record, Value?>) -> NUIField {
        let store = (path as? WritableKeyPath<Record, Value?>).map { path in
            RowStore<Value> { owner, _, _, body in
                owner.modify(Record.self) { $0[keyPath: path].modifyWrapped(body) }
            }
        }
        return NUIField(
            name: name, path: path, shape: .record(isOptional: true, isWritable: store != nil) { $0.table(Value.self) },
            read: { record, tables in
                record[keyPath: path].map { .rows(ProgramRows([$0], tables, store)) } ?? .plain(.null)
            })
    }

    /// Creates a field that is a list of records. Fields of struct rows can be edited if the property can be set.
    public static func list<Element: NUIRecord>(_ name: String, _ path: KeyPath<Record, [Element]>) -> NUIField {
        let store = (path as? WritableKeyPath<Record, [Element]>).map { path in
            RowStore<Element> { owner, row, tables, body in
                owner.modify(Record.self) { record in
                    guard let index = row.index(in: record[keyPath: path], tables) else { return false }
                    return body(&record[keyPath: path][index])
                }
            }
        }
        var field = NUIField(
            name: name, path: path, shape: .list(isOptional: false, isWritable: store != nil) { $0.table(Element.self) },
            read: { record, tables in .rows(ProgramRows(record[keyPath: path], tables, store)) })
        if let path = path as? WritableKeyPath<Record, [Element]> {
            field.edit = { record, edit, tables in
                var elements = record[keyPath: path]
                guard let result = edit.perform(on: &elements, index: { $0.index(in: $1, tables) }) else { return nil }
                record[keyPath: path] = elements
                return result
            }
        }
        return field
    }

    /// Creates a field that is a list of records or nothing.
    public static func list<Element: NUIRecord>(_ name: String, _ path: KeyPath<Record, [Element]?>) -> NUIField {
        let store = (path as? WritableKeyPath<Record, [Element]?>).map { path in
            RowStore<Element> { owner, row, tables, body in
                owner.modify(Record.self) { record in
                    guard let index = record[keyPath: path].flatMap({ row.index(in: $0, tables) }) else { return false }
                    return record[keyPath: path].modifyWrapped { body(&$0[index]) }
                }
            }
        }
        var field = NUIField(
            name: name, path: path, shape: .list(isOptional: true, isWritable: store != nil) { $0.table(Element.self) },
            read: { record, tables in
                record[keyPath: path].map { .rows(ProgramRows($0, tables, store)) } ?? .plain(.null)
            })
        if let path = path as? WritableKeyPath<Record, [Element]?> {
            field.edit = { record, edit, tables in
                var elements = record[keyPath: path] ?? []
                guard let result = edit.perform(on: &elements, index: { $0.index(in: $1, tables) }) else { return nil }
                record[keyPath: path] = elements
                return result
            }
        }
        return field
    }
}

extension Optional {
    /// Changes the wrapped value in place; false if there is none.
    mutating func modifyWrapped(_ body: (inout Wrapped) -> Bool) -> Bool {
        guard var value = self else { return false }
        // The storage of an array would be copied if it stayed here while it changes.
        self = nil
        defer { self = value }
        return body(&value)
    }
}
