import Foundation
import Testing

/// Every mistake: one diagnostic with its place, exit code 1, and no output.
@Suite struct ErrorTests {
    private static let mistakes: [(text: String, id: String, place: String)] = [
        ("root = {\n  view = { :class = Labl }\n}", "NUI201", "2:21"),
        ("root = {\n  view = { :class = Label\n    txt = \"a\" }\n}", "NUI203", "3:5"),
        ("root = {\n  view = { :class = Label  :style = none }\n}", "NUI301", "2:37"),
        ("root = {\n  view = { :class = Label  numberOfLines = \"3\" }\n}", "NUI204", "2:44"),
        ("const a = b\nconst b = a\nroot = { view = { :class = Label  text = a } }", "NUI302", "1:7"),
        ("style a = { :style = b }\nstyle b = { :style = a }\nroot = { view = { :class = Label  :style = a } }", "NUI303", "1:7"),
        ("root = { view = { :class = Label } }\nstyle late = {}", "NUI117", "2:1"),
        ("import \"none.nui\"\nroot = { view = { :class = Label } }", "NUI402", "1:8"),
        ("root = { view = { :class = ImageView\n    image = { file = \"none.png\" } } }", "NUI402", "2:22"),
        ("root = { view = { :class = ImageView\n    image = { file = \"form.nui\" } } }", "NUI404", "2:22"),
        ("root = { view = { :class = Label\n    font = { type = bold } } }", "NUI216", "2:12"),
        ("root = { view = { :class = Label }\n", "NUI102", "1:35"),
        ("state s = { nobody.hidden = YES }\nroot = { view = { :class = Label } }", "NUI305", "1:13"),
    ]

    @Test(arguments: mistakes.map(\.text), [["render", "-o", "out.png"], ["frames"], ["check"], ["explain", "--view", "0"]])
    func aMistakeInTheFile(text: String, command: [String]) throws {
        let mistake = try #require(Self.mistakes.first { $0.text == text })
        let tatami = try Tatami()
        try tatami.write(text, to: "bad.nui")
        let before = try tatami.contents()
        let result = try tatami.run([command[0], "bad.nui"] + command.dropFirst())
        #expect(result.code == 1)
        let told = command[0] == "check" ? result.output : result.errors
        #expect(told.hasPrefix("error[\(mistake.id)]: "), "\(told)")
        #expect(told.contains("--> bad.nui:\(mistake.place)\n"), "\(told)")
        #expect(told.components(separatedBy: "error[").count == 2, "more than one: \(told)")
        #expect(try tatami.contents() == before)
        if command[0] != "check" { #expect(result.output == "") }
    }

    private static let troubles: [(arguments: [String], message: String)] = [
        (["render", "none.nui", "-o", "out.png"], "none.nui:1:1"),
        (["render", "part", "-o", "out.png"], "part:1:1"),
        (["frames", "none.nui"], "none.nui:1:1"),
        (["explain", "none.nui", "--view", "0"], "none.nui:1:1"),
        (["render", "form.nui", "-o", "out.png", "--font", "none.ttf"], "none.ttf"),
        (["render", "form.nui", "-o", "out.png", "--font", "form.nui"], "form.nui is not a font file"),
        (["frames", "form.nui", "--font", "none.ttf"], "none.ttf"),
        (["render", "form.nui", "-o", "none/out.png"], "none/out.png"),
        (["render", "form.nui", "-o", "/proc/out.svg"], "/proc/out.svg"),
        (["render", "form.nui", "-o", "out.png", "--state", "none"], "there is no state 'none'"),
        (["render", "form.nui", "-o", "out.png", "--strings", "none.strings"], "none.strings"),
        (["render", "form.nui", "-o", "out.png", "--strings", "form.nui"], "form.nui:2:1"),
        (["render", "form.nui", "-o", "out.png", "--size", "16000x16000", "--scale", "8"], "128000 x 128000 pixels is refused"),
        (["render", "part/styles.nui", "-o", "out.png"], "part/styles.nui: the root has no view to show"),
        (["explain", "form.nui", "--view", "none"], "There are: note (0.1), head (0.0)"),
        (["explain", "form.nui", "--view", "sav"], "There are: save ("),
        (["explain", "form.nui", "--view", "0.9"], "There are: rest (0.5), save (0.4)"),
    ]

    @Test(arguments: troubles.indices)
    func aTroubleOfTheMachine(index: Int) throws {
        let (arguments, message) = Self.troubles[index]
        let tatami = try Tatami()
        let before = try tatami.contents()
        let result = try tatami.run(arguments)
        #expect(result.code == 1 && result.output == "")
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(result.errors.hasPrefix("error"), "\(result.errors)")
        #expect(try tatami.contents() == before)
    }

    @Test func anExistingOutputIsLeftAloneByAFailure() throws {
        let tatami = try Tatami()
        try tatami.write("precious", to: "out.png")
        for arguments in [
            ["wrong.nui"], ["none.nui"], ["form.nui", "--state", "none"], ["form.nui", "--font", "none.ttf"],
            ["form.nui", "--size", "16000x16000"],
        ] {
            #expect(try tatami.run(["render"] + arguments + ["-o", "out.png"]).code == 1, "\(arguments)")
            #expect(try tatami.bytes("out.png") == Array("precious".utf8), "\(arguments)")
        }
        #expect(try tatami.run("render", "form.nui", "-o", "out.png").code == 0)
        #expect(try tatami.bytes("out.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func anOutputThatIsAFolderIsRefused() throws {
        let tatami = try Tatami()
        try FileManager.default.createDirectory(at: tatami.folder.appendingPathComponent("dir.png"), withIntermediateDirectories: false)
        let result = try tatami.run("render", "form.nui", "-o", "dir.png")
        #expect(result.code == 1 && result.errors.contains("dir.png"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: tatami.folder.appendingPathComponent("dir.png").path) == [])
    }

    @Test func warningsAreToldAndTheFileIsRendered() throws {
        let tatami = try Tatami()
        let result = try tatami.run("render", "warned.nui", "-o", "out.png")
        #expect(result.code == 0 && result.output == "out.png 320x480\n")
        #expect(result.errors.contains("warning[NUI214]") && result.errors.contains("warning[NUI209]"))
    }

    @Test func everyFileIsChecked() throws {
        let result = try Tatami().run("check", "none.nui", "form.nui", "wrong.nui")
        #expect(result.code == 1)
        #expect(result.output.contains("none.nui:1:1") && result.output.contains("wrong.nui:8:23"))
        #expect(result.output.contains("3 files: "))
    }
}
