import Foundation
import Testing

@Suite struct FormatTests {
    private let messy = "root={\n view={:class=Label // why\n text = \"a\"}}"
    private let neat = "root = {\n    view = { :class = Label  // why\n        text = \"a\"\n    }\n}\n"

    @Test func writesOnceAndThenLeavesTheFileAlone() throws {
        let tatami = try Tatami()
        try tatami.write(messy, to: "a.nui")
        let before = try tatami.contents()
        let first = try tatami.run("format", "a.nui")
        #expect(first.code == 0 && first.output == "a.nui\n" && first.errors == "")
        #expect(try tatami.bytes("a.nui") == Array(neat.utf8))
        #expect(try tatami.contents() == before)
        let again = try tatami.run("format", "a.nui")
        #expect(again.code == 0 && again.output == "" && again.errors == "")
        #expect(try tatami.run("format", "--check", "a.nui").code == 0)
    }

    @Test func checkWritesNothingAndListsWhatWouldChange() throws {
        let tatami = try Tatami()
        try tatami.write(messy, to: "a.nui")
        try tatami.write(neat, to: "b.nui")
        try tatami.write(messy, to: "c.nui")
        let result = try tatami.run("format", "--check", "a.nui", "b.nui", "c.nui")
        #expect(result.code == 1 && result.output == "a.nui\nc.nui\n" && result.errors == "")
        #expect(try tatami.bytes("a.nui") == Array(messy.utf8))
    }

    @Test func aFileWithErrorsIsToldAndLeftAlone() throws {
        let tatami = try Tatami()
        let wrong = "root={ a = }"
        try tatami.write(wrong, to: "a.nui")
        try tatami.write(messy, to: "b.nui")
        let result = try tatami.run("format", "a.nui", "b.nui")
        #expect(result.code == 1 && result.output == "b.nui\n")
        #expect(result.errors.hasPrefix("error[NUI107]: a value is missing for 'a'\n  --> a.nui:1:11\n"))
        #expect(try tatami.bytes("a.nui") == Array(wrong.utf8))
        #expect(try tatami.bytes("b.nui") == Array(neat.utf8))
    }

    @Test func whatCannotBeReadOrWrittenIs2() throws {
        let tatami = try Tatami()
        try FileManager.default.createDirectory(at: tatami.folder.appendingPathComponent("d.nui"), withIntermediateDirectories: false)
        try tatami.write(messy, to: "b.nui")
        let result = try tatami.run("format", "no.nui", "d.nui", "b.nui")
        #expect(result.code == 2 && result.output == "b.nui\n")
        #expect(result.errors == "error: no.nui: the file does not exist\nerror: d.nui: this is not a regular file\n")
        #expect(try tatami.run("format", "").code == 2)
    }

    @Test func readsTheStandardInput() throws {
        let tatami = try Tatami()
        let result = try tatami.run(["format", "--stdin"], input: Array(messy.utf8))
        #expect(result.code == 0 && result.output == neat && result.errors == "")
        #expect(try tatami.run(["format", "--stdin"], input: []).output == "")
        let check = try tatami.run(["format", "--stdin", "--check"], input: Array(messy.utf8))
        #expect(check.code == 1 && check.output == "" && check.errors == "")
        #expect(try tatami.run(["format", "--stdin", "--check"], input: Array(neat.utf8)).code == 0)
        let wrong = try tatami.run(["format", "--stdin"], input: [0x61, 0xFF])
        #expect(wrong.code == 1 && wrong.output == "" && wrong.errors.hasPrefix("error[NUI122]"))
    }

    @Test func markAndLineEndsAreKept() throws {
        let tatami = try Tatami()
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        try tatami.write(mark + Array("root={\r\na=1\r\n}".utf8), to: "a.nui")
        #expect(try tatami.run("format", "a.nui").code == 0)
        #expect(try tatami.bytes("a.nui") == mark + Array("root = {\r\n    a = 1\r\n}\r\n".utf8))
    }

    @Test func permissionsAndLinksAreKept() throws {
        let tatami = try Tatami()
        try tatami.write(messy, to: "a.nui")
        let file = tatami.folder.appendingPathComponent("a.nui")
        let link = tatami.folder.appendingPathComponent("link.nui")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        #expect(try tatami.run("format", "link.nui").code == 0)
        #expect(try tatami.bytes("a.nui") == Array(neat.utf8))
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    }
}
