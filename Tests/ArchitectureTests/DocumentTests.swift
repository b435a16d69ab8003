import Foundation
import Testing

@Suite struct DocumentTests {
    @Test(arguments: ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"])
    func everyPathThatIsNamedExists(document: String) throws {
        let text = SourceTree.text(document)
        #expect(!text.isEmpty, "\(document) is missing")
        let quoted = try Regex("`([A-Za-z0-9_.]+(?:/[A-Za-z0-9_.+-]*)+)`")
        let paths = text.matches(of: quoted).compactMap { $0.output[1].substring.map(String.init) }
        #expect(document != "ARCHITECTURE.md" || paths.count >= 20, "the table of places is missing")
        for path in paths where !path.hasPrefix("out/") && !path.hasPrefix(".build/") {
            #expect(
                FileManager.default.fileExists(atPath: SourceTree.root.appendingPathComponent(path).path),
                "\(document) names \(path)")
        }
    }

    @Test func filesStaySmall() {
        let lengths = SourceTree.swiftFiles("Sources").map {
            ($0.lastPathComponent, SourceTree.text($0).split(separator: "\n", omittingEmptySubsequences: false).count)
        }
        let sorted = lengths.map(\.1).sorted()
        #expect(!sorted.isEmpty && sorted[sorted.count / 2] < 150)
        for (name, length) in lengths { #expect(length <= 400, "\(name) has \(length) lines") }
    }

    @Test func theMakefileHasAtMostEightVerbs() throws {
        let verbs = SourceTree.text("Makefile").matches(of: try Regex("(?m)^[a-z]+:")).count
        #expect(verbs > 1 && verbs <= 8)
    }
}

/// The reference that `make docs` builds.
@Suite struct ReferenceCatalogueTests {
    /// Modules whose declarations people use; commands are not among them.
    private static let modules: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: SourceTree.root.appendingPathComponent("Sources").path)) ?? [])
        .filter { !$0.hasPrefix("C") && !["TatamiCommand", "TatamiProgram", "TatamiWindowProgram"].contains($0) }

    @Test func everyModuleHasAPageAndIsBuilt() {
        #expect(Self.modules.count >= 15)
        let script = SourceTree.text("Scripts/docs").split { !$0.isLetter }.map(String.init)
        for module in Self.modules {
            #expect(SourceTree.text("Sources/\(module)/\(module).docc/\(module).md").hasPrefix("# ``\(module)``\n\n"), "\(module)")
            #expect(script.contains(module), "Scripts/docs does not build \(module)")
        }
    }
}
