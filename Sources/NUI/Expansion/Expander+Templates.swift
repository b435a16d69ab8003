extension Expander {
    /// Returns the object of a use of a template: the contents of the template with the arguments in place, then its own.
    mutating func use(_ template: Definition, called name: NamePath, by node: ObjectNode, _ here: Environment) -> ObjectNode {
        let result = properties(node, here)
        let shape = shape(of: template)
        used.insert(template.name.range)
        let isRecursive = here.isGuarded && shape.slots.isEmpty && open.contains { $0.template.name.range == template.name.range }
        guard isRecursive || mayOpen(template, at: name.range) else { return ObjectNode(part(node, here), isDamaged: true) }
        let id = result.idName?.text ?? here.ownID
        var frame = Frame(ids: innerNames(template, shape, useID: id))
        if let id, statedParameters.note(template, shape, id: id) { frame.statedID = id }
        var own: [Assignment] = []
        var given: [String: Name] = [:]
        let missing = missingNames(shape, node)
        frame.arguments.reserveCapacity(shape.parameters.count)
        fillDefaultSlot(node, template, shape, here, &frame)
        for item in node.assignments {
            guard item.operation != .modify, let key = item.path.single, let meant = parameter(key, shape, missing, template) else {
                if let item = assignment(item, nested(here)) { own.append(item) }
                continue
            }
            if let first = given.updateValue(key, forKey: meant) {
                issues.add(
                    .duplicateProperty, at: key.range, "'\(key.text)' is set twice; this one is used",
                    related: [.init(range: first.range, message: "first set here")])
            }
            if shape.slots.contains(meant) {
                frame.slots[meant] = contents(item.value, here)
            } else {
                var given = argument((refusal(of: item, here) ?? item).value, nested(here))
                given.isBound = given.isBound || item.operation.isBinding
                if item.operation != .edit { given.uneditedName = key }
                frame.arguments[meant] = given
            }
        }
        if isRecursive { return ObjectNode(result, assignments: own, use: recursiveUse(of: template, called: name, shape, frame, here)) }
        open.append((template, name.range))
        countValue(Self.costOfUse)
        let ownID = id ?? shape.ownID.flatMap { frame.ids[$0] }
        var inside = Environment(module: moduleOfFile[template.name.range.file.index], depth: here.depth + 1, frame: frame)
        addDefaults(template, shape, at: name.range, to: &inside)
        (inside.depth, inside.ownID) = (here.depth, ownID)
        let base = object(template.object, inside)
        open.removeLast()
        let written = TemplateUse(
            name: template.name.text, range: name.range, template: template.range, base: base, arguments(shape, frame), shape.names)
        return ObjectNode(result, assignments: own, use: written)
    }

    /// Returns a template that nothing uses, expanded without arguments, so that it can be checked.
    mutating func idle(_ template: Definition) -> (Definition, ObjectNode)? {
        guard !used.contains(template.name.range), !isTooLarge, !isTooDeep else { return nil }
        let shape = shape(of: template)
        let module = moduleOfFile[template.name.range.file.index]
        var frame = Frame(ids: innerNames(template, shape, useID: nil))
        for parameter in shape.parameters {
            frame.arguments[parameter.name.text] = Argument(value: .invalid(parameter.name.range), size: 1)
        }
        guard mayOpen(template, at: template.name.range) else { return nil }
        open.append((template, template.name.range))
        defer { open.removeLast() }
        let written = object(template.object, Environment(module: module, frame: frame))
        return (template, ObjectNode(written, properties: written.systemProperties.filter { $0.kind != .params }))
    }

    /// Returns true for a template that no object uses if another unused template uses it, if a string may mean it, or if another
    /// definition has replaced it.
    func isAskedFor(_ template: Definition) -> Bool {
        let defined = modules[moduleOfFile[template.name.range.file.index]].definitions[.template, template.name.text]
        return used.contains(template.name.range) || givenNames.contains(template.name.text) || defined?.name.range != template.name.range
    }

    /// Reads the parameters and slots of all templates. A parameter that its template never uses may be misspelt; the arguments of the uses
    /// then show which name was meant.
    mutating func readShapes(_ documents: [Document]) {
        let templates = documents.flatMap { $0.definitions(of: .template) }
        let types = Set(documents.flatMap { $0.definitions(of: .type) }.map(\.name.text))
        for template in templates {
            shapes[template.name.range] = TemplateShape(template, types: types, &issues)
            for clause in template.object.clauses where clause.kind != .when {
                issues.add(
                    .misplacedClause, at: clause.range, "a template's own object has no ':\(clause.kind.rawValue)'",
                    hint: "write it where the template is used")
            }
        }
        guard shapes.values.contains(where: { !$0.idleParameters.isEmpty }) else { return }
        let given = GivenNames(documents)
        for template in templates { shapes[template.name.range]?.settleIdleParameters(given.names, &issues) }
    }

    private func shape(of template: Definition) -> TemplateShape {
        guard let shape = shapes[template.name.range] else { preconditionFailure("All templates are read before the first is used.") }
        return shape
    }

    private mutating func mayOpen(_ template: Definition, at use: SourceRange) -> Bool {
        if let start = open.firstIndex(where: { $0.template.name.range == template.name.range }) {
            let names = (open[start...].map(\.template.name.text) + [template.name.text])
            issues.add(
                .templateCycle, at: template.name.range,
                "the template '\(template.name.text)' depends on itself: \(names.joined(separator: " -> "))",
                related: [.init(range: use, message: "the cycle closes here")])
            return false
        }
        guard open.count < Limits.referenceDepth else {
            if !isTooDeep {
                issues.add(.referencesTooDeep, at: use, "templates use each other in a chain of more than \(Limits.referenceDepth) steps")
            }
            isTooDeep = true
            return false
        }
        return true
    }

    // MARK: The arguments of a use

    /// Returns the parameter or slot that an assignment of a use sets. A name close to that of a required parameter without an argument
    /// counts as misspelt, and is reported.
    private mutating func parameter(_ key: Name, _ shape: TemplateShape, _ missing: [String], _ template: Definition) -> String? {
        if shape.has(key.text) { return key.text }
        effort -= missing.count
        guard effort > 0, let missing = missing.first(where: { Suggestion.isSlip(key.text, for: $0) }) else { return nil }
        issues.add(
            .unknownProperty, at: key.range, "the template '\(template.name.text)' has no parameter '\(key.text)'",
            hint: "did you mean '\(missing)'?", fix: .init(range: key.range, replacement: missing),
            related: [.init(range: template.name.range, message: "the template")])
        return missing
    }

    /// Returns the required parameters for which a use has no argument.
    private func missingNames(_ shape: TemplateShape, _ node: ObjectNode) -> [String] {
        if shape.required.isEmpty { return [] }
        let given = Set(node.assignments.map(\.path.text))
        return shape.required.filter { !given.contains($0) }
    }

    private mutating func argument(_ value: Value, _ here: Environment) -> Argument {
        let before = count
        let (written, isBound) = apart { $0.value(value, here) }
        noteNames(in: written)
        return Argument(value: written, size: max(1, count - before), isBound: isBound)
    }

    /// Notes the names in an argument, which count as used even if the template ignores the argument.
    private mutating func noteNames(in value: Value) {
        ValueWalk.each(value) { value, _ in
            if case .path(let path) = value { givenNames.insert(path.first.text) }
            guard case .object(let object) = value else { return }
            for name in DefinitionGraph.styleNames(of: object, false) { givenNames.insert(name.text) }
        }
    }

    /// Returns the contents of a slot: the elements of an array, or one object.
    private mutating func contents(_ value: Value, _ here: Environment) -> [Argument] {
        guard case .array(let array) = value else { return [argument(value, nested(here))] }
        let before = count
        return elements(array, here).map { Argument(value: $0, size: max(1, (count - before) / max(1, array.elements.count))) }
    }

    private mutating func fillDefaultSlot(
        _ node: ObjectNode, _ template: Definition, _ shape: TemplateShape, _ here: Environment, _ frame: inout Frame
    ) {
        guard let fill = node.systemProperty(.slot), node.slotName == nil else { return }
        guard shape.slots.contains("") else {
            return issues.add(
                .unknownSlot, at: fill.range, "the template '\(template.name.text)' has no slot without a name",
                hint: shape.slots.isEmpty
                    ? "{ :slot } in the template marks the place of the contents"
                    : "its slots are \(shape.slots.sorted().joined(separator: ", "))",
                related: [.init(range: template.name.range, message: "the template")])
        }
        frame.slots[""] = contents(fill.value, here)
    }

    /// Adds the default values of parameters without an argument; each may use the parameters before it.
    mutating func addDefaults(_ template: Definition, _ shape: TemplateShape, at use: SourceRange, to inside: inout Environment) {
        countValue(shape.parameters.count)
        for parameter in shape.parameters where !isTooLarge && inside.frame?.arguments[parameter.name.text] == nil {
            var value = Argument(value: .invalid(use), size: 1)
            if let given = parameter.value {
                value = argument(given, inside)
            } else if !issues.skips(.missingArgument, at: use) {
                reportMissing(parameter, template, at: use)
            }
            inside.frame?.arguments[parameter.name.text] = value
        }
    }

    private mutating func reportMissing(_ parameter: TemplateShape.Parameter, _ template: Definition, at use: SourceRange) {
        issues.add(
            .missingArgument, at: use, "the template '\(template.name.text)' needs '\(parameter.name.text)'",
            hint: "\(parameter.name.text) = ...", related: [.init(range: parameter.name.range, message: "declared without a default here")])
    }

    /// Returns `property <-> p` without its value if the use of the template gives `p` with another sign, which is reported; nil otherwise.
    mutating func refusal(of assignment: Assignment, _ here: Environment) -> Assignment? {
        guard assignment.operation == .edit, case .path(let path) = assignment.value, let name = path.single,
            let argument = here.frame?.arguments[name.text], let key = argument.uneditedName
        else { return nil }
        if refusedArguments.insert(key.range).inserted, !issues.skips(.invalidBinding, at: key.range) {
            let value = argument.value.range
            let isBeside = value.file == key.range.file && value.lower > key.range.upper
            issues.add(
                .invalidBinding, at: key.range, "give '\(key.text)' with '<->': the template edits it", hint: "\(key.text) <-> path",
                fix: isBeside
                    ? .init(
                        range: SourceRange(file: value.file, lower: key.range.upper, upper: value.lower), replacement: " <-> ",
                        isCertain: false)
                    : nil,
                related: [.init(range: assignment.path.range, message: "edited here")])
        }
        return assignment.giving(.invalid(path.range))
    }

    func arguments(_ shape: TemplateShape, _ frame: Frame) -> [TemplateArgument] {
        shape.parameters.compactMap { parameter in
            guard let argument = frame.arguments[parameter.name.text],
                argument.uneditedName.map({ !refusedArguments.contains($0.range) }) ?? true
            else { return nil }
            return TemplateArgument(
                name: parameter.name, type: parameter.type == .any ? nil : parameter.type, value: argument.value, isBound: argument.isBound)
        }
    }

    // MARK: The contents of a template

    /// Returns the new ids of a template's objects. Each use has objects of its own, so their ids start with that of the use: `card.title`.
    mutating func innerNames(_ template: Definition, _ shape: TemplateShape, useID: String?) -> [String: String] {
        guard shape.ownID != nil || !shape.ids.isEmpty else { return [:] }
        var id = useID ?? template.name.text
        if useID == nil {
            namelessUses[template.name.text, default: 0] += 1
            id += "#\(namelessUses[template.name.text] ?? 1)"
        }
        var result: [String: String] = [:]
        for inner in shape.ids {
            result[inner] = "\(id).\(inner)"
            innerIDs.insert("\(id).\(inner)")
        }
        if let own = shape.ownID { result[own] = id }
        return result
    }

    /// Returns the values that replace a slot; nil if `value` is no slot.
    mutating func slotContents(_ value: Value, _ here: Environment) -> [Value]? {
        guard let frame = here.frame, case .object(let object) = value, let name = object.slotName else { return nil }
        if let given = frame.slots[name] { return given.map { use($0) } }
        let rest = object.systemProperties.filter { $0.kind != .slot }
        guard !rest.isEmpty || !object.assignments.isEmpty else { return [] }
        return [self.value(.object(ObjectNode(object, properties: rest)), here)]
    }
}
