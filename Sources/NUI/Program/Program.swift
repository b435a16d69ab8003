/// A main file with all it imports, and one name space for each kind of definition.
///
/// Loading never fails: ``diagnostics`` reports what is wrong, and the rest is as complete as possible.
public struct Program: Sendable {
    /// The files: the main file first, then the imported ones in the order in which they were read. ``FileID/index`` is an
    /// index into this array.
    public internal(set) var documents: [Document] = []
    /// The definitions in effect. A later one replaces an earlier one of the same kind and name, and one of the importing file
    /// replaces an imported one.
    public internal(set) var definitions = DefinitionTable()
    /// The templates that use themselves, by the places of their definitions.
    public internal(set) var recursiveTemplates: [SourceRange: RecursiveTemplate] = [:]
    /// Templates that nothing uses.
    var idleTemplates: [IdleTemplate] = []
    /// The parameters of all templates.
    var parameters: [Name] = []
    /// Parameters that their templates do not use.
    var idleParameters: [Name] = []
    /// Default values of parameters that are a single name and not the name of a type.
    var namesAsDefaults: [NamePath] = []
    /// Templates that are used but do not exist.
    var unknownTemplates: [UnknownName] = []
    /// The names that occur in the arguments of templates.
    var givenNames: Set<String> = []
    /// The parameters of templates that states set.
    public internal(set) var statedParameters = StatedParameters()
    /// Imports that failed, and definitions that replace each other.
    var linkIssues = IssueBag()

    init() {}

    /// Reads, parses and links the file at `path`.
    ///
    /// Imports are looked up in the folder of the importing file and then in `searchPaths`; files outside the main file's
    /// folder and the search paths are refused. Each file is read once, so files may import each other.
    ///
    /// - Parameters:
    ///   - path: the path of the main file. If it cannot be read, the program is empty and has a diagnostic.
    ///   - searchPaths: further folders for imports, searched in order.
    ///   - reader: the source of files.
    public static func load(
        path: String, searchPaths: [String] = [], reader: some SourceReader = FileSourceReader()
    ) -> Program {
        var linker = Linker(reader: reader, searchPaths: searchPaths)
        return linker.load(path)
    }

    /// Creates a program from a text. Its imports are not looked up but reported as missing.
    ///
    /// - Parameters:
    ///   - text: the contents of the main file.
    ///   - path: the path for diagnostics; an empty one becomes `text.nui`.
    public init(text: String, path: String) {
        let path = path.isEmpty ? "text.nui" : path
        self = Program.load(path: path, reader: MemorySourceReader([path: text]))
    }

    /// The main file's root object; nil if it has none.
    public var root: Root? { documents.first?.root }

    /// The errors and warnings about syntax, files and imports, in file order.
    /// ``check(_:_:rootClass:findsUnusedIDs:atMost:)`` also finds errors of meaning.
    public var diagnostics: [Diagnostic] { diagnostics(with: IssueBag()) }

    /// The text of a file, by the path in its diagnostics; nil for other paths.
    public func source(path: String) -> SourceText? {
        documents.first { $0.source.path == path }?.source
    }

    /// Returns diagnostics of this program as text for a terminal, with an empty line between them.
    public func text(of diagnostics: [Diagnostic], inColor: Bool = false) -> String {
        diagnostics.map { $0.text(inColor: inColor, source: source(path:)) }.joined(separator: "\n")
    }

    /// Converts a byte range to the path of its file and a span of lines and columns.
    public func place(of range: SourceRange) -> (file: String, span: Span) {
        documents.map(\.source).place(of: range)
    }

    /// Returns the diagnostics of the program with further issues. Faults of meaning in `idle` definitions become warnings.
    func diagnostics(with more: IssueBag, idle: [Definition] = [], atMost most: Int = Limits.diagnostics) -> [Diagnostic] {
        var all = IssueBag()
        for document in documents { all.merge(document.issues) }
        all.merge(linkIssues.filter { !isDoubtful($0) }.calming(idle))
        all.merge(more.filter { !isDoubtful($0) }.calming(idle))
        if documents.contains(where: \.isCopy) {
            all = all.filter { !isOfCopy($0.range.file) || !all.reports($0, in: original(of: $0.range.file)) }
        }
        return all.diagnostics(in: documents.map(\.source), atMost: most)
    }

    private func isOfCopy(_ file: FileID) -> Bool { documents.indices.contains(file.index) && documents[file.index].isCopy }

    /// The file that was read first under the same path.
    private func original(of file: FileID) -> FileID {
        documents.first { $0.source.path == documents[file.index].source.path }?.file ?? file
    }

    /// Whether an issue about the meaning only follows from a syntax error that is already reported.
    private func isDoubtful(_ issue: Issue) -> Bool {
        switch issue.code {
        case .unknownName, .unknownStyle, .unknownTemplate, .forwardReference, .misspeltDefinition: if lacksNames { return true }
        case .unknownStateTarget: if lacksNames || root == nil { return true }
        default: break
        }
        return damage(in: issue.range.file).contains { $0.touches(issue.range) }
            || issue.related.contains { note in damage(in: note.range.file).contains { $0.overlaps(note.range) } }
    }

    private func damage(in file: FileID) -> [SourceRange] {
        documents.indices.contains(file.index) ? documents[file.index].damage : []
    }

    /// Whether all files were found and understood, so that a name not found in them does not exist.
    var isUnderstood: Bool {
        documents.allSatisfy { $0.isComplete && $0.damage.isEmpty && !$0.issues.hasErrors } && !linkIssues.hasErrors
            && unknownTemplates.isEmpty
    }

    /// Whether the definition of a name may be in text that is missing or was not understood.
    private var lacksNames: Bool {
        documents.contains { !$0.isComplete } || root == nil && documents.first?.damage.isEmpty == false
    }
}
