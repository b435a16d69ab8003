#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Why a file was not written. A file that was at the path before is unchanged.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path that was to be written.
    public let path: String
    /// The reason, usually in the words of the operating system.
    public let reason: String

    /// Makes an error.
    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The error in one sentence, for a user.
    public var description: String { "cannot write \(path): \(reason)" }
}

/// Writes files completely or not at all.
public enum AtomicFile {
    /// Writes `bytes` to a new file in the folder of `path`, flushes it and renames it.
    ///
    /// No reader ever sees half of the file, and no signal of the terminal ends the process in between. A symbolic link is followed, also
    /// to a file that does not exist yet.
    ///
    /// A file that is replaced passes its permissions on, and its owner and group if the process may set them. If it has further names
    /// (hard links), those keep the old content. A file that nobody may write, or that the process may not write, is not replaced.
    ///
    /// ```swift
    /// try AtomicFile.write("saved\n".utf8, to: "/tmp/notes.txt")
    /// ```
    ///
    /// - Throws: `FileError` if the folder is missing or not writable, the disk is full, links form a circle, or `path` is read-only or
    ///   not a regular file.
    public static func write(_ bytes: some Collection<UInt8>, to path: String) throws(FileError) {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw FileError(path: path, reason: "not a path") }
        let target = try Target(behind: path)
        defer { close(target.folder) }
        let signals = HeldSignals()
        defer { signals.release() }
        let (descriptor, temporary) = try create(in: target.folder, path)
        do throws(FileError) {
            if let replaced = target.replaced {
                // Only a privileged process may change a file's owner; other processes write files of their own.
                if fchown(descriptor, replaced.st_uid, replaced.st_gid) != 0 { _ = fchown(descriptor, uid_t.max, replaced.st_gid) }
                fchmod(descriptor, replaced.st_mode & 0o7777)
            }
            try fill(descriptor, bytes, path: path)
            guard renameat(target.folder, temporary, target.folder, target.name) == 0 else { throw failure(path) }
        } catch {
            unlinkat(target.folder, temporary, 0)
            throw error
        }
    }

    /// Creates a new file. Its name is short, however long the name in `path` is, since names have at most 255 bytes.
    private static func create(in folder: Int32, _ path: String) throws(FileError) -> (descriptor: Int32, name: String) {
        for _ in 0..<16 {
            let name = ".tatami-\(String(UInt32.random(in: .min ... .max), radix: 36)).tmp"
            let descriptor = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (descriptor, name) }
            guard errno == EEXIST else { throw failure(path) }
        }
        throw FileError(path: path, reason: "no free name for a temporary file")
    }

    /// Writes all bytes and closes the descriptor, also after an error.
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

    fileprivate static func failure(_ path: String) -> FileError {
        FileError(path: path, reason: String(cString: strerror(errno)))
    }
}

/// Where a path leads: an open folder, and the name in it of a regular file or of no file yet.
private struct Target {
    let folder: Int32
    let name: String
    /// The state of the file that exists under the name; nil if there is none.
    let replaced: stat?

    /// The most symbolic links that are followed, as many as Linux follows.
    private static let mostLinks = 40

    #if canImport(Darwin)
        private static let searching = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    #else
        /// Includes `O_PATH`, which Swift does not import: a folder that may be searched and written but not read is enough.
        private static let searching = 0o10_000_000 | O_DIRECTORY | O_CLOEXEC
    #endif

    init(behind shown: String) throws(FileError) {
        var path = shown
        for _ in 0..<Self.mostLinks {
            let slash = path.lastIndex(of: "/")
            let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
            guard !["", ".", ".."].contains(name) else { throw FileError(path: shown, reason: "it is not a regular file") }
            let parent = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
            let folder = open(parent, Self.searching)
            guard folder >= 0 else { throw AtomicFile.failure(shown) }
            guard let link = Self.link(name, in: folder) else {
                do throws(FileError) {
                    self = Target(folder: folder, name: name, replaced: try Self.file(name, in: folder, shown))
                    return
                } catch {
                    close(folder)
                    throw error
                }
            }
            close(folder)
            path = link.hasPrefix("/") ? link : "\(parent == "/" ? "" : parent)/\(link)"
        }
        throw FileError(path: shown, reason: String(cString: strerror(ELOOP)))
    }

    private init(folder: Int32, name: String, replaced: stat?) { (self.folder, self.name, self.replaced) = (folder, name, replaced) }

    /// Returns the path that the symbolic link `name` holds; nil if it is not a symbolic link.
    private static func link(_ name: String, in folder: Int32) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlinkat(folder, name, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }

    /// Returns the state of the file that will be replaced; nil if there is none.
    private static func file(_ name: String, in folder: Int32, _ path: String) throws(FileError) -> stat? {
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            if errno == ENOENT { return nil }
            throw AtomicFile.failure(path)
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(path: path, reason: "it is not a regular file") }
        // Renaming checks the permissions of the folder only, so those of the file are checked here.
        guard status.st_mode & 0o222 != 0, faccessat(folder, name, W_OK, 0) == 0 else {
            throw FileError(path: path, reason: "it is read-only")
        }
        return status
    }
}

/// Blocks the signals by which a terminal ends a process, on this thread, so that no temporary file is left behind.
private struct HeldSignals {
    private var before = sigset_t()

    init() {
        var held = sigset_t()
        sigemptyset(&held)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&held, signal) }
        pthread_sigmask(SIG_BLOCK, &held, &before)
    }

    /// Unblocks the signals. Those that arrived in the meantime are delivered now.
    func release() {
        var mask = before
        pthread_sigmask(SIG_SETMASK, &mask, nil)
    }
}
