import NUI

/// One file with other contents; everything else from the disk.
struct Overlay: SourceReader {
    let path: String
    let bytes: [UInt8]

    func canonicalPath(of path: String) throws(SourceReadError) -> String { try FileSourceReader().canonicalPath(of: path) }
    func read(_ canonicalPath: String, limit: Int) throws(SourceReadError) -> [UInt8] {
        canonicalPath == path ? bytes : try FileSourceReader().read(canonicalPath, limit: limit)
    }
}
