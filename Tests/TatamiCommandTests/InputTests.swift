import Foundation
import Testing

/// What is no regular file is refused, where a file is read, and what is no folder, where one is searched: without waiting for anybody.
@Suite struct InputTests {
    private static let kinds = ["fifo", "folder", "device", "socket", "missing"]

    private func path(_ kind: String, _ tatami: Tatami) throws -> String {
        let path = tatami.folder.appendingPathComponent(kind).path
        switch kind {
        case "fifo": #expect(mkfifo(path, 0o600) == 0)
        case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        case "device": return "/dev/zero"
        case "socket":
            // A relative name: those of sockets are short.
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["python3", "-c", "import socket; socket.socket(socket.AF_UNIX).bind('socket')"]
            process.currentDirectoryURL = tatami.folder
            try process.run()
            process.waitUntilExit()
        default: break
        }
        return kind
    }

    /// How each option that takes a file, and each file itself, is given.
    private static let commands: [[String]] = [
        ["render", "PATH"], ["check", "PATH"], ["format", "PATH"], ["generate", "swift", "PATH"],
        ["render", "form.nui", "--font", "PATH"], ["check", "form.nui", "--font", "PATH"], ["run", "form.nui", "--font", "PATH"],
        ["render", "form.nui", "--strings", "PATH"], ["check", "form.nui", "--strings", "PATH"],
        ["frames", "form.nui", "--schema", "PATH"],
        ["schema", "--schema", "PATH"], ["generate", "swift", "form.nui", "--schema", "PATH"],
        ["generate", "swift", "form.nui", "-o", "PATH", "--check"],
    ]

    @Test(arguments: kinds) func onlyRegularFilesAreRead(kind: String) throws {
        for command in Self.commands {
            let tatami = try Tatami()
            let path = try path(kind, tatami)
            let result = try tatami.run(command.map { $0 == "PATH" ? path : $0 }, seconds: 20)
            #expect(result.code == 1 || result.code == 2, "\(command) \(kind): \(result.code)")
            #expect((result.errors + result.output).contains(path), "\(command) \(kind): \(result.errors)")
        }
    }

    @Test(arguments: ["run", "render", "frames", "explain", "check", "generate swift"], ["file", "fifo", "missing", "dangling"])
    func onlyFoldersAreSearched(command: String, kind: String) throws {
        let tatami = try Tatami()
        var path = try path(kind, tatami)
        if kind == "file" { path = "form.nui" }
        if kind == "dangling" {
            try FileManager.default.createSymbolicLink(
                atPath: tatami.folder.appendingPathComponent(path).path, withDestinationPath: "nowhere")
        }
        let arguments = command.split(separator: " ").map(String.init) + ["form.nui", "--search-path", "part", "--search-path", path]
        let result = try tatami.run(arguments + (command == "explain" ? ["--view", "save"] : []), seconds: 20)
        #expect(result.code == 2 && result.output == "" && result.errors.contains("'\(path)'"), "\(result.errors)")
    }

    @Test func aFindingIsReportedOnce() throws {
        let tatami = try Tatami()
        try tatami.write("const gap = \"x\nstyle s = { txet = 1 }", to: "shared.nui")
        for name in ["a", "b"] {
            try tatami.write("import \"shared.nui\"\nroot = { view = { :class = Label  :style = s } }", to: "\(name).nui")
        }
        try FileManager.default.createSymbolicLink(
            at: tatami.folder.appendingPathComponent("link.nui"), withDestinationURL: tatami.folder.appendingPathComponent("shared.nui"))
        let alone = try tatami.run("check", "a.nui", "--json").output
        let count = alone.components(separatedBy: "\"id\"").count - 1
        #expect(count > 0)
        for files in [["a.nui", "shared.nui"], ["a.nui", "./shared.nui", "link.nui"], ["a.nui", "b.nui", "a.nui"]] {
            let found = try tatami.run(["check", "--json"] + files)
            #expect(found.code == 1)
            #expect(
                found.output.components(separatedBy: "NUI123").count == alone.components(separatedBy: "NUI123").count,
                "\(files): \(found.output)")
            let text = try tatami.run(["check"] + files).output
            let places = text.split(separator: "\n").filter { $0.contains("-->") }
            #expect(Set(places).count == places.count, "\(files): \(text)")
        }
    }

    @Test func theVersionIsPrinted() throws {
        let version = try Tatami().run("--version")
        #expect(version.code == 0 && version.errors == "")
        #expect(version.output.wholeMatch(of: /\d+\.\d+\.\d+(-[a-z0-9.]+)?\n/) != nil, "\(version.output)")
        #expect(try Tatami().run("render", "--version").output == version.output)
    }
}
