import TatamiData

/// Resolves names.
extension FormulaReader {
    /// Adds the terms of a path.
    mutating func path(_ path: NamePath, _ wanted: Wanted) throws(FormulaFault) -> Int {
        if let literal = literal(path, wanted) { return add(.constant(literal.value), literal.type, path.range) }
        if case .property = wanted, case .enumCase = resolver.meaning(of: path, expecting: property), names.local(path.first.text) == nil {
            return add(.plain(.path(path)), .property, path.range)
        }
        if let start = start(path) { return try members(path, from: start) }
        switch resolver.meaning(of: path, expecting: nil) {
        case .constant(let constant): return try self.constant(constant, path, wanted)
        case .current, .root, .object:
            throw FormulaFault(
                code: .invalidBinding, range: path.range, message: "a binding reads the model, not '\(path.text)'",
                hint: "an object in a binding would follow data that nothing announces; put the value into the model")
        case .cyclic, .bool, .enumCase, .dataCase, .unknown: throw unknown(path, wanted)
        }
    }

    /// The value and the type of `nil`, of `YES` and `NO`, and of a case.
    private func literal(_ path: NamePath, _ wanted: Wanted) -> (value: DataValue, type: FormulaType)? {
        if let name = path.single?.text {
            if name == "nil" { return (.null, .nothing) }
            if name == "YES" || name == "NO" { return (.bool(name == "YES"), .data(.bool)) }
            if case .data(let type) = wanted, case .enumeration(let enumeration) = type.unwrapped,
                model?.enumeration(named: enumeration)?.cases.contains(name) == true
            {
                return (.choice(name), .data(type.unwrapped))
            }
            return nil
        }
        let type = path.leading.map(\.text).joined(separator: ".")
        guard names.local(path.first.text) == nil, let enumeration = model?.enumeration(named: type),
            enumeration.cases.contains(path.last.text)
        else { return nil }
        return (.choice(path.last.text), .data(.enumeration(type)))
    }

    /// The first value of a path that reads data: a name that a clause gives, or a field of the model. Nil for other paths.
    private func start(_ path: NamePath) -> (kind: Formula.Kind, type: DataType)? {
        if let (index, local) = names.local(path.first.text) { return (.local(index), local.type) }
        // Imported files get data as parameters.
        guard path.first.range.file == .main else { return nil }
        return resolver.data.field(path.first.text).map { (.field($0.field.name), $0.field.type) }
    }

    private mutating func members(_ path: NamePath, from start: (kind: Formula.Kind, type: DataType)) throws(FormulaFault) -> Int {
        if start.type == DataNames.unknown {
            throw FormulaFault(code: .unknownName, range: path.range, message: "the type of '\(path.text)' is not known", isFollowUp: true)
        }
        var place = path.first.range
        var term = add(start.kind, .data(start.type), place)
        for name in path.rest {
            place = place.through(name.range)
            term = try member(name, of: term, place)
        }
        return term
    }

    /// Adds the field of the record that a term gives.
    mutating func member(_ name: Name, of term: Int, _ place: SourceRange) throws(FormulaFault) -> Int {
        let type = terms[term].type.data
        guard case .record(let record)? = type?.unwrapped, let found = model?.record(named: record) else {
            throw FormulaFault(
                code: .unknownProperty, range: name.range, message: "\(terms[term].type.name) has no field '\(name.text)'")
        }
        guard let index = found.index(of: name.text) else {
            let suggestion = Suggestion.nearest(to: name.text, among: found.fields.map(\.name))
            throw FormulaFault(
                code: .unknownProperty, range: name.range, message: "\(record) has no field '\(name.text)'",
                hint: suggestion.map { "did you mean '\($0)'?" } ?? fieldList(found),
                fix: suggestion.map { .init(range: name.range, replacement: $0) },
                related: resolver.data.places[record, nil].map { [.init(range: $0, message: "the type")] } ?? [])
        }
        let field = found.fields[index].type
        // A path through an optional is optional.
        return add(.member(term, field: name.text), .data(type?.isOptional == true && !field.isOptional ? .optional(field) : field), place)
    }

