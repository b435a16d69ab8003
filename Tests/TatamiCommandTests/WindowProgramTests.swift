import Foundation
import Testing

/// `tatami run` becomes `tatami-window`. Without a display that writes pictures.
@Suite struct WindowProgramTests {
    private let tatami: Tatami

    init() throws { tatami = try Tatami() }

    /// Copies the program into a folder of its own, and runs it there.
    private func run(in folder: String, path: String? = nil, _ arguments: String...) throws -> (code: Int32, errors: String, output: String)
    {
        let place = tatami.folder.appendingPathComponent(folder)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let program = place.appendingPathComponent("tatami")
        if !FileManager.default.fileExists(atPath: program.path) { try FileManager.default.copyItem(at: Tatami.program, to: program) }
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = tatami.folder
        if let path { process.environment = ProcessInfo.processInfo.environment.merging(["PATH": path]) { $1 } }
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let texts = [output, errors].map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
        process.waitUntilExit()
        return (process.terminationStatus, texts[1], texts[0])
    }

    private func script(_ text: String, _ path: String) throws {
        try tatami.write("#!/bin/sh\n" + text, to: path)
        let path = tatami.folder.appendingPathComponent(path).path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    @Test func runBecomesTheProgramBesideIt() throws {
        try FileManager.default.createDirectory(at: tatami.folder.appendingPathComponent("bin"), withIntermediateDirectories: true)
        try script("echo \"windows: $*\"; exit 3", "bin/tatami-window")
        let result = try run(in: "bin", "run", "form.nui", "--size", "10x20")
        #expect(result.code == 3 && result.output == "windows: run form.nui --size 10x20\n" && result.errors == "")
        // What is not understood is told before.
        #expect(try run(in: "bin", "run", "form.nui", "--size", "x").code == 2)
        let link = tatami.folder.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: tatami.folder.appendingPathComponent("bin/tatami"))
        let process = Process()
        process.executableURL = link
        process.arguments = ["run", "form.nui"]
        process.standardOutput = Pipe()
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 3)
    }

    @Test func aMissingProgramIsTold() throws {
        let result = try run(in: "alone", "run", "form.nui")
        #expect(result.code == 1 && result.output == "")
        #expect(
            result.errors.contains("windows are opened by the program /")
                && result.errors.contains("/alone/tatami-window, which cannot be started"))
        #expect(try run(in: "alone", "help-error", "NUI203").code == 0)
    }

    /// As behind `swift run tatami`, which builds `tatami` alone. A script stands for the builder.
    @Test func inABuildFolderTheProgramIsBuilt() throws {
        for folder in ["tools", "package"] {
            try FileManager.default.createDirectory(at: tatami.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        try tatami.write("", to: "package/Package.swift")
        let made = tatami.folder.appendingPathComponent("package/.build/machine/debug/tatami-window").path
        try script("echo \"$*\"; printf '#!/bin/sh\\necho shown' >\(made); chmod +x \(made)", "tools/swift")
        let path = tatami.folder.appendingPathComponent("tools").path + ":/usr/bin:/bin"
        let result = try run(in: "package/.build/machine/debug", path: path, "run", "form.nui")
        #expect(result.code == 0 && result.output == "shown\n", "\(result)")
        #expect(result.errors.hasPrefix("Building tatami-window, which opens windows.\n"))
        #expect(result.errors.contains("/package/.build -c debug --product tatami-window\n"))
        try script("exit 1", "tools/swift")
        try FileManager.default.removeItem(atPath: made)
        #expect(try run(in: "package/.build/machine/debug", path: path, "run", "form.nui").code == 1)
    }
}
