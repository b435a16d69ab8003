import Foundation
import Tatami
import Testing

/// Every example of Documentation/nui.md loads without a word, and makes views.
@Suite struct LanguagePageTests {
    private static let examples: [String] = {
        let file = Gallery.root.appendingPathComponent("Documentation/nui.md")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "```nui\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
    }()

    /// The data of the example that has a model.
    private static let data: [UInt8] = {
        let file = Gallery.root.appendingPathComponent("Documentation/nui.md")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return Array((text.components(separatedBy: "```json\n").dropFirst().first?.components(separatedBy: "```").first ?? "").utf8)
    }()

    /// Files that examples import, by their names: those behind "```nui name".
    private static let files: [String: String] = {
        let file = Gallery.root.appendingPathComponent("Documentation/nui.md")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let parts = text.components(separatedBy: "```nui ").dropFirst().compactMap { $0.components(separatedBy: "```").first }
        return Dictionary(parts.compactMap { part in part.firstIndex(of: "\n").map { ("/" + part[..<$0], String(part[$0...])) } }) { $1 }
    }()

    @Test func thereAreExamples() { #expect(Self.examples.count >= 3) }

    @Test(arguments: examples.indices) func theExampleLoads(number: Int) throws {
        let screen = Screen()
        let loader = NUILoader(root: screen)
        loader.reader = MemorySourceReader(Self.files)
        if Self.examples[number].contains(":model") { loader.data = .json(Self.data, name: "data.json") }
        #expect(try loader.load(text: Self.examples[number], name: "/example.nui").map(\.message) == [])
        for state in loader.states { try loader.loadState(state) }
        let root = ViewRoot(try #require(screen.view), text: try PangoTextEngine())
        root.layout(width: 320)
        #expect(root.placedViews().count > 1 && root.size.height > 0 && root.diagnostics.isEmpty)
    }
}
