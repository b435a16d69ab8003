import TatamiData

/// The rows of a list of records in a ``LiveModel``, as the last update found them.
///
/// A row is identified by its key and the number of rows before it with the same key. It stays the same ``LiveRecord`` while the list has
/// that identity, wherever the row moves.
public final class LiveList: Equatable {
    /// The rows in their order.
    public private(set) var rows: [LiveRecord] = []

    private(set) weak var owner: LiveRecord?
    let field: Int
    let plan: RecordPlan
    /// Whether the rows are the one record of a field.
    let isSingle: Bool
    private var firstRows: [RowKey: LiveRecord] = [:]
    private var hasDuplicates = false
    /// Whether the key of a row changed, so that the next comparison reads all keys.
    var hasChangedKeys = false
    /// Whether the field is nothing.
    private var isNull = false
    /// What subscribers have seen, if that is not what is here now.
    private var seen: (rows: [LiveRecord], isNull: Bool)?
    /// Rows with other content than before, which are compared as soon as every row has its content.
    private var changedRows: [LiveRecord] = []
    private var reportedKeys: Set<RowKey> = []

    init(_ owner: LiveRecord, field: Int, _ plan: RecordPlan, isSingle: Bool) {
        (self.owner, self.field, self.plan, self.isSingle) = (owner, field, plan, isSingle)
    }

    /// Returns the first row with a key, in constant time; nil if there is none.
    public func row(forKey key: DataValue) -> LiveRecord? { firstRows[RowKey(key)] }

    /// Returns whether two lists are the same object.
    public static func == (a: LiveList, b: LiveList) -> Bool { a === b }

    var fieldName: String { owner?.type.fields[field].name ?? "" }
    var keyField: Int? { plan.keySource }

    /// The value of the field.
    var value: LiveValue {
        if isNull { return .plain(.null) }
        return isSingle ? rows.first.map(LiveValue.record) ?? .plain(.null) : .rows(self)
    }

    /// Returns the index of a row, in constant time unless rows before it came or left since the last call.
    func index(of row: LiveRecord) -> Int? {
        if rows.indices.contains(row.hint), rows[row.hint] === row { return row.hint }
        guard let index = rows.firstIndex(where: { $0 === row }) else { return nil }
        row.hint = index
        return index
    }

    // MARK: Changing

    /// Takes the present rows.
    func take(_ reading: FieldReading, _ model: LiveModel, isFirst: Bool = false) {
        let old = (rows: rows, isNull: isNull)
        var isChanged = false
        if case .rows(let source) = reading {
            isNull = false
            let count = model.admit(source.count, besides: rows.count, in: self)
            isChanged = hasChangedKeys || hasDuplicates ? takeAll(source, count, model) : takeMiddle(source, count, model)
        } else {
            isNull = true
            isChanged = !rows.isEmpty
            replace(rows.indices, [], leaving: rows, model)
        }
        hasChangedKeys = false
        let changed = changedRows
        changedRows = []
        for row in changed { row.refresh() }
        guard isChanged || old.isNull != isNull, !isFirst, let owner else { return }
        if seen == nil { seen = old }
        model.note(owner, field, .value)
    }

    /// Takes rows whose keys did not repeat. Those at both ends that are the same cost a comparison each, and keys are read only of structs,
    /// and of objects that come. Returns whether the rows are others than before.
    private func takeMiddle(_ source: any RowSource, _ count: Int, _ model: LiveModel) -> Bool {
        let shorter = min(rows.count, count)
        let objects = source.objects
        func keeps(_ row: Int, at index: Int) -> Bool {
            objects.map { $0[index] == rows[row].content.identity } ?? source.isContent(index, of: rows[row])
                || hasKey(row, at: index, source, model)
        }
        var start = 0
        while start < shorter, keeps(start, at: start) { start += 1 }
        var tail = 0
        while tail < shorter - start, keeps(rows.count - 1 - tail, at: count - 1 - tail) { tail += 1 }
        let range = start..<rows.count - tail
        if range.isEmpty && count == rows.count { return false }
        var middle = [LiveRecord?](repeating: nil, count: count - tail - start)
        let rest = takeObjects(&middle, at: start, from: rows[range], objects)
        let coming = middle.indices.filter { middle[$0] == nil }.map { (index: $0, key: source.key(at: start + $0, keyField)) }
        var leaving = Set(rest)
        var fresh: Set<RowKey> = []
        for (_, key) in coming {
            let known = firstRows[key]
            if !fresh.insert(key).inserted || known.map({ !leaving.contains($0) }) ?? false { return takeAll(source, count, model) }
        }
        for (index, key) in coming {
            let known = firstRows[key]
            if let known { leaving.remove(known) }
            middle[index] = place(known, RowIdentity(key: key, occurrence: 0), start + index, source, model)
        }
        replace(range, middle.compactMap { $0 }, leaving: rest.filter(leaving.contains), model)
        return true
    }

