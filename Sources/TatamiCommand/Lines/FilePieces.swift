import Foundation

/// The bytes of a file or a pipe in pieces, of which one is in memory.
final class FilePieces: Sequence, IteratorProtocol {
    private let path: String
    private let descriptor: Int32
    /// The number of bytes of a regular file; nil for a pipe.
    private let size: Int?
    private var position = 0
    /// Why reading ended before the end of the file.
    private(set) var failure: ReadFailure?

    /// Why a file cannot be read.
    struct ReadFailure: Error {
        let message: String

        fileprivate init(_ path: String) { message = "cannot read \(path): \(String(cString: strerror(errno)))" }
    }

    /// Opens a file.
    ///
    /// - Throws: ``ReadFailure`` if it cannot be opened.
    init(_ path: String) throws(ReadFailure) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw ReadFailure(path) }
        var status = stat()
        size = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    }

    deinit { close(descriptor) }

    /// How much of a regular file was read, from 0 to 1; nil for a pipe.
    var progress: Double? { size.map { $0 == 0 ? 1 : Swift.min(1, Double(position) / Double($0)) } }

    /// Returns the next bytes; nil at the end and after a failure.
    func next() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { failure = ReadFailure(path) }
            guard count > 0 else { return nil }
            position += count
            return Array(bytes[..<count])
        }
    }
}
