#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes messages of a program that has no better place for them.
enum StandardError {
    /// Writes `text` to standard error. Errors of writing are ignored.
    static func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            #if canImport(Darwin)
                let count = bytes.withUnsafeBytes { Darwin.write(STDERR_FILENO, $0.baseAddress, $0.count) }
            #elseif canImport(Musl)
                let count = bytes.withUnsafeBytes { Musl.write(STDERR_FILENO, $0.baseAddress, $0.count) }
            #else
                let count = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
            #endif
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
