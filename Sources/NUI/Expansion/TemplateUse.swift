/// A template written out for one of its uses.
public final class TemplateUse: Sendable {
    /// The template's name.
    public let name: String
    /// Where it is asked for.
    public let range: SourceRange
    /// Where the template stands.
    public let template: SourceRange
    /// What the template says, with the use's arguments in their places.
    public let base: ObjectNode
    /// The arguments that the use gives, and what they are declared as.
    let arguments: [(name: String, type: ValueType, value: Value)]
    /// What a use may give by name.
    let parameters: [String]

    init(
        name: String, range: SourceRange, template: SourceRange, base: ObjectNode,
        _ arguments: [(name: String, type: ValueType, value: Value)],
        _ parameters: [String]
    ) {
        (self.name, self.range, self.template, self.base) = (name, range, template, base)
        (self.arguments, self.parameters) = (arguments, parameters)
    }
}

extension TemplateUse {
    /// The same use with another text of the template, and its arguments changed.
    func rebuilt(on base: ObjectNode, _ transform: (Value) -> Value) -> TemplateUse {
        let arguments = arguments.map { ($0.name, $0.type, transform($0.value)) }
        return TemplateUse(name: name, range: range, template: template, base: base, arguments, parameters)
    }
}

extension ObjectNode {
    /// Its own `:class`, else that of the template it uses.
    public func classProperty(orMisspelt: Bool = false) -> SystemProperty? {
        var object = self
        while true {
            if let own = object.systemProperty(.class, orMisspelt: orMisspelt) { return own }
            guard let use = object.use else { return nil }
            object = use.base
        }
    }
}
