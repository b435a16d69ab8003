/// The files that share one space of names: the main file, or one imported under a name, with all that those import plainly.
struct Module {
    /// The canonical path of the file it begins with; nil where there is no such file.
    let path: String?
    /// The text before its names elsewhere: empty for the main file, else `brand.`.
    let prefix: String
    /// True where its file was not read, so that its names are not known.
    var isPartial = false
    /// Modules by the names under which they are imported.
    var aliases: [String: (index: Int, name: Name)] = [:]
    /// The definitions of its files as they are written.
    var definitions = DefinitionTable()

    /// True where other modules know its names as its files write them.
    var isPlain: Bool { prefix.isEmpty && aliases.isEmpty }

    /// All its names of a kind, for suggestions.
    func names(_ kind: Definition.Kind) -> [String] { Array(definitions[kind].keys) }

    func has(_ name: String, _ kind: Definition.Kind) -> Bool { definitions[kind, name] != nil }
}
