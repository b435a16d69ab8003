import Foundation

/// Runs the built `tatami` in a folder of its own, to which the files of `Files` were copied.
final class Tatami {
    struct Result {
        let output: String
        let errors: String
        let code: Int32
    }

    let folder: URL

    static let files = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Files")

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tatami-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: Self.files, to: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The program lies beside the test bundle.
    static let program: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let test = bundle ?? URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
        return test.deletingLastPathComponent().appendingPathComponent("tatami")
    }()

    func run(_ arguments: String...) throws -> Result { try run(arguments) }

    /// Where the standard output of a run leads, and what becomes of it.
    enum Sink: String, CaseIterable {
        case collected, full, closed
        /// A pipe that nobody reads.
        case broken
        /// A file system that takes no further byte, for files as well as for the standard output.
        case limited

        /// The shell command that leads there and becomes the program.
        var script: String {
            switch self {
            case .collected, .broken: #"exec "$0" "$@""#
            case .full: #"exec "$0" "$@" >/dev/full"#
            case .closed: #"exec "$0" "$@" >&-"#
            case .limited: #"ulimit -f 0; exec "$0" "$@""#
            }
        }
    }

    /// - Parameter seconds: after these the program is ended, with the code -9.
    func run(_ arguments: [String], input: [UInt8] = [], into sink: Sink = .collected, seconds: Double = 60) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", sink.script, Self.program.path] + arguments
        process.currentDirectoryURL = folder
        // A window would stay open; without a display, pictures are written.
        process.environment = ProcessInfo.processInfo.environment.filter { !["DISPLAY", "WAYLAND_DISPLAY"].contains($0.key) }
        // Files, not pipes: a full pipe would stop the program.
        let (output, errors, given) = (try scratch("output"), try scratch("errors"), try scratch("input"))
        defer { for url in [output, errors, given] { try? FileManager.default.removeItem(at: url) } }
        try Data(input).write(to: given)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = try FileHandle(forReadingFrom: given)
        if sink == .broken {
            let pipe = Pipe()
            try pipe.fileHandleForReading.close()
            process.standardOutput = pipe.fileHandleForWriting
        }
        try process.run()
        let number = process.processIdentifier
        let alarm = DispatchWorkItem { kill(number, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: alarm)
        process.waitUntilExit()
        alarm.cancel()
        return Result(
            output: try String(contentsOf: output, encoding: .utf8), errors: try String(contentsOf: errors, encoding: .utf8),
            code: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus)
    }

    private func scratch(_ name: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("tatami-\(name)-\(UUID().uuidString)")
        try Data().write(to: url)
        return url
    }

    func write(_ bytes: [UInt8], to name: String) throws { try Data(bytes).write(to: folder.appendingPathComponent(name)) }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appendingPathComponent(name))) }

    /// What lies in the folder, in order.
    func contents() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
}
