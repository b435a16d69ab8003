import Tatami

/// Filters diagnostics that were already reported in this run. A file imported by several files is checked with each of them,
/// and a file may be both named and imported, under different paths.
struct NewFindings {
    private struct Key: Hashable {
        let path: String
        let id: String
        let span: Span
        let message: String
    }

    private var known: Set<Key> = []
    private var canonical: [String: String] = [:]

    /// Returns the diagnostics that were not passed before.
    mutating func take(_ found: [Diagnostic]) -> [Diagnostic] {
        found.filter { known.insert(Key(path: path(of: $0.file), id: $0.id, span: $0.span, message: $0.message)).inserted }
    }

    /// Removes files that were already named.
    mutating func distinct(_ files: [String]) -> [String] {
        var seen: Set<String> = []
        return files.filter { seen.insert(path(of: $0)).inserted }
    }

    /// One path for all spellings of a file. For a file that does not exist, the path as written.
    private mutating func path(of file: String) -> String {
        if let path = canonical[file] { return path }
        let path = (try? FileSourceReader().canonicalPath(of: file)) ?? file
        canonical[file] = path
        return path
    }
}
