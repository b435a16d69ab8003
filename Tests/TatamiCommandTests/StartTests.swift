import Foundation
import Testing

/// What a short command does not wait for.
@Suite struct StartTests {
    private func run(_ path: String, _ arguments: [String], _ environment: [String: String] = [:]) throws -> (code: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    #if os(Linux)
        @Test func onlyTheProgramOfWindowsLoadsLibrariesForWindows() throws {
            let own = try run("/usr/bin/env", ["ldd", Tatami.program.path]).text
            #expect(own.contains("libcairo.") && !own.contains("libSDL2") && !own.contains("libatk") && !own.contains("libdbus"))
            let window = Tatami.program.deletingLastPathComponent().appendingPathComponent("tatami-window").path
            #expect(try run("/usr/bin/env", ["ldd", window]).text.contains("libSDL2"))
        }
    #endif

    /// FontConfig would report the settings, which are no XML.
    @Test func theFontsOfTheSystemAreNotRead() throws {
        let tatami = try Tatami()
        try tatami.write("nonsense", to: "fonts.conf")
        let (file, picture) = (tatami.folder.appendingPathComponent("form.nui").path, tatami.folder.appendingPathComponent("a.png").path)
        let settings = ["FONTCONFIG_FILE": tatami.folder.appendingPathComponent("fonts.conf").path]
        let result = try run(Tatami.program.path, ["render", file, "-o", picture], settings)
        #expect(result.code == 0 && result.text == "\(picture) 320x480\n", "\(result.text)")
    }
}
