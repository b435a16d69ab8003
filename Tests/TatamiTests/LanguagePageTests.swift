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

    @Test func thereAreExamples() { #expect(Self.examples.count >= 3) }

    @Test(arguments: examples.indices) func theExampleLoads(number: Int) throws {
        let screen = Screen(), loader = NUILoader(root: screen)
        #expect(try loader.load(text: Self.examples[number]).map(\.message) == [])
        for state in loader.states { try loader.loadState(state) }
        let root = ViewRoot(try #require(screen.view), text: try PangoTextEngine())
        root.layout(width: 320)
        #expect(root.placedViews().count > 1 && root.size.height > 0 && root.diagnostics.isEmpty)
    }
}
