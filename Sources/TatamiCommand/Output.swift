import Foundation

/// The two streams that the command answers on. Everything it prints is written here and nowhere else (`ArchitectureTests`), so that no
/// write error is lost: each is reported, and the exit code is then not 0.
enum Output {
    /// Why a stream could not be written.
    struct Failure: Error, CustomStringConvertible {
        let stream: String
        let reason: String

        var description: String { "cannot write the \(stream): \(reason)" }
    }

    /// The first write error of this process. The command prints from its main thread only.
    nonisolated(unsafe) private(set) static var failure: Failure?

    /// Writes `text` to the standard output.
    ///
    /// - Throws: `Failure` where not all of it could be written: the disk is full, the stream is closed, its reader has gone.
    static func write(_ text: String) throws(Failure) { try write(text, to: STDOUT_FILENO, named: "standard output") }

    /// Writes `text` and the end of a line to the standard output.
    static func line(_ text: String) throws(Failure) { try write(text + "\n") }

    /// Writes `text` to the standard error. A failure does not stop what is being done; the exit code reports it.
    static func report(_ text: String) { try? write(text, to: STDERR_FILENO, named: "standard error") }

    private static func write(_ text: String, to descriptor: Int32, named name: String) throws(Failure) {
        if let code = writeAll(text, to: descriptor) {
            let new = Failure(stream: name, reason: code == EBADF ? "it is closed" : String(cString: strerror(code)))
            if failure == nil { failure = new }
            throw new
        }
    }

    /// The error that stopped the writing; nil where everything was written.
    private static func writeAll(_ text: String, to descriptor: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if count >= 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                } else if errno == EAGAIN {
                    // Whoever shares the stream has set it not to wait.
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
