import Foundation
import Tatami
import Testing

/// Code in documents is code that is compiled, or a file that loads.
@Suite struct ReadmeTests {
    private var readme: String { (try? String(contentsOf: Gallery.root.appendingPathComponent("README.md"), encoding: .utf8)) ?? "" }

    @Test func theFirstScreenIsTheExampleThatIsCompiled() throws {
        let example = try String(contentsOf: Gallery.root.appendingPathComponent("Examples/FirstScreen/main.swift"), encoding: .utf8)
        #expect(example.contains("ViewRoot"))
        #expect(readme.contains("```swift\n\(example)```"))
    }

    @Test func theFirstWindowIsTheExampleThatIsCompiled() throws {
        let example = try String(contentsOf: Gallery.root.appendingPathComponent("Examples/FirstWindow/main.swift"), encoding: .utf8)
        #expect(example.contains("Application.shared.run()") && readme.contains("```swift\n\(example)```"))
    }

    @Test func theSameInNUILoads() throws {
        let blocks = readme.components(separatedBy: "```\n")
        let file = try #require(blocks.first { $0.hasPrefix("root = {") })
        let screen = Screen()
        let loader = NUILoader(root: screen)
        #expect(try loader.load(text: file).isEmpty)
        let view = try #require(screen.view)
        let root = ViewRoot(view, text: try PangoTextEngine())
        root.layout(width: 320)
        #expect(loader.object("save", as: Button.self)?.frame.maxX == 304)
    }
}
