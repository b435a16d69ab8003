/// A template as it is expanded for one of its uses.
public final class TemplateUse: Sendable {
    /// The name of the template.
    public let name: String
    /// The place of the name in the use.
    public let range: SourceRange
    /// The place of the template.
    public let template: SourceRange
    /// The object of the template with the arguments of the use in place.
    public let base: ObjectNode
    /// The arguments of the parameters, each with the name and the type that the template declares; nil for any type.
    let arguments: [(name: Name, type: ValueType?, value: Value)]
    /// The names of the parameters and slots that the use may set.
    let parameters: [String]

    init(
        name: String, range: SourceRange, template: SourceRange, base: ObjectNode,
        _ arguments: [(name: Name, type: ValueType?, value: Value)],
        _ parameters: [String]
    ) {
        (self.name, self.range, self.template, self.base) = (name, range, template, base)
        (self.arguments, self.parameters) = (arguments, parameters)
    }
}

extension TemplateUse {
    /// The argument that a value in the expanded template comes from; nil for values of the template itself.
    func argument(giving value: Value) -> (name: Name, type: ValueType?, value: Value)? {
        template.contains(value.range) ? nil : arguments.first { $0.value.range == value.range }
    }

    /// Returns the same use with another object of the template and with transformed arguments.
    func rebuilt(on base: ObjectNode, _ transform: (Value) -> Value) -> TemplateUse {
        let arguments = arguments.map { ($0.name, $0.type, transform($0.value)) }
        return TemplateUse(name: name, range: range, template: template, base: base, arguments, parameters)
    }
}

extension ObjectNode {
    /// Returns the `:class` of the object itself, otherwise of the template that it uses; nil if neither has one.
    public func classProperty(orMisspelt: Bool = false) -> SystemProperty? {
        var object = self
        while true {
            if let own = object.systemProperty(.class, orMisspelt: orMisspelt) { return own }
            guard let use = object.use else { return nil }
            object = use.base
        }
    }
}
