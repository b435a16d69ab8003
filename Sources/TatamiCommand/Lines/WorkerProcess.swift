import Foundation
import Tatami

/// A process that draws lines: this program with the same arguments and `--lines-worker`. Several processes draw at the same time, which threads
/// of one process cannot, since drawing text takes a lock.
final class WorkerProcess {
    private let process: pid_t
    private let tasks: LinePipe
    private let answers: LinePipe

    /// Starts a process. Its standard error is that of this process.
    ///
    /// - Throws: ``StartError`` with the system's reason.
    init() throws(StartError) {
        // A process that starts meanwhile would inherit the pipes before they are marked.
        Self.starting.lock()
        defer { Self.starting.unlock() }
        let toWorker = try Self.pipe()
        let fromWorker: (read: Int32, write: Int32)
        do throws(StartError) { fromWorker = try Self.pipe() } catch {
            close(toWorker.read)
            close(toWorker.write)
            throw error
        }
        var actions = Self.noActions
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toWorker.read, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, fromWorker.write, STDOUT_FILENO)
        var arguments = CommandLine.arguments
        arguments.insert("--lines-worker", at: min(2, arguments.count))
        let strings: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { for string in strings { free(string) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, Self.program, &actions, nil, strings, environ)
        close(toWorker.read)
        close(fromWorker.write)
        guard code == 0 else {
            close(toWorker.write)
            close(fromWorker.read)
            throw StartError(reason: String(cString: strerror(code)))
        }
        self.process = process
        (tasks, answers) = (LinePipe(descriptor: toWorker.write), LinePipe(descriptor: fromWorker.read))
    }

    private static let starting = NSLock()

    /// Why no process was started.
    struct StartError: Error {
        let reason: String
    }

    #if os(Linux)
        private static let program = "/proc/self/exe"
        private static var noActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    #else
        private static let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
        private static var noActions: posix_spawn_file_actions_t? { nil }
    #endif

    /// Returns a pipe that no other process inherits.
    private static func pipe() throws(StartError) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        guard Foundation.pipe(&ends) == 0 else { throw StartError(reason: String(cString: strerror(errno))) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Has the process draw a line, and waits for it. Nil if the process has ended.
    func draw(_ task: LineTask) -> LineOutcome? {
        do throws(LinePipe.End) {
            try tasks.write([Array(String(task.place.line).utf8), Array(task.picture.utf8), task.json])
            guard let text = try answers.read(), let count = try answers.read().flatMap({ Int(String(decoding: $0, as: UTF8.self)) }) else {
                return nil
            }
            var causes: [String] = []
            for _ in 0..<count { causes.append(String(decoding: try answers.read() ?? [], as: UTF8.self)) }
            return LineOutcome(of: task, causes: causes, text: String(decoding: text, as: UTF8.self))
        } catch {
            return nil
        }
    }

    /// Ends the process, which has no line to draw, and returns how it ended, for people.
    @discardableResult func end() -> String {
        close(tasks.descriptor)
        close(answers.descriptor)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? "the exit code \(status >> 8 & 0xFF)" : "the signal \(signal)"
    }
}
