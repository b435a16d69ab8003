#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads from the file system. Regular files only: no folder, device or pipe is ever opened for reading.
public struct FileSourceReader: SourceReader {
    public init() {}

    public func canonicalPath(of path: String) throws(SourceReadError) -> String {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
        guard let resolved = realpath(path, nil) else { throw Self.failure(errno) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    public func read(_ canonicalPath: String, limit: Int) throws(SourceReadError) -> [UInt8] {
        guard !canonicalPath.utf8.contains(0) else { throw .missing }
        // Opening alone would let go on whoever waits at a pipe's other end, and may move a device.
        var status = stat()
        guard lstat(canonicalPath, &status) == 0 else { throw Self.failure(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        // Without O_NONBLOCK a pipe would hang; O_NOFOLLOW and the second look refuse a file swapped in between.
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
