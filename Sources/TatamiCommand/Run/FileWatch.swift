#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Tells whether files have changed: written, replaced, deleted, made, or no file any more. Asks the file system each time, so that it
/// holds nothing open and nothing escapes it that an editor does.
struct FileWatch {
    private struct State: Equatable {
        var size: Int64 = -1
        var seconds = 0
        var nanoseconds = 0
        var inode: UInt64 = 0
    }

    private var known: [String: State] = [:]
    /// What was seen last and has to stay for a moment: a file that is being written is not read.
    private var seen: [String: State] = [:]

    /// Takes the present files for known.
    mutating func follow(_ paths: [String]) {
        known = Dictionary(paths.map { ($0, Self.state(of: $0)) }) { first, _ in first }
        seen = known
    }

    /// Whether any of them is another than it was when it was followed, and the same as at the last call.
    mutating func hasSettledChange() -> Bool {
        let now = Dictionary(known.keys.map { ($0, Self.state(of: $0)) }) { first, _ in first }
        defer { seen = now }
        return now != known && now == seen
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
