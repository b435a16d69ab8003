import Foundation
import NUI
import TestSupport
import Testing

/// Tables of texts, and what is wrong in them: one mistake is one finding, where it is, and its mend brings the table back.
@Suite struct TextTableTests {
    private static let strings = """
        /* Texts of the "first" screen; "not" = "this"; */
        "greeting" = "Hello, \\"you\\"";
        "save.title" = "Save"; // = "Keep";
        "lines" = "one
        two\\tthree\\n";
        "é" = "ü \\u00E9 \\\\ \\U0001";

        "last"="";

        """
    private static let json = """
        {
            "greeting": "Hello, \\"you\\"",
            "save.title": "Save",
            "lines" : "a\\n\\u00e9\\ud83d\\ude00\\/",
            "last": ""
        }

        """

    private func table(_ text: String, _ path: String) -> TextTable { TextTable(Array(text.utf8), path: path) }

    private func shown(_ table: TextTable) -> [String] {
        table.diagnostics.map { "\($0.span.line):\($0.span.column) \($0.id) \($0.message)" }
    }

    @Test func tablesAreRead() {
        let strings = table(Self.strings, "a.strings")
        let json = table(Self.json, "a.json")
        #expect(strings.diagnostics == [] && json.diagnostics == [])
        #expect(
            strings.texts == [
                "greeting": "Hello, \"you\"", "save.title": "Save", "lines": "one\ntwo\tthree\n", "é": "ü é \\ \u{1}", "last": "",
            ])
        #expect(json.texts == ["greeting": "Hello, \"you\"", "save.title": "Save", "lines": "a\né😀/", "last": ""])
        #expect(table("", "a.strings").texts == [:] && table("\u{FEFF}{}", "a.json").diagnostics == [])
    }

    @Test func aTextMayBeAsLongAsAString() {
        let fits = String(repeating: "a", count: Limits.stringBytes)
        let long = fits + "a"
        for (path, write) in [("a.strings", { "\"k\" = \"\($0)\"; \"l\" = \"\";" }), ("a.json", { "{ \"k\": \"\($0)\", \"l\": \"\" }" })]
            as [(String, (String) -> String)]
        {
            #expect(table(write(fits), path).texts["k"] == fits)
            let found = table(write(long), path)
            #expect(shown(found).map { $0.split(separator: " ")[1] } == ["NUI504"] && found.texts["l"] == "")
        }
    }

    @Test(arguments: [("a.strings", strings, "=;"), ("a.json", json, ":,")])
    func aSignThatIsMissingIsToldWhereItBelongs(path: String, text: String, signs: String) {
        let whole = table(text, path)
        let bytes = Array(text.utf8)
        var cases = 0
        for index in bytes.indices where signs.utf8.contains(bytes[index]) {
            var broken = bytes
            broken.remove(at: index)
            let found = TextTable(broken, path: path)
            // Inside a text or a comment it is no sign.
            guard found.texts.keys != whole.texts.keys || !found.diagnostics.isEmpty else { continue }
            let line = bytes[..<index].count { $0 == UInt8(ascii: "\n") } + 1
            cases += 1
            #expect(found.diagnostics.map(\.id) == ["NUI407"] && found.diagnostics.first?.span.line == line, "\(index) \(shown(found))")
            let mended = FixedText(found.source, found.diagnostics).text
            #expect(table(mended, path).texts == whole.texts && table(mended, path).diagnostics == [], "\(index) \(mended)")
        }
        #expect(cases == (path == "a.json" ? 7 : 10))
    }

    @Test(arguments: [("a.strings", strings), ("a.json", json)])
    func aQuoteThatIsMissingIsToldInItsLine(path: String, text: String) {
        let bytes = Array(text.utf8)
        var cases = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\"") && bytes[index - 1] != UInt8(ascii: "\\") {
            var broken = bytes
            broken.remove(at: index)
            let found = TextTable(broken, path: path)
            let line = bytes[..<index].count { $0 == UInt8(ascii: "\n") } + 1
            if line == 1 && path == "a.strings" || line == 3 && path == "a.strings" && index > bytes.count / 3 { continue }
            guard !found.diagnostics.isEmpty else { continue }
            cases += 1
            #expect(abs((found.diagnostics.first?.span.line ?? 0) - line) <= 1, "\(index) \(shown(found))")
            #expect(found.diagnostics.count == 1, "\(index) \(shown(found))")
        }
        #expect(cases > 12)
    }

    @Test(
        arguments: [
            (
                "a.strings", "\"a\" = b c;\n\"d\" = \"e\";", "1:7 NUI407 the text of 'a' must be in quotes",
                "\"a\" = \"b c\";\n\"d\" = \"e\";"
            ),
            ("a.strings", "a = \"b\";", "1:1 NUI407 a key must be in quotes", "\"a\" = \"b\";"),
            ("a.strings", "\"a = \"b\";", "1:1 NUI407 the quote at the end of this key is missing", "\"a\" = \"b\";"),
            (
                "a.strings", "\"a\" = \"b;\n\"d\" = \"e\";", "1:7 NUI407 the quote at the end of this text is missing",
                "\"a\" = \"b\";\n\"d\" = \"e\";"
            ),
            ("a.strings", "\"a\" = b\";", "1:7 NUI407 the text of 'a' must be in quotes", "\"a\" = \"b\";"),
            ("a.strings", "\"a\" = \"b\";\n\"a\" = \"c\";", "2:1 NUI408 the key 'a' appears twice; this one is used", nil),
            ("a.strings", "\"a\" = \"b\"; /* c", "1:12 NUI407 this comment has no end", nil),
            ("a.json", "[\"a\"]", "1:1 NUI407 a table of texts must be an object: { \"key\": \"text\" }", nil),
            ("a.json", "{\"a\": 5, \"b\": \"c\"}", "1:7 NUI407 the text of 'a' must be in quotes", "{\"a\": \"5\", \"b\": \"c\"}"),
            ("a.json", "{\"a\": {\"b\": [\"}\"]}, \"c\": \"d\"}", "1:7 NUI407 the text of 'a' must be in quotes", nil),
            ("a.json", "{\"a\": \"b\",}", "1:10 NUI407 nothing follows this ','", "{\"a\": \"b\"}"),
            ("a.json", "{\"a\": \"b\"", "1:10 NUI407 '}' is missing at the end of the table", "{\"a\": \"b\"}"),
            ("a.json", "{\"a\": \"b\"} x", "1:12 NUI407 nothing may follow the table", nil),
            ("a.json", "{\"a\": \"\\ud83d\"}", "1:8 NUI407 this is not a character", nil),
            ("a.json", "{\"a\": \"\\u12\"}", "1:8 NUI407 '\\u' must be followed by four hexadecimal digits", nil),
            ("a.json", "", "1:1 NUI407 a table of texts must be an object: { \"key\": \"text\" }", nil),
        ] as [(String, String, String, String?)])
    func mistakesHavePlaceCauseAndMend(path: String, text: String, finding: String, mended: String?) {
        let found = table(text, path)
        #expect(shown(found) == [finding])
        #expect(found.text().contains("--> \(path):\(finding.prefix { $0 != " " })"))
        #expect(FixedText(found.source, found.diagnostics).text == mended ?? text)
    }

    @Test func filesThatCannotBeReadAreTold() {
        #expect(TextTable(file: "/nowhere/a.strings").diagnostics.map(\.id) == ["NUI402"])
        #expect(TextTable(file: "/tmp").diagnostics.map(\.id) == ["NUI404"])
        let latin = TextTable([0x22, 0x61, 0x22, 0x3D, 0x22, 0xE9, 0x22, 0x3B], path: "a.strings")
        #expect(latin.diagnostics.map(\.id) == ["NUI122"] && latin.texts == [:])
    }

    /// As Foundation writes them, and whatever the bytes are.
    @Test func anyTableOfJSONIsRead() throws {
        var random = Seeded(77)
        let letters = ["a", "\"", "\\", "\n", "\t", "é", "😀", "/", "{", "}", ":", ",", "\u{7}", " "]
        func word() -> String {
            (0..<Int.random(in: 0...6, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
        }
        for _ in 0..<300 {
            let texts = Dictionary(
                (0..<Int.random(in: 0...8, using: &random)).map { _ in (word(), word()) }, uniquingKeysWith: { first, _ in first })
            let bytes = Array(try JSONSerialization.data(withJSONObject: texts, options: Bool.random(using: &random) ? .prettyPrinted : []))
            let found = TextTable(bytes, path: "a.json")
            #expect(found.texts == texts && found.diagnostics == [], "\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test func mutatedTablesNeverTrap() {
        var random = Seeded(78)
        for (path, text) in [("a.strings", Self.strings), ("a.json", Self.json)] {
            for _ in 0..<3000 {
                var bytes = Array(text.utf8)
                for _ in 0..<Int.random(in: 1...5, using: &random) {
                    let at = Int.random(in: 0..<bytes.count, using: &random)
                    if Bool.random(using: &random) {
                        bytes.remove(at: at)
                    } else {
                        bytes.insert(Array("\"{}[]\\u=;:,\n/*\u{0}".utf8).randomElement(using: &random) ?? 0, at: at)
                    }
                }
                let found = TextTable(bytes, path: path)
                #expect(found.diagnostics.allSatisfy { $0.span.line >= 1 && !$0.message.isEmpty })
            }
        }
    }
}
