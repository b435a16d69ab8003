import TatamiData

/// Reads values of a file as data of a model: `walks = [{ id = "a"  title = "Lake" }]`, as the `data` of a preview has them.
struct DataLiteral {
    let model: DataModel

    /// Returns the data that a value is.
    ///
    /// - Throws: `FormulaFault` with the place of the part that is not of its type.
    func data(_ value: Value, as type: DataType) throws(FormulaFault) -> DataValue {
        switch (type, value) {
        case (.optional(let type), _): return value.isNil ? .null : try data(value, as: type)
        case (.string, .string(let literal)): return .string(literal.value)
        case (.image, .string(let literal)): return .image(literal.value)
        case (.number, .number(let literal)): return .number(literal.value)
        case (.integer, .number(let literal)):
            if literal.isWhole, let integer = Int(exactly: literal.value) { return .integer(integer) }
        case (.bool, .path(let path)):
            if path.text == "YES" || path.text == "NO" { return .bool(path.text == "YES") }
        case (.date, .string(let literal)):
            if let date = Instant(iso: literal.value) { return .date(date) }
        case (.day, .string(let literal)):
            if let day = CalendarDate(iso: literal.value) { return .day(day) }
        case (.color, .string(let literal)):
            if let color = ColorLiteral(literal.value) { return .color(color) }
        case (.enumeration(let name), .path(let path)):
            let type = path.leading.map(\.text).joined(separator: ".")
            let isCase = model.enumeration(named: name)?.cases.contains(path.last.text) ?? false
            if isCase, type.isEmpty || type == name { return .choice(path.last.text) }
        case (.list(let element), .array(let array)):
            var elements: [DataValue] = []
            for value in array.elements { elements.append(try data(value, as: element)) }
            return .list(elements)
        case (.record(let name), .object(let object)):
            if let record = model.record(named: name) { return .record(try self.record(object, record)) }
        default: break
        }
        throw FormulaFault(code: .wrongType, range: value.range, message: "this is \(TypeText.describe(value)), not \(type.phrase)")
    }

    private func record(_ object: ObjectNode, _ type: RecordType) throws(FormulaFault) -> DataRecord {
        var values = [DataValue?](repeating: nil, count: type.fields.count)
        for assignment in object.assignments where assignment.operation == .assign {
            guard let index = type.index(of: assignment.path.text) else {
                throw FormulaFault(
                    code: .unknownProperty, range: assignment.path.range, message: "\(type.name) has no field '\(assignment.path.text)'",
                    hint: Suggestion.nearest(to: assignment.path.text, among: type.fields.map(\.name)).map { "did you mean '\($0)'?" })
            }
            values[index] = try data(assignment.value, as: type.fields[index].type)
        }
        for (index, field) in type.fields.enumerated() where values[index] == nil && field.defaultValue == nil {
            guard field.type.isOptional else {
                throw FormulaFault(
                    code: .wrongType, range: object.range, message: "this \(type.name) has no '\(field.name)'",
                    hint: "\(field.name) is \(field.type.phrase)")
            }
            values[index] = .null
        }
        return DataRecord(values)
    }
}

extension Value {
    fileprivate var isNil: Bool { if case .path(let path) = self { path.text == "nil" } else { false } }
}

extension Resolver {
    /// Returns the fields of the model that a preview replaces. The checker has reported values that do not fit, which are left out.
    public func previewFields(_ preview: Definition) -> [String: DataValue] {
        guard let model = data.model else { return [:] }
        var fields: [String: DataValue] = [:]
        for (path, value) in preview.previewData {
            guard let field = data.field(path.text)?.field else { continue }
            fields[path.text] = try? DataLiteral(model: model).data(value, as: field.type)
        }
        return fields
    }
}
