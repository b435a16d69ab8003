import TatamiData

/// Checks what reads and writes the model.
extension Checker {
    /// Reports constants with the name of a field of the model.
    mutating func checkModelNames() {
        for field in resolver.data.fields {
            guard let constant = program.definitions[.constant, field.name], let place = resolver.data.places[":model", field.name] else {
                continue
            }
            report(
                .hidingName, at: place, "'\(field.name)' is a field of the model and a constant",
                hint: "give one of them another name", related: [.init(range: constant.name.range, message: "the constant")])
        }
        for type in program.documents.flatMap({ $0.definitions(of: .type) }) where program.definitions.isEffective(type) {
            let name = type.name.text
            let field = resolver.data.field(name) == nil ? nil : resolver.data.places[":model", name]
            guard let other = field ?? program.definitions[.constant, name]?.name.range else { continue }
            let what = field == nil ? "a constant" : "a field of the model"
            report(
                .hidingName, at: type.name.range, "'\(name)' is a type and \(what)", hint: "give one of them another name",
                related: [.init(range: other, message: what)])
        }
    }

    /// Reports a name that a field of the model or a type has already. Names of imported files are apart from the model. Returns true if so.
    func checkDataHiding(_ name: Name, _ what: String) -> Bool {
        let isField = resolver.data.field(name.text) != nil && name.range.file == .main
        guard let place = isField ? resolver.data.places[":model", name.text] : resolver.data.places[name.text, nil] else { return false }
        let hidden = isField ? "the field of the model" : "the type"
        report(
            .hidingName, at: name.range, "\(what) '\(name.text)' hides \(hidden) of that name", hint: "give it another name",
            related: [.init(range: place, message: hidden)])
        return true
    }

    /// Checks a binding of a property of `type`; nil if the type is unknown.
    mutating func checkBinding(_ assignment: Assignment, _ property: PropertySchema?, _ type: ValueType?, _ context: Context) {
        if let refusal = refusal(of: assignment, context) { return report(refusal, context) }
        guard let type else { return }
        if assignment.hasWrongFormat {
            resolve(assignment.value, context) { resolver throws(FormulaFault) in
                _ = try resolver.formula(of: assignment.value, context.names)
            }
            return
        }
        if assignment.operation == .edit { return checkEditing(assignment, property, type, context) }
        if let property, property.edited != nil, !property.isEditedIfBound, !isDisabled(context) {
            return report(
                FormulaFault(
                    code: .invalidBinding, range: assignment.path.range, message: "people edit '\(context.property)'",
                    hint: "use '<->', or enabled = NO"), context)
        }
        switch assignment.value {
        case .object where type.alternatives.contains(where: isTree), .array where type.alternatives.contains(where: isTree):
            report(
                FormulaFault(
                    code: .invalidBinding, range: assignment.path.range, message: "a binding makes no views, layouts and items",
                    hint: "use '=', with ':if' or ':for' in the objects"), context)
        case .object, .array:
            var inner = context
            inner.isBound = true
            _ = check(assignment.value, type, inner)
        default:
            checkFormula(
                assignment.value, type, context, as: assignment.format, mayBeNothing: property?.mayBeNothing ?? true)
        }
    }

    /// Whether values of a type are views, layouts, items, or lists of them.
    func isTree(_ type: ValueType) -> Bool {
        switch type {
        case .itemView: true
        case .object(let name):
            schema.schema(ofClass: name).map { $0.swiftName != nil || $0.isAbstract } == true
                || schema.itemViewClasses.contains { schema.isClass(name, orBelow: $0) }
        case .array(let element): element.alternatives.contains(where: isTree)
        default: false
        }
    }

    /// Why nothing can be bound where an assignment stands; nil if it can.
    private func refusal(of assignment: Assignment, _ context: Context) -> FormulaFault? {
        let range = assignment.path.range
        if context.isOfState {
            return FormulaFault(
                code: .invalidBinding, range: range, message: "a state holds no bindings",
                hint: "bind the property where its object stands, to a field that tells whether the state is active")
        }
        if !context.constantUses.isEmpty {
            return FormulaFault(
                code: .invalidBinding, range: range, message: "a constant holds no bindings", hint: "a template or a style can hold them")
        }
        if !resolver.data.hasModel, context.names.locals.isEmpty, assignment.operation == .edit {
            return FormulaFault(
                code: .invalidBinding, range: range, message: "the file declares no model",
                hint: ":model = { title <-> \"\" } above the root")
        }
        return nil
    }

    /// Whether the object sets `enabled = NO`, so that people cannot edit it.
    private func isDisabled(_ context: Context) -> Bool {
        context.surroundings?.object.assignments.contains {
            guard $0.path.text == "enabled", case .path(let path) = $0.value else { return false }
            return path.text == "NO"
        } ?? false
    }

