import TatamiData

/// Checks templates that use themselves.
extension Checker {
    /// Checks the arguments of a use of a template in itself, and the template once.
    mutating func checkRecursion(_ use: TemplateUse, _ context: Context) {
        let parameters = resolver.data.parameters(of: use.template)
        for argument in use.arguments {
            guard let type = parameters.first(where: { $0.name.text == argument.name.text })?.type, type != DataNames.unknown else {
                continue
            }
            resolve(argument.value, context) { resolver throws(FormulaFault) in
                try resolver.formula(of: argument.value, writtenTo: type, argument.name.text, context.names)
            }
        }
        guard checkedRecursions.insert(use.template).inserted, let body = program.recursiveTemplates[use.template]?.object else { return }
        var inner = Context()
        inner.names = parameters.reduce(DataNames()) { $0.adding($1.name, $1.type) }
        inner.depth = context.depth
        inner.block = ClauseBlock(template: use.template)
        guard let type = resolver.classChoice(of: body, expecting: nil).known else { return }
        later(body, ObjectType(type, shownName: type.name, isExact: true), inner)
    }
}

extension ClassChoice {
    /// The class, if it is one that objects can have.
    fileprivate var known: KnownClass? { if case .known(let found) = self { found } else { nil } }
}
