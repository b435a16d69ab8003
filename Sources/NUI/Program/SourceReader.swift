/// Where the files of a program come from. Tests and editors put their own in its place.
public protocol SourceReader: Sendable {
    /// The absolute path of a file or folder, with symbolic links resolved: two paths of one file give the same.
    func canonicalPath(of path: String) throws(SourceReadError) -> String

    /// The bytes of a regular file, given by its canonical path. Throws `tooLarge` for more than `limit` of them.
    func read(_ canonicalPath: String, limit: Int) throws(SourceReadError) -> [UInt8]
}

/// Why a file cannot be had.
public enum SourceReadError: Error, Equatable, Sendable, CustomStringConvertible {
    case missing
    /// A folder, a device, a pipe.
    case notAFile
    case tooLarge
    case notPermitted
    case unreadable

    public var description: String {
        switch self {
        case .missing: return "the file does not exist"
        case .notAFile: return "this is not a regular file"
        case .tooLarge: return "the file is larger than \(Limits.fileBytes >> 20) MiB"
        case .notPermitted: return "the file may not be read"
        case .unreadable: return "the file cannot be read"
        }
    }
}

extension SourceReader {
    /// The bytes of the file at `path`, symbolic links followed.
    public func read(path: String) throws(SourceReadError) -> [UInt8] {
        try read(try canonicalPath(of: path), limit: Limits.fileBytes)
    }
}

/// Files held in memory, by absolute path such as `/ui/main.nui`; a relative path counts from `/`.
public struct MemorySourceReader: SourceReader {
    private var files: [String: [UInt8]] = [:]

    public init(_ files: [String: String] = [:]) {
        for (path, text) in files { self[path] = Array(text.utf8) }
    }

    public subscript(path: String) -> [UInt8]? {
        get { files[Self.absolute(path)] }
        set { files[Self.absolute(path)] = newValue }
    }

    public func canonicalPath(of path: String) throws(SourceReadError) -> String {
        let path = Self.absolute(path)
        guard files[path] != nil || files.keys.contains(where: { FilePath.isInside($0, folder: path) }) else {
            throw .missing
        }
        return path
    }

    public func read(_ canonicalPath: String, limit: Int) throws(SourceReadError) -> [UInt8] {
        guard let bytes = files[canonicalPath] else { throw .notAFile }
        guard bytes.count <= limit else { throw .tooLarge }
        return bytes
    }

    private static func absolute(_ path: String) -> String {
        FilePath.normalised(path.hasPrefix("/") ? path : "/" + path)
    }
}
