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
    public let arguments: [TemplateArgument]
    /// The names of the parameters and slots that the use may set.
    let parameters: [String]
    /// Whether the template uses itself here. ``base`` then has its system properties only; the rest is made level by level from
    /// ``Program/recursiveTemplates``.
    public let isRecursive: Bool

    init(
        name: String, range: SourceRange, template: SourceRange, base: ObjectNode, _ arguments: [TemplateArgument], _ parameters: [String],
        isRecursive: Bool = false
    ) {
        self.isRecursive = isRecursive
        (self.name, self.range, self.template, self.base) = (name, range, template, base)
        (self.arguments, self.parameters) = (arguments, parameters)
    }
}

extension TemplateUse {
    /// The argument that a value in the expanded template comes from; nil for values of the template itself.
    func argument(giving value: Value) -> TemplateArgument? {
        template.contains(value.range) ? nil : arguments.first { $0.value.range == value.range }
    }

    /// Returns the same use with another object of the template and with transformed arguments.
    func rebuilt(on base: ObjectNode, _ transform: (Value) -> Value) -> TemplateUse {
        let arguments = arguments.map { argument in
            TemplateArgument(name: argument.name, type: argument.type, value: transform(argument.value), isBound: argument.isBound)
        }
        return TemplateUse(
            name: name, range: range, template: template, base: base, arguments, parameters, isRecursive: isRecursive)
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

/// A template that uses itself, as it is made at each level: its parameters are names in it.
public struct RecursiveTemplate: Sendable {
    /// The object of the template.
    public internal(set) var object: ObjectNode
    /// The parameters with their declarations: a type or a default.
    let parameters: [(name: Name, declaration: Value)]
}

/// An argument that the use of a template gives to a parameter, or its default.
public struct TemplateArgument: Sendable {
    /// The parameter.
    public let name: Name
    /// The type that the template declares; nil for any.
    let type: ValueType?
    /// The value.
    public let value: Value
    /// Whether the argument follows data.
    let isBound: Bool
}
