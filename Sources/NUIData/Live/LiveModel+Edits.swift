import TatamiData

extension LiveModel {
    /// Takes over what was changed in the data of another model since it was read from the same JSON, such as the model of the file before it was
    /// loaded again.
    ///
    /// Fields are matched by name. A field that the other model does not have, or has with another type, keeps its present value.
    public func takeEdits(of old: LiveModel) {
        guard old.isEdited, let content = root.content as? JSONContent, case .record(let edited)? = old.root.value else { return }
        replaceData(model.merging(edited, old.model.root, of: old.model, into: content.record, model.root))
        isEdited = true
    }
}

extension DataModel {
    /// Returns a record with the values that a record of another model has for fields of the same names, as far as they fit.
    fileprivate func merging(
        _ old: DataRecord, _ oldType: RecordType, of other: DataModel, into present: DataRecord, _ type: RecordType
    ) -> DataRecord {
        var result = present
        for (index, field) in type.fields.enumerated() where result.values.indices.contains(index) {
            guard let place = oldType.index(of: field.name), old.values.indices.contains(place), let value = old.values[place],
                let merged = merging(value, oldType.fields[place].type, of: other, into: present.values[index], field.type)
            else { continue }
            result.values[index] = merged
        }
        return result
    }

    /// Returns a value of another model as a value of a type; nil if it does not fit.
    private func merging(
        _ old: DataValue, _ oldType: DataType, of other: DataModel, into present: DataValue?, _ type: DataType
    ) -> DataValue? {
        switch (old, oldType, type) {
        case (.null, .optional, .optional): return .null
        case (_, .optional(let oldType), .optional(let type)): return merging(old, oldType, of: other, into: present, type)
        case (.record(let record), .record(let oldName), .record(let name)):
            guard let oldType = other.record(named: oldName), let type = self.record(named: name) else { return nil }
            // Without a present record, a field that only the new type has cannot be made up.
            var base = DataRecord(type.fields.map { _ in nil })
            if case .record(let record)? = present, record.values.count == type.fields.count { base = record }
            let merged = merging(record, oldType, of: other, into: base, type)
            return accepts(merged, as: type) ? .record(merged) : nil
        case (.list(let elements), .list(let oldType), .list(let type)):
            let present = PresentRows(present, type, in: self)
            let merged = elements.enumerated().compactMap { index, element in
                merging(element, oldType, of: other, into: present.row(like: element, oldType, in: other, at: index), type)
            }
            return merged.isEmpty && !elements.isEmpty ? nil : .list(merged)
        default: return oldType == type && accepts(old, as: type) ? old : nil
        }
    }
}

/// The present elements of a list, which are found by the key of their type, or else by their places.
private struct PresentRows {
    private let elements: [DataValue]
    private var key: String?
    private var byKey: [DataValue: DataValue] = [:]

    init(_ list: DataValue?, _ type: DataType, in model: DataModel) {
        if case .list(let elements)? = list { self.elements = elements } else { elements = [] }
        guard case .record(let name) = type, let record = model.record(named: name), let key = record.key else { return }
        self.key = key
        for element in elements {
            if let value = Self.value(of: key, in: element, record) { byKey[value] = byKey[value] ?? element }
        }
    }

    /// Returns the present element for one of the other model.
    func row(like other: DataValue, _ type: DataType, in model: DataModel, at index: Int) -> DataValue? {
        guard let key else { return elements.indices.contains(index) ? elements[index] : nil }
        guard case .record(let name) = type, let record = model.record(named: name) else { return nil }
        return Self.value(of: key, in: other, record).flatMap { byKey[$0] }
    }

    private static func value(of field: String, in element: DataValue, _ type: RecordType) -> DataValue? {
        guard case .record(let record) = element, let index = type.index(of: field), record.values.indices.contains(index) else { return nil }
        return record.values[index]
    }
}
