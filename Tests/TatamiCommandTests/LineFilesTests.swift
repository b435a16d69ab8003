import Foundation
import Testing

/// The files of lines: which pictures are refused, and what happens when a process ends.
@Suite struct LineFilesTests {
    /// A picture of a pixel.
    private static let dot = [UInt8](
        Data(
            base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==") ?? Data())

    private func tatami(_ lines: [String]) throws -> Tatami {
        let tatami = try Tatami()
        try tatami.write(
            """
            state busy = { }
            :model = { id = String  folder = ""  picture = Image? }
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  padding = 8  layoutItems = [
                { :class = Label  text <- id }
                { :class = ImageView  image = { file = "logo.png" } }
                { :class = ImageView  image <- picture }
            ] } } }
            """, to: "card.nui")
        for name in ["logo.png", "photo.png"] { try tatami.write(Self.dot, to: name) }
        try tatami.write(lines.joined(separator: "\n"), to: "many.jsonl")
        return tatami
    }

    private func render(_ tatami: Tatami, _ pattern: String, _ more: String...) throws -> Tatami.Result {
        try tatami.run(["render", "card.nui", "--data-lines", "many.jsonl", "-o", pattern, "--size", "120x"] + more)
    }

    @Test func aPictureNeverOverwritesAFileThatIsRead() throws {
        let tatami = try tatami([
            #"{"id": "logo"}"#, #"{"id": "photo", "picture": "photo.png"}"#, #"{"id": "c"}"#, #"{"id": "d", "picture": "c.png"}"#,
        ])
        let logo = try tatami.bytes("logo.png")
        let result = try render(tatami, "\\(id).png")
        #expect(result.code == 1 && result.output == "1 picture, 3 lines failed\n")
        for (line, words) in [(1, "logo.png would overwrite "), (2, "photo.png would overwrite "), (4, "is the picture of line 3")] {
            let told = result.errors.components(separatedBy: "many.jsonl:\(line): no picture\n").last?.split(separator: "\n").first
            #expect(told?.contains(words) == true, "\(result.errors)")
        }
        #expect(try tatami.bytes("logo.png") == logo && tatami.bytes("photo.png") == logo)
    }

    @Test func linesWithOneFileAreRefused() throws {
        // The letter with an accent is one scalar, then two. The link leads to a file that another line has.
        let ids = ["w", "W", "\u{E4}", "a\u{308}", "link", "target", "w"]
        let tatami = try tatami(ids.map { #"{"id": "\#($0)"}"# })
        try FileManager.default.createDirectory(at: tatami.folder.appendingPathComponent("out"), withIntermediateDirectories: true)
        try tatami.write("", to: "out/target.png")
        try FileManager.default.createSymbolicLink(
            at: tatami.folder.appendingPathComponent("out/link.png"),
            withDestinationURL: tatami.folder.appendingPathComponent("out/target.png"))
        let result = try render(tatami, "out/\\(id).png")
        #expect(result.code == 1 && result.output == "3 pictures, 4 lines failed\n", "\(result.errors)")
        for words in [
            "out/W.png is the file of the picture of line 1,", "out/a\u{308}.png is the file of the picture of line 3,",
            "out/target.png is the file of the picture of line 5,", "out/w.png is already the name of the picture of line 1\n",
        ] {
            #expect(result.errors.utf8.contains(words.utf8), "\(words): \(result.errors)")
        }
    }

    @Test func dotsDoNotHideThatTwoLinesHaveOneFile() throws {
        let tatami = try tatami([
            #"{"id": "1", "folder": "a"}"#, #"{"id": "1", "folder": "b"}"#, #"{"id": "2", "folder": "b"}"#,
        ])
        let result = try render(tatami, "out/\\(folder)/../\\(id).png")
        #expect(result.code == 1 && result.output == "2 pictures, 1 line failed\n")
        #expect(result.errors.contains("out/b/../1.png is the file of the picture of line 1,"), "\(result.errors)")
    }

    @Test func aWrongStateIsToldOnce() throws {
        let tatami = try tatami([#"{"id": "1"}"#, #"{"id": "2"}"#])
        let result = try render(tatami, "\\(id).png", "--state", "bussy")
        #expect(result.code == 1 && result.output == "", "\(result.errors)")
        #expect(result.errors.components(separatedBy: "there is no state 'bussy'").count == 2)
        #expect(try render(tatami, "\\(id).png", "--state", "busy").code == 0)
    }

    @Test func faultsThatAreNotListedAreTold() throws {
        let tatami = try tatami(["{\(Array(repeating: #""id": 1"#, count: 150).joined(separator: ", "))}"])
        let result = try render(tatami, "\\(id).png")
        #expect(result.code == 1 && result.errors.contains("there are more faults in the data than 100; the others are not listed"))
        #expect(result.errors.components(separatedBy: "error[NUI708]").count == 102)
    }

    // MARK: Processes that end

    /// Renders lines that are written into a pipe one after the other, with one worker.
    private final class Run {
        let tatami: Tatami
        let process = Process()
        private let errors: URL
        private let pipe: FileHandle

        init(_ tatami: Tatami) throws {
            self.tatami = tatami
            let path = tatami.folder.appendingPathComponent("pipe").path
            try #require(mkfifo(path, 0o600) == 0)
            errors = tatami.folder.appendingPathComponent("errors")
            try Data().write(to: errors)
            process.executableURL = Tatami.program
            process.arguments = ["render", "card.nui", "--data-lines", "pipe", "-o", "\\(id).png", "--size", "120x", "--jobs", "1"]
            process.currentDirectoryURL = tatami.folder
            process.standardOutput = FileHandle.nullDevice
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
            // To open it for writing alone would wait for a reader, also if there is none.
            let descriptor = open(path, O_RDWR | O_CLOEXEC)
            try #require(descriptor >= 0)
            pipe = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        }

        func write(_ id: String) throws { try pipe.write(contentsOf: Data("{\"id\": \"\(id)\"}\n".utf8)) }

        /// The processes that draw.
        var workers: [pid_t] {
            let path = "/proc/\(process.processIdentifier)/task"
            let threads = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return threads.flatMap { thread in
                ((try? String(contentsOfFile: "\(path)/\(thread)/children", encoding: .utf8)) ?? "").split(separator: " ").compactMap {
                    pid_t($0)
                }
            }
        }

        /// Whether a process is asleep, as one is that reads what nobody has written yet.
        static func isWaiting(_ process: pid_t) -> Bool {
            let facts = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
            return facts.split(separator: ")").last?.split(separator: " ").first == "S"
        }

        /// Waits, at most a minute.
        func wait(until condition: () -> Bool) throws {
            let start = ContinuousClock.now
            while !condition() {
                if start.duration(to: .now) > .seconds(60) { kill(process.processIdentifier, SIGKILL) }
                try #require(process.isRunning)
                usleep(500)
            }
        }

        func has(_ id: String) -> Bool { FileManager.default.fileExists(atPath: tatami.folder.appendingPathComponent("\(id).png").path) }

        /// Ends the lines, and returns the exit code and what was reported.
        func end() throws -> (code: Int32, errors: String) {
            try pipe.close()
            process.waitUntilExit()
            return (process.terminationStatus, try String(contentsOf: errors, encoding: .utf8))
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task"))) func aLineOutlivesAProcess() throws {
        let run = try Run(try tatami([]))
        try run.write("a")
        try run.wait { run.has("a") }
        let first = run.workers
        #expect(first.count == 1)
        for worker in first { kill(worker, SIGKILL) }
        try run.write("b")
        try run.wait { run.has("b") }
        #expect(!run.workers.contains { first.contains($0) })
        let (code, errors) = try run.end()
        #expect(code == 0 && errors == "")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task"))) func aLineThatEndsTwoProcessesHasFailed() throws {
        let run = try Run(try tatami([]))
        try run.write("a")
        try run.wait { run.has("a") }
        // A process that is stopped takes the line and draws nothing. It waits for a line once it has told that the first picture is there.
        var ended: [pid_t] = []
        let first = try #require(run.workers.first)
        try run.wait { Run.isWaiting(first) }
        kill(first, SIGSTOP)
        try run.write("b")
        kill(first, SIGKILL)
        ended.append(first)
        try run.wait {
            guard let next = run.workers.first(where: { !ended.contains($0) }) else { return false }
            kill(next, SIGKILL)
            ended.append(next)
            return true
        }
        try run.write("c")
        try run.wait { run.has("c") }
        let (code, errors) = try run.end()
        #expect(code == 1 && !run.has("b"))
        #expect(
            errors == "pipe:2: b.png is not written\n"
                + "error: two processes that drew it have ended, with the signal 9 and with the signal 9\n")
    }
}
