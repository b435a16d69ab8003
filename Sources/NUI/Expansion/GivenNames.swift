/// The names under which uses of templates give something.
struct GivenNames {
    private(set) var names: Set<String> = []

    init(_ documents: [Document]) {
        for document in documents where document.usesTemplates {
            for template in document.templates { collect(template.object) }
            for constant in document.constants { collect(constant.value) }
            for style in document.styles { collect(style.object) }
            for state in document.states { collect(state.object) }
            for preview in document.previews { collect(preview.object) }
            if let root = document.root { collect(root.object) }
        }
    }

    private mutating func collect(_ object: ObjectNode) { if object.usesTemplates { collect(.object(object)) } }

    private mutating func collect(_ value: Value) {
        ValueWalk.each(value) { value, _ in
            guard case .object(let object) = value, object.systemProperty(.template) != nil else { return }
            for assignment in object.assignments {
                if let name = assignment.path.single { names.insert(name.text) }
            }
        }
    }
}

/// A template that nothing uses but others of the kind, written out with nothing given.
struct IdleTemplate {
    let name: Name
    let range: SourceRange
    let object: ObjectNode
    /// Whether it is used or meant all the same.
    let isAskedFor: Bool

    init(_ template: Template, _ object: ObjectNode, isAskedFor: Bool) {
        (name, range) = (template.name, template.range)
        self.object = object
        self.isAskedFor = isAskedFor
    }
}
