import TatamiData

/// Leads from a struct in a property of the program back to the property, so that a field of the struct can be written.
final class RowStore<Element> {
    typealias Modify = (
        _ owner: LiveRecord, _ row: LiveRecord, _ tables: RecordTables, _ body: (inout Element) -> Bool
    ) -> Bool

    /// Changes the element in place. Returns false if it is not there any more.
    let modify: Modify

    init(_ modify: @escaping Modify) { self.modify = modify }
}

/// Objects or structs of the program. They are held only while they are compared, so that the program changes its array in place.
struct ProgramRows<Element: NUIRecord>: RowSource {
    private let elements: [Element]
    private let tables: RecordTables
    private let table: RecordTable<Element>
    private let store: RowStore<Element>?

    init(_ elements: [Element], _ tables: RecordTables, _ store: RowStore<Element>?) {
        (self.elements, self.tables, self.store) = (elements, tables, store)
        table = tables.table(Element.self)
    }

    var count: Int { elements.count }

    var objects: [ObjectIdentifier]? {
        guard case .object = table.table.identity, MemoryLayout<Element>.size == MemoryLayout<ObjectIdentifier>.size else { return nil }
        // Elements of a class are references. Generic code would take fifty times as long to ask each for its identity.
        return elements.withUnsafeBytes { Array($0.assumingMemoryBound(to: ObjectIdentifier.self)) }
    }

    func key(at index: Int, _ field: Int?) -> RowKey { table.key(of: elements[index], at: index, field, tables) }

    func isContent(_ index: Int, of row: LiveRecord) -> Bool {
        guard case .value(let isEqual) = table.table.identity else { return false }
        return (row.content as? StructContent<Element>).map { isEqual($0.value, elements[index]) } ?? false
    }

    func attach(_ index: Int, to row: LiveRecord, in model: LiveModel) -> Bool {
        let element = elements[index]
        switch table.table.identity {
        case .object(let object):
            let identity = object(element)
            if row.content.identity == ObjectIdentifier(identity) { return false }
            row.setContent(model.content(of: element, identity, table))
        case .value(let isEqual):
            guard let content = row.content as? StructContent<Element> else {
                row.setContent(StructContent(element, table, tables, store))
                return true
            }
            if isEqual(content.value, element) { return false }
            content.value = element
        }
        return true
    }
}

extension RecordTable {
    /// Returns the key of an element. Objects without a key are their own.
    func key(of element: Record, at index: Int, _ field: Int?, _ tables: RecordTables) -> RowKey {
        if let field, case .plain(let value) = table.fields[field].read(element, tables) { return RowKey(value) }
        return if case .object(let object) = table.identity { .object(ObjectIdentifier(object(element))) } else { .position(index) }
    }
}
