import TatamiData

extension LiveModel {
    /// Takes over what was changed in the data of another model since it was read from the same JSON, such as the model of the file before it was
    /// loaded again.
    ///
    /// Fields are matched by name. A field that the other model does not have, or has with another type, keeps its present value; in rows, that of
    /// the row with the same key. If a row cannot have one, nothing is taken over, so that no row is lost.
    public func takeEdits(of old: LiveModel) {
        guard old.isEdited, let content = root.content as? JSONContent, case .record(let edited)? = old.root.value else { return }
        var merge = EditMerge(new: model, old: old.model)
        merge.note(content.record, model.root)
        guard let merged = try? merge.record(edited, old.model.root, into: content.record, model.root) else { return }
        replaceData(merged)
        isEdited = true
    }
}

/// Brings values of a model into another one.
private struct EditMerge {
    let new: DataModel
    let old: DataModel
    /// The present rows of types with a key, by the name of the type and the key.
    private var rows: [String: [DataValue: DataRecord]] = [:]

    /// A row that lacks a field.
    struct Misfit: Error {}

    init(new: DataModel, old: DataModel) { (self.new, self.old) = (new, old) }

    /// Notes the present rows of a record, and those below them.
    mutating func note(_ record: DataRecord, _ type: RecordType) {
        if let key = type.key.flatMap({ Self.value(of: $0, in: record, type) }) { rows[type.name, default: [:]][key] = record }
        for (value, field) in zip(record.values, type.fields) { if let value { note(value, field.type) } }
    }

    private mutating func note(_ value: DataValue, _ type: DataType) {
        switch (value, type) {
        case (_, .optional(let wrapped)): note(value, wrapped)
        case (.record(let record), .record(let name)): if let type = new.record(named: name) { note(record, type) }
        case (.list(let elements), .list(let type)): for element in elements { note(element, type) }
        default: break
        }
    }

    private static func value(of field: String, in record: DataRecord, _ type: RecordType) -> DataValue? {
        type.index(of: field).flatMap { record.values.indices.contains($0) ? record.values[$0] : nil }
    }

    /// Returns a present record with the values that an old one has for fields of the same names, as far as they fit.
    func record(_ record: DataRecord, _ oldType: RecordType, into present: DataRecord, _ type: RecordType) throws(Misfit) -> DataRecord {
        var result = present
        for (index, field) in type.fields.enumerated() where result.values.indices.contains(index) {
            guard let place = oldType.index(of: field.name), record.values.indices.contains(place), let value = record.values[place] else {
                continue
            }
            if let merged = try self.value(value, oldType.fields[place].type, field.type) { result.values[index] = merged }
        }
        return result
    }

    /// Returns an old value as a value of a type; nil if the type is another one.
    private func value(_ value: DataValue, _ oldType: DataType, _ type: DataType) throws(Misfit) -> DataValue? {
        switch (value, oldType, type) {
        case (.null, .optional, .optional): return .null
        case (_, .optional(let oldType), .optional(let type)): return try self.value(value, oldType, type)
        case (.record(let record), .record(let oldName), .record(let name)):
            guard let oldType = old.record(named: oldName), let type = new.record(named: name) else { return nil }
            let present = type.key.flatMap { Self.value(of: $0, in: record, oldType) }.flatMap { rows[name]?[$0] }
            let base = present ?? DataRecord(type.fields.map { $0.type.isOptional ? .null : nil })
            let merged = try self.record(record, oldType, into: base, type)
            guard new.accepts(merged, as: type) else { throw Misfit() }
            return .record(merged)
        case (.list(let elements), .list(let oldType), .list(let type)):
            var merged: [DataValue] = []
            for element in elements {
                guard let value = try self.value(element, oldType, type) else { return nil }
                merged.append(value)
            }
            return .list(merged)
        default: return oldType == type && new.accepts(value, as: type) ? value : nil
        }
    }
}
