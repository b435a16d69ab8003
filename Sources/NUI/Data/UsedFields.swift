import TatamiData

extension Resolver {
    /// The fields of the model, `:model`, and of each record type that the program may read or write, by the names that its paths contain.
    ///
    /// Types whose fields have the same name share it, so that a field too many may be among them, but none that is read is missing.
    public var usedFields: [String: Set<String>] {
        guard data.hasModel, let model = data.model else { return [:] }
        var names = PathNames()
        for document in program.documents {
            if let root = document.root { names.collect(.object(root.object)) }
            for kind in [Definition.Kind.constant, .style, .state] {
                for definition in document.definitions(of: kind) { names.collect(definition.value) }
            }
        }
        for template in program.recursiveTemplates.values { names.collect(.object(template.object)) }
        var uses = [":model": Set(model.root.fields.map(\.name).filter(names.first.contains))]
        for type in model.recordTypes { uses[type.name] = Set(type.fields.map(\.name).filter(names.others.contains)) }
        return uses
    }
}

/// The names in the paths of values.
private struct PathNames {
    /// The names with which paths begin.
    private(set) var first: Set<String> = []
    /// The names behind them, and those of keys, which may stand alone.
    private(set) var others: Set<String> = []

    mutating func collect(_ value: Value) {
        var pending = [value]
        while let next = pending.popLast() {
            ValueWalk.each(next) { value, _ in
                switch value {
                case .path(let path): add(path)
                case .expression(let expression):
                    for case .member(_, let name) in expression.terms.map(\.kind) { others.insert(name.text) }
                case .object(let object):
                    for assignment in object.assignments {
                        add(assignment.path)
                        if let argument = assignment.format?.argument { pending.append(argument) }
                    }
                    for clause in object.clauses {
                        guard let value = clause.value else { continue }
                        pending.append(value)
                        if clause.kind == .key, case .path(let path) = value { others.insert(path.last.text) }
                    }
                    if let use = object.use { pending += use.arguments.map(\.value) }
                case .interpolation(let string):
                    for case .value(_, let format?) in string.pieces { if let argument = format.argument { pending.append(argument) } }
                default: break
                }
            }
        }
    }

    private mutating func add(_ path: NamePath) {
        first.insert(path.first.text)
        for name in path.rest { others.insert(name.text) }
    }
}
