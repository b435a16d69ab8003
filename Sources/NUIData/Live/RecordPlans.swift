import TatamiData

/// The plans of all record types of a model with the Swift types that they are found in, each made once.
final class RecordPlans {
    let tables: RecordTables
    private let model: DataModel
    private let keys: [String: String]
    private var plans: [Pair: RecordPlan] = [:]
    /// The fields of each table that the file uses, in their order.
    private var used: [ObjectIdentifier: [Int]] = [:]

    private struct Pair: Hashable {
        let type: String
        let table: ObjectIdentifier?
    }

    init(_ model: DataModel, _ tables: RecordTables, keys: [String: String]) {
        (self.model, self.tables, self.keys) = (model, tables, keys)
    }

    func plan(_ type: RecordType, _ table: AnyRecordTable?) -> RecordPlan {
        let pair = Pair(type: type.name, table: table.map(ObjectIdentifier.init))
        if let known = plans[pair] { return known }
        let made = RecordPlan(type, table, key: keys[type.name])
        plans[pair] = made
        return made
    }

    /// Returns the plan of the records in a field; nil for a field without records.
    func plan(ofField index: Int, in plan: RecordPlan) -> RecordPlan? {
        guard let type = RecordPlan.recordName(in: plan.type.fields[index].type).flatMap(model.record) else { return nil }
        let field = plan.sources[index].flatMap { plan.table?.fields[$0] }
        return self.plan(type, field?.shape.table?(tables))
    }

    /// Makes the plans of everything that the model's root contains.
    func makeAll(from table: AnyRecordTable, uses: [String: Set<String>]?) -> RecordPlan {
        let root = plan(model.root, table)
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
        var pending = [root]
        var sources: [ObjectIdentifier: Set<Int>] = [:]
        while let next = pending.popLast() {
            let names = uses.map { $0[next.type.name] ?? [] }
            for (index, field) in next.type.fields.enumerated() {
                if let table = next.table, let source = next.sources[index], names?.contains(field.name) ?? true {
                    sources[ObjectIdentifier(table), default: []].insert(source)
                }
                if let child = plan(ofField: index, in: next), seen.insert(ObjectIdentifier(child)).inserted { pending.append(child) }
            }
            if let table = next.table, let key = next.keySource { sources[ObjectIdentifier(table), default: []].insert(key) }
        }
        used = sources.mapValues { $0.sorted() }
        return root
    }

    func usedFields(of table: AnyRecordTable) -> [Int] { used[ObjectIdentifier(table)] ?? [] }
}
