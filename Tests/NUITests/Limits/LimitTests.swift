import Foundation
import NUI
import Testing

@Suite struct LimitTests {
    private func ids(_ text: String) -> [String] { Document(text, path: "a.nui").diagnostics.map(\.id) }
    private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    @Test func nestsUpToTheLimit() {
        #expect(ids("const a = " + repeated("[", 128) + repeated("]", 128)) == [])
        #expect(ids("const a = " + repeated("[", 129) + repeated("]", 129)) == ["NUI501"])
        #expect(ids("root = " + repeated("{ a = ", 128) + "1" + repeated("}", 128)) == [])
        #expect(ids("root = " + repeated("{ a = ", 129) + "1" + repeated("}", 129)) == ["NUI501"])
    }

    @Test(arguments: ["{", "[", "a={", "}", "]", "[{", "{]", "\"", "\\\"\n", "/*", "a.", "|", ":", "'", "const a=", "0x", "é"])
    func survivesRepetition(piece: String) {
        let text = "root = " + repeated(piece, 100_000)
        let document = Document(text, path: "a.nui")
        #expect(document.text == text)
        #expect(document.diagnostics.count <= Limits.diagnostics + 1)
        #expect(!document.diagnostics.isEmpty)
        #expect(covers(document))
    }

    @Test func refusesLargeFiles() {
        let document = Document([UInt8](repeating: 0x20, count: Limits.fileBytes + 1), path: "a.nui")
        #expect(document.diagnostics.map(\.id) == ["NUI502"])
        #expect(Document([UInt8](repeating: 0x20, count: Limits.fileBytes), path: "a.nui").diagnostics == [])
    }

    @Test func refusesLongNames() {
        #expect(ids("const \(repeated("a", 256)) = 1") == [])
        #expect(ids("const \(repeated("a", 257)) = 1") == ["NUI503"])
    }

    @Test func refusesLongStrings() {
        #expect(ids("const a = \"\(repeated("a", 65_536))\"") == [])
        #expect(ids("const a = \"\(repeated("a", 65_537))\"") == ["NUI504"])
    }

    @Test func refusesManyValues() {
        #expect(ids("const a = [\(repeated("1 ", 249_999))]") == [])
        let document = Document("const a = [\(repeated("1 ", 300_000))] const b = 1", path: "a.nui")
        #expect(document.diagnostics.map(\.id) == ["NUI505"])
        #expect(covers(document))
        // The value above the limit is that of an assignment, with and without another mistake around it.
        for text in ["const a = [\(repeated("1 ", 249_999))x = 1 ]", "root = { b = [\(repeated("1 ", 249_998))] c = 1  d = 2 }"] {
            let document = Document(text, path: "a.nui")
            #expect(document.diagnostics.contains { $0.id == "NUI505" })
            #expect(covers(document))
        }
    }

    @Test func refusesManyTokens() {
        let document = Document(repeated(";", 1_000_100), path: "a.nui")
        #expect(document.diagnostics.map(\.id) == ["NUI506"])
        #expect(covers(document))
    }

    @Test(arguments: [(500, "450 more findings are not shown"), (5_000, "950 more findings are not shown, and the rest is not checked")])
    func showsFiftyFindingsAndCountsTheRest(count: Int, message: String) {
        let found = Document("root = { \(repeated("a = .5 ", count)) }", path: "a.nui").diagnostics
        #expect(found.count == 51)
        #expect(found.dropLast().allSatisfy { $0.id == "NUI109" })
        #expect(found.last?.id == "NUI512")
        #expect(found.last?.message == message)
    }

    @Test func errorsAreShownBeforeWarnings() {
        let found = Document("const a = \"\(repeated("\\x", 60))\" const b = .5", path: "a.nui").diagnostics
        #expect(found.count == 51)
        #expect(found.contains { $0.id == "NUI109" })
    }

    // MARK: Imports

    private func load(_ files: [String: String]) -> [String] {
        Program.load(path: "/main.nui", reader: MemorySourceReader(files)).diagnostics.map(\.id)
    }

    @Test func importsNestUpToTheLimit() {
        for (depth, expected) in [(16, []), (17, ["NUI507"])] {
            var files = ["/main.nui": "import \"1.nui\""]
            for level in 1...depth { files["/\(level).nui"] = level < depth ? "import \"\(level + 1).nui\"" : "" }
            #expect(load(files) == expected)
        }
    }

