/// Expands the short forms of files: templates where they are used, and the full names of definitions in files that are imported under a
/// name. The checker and the loader then see plain objects only.
///
/// The parser limits how deep objects are nested, and the expander stops a little beyond that limit, so that the recursion is bounded.
struct Expander {
    var modules: [Module]
    /// The index of the module of each file, by the index of the file.
    let moduleOfFile: [Int]
    /// Names that text which could not be parsed may define.
    let doubtfulNames: Set<String>
    var issues = IssueBag(reportsOnce: true)
    /// The templates that are being expanded, each with the place of its use, the innermost last.
    var open: [(template: Definition, use: SourceRange)] = []
    var shapes: [SourceRange: TemplateShape] = [:]
    /// The templates that were used, by the places of their names.
    var used: Set<SourceRange> = []
    /// The templates that are used but do not exist.
    var unknownTemplates: [UnknownName] = []
    /// The parameters that states set.
    var statedParameters: StatedParameters
    /// The names in the arguments of uses.
    var givenNames: Set<String> = []
    /// The number of uses of a template by objects without an id.
    var namelessUses: [String: Int] = [:]
    /// The ids of objects inside templates, after the id of the use.
    var innerIDs: Set<String> = []
    /// The effort that is left for suggestions.
    var effort = Suggestion.effort
    /// The number of values expanded so far; only values in templates count.
    var count = 0

    /// The loop over constants that is being expanded.
    var loopRange: SourceRange?
    /// The names of arguments that a template edits although they are given with another sign, which is reported.
    var refusedArguments: Set<SourceRange> = []
    /// The names of the fields of the model.
    var modelFields: Set<String> = []
    /// The templates that use themselves, by the places of their definitions.
    var recursive: [SourceRange: RecursiveTemplate] = [:]
    /// Whether the assignment at hand has a bound argument in its value.
    var usesBoundArgument = false

    /// True if templates use each other over too many steps.
    var isTooDeep = false

    var isTooLarge: Bool { count > Limits.nodes }

    /// The number of values that the use of a template counts as, besides its own: its arguments are kept too.
    static let costOfUse = 8

    /// The surroundings of the value that is being expanded.
    struct Environment {
        var module: Int
        var depth = 0
        /// The id of the object being made, if a template describes that object. A template that it starts with takes the id over.
        var ownID: String?
        /// Whether a loop or a condition of the template that is being expanded stands around the value.
        var isGuarded = false
        /// The arguments of the template that is being expanded; nil outside templates.
        var frame: Frame?
    }

    struct Frame {
        var arguments: [String: Argument] = [:]
        var slots: [String: [Argument]] = [:]
        /// The ids of the template with their new names.
        var ids: [String: String] = [:]
        /// The id of the use if a state sets one of its parameters; otherwise nil.
        var statedID: String?
    }

    /// A value that is already expanded, and its size.
    struct Argument {
        var value: Value
        var size: Int
        /// Whether the use gives it with `<-` or `<->`, so that the assignments in which it stands are bindings.
        var isBound = false
        /// The name at the use if it gives the value with another sign than `<->`, so that the template cannot edit it; nil elsewhere.
        var uneditedName: Name?
    }

    /// Expands all files of a program. If that exceeds the limits, the program keeps nothing to check or load.
    static func expand(_ program: inout Program, modules: [Module], moduleOfFile: [Int]) {
        var expander = Expander(
            modules: modules, moduleOfFile: moduleOfFile, doubtfulNames: program.doubtfulNames,
            statedParameters: StatedParameters(program.documents))
        expander.modelFields = Set(program.documents.first?.model?.fields.assignments.map(\.path.text) ?? [])
        expander.readShapes(program.documents)
        for index in program.documents.indices { expander.expand(&program.documents[index]) }
        let idle = program.documents.flatMap { document in document.definitions(of: .template).compactMap { expander.idle($0) } }
        // A template that is used only by an unused one is not itself unused.
        program.idleTemplates = idle.map { IdleTemplate($0, $1, isAskedFor: expander.isAskedFor($0)) }
        program.parameters = expander.shapes.values.flatMap { $0.parameters.map(\.name) }
        program.idleParameters = expander.shapes.values.flatMap(\.idleParameters)
        program.namesAsDefaults = expander.shapes.values.flatMap(\.namesAsDefaults)
        program.unknownTemplates = expander.unknownTemplates
        if !expander.innerIDs.isEmpty {
            for index in program.documents.indices { InnerNames(ids: expander.innerIDs).join(in: &program.documents[index]) }
            expander.recursive = expander.recursive.mapValues(InnerNames(ids: expander.innerIDs).joined)
        }
        program.givenNames = expander.givenNames
        program.recursiveTemplates = expander.recursive
        program.statedParameters = expander.statedParameters
        program.linkIssues.merge(expander.issues)
        if expander.isTooLarge { program.forgetContents() }
    }

