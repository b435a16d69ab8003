import Foundation
import Tatami
import Testing

/// The classes of `Generated`, which this target compiles, are what would be generated now, and find their objects.
/// UPDATE_GOLDENS=1 writes them anew.
@Suite struct GeneratedTests {
    private static let folder = Gallery.root.appendingPathComponent("Tests/TatamiTests/Generated")
    private static let words = folder.appendingPathComponent("words.nui").path

    private static let people = folder.appendingPathComponent("people.nui").path

    private static func gallery(_ name: String) -> String { Gallery.folder.appendingPathComponent(name).path }

    private func source(_ path: String, name: String? = nil, isPublic: Bool = false) -> SwiftSource {
        SwiftSource(Program.load(path: path), NUISchema().schema, typeName: name, isPublic: isPublic)
    }

    @Test(arguments: [
        gallery("card.nui"), gallery("now-playing.nui"), gallery("nuiloader-demo.nui"), gallery("start-screen.nui"), gallery("walks.nui"),
        words, people,
    ])
    func whatIsCompiledIsWhatIsGenerated(path: String) throws {
        let source = source(path)
        let file = Self.folder.appendingPathComponent(source.typeName + ".swift")
        #expect(source.isTypeNameFree && source.diagnostics.isEmpty)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" { try AtomicFile.write(Array(source.text.utf8), to: file.path) }
        #expect(try String(contentsOf: file, encoding: .utf8) == source.text)
    }

    /// A class for every other file of the gallery can be generated as well.
    @Test func everyGalleryFileHasAClass() throws {
        for entry in Gallery.entries {
            let source = source(Self.gallery(entry.name + ".nui"), isPublic: true)
            #expect(source.isTypeNameFree && source.diagnostics.isEmpty, "\(entry)")
            #expect(source.text.contains("public final class \(source.typeName) {"))
        }
    }

    @Test func objectsAreFoundWithTheirTypes() throws {
        let card = try Card(NUILoader(root: Screen()), file: Self.gallery("card.nui"))
        #expect(card.title.textColor == Color(hex: "FFFFFF") && card.title === card.loader.object("title"))
        let words = try Words(NUILoader(root: Screen()), file: Self.words)
        #expect(words.row.axis == .horizontal && words.first_entry === words.entry)
        let walks = try Walks(NUILoader(root: Screen()), file: Self.gallery("walks.nui"))
        #expect(walks.lakeHead.text == "Along the shore" && walks.ridgeDetail === walks.loader.object("ridge.detail"))
        try walks.apply(.brief)
        #expect(walks.townDetail.visibility == .collapsed)
        try walks.apply(.full)
        #expect(walks.townDetail.visibility == .visible)
        #expect(words.view === words.loader.outlet("view") && words.`class` === words.loader.object("class"))
    }

    @Test func statesAreApplied() throws {
        let words = try Words(NUILoader(root: Screen()), file: Self.words)
        let texts = try Words.State.allCases.map { state in
            try words.apply(state)
            return words.`class`.text
        }
        #expect(texts == ["in", "url", "default", "out", "a"])
        #expect(Words.State.allCases.map(\.rawValue) == ["LoggedIn", "URLShown", "default", "logged_out", "A"])
    }

    @Test func aFileThatLacksAnObjectIsTold() throws {
        do {
            _ = try Card(NUILoader(root: Screen()), file: Self.words)
            Issue.record("words.nui has no root that is a view")
        } catch {
            #expect(error.diagnostics.map(\.message) == ["there is no object 'root' of type LayoutView"])
        }
    }

    private func findings(_ text: String, name: String? = nil) -> [String] {
        SwiftSource(Program(text: text, path: "a.nui"), NUISchema().schema, typeName: name).diagnostics.map {
            "\($0.span.line):\($0.span.column) \($0.id) \($0.message)"
        }
    }

    @Test func namesThatWouldBeOneInSwiftAreRefused() {
        #expect(
            findings("state Sent = { }\nstate sent = { }\nroot = { view = { :class = Label } }") == [
                "2:7 NUI605 'sent' would be a second 'State.sent' in Swift"
            ])
        #expect(
            findings("root = { view = { :class = LayoutView :id = a subviews = [{ :class = Label :property = a }] } }") == [
                "1:88 NUI605 'a' would be a second 'A.a' in Swift"
            ])
        #expect(
            findings("root = { view = { :class = LayoutView :id = loader subviews = [{ :class = Label :property = apply }] } }", name: "X")
                == [
                    "1:45 NUI605 the generated class itself needs 'X.loader'",
                    "1:93 NUI605 the generated class itself needs 'X.apply'",
                ])
        #expect(findings("root = { view = { :class = Label :id = __ } }") == ["1:40 NUI605 '__' is not a valid name in Swift"])
        #expect(findings("root = { view = { :class = Label :id = a :property = a } }") == [])
        let template = "template t = { :class = LayoutView  subviews = [{ :class = Label  :id = b }] }\n"
        #expect(
            findings(
                template + "root = { view = { :class = LayoutView  subviews = [{ :template = t  :id = a } { :class = Label  :id = aB }] } }"
            ) == [
                "2:103 NUI605 'aB' would be a second 'A.aB' in Swift"
            ])
        #expect(findings(template + "root = { view = { :template = t } }") == [])
    }

    @Test func aTypeNameThatIsTakenIsNotFree() {
        let program = Program(text: "root = { }", path: "a.nui")
        let schema = NUISchema().schema
        for name in ["Label", "ItemLayout", "NUILoader", "class", "1a", "a-b", "", "State", "Self", "_"] {
            #expect(!SwiftSource(program, schema, typeName: name).isTypeNameFree, "\(name)")
        }
        for (file, name) in [
            ("contact-form.nui", "ContactForm"), ("ui/my screen.nui", "MyScreen"), ("2nd.nui", "File2nd"), ("é.nui", "File"),
        ] {
            #expect(SwiftSource(Program(text: "root = { }", path: file), schema).typeName == name)
        }
    }
}
