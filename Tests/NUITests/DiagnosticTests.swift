import Foundation
import TestSupport
import Testing

@testable import NUI

@Suite struct DiagnosticTests {
    @Test func everyCodeHasATitleOfItsOwn() {
        for code in DiagnosticCode.allCases { #expect(code.title != code.rawValue && !code.title.isEmpty) }
        #expect(Set(DiagnosticCode.allCases.map(\.title)).count == DiagnosticCode.allCases.count)
    }

    @Test func readsLikeACompilersMessage() {
        let text = "root = {\n    view = {\n        :class = UILabel\n        txet = \"Label\"\n    }\n}\n"
        let program = Program(text: text, path: "nui.nui")
        #expect(
            program.text(of: check(program, testSchema)) == """
                error[NUI203]: UILabel has no property 'txet'
                  --> nui.nui:4:9
                  |
                4 |         txet = "Label"
                  |         ^^^^ did you mean 'text'?
                3 |         :class = UILabel
                  |         ---------------- the class is set here
                fix: replace 'txet' with 'text'

                """)
    }

    @Test func namesTheOtherFileOfANote() {
        let reader = MemorySourceReader([
            "/main.nui": "import \"a.nui\"\nroot = { opacity = title }", "/a.nui": "\n\nconst title = \"x\"",
        ])
        let program = Program.load(path: "/main.nui", reader: reader)
        #expect(
            program.text(of: check(program, testSchema)) == """
                error[NUI204]: 'opacity' takes a number, not a string
                  --> /main.nui:2:20
                  |
                2 | root = { opacity = title }
                  |                    ^^^^^
                 --> /a.nui:3:15
                3 | const title = "x"
                  |               --- the value of 'title'

                """)
    }

    @Test func insertionsAndRemovalsAreDescribed() {
        let program = Program(text: "root = { opacity 1 } }", path: "a.nui")
        let text = program.text(of: program.diagnostics)
        #expect(text.contains("fix: insert ' =' at 1:17\n"))
        #expect(text.contains("fix: remove '}'\n"))
    }

    @Test func longLinesAndControlCharactersAreTamed() {
        let text = "root = { " + String(repeating: "a = 1 ", count: 1_000) + "b = .5 /*\u{1B}[31m\u{202E}*/ }"
        let shown = Program(text: text, path: "a.nui").text(of: Document(text, path: "a.nui").diagnostics)
        #expect(shown.split(separator: "\n").allSatisfy { $0.unicodeScalars.count < 200 })
        #expect(!shown.unicodeScalars.contains("\u{1B}"))
        #expect(!shown.unicodeScalars.contains("\u{202E}"))
        #expect(shown.contains("^^"))
    }

    @Test func isWrittenAsJSON() {
        let found = Document("const \"a\u{1}\\\" = .5\nconst b = .5", path: "a \"b\"\n.nui").diagnostics
        let json = Array(found.suffix(1)).json
        #expect(
            json == #"[{"id":"NUI109","severity":"error","file":"a \"b\"\n.nui","line":2,"column":11,"endLine":2,"endColumn":13,"#
                + #""message":"'.5' is not a number","hint":"did you mean 0.5?","#
                + #""fix":{"line":2,"column":11,"endLine":2,"endColumn":13,"replacement":"0.5","certain":true,"more":[]}}]"#)
        #expect([Diagnostic]().json == "[]")
        #expect(
            [Diagnostic(id: "X", severity: .warning, file: "f", span: .start, message: "\u{1}\t\u{7F}é")].json
                == #"[{"id":"X","severity":"warning","file":"f","line":1,"column":1,"endLine":1,"endColumn":1,"#
                + #""message":"\u0001\t\u007fé","hint":null,"fix":null}]"#)
    }

    @Test(arguments: [
        ("txet", "text"), ("widht", "width"), ("TEXT", "text"), ("colour", "color"), ("x", nil), ("heigth", "height"), ("zzzzzz", nil),
    ]) func suggestsTheNearestName(word: String, expected: String?) {
        #expect(Suggestion.nearest(to: word, among: ["right", "width", "text", "height", "color", "y"]) == expected)
    }

    @Test func aSwapIsOneStep() {
        #expect(Suggestion.distance(Array("widht".utf8), Array("width".utf8)) == 1)
        #expect(Suggestion.distance(Array("widht".utf8), Array("right".utf8)) == 2)
        #expect(Suggestion.distance([], Array("ab".utf8)) == 2)
        #expect(Suggestion.distance(Array("kitten".utf8), Array("sitting".utf8)) == 3)
    }

    @Test func distancesUpToALimitAreThoseOfAllRows() {
        let seed = Seeded.start("NUI_SEED")
        var random = Seeded(seed)
        func word() -> String {
            String((0..<Int.random(in: 0...9, using: &random)).map { _ in "abc1".randomElement(using: &random) ?? "a" })
        }
        for _ in 0..<2_000 {
            let (a, b) = (word(), word())
            let distance = Self.distance(Array(a.utf8), Array(b.utf8))
            for limit in 0...10 {
                let found = Suggestion.distance(Array(a.utf8), Array(b.utf8), atMost: limit)
                #expect(distance > limit ? found > limit : found == distance, "NUI_SEED=\(seed), \(a) and \(b), \(limit)")
            }
            if Suggestion.isSlip(a, for: b) { #expect(distance == 1, "NUI_SEED=\(seed), \(a) and \(b)") }
            if distance == 1, min(a.count, b.count) > 1, !(a + b).contains("1") {
                #expect(Suggestion.isSlip(a, for: b), "NUI_SEED=\(seed), \(a) and \(b)")
            }
        }
    }

    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var rows = [Array(0...b.count)]
        for i in 1..<a.count + 1 {
            var row = [i]
            for j in 1..<b.count + 1 {
                var cost = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, rows[i - 2][j - 2] + 1) }
                row.append(cost)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }

    @Test func everyIdIsUniqueAndExplained() {
        let ids = DiagnosticCode.allCases.map(\.rawValue)
        #expect(Set(ids).count == ids.count)
        #expect(ids == ids.sorted())
        #expect(ids.allSatisfy { $0.utf8.count == 6 && $0.hasPrefix("NUI") })
        #expect(Set(DiagnosticCode.allCases.map(\.title)).count == ids.count)
    }

    /// The corpus finds each diagnostic at least once; the limits, the loader, and what has no effect in Tatami's own layouts have tests of
    /// their own.
    @Test func everyIdIsFoundSomewhere() throws {
        let found = try CorpusCase.all().flatMap { check($0.program(), testSchema).map(\.id) }
        let elsewhere = [
            "NUI122", "NUI224", "NUI226", "NUI230", "NUI231", "NUI232", "NUI308", "NUI401", "NUI406", "NUI407", "NUI408", "NUI409",
            "NUI410", "NUI708", "NUI709", "NUI710",
        ]
        let missing = DiagnosticCode.allCases.map(\.rawValue).filter {
            !found.contains($0) && !$0.hasPrefix("NUI5") && !$0.hasPrefix("NUI6") && !elsewhere.contains($0)
        }
        #expect(missing == [])
    }
}
