import Foundation
import NUI
import NUILoader
import TatamiViews
import Testing

/// A load that fails tells what `check` tells, over the corpus of faulty files of the language's own tests.
@Suite struct SameDiagnosticsTests {
    /// The cases' files, the main one as `/ui/main.nui`.
    private static func cases() throws -> [(title: String, files: [String: String])] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("NUITests/Corpus")
        var result: [(title: String, files: [String: String])] = []
        for url in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) where url.pathExtension == "txt"
        {
            var path: String?
            for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("== ") {
                    result.append((String(line.dropFirst(3)), [:]))
                    path = "/ui/main.nui"
                } else if line.hasPrefix(">> ") {
                    path = "/ui/" + line.dropFirst(3)
                } else if line == "--" {
                    path = nil
                } else if let path, !result.isEmpty {
                    result[result.count - 1].files[path, default: ""] += line + "\n"
                }
            }
        }
        return result
    }

    private static let placed = [
        "root = { view = { :class = LayoutView layout = { :class = GridLayout columns = \"*\" layoutItems = [{ column = 4 view = { :class = Label } }] } } title = 5 text = Nobody }",
        "state s = { root.view = { :class = Label font = { size = -1 } } } root = { view = { :class = Lable } }",
        "state s = { a.image = { file = \"none.png\" } } root = { view = { :class = ImageView :id = a image = { file = \"no.png\" } } }",
        "root = { view = { :class = Label font = { name = \"Nowhere\" size = 3 } textColor = \"zz\" } }",
    ]

    @Test func aFailedLoadTellsWhatTheCheckTells() throws {
        let cases = try Self.cases() + Self.placed.map { ("placed", ["/ui/main.nui": $0]) }
        var failed = 0
        for (title, files) in cases {
            let loader = NUILoader(root: Screen())
            loader.logger = .silent
            loader.reader = MemorySourceReader(files)
            let checked = loader.check(file: "/ui/main.nui")
            do {
                let warnings = try loader.load(file: "/ui/main.nui")
                #expect(warnings.allSatisfy { $0.severity == .warning }, "\(title)")
            } catch {
                failed += 1
                // A check does not need data.
                if error.diagnostics.map(\.id) == ["NUI708"] { continue }
                #expect(error.diagnostics.map(\.line) == checked.diagnostics.map(\.line), "\(title)")
                #expect(error.text == checked.text, "\(title)")
            }
        }
        #expect(cases.count > 100 && failed > 80, "\(failed) of \(cases.count)")
    }
}