    private mutating func expand(_ document: inout Document) {
        let here = Environment(module: moduleOfFile[document.file.index])
        if !document.usesTemplates, isPlain(here) { return }
        // Kind by kind, since objects without an id are numbered in this order.
        for kind in Definition.Kind.allCases {
            for index in document.definitions.indices where document.definitions[index].kind == kind {
                document.definitions[index] = written(document.definitions[index], here)
            }
        }
        document.root = document.root.map { root in
            // The name of a root that is a view is its id, as far as it has no other.
            var own = here
            own.ownID = root.name.text
            return Root(name: root.name, object: object(root.object, own), range: root.range)
        }
    }

    /// Returns a definition with its values expanded. A template stays as it is, since it is expanded where it is used.
    private mutating func written(_ definition: Definition, _ here: Environment) -> Definition {
        let object = definition.object
        switch definition.kind {
        case .template: return definition
        case .type: return definition.giving(type(definition.value, here), name: full(definition.name, here))
        case .constant: return definition.giving(value(definition.value, here), name: full(definition.name, here))
        case .style: return definition.giving(.object(part(object, here)), name: full(definition.name, here))
        case .state:
            let entries = part(object, here)
            let targeted = entries.assignments.map { $0.starting(with: target($0.path, here)) }
            return definition.giving(.object(ObjectNode(entries, assignments: targeted)), name: full(definition.name, here))
        case .preview:
            let settings = object.assignments.map { $0.path.text == "state" ? $0 : assignment($0, here) ?? $0 }
            return definition.giving(.object(ObjectNode(object, assignments: settings)))
        }
    }

    /// Returns the value of a type, or of one of its fields, with the full names of types.
    private mutating func type(_ value: Value, _ here: Environment) -> Value {
        guard !isPlain(here) else { return value }
        switch value {
        case .object(let object):
            return .object(ObjectNode(object, assignments: object.assignments.map { $0.giving(field($0.value, here)) }))
        default: return value
        }
    }

    /// Returns the type of a field, or its default, with the full name of its type.
    mutating func field(_ value: Value, _ here: Environment) -> Value {
        switch value {
        case .path(let path): typeName(path, here).map(Value.path) ?? .invalid(path.range)
        case .array(let array): .array(ArrayNode(elements: array.elements.map { field($0, here) }, range: array.range))
        case .optional(let value, let range): .optional(field(value, here), range)
        default: value
        }
    }

    /// Returns a name as other modules use it.
    private func full(_ name: Name, _ here: Environment) -> Name {
        modules[here.module].prefix.isEmpty ? name : Name(text: modules[here.module].prefix + name.text, range: name.range)
    }

    // MARK: Values

    /// True if only uses of templates have to be expanded here.
    private func isPlain(_ here: Environment) -> Bool { here.frame == nil && modules[here.module].isPlain }

    mutating func value(_ value: Value, _ here: Environment) -> Value {
        guard here.depth <= Limits.depth + 1, !isTooLarge else { return .invalid(value.range) }
        if here.frame != nil { countValue() }
        switch value {
        case .string, .number, .percentage, .invalid, .optional: return value
        case .array(let array) where !array.usesTemplates && isPlain(here): return value
        case .path(let path): return self.value(of: path, here)
        case .flags(let flags): return .flags(FlagsNode(operands: flags.operands.flatMap { operands($0, here) }, range: flags.range))
        case .array(let array): return .array(ArrayNode(elements: elements(array, here), range: array.range))
        case .object(let object): return .object(self.object(object, here))
        case .expression(let node):
            let written = node.mapOperands { self.value($0, here) }
            return here.frame != nil && node.hasSubstitutes ? written.withConstantSubstitutes : .expression(written)
        case .interpolation(let string): return .interpolation(string.mapValues { self.value($0, here) })
        }
    }

    mutating func countValue(_ size: Int = 1) {
        let fitted = !isTooLarge
        count += size
        guard fitted, isTooLarge, let place = open.first?.use ?? loopRange else { return }
        issues.add(
            .expansionTooLarge, at: place, "with its templates expanded, this has more than \(Limits.nodes) values")
    }

    /// Returns the expanded operands of a value; an argument that stands for flags gives the operands of those.
    private mutating func operands(_ value: Value, _ here: Environment) -> [Value] {
        let found = self.value(value, here)
        if case .flags(let inner) = found { return inner.operands }
        return [found]
    }

    func nested(_ here: Environment) -> Environment {
        var inner = here
        inner.depth += 1
        inner.ownID = nil
        return inner
    }

    mutating func elements(_ array: ArrayNode, _ here: Environment) -> [Value] {
        var result: [Value] = []
        result.reserveCapacity(array.elements.count)
        let inner = nested(here)
        // The last loop over constants, as long as `:else` may follow it.
        var loop: WrittenLoop?
        var rest = array.elements[...]
        while let element = rest.popFirst() {
            if case .object(let object) = element, let otherwise = object.clause(.otherwise), loop != nil {
                if let other = loop?.take(object, otherwise) { result += elements(other, inner) }
                if loop?.isOver == true { loop = nil }
                continue
            }
            if let others = others(behind: loop, inner) { result.append(others) }
            loop = nil
            if let choice = choice(element, &rest, inner) {
                result.append(choice)
            } else if let repeated = repeated(element, inner) {
                result += repeated
                loop = WrittenLoop(of: element, repeated)
            } else if let contents = slotContents(element, inner) {
                result += contents
            } else {
                result.append(value(element, inner))
            }
        }
        if let others = others(behind: loop, inner) { result.append(others) }
        return result
    }

