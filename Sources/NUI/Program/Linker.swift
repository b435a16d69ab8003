/// Loads a main file and its imports, depth first: what a file imports is complete before its own declarations count.
struct Linker<Reader: SourceReader> {
    private let reader: Reader
    private let searchPaths: [String]
    private var locator: FileLocator?
    private var program = Program()
    /// The files met, by canonical path.
    private var known: Set<String> = []
    private var byteCount = 0

    init(reader: Reader, searchPaths: [String]) {
        self.reader = reader
        self.searchPaths = searchPaths
    }

    mutating func load(_ path: String) -> Program {
        do {
            let canonical = try reader.canonicalPath(of: path)
            let bytes = try reader.read(canonical, limit: Limits.fileBytes)
            locator = FileLocator(reader: reader, mainFile: path, searchPaths: searchPaths)
            add(bytes, canonical: canonical, shown: path, importDepth: 0)
        } catch {
            program.documents = [Document("", path: path)]
            let (code, message) = Self.complaint(about: error, isMain: true)
            program.linkIssues.add(code, at: SourceRange(file: .main, lower: 0, upper: 0), message)
        }
        return program
    }

    /// Parses a file, follows its imports, then enters its own declarations.
    private mutating func add(_ bytes: [UInt8], canonical: String, shown: String, importDepth: Int) {
        known.insert(canonical)
        byteCount += bytes.count
        let file = FileID(program.documents.count)
        var document = Document(bytes, path: shown, file: file)
        if file != .main, let root = document.root {
            program.linkIssues.add(
                .rootInImport, at: root.name.range, "an imported file holds no root object",
                hint: "imported files hold imports, constants, styles and states")
            document.root = nil
        }
        program.documents.append(document)
        for entry in document.imports {
            follow(entry, in: shown, importDepth)
        }
        define(document)
    }

    // MARK: Imports

    private mutating func follow(_ entry: Import, in namingFile: String, _ importDepth: Int) {
        guard let locator else { return }
        let range = entry.path.range, name = Quoting.quote(entry.path.value)
        do throws(FileLocator.Failure) {
            let found = try locator.locate(entry.path.value, namedIn: namingFile)
            do {
                try take(found.path, found.shown, range, importDepth)
            } catch {
                throw .unreadable(error)
            }
        } catch {
            switch error {
            case .refused(let reason):
                program.linkIssues.add(.refusedImport, at: range, "\(name) cannot be imported: \(reason)")
            case .outside:
                program.linkIssues.add(
                    .refusedImport, at: range,
                    "\(name) cannot be imported: it lies outside the main file's folder and the search paths")
            case .unreadable(let problem):
                let (code, message) = Self.complaint(about: problem, isMain: false)
                program.linkIssues.add(code, at: range, "\(name): \(message)")
            }
        }
    }

    /// Reads a file that is met for the first time, within the limits.
    private mutating func take(
        _ canonical: String, _ shown: String, _ range: SourceRange, _ importDepth: Int
    ) throws(SourceReadError) {
        guard !known.contains(canonical) else { return }
        guard importDepth < Limits.importDepth else {
            return program.linkIssues.add(
                .importsTooDeep, at: range, "imports are nested deeper than \(Limits.importDepth) levels")
        }
        guard known.count < Limits.files else {
            return program.linkIssues.add(.tooManyFiles, at: range, "the program has more than \(Limits.files) files")
        }
        let bytes = try reader.read(canonical, limit: Limits.fileBytes)
        guard byteCount + bytes.count <= Limits.programBytes else {
            return program.linkIssues.add(
                .programTooLarge, at: range,
                "the files of the program are larger than \(Limits.programBytes >> 20) MiB together")
        }
        add(bytes, canonical: canonical, shown: shown, importDepth: importDepth + 1)
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
        for constant in document.constants {
            warn(constant.name, "constant", replaces: program.constants[constant.name.text]?.name)
            program.constants[constant.name.text] = constant
        }
        for style in document.styles {
            warn(style.name, "style", replaces: program.styles[style.name.text]?.name)
            program.styles[style.name.text] = style
        }
        for state in document.states {
            warn(state.name, "state", replaces: program.states[state.name.text]?.name)
            program.states[state.name.text] = state
        }
    }

    /// Replacing what another file defines is the way to adapt it; twice in one file is a slip.
    private mutating func warn(_ name: Name, _ kind: String, replaces earlier: Name?) {
        guard let earlier, earlier.range.file == name.range.file else { return }
        program.linkIssues.add(
            .duplicateDefinition, at: name.range, "the \(kind) '\(name.text)' is defined twice; this one counts",
            related: [.init(range: earlier.range, message: "the definition it replaces")])
    }
}