    /// Finds the rows of objects that are among some rows. Returns the other rows.
    private func takeObjects(
        _ middle: inout [LiveRecord?], at start: Int, from rows: ArraySlice<LiveRecord>, _ objects: [ObjectIdentifier]?
    ) -> [LiveRecord] {
        guard !rows.isEmpty, !middle.isEmpty, let objects else { return Array(rows) }
        var known = Dictionary(rows.map { ($0.content.identity, $0) }, uniquingKeysWith: { first, _ in first })
        for index in middle.indices {
            guard let row = known.removeValue(forKey: objects[start + index]) else { continue }
            row.hint = start + index
            middle[index] = row
        }
        let staying = Set(middle.lazy.compactMap { $0 })
        return rows.filter { !staying.contains($0) }
    }

    /// Returns whether a row has the key of other content, and takes that.
    private func hasKey(_ row: Int, at index: Int, _ source: any RowSource, _ model: LiveModel) -> Bool {
        guard source.key(at: index, keyField) == rows[row].identity.key else { return false }
        if source.attach(index, to: rows[row], in: model) { changedRows.append(rows[row]) }
        return true
    }

    /// Takes rows whose keys repeat, or changed. Returns whether the rows are others than before.
    private func takeAll(_ source: any RowSource, _ count: Int, _ model: LiveModel) -> Bool {
        let keys = RowKeys((0..<count).map { source.key(at: $0, keyField) })
        var known = Dictionary(
            rows.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        let coming = keys.identities.enumerated().map { index, row in
            let identity = RowIdentity(key: row.key, occurrence: row.occurrence)
            return place(known.removeValue(forKey: identity), identity, index, source, model)
        }
        hasDuplicates = !keys.duplicates.isEmpty
        let isChanged = rows != coming
        replace(rows.indices, coming, leaving: Array(known.values), model)
        report(keys.duplicates, model)
        return isChanged
    }

    /// Reports each key that repeats, once.
    private func report(_ duplicates: [RowKeys<RowKey>.Duplicate], _ model: LiveModel) {
        for duplicate in duplicates where reportedKeys.count < DataLimits.faults && reportedKeys.insert(duplicate.key).inserted {
            let name = (owner.map { $0.path.isEmpty ? "" : $0.path + "." } ?? "") + fieldName
            model.report("\(name)[\(duplicate.first)] and \(name)[\(duplicate.row)] have the key \(duplicate.key.text)")
        }
    }

    /// Returns a row with new content: a known one, or one that comes.
    private func place(
        _ known: LiveRecord?, _ identity: RowIdentity, _ index: Int, _ source: any RowSource, _ model: LiveModel
    ) -> LiveRecord {
        let row = known ?? LiveRecord(plan, RecordContent(), model: model, list: self, identity)
        row.hint = index
        if known == nil, identity.occurrence == 0 { firstRows[identity.key] = row }
        if source.attach(index, to: row, in: model), known != nil { changedRows.append(row) }
        return row
    }

    private func replace(_ range: Range<Int>, _ coming: [LiveRecord], leaving: [LiveRecord], _ model: LiveModel) {
        for row in leaving where firstRows[row.identity.key] === row { firstRows[row.identity.key] = nil }
        model.count(coming.count - range.count)
        rows.replaceSubrange(range, with: coming)
        for row in leaving { row.leave() }
    }

    /// Ends all rows, with the record that the list belongs to.
    func leave() {
        model?.count(-rows.count)
        for row in rows { row.leave() }
        (rows, firstRows, seen) = ([], [:], nil)
    }

    private var model: LiveModel? { owner?.model }

    /// Returns what changed since the last call; nil if nothing did.
    func takeChange() -> LiveChange.Kind? {
        guard let seen else { return nil }
        self.seen = nil
        if isSingle || seen.isNull != isNull { return seen.rows == rows && seen.isNull == isNull ? nil : .value }
        let difference = ListDifference(from: seen.rows, to: rows)
        return difference.isEmpty ? nil : .rows(difference)
    }
}