    private func fieldList(_ record: RecordType) -> String? {
        record.fields.isEmpty ? nil : "its fields are " + TypeText.list(record.fields.map(\.name))
    }

    private mutating func constant(_ constant: Definition, _ path: NamePath, _ wanted: Wanted) throws(FormulaFault) -> Int {
        if path.single != nil {
            switch constant.value {
            case .string, .number, .path, .expression, .interpolation:
                guard level < Limits.referenceDepth else {
                    throw FormulaFault(
                        code: .referencesTooDeep, range: path.range,
                        message: "constants refer to each other in a chain of more than \(Limits.referenceDepth) steps")
                }
                level += 1
                defer { level -= 1 }
                return try read(constant.value, wanted)
            default: break
            }
        }
        guard case .property = wanted, property != nil else {
            throw FormulaFault(
                code: .wrongType, range: path.range,
                message: "'\(path.text)' is \(TypeText.describe(constant.value)), which data cannot be",
                related: [.init(range: constant.name.range, message: "the constant")])
        }
        return add(.plain(.path(path)), .property, path.range)
    }

    private func unknown(_ path: NamePath, _ wanted: Wanted) -> FormulaFault {
        let name = path.first
        if resolver.data.hasModel, model == nil {
            return FormulaFault(code: .unknownName, range: name.range, message: "the model has a mistake", isFollowUp: true)
        }
        if case .data(let type) = wanted, case .enumeration(let enumeration) = type.unwrapped, path.single != nil {
            let cases = model?.enumeration(named: enumeration)?.cases ?? []
            return fault(.unknownCase, name, "'\(name.text)' is no case of \(enumeration)", among: cases)
        }
        let type = path.leading.map(\.text).joined(separator: ".")
        if let enumeration = model?.enumeration(named: type) {
            return fault(.unknownCase, path.last, "'\(path.last.text)' is no case of \(type)", among: enumeration.cases)
        }
        let fields = resolver.data.fields.map(\.name)
        return fault(
            .unknownName, name, "there is no field, constant or name '\(name.text)'",
            among: fields + names.locals.map(\.name) + resolver.program.definitions[.constant].keys)
    }

    private func fault(_ code: DiagnosticCode, _ name: Name, _ message: String, among candidates: [String]) -> FormulaFault {
        let nearest = Suggestion.nearest(to: name.text, among: candidates)
        return FormulaFault(
            code: code, range: name.range, message: message,
            hint: nearest.map { "did you mean '\($0)'?" } ?? (code == .unknownName ? advice(for: name) : nil),
            fix: nearest.map { .init(range: name.range, replacement: $0) })
    }

    /// What to do about a name that nothing has. What people edit is a field of the model.
    private func advice(for name: Name) -> String? {
        if !isEdited { return accepts(.string) ? "strings must be in quotes" : nil }
        let types: [(type: ValueType, word: String)] = [(.string, "String"), (.number, "Number"), (.bool, "Bool")]
        return types.first { accepts($0.type) }.map { "people edit fields of the model: add \(name.text) <-> \($0.word) to it" }
    }

    /// The type of a path that reads data; nil for other paths, and for those with a mistake.
    func naturalType(_ path: NamePath) -> DataType? {
        guard let start = start(path) else {
            return literal(path, .any)?.type.data
        }
        var type: DataType? = start.type
        for name in path.rest { type = type.flatMap { naturalType(of: name, in: $0) } }
        return type
    }

    /// The type of a field of a record, which is optional if the record is; nil for other types, and for an unknown field.
    func naturalType(of name: Name, in type: DataType) -> DataType? {
        guard case .record(let record) = type.unwrapped, let found = model?.record(named: record), let index = found.index(of: name.text)
        else { return nil }
        let field = found.fields[index].type
        return type.isOptional && !field.isOptional ? .optional(field) : field
    }
}
