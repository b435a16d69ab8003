import Foundation
import Testing

@Suite struct PreviewDataTests {
    private func tatami(_ previews: String) throws -> Tatami {
        let tatami = try Tatami()
        try tatami.write(
            """
            type Mood = Sunny | Rainy
            type Walk = { :key id  id = String  title = String  note = String?  done = NO }
            :model = { walks = [Walk]  mood = Mood  length = Number }
            const head = "Walks"
            const none = "-"
            \(previews)
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                { :class = Label  text <- "\\(head) \\(mood) \\(length)" }
                { :for w in walks  :class = Label  text <- "\\(w.title) \\(w.note ?? none) \\(w.done ? 1 : 0)" }
            ] } } }
            """, to: "walks.nui")
        try tatami.write(#"{"walks": [{"id": "a", "title": "Lake"}], "mood": "Rainy", "length": 4}"#, to: "walks.json")
        return tatami
    }

    /// Renders a preview as SVG and returns the texts in it.
    private func texts(_ tatami: Tatami, _ preview: String, _ more: String...) throws -> String {
        let result = try tatami.run(["render", "walks.nui", "--preview", preview, "-o", "out.svg"] + more)
        #expect(result.code == 0 && result.errors == "", "\(result.errors)")
        try tatami.write(String(decoding: try tatami.bytes("out.svg"), as: UTF8.self), to: "last.svg")
        return String(decoding: try tatami.bytes("last.svg"), as: UTF8.self)
    }

    /// The picture of a file that has the same texts without data.
    private func picture(_ tatami: Tatami, _ lines: [String]) throws -> String {
        let labels = lines.map { "{ :class = Label  text = \"\($0)\" }" }.joined(separator: "\n")
        try tatami.write(
            "root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [\n\(labels)\n] } } }",
            to: "plain.nui")
        let result = try tatami.run("render", "plain.nui", "-o", "plain.svg")
        #expect(result.code == 0, "\(result.errors)")
        return String(decoding: try tatami.bytes("plain.svg"), as: UTF8.self)
    }

    @Test func anObjectReplacesFieldsOfTheModelAndConstants() throws {
        let tatami = try tatami(
            """
            preview full = { data = { head = "All"  mood = Sunny  length = -2.5
                walks = [{ id = "x"  title = "Hill"  note = "wet"  done = YES } { id = "y"  title = "Pond"  note = nil }] } }
            preview part = { data = { mood = Mood.Sunny } }
            """)
        let full = ["All Sunny -2.5", "Hill wet 1", "Pond - 0"]
        #expect(try texts(tatami, "full") == picture(tatami, full))
        // The preview wins over the file, which gives the rest.
        #expect(try texts(tatami, "full", "--data", "walks.json") == picture(tatami, full))
        #expect(try texts(tatami, "part", "--data", "walks.json") == picture(tatami, ["Walks Sunny 4", "Lake - 0"]))
        try tatami.write(#"{"walks": [], "length": 1}"#, to: "less.json")
        #expect(try texts(tatami, "part", "--data", "less.json") == picture(tatami, ["Walks Sunny 1"]))
        let missing = try tatami.run("render", "walks.nui", "--preview", "part")
        #expect(missing.code == 1 && missing.errors.contains("no data is given, and walks, length have no default"), "\(missing.errors)")
    }

    @Test func aFileReplacesAllData() throws {
        let tatami = try tatami("preview file = { data = \"part/own.json\" }")
        try tatami.write(#"{"walks": [], "mood": "Sunny", "length": 9}"#, to: "part/own.json")
        #expect(try texts(tatami, "file") == picture(tatami, ["Walks Sunny 9"]))
        #expect(try texts(tatami, "file", "--data", "walks.json") == picture(tatami, ["Walks Sunny 9"]))
        let all = try tatami.run("render", "walks.nui", "--all-previews", "-o", "out")
        #expect(all.code == 0 && all.output.hasPrefix("out/walks-file.png"), "\(all.errors)")
        #expect(try tatami.run("frames", "walks.nui", "--overflow", "--data", "walks.json").errors == "")
    }

    @Test(arguments: [
        ("data = { mood = Foggy }", "this is the name 'Foggy', not a case of Mood"),
        ("data = { length = \"4 km\" }", "this is a string, not a Number"),
        ("data = { walks = [{ id = \"a\" }] }", "this Walk has no 'title'"),
        ("data = { walks = [{ id = \"a\"  titel = \"b\" }] }", "Walk has no field 'titel'"),
        ("data = { walk = [] }", "there is no constant and no field 'walk' that a preview could replace"),
        ("data = \"none.json\"", "there is no file \"none.json\""), ("data = 4", "or the name of a JSON file, not a whole number"),
        ("data = \"wrong.json\"", "$.length is true, not a Number"),
    ])
    func faultsAreFoundByTheCheck(data: String, words: String) throws {
        let tatami = try tatami("preview a = { \(data) }")
        try tatami.write(#"{"walks": [], "mood": "Sunny", "length": true}"#, to: "wrong.json")
        let check = try tatami.run("check", "walks.nui")
        #expect(check.code == 1 && check.output.contains(words), "\(check.output)")
        let render = try tatami.run("render", "walks.nui", "--preview", "a")
        #expect(render.code == 1 && render.errors.contains(words), "\(render.errors)")
    }
}
