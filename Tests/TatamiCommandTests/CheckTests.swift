import Foundation
import Testing

@Suite struct CheckTests {
    private let wrong =
        "root = {\r\n    view = {\r\n        :class = Labell\r\n        txet = \"a\r\n        hidden = true\r\n    }\r\n    list = [1 2\r\n}\r\n"
    private let mended =
        "root = {\r\n    view = {\r\n        :class = Label\r\n        text = \"a\"\r\n        hidden = YES\r\n    }\r\n    list = [1 2]\r\n}\r\n"

    @Test func fixMendsWhatItCanAndTellsIt() throws {
        let tatami = try Tatami()
        try tatami.write(wrong, to: "a.nui")
        let result = try tatami.run("check", "--fix", "a.nui")
        #expect(result.code == 0 && result.errors == "", "\(result.errors)")
        #expect(try tatami.bytes("a.nui") == Array(mended.utf8))
        #expect(result.output.hasPrefix("fixed a.nui:3:18 NUI201: replace 'Labell' with 'Label'\n"))
        #expect(result.output.hasSuffix("\n\n1 file: 0 errors, 0 warnings\n"))
        let again = try tatami.run("check", "--fix", "a.nui")
        #expect(again.output == "1 file: 0 errors, 0 warnings\n" && again.code == 0)
    }

    @Test func whatIsLeftIsTold() throws {
        let tatami = try Tatami()
        try tatami.write("root = { view = { :class = Labell  zzzzzzz = 1 } }\n", to: "a.nui")
        let result = try tatami.run("check", "--fix", "a.nui")
        #expect(result.code == 1)
        // With the right class, another error would appear.
        #expect(result.output.hasPrefix("error[NUI201]: there is no class 'Labell'\n"))
        #expect(result.output.hasSuffix("1 file: 1 error, 0 warnings\n"))
        #expect(try tatami.bytes("a.nui") == Array("root = { view = { :class = Labell  zzzzzzz = 1 } }\n".utf8))
    }

