/// Finds the files that a program names, imports and pictures alike: beside the file that names them, then in the search
/// paths, and nowhere outside the main file's folder and those paths.
public struct FileLocator: Sendable {
    /// Why a file is not had.
    public enum Failure: Error, Equatable, Sendable {
        /// The name itself is refused, for a reason in words.
        case refused(String)
        /// There is such a file, but not where files may come from.
        case outside
        case unreadable(SourceReadError)
    }

    /// A file that was found.
    public struct Found: Sendable {
        /// Absolute, with symbolic links resolved.
        public let path: String
        /// As messages call it.
        public let shown: String
    }

    private let reader: any SourceReader
    private let searchPaths: [String]
    /// Canonical folders that files may lie in.
    private let roots: [String]

    /// - Parameters:
    ///   - mainFile: the path of the program's main file; its folder is one that files may lie in.
    ///   - searchPaths: folders to look in, in order; those that do not exist are passed over.
    public init(reader: any SourceReader, mainFile: String, searchPaths: [String]) {
        self.reader = reader
        self.searchPaths = searchPaths
        let folder = try? reader.canonicalPath(of: FilePath.folder(of: mainFile))
        roots = (folder.map { [$0] } ?? []) + searchPaths.compactMap { try? reader.canonicalPath(of: $0) }
    }

    /// The file called `name` in the file at `namingFile`.
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

    /// Why a name is not even looked up; nil where it may be.
    private static func refusal(of name: String) -> String? {
        let bytes = name.utf8
        if bytes.isEmpty { return "the path is empty" }
        if bytes.count > Limits.pathBytes { return "the path is longer than \(Limits.pathBytes) bytes" }
        if bytes.contains(0) { return "the path holds a NUL" }
        if bytes.first == Byte.slash { return "the path is absolute" }
        if bytes.contains(Byte.backslash) { return "parts of a path are separated by '/'" }
        let scheme = bytes.prefix { $0 != Byte.colon }
        let isScheme =
            scheme.count < bytes.count && scheme.first.map(Byte.isLetter) == true
            && scheme.allSatisfy { Byte.isNamePart($0) || $0 == Byte.plus || $0 == Byte.minus || $0 == Byte.dot }
        return isScheme ? "it is a URL, not a path" : nil
    }
}
