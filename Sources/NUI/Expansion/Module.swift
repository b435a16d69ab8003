/// The files that share one space of names: the main file, or one imported under a name, with all that those import plainly.
struct Module {
    /// The canonical path of the file it begins with; nil where there is no such file.
    let path: String?
    /// What stands before its names elsewhere: nothing for the main file's, else `brand.`.
    let prefix: String
    /// Whether its file was not read, so that its names are not known.
    var isPartial = false
    /// Modules by the names under which they are imported.
    var aliases: [String: (index: Int, name: Name)] = [:]
    var constants: Set<String> = []
    var styles: Set<String> = []
    var states: Set<String> = []
    var templates: [String: Template] = [:]

    mutating func define(_ document: Document) {
        constants.formUnion(document.constants.map(\.name.text))
        styles.formUnion(document.styles.map(\.name.text))
        states.formUnion(document.states.map(\.name.text))
        for template in document.templates { templates[template.name.text] = template }
    }

    /// Whether its names are those that its files write.
    var isPlain: Bool { prefix.isEmpty && aliases.isEmpty }

    /// All its names, for suggestions.
    func names(_ kind: Kind) -> [String] {
        switch kind {
        case .constant: Array(constants)
        case .style: Array(styles)
        case .template: Array(templates.keys)
        }
    }

    func has(_ name: String, _ kind: Kind) -> Bool {
        switch kind {
        case .constant: constants.contains(name)
        case .style: styles.contains(name)
        case .template: templates[name] != nil
        }
    }

    enum Kind: String { case constant, style, template }
}
