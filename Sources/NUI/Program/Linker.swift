/// Loads a main file and its imports, depth first: the imports of a file are complete before the file's own declarations are
/// added.
struct Linker<Reader: SourceReader> {
    private let reader: Reader
    private let searchPaths: [String]
    private var locator: FileLocator?
    private var program = Program()
    /// The files read so far, by module and canonical path.
    private var known: Set<KnownFile> = []
    private var modules: [Module] = []
    /// Module indices by the canonical path of a module's first file.
    private var moduleOfPath: [String: Int] = [:]
    /// Module indices by file index.
    private var moduleOfFile: [Int] = []
    /// File indices in the order in which their declarations are added.
    private var order: [Int] = []
    private var byteCount = 0

    /// The results of looking up imported names, kept because a look-up is slower than reading a line.
    private var sought: [SoughtFile: Result<FileLocator.Found, FileLocator.Failure>] = [:]

    private struct SoughtFile: Hashable {
        var folder: String
        var name: String
    }

    private struct KnownFile: Hashable {
        var module: Int
        var path: String
    }

    init(reader: Reader, searchPaths: [String]) {
        self.reader = reader
        self.searchPaths = searchPaths
    }

    mutating func load(_ path: String) -> Program {
        do {
            let canonical = try reader.canonicalPath(of: path)
            let bytes = try reader.read(canonical, limit: Limits.fileBytes)
            locator = FileLocator(reader: reader, mainFile: path, searchPaths: searchPaths)
            modules = [Module(path: canonical, prefix: "")]
            moduleOfPath[canonical] = 0
            add(bytes, KnownFile(module: 0, path: canonical), shown: path, importDepth: 0)
            if needsExpansion { expand() }
            for index in order { define(program.documents[index]) }
        } catch {
            program.documents = [Document("", path: path)]
            let (code, message) = Self.complaint(about: error, isMain: true)
            program.linkIssues.add(code, at: SourceRange(file: .main, lower: 0, upper: 0), message)
        }
        return program
    }

    private mutating func expand() {
        for index in order {
            for definition in program.documents[index].definitions { modules[moduleOfFile[index]].definitions.define(definition) }
        }
        Expander.expand(&program, modules: modules, moduleOfFile: moduleOfFile)
    }

    /// Whether a file contains anything that has to be expanded.
    private var needsExpansion: Bool {
        modules.count > 1 || !modules[0].aliases.isEmpty
            || program.documents.contains { !$0.definitions(of: .template).isEmpty || $0.usesTemplates }
    }

    /// Parses a file and then follows its imports, whose declarations are added before its own.
    private mutating func add(_ bytes: [UInt8], _ id: KnownFile, shown: String, importDepth: Int) {
        let isCopy = known.contains { $0.path == id.path }
        known.insert(id)
        byteCount += bytes.count
        let file = FileID(program.documents.count)
        var document = Document(bytes, path: shown, file: file)
        if isCopy { (document.isCopy, document.issues) = (true, IssueBag()) }
        moduleOfFile.append(id.module)
        if modules[id.module].path == id.path { modules[id.module].isPartial = false }
        if file != .main, let root = document.root {
            program.linkIssues.add(
                .rootInImport, at: root.name.range, "an imported file cannot have a root object",
                hint: "imported files contain imports, constants, styles, states and templates")
            document.root = nil
        }
        program.documents.append(document)
        for entry in document.imports {
            follow(entry, in: shown, importDepth, id.module)
        }
        order.append(file.index)
    }

    // MARK: Imports

    private mutating func follow(_ entry: Import, in namingFile: String, _ importDepth: Int, _ importing: Int) {
        guard let locator else { return }
        do throws(FileLocator.Failure) {
            let found = try located(entry, in: namingFile, locator, importing)
            let module = entry.alias.map { enter($0, path: found.path, in: importing) } ?? importing
            do {
                try take(KnownFile(module: module, path: found.path), found.shown, entry.path.range, importDepth)
            } catch {
                throw .unreadable(error)
            }
        } catch {
            if !program.linkIssues.skips(.missingImport, at: entry.path.range) { report(error, about: entry.path) }
        }
    }

