import Foundation
import Testing

@Suite struct LinesTests {
    private static let card = """
        type Mood = Sunny | Rainy
        type Place = { name = String }
        :model = { id = String  number = 0  length = Number  mood = Mood  place = Place  last = String? }
        root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  padding = 8  layoutItems = [
            { :class = Label  text <- id }
            { :class = Label  text <- "\\(length as decimals 1) km, \\(mood)" }
            { :if length > 2  :class = Label  text <- place.name }
        ] } } }
        """

    private static func line(_ number: Int, id: String? = nil, length: String = "1.5", place: String = "Ulm") -> String {
        let id = id ?? "w\(number)"
        return #"{"id": "\#(id)", "number": \#(number), "length": \#(length), "mood": "Rainy", "place": {"name": "\#(place)"}}"#
    }

    private func tatami(_ lines: [String]) throws -> Tatami {
        let tatami = try Tatami()
        try tatami.write(Self.card, to: "card.nui")
        try tatami.write(lines.joined(separator: "\n"), to: "many.jsonl")
        return tatami
    }

    private func render(_ tatami: Tatami, _ pattern: String, _ more: String...) throws -> Tatami.Result {
        try tatami.run(["render", "card.nui", "--data-lines", "many.jsonl", "-o", pattern, "--size", "120x"] + more)
    }

