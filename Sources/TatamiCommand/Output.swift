import Foundation

/// The two output streams of the command. All output is written here and nowhere else (`ArchitectureTests`), so that no write
/// error is lost: each one is reported, and the exit code is then not 0.
package enum Output {
    /// A failed write to a stream.
    package struct Failure: Error, CustomStringConvertible {
        let stream: String
        let reason: String

        package var description: String { "cannot write the \(stream): \(reason)" }
    }

    /// The first write error of this process. The command prints only from its main thread.
    nonisolated(unsafe) private(set) static var failure: Failure?

    /// Writes `text` to the standard output.
    ///
    /// - Throws: ``Failure`` if not all of it could be written, because the disk is full, the stream is closed or its reader
    ///   has gone.
    static func write(_ text: String) throws(Failure) { try write(text, to: STDOUT_FILENO, named: "standard output") }

    /// Writes `text` and a line break to the standard output.
    package static func line(_ text: String) throws(Failure) { try write(text + "\n") }

    /// Writes `text` to the standard error. A failure does not interrupt the caller; the exit code reports it.
    package static func report(_ text: String) {
        if collected != nil { collected?.append(text) } else { try? write(text, to: STDERR_FILENO, named: "standard error") }
    }

    /// What was reported since reports are collected; nil while they are written. Only the main thread reports.
    nonisolated(unsafe) private static var collected: String?

    /// Returns what `body` reports, which is not written.
    static func collectingReports(_ body: () -> Void) -> String {
        collected = ""
        defer { collected = nil }
        body()
        return collected ?? ""
    }

    private static func write(_ text: String, to descriptor: Int32, named name: String) throws(Failure) {
        if let code = writeAll(text, to: descriptor) {
            let new = Failure(stream: name, reason: code == EBADF ? "it is closed" : String(cString: strerror(code)))
            if failure == nil { failure = new }
            throw new
        }
    }

    /// The error that stopped writing; nil if everything was written.
    private static func writeAll(_ text: String, to descriptor: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if count >= 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                } else if errno == EAGAIN {
                    // Another process that shares the stream has set it to non-blocking.
                    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&waiting, 1, -1)
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
    }
}