    private mutating func report(_ failure: FileLocator.Failure, about path: StringLiteral) {
        let name = Quoting.quote(path.value)
        switch failure {
        case .refused(let reason):
            program.linkIssues.add(.refusedImport, at: path.range, "\(name) cannot be imported: \(reason)")
        case .outside:
            program.linkIssues.add(
                .refusedImport, at: path.range,
                "\(name) cannot be imported: it is outside the main file's folder and the search paths")
        case .unreadable(let problem):
            let (code, message) = Self.complaint(about: problem, isMain: false)
            program.linkIssues.add(code, at: path.range, "\(name): \(message)")
        }
    }

    /// Looks up an imported file. If it is not found, its alias is still known, so that names behind the alias are not
    /// reported.
    private mutating func located(
        _ entry: Import, in namingFile: String, _ locator: FileLocator, _ importing: Int
    ) throws(FileLocator.Failure) -> FileLocator.Found {
        do throws(FileLocator.Failure) {
            let key = SoughtFile(folder: FilePath.folder(of: namingFile), name: entry.path.value)
            if let known = sought[key] { return try known.get() }
            guard sought.count < Limits.imports else { throw .refused("the program imports more than \(Limits.imports) names") }
            let found = Result { () throws(FileLocator.Failure) in try locator.locate(entry.path.value, namedIn: namingFile) }
            sought[key] = found
            return try found.get()
        } catch {
            if let alias = entry.alias { _ = enter(alias, path: nil, in: importing) }
            throw error
        }
    }

    /// The module that is imported under a name; `path` is nil for a file that does not exist.
    private mutating func enter(_ alias: Name, path: String?, in importing: Int) -> Int {
        let known = path.flatMap { moduleOfPath[$0] }
        if let (earlier, name) = modules[importing].aliases[alias.text] {
            if known != earlier {
                program.linkIssues.add(
                    .takenAlias, at: alias.range, "'\(alias.text)' is already the name of another file",
                    related: [.init(range: name.range, message: "taken here")])
            }
            return known ?? earlier
        }
        let index = known ?? modules.count
        if known == nil {
            modules.append(Module(path: path, prefix: modules[importing].prefix + alias.text + ".", isPartial: true))
            if let path { moduleOfPath[path] = index }
        }
        modules[importing].aliases[alias.text] = (index, alias)
        return index
    }

    /// Reads a file that was not read before, within the limits.
    private mutating func take(
        _ id: KnownFile, _ shown: String, _ range: SourceRange, _ importDepth: Int
    ) throws(SourceReadError) {
        guard !known.contains(id) else { return }
        guard importDepth < Limits.importDepth else {
            return program.linkIssues.add(
                .importsTooDeep, at: range, "imports are nested deeper than \(Limits.importDepth) levels")
        }
        guard known.count < Limits.files else {
            return program.linkIssues.add(.tooManyFiles, at: range, "the program has more than \(Limits.files) files")
        }
        let bytes = try reader.read(id.path, limit: Limits.fileBytes)
        guard byteCount + bytes.count <= Limits.programBytes else {
            return program.linkIssues.add(
                .programTooLarge, at: range,
                "the files of the program are larger than \(Limits.programBytes >> 20) MiB together")
        }
        add(bytes, id, shown: shown, importDepth: importDepth + 1)
    }

    private static func complaint(about error: SourceReadError, isMain: Bool) -> (DiagnosticCode, String) {
        switch error {
        case .missing: return isMain ? (.missingMainFile, "\(error)") : (.missingImport, "no such file")
        case .tooLarge: return (.fileTooLarge, "\(error)")
        case .notAFile, .notPermitted, .unreadable: return (.unreadableFile, "\(error)")
        }
    }

    // MARK: Definitions

    private mutating func define(_ document: Document) {
        for kind in Definition.Kind.allCases where kind != .preview {
            for definition in document.definitions(of: kind) { warn(definition, replaces: program.definitions.define(definition)?.name) }
        }
    }

    /// Replacing a definition of another file is how a program adapts it; two definitions in one file are a mistake.
    private mutating func warn(_ definition: Definition, replaces earlier: Name?) {
        let name = definition.name
        guard let earlier, earlier.range.file == name.range.file, !program.linkIssues.skips(.duplicateDefinition, at: name.range) else {
            return
        }
        program.linkIssues.add(
            .duplicateDefinition, at: name.range, "the \(definition.kind.noun) '\(name.text)' is defined twice; this one is used",
            related: [.init(range: earlier.range, message: "the definition it replaces")])
    }
}