    /// Returns the object with the expanded objects that are made while no element of a loop over constants is shown; nil for none.
    private mutating func others(behind loop: WrittenLoop?, _ here: Environment) -> Value? {
        guard let loop, let content = loop.chain else { return nil }
        var inner = here
        inner.isGuarded = true
        return loop.others(elements(content, inner))
    }

    mutating func use(_ argument: Argument) -> Value {
        if argument.isBound { usesBoundArgument = true }
        countValue(argument.size)
        return isTooLarge ? .invalid(argument.value.range) : argument.value
    }

    // MARK: Objects

    /// Expands an object that is created here and may use a template.
    mutating func object(_ node: ObjectNode, _ here: Environment) -> ObjectNode {
        var here = here
        if node.isConditional { here.isGuarded = true }
        guard let wanted = node.systemProperty(.template) else { return part(node, here) }
        guard case .path(let name) = wanted.value, let template = template(name, here) else {
            // The contents of the template are not known.
            if case .string(let text) = wanted.value { givenNames.insert(text.value) }
            return ObjectNode(part(node, here), isDamaged: true)
        }
        return use(template, called: name, by: node, here)
    }

    /// Expands an object as it is written: a style, a state, or the right side of `<=`.
    mutating func part(_ node: ObjectNode, _ here: Environment) -> ObjectNode {
        if !node.usesTemplates, isPlain(here) { return node }
        return ObjectNode(properties(node, here), assignments: node.assignments.compactMap { assignment($0, nested(here)) })
    }

    private mutating func clause(_ clause: Clause, _ here: Environment) -> Clause {
        clause.giving(clause.value.map { value($0, here) }, clause.object.map { renamed(part($0, here), here) })
    }

    /// Returns the assignments of a block for a width with the ids of a template as the program names them.
    private func renamed(_ block: ObjectNode, _ here: Environment) -> ObjectNode {
        guard let ids = here.frame?.ids, !ids.isEmpty else { return block }
        return ObjectNode(
            block,
            assignments: block.assignments.map { assignment in
                guard assignment.path.single == nil, let id = ids[assignment.path.first.text] else { return assignment }
                return assignment.starting(with: assignment.path.joining(1, as: id))
            })
    }

    /// Returns the object with its system properties expanded and nothing else.
    mutating func properties(_ node: ObjectNode, _ here: Environment) -> ObjectNode {
        if isPlain(here), !node.systemProperties.contains(where: { $0.value.isObject || $0.kind == .content }), node.clauses.isEmpty {
            return node
        }
        // What clauses and system properties read does not bind the assignment around the object.
        return apart { expander in
            let clauses = node.clauses.map { expander.clause($0, expander.nested(here)) }
            return ObjectNode(node, properties: node.systemProperties.map { $0.giving(expander.value(of: $0, here)) }, clauses: clauses)
        }.result
    }

    /// Runs `body`, whose arguments do not bind the assignment around it, and returns whether it uses an argument that is bound.
    mutating func apart<Result>(_ body: (inout Expander) -> Result) -> (result: Result, isBound: Bool) {
        let outer = usesBoundArgument
        usesBoundArgument = false
        defer { usesBoundArgument = outer }
        let result = body(&self)
        return (result, usesBoundArgument)
    }

    /// Expands an assignment; returns nil for a slot that nothing fills.
    mutating func assignment(_ assignment: Assignment, _ here: Environment) -> Assignment? {
        if let refused = refusal(of: assignment, here) { return refused }
        let (result, isBound) = apart { $0.expanded(assignment, here) }
        return isBound && assignment.operation == .assign ? result.map { $0.giving($0.value, as: .bind) } : result
    }

    private mutating func expanded(_ assignment: Assignment, _ here: Environment) -> Assignment? {
        var result = assignment
        if assignment.operation == .modify, case .object(let object) = assignment.value {
            result = assignment.giving(.object(part(object, here)))
        } else if assignment.path.text == "write", case .object(let object) = assignment.value, here.frame != nil {
            result = assignment.giving(.object(writes(object, here)))
        } else if let contents = slotContents(assignment.value, here) {
            guard let first = contents.first else { return nil }
            result = assignment.giving(contents.count == 1 ? first : .array(ArrayNode(elements: contents, range: assignment.value.range)))
        } else {
            result = assignment.mapValues { value($0, here) }
        }
        return result
    }
}

extension Program {
    var doubtfulNames: Set<String> { documents.reduce(into: []) { $0.formUnion($1.doubtfulNames) } }

    fileprivate mutating func forgetContents() {
        idleTemplates = []
        for index in documents.indices { documents[index].forgetContents() }
    }
}