    @Test func dryRunShowsAndWritesNothing() throws {
        let tatami = try Tatami()
        try tatami.write(wrong, to: "a.nui")
        for arguments in [["check", "--dry-run", "a.nui"], ["check", "--fix", "--dry-run", "a.nui"]] {
            let result = try tatami.run(arguments)
            #expect(result.code == 1)
            #expect(
                result.output.hasPrefix(
                    """
                    --- a.nui
                    +++ a.nui
                    @@ -1,8 +1,8 @@
                     root = {
                         view = {
                    -        :class = Labell
                    -        txet = "a
                    -        hidden = true
                    +        :class = Label
                    +        text = "a"
                    +        hidden = YES
                         }
                    -    list = [1 2
                    +    list = [1 2]
                     }

                    error[NUI201]
                    """), "\(result.output)")
            #expect(try tatami.bytes("a.nui") == Array(wrong.utf8))
        }
    }

    @Test func importsAndCleanFilesAreNotWritten() throws {
        let tatami = try Tatami()
        try tatami.write("const gap = .5\n", to: "more.nui")
        try tatami.write("import \"more.nui\"\nroot = { spacing = gap }\n", to: "a.nui")
        let result = try tatami.run("check", "--fix", "a.nui")
        #expect(result.code == 1 && result.output.contains("more.nui:1:13"))
        #expect(try tatami.bytes("more.nui") == Array("const gap = .5\n".utf8))
        let missing = try tatami.run("check", "--fix", "none.nui")
        #expect(missing.code == 1 && missing.output.contains("NUI401"))
    }

    @Test func moreMistakesThanAreShownAreAllMended() throws {
        let tatami = try Tatami()
        try tatami.write("root = {\n" + (0..<130).map { "    a\($0) = .5\n" }.joined() + "}\n", to: "a.nui")
        #expect(try tatami.run("check", "--fix", "--json", "a.nui").output == "[]\n")
        #expect(try tatami.bytes("a.nui") == Array(("root = {\n" + (0..<130).map { "    a\($0) = 0.5\n" }.joined() + "}\n").utf8))
    }

    @Test func unusedIDsAreToldOnRequest() throws {
        let tatami = try Tatami()
        try tatami.write("const gap = 8\nroot = { view = { :class = Label  :id = a } }\n", to: "a.nui")
        let plain = try tatami.run("check", "a.nui")
        #expect(
            plain.code == 0 && plain.output.contains("warning[NUI307]: nothing uses the constant 'gap'") && !plain.output.contains("NUI308")
        )
        let asked = try tatami.run("check", "a.nui", "--unused-ids")
        #expect(asked.code == 0 && asked.output.contains("warning[NUI308]: nothing in the file uses the id 'a'"))
        #expect(asked.output.hasSuffix("1 file: 0 errors, 2 warnings\n"))
    }

    @Test func tablesOfTextsAreChecked() throws {
        let tatami = try Tatami()
        try tatami.write(
            "state s = { l.localizedText = \"bye\" }\nroot = { view = { :class = Label  :id = l  localizedText = \"helo\" } }\n",
            to: "a.nui")
        try tatami.write("\"hello\" = \"Bonjour\";\n\"go\" = \"Aller\";\n", to: "fr.strings")
        let found = try tatami.run("check", "a.nui", "--strings", "fr.strings")
        #expect(found.code == 0 && found.output.hasSuffix("1 file: 0 errors, 2 warnings\n"), "\(found.output)")
        #expect(found.output.contains("1:31\n") && found.output.contains("2:60\n") && found.output.contains("did you mean \"hello\"?"))
        #expect(try tatami.run("check", "--fix", "a.nui", "--strings", "fr.strings").output.contains("replace '\"helo\"' with '\"hello\"'"))
        #expect(try tatami.run("check", "a.nui").output == "1 file: 0 errors, 0 warnings\n")

        try tatami.write("\"hello\" = \"Bonjour\"\n\"go\" = \"Aller\";\n", to: "fr.strings")
        let broken = try tatami.run("check", "a.nui", "--strings", "fr.strings")
        #expect(broken.code == 1 && broken.output.contains("error[NUI407]: ';' is missing after this text\n  --> fr.strings:1:20\n"))
        #expect(broken.output.hasSuffix("fix: insert ';' at 1:20\n\n1 file: 1 error, 0 warnings\n"), "\(broken.output)")
        let frames = try tatami.run("frames", "a.nui", "--strings", "fr.strings")
        #expect(frames.code == 1 && frames.output == "" && frames.errors.hasPrefix("error[NUI407]"))
        #expect(try tatami.run("check", "a.nui", "--strings", "none.json", "--json").output.contains("\"NUI402\""))
    }

    @Test func sarifIsALog() throws {
        let tatami = try Tatami()
        let result = try tatami.run("check", "--sarif", "wrong.nui", "form.nui")
        #expect(result.code == 1 && result.errors == "")
        let log = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
        let plain = try #require(
            try JSONSerialization.jsonObject(with: Data(try tatami.run("check", "--json", "wrong.nui").output.utf8)) as? [[String: Any]])
        #expect(results.map { $0["ruleId"] as? String } == plain.map { $0["id"] as? String } && !plain.isEmpty)
    }

    @Test func textIsPlainWhereThereIsNoTerminal() throws {
        #expect(!(try Tatami().run("check", "wrong.nui").output.contains("\u{1B}")))
    }

    @Test func helpErrorPrintsThePage() throws {
        let tatami = try Tatami()
        let page = try tatami.run("help-error", "nui203")
        #expect(page.code == 0 && page.errors == "")
        #expect(page.output.hasPrefix("error[NUI203]: no such property\n\nThe class has no property of that name."))
        #expect(page.output.contains("\nWrong:\n\n    root = {") && page.output.contains("\nRight:\n\n    root = {"))
        let list = try tatami.run("help-error")
        #expect(list.output.contains("NUI203  no such property\n") && list.output.split(separator: "\n").count > 60)
        let unknown = try tatami.run("help-error", "NUI20")
        #expect(unknown.code == 2 && unknown.output == "")
        #expect(unknown.errors.hasPrefix("error: There is no diagnostic 'NUI20'. Did you mean NUI"))
        #expect(
            try tatami.run("help-error", "zebra").errors == "error: There is no diagnostic 'zebra'. 'tatami help-error' lists them all.\n")
    }
}
