/// The files that share one namespace: the main file, or a file imported under a name, each with all files that it imports without a name.
struct Module {
    /// The canonical path of its first file; nil if there is no such file.
    let path: String?
    /// The text before its names in other modules: empty for the main file, otherwise for example `brand.`.
    let prefix: String
    /// True if its file was not read, so that its names are unknown.
    var isPartial = false
    /// The imported modules by the names under which they are imported.
    var aliases: [String: (index: Int, name: Name)] = [:]
    /// The definitions of its files before they are expanded.
    var definitions = DefinitionTable()

    /// True if other modules use its names just as its own files write them.
    var isPlain: Bool { prefix.isEmpty && aliases.isEmpty }

    /// Returns all its names of a kind, for suggestions.
    func names(_ kind: Definition.Kind) -> [String] { Array(definitions[kind].keys) }

    func has(_ name: String, _ kind: Definition.Kind) -> Bool { definitions[kind, name] != nil }
}
