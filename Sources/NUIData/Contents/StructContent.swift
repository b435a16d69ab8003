import TatamiData

/// A struct of the program: a copy, as the last update found it, with what the model has written since.
final class StructContent<Value>: RecordContent {
    var value: Value
    private let table: RecordTable<Value>
    private let tables: RecordTables
    private let store: RowStore<Value>?

    init(_ value: Value, _ table: RecordTable<Value>, _ tables: RecordTables, _ store: RowStore<Value>?) {
        (self.value, self.table, self.tables, self.store) = (value, table, tables, store)
    }

    override var programValue: Any? { value }
    override var isCopy: Bool { true }

    override func read(_ field: Int) -> FieldReading? { table.table.fields[field].read(value, tables) }

    override func refusal(of value: DataValue, for field: Int) -> String? { table.table.fields[field].check(value) }

    override func write(_ value: DataValue, to field: Int, of place: LiveRecord) -> Bool {
        guard let write = table.table.fields[field].write else { return false }
        return modify(at: place) { write(&$0, value) }
    }

    override func edit(_ edit: ListEdit, _ field: Int, of place: LiveRecord) -> [Any]? {
        guard let change = table.table.fields[field].edit else { return nil }
        var result: [Any]?
        // The program's list first, then that of the copy.
        let isDone = modify(at: place) { record in
            guard let removed = change(&record, edit, tables) else { return false }
            result = result ?? removed
            return true
        }
        return isDone ? result : nil
    }

    /// Changes the struct where the program has it, and then the copy.
    func modify(at place: LiveRecord, _ body: (inout Value) -> Bool) -> Bool {
        guard let owner = place.list?.owner, let store, store.modify(owner, place, tables, body) else { return false }
        return body(&value)
    }
}

extension LiveRecord {
    /// Changes the value of the program in this place.
    func modify<Record>(_ type: Record.Type, _ body: (inout Record) -> Bool) -> Bool {
        if let content = content as? ObjectContent<Record> { return content.modify(body) }
        if let content = content as? StructContent<Record> { return content.modify(at: self, body) }
        return false
    }

    /// Returns where the struct of this place is in the program's array; nil if it left the array.
    func index<Element: NUIRecord>(in elements: [Element], _ tables: RecordTables) -> Int? {
        let table = tables.table(Element.self)
        guard let list, let hint = list.index(of: self) else { return nil }
        func hasKey(_ index: Int) -> Bool { table.key(of: elements[index], at: index, list.keyField, tables) == identity.key }
        // Rows with one key are told apart by their order, so that the place is right only while the array has not changed.
        if elements.indices.contains(hint), identity.occurrence == 0, hasKey(hint) { return hint }
        return elements.indices.lazy.filter(hasKey).dropFirst(identity.occurrence).first
    }
}
