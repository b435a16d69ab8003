import Foundation
import Testing

/// `schema.json` with the tables of a program's data, and the models of files that are compared with it.
@Suite struct DataSchemaTests {
    private static let schema = """
        { "version": 1, "root": "Screen", "classes": [], "enums": [], "model": "App",
          "records": [
            { "name": "App", "class": true, "fields": [
                { "name": "walks", "type": "[Walk]", "settable": true }, { "name": "total", "type": "Number" },
                { "name": "filter", "type": "Filter", "cases": ["All", "Open"], "edited": true } ] },
            { "name": "Walk", "key": "id", "class": true, "fields": [
                { "name": "id", "type": "String" }, { "name": "title", "type": "String", "edited": true },
                { "name": "length", "type": "Number" } ] }
          ] }
        """

    private func tatami(_ model: String, _ schema: String = DataSchemaTests.schema) throws -> Tatami {
        let tatami = try Tatami()
        try tatami.write(schema, to: "schema.json")
        try tatami.write(model + "\nroot = { view = { :class = Label  text = \"A\" } }\n", to: "walks.nui")
        return tatami
    }

    @Test func aFittingModelIsFine() throws {
        let tatami = try tatami(
            """
            type Filter = All | Open
            type Row = { :key id  id = String  title <-> String  length = Number  open <-> NO }
            :model = { walks = [Row]  filter <-> Filter  draft <-> "" }
            """)
        let found = try tatami.run("check", "walks.nui", "--schema", "schema.json")
        #expect(found.code == 0 && found.output == "1 file: 0 errors, 0 warnings\n", "\(found.output)")
    }

    @Test func differencesAreToldAtTheFieldsOfTheFile() throws {
        let tatami = try tatami(
            """
            type Row = { :key id  id = String  titel = String  length <-> Number }
            type Filter = All | Done
            :model = { walks = [Row]  total = String  filter = Filter  best = Row? }
            """)
        let found = try tatami.run("check", "walks.nui", "--schema", "schema.json")
        #expect(found.code == 1)
        for line in [
            "'total' of App is a Number, not a String", "  --> walks.nui:3:27", "write the type of the program: total = Number",
            "Walk has no field 'titel' (String); did you mean title?", "  --> walks.nui:1:36",
            "'length' of Walk is read only; write '=' in the file, or .editing in the table", "  --> walks.nui:1:52",
            "App has no field 'best' (Row?)", "'filter' of App is a case of Filter, not a case of Filter with the same cases",
        ] {
            #expect(found.output.contains(line), "\(line)\n\(found.output)")
        }
        #expect(try tatami.run("check", "walks.nui").code == 0)
        let json = try tatami.run("check", "walks.nui", "--schema", "schema.json", "--json")
        #expect(json.code == 1 && json.output.components(separatedBy: "NUI708").count == 6, "\(json.output)")
    }

    @Test func faultsOfTheTablesAreTold() throws {
        func message(_ old: String, _ new: String) throws -> String {
            let tatami = try tatami("", Self.schema.replacingOccurrences(of: old, with: new))
            let result = try tatami.run("check", "walks.nui", "--schema", "schema.json")
            #expect(result.code == 1)
            return result.errors
        }
        #expect(try message("\"[Walk]\"", "\"[Wlak]\"").contains("App.walks: there is no record 'Wlak'; did you mean Walk?"))
        #expect(try message("\"model\": \"App\"", "\"model\": \"Ap\"").contains("the model has the unknown record 'Ap'; did you mean App?"))
        #expect(try message("\"key\": \"id\"", "\"key\": \"ids\"").contains("the key 'ids' is no field of Walk"))
        #expect(try message("\"[Walk]\"", "\"[Walk\"").contains("records[0].fields[0]: '[Walk' is no type of data"))
        #expect(try message("\"edited\": true },", "\"edit\": true },").contains("there is no such member"))
        #expect(try message("\"name\": \"Walk\"", "\"name\": \"App\"").contains("there are two records 'App'"))
        #expect(try message("\"key\": \"id\"", "\"key\": \"title\"").contains("Walk.title is the key and cannot be edited"))
    }

    @Test func theTablesAreShownAgain() throws {
        let tatami = try tatami("")
        let shown = try tatami.run("schema", "--json", "--schema", "schema.json")
        #expect(shown.code == 0 && shown.output.contains("\"model\": \"App\"") && shown.output.contains("\"records\": ["))
    }

    // MARK: generate swift --model

    @Test(arguments: [
        ("my screen", "--name MyScreen."), ("1a-b", "--name File1aB."), ("class", "--name Class."), ("View", "--name ViewScreen."),
    ])
    func aNameThatNoClassCanHaveIsReplacedByOne(name: String, words: String) throws {
        let tatami = try tatami("type Walk = { :key id  id = String }\n:model = { walks = [Walk] }")
        let result = try tatami.run("generate", "swift", "walks.nui", "--name", name)
        #expect(result.code == 2 && result.errors.contains(words), "\(result.errors)")
    }

    @Test func dataForAFileWithoutAModelIsTold() throws {
        let tatami = try tatami("")
        try tatami.write("root = { view = { :class = Label  text = \"a\" } }", to: "plain.nui")
        try tatami.write("{}", to: "walks.json")
        let result = try tatami.run("frames", "plain.nui", "--data", "walks.json")
        #expect(result.code == 0 && result.errors.contains("the file has no ':model', so that it shows nothing of walks.json"))
    }

    @Test func aModelWithAFaultIsNotTakenForNone() throws {
        let tatami = try tatami("")
        try tatami.write(":model = { count = Int }\nroot = { view = { :class = Label  text = \"a\" } }", to: "faulty.nui")
        try tatami.write("{}", to: "walks.json")
        let result = try tatami.run("check", "faulty.nui", "--data", "walks.json")
        #expect(result.code == 1 && result.output.contains("there is no type 'Int'; did you mean Integer?"), "\(result)")
        #expect(!(result.output + result.errors).contains("has no ':model'"), "\(result)")
    }

    @Test func typesOfTheDataAreWrittenOnce() throws {
        let tatami = try tatami("type Walk = { :key id  id = String }\n:model = { walks = [Walk] }")
        let written = try tatami.run("generate", "swift", "walks.nui", "--model", "-o", "Model.swift")
        let text = String(decoding: try tatami.bytes("Model.swift"), as: UTF8.self)
        #expect(written.code == 0 && text.contains("final class WalksModel: NUIRecord"))
        let again = try tatami.run("generate", "swift", "walks.nui", "--model", "-o", "Model.swift")
        #expect(again.code == 1 && again.errors.contains("Model.swift exists and may have changes of yours"))
        #expect(try tatami.run("generate", "swift", "walks.nui", "--model", "--name", "String").code == 2)
        #expect(try tatami.run("generate", "swift", "walks.nui", "--model", "--check", "-o", "Model.swift").code == 2)
        try tatami.write("root = { view = { :class = Label } }", to: "plain.nui")
        let none = try tatami.run("generate", "swift", "plain.nui", "--model")
        #expect(none.code == 1 && none.errors.contains("plain.nui has no ':model'"))
    }
}
