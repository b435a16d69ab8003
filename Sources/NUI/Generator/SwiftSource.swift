/// Generates a Swift class with a typed property for each named object of a file, and an enumeration of its states.
///
/// ```swift
/// let source = SwiftSource(program, schema, typeName: "ContactForm")
/// if source.isTypeNameFree, source.diagnostics.isEmpty { print(source.text) }
/// ```
public struct SwiftSource: Sendable {
    private let program: Program
    private let schema: Schema
    private let outline: Outline
    private let access: String
    /// The name of the class.
    public let typeName: String

    /// Creates the generator for a program.
    ///
    /// - Parameters:
    ///   - program: The files for which Swift is generated.
    ///   - schema: The classes and properties that the files may name.
    ///   - rootClass: The class of the object that the file is loaded into.
    ///   - typeName: The name of the class; nil to derive it from the name of the file.
    ///   - isPublic: Whether the class and its members are public.
    public init(
        _ program: Program, _ schema: Schema, rootClass: String = "Screen", typeName: String? = nil, isPublic: Bool = false
    ) {
        self.program = program
        self.schema = schema
        self.typeName = typeName ?? SwiftName.typeName(file: program.documents.first?.source.path ?? "")
        outline = Outline(program, schema, rootClass: rootClass)
        access = isPublic ? "public " : ""
    }

    /// Whether ``typeName`` is a valid Swift type name and no class of the schema has it.
    public var isTypeNameFree: Bool {
        SwiftName.isTypeName(typeName) && !(schema.classes.compactMap(\.swiftName) + Self.used + ["State", "String"]).contains(typeName)
    }

    /// Errors about names that would be equal in Swift, that the class itself needs, or that Swift cannot have.
    public var diagnostics: [Diagnostic] {
        var issues = IssueBag()
        var members = Dictionary(uniqueKeysWithValues: Self.members.map { ($0, SourceRange?.none) })
        var cases: [String: SourceRange?] = [:]
        for member in self.members { note(member.entry, member.name, "\(typeName).\(member.name)", in: &members, &issues) }
        for state in outline.states {
            let name = SwiftName.caseName(state.name)
            note(state, name, "State.\(name)", in: &cases, &issues)
        }
        return issues.diagnostics(in: program.documents.map(\.source))
    }

    private func note(
        _ entry: Outline.Entry, _ name: String, _ shown: String, in taken: inout [String: SourceRange?], _ issues: inout IssueBag
    ) {
        if !SwiftName.isUsable(name) {
            issues.add(.takenSwiftName, at: entry.range, "'\(entry.name)' is no name in Swift")
        } else if let first = taken.updateValue(entry.range, forKey: name) {
            issues.add(
                .takenSwiftName, at: entry.range,
                first == nil
                    ? "'\(shown)' is what the generated class needs itself" : "'\(entry.name)' would be '\(shown)' a second time in Swift",
                related: first.map { [.init(range: $0, message: "the first one")] } ?? [])
        }
    }

    // MARK: Text

    /// The Swift source of the class. Check ``diagnostics`` and ``isTypeNameFree`` before writing it.
    public var text: String {
        let file = shownPath(program.documents.first?.source.path ?? "")
        return """
            // Made by `tatami generate swift \(file)`; changes are lost when it is made anew.
            \(Self.head)

            /// The objects and states of `\(file)`.
            \(access)final class \(typeName) {
            \(states)    \(access)let loader: NUILoader
            \(members.map(declaration).joined())
                /// Loads the file into the loader's root, and finds its objects.
                ///
                /// - Throws: what is wrong with the file.
                \(access)init(_ loader: NUILoader, file: String) throws(NUILoadError) {
                    try loader.load(file: file)
                    self.loader = loader
            \(members.map(search).joined())    }
            \(application)}

            """
    }

    private static let head = "import Tatami"
    /// The members of the class besides the objects, and the types it uses.
    private static let members = ["loader", "apply", "State"]
    private static let used = ["NUILoader", "NUILoadError"]

    private struct Member {
        var entry: Outline.Entry
        var name: String
        var type: String
        var isOutlet: Bool
    }

    /// The objects with a known Swift type. Values such as colors have none.
    private var members: [Member] {
        (outline.ids.map { ($0, false) } + outline.outlets.map { ($0, true) }).compactMap { entry, isOutlet in
            guard let type = entry.className.flatMap(schema.schema(ofClass:))?.swiftName, let name = SwiftName.memberName(entry.name)
            else { return nil }
            return Member(entry: entry, name: name, type: type, isOutlet: isOutlet)
        }
    }

    private var states: String {
        guard !outline.states.isEmpty else { return "" }
        let cases = outline.states.map { state in
            let name = SwiftName.caseName(state.name)
            return
                "        /// `\(place(of: state.range))`\n        case \(SwiftName.escaped(name))\(name == state.name ? "" : " = \"\(state.name)\"")\n"
        }
        return "    /// The states of the file.\n    \(access)enum State: String, CaseIterable, Sendable {\n\(cases.joined())    }\n\n"
    }

    private func declaration(_ member: Member) -> String {
        "    /// `\(member.isOutlet ? ":property" : ":id") = \(member.entry.name)`, `\(place(of: member.entry.range))`\n"
            + "    \(access)let \(SwiftName.escaped(member.name)): \(member.type)\n"
    }

    private func search(_ member: Member) -> String {
        "        self.\(SwiftName.escaped(member.name)) = try loader.require(\(member.isOutlet ? "outlet" : "id"): \"\(member.entry.name)\")\n"
    }

    private var application: String {
        guard !outline.states.isEmpty else { return "" }
        return """

                /// Applies a state; what it changes stays until another changes it.
                \(access)func apply(_ state: State) throws(NUILoadError) { try loader.loadState(state.rawValue) }

            """
    }

    private func place(of range: SourceRange) -> String {
        let place = program.place(of: range)
        return "\(shownPath(place.file)):\(place.span.line)"
    }

    /// A path relative to the folder of the main file, so that the text is the same on every machine.
    private func shownPath(_ path: String) -> String {
        let folder = FilePath.folder(of: program.documents.first?.source.path ?? "")
        let prefix = folder == "." ? "" : folder + "/"
        let inside =
            path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path.split(separator: "/").last.map(String.init) ?? path
        return Quoting.masked(inside)
    }
}