    /// Reports an entry of a state, or of a block for a width, that sets a bound property.
    func reportTwoWriters(_ entry: Assignment, _ place: SourceRange, _ writer: String) {
        let span = program.place(of: place).span
        report(
            .twoWriters, at: entry.path.range,
            "'\(entry.path.last.text)' is bound at \(span.line):\(span.column) and set by \(writer)",
            hint: "let the binding choose, or leave it out", related: [.init(range: place, message: "the binding")])
    }

    /// Checks a value that reads data.
    mutating func checkFormula(
        _ value: Value, _ type: ValueType, _ context: Context, as format: ValueFormat? = nil, mayBeNothing: Bool = false
    ) {
        noteUses(in: value)
        if let argument = format?.argument { noteUses(in: argument) }
        do throws(FormulaFault) {
            let formula = try resolver.formula(of: value, expecting: type, context.names, as: format, mayBeNothing: mayBeNothing)
            for case .plain(let value) in formula.terms.map(\.kind) { _ = check(value, type, context) }
        } catch {
            report(error, context)
        }
    }

    /// Resolves a value, whose names count as used, and reports its fault.
    @discardableResult
    mutating func resolve<Result>(
        _ value: Value, _ context: Context, _ body: (Resolver) throws(FormulaFault) -> Result
    ) -> Result? {
        noteUses(in: value)
        do throws(FormulaFault) { return try body(resolver) } catch {
            report(error, context)
            return nil
        }
    }

    func report(_ fault: FormulaFault, _ context: Context) {
        if fault.isFollowUp { return }
        var unknown: Name?
        if fault.code == .unknownName { unknown = Name(text: program.text(in: fault.range), range: fault.range) }
        report(
            fault.code, at: fault.range, fault.message, context, hint: fault.hint, fix: fault.fix, related: fault.related, unknown: unknown)
    }
}

extension Checker {
    /// Notes the constants that a value names, which then count as used.
    mutating func noteUses(in value: Value) {
        var names: [String] = []
        ValueWalk.each(value) { value, _ in if case .path(let path) = value { names.append(path.first.text) } }
        for name in names {
            if program.definitions[.constant, name] != nil { usedConstants.insert(name) }
            mentionedIDs.insert(name)
        }
    }

    /// Checks `property <-> path`.
    private mutating func checkEditing(_ assignment: Assignment, _ property: PropertySchema?, _ type: ValueType, _ context: Context) {
        let range = assignment.path.range
        guard property?.edited != nil else {
            return report(
                FormulaFault(
                    code: .invalidBinding, range: range, message: "people do not edit '\(context.property)'",
                    hint: "'<-' shows a value that only the program changes"), context)
        }
        guard case .path(let path) = assignment.value else {
            if case .invalid = assignment.value { return }
            return report(
                FormulaFault(
                    code: .invalidBinding, range: assignment.value.range, message: "'<->' takes the path of a field, since it writes there",
                    hint: "use '<-' for a value that is worked out"), context)
        }
        if let argument = assignment.format?.argument { noteUses(in: argument) }
        do throws(FormulaFault) {
            let formula = try resolver.formula(of: assignment, expecting: type, context.names)
            try checkWritable(path, formula, context)
            if let format = formula.format, !format.kind.isReadable {
                throw FormulaFault(
                    code: .invalidBinding, range: format.range, message: "a text in '\(format.kind.rawValue)' cannot be read back",
                    hint: "show it with '<-', and edit the number with another format")
            }
        } catch {
            report(error, context)
        }
    }

    /// Throws unless a path leads to a field that the file writes.
    func checkWritable(_ path: NamePath, _ formula: Formula, _ context: Context) throws(FormulaFault) {
        guard let field = resolver.writtenField(formula, context.names) else {
            throw FormulaFault(
                code: .invalidBinding, range: path.range, message: "'\(path.text)' is no field, and cannot be written",
                hint: "only fields of the model and of its records are")
        }
        if field.isKey {
            throw FormulaFault(
                code: .invalidBinding, range: path.range, message: "'\(path.last.text)' is the key of its row and cannot be edited",
                hint: "the program gives a row another key",
                related: field.place.map { [.init(range: $0, message: "declared here")] } ?? [])
        }
        guard field.isEditable else {
            throw FormulaFault(
                code: .invalidBinding, range: path.range, message: "'\(path.last.text)' is read only",
                hint: field.isElement
                    ? "declare its list with '<->', and leave ':key' out of the loop"
                    : "declare it with '<->': \(path.last.text) <-> \(field.typeName)",
                related: field.place.map { [.init(range: $0, message: "declared here")] } ?? [])
        }
    }
}
