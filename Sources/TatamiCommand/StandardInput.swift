import Foundation
import Tatami

/// The standard input as a file.
enum StandardInput {
    /// Reads up to the end.
    ///
    /// - Throws: `SourceReadError` if it is closed, is a folder, or contains more than `limit` bytes.
    static func read(limit: Int) throws(SourceReadError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Foundation.read(STDIN_FILENO, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw errno == EISDIR ? .notAFile : .unreadable }
            bytes += chunk[..<count]
            if bytes.count > limit { throw .tooLarge }
        }
    }

    /// Whether the standard output is the same regular file. Output would then be read again or lost.
    static var isOutput: Bool {
        var input = stat()
        var output = stat()
        guard fstat(STDIN_FILENO, &input) == 0, fstat(STDOUT_FILENO, &output) == 0 else { return false }
        return input.st_mode & S_IFMT == S_IFREG && input.st_dev == output.st_dev && input.st_ino == output.st_ino
    }
}
