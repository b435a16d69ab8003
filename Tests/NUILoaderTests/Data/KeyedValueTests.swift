import NUI
import NUILoader
import TatamiControls
import TatamiData
import TatamiTesting
import TatamiViews
import Testing

/// Loops over values without fields: told apart by their places, or by themselves with `:key`.
@Suite struct KeyedValueTests {
    private func file(_ key: String) throws -> Shown {
        let file = Shown(
            ":model = { tags <-> [String] }",
            "{ :for tag in tags  \(key)  :index i  :class = Label  :id = label  text <- \"\\(i) \\(tag)\" }")
        try file.load(#"{"tags": ["a", "b", "c"]}"#)
        return file
    }

    private func write(_ tags: [String], to file: Shown) { file.write(.list(tags.map(DataValue.string)), to: "tags") }

    @Test func valuesWithAKeyKeepTheirViews() throws {
        let file = try file(":key tag")
        let before = file.labels
        write(["c", "x", "a"], to: file)
        #expect(file.texts == ["0 c", "1 x", "2 a"])
        #expect(file.labels[0] === before[2] && file.labels[2] === before[0])
        #expect(!before.contains { $0 === file.labels[1] })
        #expect(file.loader.object("label", row: "a", as: Label.self) === before[0])
    }

    @Test func valuesWithoutAKeyStayAtTheirPlaces() throws {
        let file = try file("")
        let before = file.labels
        write(["c", "x", "a"], to: file)
        #expect(file.texts == ["0 c", "1 x", "2 a"] && zip(file.labels, before).allSatisfy { $0 === $1 })
    }

    @Test func equalValuesAreToldOnceAndCounted() throws {
        let file = Shown(":model = { tags <-> [String] }", "{ :for tag in tags  :key tag  :class = Label  text <- tag }")
        try file.load(#"{"tags": ["a", "b", "a", "a"]}"#)
        #expect(file.texts == ["a", "b", "a", "a"])
        #expect(file.warnings.map(\.message) == ["tags[0] and tags[2] have the key \"a\""])
        let before = file.labels
        write(["b", "a", "a"], to: file)
        #expect(file.labels.map { label in before.firstIndex { $0 === label } } == [1, 0, 2])
    }

    @Test func keysOfLoopsThatRowsShareAreTold() throws {
        let file = Shown(
            "type Walk = { :key id  id = String  place = String }\n:model = { walks = [Walk] }",
            "{ :for walk in walks  :key place  :class = Label  text <- walk.place }")
        try file.load(#"{"walks": [{"id": "a", "place": "x"}, {"id": "b", "place": "y"}, {"id": "c", "place": "y"}]}"#)
        #expect(file.texts == ["x", "y", "y"])
        #expect(file.warnings.map(\.message) == ["walks[1] and walks[2] have the key \"y\""])
    }

    @Test(arguments: [
        ("{ :for tag in tags  :key tag  :class = TextField  text <-> tag }", "'tag' is read only"),
        (
            "{ :for tag in tags  :key 3  :class = Label  text <- tag }",
            "values without fields are told apart by themselves, or by their places without ':key'"
        ),
        (
            "{ :for day in days  :key day  :class = Label  text <- day as day short }",
            "'day' is a Day, and a key is a String, a Number, an Integer or a case"
        ),
        (
            "{ :for note in notes  :key note  :class = Label  text <- note ?? \"\" }",
            "'note' is a String?, and a key is a String, a Number, an Integer or a case"
        ),
    ])
    func whatIsNoKeyIsRefused(items: String, message: String) {
        let file = Shown(":model = { tags <-> [String]  days = [Day]  notes = [String?] }", items)
        let error = #expect(throws: NUILoadError.self) { try file.load(#"{"tags": [], "days": [], "notes": []}"#) }
        #expect(error?.diagnostics.map(\.message) == [message])
    }
}
