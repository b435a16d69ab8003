import NUI

/// Returns a text as the content of one file, and reads all other files with `base`.
struct TextReader: SourceReader {
    let path: String
    let text: [UInt8]
    let base: any SourceReader

    func canonicalPath(of path: String) throws(SourceReadError) -> String {
        path == self.path ? path : try base.canonicalPath(of: path)
    }

    func read(_ canonicalPath: String, limit: Int) throws(SourceReadError) -> [UInt8] {
        guard canonicalPath == path else { return try base.read(canonicalPath, limit: limit) }
        guard text.count <= limit else { throw .tooLarge }
        return text
    }
}
