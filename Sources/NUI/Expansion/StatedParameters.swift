/// The parameters of templates that states set: `state done = { lake.title = "Walked" }` sets the parameter `title` of the use `lake`.
///
/// Where such a parameter stands, the expansion keeps the argument together with its name, so that a loader can evaluate the place again. All
/// other arguments replace their parameters.
public struct StatedParameters: Sendable {
    /// A parameter of one use of a template.
    public struct Parameter: Sendable {
        /// Its name in the template.
        let name: Name
        /// The template that declares it.
        let template: Name
        /// The declared type; nil for any.
        public let type: ValueType?
        /// Whether a `:class`, a style or another system property depends on it, which a state cannot change.
        var isFixed = false
    }

    /// The last names of the paths in states. Only parameters with such a name are noted.
    private var names: Set<String> = []
    /// The ids at the beginning of the paths in states.
    private var ids: Set<String> = []
    /// The parameters by the path in a state.
    private var parameters: [String: Parameter] = [:]
    /// The names of all parameters and slots of a use, by the id of the use.
    private var namesOfUses: [String: [String]] = [:]

    init() {}

    /// Notes the paths in the states of a program that may name a parameter.
    init(_ documents: [Document]) {
        for document in documents {
            for state in document.definitions(of: .state) {
                for entry in state.object.assignments where entry.operation == .assign && entry.path.single == nil {
                    names.insert(entry.path.last.text)
                    ids.insert(entry.path.leading.map(\.text).joined(separator: "."))
                }
            }
        }
    }

    /// Whether no state of the program sets a parameter.
    public var isEmpty: Bool { parameters.isEmpty }

    /// Returns the parameter that a path in a state names, such as `lake.title`; nil if it names none.
    public subscript(path: NamePath) -> Parameter? { parameters.isEmpty ? nil : parameters[path.text] }

    /// Returns the names of the parameters and slots of the use with an id.
    func names(ofUse id: String) -> [String] { namesOfUses[id] ?? [] }

    /// Notes the use of a template with an id. Returns true if a state sets one of its parameters.
    mutating func note(_ template: Definition, _ shape: TemplateShape, id: String) -> Bool {
        guard ids.contains(id) else { return false }
        namesOfUses[id, default: []] += shape.names
        let stated = shape.parameters.filter { names.contains($0.name.text) }
        for parameter in stated {
            parameters["\(id).\(parameter.name.text)"] = Parameter(name: parameter.name, template: template.name, type: parameter.type)
        }
        return !stated.isEmpty
    }

    /// Notes that a system property depends on a parameter.
    mutating func fix(_ path: String) { parameters[path]?.isFixed = true }

    /// Returns an argument together with the path by which a state names it; the argument alone if no state does.
    func naming(_ path: String, _ value: Value) -> Value {
        guard parameters[path] != nil else { return value }
        if case .invalid = value { return value }
        let range = value.range
        return .expression(
            ExpressionNode(
                terms: [.init(kind: .operand(value), range: range), .init(kind: .argument(path, 0), range: range)], range: range))
    }
}

extension Value {
    /// The value without the path by which a state names it.
    var unnamed: Value {
        guard case .expression(let node) = self, case .argument? = node.terms.last?.kind, case .operand(let value)? = node.terms.first?.kind
        else { return self }
        return value.unnamed
    }
}
