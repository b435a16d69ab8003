import ArgumentParser
import Foundation

/// The program that opens windows: `tatami-window`, beside this one.
struct WindowProgram {
    private static let name = "tatami-window"

    /// The folder of this program.
    private let folder: URL

    private var path: String { folder.appendingPathComponent(Self.name).path }

    /// Becomes the program, with the same name, arguments, streams and process number.
    ///
    /// `swift run tatami` builds `tatami` alone. In the folder of such a build, the program is built if it is missing.
    ///
    /// - Returns: `ExitCode(1)`, after it was reported that the program cannot be started.
    static func start() -> ExitCode {
        let program = WindowProgram(folder: URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent())
        if access(program.path, F_OK) != 0 { program.build() }
        let strings: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) } + [nil]
        defer { for string in strings { free(string) } }
        execv(program.path, strings)
        let reason = String(cString: strerror(errno))
        return Failed.reporting("windows are opened by the program \(program.path), which cannot be started: \(reason)")
    }

    /// Builds the program if this one is in a build folder of its package: PACKAGE/.build/TRIPLE/debug.
    private func build() {
        let configuration = folder.lastPathComponent
        let scratch = folder.deletingLastPathComponent().deletingLastPathComponent()
        let package = scratch.deletingLastPathComponent()
        guard ["debug", "release"].contains(configuration),
            access(package.appendingPathComponent("Package.swift").path, R_OK) == 0
        else { return }
        Output.report("Building \(Self.name), which opens windows.\n")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "build", "--package-path", package.path, "--scratch-path", scratch.path, "-c", configuration, "--product", Self.name,
        ]
        // The output belongs to the windows' program, which may print values for another one.
        process.standardOutput = FileHandle.standardError
        guard (try? process.run()) != nil else { return }
        process.waitUntilExit()
    }

    #if os(Linux)
        private static let executable = "/proc/self/exe"
    #else
        private static let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
}
