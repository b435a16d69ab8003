#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Why a file was not written. What was there before is still there.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    public let path: String
    public let reason: String

    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    public var description: String { "cannot write \(path): \(reason)" }
}

/// Writes files that are there as a whole or not at all.
public enum AtomicFile {
    /// Writes `bytes` to a new file beside `path`, flushes it and renames it, so that no reader sees half of it. A symbolic link is followed.
    /// A file that is replaced hands its permissions on.
    ///
    /// - Throws: `FileError` where the folder is missing or not writable, the disk is full, or `path` is no regular file.
    public static func write(_ bytes: some Collection<UInt8>, to path: String) throws(FileError) {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw FileError(path: path, reason: "not a path") }
        let (target, permissions) = try destination(path)
        let (descriptor, temporary) = try create(beside: target)
        do throws(FileError) {
            if let permissions { fchmod(descriptor, permissions) }
            try fill(descriptor, bytes, path: path)
            guard rename(temporary, target) == 0 else { throw failure(path) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// The file behind `path`, and its permissions where it exists; refuses what is neither missing nor a regular file.
    private static func destination(_ path: String) throws(FileError) -> (path: String, permissions: mode_t?) {
        var status = stat()
        guard stat(path, &status) == 0 else { return (path, nil) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(path: path, reason: "it is not a regular file") }
        guard let resolved = realpath(path, nil) else { throw failure(path) }
        defer { free(resolved) }
        return (String(cString: resolved), status.st_mode & 0o7777)
    }

    private static func create(beside target: String) throws(FileError) -> (descriptor: Int32, path: String) {
        for _ in 0..<16 {
            let path = "\(target).\(String(UInt32.random(in: .min ... .max), radix: 36)).tmp"
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (descriptor, path) }
            guard errno == EEXIST else { throw failure(target) }
        }
        throw FileError(path: target, reason: "no free name for a temporary file")
    }

    /// Writes everything and closes the descriptor, in any case.
    private static func fill(_ descriptor: Int32, _ bytes: some Collection<UInt8>, path: String) throws(FileError) {
        let error = Array(bytes).withUnsafeBytes { buffer -> Int32 in
            var written = 0
            while written < buffer.count {
                let count = pwrite(
                    descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written, off_t(written))
                if count >= 0 { written += count } else if errno != EINTR { return errno }
            }
            return fsync(descriptor) == 0 ? 0 : errno
        }
        let closed = close(descriptor)
        if error != 0 { throw FileError(path: path, reason: String(cString: strerror(error))) }
        if closed != 0 { throw failure(path) }
    }

    private static func failure(_ path: String) -> FileError {
        FileError(path: path, reason: String(cString: strerror(errno)))
    }
}
