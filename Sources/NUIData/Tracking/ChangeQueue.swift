import Foundation

/// A notice that something in an object is about to change.
struct ChangeNotice: Sendable {
    /// The number of the object's content.
    let content: Int
    /// The part of its fields that read what changes.
    let part: Int
    /// When the part was armed.
    let generation: Int
}

/// Collects the notices of changes from any thread until the next update takes them.
///
/// Observation calls `onChange` on the thread that writes. The lock guards the notices; `wake` is set and called on the home thread only.
final class ChangeQueue: @unchecked Sendable {
    private let lock = NSLock()
    private let home = Thread.current
    private let isHomeMain = Thread.isMainThread
    private var notices: [ChangeNotice] = []
    private var hasForeign = false
    private var isAwake = false
    /// Asks for an update.
    var wake: () -> Void = {}

    func add(_ notice: ChangeNotice) {
        let isForeign = Thread.current !== home
        lock.withLock {
            notices.append(notice)
            if isForeign { hasForeign = true }
        }
        if !isForeign { requestUpdate() } else if isHomeMain { DispatchQueue.main.async { self.requestUpdate() } }
    }

    /// Asks for an update, unless one was asked for since the last. Call it on the home thread.
    func requestUpdate() {
        let isFirst = lock.withLock {
            defer { isAwake = true }
            return !isAwake
        }
        if isFirst { wake() }
    }

    /// Returns the notices in the order in which they came, and whether one came from another thread.
    func take() -> (notices: [ChangeNotice], hasForeign: Bool) {
        lock.withLock {
            defer { (notices, hasForeign, isAwake) = ([], false, false) }
            return (notices, hasForeign)
        }
    }
}
