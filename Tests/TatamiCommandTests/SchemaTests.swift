import Foundation
import Testing

@Suite struct SchemaTests {
    private static let schema = """
        { "version": 1, "root": "SignIn",
          "classes": [
            { "name": "SignIn", "abstract": true, "properties": [{ "name": "view", "type": { "object": "View" } }],
              "actions": [{ "name": "send", "doc": "Sends it." }] },
            { "name": "Badge", "aliases": ["Sticker"], "parent": "Label", "swift": "Own.Badge", "doc": "A number.",
              "properties": [{ "name": "count", "type": "integer", "default": "3", "doc": "How many." },
                             { "name": "mood", "type": { "enum": "Mood" } }] }
          ],
          "enums": [{ "name": "Mood", "cases": [{ "name": "Happy", "aliases": ["Glad"] }, { "name": "Sad" }] }] }
        """

    private func tatami(_ text: String? = nil) throws -> Tatami {
        let tatami = try Tatami()
        try tatami.write(Self.schema, to: "schema.json")
        if let text { try tatami.write(text, to: "own.nui") }
        return tatami
    }

    // MARK: check --schema

    @Test func filesAreCheckedAgainstTheProgramsClasses() throws {
        let good = try tatami("root = { view = { :class = Badge  :id = b  count = 2  mood = Glad } }")
        let fine = try good.run("check", "own.nui", "--schema", "schema.json")
        #expect(fine.code == 0 && fine.output == "1 file: 0 errors, 0 warnings\n", "\(fine.output)")
        let without = try good.run("check", "own.nui")
        #expect(without.code == 1 && without.output.contains("NUI203"))

        let bad = try tatami(
            "root = { view = { :class = Badgee  cout = 2 } view = { :class = Badge  cuont = \"2\"  mood = Hapy }\n"
                + " view = { :class = Button  :property = veiw  action = { selector = \"sned\" } } }")
        let found = try bad.run("check", "own.nui", "--schema", "schema.json", "--json")
        #expect(found.code == 1)
        for id in ["NUI201", "NUI203", "NUI205", "NUI221"] { #expect(found.output.contains(id), "\(id)") }
        for name in ["'Badge'", "'count'", "'Happy'", "'view'", "'send'"] {
            #expect(found.output.contains("did you mean \(name)"), "\(name)")
        }
    }

    // MARK: render, frames and explain --schema

    @Test func ownClassesAreShownAsWhatTheyAreBelow() throws {
        let tatami = try tatami(
            "root = { view = { :class = LayoutView  :id = v  layout = { :class = VerticalLayout  layoutItems = [{ view = { :class = Sticker  :id = b  text = \"Hi\"  count = 3 } }] } } }"
        )
        let frames = try tatami.run("frames", "own.nui", "--schema", "schema.json", "--size", "100x50")
        #expect(frames.code == 0 && frames.output.contains("  Badge b (") && frames.output.contains("\"Hi\""), "\(frames.output)")
        #expect(frames.errors == "warning: Badge is shown as Label; only the program knows what it does itself\n", "\(frames.errors)")
        #expect(try tatami.run("render", "own.nui", "--schema", "schema.json", "-o", "own.svg").code == 0)
        #expect(String(decoding: try tatami.bytes("own.svg"), as: UTF8.self).contains("Hi"))
        let why = try tatami.run("explain", "own.nui", "--schema", "schema.json", "--view", "b")
        #expect(why.code == 0 && why.output.hasPrefix("Badge b\n"), "\(why.output)")
        #expect(try tatami.run("frames", "own.nui").code == 1)
        // A root of the program's own shows its view, too.
        try tatami.write("root = { view = { :class = View  :id = only } }", to: "plain.nui")
        #expect(try tatami.run("frames", "plain.nui", "--schema", "schema.json").errors == "")
        try tatami.write("root = { }", to: "none.nui")
        #expect(try tatami.run("frames", "none.nui", "--schema", "schema.json").errors == "error: none.nui: the root has no view to show\n")
    }

    @Test func layoutsOfTheProgramsOwnCannotBeShown() throws {
        let tatami = try Tatami()
        let classes =
            #"{"name":"Ring","parent":"Layout","properties":[{"name":"radius","type":"number"}]},{"name":"Line","parent":"HorizontalLayout"}"#
        try tatami.write(#"{"version":1,"root":"Screen","classes":[\#(classes)]}"#, to: "s.json")
        func file(_ layout: String) -> String { "root = { view = { :class = LayoutView  layout = { :class = \(layout) } } }" }
        try tatami.write(file("Ring  radius = 4"), to: "ring.nui")
        let refused = try tatami.run("render", "ring.nui", "--schema", "s.json", "-o", "ring.png")
        #expect(
            refused.code == 1 && refused.errors == "error: Ring is a layout class of the program, and only the program can lay it out\n")
        #expect(try !tatami.contents().contains("ring.png"))
        try tatami.write(file("Line"), to: "line.nui")
        let shown = try tatami.run("frames", "line.nui", "--schema", "s.json")
        #expect(shown.code == 0 && shown.errors.hasPrefix("warning: Line is shown as HorizontalLayout;"))
    }

    @Test(arguments: [
        ("{", "this is not JSON"), (#"{"version":9}"#, "version 9 is not supported; this tool reads version 1"),
        (#"{"version":1,"root":"A","classes":[{"name":"A","parent":"A"}]}"#, "A inherits from itself: A < A"),
        (#"{"version":1,"root":"A","classes":[{"name":"A"},{"name":"Label"}]}"#, "two classes are called Label"),
        (#"{"version":1,"root":"Scren"}"#, "the root has the unknown class Scren; did you mean Screen?"),
    ])
    func aSchemaThatIsWrongIsTold(text: String, problem: String) throws {
        let tatami = try Tatami()
        try tatami.write(text, to: "s.json")
        for command in [["check", "form.nui"], ["schema"], ["frames", "form.nui"], ["generate", "swift", "form.nui"]] {
            let result = try tatami.run(command + ["--schema", "s.json"])
            #expect(result.code == 1 && result.output == "" && result.errors.hasPrefix("error: s.json: "), "\(command)")
            #expect(result.errors.contains(problem), "\(result.errors)")
        }
    }

    @Test func aSchemaThatIsNotThereIsTold() throws {
        let result = try Tatami().run("check", "form.nui", "--schema", "none.json")
        #expect(result.code == 1 && result.errors == "error: none.json: there is no such file\n")
    }

    // MARK: schema

    @Test func theListAndATableArePrinted() throws {
        let tatami = try tatami()
        let list = try tatami.run("schema")
        #expect(list.code == 0 && list.output.contains("\nLabel                  View           Shows text.\n"))
        let label = try tatami.run("schema", "Label")
        #expect(label.code == 0 && label.output.hasPrefix("Label, subclass of View\nShows text.\n\nProperties:\n"))
        #expect(try tatami.run("schema", "NUILabel").output.hasPrefix("UILabel (NUILabel), subclass of Label\n"))
        #expect(
            label.output.contains(
                "  numberOfLines              integer, 0 or more                      0                 The maximum number of lines"))
        #expect(label.output.contains("Properties of View:") && label.output.contains("Also alpha."))
        #expect(label.output.contains("  TextAlignment       Start (Natural), Center, End"))
        let own = try tatami.run("schema", "Badge", "--schema", "schema.json")
        #expect(
            own.output.hasPrefix(
                "Badge (Sticker), subclass of Label\nA number.\n\nProperties:\n  count  integer  3  How many.\n  mood   Mood\n"))
        #expect(try tatami.run("schema", "SignIn", "--schema", "schema.json").output.contains("Actions:\n  send  Sends it.\n"))
    }

    @Test func jsonIsASchemaFile() throws {
        let tatami = try tatami()
        let whole = try tatami.run("schema", "--json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(whole.output.utf8)) as? [String: Any])
        let names = (object["classes"] as? [[String: Any]])?.compactMap { $0["name"] as? String } ?? []
        #expect(whole.code == 0 && object["version"] as? Int == 1 && names.contains("GridLayout") && names.count > 30)
        let one = try tatami.run("schema", "Badge", "--json", "--schema", "schema.json")
        #expect(one.output.contains(#"{"name":"count","type":"integer","default":"3","doc":"How many."}"#))
        #expect(one.output.contains(#""name":"View""#) && !one.output.contains("ScrollView"))
    }

    @Test func anUnknownClassIs2WithASuggestion() throws {
        let result = try Tatami().run("schema", "Lable")
        #expect(result.code == 2 && result.output == "" && result.errors.contains("there is no class 'Lable'; did you mean 'Label'?"))
        #expect(try Tatami().run("schema", "Label", "--markdown").code == 2)
    }

    // MARK: generate

    @Test func aSwiftClassIsWrittenAndKeptUpToDate() throws {
        let tatami = try tatami("state Sent = { b.count = 1 }\nroot = { view = { :class = Badge  :id = b  :property = view } }")
        let command = ["generate", "swift", "own.nui", "--schema", "schema.json"]
        let printed = try tatami.run(command)
        #expect(printed.code == 0 && printed.output.contains("    let b: Own.Badge\n") && printed.output.contains("case sent = \"Sent\""))
        #expect(try tatami.run(command + ["-o", "Own.swift", "--check"]).code == 1)
        #expect(try tatami.run(command + ["-o", "Own.swift"]).code == 0)
        #expect(String(decoding: try tatami.bytes("Own.swift"), as: UTF8.self) == printed.output)
        #expect(try tatami.run(command + ["-o", "Own.swift", "--check"]).code == 0)
        try tatami.write("root = { view = { :class = Badge  :id = c  :property = view } }", to: "own.nui")
        let stale = try tatami.run(command + ["-o", "Own.swift", "--check"])
        #expect(stale.code == 1 && stale.errors.contains("Own.swift is not up to date"))
        #expect(String(decoding: try tatami.bytes("Own.swift"), as: UTF8.self) == printed.output)
    }

    @Test func aFaultyFileAndTakenNamesAreRefused() throws {
        let tatami = try tatami("root = { view = { :class = Lable } }")
        let faulty = try tatami.run("generate", "swift", "own.nui", "-o", "Own.swift")
        #expect(faulty.code == 1 && faulty.errors.contains("NUI201"))
        #expect(try !tatami.contents().contains("Own.swift"))
        try tatami.write("state a = { }\nstate A = { }\nroot = { view = { :class = Label } }", to: "own.nui")
        let taken = try tatami.run("generate", "swift", "own.nui")
        #expect(taken.code == 1 && taken.output == "" && taken.errors.contains("NUI605"))
        try tatami.write("root = { view = { :class = View } }", to: "label.nui")
        let named = try tatami.run("generate", "swift", "label.nui")
        #expect(named.code == 2 && named.errors.contains("--name LabelScreen"))
        #expect(try tatami.run("generate", "swift", "label.nui", "--name", "LabelScreen").output.contains("final class LabelScreen {"))
        #expect(try tatami.run("generate", "swift", "label.nui", "--check").code == 2)
    }
}
