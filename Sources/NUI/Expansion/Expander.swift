/// Writes out what files say in short: templates where they are used, and the full names of what is imported under a name. Checker and
/// loader then meet plain objects only.
///
/// Objects are nested as deep as the parser allows, and what is written out is cut off a little below that, so recursion is bounded.
struct Expander {
    var modules: [Module]
    /// By the index of a file.
    let moduleOfFile: [Int]
    /// Names that may be defined in text that was not understood.
    let doubtfulNames: Set<String>
    var issues = IssueBag(tellsOnce: true)
    /// The templates being written out, by their names' places, the innermost last.
    var open: [(template: Definition, use: SourceRange)] = []
    var shapes: [SourceRange: TemplateShape] = [:]
    /// The templates that were used, by their names' places.
    var used: Set<SourceRange> = []
    /// The templates that are asked for and do not exist.
    var unknownTemplates: [UnknownName] = []
    /// The names in what uses give.
    var givenNames: Set<String> = []
    /// How often a template was used by objects without an id.
    var namelessUses: [String: Int] = [:]
    /// The ids of objects inside templates, with the id of the use before them.
    var innerIDs: Set<String> = []
    /// What is left for suggestions.
    var effort = Suggestion.effort
    /// Values written out so far, those in templates only.
    var count = 0

    /// Whether templates use each other over too many steps.
    var isTooDeep = false

    var isTooLarge: Bool { count > Limits.nodes }

    /// What the use of a template counts beside its values: what it was given is kept with it.
    static let costOfUse = 8

    /// What surrounds the value being written out.
    struct Environment {
        var module: Int
        var depth = 0
        /// The id of the object being made, where that is what a template describes: another template it starts with takes it over.
        var ownID: String?
        /// What the template being written out was given; nil outside templates.
        var frame: Frame?
    }

    struct Frame {
        var arguments: [String: Argument] = [:]
        var slots: [String: [Argument]] = [:]
        /// New names of the template's ids.
        var ids: [String: String] = [:]
    }

    /// A value that is written out already, and how large it is.
    struct Argument {
        var value: Value
        var size: Int
    }

    /// Writes out all files of a program. Where that would be too much, nothing is left to be checked or loaded.
    static func expand(_ program: inout Program, modules: [Module], moduleOfFile: [Int]) {
        var expander = Expander(modules: modules, moduleOfFile: moduleOfFile, doubtfulNames: program.doubtfulNames)
        expander.readShapes(program.documents)
        for index in program.documents.indices { expander.expand(&program.documents[index]) }
        let idle = program.documents.flatMap { document in document.definitions(of: .template).compactMap { expander.idle($0) } }
        // One that only an unused one uses is not unused itself.
        program.idleTemplates = idle.map { IdleTemplate($0, $1, isAskedFor: expander.isAskedFor($0)) }
        program.idleParameters = expander.shapes.values.flatMap(\.idleParameters)
        program.namesAsDefaults = expander.shapes.values.flatMap(\.namesAsDefaults)
        program.unknownTemplates = expander.unknownTemplates
        if !expander.innerIDs.isEmpty {
            for index in program.documents.indices { InnerNames(ids: expander.innerIDs).join(in: &program.documents[index]) }
        }
        program.givenNames = expander.givenNames
        program.linkIssues.merge(expander.issues)
        if expander.isTooLarge { program.forgetContents() }
    }

    private mutating func expand(_ document: inout Document) {
        let here = Environment(module: moduleOfFile[document.file.index])
        if !document.usesTemplates, isPlain(here) { return }
        // Kind by kind: objects without an id are numbered in this order.
        for kind in Definition.Kind.allCases {
            for index in document.definitions.indices where document.definitions[index].kind == kind {
                document.definitions[index] = written(document.definitions[index], here)
            }
        }
        document.root = document.root.map { Root(name: $0.name, object: object($0.object, here), range: $0.range) }
    }