    @Test func importsUpToTheLimit() {
        for (count, expected) in [(255, []), (256, ["NUI508"])] {
            var files: [String: String] = [:]
            for index in 1...count { files["/\(index).nui"] = "" }
            files["/main.nui"] = (1...count).map { "import \"\($0).nui\"\n" }.joined()
            #expect(load(files) == expected)
        }
    }

    @Test func refusesLargePrograms() {
        var files: [String: String] = [:]
        let blank = repeated(" ", Limits.fileBytes)
        for index in 1...4 { files["/\(index).nui"] = blank }
        files["/main.nui"] = (1...4).map { "import \"\($0).nui\"\n" }.joined()
        #expect(load(files) == ["NUI509"])
    }

    // MARK: Expansion

    private func checked(_ text: String) -> [String] {
        check(Program(text: text, path: "a.nui"), testSchema).map(\.id)
    }

    @Test func stylesReferUpToTheLimit() {
        for (count, expected) in [(32, []), (33, ["NUI510"])] {
            var text = "style s1 = { text = \"x\" }\n"
            for index in 2...count { text += "style s\(index) = { :style = s\(index - 1) }\n" }
            #expect(checked(text + "root = { view = { :class = UILabel :style = s\(count) } }") == expected)
        }
    }

    @Test func longChainsOfConstantsAreRefused() {
        let text = (1...20_000).map { "const c\($0) = c\($0 + 1)\n" }.joined() + "const c20001 = 5\nroot = { opacity = c1 }"
        #expect(checked(text) == ["NUI510"])
    }

    @Test func longCyclesAreTold() {
        let text = (1...20_000).map { "const c\($0) = c\($0 % 20_000 + 1)\n" }.joined() + "root = { opacity = c1 }"
        #expect(checked(text) == ["NUI302", "NUI510"])
    }

    @Test(arguments: [
        (1...20).map { "const c\($0) = [\(String(repeating: "c\($0 + 1) ", count: 10))]\n" }.joined()
            + "const c21 = 1\nroot = { tag = c1 }",
        (1...20).map { "style s\($0) = { :style = [\(String(repeating: "s\($0 + 1) ", count: 10))] }\n" }.joined()
            + "style s21 = { hidden = YES }\nroot = { view = { :class = View :style = s1 } }",
        (1...20).map { "style s\($0) = { \(String(repeating: "a = { :style = s\($0 + 1) } ", count: 10)) }\n" }.joined()
            + "style s21 = { hidden = YES }\nroot = { view = { :class = View :style = s1 } }",
    ]) func laughsAreRefusedAtOnce(text: String) {
        let found = checked(text)
        #expect(found.first == "NUI511")
        #expect(found.filter { $0 == "NUI511" }.count == 1)
    }

    @Test func sharedConstantsCountOnce() {
        let big = "const big = { :class = Track size = 1 \(repeated("tag = 1 ", 1_000)) }\n"
        let found = checked(big + "root = { \((1...1_000).map { "a\($0) = big " }.joined()) }")
        #expect(!found.contains("NUI511"))
    }

    @Test func nestingCountsAcrossStyles() {
        let inner = "style s = { tag = \(repeated("[", 100))1\(repeated("]", 100)) }\n"
        let text = inner + "root = { tag = \(repeated("[", 40)) { :class = View :style = s } \(repeated("]", 40)) }"
        #expect(checked(text) == ["NUI501"])
    }
}

/// The deepest input must do with the stack of a secondary thread.
@Suite struct StackTests {
    @Test(arguments: [
        "root = " + String(repeating: "{ a = { :class = View } subviews = [{ b = ", count: 42) + "1" + String(repeating: "}]}", count: 42),
        "root = " + String(repeating: "{ view = ", count: 128) + "1" + String(repeating: "}", count: 128),
        "const a = " + String(repeating: "[", count: 128) + String(repeating: "]", count: 128) + " root = { tag = a }",
        "const c0 = 1 " + (1...31).map { "const c\($0) = [[[[c\($0 - 1)]]]] " }.joined() + "root = { tag = c31 }",
        (1...30).map { "style s\($0) = { a = { :class = View subviews = [{ :style = s\($0 - 1) }] } }\n" }.joined()
            + "style s0 = { } root = { v = { :class = View :style = s30 } }",
    ]) func deepInputNeedsLittleStack(text: String) {
        nonisolated(unsafe) var count = -1
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            count = check(Program(text: text, path: "a.nui"), testSchema).filter { $0.id == "NUI501" }.count
            done.signal()
        }
        thread.stackSize = 256 << 10
        thread.start()
        done.wait()
        #expect(count == 0)
    }
}
