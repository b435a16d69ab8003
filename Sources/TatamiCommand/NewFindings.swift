import Tatami

/// Which findings of a run are new. What several files import is checked with each of them, and a file may be named as well as imported,
/// under paths that are written differently.
struct NewFindings {
    private struct Key: Hashable {
        let path: String
        let id: String
        let span: Span
        let message: String
    }

    private var known: Set<Key> = []
    private var canonical: [String: String] = [:]

    /// The findings that were not taken before.
    mutating func take(_ found: [Diagnostic]) -> [Diagnostic] {
        found.filter { known.insert(Key(path: path(of: $0.file), id: $0.id, span: $0.span, message: $0.message)).inserted }
    }

    /// The files without those that are named already.
    mutating func distinct(_ files: [String]) -> [String] {
        var seen: Set<String> = []
        return files.filter { seen.insert(path(of: $0)).inserted }
    }

    /// One path for each file, however it is written; that of a file that is not there is as it is written.
    private mutating func path(of file: String) -> String {
        if let path = canonical[file] { return path }
        let path = (try? FileSourceReader().canonicalPath(of: file)) ?? file
        canonical[file] = path
        return path
    }
}
