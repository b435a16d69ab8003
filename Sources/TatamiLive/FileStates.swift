#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds out whether a file has changed: written, replaced, deleted, made, or no file any more. Asks the file system each time.
struct FileStates {
    private struct State: Equatable {
        var size: Int64 = -1
        var seconds = 0
        var nanoseconds = 0
        var inode: UInt64 = 0
    }

    private let path: String
    private var known: State
    /// What was seen last and has to stay for a moment: a file that is being written is not read.
    private var seen: State

    init(_ path: String) {
        self.path = path
        known = Self.state(of: path)
        seen = known
    }

    /// Whether it is another than it was when this was true last, and the same as at the last call.
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
