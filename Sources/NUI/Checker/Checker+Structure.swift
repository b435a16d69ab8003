import TatamiData

/// Checks the clauses of objects.
extension Checker {
    /// Checks an object that is made as often as its clauses say, and returns its class.
    mutating func checkStructure(_ object: ObjectNode, _ type: ValueType?, _ context: Context) -> ObjectType? {
        var inner = context
        inner.mayHaveClauses = false
        if let clause = object.clauses.first(where: { $0.kind == .loop || $0.kind == .condition || $0.kind == .otherwise }) {
            inner.block = ClauseBlock(clause, in: context.block)
        }
        guard context.mayHaveClauses else {
            let clause = object.clauses.first { $0.kind != .when }
            let place = clause?.range ?? object.systemProperty(.content)?.range ?? object.range
            report(
                .misplacedClause, at: place, "':\(clause?.kind.rawValue ?? "content")' stands in objects of an array", context,
                hint: "layoutItems = [{ :for walk in walks  :class = Label  text <- walk.title }]")
            return checkObject(object, type, inner)
        }
        checkClauses(of: object, &inner)
        guard let content = object.systemProperty(.content) else { return checkObject(object, type, inner) }
        checkContent(content, of: object, type, inner)
        return nil
    }

    /// Reports the clauses of something that can have none.
    func reportClauses(of object: ObjectNode, _ what: String, except kind: Clause.Kind? = nil) {
        for clause in object.clauses where clause.kind != kind {
            report(.misplacedClause, at: clause.range, "\(what) has no ':\(clause.kind.rawValue)'")
        }
    }

    private mutating func checkContent(_ content: SystemProperty, of object: ObjectNode, _ type: ValueType?, _ context: Context) {
        let besides = object.systemProperties.first { $0.kind != .content }?.range ?? object.clause(.when)?.range
        if let other = object.assignments.first?.range ?? besides {
            report(
                .misplacedClause, at: other, "an object with ':content' has nothing else", context,
                hint: "put it into the objects of the array", related: [.init(range: content.range, message: "the content")])
        }
        guard case .array(let array) = content.value else {
            if case .invalid = content.value { return }
            return report(
                .wrongType, at: content.value.range, "':content' takes an array of objects", context, hint: ":content = [{ ... }]")
        }
        if array.elements.contains(where: \.hasStructure) { checkOrder(of: array, context) }
        checkIsSingle(array, of: object, context)
        var inner = context.nested()
        inner.mayHaveClauses = true
        later(array.elements[...], type, inner)
    }

    /// Warns of a loop that makes several objects for an element where only the first of them is shown.
    private func checkIsSingle(_ content: ArrayNode, of object: ObjectNode, _ context: Context) {
        guard object.clause(.loop) != nil, let holder = context.current, case .found(let found) = lookUp(context.property, in: holder),
            found.property.takesOneOfRow, let second = second(in: content)
        else { return }
        report(
            .idleProperty, at: second, "a loop of '\(found.property.name)' shows one object for each element, the first one", context,
            hint: "put the parts into one object, or choose one by ':if' and ':else'")
    }

    /// The first place in the content of a loop that may make a second object; nil if there is none.
    private func second(in content: ArrayNode) -> SourceRange? {
        var pending = [content]
        while let array = pending.popLast() {
            for (index, element) in array.elements.enumerated() {
                guard case .object(let object) = element else { continue }
                if index > 0, object.clause(.otherwise) == nil { return object.range.start }
                if let loop = object.clause(.loop) { return loop.range }
                if case .array(let inner)? = object.systemProperty(.content)?.value { pending.append(inner) }
            }
        }
        return nil
    }

    /// Checks the clauses of an object, and adds the names that they give.
    private mutating func checkClauses(of object: ObjectNode, _ context: inout Context) {
        reportRepeated(object, context)
        if let loop = object.clause(.loop) {
            if let condition = object.clause(.condition) {
                report(
                    .misplacedClause, at: condition.range, "':for' and ':if' on one object", context,
                    hint: "nest them: { :for ...  :content = [{ :if ... }] }, or { :if ...  :content = [{ :for ... }] }",
                    related: [.init(range: loop.range, message: "the loop")])
            }
            checkLoop(loop, object, &context)
        } else {
            for clause in object.clauses where clause.kind == .filter || clause.kind == .index || clause.kind == .key {
                report(.misplacedClause, at: clause.range, "':\(clause.kind.rawValue)' needs a ':for' before it", context)
            }
            if let condition = object.clause(.condition) { checkCondition(condition, &context) }
        }
        if let keep = object.clause(.keep), object.clause(.condition) == nil {
            report(.misplacedClause, at: keep.range, "':keep' needs an ':if' before it", context)
        }
    }

