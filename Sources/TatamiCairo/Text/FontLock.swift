import Foundation

/// The lock of everything that may open or close a font.
///
/// Cairo 1.16 keeps at most ten font files open in a process. It closes another one for the next, even while a second thread is about to
/// use it, and the program ends. So threads take turns in shaping and drawing text. Everything else (layout, shapes, pictures, the encoding
/// of files) they do at once. The lock is recursive because a text may be shaped while it is drawn.
enum FontLock {
    private static let lock = NSRecursiveLock()

    /// Runs `body` while no other thread uses fonts.
    static func hold<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }
}
