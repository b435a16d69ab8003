import TatamiViews

/// The records of the objects that a journal knows.
///
/// A view, a layout or an item keeps the key of its record itself: nothing has to be looked for, and the record goes with its object. Weak
/// references would make every further use of an object more expensive. Objects outside of the tree have no place for a key, and those that
/// another journal knows have none left.
struct ObjectRecords {
    private let table = RecordTable()
    private var others = WeakTable<RecordKey>()

    /// The record of an object; nil if it has none.
    subscript(object: AnyObject) -> ObjectRecord? { key(of: object).flatMap { table.records[$0.number] } }

    /// The class as which a load made an object; nil for objects that it did not make.
    func item(of object: AnyObject) -> NUIClass? { key(of: object).flatMap { table.records[$0.number]?.item } }

    /// Gives an object a new record.
    mutating func add(_ record: ObjectRecord, of object: AnyObject) {
        let key = RecordKey(table.add(record), in: table)
        if let object = object as? TreeObject, mayReplace(object.loadRecord) {
            object.loadRecord = key
        } else {
            others[object] = key
        }
    }

    /// Changes the record of an object; returns false if it has none.
    func change(_ object: AnyObject, _ change: (inout ObjectRecord) -> Void) -> Bool {
        guard let number = key(of: object)?.number else { return false }
        table.change(number, change)
        return true
    }

    /// Forgets all records. Other journals may use their places in objects.
    func forget() { table.end() }

    private func key(of object: AnyObject) -> RecordKey? {
        if table.hasEnded { return nil }
        if let key = (object as? TreeObject)?.loadRecord as? RecordKey, key.table === table { return key }
        return others[object]
    }

    /// Whether the place of a key is empty, or has one of this journal or of one that is gone.
    private func mayReplace(_ place: AnyObject?) -> Bool {
        guard let key = place as? RecordKey else { return true }
        return key.table === table || key.table.hasEnded
    }
}

/// The number of a record in a table. When the key goes, the table removes the record.
private final class RecordKey {
    let number: Int
    let table: RecordTable

    init(_ number: Int, in table: RecordTable) { (self.number, self.table) = (number, table) }

    deinit { table.remove(number) }
}

/// The records of one journal by their numbers.
private final class RecordTable {
    private(set) var records: [ObjectRecord?] = []
    private var free: [Int] = []
    private(set) var hasEnded = false

    /// Adds a record, and returns its number.
    func add(_ record: ObjectRecord) -> Int {
        guard let number = free.popLast() else {
            records.append(record)
            return records.count - 1
        }
        records[number] = record
        return number
    }

    func change(_ number: Int, _ change: (inout ObjectRecord) -> Void) {
        if records[number] != nil { change(&records[number]!) }
    }

    func remove(_ number: Int) {
        if hasEnded { return }
        // What goes with the record may have a record itself, so the table is changed before.
        let removed = records[number]
        records[number] = nil
        free.append(number)
        withExtendedLifetime(removed) {}
    }

    func end() {
        hasEnded = true
        let removed = records
        (records, free) = ([], [])
        withExtendedLifetime(removed) {}
    }
}