    private func reportRepeated(_ object: ObjectNode, _ context: Context) {
        var seen: Set<Clause.Kind> = []
        for clause in object.clauses where clause.kind != .when && !seen.insert(clause.kind).inserted {
            report(.misplacedClause, at: clause.range, "':\(clause.kind.rawValue)' is given twice", context)
        }
    }

    private mutating func checkLoop(_ loop: Clause, _ object: ObjectNode, _ context: inout Context) {
        let outer = context.names
        guard let value = loop.value, let name = loop.name else { return }
        guard let element = element(of: value, outer, context) else {
            if !isHiding(name, context) { context.names = outer.adding(name, DataNames.unknown) }
            return
        }
        checkKey(of: object, loop, element.type, name, context)
        if isHiding(name, context) {
            context.names = outer.adding(name, DataNames.unknown)
            return
        }
        context.names = outer.adding(name, element.type, isEditable: element.isEditable && object.clause(.key) == nil)
        if let filter = object.clause(.filter), let value = filter.value { checkTruth(value, "':where'", context) }
        guard let index = object.clause(.index)?.name, !isHiding(index, context) else { return }
        context.names = context.names.adding(index, .integer)
    }

    /// The type of the elements of the list that a loop names. Reports a value that is no list.
    private mutating func element(of value: Value, _ names: DataNames, _ context: Context) -> (type: DataType, isEditable: Bool)? {
        resolve(value, context) { resolver throws(FormulaFault) in
            let list = try resolver.list(value, names)
            return (list.element, list.isEditable)
        }
    }

    /// Checks that something identifies the rows of a loop.
    private mutating func checkKey(of object: ObjectNode, _ loop: Clause, _ element: DataType, _ name: Name, _ context: Context) {
        guard let clause = object.clause(.key) else {
            if case .record(let type) = element, let record = resolver.data.model?.record(named: type), record.key == nil {
                report(
                    .missingKey, at: loop.range, "rows need a key: ':key id' in type \(type), or in this loop", context,
                    hint: "the key is a field that tells rows apart and never changes",
                    related: resolver.data.places[type, nil].map { [.init(range: $0, message: "the type")] } ?? [])
            }
            return
        }
        guard case .record(let type) = element, let record = resolver.data.model?.record(named: type) else {
            return checkKey(clause, ofValues: element, name, context)
        }
        guard case .path(let path)? = clause.value, let field = resolver.keyField(path, of: record, named: name.text) else {
            return report(
                .missingKey, at: clause.range, "the key of a loop is a field of its rows", context, hint: ":key id")
        }
        if !field.type.isKey || field.isEditable {
            report(
                .missingKey, at: clause.range,
                field.isEditable
                    ? "'\(field.name)' is edited and cannot be the key"
                    : "'\(field.name)' is \(field.type.phrase), and a key is a String, a Number, an Integer or a case",
                context)
        }
    }

    /// Checks `:key tag` of a loop over values without fields, which are their own keys.
    private func checkKey(_ clause: Clause, ofValues element: DataType, _ name: Name, _ context: Context) {
        guard case .path(let path)? = clause.value, path.single?.text == name.text else {
            return report(
                .missingKey, at: clause.range, "values without fields are told apart by themselves, or by their places without ':key'",
                context, hint: ":key \(name.text)")
        }
        if !element.isKey {
            report(
                .missingKey, at: clause.range,
                "'\(name.text)' is \(element.phrase), and a key is a String, a Number, an Integer or a case", context,
                hint: "leave ':key' out: the values are told apart by their places")
        }
    }

    private mutating func checkCondition(_ condition: Clause, _ context: inout Context) {
        guard let value = condition.value else { return }
        guard let name = condition.name else { return checkTruth(value, "':if'", context) }
        noteUses(in: value)
        do throws(FormulaFault) {
            let formula = try resolver.formula(of: value, context.names)
            guard case .optional(let type)? = formula.type.data else {
                throw FormulaFault(
                    code: .wrongType, range: value.range, message: "'\(program.text(in: value.range))' is never nil",
                    hint: "':if let' is for values that may be nil; write :if for a condition")
            }
            if !isHiding(name, context) { context.names = context.names.adding(name, type) }
        } catch {
            report(error, context)
            context.names = context.names.adding(name, DataNames.unknown)
        }
    }

