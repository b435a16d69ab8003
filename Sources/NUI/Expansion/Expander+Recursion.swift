/// Templates that use themselves inside a loop or a condition. Such a use is not written out: the loader makes it level by level.
extension Expander {
    /// Returns the use of a template that is being expanded.
    mutating func recursiveUse(
        of template: Definition, called name: NamePath, _ shape: TemplateShape, _ frame: Frame, _ here: Environment
    ) -> TemplateUse {
        prepare(template, shape)
        countValue(Self.costOfUse)
        var inside = Environment(module: moduleOfFile[template.name.range.file.index], depth: here.depth + 1, frame: frame)
        addDefaults(template, shape, at: name.range, to: &inside)
        let kept = template.object.systemProperties.filter { $0.kind == .class || $0.kind == .style }
        let base = ObjectNode(systemProperties: kept, assignments: [], range: template.object.range, isDamaged: template.object.isDamaged)
        return TemplateUse(
            name: template.name.text, range: name.range, template: template.range, base: base, arguments(shape, inside.frame ?? frame),
            shape.names, isRecursive: true)
    }

    /// Expands a template once for all levels, with its parameters as names in it.
    private mutating func prepare(_ template: Definition, _ shape: TemplateShape) {
        let key = template.range
        guard recursive[key] == nil else { return }
        let module = moduleOfFile[template.name.range.file.index]
        var frame = Frame(ids: innerNames(template, shape, useID: nil))
        var inside = Environment(module: module)
        var parameters: [(name: Name, declaration: Value)] = []
        if case .object(let declared)? = template.object.systemProperty(.params)?.value {
            for item in declared.assignments {
                guard let name = item.path.single else { continue }
                parameters.append((name, field(item.value, inside)))
                frame.arguments[name.text] = Argument(value: .path(NamePath(name)), size: 1, isBound: true)
            }
        }
        // Uses of the template in itself find this entry.
        recursive[key] = RecursiveTemplate(object: template.object, parameters: parameters)
        inside.frame = frame
        let object = apart { $0.part(template.object, inside) }.result
        recursive[key]?.object = object
    }
}
