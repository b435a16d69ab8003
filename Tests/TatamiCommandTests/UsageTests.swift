import Testing

@Suite struct UsageTests {
    @Test(arguments: [
        ["render"], ["render", "a.nui", "b.nui"], ["render", "form.nui", "-o", "x.gif"], ["render", "form.nui", "-o", "x"],
        ["render", "form.nui", "--size", "320"], ["render", "form.nui", "--size", "0x10"], ["render", "form.nui", "--size", "x480"],
        ["render", "form.nui", "--size", "-5x10"], ["render", "form.nui", "--size", "1x2x3"], ["render", "form.nui", "--size", "nanxinf"],
        ["render", "form.nui", "--size", "99999x10"], ["render", "form.nui", "--size", "1e3x10"], ["render", "form.nui", "--scale", "0"],
        ["render", "form.nui", "--scale", "-1"], ["render", "form.nui", "--scale", "9"], ["render", "form.nui", "--scale", "nan"],
        ["render", "form.nui", "--scale", "two"], ["render", "form.nui", "--bogus"], ["render", "form.nui", "--zone", "Mars/Phobos"],
        ["run", "form.nui", "--zone", ""], ["frames"], ["frames", "form.nui", "--scale", "2"],
        ["frames", "form.nui", "--overflow", "--exact"],
        ["check"], ["check", "form.nui", "--size", "3x3"], ["explain", "form.nui"], ["explain", "--view", "a"], ["draw", "form.nui"],
        ["--bogus"],
        ["format"], ["format", "--stdin", "form.nui"], ["format", "--check"], ["format", "form.nui", "--json"],
        ["check", "form.nui", "--json", "--sarif"], ["check", "form.nui", "--dry-run", "--json"], ["help-error", "NUI203", "NUI204"],
    ])
    func aCommandThatIsNotUnderstoodIs2(arguments: [String]) throws {
        let tatami = try Tatami()
        let before = try tatami.contents()
        let result = try tatami.run(arguments)
        #expect(result.code == 2 && result.output == "", "\(result.output)")
        #expect(result.errors.contains("Usage: tatami"), "\(result.errors)")
        #expect(try tatami.contents() == before)
    }

    @Test(arguments: ["render", "frames", "check", "format", "explain", "schema", "generate", "help-error"])
    func helpShowsExamples(command: String) throws {
        let tatami = try Tatami()
        let help = try tatami.run(command, "--help")
        #expect(help.code == 0 && help.errors == "")
        #expect(help.output.contains("Examples:") && help.output.contains("  tatami \(command) "))
        #expect(help.output.contains("USAGE: tatami \(command) "))
        #expect(try tatami.run("help", command).output == help.output)
        for line in help.output.split(separator: "\n") where !line.hasPrefix("USAGE") { #expect(line.count <= 80, "\(line)") }
    }

    @Test(arguments: ["render", "schema"])
    func completionScriptsAreThoseOfTheProgram(command: String) throws {
        let tatami = try Tatami()
        let script = try tatami.run("--generate-completion-script", "bash")
        #expect(script.code == 0 && script.output.contains("tatami"))
        let same = try tatami.run(command, "--generate-completion-script", "bash")
        #expect(same.code == 0 && same.output == script.output)
    }

    @Test func theProgramItselfListsItsCommands() throws {
        let tatami = try Tatami()
        for arguments in [["--help"], [], ["help"]] {
            let help = try tatami.run(arguments)
            #expect(help.code == 0)
            for word in ["Examples:", "render", "frames", "check", "format", "explain", "help-error"] {
                #expect(help.output.contains(word), "\(word)")
            }
        }
    }
}