    /// Checks a value that must be true or false.
    private mutating func checkTruth(_ value: Value, _ what: String, _ context: Context) {
        resolve(value, context) { resolver throws(FormulaFault) in try resolver.formula(of: value, .bool, what, context.names) }
    }

    /// Reports a name that something else has already. Returns true if so.
    private func isHiding(_ name: Name, _ context: Context) -> Bool {
        var place: SourceRange?
        var what = ""
        if let local = context.names.local(name.text)?.local {
            (what, place) = ("the name of an outer clause", local.range)
        } else if resolver.data.field(name.text) != nil {
            (what, place) = ("the field of the model", resolver.data.places[":model", name.text])
        } else if let constant = program.definitions[.constant, name.text] {
            (what, place) = ("the constant", constant.name.range)
        } else if let id = resolver.ids[name.text] {
            (what, place) = ("the object", id.range)
        } else if let type = resolver.data.places[name.text, nil] {
            (what, place) = ("the type", type)
        } else if let parameter = parameter(around: name) {
            (what, place) = ("the parameter", parameter.range)
        } else if Self.words.contains(name.text) {
            what = "the word"
        }
        if what.isEmpty { return false }
        report(
            .hidingName, at: name.range, "'\(name.text)' hides \(what) of that name", context, hint: "give it another name",
            related: place.map { [.init(range: $0, message: what)] } ?? [])
        return true
    }

    private static let words: Set = ["self", "nil", "YES", "NO"]

    /// The parameter with the same name of the template in which a name is written; nil if there is none.
    private func parameter(around name: Name) -> Name? {
        let templates = program.documents[name.range.file.index].definitions(of: .template)
        guard let template = templates.first(where: { $0.value.range.contains(name.range) }),
            case .object(let parameters)? = template.object.systemProperty(.params)?.value
        else { return nil }
        return parameters.assignments.lazy.compactMap(\.path.single).first { $0.text == name.text }
    }

    /// Checks that each `:else` follows an object that may not be made.
    mutating func checkOrder(of array: ArrayNode, _ context: Context) {
        var canFollow = false
        for element in array.elements {
            guard case .object(let object) = element else {
                canFollow = false
                continue
            }
            if let otherwise = object.clause(.otherwise), !canFollow {
                report(
                    .misplacedClause, at: otherwise.range, "':else' follows an object with ':if' or ':for'", context,
                    hint: "[{ :if isOpen ... } { :else ... }]")
            }
            canFollow = object.clause(.condition) != nil || object.clause(.loop) != nil
        }
    }

    /// Reports the first operand of an expression that reads data where `=` stands. Returns true if one does.
    func reportData(in expression: ExpressionNode, _ context: Context) -> Bool {
        expression.operands.contains { if case .path(let path) = $0 { reportData(path, context) } else { false } }
    }

    /// Reports a path that reads data where `=` stands. Returns true if it does.
    func reportData(_ path: NamePath, _ context: Context) -> Bool {
        let name = path.first.text
        let isLocal = context.names.local(name) != nil
        guard isLocal || resolver.data.field(name) != nil else { return false }
        let what = isLocal ? "'\(path.text)' changes with the data" : "'\(name)' is of the model"
        let property = context.assigned.map { program.text(in: $0) } ?? context.property
        report(
            .invalidBinding, at: path.range, what, context,
            hint: context.isOfState
                ? "bind the property where its object stands" : "write '\(property.isEmpty ? "property" : property) <- ...'",
            fix: context.isOfState ? nil : bindingFix(context))
        return true
    }

    /// The fix that makes a binding of the assignment at hand; nil if its sign is not `=`.
    private func bindingFix(_ context: Context) -> Issue.Fix? {
        guard let name = context.assigned, program.documents.indices.contains(name.file.index) else { return nil }
        let bytes = program.documents[name.file.index].source.bytes
        var offset = name.upper
        while offset < bytes.count, ASCII.isBlank(bytes[offset]) { offset += 1 }
        guard offset + 1 < bytes.count, bytes[offset] == ASCII.equals, bytes[offset + 1] != ASCII.equals else { return nil }
        let isApart = ASCII.isBlank(bytes[offset + 1])
        return .init(
            range: SourceRange(file: name.file, lower: offset, upper: offset + 1), replacement: isApart ? "<-" : "<- ", isCertain: false)
    }
}
