import Foundation
import Testing

/// `--data` of a folder, and `--zone`.
@Suite struct DataOptionTests {
    /// A folder with a file and its data, one without data, one with faulty data, and a file beside the folder.
    private func tatami() throws -> Tatami {
        let tatami = try Tatami()
        try FileManager.default.createDirectory(at: tatami.folder.appendingPathComponent("data"), withIntermediateDirectories: false)
        let file = ":model = { title <-> \"held\" }\nroot = { view = { :class = Label  text <- title } }"
        for name in ["data/lake", "data/hill", "data/wrong", "lake"] { try tatami.write(file, to: name + ".nui") }
        try tatami.write(#"{"title": "of the lake"}"#, to: "data/lake.json")
        try tatami.write(#"{"title": 3}"#, to: "data/wrong.json")
        return tatami
    }

    private func text(_ tatami: Tatami, _ file: String, _ data: String) throws -> String {
        let result = try tatami.run("explain", "--binding", file, "0.text", "--data", data)
        #expect(result.code == 0, "\(result.errors)")
        return result.output
    }

    @Test func aFolderGivesEachOfItsFilesTheDataOfItsName() throws {
        let tatami = try tatami()
        for folder in ["data", "data/", "./data/../data", tatami.folder.appendingPathComponent("data").path] {
            #expect(try text(tatami, "data/lake.nui", folder).contains("\"of the lake\""))
            #expect(try text(tatami, "data/hill.nui", folder).contains("\"held\""))
            #expect(try text(tatami, "lake.nui", folder).contains("\"held\""))
        }
        #expect(try text(tatami, "lake.nui", "data/lake.json").contains("\"of the lake\""))
        let check = try tatami.run("check", "data/lake.nui", "data/hill.nui", "data/wrong.nui", "lake.nui", "--data", "data")
        #expect(check.code == 1 && check.output.contains("--> data/wrong.json:1:"), "\(check.output)")
        #expect(check.output.contains("4 files: 1 error, 0 warnings"), "\(check.output)")
    }

    @Test func severalFilesAreShownWithTheirData() throws {
        let tatami = try tatami()
        let shown = try tatami.run("run", "data/lake.nui", "data/hill.nui", "--data", "data")
        #expect(shown.code == 0 && shown.errors.contains("Rendering instead."), "\(shown.errors)")
        for name in ["lake", "hill"] {
            let own = name == "lake" ? ["--data", "data/lake.json"] : []
            #expect(try tatami.run(["render", "data/\(name).nui", "-o", "one.png"] + own).code == 0)
            #expect(try tatami.bytes("one.png") == tatami.bytes("\(name).png"))
        }
    }

    @Test func datesAreWrittenInTheZone() throws {
        let tatami = try tatami()
        try tatami.write(
            ":model = { at = Date }\nroot = { view = { :class = Label  text <- at as time short } }", to: "clock.nui")
        try tatami.write(#"{"at": "2026-07-01T06:30:00Z"}"#, to: "clock.json")
        func text(_ more: String...) throws -> String {
            let result = try tatami.run(["explain", "--binding", "clock.nui", "0.text", "--data", "clock.json"] + more)
            #expect(result.code == 0, "\(result.errors)")
            return result.output.replacing("\u{202F}", with: " ")
        }
        #expect(try text().contains("\"6:30 AM\""))
        #expect(try text("--zone", "Europe/Berlin").contains("\"8:30 AM\""))
        #expect(try text("--zone", "Asia/Kolkata", "--locale", "de").contains("\"12:00\""))
    }
}
