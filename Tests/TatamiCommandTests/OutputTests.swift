import Foundation
import Testing

/// What cannot be written is told by the exit code, whatever the command and wherever its output leads. A new command, or a new form of
/// output, has to be entered here.
@Suite struct OutputTests {
    /// By the name of a command: the arguments of each form in which it prints something.
    private static let forms: [String: [[String]]] = [
        "tatami": [[], ["--version"], ["--experimental-dump-help"], ["--generate-completion-script", "bash"]],
        "tatami run": [["form.nui"], ["form.nui", "nested.nui"], ["form.nui", "--print-values"]],
        "tatami render": [
            ["form.nui", "-o", "out.png"], ["form.nui", "-o", "out.svg"], ["form.nui", "-o", "out.pdf"], ["shown.nui", "--preview", "a"],
            ["shown.nui", "--all-previews", "-o", "pictures"],
            ["bound.nui", "--data-lines", "lines.jsonl", "-o", "\\(id).png"],
            ["bound.nui", "--data-lines", "lines.jsonl", "-o", "\\(id).png", "--json"],
        ],
        "tatami frames": [
            ["form.nui"], ["form.nui", "--json"], ["form.nui", "--exact"], ["form.nui", "--overflow"],
            ["form.nui", "--overflow", "--json"],
            ["form.nui", "--tree"],
        ],
        "tatami check": [
            ["form.nui"], ["form.nui", "--json"], ["form.nui", "--sarif"], ["misspelt.nui", "--fix"], ["misspelt.nui", "--dry-run"],
        ],
        "tatami format": [["messy.nui"], ["messy.nui", "--check"], ["--stdin"]],
        "tatami explain": [
            ["form.nui", "--view", "save"], ["form.nui", "--view", "save", "--json"], ["bound.nui", "--binding", "head.text"],
        ],
        "tatami schema": [[], ["Label"], ["--json"], ["Label", "--json"], ["--markdown"]],
        "tatami generate": [[]],
        "tatami generate swift": [["form.nui"]],
        "tatami help-error": [[], ["NUI203"]],
        "tatami help": [[], ["render"]],
    ]

    /// Flags that change what is said, and not how it is printed.
    private static let otherFlags: [String: Set<String>] = [
        "tatami run": ["rtl", "light", "dark", "high-contrast"],
        "tatami render": ["rtl", "light", "dark", "high-contrast", "lines-worker"],
        "tatami frames": ["rtl", "light", "dark", "high-contrast"],
        "tatami explain": ["rtl", "light", "dark", "high-contrast"],
        "tatami check": ["unused-ids"],
        // The first prints nothing but errors.
        "tatami generate swift": ["check", "public", "model"],
    ]

    private func desk() throws -> Tatami {
        let tatami = try Tatami()
        try tatami.write("root={view={:class=Label}}", to: "messy.nui")
        try tatami.write("root = { view = { :class = Label  txet = \"a\" } }", to: "misspelt.nui")
        try tatami.write(":model = { id = \"a\" }\nroot = { view = { :class = Label  :id = head  text <- id } }", to: "bound.nui")
        try tatami.write("{\"id\": \"b\"}", to: "lines.jsonl")
        try tatami.write(
            "preview a = { size = [50 50] }\npreview b = { size = [20 20] }\nroot = { view = { :class = View } }", to: "shown.nui")
        return tatami
    }

