/// Finds the files that a program names: imports, pictures and other resources.
///
/// A name is looked up in the folder of the file that names it and then in the search paths. Files outside the main file's
/// folder and the search paths are never returned, also not through `..` or symbolic links.
///
/// ```swift
/// let locator = FileLocator(reader: FileSourceReader(), mainFile: "ui/main.nui", searchPaths: ["shared"])
/// let found = try locator.locate("icons/save.png", namedIn: "ui/main.nui")
/// ```
public struct FileLocator: Sendable {
    /// Why a file was not found.
    public enum Failure: Error, Equatable, Sendable {
        /// The name itself is not allowed; the text gives the reason.
        case refused(String)
        /// The file exists, but outside the allowed folders.
        case outside
        /// The file does not exist or cannot be read.
        case unreadable(SourceReadError)
    }

    /// A file that was found.
    public struct Found: Sendable {
        /// The absolute path, with symbolic links resolved.
        public let path: String
        /// The path as messages show it.
        public let shown: String
    }

    private let reader: any SourceReader
    private let searchPaths: [String]
    /// The canonical paths of the allowed folders.
    private let roots: [String]

    /// Creates a locator for one program.
    ///
    /// - Parameters:
    ///   - reader: the source of files and canonical paths.
    ///   - mainFile: the path of the program's main file; its folder is an allowed folder.
    ///   - searchPaths: further allowed folders, searched in order. Folders that do not exist are ignored.
    public init(reader: any SourceReader, mainFile: String, searchPaths: [String]) {
        self.reader = reader
        self.searchPaths = searchPaths
        let folder = try? reader.canonicalPath(of: FilePath.folder(of: mainFile))
        roots = (folder.map { [$0] } ?? []) + searchPaths.compactMap { try? reader.canonicalPath(of: $0) }
    }

    /// Finds the file `name` that the file at `namingFile` refers to.
    ///
    /// - Throws: ``Failure`` if the name is not allowed, or if no allowed folder has the file.
    public func locate(_ name: String, namedIn namingFile: String) throws(Failure) -> Found {
        if let reason = Self.refusal(of: name) { throw .refused(reason) }
        var problem = SourceReadError.missing
        var isOutside = false
        for folder in [FilePath.folder(of: namingFile)] + searchPaths {
            do {
                let base = try reader.canonicalPath(of: folder)
                let candidate = FilePath.join(base, name)
                guard isAllowed(candidate) else {
                    isOutside = true
                    continue
                }
                let canonical = try reader.canonicalPath(of: candidate)
                if isAllowed(canonical) { return Found(path: canonical, shown: FilePath.join(folder, name)) }
                isOutside = true
            } catch {
                if problem == .missing { problem = error }
            }
        }
        throw problem == .missing && isOutside ? .outside : .unreadable(problem)
    }

    private func isAllowed(_ path: String) -> Bool {
        roots.contains { FilePath.isInside(path, folder: $0) }
    }

    /// The reason why a name is refused without a look-up; nil if it may be looked up.
    private static func refusal(of name: String) -> String? {
        let bytes = name.utf8
        if bytes.isEmpty { return "the path is empty" }
        if bytes.count > Limits.pathBytes { return "the path is longer than \(Limits.pathBytes) bytes" }
        if bytes.contains(0) { return "the path contains a NUL" }
        if bytes.first == ASCII.slash { return "the path is absolute" }
        if bytes.contains(ASCII.backslash) { return "parts of a path are separated by '/'" }
        let scheme = bytes.prefix { $0 != ASCII.colon }
        let isScheme =
            scheme.count < bytes.count && scheme.first.map(ASCII.isLetter) == true
            && scheme.allSatisfy { ASCII.isNamePart($0) || $0 == ASCII.plus || $0 == ASCII.minus || $0 == ASCII.dot }
        return isScheme ? "it is a URL, not a path" : nil
    }
}
