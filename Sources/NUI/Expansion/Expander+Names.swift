extension Expander {
    /// Returns the expansion of a path on the right of `=`.
    mutating func value(of path: NamePath, _ here: Environment) -> Value {
        if let argument = here.frame?.arguments[path.first.text] {
            guard path.single != nil, let id = here.frame?.statedID else { return value(of: path, argument) }
            return statedParameters.naming("\(id).\(path.text)", value(of: path, argument))
        }
        if let id = here.frame?.ids[path.first.text] { return .path(path.joining(1, as: id)) }
        return lookUp(path, .constant, here).map(Value.path) ?? .invalid(path.range)
    }

    private mutating func value(of path: NamePath, _ argument: Argument) -> Value {
        guard let key = path.rest.first else { return use(argument) }
        if argument.isBound { usesBoundArgument = true }
        switch argument.value.unnamed {
        case .object(let object) where object.systemProperties.isEmpty && object.use == nil: return member(path, of: object, argument)
        case .path(let start): return NamePath(names: start.names + path.rest, range: path.range).map(Value.path) ?? .invalid(path.range)
        case .invalid: return .invalid(path.range)
        case .expression(let given) where argument.isBound:
            return use(Argument(value: given.value(of: path.rest, path.range), size: argument.size))
        default:
            issues.add(
                .unknownProperty, at: key.range,
                "the parameter '\(path.first.text)' is \(TypeText.describe(argument.value)) here and has no property '\(key.text)'",
                related: [.init(range: argument.value.range, message: "given here")])
            return .invalid(path.range)
        }
    }

    /// Returns what an action writes, with the arguments in the paths on the left too: those are paths of data.
    mutating func writes(_ object: ObjectNode, _ here: Environment) -> ObjectNode {
        apart { expander in
            let written = expander.part(object, here)
            return ObjectNode(
                written,
                assignments: written.assignments.map { write in
                    guard case .path(let path) = expander.value(of: write.path, here) else { return write }
                    return write.starting(with: path)
                })
        }.result
    }

    /// Returns a member of an element of a list of constants; nil for one that the element lacks.
    private mutating func member(_ path: NamePath, of object: ObjectNode, _ argument: Argument) -> Value {
        let name = path.rest.first?.text ?? ""
        guard let found = object.assignments.last(where: { $0.path.text == name })?.value else {
            return .path(NamePath(Name(text: "nil", range: path.range)))
        }
        guard let rest = path.tail, rest.tail != nil else { return use(Argument(value: found, size: 1)) }
        return value(of: rest, Argument(value: found, size: 1))
    }

    /// Returns the definition that a path names; nil if there is none.
    func definition(_ path: NamePath, _ kind: Definition.Kind, _ here: Environment) -> Definition? {
        if path.single != nil { return modules[here.module].definitions[kind, path.first.text] }
        guard let (module, count) = walk(path, here), count == path.names.count - 1 else { return nil }
        return modules[module].definitions[kind, path.last.text]
    }

    /// Returns the path of an entry of a state, which starts at an object, with full names.
    mutating func target(_ path: NamePath, _ here: Environment) -> NamePath { lookUp(path, .constant, here) ?? path }

    /// Returns the value of a system property with its parameters and full names.
    mutating func value(of property: SystemProperty, _ here: Environment) -> Value {
        switch property.kind {
        case .class: return argument(property.value, here) ?? property.value
        case .id:
            guard case .path(let path) = property.value, let id = here.frame?.ids[path.text] else { return property.value }
            return .path(path.joining(path.names.count, as: id))
        case .style, .template:
            let kind: Definition.Kind = property.kind == .style ? .style : .template
            guard case .array(let array) = property.value else { return name(property.value, kind, here) }
            return .array(ArrayNode(elements: array.elements.map { name($0, kind, here) }, range: array.range))
        case .animate, .content: return value(property.value, here)
        default: return property.value
        }
    }

    private mutating func name(_ value: Value, _ kind: Definition.Kind, _ here: Environment) -> Value {
        if let argument = argument(value, here) { return argument }
        guard case .path(let path) = value else { return value }
        return lookUp(path, kind, here).map(Value.path) ?? .invalid(path.range)
    }

    /// Returns the argument for the parameter that `value` names; nil if it names none.
    private mutating func argument(_ value: Value, _ here: Environment) -> Value? {
        guard case .path(let path) = value, path.single != nil, let argument = here.frame?.arguments[path.text] else { return nil }
        if let id = here.frame?.statedID { statedParameters.fix("\(id).\(path.text)") }
        return use(argument).unnamed
    }

    /// Returns the path with the full name of a definition, if it starts with a definition. Returns nil and reports an error if it asks an
    /// imported file for a definition that the file does not have.
    private mutating func lookUp(_ path: NamePath, _ kind: Definition.Kind, _ here: Environment) -> NamePath? {
        if modules[here.module].isPlain { return path }
        if modules[here.module].has(path.first.text, kind) {
            let prefix = modules[here.module].prefix
            return prefix.isEmpty ? path : path.joining(1, as: prefix + path.first.text)
        }
        guard let (module, member) = walk(path, here), let name = member < path.names.count ? path.names[member] : nil else { return path }
        if modules[module].has(name.text, kind) { return path.joining(member + 1, as: modules[module].prefix + name.text) }
        reportMissing(name, kind, in: module)
        return nil
    }

    /// Returns the module that the first names of a path lead to, and the number of those names; nil if the first one is no module.
    private func walk(_ path: NamePath, _ here: Environment) -> (module: Int, count: Int)? {
        guard let first = modules[here.module].aliases[path.first.text] else { return nil }
        var module = first.index
        var count = 1
        for name in path.rest {
            guard let next = modules[module].aliases[name.text] else { break }
            (module, count) = (next.index, count + 1)
        }
        return (module, count)
    }

    /// Returns the name of a type with its module, or of a case of one: the path as it is if it names neither.
    mutating func typeName(_ path: NamePath, _ here: Environment) -> NamePath? { lookUp(path, .type, here) }

    private mutating func reportMissing(_ name: Name, _ kind: Definition.Kind, in module: Int) {
        let code: DiagnosticCode = kind == .style ? .unknownStyle : kind == .template ? .unknownTemplate : .unknownName
        guard !modules[module].isPartial, !doubtfulNames.contains(name.text), !issues.skips(code, at: name.range) else { return }
        let nearest = nearest(to: name, kind, in: module)
        issues.add(
            code, at: name.range, "'\(modules[module].prefix.dropLast())' has no \(kind.noun) '\(name.text)'",
            hint: kind == .constant && modules[module].has(name.text, .template)
                ? "a template is used as { :template = \(modules[module].prefix)\(name.text) ... }" : nearest?.hint,
            fix: nearest?.fix(name.range))
    }

    private mutating func nearest(to name: Name, _ kind: Definition.Kind, in module: Int) -> Suggestion.Match? {
        issues.wantsDetail ? Suggestion.match(for: name.text, among: modules[module].names(kind), &effort) : nil
    }

    /// Returns the template that a use names; nil if there is none, which is reported.
    mutating func template(_ path: NamePath, _ here: Environment) -> Definition? {
        var module = here.module
        var name = path.first
        if let (found, count) = walk(path, here), count < path.names.count { (module, name) = (found, path.names[count]) }
        if let found = modules[module].definitions[.template, name.text] { return found }
        if module != here.module {
            reportMissing(name, .template, in: module)
        } else if !doubtfulNames.contains(name.text) {
            reportUnknown(path, name, in: module)
        }
        return nil
    }

    private mutating func reportUnknown(_ path: NamePath, _ name: Name, in module: Int) {
        let isOfMany = unknownTemplates.count >= Limits.errors
        if isOfMany, issues.skips(.unknownTemplate, at: path.range) { return }
        let nearest = unknownTemplates.count <= Limits.diagnostics ? nearest(to: name, .template, in: module) : nil
        let imported = modules[module].aliases.keys.sorted().first { alias in
            modules[module].aliases[alias].map { modules[$0.index].has(name.text, .template) } ?? false
        }
        let full = imported.map { "\($0).\(name.text)" }
        let issue = Issue(
            code: .unknownTemplate, range: path.range, message: "there is no template '\(path.text)'",
            hint: full.map { "did you mean '\($0)'?" } ?? nearest?.hint,
            fix: full.map { .init(range: path.range, replacement: $0, isCertain: false) } ?? nearest?.fix(path.range))
        if isOfMany { issues.add(issue) } else { unknownTemplates.append(UnknownName(name: name, issue: issue)) }
    }
}
