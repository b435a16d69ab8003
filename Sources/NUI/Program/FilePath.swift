/// Operations on paths as text. The separator is `/`.
enum FilePath {
    /// Removes `.`, repeated slashes and, where possible, `..`.
    static func normalised(_ path: String) -> String {
        let isAbsolute = path.utf8.first == ASCII.slash
        var parts: [Substring] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        let joined = parts.joined(separator: "/")
        return isAbsolute ? "/" + joined : (joined.isEmpty ? "." : joined)
    }

    /// The folder of a path; `.` for a bare name, `/` for a path at the top level.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: ASCII.slash) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func join(_ folder: String, _ path: String) -> String {
        normalised(folder + "/" + path)
    }

    /// Whether an absolute path without `..` lies in a folder or below it.
    static func isInside(_ path: String, folder: String) -> Bool {
        folder == "/" || path.utf8.starts(with: (folder + "/").utf8)
    }
}
