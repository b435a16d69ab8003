#if os(Linux)
    import Foundation

    /// Follows files with inotify: a thread sleeps until the kernel reports a change in the folders that lead to them.
    final class InotifyWatch: FileWatching, @unchecked Sendable {  // The lock protects what changes; only the thread uses `pending`.
        /// The seconds without a change after which a change without a writer counts as complete: a file that was deleted, a folder that
        /// appeared.
        private static let shortQuiet = 0.015
        /// The seconds without a change after which a file counts as complete although its writer has not closed it.
        private static let longQuiet = 0.1

        private static let contents = UInt32(IN_CLOSE_WRITE | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
        private static let itself = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)

        private let notice: WatchNotice
        private let descriptor: Int32
        /// A pipe. Closing its write end ends the thread.
        private let ending: (read: Int32, write: Int32)
        private let lock = NSLock()
        private var paths: Set<String> = []
        private var plan = WatchPlan([])
        /// The places of the plan, by the kernel's watch numbers.
        private var watches: [Int32: String] = [:]
        private var isStopped = false
        /// When files that have changed count as complete, in seconds of the monotonic clock.
        private var pending: [String: Double] = [:]

        init(_ notice: @escaping WatchNotice) throws(WatchFailure) {
            self.notice = notice
            descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
            guard descriptor >= 0 else { throw Self.failure() }
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else {
                close(descriptor)
                throw Self.failure()
            }
            ending = (ends[0], ends[1])
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            Thread { [self] in run() }.start()
        }

        private static func failure() -> WatchFailure { WatchFailure(reason: "inotify: \(String(cString: strerror(errno)))") }

        func follow(_ paths: Set<String>) throws(WatchFailure) {
            lock.lock()
            defer { lock.unlock() }
            self.paths = paths
            try watch()
        }

        func stop() {
            lock.withLock { isStopped = true }
            close(ending.write)
        }

        /// Watches what the paths lead to now. It repeats this until the file system did not change meanwhile, at most 8 times. Call it
        /// only with the lock.
        private func watch() throws(WatchFailure) {
            for _ in 0..<8 {
                let wanted = WatchPlan(paths)
                if wanted != plan, let place = wanted.remotePlace {
                    throw WatchFailure(reason: "\(place) is on a remote file system")
                }
                var new: [Int32: String] = [:]
                for (place, entry) in wanted.entries {
                    let mask = entry.isFile ? UInt32(IN_CLOSE_WRITE | IN_MODIFY) : Self.itself | (entry.names.isEmpty ? 0 : Self.contents)
                    let number = inotify_add_watch(descriptor, place, mask)
                    if number >= 0 { new[number] = place } else if errno == ENOSPC || errno == ENOMEM { throw Self.failure() }
                }
                for number in watches.keys where new[number] == nil { inotify_rm_watch(descriptor, number) }
                (plan, watches) = (wanted, new)
                if WatchPlan(paths) == wanted { return }
            }
        }

        // MARK: The thread

        private func run() {
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            while wait() {
                let count = read(descriptor, &buffer, buffer.count)
                if count > 0 { take(buffer[..<count]) }
                reportSettled()
            }
            close(descriptor)
            close(ending.read)
        }

        /// Sleeps until there is something to do. Returns false when the thread is to end.
        private func wait() -> Bool {
            let left = pending.values.min().map { max(0, (($0 - Self.now) * 1000).rounded(.up)) }
            var sources = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: ending.read, events: Int16(POLLIN), revents: 0),
            ]
            poll(&sources, 2, left.map { Int32($0) } ?? -1)
            return sources[1].revents == 0
        }

        private static var now: Double {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }

        private func take(_ bytes: ArraySlice<UInt8>) {
            var settled: Set<String> = []
            var begun: Set<String> = []
            var isAnotherWay = false
            Self.each(in: bytes) { number, mask, name in
                if mask & UInt32(IN_Q_OVERFLOW) != 0 {
                    isAnotherWay = true
                    settled.formUnion(lock.withLock { paths })
                    return
                }
                let affected = self.affected(number, name)
                if affected.isEmpty || mask & UInt32(IN_IGNORED) != 0 { return }
                if mask & UInt32(IN_CLOSE_WRITE | IN_MODIFY) == 0 { isAnotherWay = true }
                if mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0 {
                    for path in affected { pending[path] = nil }
                    settled.formUnion(affected)
                    begun.subtract(affected)
                } else {
                    let isWriting = mask & UInt32(IN_MODIFY) != 0 || mask & UInt32(IN_CREATE) != 0 && mask & UInt32(IN_ISDIR) == 0
                    let due = Self.now + (isWriting ? Self.longQuiet : Self.shortQuiet)
                    for path in affected { pending[path] = isWriting ? due : max(due, pending[path] ?? 0) }
                    settled.subtract(affected)
                    begun.formUnion(affected)
                }
            }
            if isAnotherWay, !watchAgain() { return }
            if !begun.isEmpty { notice(.begun(begun)) }
            if !settled.isEmpty { notice(.settled(settled)) }
        }

        /// Returns the followed files that an event of a watch concerns.
        private func affected(_ number: Int32, _ name: String) -> Set<String> {
            lock.withLock {
                guard let place = watches[number], let entry = plan.entries[place] else { return [] }
                return name.isEmpty ? entry.own : entry.names[name] ?? []
            }
        }

        /// Watches the paths as they are now. Returns false if that fails, which is reported.
        private func watchAgain() -> Bool {
            do throws(WatchFailure) {
                lock.lock()
                defer { lock.unlock() }
                if isStopped { return false }
                try watch()
                return true
            } catch {
                notice(.failed(error))
                return false
            }
        }

        private func reportSettled() {
            let now = Self.now
            let due = Set(pending.filter { $0.value <= now }.keys)
            guard !due.isEmpty else { return }
            for path in due { pending[path] = nil }
            notice(.settled(due))
        }

        /// Calls `body` with each event in the bytes read: the number of the watch, what happened, and the name in the folder.
        private static func each(in bytes: ArraySlice<UInt8>, _ body: (Int32, UInt32, String) -> Void) {
            bytes.withUnsafeBytes { buffer in
                let head = MemoryLayout<inotify_event>.size
                var place = 0
                while place + head <= buffer.count {
                    let number = buffer.loadUnaligned(fromByteOffset: place, as: Int32.self)
                    let mask = buffer.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
                    let length = Int(buffer.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
                    guard place + head + length <= buffer.count else { return }
                    body(number, mask, String(decoding: buffer[place + head..<place + head + length].prefix { $0 != 0 }, as: UTF8.self))
                    place += head + length
                }
            }
        }
    }
#endif
