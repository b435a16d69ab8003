/// The names by which a program can refer to parts of a loaded file: objects with `:id`, outlets with `:property`, and states.
///
/// ```swift
/// let outline = Outline(program, schema)
/// for entry in outline.ids { print(entry.name, entry.className ?? "?") }
/// ```
public struct Outline: Sendable {
    /// A name in the file.
    public struct Entry: Sendable {
        /// The name: the id, the name of the outlet or the name of the state.
        public var name: String
        /// The schema name of the object's class; nil if it is unknown, and for states.
        public var className: String?
        /// Where the name is written.
        public var range: SourceRange
    }

    /// The ids of the objects that are always there, not in loops and conditions, in the order of the file. The root is among them only if it
    /// is a view: `root = { :class = LayoutView ... }`.
    public var ids: [Entry]
    /// The outlets of the root, in the order of the file. An outlet whose name is also its `:id` is left out.
    public var outlets: [Entry]
    /// The states, in the order of the file.
    public var states: [Entry]

    /// Collects the names of a program.
    ///
    /// - Parameters:
    ///   - program: The files.
    ///   - schema: The classes and properties that the files may name.
    ///   - rootClass: The class of the object that the file is loaded into.
    public init(_ program: Program, _ schema: Schema, rootClass: String = "Screen") {
        var checker = Checker(Resolver(program, schema), atMost: Limits.diagnostics)
        checker.checkRoot(rootClass)
        ids = checker.objects.filter { $0.value.block == nil && ($0.key != program.root?.name.text || $0.value.type?.isRoot == false) }.map
        {
            Entry(name: $0.key, className: $0.value.type?.name, range: $0.value.range)
        }
        outlets = checker.outletUses.compactMap { use in
            guard let name = use.path.single?.text, use.id?.text != name else { return nil }
            return Entry(name: name, className: use.type?.name, range: use.path.range)
        }
        states = program.definitions[.state].values.map { Entry(name: $0.name.text, className: nil, range: $0.name.range) }
        // All objects of a template have the same place, however often the template is used.
        ids.sort { $0.range < $1.range || $0.range == $1.range && $0.name < $1.name }
        states.sort { $0.range < $1.range }
    }
}