    @Test(arguments: forms.keys.sorted(), Tatami.Sink.allCases)
    func everyOutput(command: String, sink: Tatami.Sink) throws {
        let name = command.split(separator: " ").dropFirst().map(String.init)
        let help = name.first == "help" ? [] : [["--help"]]
        for form in try #require(Self.forms[command]) + help {
            let tatami = try desk()
            let result = try tatami.run(name + form, input: Array("root = {}".utf8), into: sink)
            // What is found has an exit code as well.
            let isFound = form.contains("--check") || form.contains("--dry-run")
            #expect((result.code == 0) == (sink == .collected && !isFound), "\(command) \(form): \(result.code)")
            #expect(result.code >= 0, "\(command) \(form): ended by signal \(-result.code)")
            #expect((result.output != "") == (sink == .collected), "\(command) \(form): \(result.output)")
            if [.full, .closed, .broken].contains(sink) {
                #expect(result.errors.contains("cannot write the standard output"), "\(command) \(form)")
            }
            #expect(try tatami.contents().filter { $0.hasPrefix(".tatami-") } == [], "\(command) \(form)")
        }
    }

    private struct Help: Decodable {
        struct Argument: Decodable {
            struct Name: Decodable { let name: String }
            let kind: String
            let names: [Name]?
        }
        struct Command: Decodable {
            let commandName: String
            let subcommands: [Command]?
            let arguments: [Argument]?
        }
        let command: Command
    }

    @Test func everyCommandAndItsFormsAreEntered() throws {
        let help = try JSONDecoder().decode(Help.self, from: Data(try Tatami().run("--experimental-dump-help").output.utf8))
        var pending = [(help.command, "")]
        var met: Set<String> = []
        while let (command, path) = pending.popLast() {
            let name = path + command.commandName
            met.insert(name)
            let entered = Set((Self.forms[name] ?? []).joined())
            let others = Self.otherFlags[name] ?? []
            for flag in (command.arguments ?? []) where flag.kind == "flag" {
                let names = (flag.names ?? []).map(\.name)
                if names.contains("help") || names == ["version"] || names.contains(where: others.contains) { continue }
                #expect(names.contains { entered.contains("--\($0)") }, "\(name) --\(names.last ?? "")")
            }
            pending += (command.subcommands ?? []).map { ($0, name + " ") }
        }
        #expect(met == Set(Self.forms.keys))
    }

    /// By what is in the way: how a file that is to be written is prepared.
    private static let obstacles = ["missing folder", "folder", "device", "read-only", "circle", "full"]

    @Test(arguments: obstacles)
    func aFileThatCannotBeWritten(obstacle: String) throws {
        let rows: [(arguments: [String], target: String)] = [
            (["render", "form.nui", "-o", "out.png"], "out.png"), (["render", "form.nui", "-o", "out.svg"], "out.svg"),
            (["render", "form.nui", "-o", "out.pdf"], "out.pdf"), (["render", "shown.nui", "--all-previews"], "shown-a.png"),
            (["generate", "swift", "form.nui", "-o", "Form.swift"], "Form.swift"), (["format", "messy.nui"], "messy.nui"),
            (["check", "--fix", "misspelt.nui"], "misspelt.nui"), (["run", "form.nui"], "form.png"),
        ]
        for (arguments, target) in rows {
            let tatami = try desk()
            let files = FileManager.default
            let place = tatami.folder.appendingPathComponent(target).path
            let isInput = files.fileExists(atPath: place)
            if !isInput { try tatami.write("precious", to: target) }
            let before = try tatami.bytes(target)
            var arguments = arguments
            switch obstacle {
            case "read-only": try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: place)
            case "full": break
            case "missing folder":
                guard let index = arguments.firstIndex(of: target), arguments[index - 1] == "-o" else { continue }
                arguments[index] = "none/\(target)"
            default:
                if isInput { continue }
                try files.removeItem(atPath: place)
                switch obstacle {
                case "folder": try files.createDirectory(atPath: place, withIntermediateDirectories: false)
                case "device": try files.createSymbolicLink(atPath: place, withDestinationPath: "/dev/full")
                default: try files.createSymbolicLink(atPath: place, withDestinationPath: target)
                }
            }
            let contents = try tatami.contents()
            let result = try tatami.run(arguments, into: obstacle == "full" ? .limited : .collected)
            #expect(result.code > 0, "\(arguments)")
            if obstacle != "full" { #expect(result.errors.contains("cannot write"), "\(arguments): \(result.errors)") }
            if ["read-only", "full", "missing folder"].contains(obstacle) { #expect(try tatami.bytes(target) == before, "\(arguments)") }
            #expect(try tatami.contents().filter { !$0.hasSuffix("-b.png") } == contents, "\(arguments)")
        }
    }

    @Test func aPictureThatFailsDoesNotStopTheOthers() throws {
        let tatami = try desk()
        try FileManager.default.createDirectory(at: tatami.folder.appendingPathComponent("shown-a.png"), withIntermediateDirectories: false)
        let result = try tatami.run("render", "shown.nui", "--all-previews")
        #expect(result.code == 1 && result.output == "shown-b.png 20x20\n" && result.errors.contains("shown-a.png"))
    }

    @Test func whatIsReadIsNotReplaced() throws {
        let tatami = try desk()
        let before = try tatami.bytes("form.nui")
        #expect(try tatami.run("generate", "swift", "form.nui", "-o", "./form.nui").code == 2)
        #expect(try tatami.bytes("form.nui") == before)
    }

    @Test func theInputOfFormatHasToBeReadable() throws {
        let tatami = try desk()
        let program = Tatami.program.path
        for redirection in ["<&-", "</", "</dev/zero", "<messy.nui 1<>messy.nui"] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "exec '\(program)' format --stdin \(redirection) 2>/dev/null"]
            process.currentDirectoryURL = tatami.folder
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationReason == .exit && process.terminationStatus == 2, "\(redirection)")
        }
        #expect(try tatami.bytes("messy.nui") == Array("root={view={:class=Label}}".utf8))
    }
}
