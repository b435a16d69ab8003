import Foundation
import NUILoader
import Testing

@Suite struct LocalizedStringsTests {
    private func table(_ text: String, _ suffix: String) throws -> [String: String] {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("tatami-\(UUID().uuidString).\(suffix)")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try LocalizedStrings.table(file: url.path)
    }

    @Test func stringsFilesHaveCommentsAndEscapes() throws {
        let text = "/* a comment; \"x\" = \"y\"; */\n\"a\" = \"b\";\n// more\n\"q \\\"uote\"=\"line\\nnext\\t\\\\\" ;\"é\" = \"ü\";"
        #expect(try table(text, "strings") == ["a": "b", "q \"uote": "line\nnext\t\\", "é": "ü"])
        #expect(try table("\u{FEFF}\r\n\"a\" = \"b\";\r\n", "strings") == ["a": "b"])
        #expect(try table("", "strings") == [:])
    }

    @Test(arguments: [("\"a\" = \"b\";\n\"c\" = ;", 2), ("\"a\" \"b\";", 1), ("\n\n\"a\" = \"b\"", 3), ("\"a", 1), ("a = b;", 1)])
    func malformedLinesAreNamed(text: String, line: Int) {
        let error = #expect(throws: LocalizedStrings.Failure.self) { try table(text, "strings") }
        #expect(error?.diagnostics.map { "\($0.id) \($0.span.line)" } == ["NUI407 \(line)"], "\(String(describing: error))")
        #expect(error?.description.contains("strings:\(line):") == true)
    }

    @Test func jsonIsOneObjectOfStrings() throws {
        #expect(try table("{\"a\": \"b\"}", "json") == ["a": "b"])
        #expect(throws: LocalizedStrings.Failure.self) { try table("{\"a\": 1}", "json") }
        #expect(throws: LocalizedStrings.Failure.self) { try table("[", "json") }
    }

    @Test func aMissingFileIsAnError() {
        #expect(throws: LocalizedStrings.Failure.self) { try LocalizedStrings.table(file: "/nowhere/x.strings") }
    }
}
