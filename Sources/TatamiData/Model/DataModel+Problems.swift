extension DataModel {
    /// Everything that contradicts the rules of models, in the order of declaration.
    func problems(_ records: [RecordType], _ enumerations: [EnumerationType]) -> [DataModelProblem] {
        var problems: [DataModelProblem] = []
        func add(_ kind: DataModelProblem.Kind, _ type: String, _ member: String?, _ message: String) {
            problems.append(DataModelProblem(kind: kind, type: type, member: member, message: message))
        }
        var names = Set(DataType.plainTypes.map(\.name))
        for name in records.map(\.name) + enumerations.map(\.name) where !names.insert(name).inserted {
            add(.duplicateType, name, nil, "there is already a type '\(name)'; give this one another name")
        }
        for record in [root] + records {
            for name in repeated(record.fields.map(\.name)) {
                add(.duplicateMember, record.name, name, "\(record.name) has two fields '\(name)'")
            }
            for field in record.fields { problems += self.problems(of: field, in: record) }
            if let key = record.key { problems += self.problems(ofKey: key, in: record) }
        }
        for enumeration in enumerations {
            if enumeration.cases.isEmpty { add(.noCases, enumeration.name, nil, "\(enumeration.name) needs a case") }
            for name in repeated(enumeration.cases) {
                add(.duplicateMember, enumeration.name, name, "\(enumeration.name) has two cases '\(name)'")
            }
        }
        if problems.isEmpty, let deep = deepRecord(records) {
            add(
                .tooDeep, deep, nil, "records are nested deeper than \(DataLimits.nesting) levels in '\(deep)'; put some of them into lists"
            )
        }
        return problems
    }

    /// The name of a record type that contains others, not in lists and optionals, in too many levels; nil if there is none.
    private func deepRecord(_ records: [RecordType]) -> String? {
        var depths: [String: Int] = [:]
        for record in records {
            var open = [record.name]
            while let name = open.last {
                let inner = (self.record(named: name)?.fields ?? []).compactMap { field -> String? in
                    if case .record(let name) = field.type { name } else { nil }
                }
                if let next = inner.first(where: { depths[$0] == nil }) {
                    open.append(next)
                    if open.count > DataLimits.nesting { return record.name }
                    continue
                }
                depths[name] = 1 + (inner.compactMap { depths[$0] }.max() ?? 0)
                if depths[name] ?? 0 > DataLimits.nesting { return name }
                open.removeLast()
            }
        }
        return nil
    }

    private func problems(of field: DataField, in record: RecordType) -> [DataModelProblem] {
        func problem(_ kind: DataModelProblem.Kind, _ message: String) -> [DataModelProblem] {
            [DataModelProblem(kind: kind, type: record.name, member: field.name, message: message)]
        }
        if let name = unknownName(in: field.type) {
            let small = name.lowercased()
            let isOwn = typeNames.contains { $0.lowercased() == small }
            let known = isOwn ? nil : DataType.namesElsewhere[small].map { "; did you mean \($0)?" }
            let meant = known ?? Suggestion.clause(for: name, among: typeNames)
            return problem(.unknownType(name), "there is no type '\(name)'" + meant)
        }
        if hasNestedOptional(field.type) {
            return problem(.nestedOptional, "\(field.type.name) is nothing in two ways; write one '?'")
        }
        if contains(record.name, field.type) {
            return problem(
                .endless, "a \(record.name) would contain another one without end; write [\(record.name)], or \(record.name)?")
        }
        if let value = field.defaultValue, !accepts(value, as: field.type) {
            return problem(.unfitDefault, "the default of '\(field.name)' is not \(field.type.phrase)")
        }
        return []
    }

    private func problems(ofKey key: String, in record: RecordType) -> [DataModelProblem] {
        func problem(_ kind: DataModelProblem.Kind, _ message: String) -> [DataModelProblem] {
            [DataModelProblem(kind: kind, type: record.name, member: key, message: message)]
        }
        guard let index = record.index(of: key) else {
            let names = record.fields.map(\.name)
            return problem(.unknownKey, "\(record.name) has no field '\(key)'" + Suggestion.clause(for: key, among: names))
        }
        let field = record.fields[index]
        // A type that is not there is told by itself.
        if !field.type.isKey, unknownName(in: field.type) == nil {
            return problem(.unfitKey, "'\(key)' is \(field.type.phrase), and a key is a String, a Number, an Integer or a case")
        }
        if field.isEditable { return problem(.unfitKey, "'\(key)' is the key and cannot be edited; write '='") }
        if field.defaultValue != nil { return problem(.unfitKey, "'\(key)' is the key; give it a type in place of the default") }
        return []
    }

    /// The names that occur more than once, each once.
    private func repeated(_ names: [String]) -> [String] {
        var counts: [String: Int] = [:]
        return names.filter { name in
            counts[name, default: 0] += 1
            return counts[name] == 2
        }
    }

    private func unknownName(in type: DataType) -> String? {
        switch type {
        case .record(let name): record(named: name) == nil ? name : nil
        case .enumeration(let name): enumeration(named: name) == nil ? name : nil
        case .list(let type), .optional(let type): unknownName(in: type)
        default: nil
        }
    }

    private func hasNestedOptional(_ type: DataType) -> Bool {
        switch type {
        case .optional(let type): type.isOptional || hasNestedOptional(type)
        case .list(let type): hasNestedOptional(type)
        default: false
        }
    }

    /// Whether every value of a type contains a record of the type with a name.
    private func contains(_ name: String, _ type: DataType) -> Bool {
        var seen: Set<String> = []
        var pending = [type]
        while let next = pending.popLast() {
            guard case .record(let found) = next else { continue }
            if found == name { return true }
            if seen.insert(found).inserted { pending += record(named: found)?.fields.map(\.type) ?? [] }
        }
        return false
    }
}
