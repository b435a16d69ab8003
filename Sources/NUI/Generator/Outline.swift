/// What a program can ask for by name once a file is loaded: objects by `:id`, outlets by `:property`, and states.
public struct Outline: Sendable {
    public struct Entry: Sendable {
        public var name: String
        /// The class of the object, by its name in the schema; nil where it is not known, and for states.
        public var className: String?
        public var range: SourceRange
    }

    /// In the order in which they are written.
    public var ids: [Entry]
    /// Of the root itself; the ones that also have that very name as `:id` are left out.
    public var outlets: [Entry]
    public var states: [Entry]

    /// - Parameter rootClass: the class of the object that the file is loaded into.
    public init(_ program: Program, _ schema: Schema, rootClass: String = "Screen") {
        var checker = Checker(Resolver(program, schema))
        checker.checkRoot(rootClass)
        ids = checker.objects.filter { $0.key != program.root?.name.text }.map {
            Entry(name: $0.key, className: $0.value.type?.name, range: $0.value.range)
        }
        outlets = checker.outletUses.compactMap { use in
            guard let name = use.path.single?.text, use.id?.text != name else { return nil }
            return Entry(name: name, className: use.type?.name, range: use.path.range)
        }
        states = program.definitions[.state].values.map { Entry(name: $0.name.text, className: nil, range: $0.name.range) }
        // The objects of a template stand in one place, however often it is used.
        ids.sort { $0.range < $1.range || $0.range == $1.range && $0.name < $1.name }
        states.sort { $0.range < $1.range }
    }
}
