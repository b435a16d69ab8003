import Foundation

/// Follows files for several subscribers, and reports when one was written, replaced, deleted or created.
///
/// On Linux it uses inotify, so that nothing runs while nothing changes. On other systems, and where inotify does not reach, a thread
/// checks the files 20 times a second.
///
/// A file is reported when it is complete: immediately if its writer closed it or moved it into place, otherwise after a moment without
/// changes.
///
/// ```swift
/// let watcher = FileWatcher(onChange: { Application.wake() })
/// let file = LiveFile("form.nui", watcher: watcher) { NUILoader(root: Screen()) }
/// ```
public final class FileWatcher: @unchecked Sendable {  // The lock protects everything that changes.
    private let onChange: @Sendable () -> Void
    private let report: @Sendable (String) -> Void
    private let lock = NSLock()
    private var followed: [ObjectIdentifier: Set<String>] = [:]
    private var changed: Set<ObjectIdentifier> = []
    private var backend: (any FileWatching)?
    /// True if inotify failed or does not exist.
    private var isPolling = false

    /// Makes a watcher that follows nothing yet.
    ///
    /// - Parameters:
    ///   - onChange: The function that is called, on a thread of the watcher, when a subscriber has a change to take; for example
    ///     `Application.wake`.
    ///   - report: The function that is called with a sentence if the system cannot report changes of files.
    public init(onChange: @escaping @Sendable () -> Void, report: @escaping @Sendable (String) -> Void = { _ in }) {
        (self.onChange, self.report) = (onChange, report)
    }

    /// Makes a watcher that polls even if the system reports changes.
    init(pollingWith onChange: @escaping @Sendable () -> Void) {
        (self.onChange, report, isPolling) = (onChange, { _ in }, true)
    }

    deinit { backend?.stop() }

    /// True if a thread checks the files at intervals, because the system does not report their changes.
    public var looksByItself: Bool { lock.withLock { isPolling } }

    /// Follows these files for a subscriber, instead of the files that it followed before. Neither the files nor their folders need to
    /// exist.
    public func follow(_ paths: [String], for subscriber: AnyObject) {
        set(Set(paths), for: ObjectIdentifier(subscriber))
    }

    /// Follows no files for the subscriber any more.
    func forget(_ subscriber: ObjectIdentifier) { set(nil, for: subscriber) }

    private func set(_ paths: Set<String>?, for subscriber: ObjectIdentifier) {
        let failure = lock.withLock { () -> WatchFailure? in
            guard followed[subscriber] != paths else { return nil }
            followed[subscriber] = paths
            if paths == nil { changed.remove(subscriber) }
            return update()
        }
        if let failure { report(failure.description) }
    }

    /// Returns true if a file of the subscriber has changed since the last call.
    public func takeChange(for subscriber: AnyObject) -> Bool {
        lock.withLock { changed.remove(ObjectIdentifier(subscriber)) != nil }
    }

    /// Tells the backend which files to follow. Call it only with the lock.
    private func update() -> WatchFailure? {
        let all = followed.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        var failure: WatchFailure?
        do throws(WatchFailure) {
            if backend == nil { backend = try newBackend() }
            try backend?.follow(all)
        } catch {
            failure = error
            startPolling(all)
        }
        return failure
    }

    private func newBackend() throws(WatchFailure) -> any FileWatching {
        let notice: WatchNotice = { [weak self] in self?.take($0) }
        #if os(Linux)
            if !isPolling { return try InotifyWatch(notice) }
        #endif
        isPolling = true
        return PollingWatch(notice)
    }

    private func startPolling(_ paths: Set<String>) {
        backend?.stop()
        isPolling = true
        let polling = PollingWatch { [weak self] in self?.take($0) }
        polling.follow(paths)
        backend = polling
    }

    /// Handles an event on the backend's thread.
    private func take(_ event: WatchEvent) {
        switch event {
        case .settled(let paths):
            let isNews = lock.withLock {
                let subscribers = followed.filter { !$0.value.isDisjoint(with: paths) }.map(\.key)
                changed.formUnion(subscribers)
                return !subscribers.isEmpty
            }
            if isNews { onChange() }
        case .begun(let paths):
            // The file that was to be read is being written again; it is reported again when it is complete.
            lock.withLock { changed.subtract(followed.filter { !$0.value.isDisjoint(with: paths) }.map(\.key)) }
        case .failed(let failure):
            lock.withLock { startPolling(followed.values.reduce(into: Set<String>()) { $0.formUnion($1) }) }
            report(failure.description)
        }
    }
}

/// What a backend reports, on its own thread.
enum WatchEvent: Sendable {
    /// These files are complete and differ from what they were.
    case settled(Set<String>)
    /// A program has begun to write these files.
    case begun(Set<String>)
    /// The backend does not follow any files any more.
    case failed(WatchFailure)
}

typealias WatchNotice = @Sendable (WatchEvent) -> Void

/// One way to detect changes.
protocol FileWatching: AnyObject, Sendable {
    /// Follows these files and no others.
    func follow(_ paths: Set<String>) throws(WatchFailure)
    /// Ends the backend's thread. It reports nothing after this.
    func stop()
}

/// Why the system cannot report changes of files.
struct WatchFailure: Error, Sendable, CustomStringConvertible {
    let reason: String

    var description: String { "warning: the system does not report file changes (\(reason)); Tatami checks the files 20 times a second" }
}
