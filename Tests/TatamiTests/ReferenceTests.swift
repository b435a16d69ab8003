import Foundation
import Tatami
import Testing

/// The reference page says what the tables say. UPDATE_GOLDENS=1 writes it anew.
@Suite struct ReferenceTests {
    private let page = Gallery.root.appendingPathComponent("Documentation/nui-reference.md")

    @Test func thePageIsWhatTheTablesSay() throws {
        let text = NUISchema().described.markdown(title: "Classes of NUI")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" { try AtomicFile.write(Array(text.utf8), to: page.path) }
        #expect(try String(contentsOf: page, encoding: .utf8) == text)
    }

    /// Nothing of the tables is left out.
    @Test func everythingHasItsPlaceOnThePage() throws {
        let text = try String(contentsOf: page, encoding: .utf8)
        let schema = NUISchema().schema
        for item in schema.classes {
            #expect(text.contains("\n## \(item.name)\n"))
            for name in item.aliases + item.properties.flatMap({ [$0.name] + $0.aliases }) {
                #expect(text.contains("`\(name)`"), "\(item.name) \(name)")
            }
        }
        for item in schema.enums {
            for name in item.cases.flatMap({ [$0.name] + $0.aliases }) { #expect(text.contains(name), "\(item.name) \(name)") }
        }
    }

    /// A default is what a file may write: set to it, a property has it still.
    @Test func everyDefaultCanBeWritten() throws {
        let schema = NUISchema().described
        var tried = 0
        for item in schema.classes where !item.isAbstract && schema.isClass(item.name, orBelow: "View") {
            for property in item.properties {
                guard let text = property.defaultText else { continue }
                let loader = NUILoader(root: Screen())
                let found = try loader.load(text: "root = { view = { :class = \(item.name)  \(property.name) = \(text) } }")
                #expect(found.isEmpty, "\(item.name).\(property.name) = \(text)")
                tried += 1
            }
        }
        #expect(tried > 25)
    }
}
