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
    /// Writes `bytes` to a new file in the folder of `path`, flushes it and renames it, so that no reader sees half of it, and no signal
    /// of the terminal ends the process in between. A symbolic link is followed, also to a file that does not exist yet.
    ///
    /// A file that is replaced hands its permissions on, and its owner and group where the process may give them. Where it has further
    /// names (hard links), those keep the old content. A file without any permission to write is kept.
    ///
    /// - Throws: `FileError` where the folder is missing or not writable, the disk is full, links go round in a circle, or `path` is
    ///   read-only or no regular file.
    public static func write(_ bytes: some Collection<UInt8>, to path: String) throws(FileError) {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw FileError(path: path, reason: "not a path") }
        let target = try Target(behind: path)
        defer { close(target.folder) }
        let signals = HeldSignals()
        defer { signals.release() }
        let (descriptor, temporary) = try create(in: target.folder, path)
        do throws(FileError) {
            if let replaced = target.replaced {
                // Only a privileged process may give a file away; anybody else's file is its own.
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

    /// A new file whose name is short, however long that of `path` is: 255 bytes are the most.
    private static func create(in folder: Int32, _ path: String) throws(FileError) -> (descriptor: Int32, name: String) {
        for _ in 0..<16 {
            let name = ".tatami-\(String(UInt32.random(in: .min ... .max), radix: 36)).tmp"
            let descriptor = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (descriptor, name) }
            guard errno == EEXIST else { throw failure(path) }
        }
        throw FileError(path: path, reason: "no free name for a temporary file")
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

    fileprivate static func failure(_ path: String) -> FileError {
        FileError(path: path, reason: String(cString: strerror(errno)))
    }
}

/// Where a path leads: an open folder, and the name of a regular file in it or of none.
private struct Target {
    let folder: Int32
    let name: String
    /// The file that is there.
    let replaced: stat?

    /// The most symbolic links that are followed, as many as Linux follows.
    private static let mostLinks = 40

    #if canImport(Darwin)
        private static let searching = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    #else
        /// With `O_PATH`, which Swift does not see: a folder that may be searched and written, and not be read, is enough.
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

    /// What the symbolic link of that name leads to; nil where it is none.
    private static func link(_ name: String, in folder: Int32) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlinkat(folder, name, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }

    /// The file that is to be replaced; nil where there is none.
    private static func file(_ name: String, in folder: Int32, _ path: String) throws(FileError) -> stat? {
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            if errno == ENOENT { return nil }
            throw AtomicFile.failure(path)
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(path: path, reason: "it is not a regular file") }
        // Renaming asks the folder alone.
        guard status.st_mode & 0o222 != 0, faccessat(folder, name, W_OK, 0) == 0 else {
            throw FileError(path: path, reason: "it is read-only")
        }
        return status
    }
}

/// The signals that end a process from its terminal, kept waiting on this thread: a temporary file is not left behind.
private struct HeldSignals {
    private var before = sigset_t()

    init() {
        var held = sigset_t()
        sigemptyset(&held)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&held, signal) }
        pthread_sigmask(SIG_BLOCK, &held, &before)
    }

    /// Lets them through; those that came meanwhile come now.
    func release() {
        var mask = before
        pthread_sigmask(SIG_SETMASK, &mask, nil)
    }
}
