import TatamiData

/// Formulas for the places of a file.
extension Resolver {
    /// Returns the formula of a binding.
    ///
    /// - Parameters:
    ///   - assignment: The binding.
    ///   - type: The type that the property accepts.
    ///   - names: The names that loops, conditions and templates give where the binding stands.
    ///   - mayBeNothing: Whether the property takes nil.
    /// - Throws: `FormulaFault` if the value does not fit, or cannot be worked out.
    public func formula(
        of assignment: Assignment, expecting type: ValueType, _ names: DataNames, mayBeNothing: Bool = true
    ) throws(FormulaFault) -> Formula {
        try formula(
            of: assignment.value, expecting: type, names, as: assignment.format, mayBeNothing: mayBeNothing,
            isEdited: assignment.operation == .edit)
    }

    /// Returns the formula of a value that a property takes.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - type: The type that the property accepts.
    ///   - names: The names that loops, conditions and templates give where the value stands.
    ///   - format: How the value is written; nil for the default.
    ///   - mayBeNothing: Whether the property takes nil.
    ///   - isEdited: Whether people edit the value. An empty text stands for nil then, in every format.
    public func formula(
        of value: Value, expecting type: ValueType, _ names: DataNames, as format: ValueFormat? = nil, mayBeNothing: Bool = true,
        isEdited: Bool = false
    ) throws(FormulaFault) -> Formula {
        var reader = FormulaReader(self, names, property: type)
        reader.isEdited = isEdited
        let result = try reader.read(value, .property)
        let written = try format.map { format throws(FormulaFault) in try reader.format(format, of: result, isEdited: isEdited) }
        let given = written.map { $0.kind == .optional ? FormulaType.data(.string) : .data(.string) } ?? reader.terms[result].type
        if given.mayBeNil, !mayBeNothing {
            if given == .nothing { throw FormulaFault(code: .mayBeNil, range: value.range, message: "the property needs a value, not nil") }
            throw reader.nilFault(reader.terms[result])
        }
        try checkFits(given, type, reader, result, isEdited: isEdited)
        return Formula(terms: reader.terms, result: result, format: written)
    }

    /// Returns the formula of an expression that must be of a type of data: a condition, a filter or a key.
    public func formula(of value: Value, _ type: DataType, _ what: String, _ names: DataNames) throws(FormulaFault) -> Formula {
        var reader = FormulaReader(self, names, property: nil)
        let result = try reader.read(value, .data(type))
        try reader.need(type, result, what)
        return Formula(terms: reader.terms, result: result, format: nil)
    }

    /// Returns the formula of a value that is written to a field of a type.
    public func formula(
        of value: Value, writtenTo type: DataType, _ field: String, _ names: DataNames
    ) throws(FormulaFault) -> Formula {
        var reader = FormulaReader(self, names, property: nil)
        // A field that a path through an optional leads to is written as itself.
        let result = try reader.read(value, .data(type))
        let given = reader.terms[result].type
        let fits =
            given == .data(type) || given == .data(type.unwrapped) || type.isOptional && given == .nothing
            || type.unwrapped == .number && (given == .data(.integer) || type.isOptional && given == .data(.optional(.integer)))
        if !fits {
            throw FormulaFault(code: .wrongType, range: value.range, message: "'\(field)' is \(type.phrase), not \(given.name)")
        }
        return Formula(terms: reader.terms, result: result, format: nil)
    }

    /// Returns the formula of an expression of any type of data.
    public func formula(of value: Value, _ names: DataNames) throws(FormulaFault) -> Formula {
        var reader = FormulaReader(self, names, property: nil)
        let result = try reader.read(value, .any)
        return Formula(terms: reader.terms, result: result, format: nil)
    }

    /// Whether a value reads data: a field of the model, or a name in `names`.
    public func readsData(_ value: Value, _ names: DataNames) -> Bool {
        if !data.hasModel, names.locals.isEmpty { return false }
        var isFound = false
        ValueWalk.each(value) { value, _ in
            guard case .path(let path) = value, !isFound else { return }
            isFound = names.local(path.first.text) != nil || data.field(path.first.text) != nil
        }
        return isFound
    }

    private func checkFits(
        _ given: FormulaType, _ type: ValueType, _ reader: FormulaReader, _ result: Int, isEdited: Bool
    ) throws(FormulaFault) {
        let term = reader.terms[result]
        switch given {
        case .property, .nothing: return
        case .data(let data):
            if type.accepts(data.unwrapped) { return }
            throw FormulaFault(
                code: .wrongType, range: term.range,
                message: "\(data.phrase) cannot be \(TypeText.describe(type, schema))",
                hint: hint(data.unwrapped, type, term, isEdited: isEdited))
        }
    }

    /// What to write for a value of another type.
    private func hint(_ data: DataType, _ type: ValueType, _ term: Formula.Term, isEdited: Bool) -> String? {
        guard type.alternatives.contains(.string) else {
            if type.alternatives.contains(.integer), data == .number { return "write round(\(program.text(in: term.range)))" }
            return nil
        }
        let text = program.text(in: term.range)
        switch data {
        // What people edit is written by a format, and read by it again.
        case .number where isEdited: return "write \(text) as decimals 2"
        case .integer where isEdited: return "write \(text) as integer"
        case .number, .integer, .bool, .enumeration: return "write \"\\(\(text))\""
        case .date: return "write \(text) as date short"
        case .day: return "write \(text) as day short"
        case .list: return "write \"\\(count(\(text)))\" for the number of its elements"
        case .record(let name):
            return data.firstText(in: self.data.model).map { "write a field of \(name): \(text).\($0)" }
        default: return nil
        }
    }
}

extension ValueType {
    /// Whether a property of the type takes data of a type.
    func accepts(_ data: DataType) -> Bool {
        alternatives.contains { alternative in
            switch (alternative, data) {
            case (.any, _), (.string, .string), (.day, .day), (.bool, .bool), (.color, .color), (.image, .image), (.integer, .integer): true
            case (.number, .number), (.number, .integer), (.insets, .number), (.insets, .integer): true
            case (.array(let element), .list(let inner)): element.accepts(inner)
            default: false
            }
        }
    }
}

extension DataType {
    /// The name of the first field of a record that is a string; nil for other types.
    fileprivate func firstText(in model: DataModel?) -> String? {
        guard case .record(let name) = self else { return nil }
        return model?.record(named: name)?.fields.first { $0.type == .string && $0.name != model?.record(named: name)?.key }?.name
    }
}

extension Resolver {
    /// Returns the field that a formula reads, if it is nothing but a path to one: whether the file may write it, its type, its place, and
    /// whether it is an element of a list.
    func writtenField(
        _ formula: Formula, _ names: DataNames
    ) -> (isEditable: Bool, typeName: String, place: SourceRange?, isElement: Bool, isKey: Bool)? {
        switch formula.terms[formula.result].kind {
        case .field(let name):
            return data.field(name).map { ($0.field.isEditable, $0.field.type.name, data.places[":model", name], false, false) }
        case .local(let index):
            let local = names.locals[index]
            if case .record = local.type.unwrapped { return nil }
            return (local.isEditable, local.type.name, local.range, true, false)
        case .member(let record, let name):
            guard case .record(let type)? = formula.terms[record].type.data?.unwrapped, let found = data.model?.record(named: type),
                let index = found.index(of: name)
            else { return nil }
            return (found.fields[index].isEditable, found.fields[index].type.name, data.places[type, name], false, found.key == name)
        default: return nil
        }
    }
}
