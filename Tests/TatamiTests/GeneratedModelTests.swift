import Foundation
import Tatami
import Testing

/// `Generated/PeopleModel.swift`, which this target compiles, is what `tatami generate swift people.nui --model` writes, and a program with
/// it loads the file. UPDATE_GOLDENS=1 writes it anew.
@Suite struct GeneratedModelTests {
    private static let folder = Gallery.root.appendingPathComponent("Tests/TatamiTests/Generated")
    private static let file = folder.appendingPathComponent("people.nui").path

    @Test func whatIsCompiledIsWhatIsGenerated() throws {
        let source = SwiftModelSource(Program.load(path: Self.file))
        #expect(source.hasModel && source.isTypeNameFree && source.diagnostics.isEmpty)
        let file = Self.folder.appendingPathComponent(source.typeName + ".swift")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" { try AtomicFile.write(Array(source.text.utf8), to: file.path) }
        #expect(try String(contentsOf: file, encoding: .utf8) == source.text)
    }

    private func person(_ id: Int, _ name: String, _ role: Role = .guest) throws -> Person {
        Person(
            id: id, name: name, born: try #require(CalendarDate(iso: "1990-05-03")), seen: Date(timeIntervalSince1970: 60),
            tint: Color(0x2563EB), classValue: "3b", self_: true, initValue: 1, awaitValue: false, yieldValue: 2, role: role,
            home: Place(town: "Graz"))
    }

    private func texts(_ loader: NUILoader) -> [String] {
        func all(_ view: View) -> [View] { [view] + view.subviews.flatMap(all) }
        return loader.shownView.map(all)?.compactMap { ($0 as? Label)?.text } ?? []
    }

    @Test func aProgramLoadsTheFileWithItsModel() throws {
        let model = PeopleModel(
            people: [try person(1, "Ada"), try person(2, "Bo", .owner)], home: Place(town: "Linz"), total: 3, title: "People")
        let loader = NUILoader(root: Screen())
        try loader.load(file: Self.file, model: model)
        #expect(texts(loader) == ["People: 2 of 3", "Ada, Graz, 3b"])
        model.people[0].classValue = "4a"
        model.people[0].home.town = "Wels"
        loader.update()
        #expect(texts(loader) == ["People: 2 of 3", "Ada, Wels, 4a"])
        #expect(PeopleModel.nuiRecord.schemas.map(\.name) == ["PeopleModel", "Person", "Place", "ArrayValue"])
    }

    @Test func heldFieldsAreTypedProperties() throws {
        let model = PeopleModel(
            people: [try person(1, "Ada"), try person(2, "Bo", .owner)], home: Place(town: "Linz"), total: 3, title: "")
        let screen = try People(NUILoader(root: Screen()), file: Self.file, data: .model(model))
        #expect(screen.draft == "nobody" && screen.name.text == "nobody" && screen.filter == .guest && screen.door == .open)
        #expect(screen.limit == 12 && screen.part == 0.25 && !screen.isOpen)
        screen.draft = "Cy"
        screen.filter = .owner
        screen.isOpen = true
        screen.loader.update()
        #expect(screen.name.text == "Cy" && screen.draft == "Cy" && screen.loader.held("draft") == .string("Cy"))
        #expect(texts(screen.loader) == [": 2 of 3", "Bo, Graz, 3b", "Open"])
        try screen.apply(.brief)
    }

    /// JSON may give a field that the loader would hold otherwise.
    @Test func propertiesHaveTheValuesOfTheDataToo() throws {
        let loader = NUILoader(root: Screen())
        let json = #"{"people": [], "home": {"town": "Linz"}, "total": 0, "title": "", "draft": "From JSON", "limit": 5}"#
        let screen = try People(loader, file: Self.file, data: .json(Array(json.utf8), name: "people.json"))
        #expect(screen.draft == "From JSON" && screen.limit == 5 && loader.held("draft") == nil)
        #expect(loader.held("isOpen", as: Bool.self) == false && loader.held("isOpen", as: String.self) == nil)
        screen.limit = 6
        #expect(screen.limit == 6)
    }

    private func findings(_ text: String) -> [String] {
        SwiftModelSource(Program(text: text + "\nroot = { }", path: "a.nui")).diagnostics.map {
            "\($0.span.line):\($0.span.column) \($0.message)"
        }
    }

    @Test func namesAndTypesThatSwiftCannotHaveAreRefused() {
        #expect(findings("type Walk = { title = String }\n:model = { walks = [Walk]  best = Walk? }") == [])
        #expect(
            findings("type Walk = { classValue = String  class = String }\n:model = { walk = Walk }") == [
                "1:36 'class' would be a second 'Walk.classValue' in Swift"
            ])
        #expect(findings("type A = { x = Number  _x = Number }\n:model = { a = A }") == ["1:24 the generated class itself needs 'A._x'"])
        #expect(
            findings("type Size = Small | small\n:model = { size = Size }") == ["1:21 'small' would be a second 'Size.small' in Swift"])
        #expect(findings("type AModel = { x = Number }\n:model = { a = AModel }") == ["1:6 the generated class itself needs 'AModel'"])
    }
}
