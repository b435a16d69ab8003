import Foundation

/// The lines that wait for a worker, and the outcomes that wait for those of earlier lines, so that all are reported in the order of the file.
///
/// Lines and outcomes are limited, however many lines the file has.
final class LineBoard: @unchecked Sendable {  // The condition's lock protects everything that changes.
    private let condition = NSCondition()
    private var tasks: [(number: Int, task: LineTask)] = []
    private var outcomes: [Int: LineOutcome] = [:]
    /// The numbers of the next outcome to report, and of the next line to add.
    private var (head, tail) = (0, 0)
    private var bytes = 0
    private var isClosed = false
    /// The number of threads that have a process, or may start one.
    private var workers = 0
    private let room: Int

    /// The largest number of bytes of lines that wait, if more than one does.
    private static let mostBytes = 16 << 20

    /// Creates a board.
    ///
    /// - Parameter room: The number of lines whose outcomes are not reported yet.
    init(room: Int) { self.room = room }

    /// What the command does next.
    enum Step {
        /// Reports an outcome.
        case report(LineOutcome)
        /// Reads a further line.
        case read
        /// Has reported all.
        case end
    }

    /// Waits until there is something to do.
    func nextStep(isAtEnd: Bool) -> Step {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let outcome = outcomes.removeValue(forKey: head) {
                head += 1
                return .report(outcome)
            }
            if isAtEnd, head == tail { return .end }
            if !isAtEnd, tail - head < room, tasks.isEmpty || bytes < Self.mostBytes { return .read }
            condition.wait()
        }
    }

    /// Adds a line for the workers.
    func add(_ task: LineTask) {
        condition.withLock {
            tasks.append((tail, task))
            bytes += task.json.count
            tail += 1
            condition.broadcast()
        }
    }

    /// Adds the outcome of a line that no worker needs to draw.
    func add(_ outcome: LineOutcome) {
        condition.withLock {
            outcomes[tail] = outcome
            tail += 1
        }
    }

    /// Ends the workers as soon as they have drawn the lines that they are drawing. Lines that wait are dropped.
    func close() {
        condition.withLock {
            isClosed = true
            condition.broadcast()
            while workers > 0 { condition.wait() }
        }
    }

    /// Starts a thread that has a process of its own draw lines until the board is closed.
    func startWorker() {
        condition.withLock { workers += 1 }
        Thread { [self] in
            var worker: WorkerProcess?
            while let (number, task) = takeTask() {
                guard let outcome = draw(task, &worker) else {
                    if giveBack(number, task) { return }
                    continue
                }
                condition.withLock {
                    outcomes[number] = outcome
                    condition.broadcast()
                }
            }
            worker?.end()
            condition.withLock {
                workers -= 1
                condition.broadcast()
            }
        }.start()
    }

    /// Leaves a line to the other workers, of which this one, which has no process, is none any more. The last worker fails its line, and
    /// returns false.
    private func giveBack(_ number: Int, _ task: LineTask) -> Bool {
        condition.withLock {
            defer { condition.broadcast() }
            guard workers > 1 else {
                outcomes[number] = LineOutcome(task.place, picture: task.picture, failed: "no process could be started")
                return false
            }
            tasks.insert((number, task), at: 0)
            bytes += task.json.count
            workers -= 1
            return true
        }
    }

    private func takeTask() -> (number: Int, task: LineTask)? {
        condition.lock()
        defer { condition.unlock() }
        while tasks.isEmpty, !isClosed { condition.wait() }
        if isClosed { return nil }
        let first = tasks.removeFirst()
        bytes -= first.task.json.count
        return first
    }

    /// Draws a line with a process, which is started if there is none. If the process ends, another one draws the line; if that ends too, the
    /// line has failed. Nil if no process can be started.
    private func draw(_ task: LineTask, _ worker: inout WorkerProcess?) -> LineOutcome? {
        do throws(WorkerProcess.StartError) {
            var endings: [String] = []
            while endings.count < 2 {
                let running = if let worker { worker } else { try WorkerProcess() }
                worker = running
                if let outcome = running.draw(task) { return outcome }
                worker = nil
                endings.append(running.end())
            }
            let cause = "two processes that drew it have ended, with \(endings.joined(separator: " and with "))"
            return LineOutcome(task.place, picture: task.picture, failed: cause)
        } catch {
            return nil
        }
    }
}
