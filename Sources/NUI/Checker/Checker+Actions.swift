/// An action in a file: the selector and the object it is called on.
struct ActionUse {
    var selector: String
    var range: SourceRange
    /// Whether `range` is the quoted selector itself, rather than a constant.
    var isLiteral: Bool
    /// The path to the object; nil for the root.
    var target: NamePath?
    var context: Context
}

extension Checker {
    /// Stores an action until all objects are known, because it may refer to a later one.
    mutating func noteAction(_ action: ExpandedObject, _ context: Context) {
        func value(of name: String) -> Value? {
            action.assignments.last { $0.assignment.path.single?.text == name && $0.assignment.operation == .assign }?.assignment.value
        }
        for literal in value(of: "state")?.strings ?? [] { checkState(literal, context) }
        var target: NamePath?
        switch value(of: "target") {
        case .path(let path): target = path
        case .string(let literal): target = NamePath(quotedIn: literal)
        default: break
        }
        switch value(of: "selector") {
        case .string(let literal):
            actions.append(
                ActionUse(selector: literal.value, range: literal.range, isLiteral: true, target: target, context: context))
        case .path(let path):
            guard case .constant(let constant) = resolver.meaning(of: path, expecting: .string), path.single != nil,
                case .string(let literal) = constant.value
            else { return }
            actions.append(
                ActionUse(selector: literal.value, range: path.range, isLiteral: false, target: target, context: context))
        default: return
        }
    }

    /// Checks the name of a state that an action applies.
    private mutating func checkState(_ literal: StringLiteral, _ context: Context) {
        guard program.definitions[.state, literal.value] == nil, !doubtfulNames.contains(literal.value) else { return }
        let nearest = nearest(to: literal.value, among: Array(program.definitions[.state].keys))
        report(
            .unknownState, at: literal.range, "there is no state \(Quoting.quote(literal.value))", context,
            hint: nearest?.hint, fix: nearest?.fix(ofText: literal.range))
    }

    /// Compares the actions with those of the classes they call. A class that lists none is not checked, because the program
    /// may look up its selectors itself.
    mutating func checkActions() {
        for use in actions {
            guard let called = target(of: use) else { continue }
            let known = schema.actions(ofClass: called.name)
            guard !known.isEmpty, !known.contains(where: { $0.answers(to: use.selector) }) else { continue }
            let nearest = nearest(to: use.selector, among: known.map(\.name))
            report(
                .unknownAction, at: use.range, "\(called.shownName) has no action \(Quoting.quote(use.selector))", use.context,
                hint: nearest?.hint, fix: use.isLiteral ? nearest?.fix(ofText: use.range) : nil,
                related: (use.target?.range ?? called.origin).map { [.init(range: $0, message: "the object that is called")] } ?? [])
        }
    }

    /// The class of the object that is called; nil if it is unknown.
    private mutating func target(of use: ActionUse) -> ObjectType? {
        guard let path = use.target else { return rootType }
        guard let known = objects[path.first.text], !reportHidden(path.first, known, use.context), let start = known.type,
            case .object(let found)? = walk(path.rest, from: .object(start), use.context)
        else { return nil }
        return found
    }
}

extension Value {
    /// The string itself, or the strings of an array.
    fileprivate var strings: [StringLiteral] {
        switch self {
        case .string(let literal): [literal]
        case .array(let array): array.elements.compactMap { if case .string(let literal) = $0 { literal } else { nil } }
        default: []
        }
    }
}
