/// The source of a program's files. Tests and editors provide their own.
public protocol SourceReader: Sendable {
    /// Returns the absolute path of a file or folder with symbolic links resolved, so that all paths of one file give the same
    /// result.
    ///
    /// - Throws: ``SourceReadError`` if there is no such file or folder, or if it may not be looked up.
    func canonicalPath(of path: String) throws(SourceReadError) -> String

    /// Returns the bytes of a regular file.
    ///
    /// - Parameters:
    ///   - canonicalPath: a result of ``canonicalPath(of:)``.
    ///   - limit: the largest allowed number of bytes.
    /// - Throws: `tooLarge` above the limit, and other ``SourceReadError`` if the file cannot be read.
    func read(_ canonicalPath: String, limit: Int) throws(SourceReadError) -> [UInt8]
}

/// Why a file cannot be read.
public enum SourceReadError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no file at the path.
    case missing
    /// The path leads to a folder, a device or a pipe.
    case notAFile
    /// The file has more bytes than allowed.
    case tooLarge
    /// The process may not read the file, or the path changed while it was read.
    case notPermitted
    /// The file system reported another error.
    case unreadable

    /// The reason as a sentence for people, without a path.
    public var description: String {
        switch self {
        case .missing: return "the file does not exist"
        case .notAFile: return "this is not a regular file"
        case .tooLarge: return "the file is larger than \(Limits.fileBytes >> 20) MiB"
        case .notPermitted: return "no permission to read the file"
        case .unreadable: return "the file cannot be read"
        }
    }
}

extension SourceReader {
    /// Returns the bytes of the file at `path`. Symbolic links are followed.
    ///
    /// - Throws: `tooLarge` for more than ``Limits/fileBytes``, and other ``SourceReadError`` if the file cannot be read.
    public func read(path: String) throws(SourceReadError) -> [UInt8] {
        try read(try canonicalPath(of: path), limit: Limits.fileBytes)
    }
}

/// Files held in memory, by absolute path such as `/ui/main.nui`. A relative path is relative to `/`.
public struct MemorySourceReader: SourceReader {
    private var files: [String: [UInt8]] = [:]

    /// Creates a reader of the given texts by path.
    public init(_ files: [String: String] = [:]) {
        for (path, text) in files { self[path] = Array(text.utf8) }
    }

    /// The bytes of the file at `path`; nil if there is none. Assign nil to remove the file.
    public subscript(path: String) -> [UInt8]? {
        get { files[Self.absolute(path)] }
        set { files[Self.absolute(path)] = newValue }
    }

    /// Returns the normalized absolute path.
    ///
    /// - Throws: `missing` if no file has that path or lies below it.
    public func canonicalPath(of path: String) throws(SourceReadError) -> String {
        let path = Self.absolute(path)
        guard files[path] != nil || files.keys.contains(where: { FilePath.isInside($0, folder: path) }) else {
            throw .missing
        }
        return path
    }

    /// Returns the bytes of a file.
    ///
    /// - Throws: `notAFile` if there is none at that path, `tooLarge` above `limit` bytes.
    public func read(_ canonicalPath: String, limit: Int) throws(SourceReadError) -> [UInt8] {
        guard let bytes = files[canonicalPath] else { throw .notAFile }
        guard bytes.count <= limit else { throw .tooLarge }
        return bytes
    }

    private static func absolute(_ path: String) -> String {
        FilePath.normalised(path.hasPrefix("/") ? path : "/" + path)
    }
}
