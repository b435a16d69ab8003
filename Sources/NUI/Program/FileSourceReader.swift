#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads from the file system. It reads regular files only and never opens a folder, device or pipe for reading.
public struct FileSourceReader: SourceReader {
    /// Creates a reader. It has no state.
    public init() {}

    /// Resolves symbolic links with `realpath`.
    ///
    /// - Throws: `missing` for an empty path or a path with a NUL byte, and the error for what the file system reports.
    public func canonicalPath(of path: String) throws(SourceReadError) -> String {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
        guard let resolved = realpath(path, nil) else { throw Self.failure(errno) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Reads a regular file whole.
    ///
    /// - Throws: `notAFile` for a folder, device, pipe or symbolic link, `tooLarge` above `limit` bytes, and `notPermitted` if the
    ///   path leads through a symbolic link or the file was replaced meanwhile.
    public func read(_ canonicalPath: String, limit: Int) throws(SourceReadError) -> [UInt8] {
        guard !canonicalPath.utf8.contains(0) else { throw .missing }
        // Opening alone would release a process that waits at the other end of a pipe, and might move a device.
        var status = stat()
        guard lstat(canonicalPath, &status) == 0 else { throw Self.failure(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        // Without O_NONBLOCK, a pipe would block. O_NOFOLLOW and the second check refuse a file that was swapped in meanwhile.
        let descriptor = open(canonicalPath, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.failure(errno) }
        defer { close(descriptor) }
        guard fstat(descriptor, &status) == 0 else { throw Self.failure(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        guard status.st_size <= limit else { throw .tooLarge }
        guard try self.canonicalPath(of: canonicalPath) == canonicalPath else { throw .notPermitted }
        return try Self.readAll(descriptor, size: Int(clamping: status.st_size), limit: limit)
    }

    private static func readAll(_ descriptor: Int32, size: Int, limit: Int) throws(SourceReadError) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(max(0, size))
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let size = chunk.count
            #if canImport(Darwin)
                let count = Darwin.read(descriptor, &chunk, size)
            #elseif canImport(Musl)
                let count = Musl.read(descriptor, &chunk, size)
            #else
                let count = Glibc.read(descriptor, &chunk, size)
            #endif
            if count == 0 { return bytes }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw failure(errno)
            }
            bytes.append(contentsOf: chunk[..<count])
            guard bytes.count <= limit else { throw .tooLarge }
        }
    }

    private static func failure(_ code: Int32) -> SourceReadError {
        switch code {
        case ENOENT, ENOTDIR, ENAMETOOLONG: return .missing
        case EACCES, EPERM, ELOOP: return .notPermitted
        case EISDIR, ENXIO, ENODEV: return .notAFile
        default: return .unreadable
        }
    }
}
