import Foundation

/// Follows files of several subscribers and reports when one was written, replaced, deleted or made. On Linux by inotify, so that nothing
/// runs while nothing changes; elsewhere, and where inotify does not reach, a thread looks at the files 20 times a second.
///
/// A file is reported when it is whole: at once where its writer has closed it or has moved it there, else after a moment without changes.
public final class FileWatcher: @unchecked Sendable {  // Everything that changes is behind the lock.
    private let onChange: @Sendable () -> Void
    private let report: @Sendable (String) -> Void
    private let lock = NSLock()
    private var followed: [ObjectIdentifier: Set<String>] = [:]
    private var changed: Set<ObjectIdentifier> = []
    private var backend: (any FileWatching)?
    /// Whether inotify has failed, or there is none.
    private var isPolling = false

    /// - Parameters:
    ///   - onChange: called on a thread of the watcher's own when a subscriber has something to take: `Application.wake`, for example.
    ///   - report: called where files cannot be followed as they should, with a sentence about that.
    public init(onChange: @escaping @Sendable () -> Void, report: @escaping @Sendable (String) -> Void = { _ in }) {
        (self.onChange, self.report) = (onChange, report)
    }

    /// One that polls even where the system reports changes.
    init(pollingWith onChange: @escaping @Sendable () -> Void) {
        (self.onChange, report, isPolling) = (onChange, { _ in }, true)
    }

    deinit { backend?.stop() }

    /// Whether files are looked at from time to time, as the system does not report their changes.
    public var looksByItself: Bool { lock.withLock { isPolling } }

    /// Follows these files for the subscriber, in the place of those that it had. They need not exist, nor need their folders.
    public func follow(_ paths: [String], for subscriber: AnyObject) {
        set(Set(paths), for: ObjectIdentifier(subscriber))
    }

    /// Follows nothing for the subscriber any more.
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

    /// Whether a file of the subscriber has changed since it was asked last.
    public func takeChange(for subscriber: AnyObject) -> Bool {
        lock.withLock { changed.remove(ObjectIdentifier(subscriber)) != nil }
    }

    /// Gives the backend what there is to follow. Only with the lock.
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

    /// On the backend's thread.
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
            // What was to be read is being written again: it is reported once more when that is done.
            lock.withLock { changed.subtract(followed.filter { !$0.value.isDisjoint(with: paths) }.map(\.key)) }
        case .failed(let failure):
            lock.withLock { startPolling(followed.values.reduce(into: Set<String>()) { $0.formUnion($1) }) }
            report(failure.description)
        }
    }
}

/// What a backend tells, on its own thread.
enum WatchEvent: Sendable {
    /// These are whole and other than they were.
    case settled(Set<String>)
    /// Somebody has begun to write these.
    case begun(Set<String>)
    /// Nothing is followed any more.
    case failed(WatchFailure)
}

typealias WatchNotice = @Sendable (WatchEvent) -> Void

/// One way to learn of changes.
protocol FileWatching: AnyObject, Sendable {
    /// Follows these files and no others.
    func follow(_ paths: Set<String>) throws(WatchFailure)
    /// Ends its thread; nothing is told from here on.
    func stop()
}

/// Why files cannot be followed by the system.
struct WatchFailure: Error, Sendable, CustomStringConvertible {
    let reason: String

    var description: String { "warning: the system does not report changes of files (\(reason)); they are looked at 20 times a second" }
}
