/// The names of the parameters and slots that uses of templates give.
struct GivenNames {
    private(set) var names: Set<String> = []

    init(_ documents: [Document]) {
        for document in documents where document.usesTemplates {
            for definition in document.definitions { collect(definition.value) }
            if let root = document.root { collect(.object(root.object)) }
        }
    }

    private mutating func collect(_ value: Value) {
        if case .object(let object) = value, !object.usesTemplates { return }
        ValueWalk.each(value) { value, _ in
            guard case .object(let object) = value, object.systemProperty(.template) != nil else { return }
            for assignment in object.assignments {
                if let name = assignment.path.single { names.insert(name.text) }
            }
        }
    }
}

/// A template that nothing uses except other unused templates, expanded without arguments.
struct IdleTemplate {
    let name: Name
    let range: SourceRange
    let object: ObjectNode
    /// True if it is nevertheless used or meant; see `Expander.isAskedFor(_:)`.
    let isAskedFor: Bool

    init(_ template: Definition, _ object: ObjectNode, isAskedFor: Bool) {
        (name, range) = (template.name, template.range)
        self.object = object
        self.isAskedFor = isAskedFor
    }
}