    /// A definition with everything written out. Templates are written out where they are used.
    private mutating func written(_ definition: Definition, _ here: Environment) -> Definition {
        let object = definition.object
        switch definition.kind {
        case .template: return definition
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

    /// A name as other modules know it.
    private func full(_ name: Name, _ here: Environment) -> Name {
        modules[here.module].prefix.isEmpty ? name : Name(text: modules[here.module].prefix + name.text, range: name.range)
    }

    // MARK: Values

    /// Whether nothing but uses of templates has to be written out here.
    private func isPlain(_ here: Environment) -> Bool { here.frame == nil && modules[here.module].isPlain }

    mutating func value(_ value: Value, _ here: Environment) -> Value {
        guard here.depth <= Limits.depth + 1, !isTooLarge else { return .invalid(value.range) }
        if here.frame != nil { countValue() }
        switch value {
        case .string, .number, .invalid: return value
        case .array(let array) where !array.usesTemplates && isPlain(here): return value
        case .path(let path): return self.value(of: path, here)
        case .flags(let flags): return .flags(FlagsNode(operands: flags.operands.flatMap { operands($0, here) }, range: flags.range))
        case .array(let array): return .array(ArrayNode(elements: elements(array, here), range: array.range))
        case .object(let object): return .object(self.object(object, here))
        case .expression(let node): return .expression(node.mapOperands { self.value($0, here) })
        case .interpolation(let string): return .interpolation(string.mapValues { self.value($0, here) })
        }
    }

    mutating func countValue(_ size: Int = 1) {
        let fitted = !isTooLarge
        count += size
        guard fitted, isTooLarge, let first = open.first else { return }
        issues.add(
            .expansionTooLarge, at: first.use, "with its templates written out, this has more than \(Limits.nodes) values")
    }

    /// An argument that stands for flags brings their operands.
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
        for element in array.elements {
            if let contents = slotContents(element, inner) { result += contents } else { result.append(value(element, inner)) }
        }
        return result
    }

    mutating func use(_ argument: Argument) -> Value {
        countValue(argument.size)
        return isTooLarge ? .invalid(argument.value.range) : argument.value
    }

    // MARK: Objects

    /// An object that is made here, which may use a template.
    mutating func object(_ node: ObjectNode, _ here: Environment) -> ObjectNode {
        guard let wanted = node.systemProperty(.template) else { return part(node, here) }
        guard case .path(let name) = wanted.value, let template = template(name, here) else {
            // What the template would bring is not known.
            if case .string(let text) = wanted.value { givenNames.insert(text.value) }
            return ObjectNode(part(node, here), isDamaged: true)
        }
        return use(template, called: name, by: node, here)
    }

    /// An object as it is written: a style, a state, what `<=` says.
    mutating func part(_ node: ObjectNode, _ here: Environment) -> ObjectNode {
        if !node.usesTemplates, isPlain(here) { return node }
        return ObjectNode(properties(node, here), assignments: node.assignments.compactMap { assignment($0, nested(here)) })
    }

    /// The same object with its system properties written out and nothing else.
    mutating func properties(_ node: ObjectNode, _ here: Environment) -> ObjectNode {
        if isPlain(here), !node.systemProperties.contains(where: \.value.isObject) { return node }
        return ObjectNode(node, properties: node.systemProperties.map { $0.giving(value(of: $0, here)) })
    }

    /// Nil for a slot that nothing fills.
    mutating func assignment(_ assignment: Assignment, _ here: Environment) -> Assignment? {
        var result = assignment
        if assignment.operation == .modify, case .object(let object) = assignment.value {
            result = assignment.giving(.object(part(object, here)))
        } else if let contents = slotContents(assignment.value, here) {
            guard let first = contents.first else { return nil }
            result = assignment.giving(contents.count == 1 ? first : .array(ArrayNode(elements: contents, range: assignment.value.range)))
        } else {
            result = assignment.giving(value(assignment.value, here))
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