    private func names(_ tatami: Tatami, _ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: tatami.folder.appendingPathComponent(folder).path).sorted()
    }

    @Test(arguments: ["png", "svg", "pdf"]) func picturesEqualThoseOfSingleRenders(suffix: String) throws {
        let lines = (1...7).map { Self.line($0, length: "\(Double($0) / 2)") }
        let tatami = try tatami(lines)
        for jobs in ["1", "3"] {
            let result = try render(tatami, "out\(jobs)/\\(id).\(suffix)", "--jobs", jobs)
            #expect(result.code == 0 && result.output == "7 pictures\n" && result.errors == "", "\(result.errors)")
        }
        #expect(try names(tatami, "out1") == (1...7).map { "w\($0).\(suffix)" })
        for (index, line) in lines.enumerated() {
            try tatami.write(line, to: "one.json")
            #expect(try tatami.run("render", "card.nui", "--data", "one.json", "-o", "one.\(suffix)", "--size", "120x").code == 0)
            let single = try tatami.bytes("one.\(suffix)")
            #expect(try single == tatami.bytes("out1/w\(index + 1).\(suffix)") && single == tatami.bytes("out3/w\(index + 1).\(suffix)"))
        }
        #expect(try tatami.bytes("out1/w1.\(suffix)") != tatami.bytes("out1/w7.\(suffix)"))
    }

    @Test func allLinesHaveTheCompression() throws {
        let tatami = try tatami([Self.line(1), Self.line(2)])
        #expect(try render(tatami, "fast/\\(id).png").code == 0)
        #expect(try render(tatami, "small/\\(id).png", "--png", "small", "--jobs", "2").code == 0)
        for name in ["w1", "w2"] { #expect(try tatami.bytes("small/\(name).png").count < tatami.bytes("fast/\(name).png").count) }
        #expect(try render(tatami, "\\(id).svg", "--png", "small").code == 2)
    }

    @Test(arguments: ["1", "4"]) func aLineThatFailsStopsNoOther(jobs: String) throws {
        let tatami = try tatami([
            Self.line(1), "{\"id\": ", "", Self.line(4, length: "\"4 km\""), Self.line(5, id: "w1"), Self.line(6, id: "../x"),
            Self.line(7, id: ""), Self.line(8, id: String(repeating: "a", count: 260)), Self.line(9, id: "x\\u0000y"), Self.line(10),
        ])
        let result = try render(tatami, "out/\\(id).png", "--jobs", jobs)
        #expect(result.code == 1 && result.output == "2 pictures, 7 lines failed\n")
        #expect(try names(tatami, "out") == ["w1.png", "w10.png"])
        let told = result.errors.split(separator: "\n").filter { $0.hasPrefix("many.jsonl:") }
        #expect(told == [2, 4, 5, 6, 7, 8, 9].map { "many.jsonl:\($0): no picture" })
        for words in [
            "--> many.jsonl:4:", "$.length is \"4 km\", not a Number", "out/w1.png is already the name of the picture of line 1",
            "'/' cannot stand in the name of a picture", "$.id is empty", "has 264 bytes", "a control character cannot stand",
        ] {
            #expect(result.errors.contains(words), "\(words): \(result.errors)")
        }
    }

    @Test func theReportIsAlsoJSON() throws {
        struct Report: Decodable {
            struct Failure: Decodable {
                struct Cause: Decodable, Equatable {
                    let id, file: String?
                    let line, column: Int?
                    let message: String
                    let hint: String?
                }
                let line: Int
                let picture: String?
                let causes: [Cause]
            }
            let pictures: Int
            let failed: [Failure]
        }
        let tatami = try tatami([Self.line(1), Self.line(2, length: "true"), Self.line(3), Self.line(4, id: "w1")])
        try tatami.write("x", to: "out")
        func report(_ pattern: String) throws -> Report {
            let result = try render(tatami, pattern, "--json")
            #expect(result.code == 1 && result.errors == "")
            return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        }
        let some = try report("\\(id).png")
        #expect(some.pictures == 2 && some.failed.map(\.line) == [2, 4])
        let first = try #require(some.failed.first?.causes.first)
        #expect(
            first
                == .init(
                    id: "NUI708", file: "many.jsonl", line: 2, column: 37, message: "$.length is true, not a Number", hint: first.hint))
        let last = try #require(some.failed.last?.causes.first)
        #expect((last.id, last.file, last.line, last.column) == (nil, "many.jsonl", 4, nil))
        // The folder of the pictures is a file.
        let none = try report("out/\\(:line).png")
        #expect(none.pictures == 0 && none.failed.map(\.line) == [1, 2, 3, 4])
        #expect(none.failed[0].causes[0].message == "the folder out cannot be created")
    }

    @Test func picturesThatCannotBeWrittenAreTold() throws {
        let tatami = try tatami([Self.line(1), Self.line(2)])
        try FileManager.default.createDirectory(at: tatami.folder.appendingPathComponent("w1.png"), withIntermediateDirectories: true)
        let result = try render(tatami, "\\(id).png")
        #expect(result.code == 1 && result.output == "1 picture, 1 line failed\n")
        #expect(result.errors.contains("many.jsonl:1: w1.png is not written\nerror: cannot write w1.png: it is not a regular file"))
    }

    @Test func namesHaveNumbersCasesRecordsAndLines() throws {
        let tatami = try tatami([Self.line(3, length: "2.50", place: "Linz"), Self.line(4, length: "1e2")])
        let result = try render(tatami, "out/\\(place.name)/\\(mood)-\\(number)-\\(length)-\\(:line).png")
        #expect(result.code == 0, "\(result.errors)")
        #expect(try names(tatami, "out/Linz") == ["Rainy-3-2.5-1.png"])
        #expect(try names(tatami, "out/Ulm") == ["Rainy-4-100-2.png"])
    }

    @Test func aNameNeverLeadsToAnotherFolder() throws {
        let tatami = try tatami([Self.line(1, id: ".."), Self.line(2, id: "."), Self.line(3)])
        let result = try render(tatami, "out/\\(id)/x.png")
        #expect(result.code == 1 && result.output == "1 picture, 2 lines failed\n")
        #expect(result.errors.contains("'..' leads to another folder"))
        #expect(try names(tatami, "out") == ["w3"])
        #expect(try !tatami.contents().contains("x.png"))
    }

    @Test(arguments: [
        ("\\(idd).png", ":model has no field 'idd'; did you mean 'id'?"), ("\\(place).png", "'place' is a Place"),
        ("\\(last).png", "'last' is a String?"), ("\\(id.x).png", "'id' is a String, not a record"),
        ("\\(place.nam).png", "Place has no field 'nam'; did you mean 'name'?"),
    ])
    func aPatternIsCheckedBeforeTheFirstLine(pattern: String, words: String) throws {
        let tatami = try tatami([Self.line(1)])
        let before = try tatami.contents()
        let result = try render(tatami, pattern)
        #expect(result.code == 1 && result.output == "" && result.errors.contains(words), "\(result.errors)")
        #expect(try tatami.contents() == before)
    }

    @Test(arguments: [
        ["-o", "out.png"], [], ["-o", "\\(id"], ["-o", "\\().png"], ["-o", "\\(a..b).png"], ["-o", "\\(id).gif"], ["-o", "x.\\(id)"],
        ["-o", "\\(id).png", "--data", "one.json"], ["-o", "\\(id).png", "--all-previews"], ["-o", "\\(id).png", "--jobs", "0"],
    ])
    func aWrongCommandIs2(arguments: [String]) throws {
        let tatami = try tatami([Self.line(1)])
        let result = try tatami.run(["render", "card.nui", "--data-lines", "many.jsonl"] + arguments)
        #expect(result.code == 2 && result.output == "", "\(result.errors)")
        #expect(try tatami.run("render", "card.nui", "--jobs", "2").code == 2)
    }

    @Test func faultsOfTheFilesAreToldOnce() throws {
        let tatami = try tatami([Self.line(1), Self.line(2)])
        let missing = try tatami.run("render", "card.nui", "--data-lines", "no.jsonl", "-o", "\\(id).png")
        #expect(missing.code == 1 && missing.errors == "error: cannot read no.jsonl: No such file or directory\n")
        let folder = try tatami.run("render", "card.nui", "--data-lines", "part", "-o", "\\(id).png")
        #expect(folder.code == 1 && folder.errors == "part:1: no picture\nerror: cannot read part: Is a directory\n")
        #expect(folder.output == "0 pictures, 1 line failed\n")
        try tatami.write("root = { view = { :class = View } }", to: "card.nui")
        let plain = try render(tatami, "\\(id).png")
        #expect(plain.code == 1 && plain.errors.contains("card.nui has no :model"))
        try tatami.write("root = { view = { :class = Viw } }", to: "card.nui")
        let wrong = try render(tatami, "\\(id).png")
        #expect(wrong.code == 1 && wrong.errors.components(separatedBy: "error[").count == 2)
    }

    @Test func aWarningIsToldWithItsFirstLine() throws {
        let unknown = (1...3).map { Self.line($0).replacingOccurrences(of: "\"id\"", with: "\"extra\": 1, \"id\"") }
        let tatami = try tatami([Self.line(9)] + unknown)
        let result = try render(tatami, "\\(id).png")
        #expect(result.code == 0 && result.output == "4 pictures\n")
        #expect(
            result.errors == """
                many.jsonl:2:
                warning[NUI710]: $.extra is not read: :model has no such field
                  --> many.jsonl:2:2
                 --> card.nui:3:1
                note: the model is declared here

                """)
    }

    @Test func anOutputThatIsClosedIsTold() throws {
        let tatami = try tatami([Self.line(1)])
        for sink in [Tatami.Sink.full, .closed, .broken] {
            let result = try tatami.run(["render", "card.nui", "--data-lines", "many.jsonl", "-o", "\\(id).png"], into: sink)
            #expect(result.code == 1 && result.errors.contains("cannot write the standard output"), "\(sink)")
        }
    }
}
