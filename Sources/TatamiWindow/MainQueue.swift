import Dispatch

#if os(Linux)
    import CMainQueue
#endif

/// The main dispatch queue, on which tasks of the main actor run, served by a loop that is not Foundation's.
///
/// On Linux a dispatch source watches the queue and wakes SDL's loop. On macOS SDL waits in the application's own run loop, which serves the
/// queue, but does not end the wait: what the work changes is shown with the next event. This was never run on macOS.
@MainActor final class MainQueue {
    #if os(Linux)
        private let watch: any DispatchSourceRead
        private let hasEnded = DispatchSemaphore(value: 0)

        /// Begins to watch the queue. Returns nil if the caller is itself work of the queue, which can do nothing else until that returns.
        ///
        /// - Parameter onWork: Called on any thread when the queue has work. `drain` is to be called soon after.
        init?(onWork: @escaping @Sendable () -> Void) {
            guard Self.canDrain else { return nil }
            let file = _dispatch_get_main_queue_handle_4CF()
            // A queue of its own, because work that waits for the main thread may keep all threads of the global queues.
            watch = DispatchSource.makeReadSource(fileDescriptor: file, queue: DispatchQueue(label: "tatami.main-queue"))
            // Without @Sendable the closures would belong to the main actor.
            watch.setEventHandler { @Sendable in
                clearEvents(file)
                onWork()
            }
            watch.setCancelHandler { @Sendable [hasEnded] in hasEnded.signal() }
            watch.activate()
        }

        /// Runs the work that is in the queue.
        func drain() { _dispatch_main_queue_callback_4CF(nil) }

        /// Ends the watch, so that another loop can serve the queue.
        func stop() {
            watch.cancel()
            hasEnded.wait()
            drain()
        }

        /// True on the main thread, outside of the queue's own work. An asynchronous `main` that has waited once goes on as such work, and on
        /// another thread.
        private static var canDrain: Bool {
            guard isOnMainThread() else { return false }
            let mark = DispatchWorkItem {}
            DispatchQueue.main.async(execute: mark)
            _dispatch_main_queue_callback_4CF(nil)
            return mark.wait(timeout: .now()) == .success
        }
    #else
        init?(onWork: @escaping @Sendable () -> Void) {}
        func drain() {}
        func stop() {}
    #endif
}
