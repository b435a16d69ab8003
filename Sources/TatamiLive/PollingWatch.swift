import Foundation

/// Checks files 20 times a second, on a thread of its own that reports only changes.
final class PollingWatch: FileWatching, @unchecked Sendable {  // The lock protects everything that changes.
    private static let interval = 0.05

    private let lock = NSLock()
    private var states: [String: FileStates] = [:]
    private var isStopped = false

    init(_ notice: @escaping WatchNotice) {
        Thread { [weak self] in
            while let changed = self?.look() {
                if !changed.isEmpty { notice(.settled(changed)) }
                Thread.sleep(forTimeInterval: Self.interval)
            }
        }.start()
    }

    func follow(_ paths: Set<String>) {
        lock.withLock {
            states = Dictionary(uniqueKeysWithValues: paths.map { ($0, states[$0] ?? FileStates($0)) })
        }
    }

    func stop() { lock.withLock { isStopped = true } }

    /// Returns the files that have changed and are complete; nil when the thread is to end.
    private func look() -> Set<String>? {
        lock.withLock {
            if isStopped { return nil }
            return Set(states.keys.filter { states[$0]?.hasSettledChange() == true })
        }
    }
}
