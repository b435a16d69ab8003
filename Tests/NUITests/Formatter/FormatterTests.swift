import Foundation
import NUI
import TestSupport
import Testing

@Suite struct FormatterTests {
    private static let count = Seeded.count("NUI_FORMATS", otherwise: 1_000)
    private static let parts = 4

    /// `NUI_FORMATS=50000` tries as many; `NUI_SEED` repeats a run.
    @Test(arguments: 0..<parts) func generatedFilesKeepMeaningAndComments(part: Int) {
        let seed = Seeded.start("NUI_SEED")
        print("format seed: NUI_SEED=\(seed) part \(part)")
        for index in 0..<(Self.count / Self.parts) {
            let text = RandomFile.make(seed: seed &+ UInt64(index * Self.parts + part))
            guard !hasErrors(text) else {
                let found = Document(text, path: "a.nui").diagnostics.map { "\($0.span.line):\($0.span.column) \($0.id) \($0.message)" }
                Issue.record("seed \(seed &+ UInt64(index * Self.parts + part)): the generator made an error: \(found) in\n\(text)")
                return
            }
            expectFormats(text, "seed \(seed &+ UInt64(index * Self.parts + part))")
        }
    }

    @Test(arguments: try FormatCase.all()) func laysOutAsTheCasesSay(item: FormatCase) {
        guard !CorpusCase.isUpdating else { return }
        #expect(expectFormats(item.text, item.title) == item.expected)
    }

    @Test func updatesTheCasesOnRequest() throws {
        guard CorpusCase.isUpdating else { return }
        try FormatCase.rewrite()
    }

    @Test func theCorpusKeepsItsMeaning() throws {
        var count = 0
        for item in try CorpusCase.all() {
            for file in item.files where !hasErrors(file.text) {
                expectFormats(file.text, item.title)
                count += 1
            }
        }
        #expect(count > 120)
    }

    @Test func allFilesOfTheProjectKeepTheirMeaning() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
        var count = 0
        for folder in ["Examples", "Tests", "Benchmarks"] {
            let files = FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            while let url = files?.nextObject() as? URL {
                guard url.pathExtension == "nui" else { continue }
                let text = try String(contentsOf: url, encoding: .utf8)
                guard !hasErrors(text) else { continue }
                expectFormats(text, url.path)
                count += 1
            }
        }
        #expect(count > 30)
    }

    @Test(arguments: ["root = {", "root = { a = }", "root = { a 1 }", "a", "root = { a = \"x }", "root = { a = .5 }", "/*", "}"])
    func refusesWhatHasErrors(text: String) throws {
        let document = Document(text, path: "a.nui")
        do {
            _ = try document.formatted()
            Issue.record("formatted \(text)")
        } catch {
            guard case .errors(let found, let shown) = error else { throw error }
            #expect(found == document.diagnostics && !found.isEmpty)
            #expect(shown.contains("error[\(found[0].id)]: \(found[0].message)\n  --> a.nui:"))
        }
    }

    /// Two negations are no name of CSS, whatever separator or line break the layout puts before them.
    @Test(arguments: [
        "const a = min( 1,2 ,2 --gap )", "const a = [1 --gap]", "const a = [\n--gap]", "const a = 2 +\n\n--gap",
        "const a = 2 + // why\n--gap", "const a =\n--gap", "const a = \"\\(--gap) and \\(min(--gap, 2))\"",
        "const a = max(min(1, 2), --gap)",
    ])
    func keepsTwoNegations(text: String) {
        let text = "const gap = 8\n\(text)\n"
        #expect(!hasErrors(text))
        expectFormats(text, text)
    }

    @Test func refusesBytesThatAreNotUTF8() {
        #expect(throws: FormatRefusal.self) { try Document([0x61, 0xFF], path: "a.nui").formatted() }
    }

    /// Each line is indented by 400 blanks, which makes the file larger than may be read.
    @Test func refusesWhatBecomesTooLargeToRead() {
        let depth = 100
        let text =
            String(repeating: "a={\n", count: depth) + String(repeating: "a=1\n", count: 12_000) + String(repeating: "}", count: depth)
        #expect(!hasErrors(text))
        var isRefused = false
        do { _ = try Document(text, path: "a.nui").formatted() } catch { if case .meansSomethingElse = error { isRefused = true } }
        #expect(isRefused)
    }

    @Test func deepFilesAreLaidOut() {
        let text = String(repeating: "a={", count: 128) + String(repeating: "}", count: 128)
        let lines = expectFormats(text, "deep").split(separator: "\n")
        #expect(lines.allSatisfy { $0.utf8.count < 2_000 })
    }
}

/// A text and how it is laid out: `== title`, the text, `--`, the layout, in `Corpus/layouts.txt`. `→` stands for a tab, `·` for
/// a blank at the end of a line.
struct FormatCase: Sendable, CustomStringConvertible {
    var title: String
    var text = ""
    var expected = ""

    var description: String { title }

    private static let url = CorpusCase.folder.appendingPathComponent("layouts.txt")

    static func all() throws -> [FormatCase] {
        var result: [FormatCase] = []
        var isExpected = false
        for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("== ") {
                result.append(FormatCase(title: String(line.dropFirst(3))))
                isExpected = false
            } else if line == "--" {
                isExpected = true
            } else if !result.isEmpty {
                let plain = line.replacing("→", with: "\t").replacing("·", with: " ") + "\n"
                if isExpected { result[result.count - 1].expected += plain } else { result[result.count - 1].text += plain }
            }
        }
        return result.map { item in
            var item = item
            while item.expected.hasSuffix("\n\n") || item.expected == "\n" { item.expected.removeLast() }
            return item
        }
    }

    static func rewrite() throws {
        let items = try all().map { "== \($0.title)\n\(visible($0.text))--\n\(visible(expectFormats($0.text, $0.title)))\n" }
        try items.joined().write(to: url, atomically: true, encoding: .utf8)
    }

    private static func visible(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let end = line.reversed().prefix { $0 == " " }.count
            return (line.dropLast(end) + String(repeating: "·", count: end)).replacing("\t", with: "→")
        }.joined(separator: "\n")
    }
}
