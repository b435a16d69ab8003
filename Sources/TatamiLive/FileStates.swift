#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Detects whether a file has changed: it was written, replaced, deleted, created, or is no longer a file.
///
/// It reads the state from the file system on each call.
struct FileStates {
    private struct State: Equatable {
        var size: Int64 = -1
        var seconds = 0
        var nanoseconds = 0
        var inode: UInt64 = 0
    }

    private let path: String
    private var known: State
    /// The state at the last call. It must stay the same for a moment, so that a file that is being written is not read.
    private var seen: State

    init(_ path: String) {
        self.path = path
        known = Self.state(of: path)
        seen = known
    }

    /// Returns true if the file differs from what it was when this last returned true, and is the same as at the last call.
    mutating func hasSettledChange() -> Bool {
        let now = Self.state(of: path)
        defer { seen = now }
        guard now != known, now == seen else { return false }
        known = now
        return true
    }

    private static func state(of path: String) -> State {
        var info = stat()
        guard stat(path, &info) == 0 else { return State() }
        #if canImport(Darwin)
            let time = info.st_mtimespec
        #else
            let time = info.st_mtim
        #endif
        return State(size: Int64(info.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), inode: UInt64(info.st_ino))
    }
}
