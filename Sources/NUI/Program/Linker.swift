/// Loads a main file and its imports, depth first: what a file imports is complete before its own declarations count.
struct Linker<Reader: SourceReader> {
    private let reader: Reader
    private let searchPaths: [String]
    /// Canonical folders that files may lie in.
    private var roots: [String] = []
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
            roots = [FilePath.folder(of: canonical)] + searchPaths.compactMap { try? reader.canonicalPath(of: $0) }
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
            follow(entry, folder: FilePath.folder(of: canonical), shownFolder: FilePath.folder(of: shown), importDepth)
        }
        define(document)
    }

    // MARK: Imports

    private struct Candidate {
        var path: String
        var shown: String
    }

    private mutating func follow(_ entry: Import, folder: String, shownFolder: String, _ importDepth: Int) {
        let text = entry.path.value
        let range = entry.path.range
        if let reason = Self.refusal(of: text) {
            return program.linkIssues.add(.refusedImport, at: range, "\(Quoting.quote(text)) cannot be imported: \(reason)")
        }
        var problem = SourceReadError.missing
        var isOutside = false
        for candidate in candidates(for: text, folder: folder, shownFolder: shownFolder) {
            guard isAllowed(candidate.path) else {
                isOutside = true
                continue
            }
            do {
                let canonical = try reader.canonicalPath(of: candidate.path)
                guard isAllowed(canonical) else {
                    isOutside = true
                    continue
                }
                return try take(canonical, candidate.shown, range, importDepth)
            } catch {
                if problem == .missing { problem = error }
            }
        }
        if problem == .missing, isOutside {
            let reason = "it lies outside the main file's folder and the search paths"
            return program.linkIssues.add(.refusedImport, at: range, "\(Quoting.quote(text)) cannot be imported: \(reason)")
        }
        let (code, message) = Self.complaint(about: problem, isMain: false)
        program.linkIssues.add(code, at: range, "\(Quoting.quote(text)): \(message)")
    }

    /// Beside the importing file, then in the search paths.
    private func candidates(for text: String, folder: String, shownFolder: String) -> [Candidate] {
        let beside = Candidate(path: FilePath.join(folder, text), shown: FilePath.join(shownFolder, text))
        return [beside]
            + searchPaths.compactMap { path in
                guard let canonical = try? reader.canonicalPath(of: path) else { return nil }
                return Candidate(path: FilePath.join(canonical, text), shown: FilePath.join(path, text))
            }
    }

    private func isAllowed(_ path: String) -> Bool {
        roots.contains { FilePath.isInside(path, folder: $0) }
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

    /// Why a path is not even looked up; nil where it may be.
    private static func refusal(of text: String) -> String? {
        let bytes = text.utf8
        if bytes.isEmpty { return "the path is empty" }
        if bytes.count > Limits.pathBytes { return "the path is longer than \(Limits.pathBytes) bytes" }
        if bytes.contains(0) { return "the path holds a NUL" }
        if bytes.first == Byte.slash { return "the path is absolute" }
        if bytes.contains(Byte.backslash) { return "parts of a path are separated by '/'" }
        let scheme = bytes.prefix { $0 != Byte.colon }
        let isScheme = scheme.count < bytes.count && scheme.first.map(Byte.isLetter) == true
            && scheme.allSatisfy { Byte.isNamePart($0) || $0 == Byte.plus || $0 == Byte.minus || $0 == Byte.dot }
        return isScheme ? "it is a URL, not a path" : nil
    }

    private static func complaint(about error: SourceReadError, isMain: Bool) -> (DiagnosticCode, String) {
        switch error {
        case .missing: return isMain ? (.missingMainFile, "the file does not exist") : (.missingImport, "no such file")
        case .notAFile: return (.unreadableFile, "this is not a regular file")
        case .tooLarge: return (.fileTooLarge, "the file is larger than \(Limits.fileBytes >> 20) MiB")
        case .notPermitted: return (.unreadableFile, "the file may not be read")
        case .unreadable: return (.unreadableFile, "the file cannot be read")
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
