import NUI
import NUIData
import NUILoader
import Observation
import TatamiData
import TatamiViews
import Testing

/// The tables of a program's data in its schema.
@Suite struct DataSchemaTests {
    private var schema: NUISchema<Screen> { NUISchema().showing(Tour.self) }

    @Test func aSchemaHasTheTablesOfAllTypes() throws {
        let file = schema.file
        #expect(file.model == "Tour" && file.records.map(\.name) == ["Tour", "Stop", "Stop2"])
        #expect(
            file.records[0]
                == RecordTableSchema(
                    "Tour", isClass: true,
                    [
                        .init("stops", .list(of: .record("Stop")), isSettable: true),
                        .init("last", .optional(.record("Stop")), isSettable: true),
                        .init("end", .record("Stop2")), .init("mood", .enumeration("Mood"), cases: ["Good", "Bad"], isEditable: true),
                        .init("notes", .optional(.list(of: .string))),
                    ]))
        #expect(file.records[1].key == "id" && !file.records[1].isClass && file.records[2].key == nil)
        #expect(file.problems(besides: NUISchema().schema) == [])
        let read = try SchemaFile(json: Array(file.json.utf8), path: "schema.json", besides: NUISchema().schema)
        #expect(read.records == file.records && read.model == "Tour")
    }

    /// One comparison, with the same result for a program and for its schema.
    @Test func aSchemaDiffersFromAModelAsTheProgramDoes() throws {
        let record = RecordType("Row", key: "name", [DataField("name", .string, isEditable: false), DataField("totle", .number)])
        let end = RecordType("End", [DataField("name", .string, isEditable: true)])
        let model = try DataModel(
            [
                DataField("stops", .list(of: .record("Row"))), DataField("last", .record("Row")), DataField("end", .record("End")),
                DataField("mood", .enumeration("Mood"), isEditable: true), DataField("moood", .string),
                DataField("notes", .list(of: .string)),
            ], records: [record, end], enumerations: [EnumerationType("Mood", ["Good", "Bad", "None"])])
        let own = Tour.nuiRecord.differences(from: model)
        #expect(own.map(\.field) == ["name", "totle", "last", "name", "mood", "moood", "notes"])
        let described = schema.file.records.differences(from: model, ofTable: "Tour")
        // The second table with the name Stop has a number in a schema.
        #expect(described.map { $0.message.replacing("Stop2", with: "Stop") } == own.map(\.message))
        #expect(described.map(\.kind) == own.map(\.kind) && described.map(\.hint) == own.map(\.hint))
        #expect(schema.file.records.differences(from: model, ofTable: "Tours") == [])
    }

    @Test func typesAreReadAsFilesWriteThem() {
        for type: DataType in [
            .string, .optional(.record("brand.Walk")), .list(of: .optional(.number)), .optional(.list(of: .list(of: .day))),
            .record("Walk"),
        ] {
            #expect(DataType(text: type.name) == type)
        }
        #expect(DataType(text: "Mood?", isEnumeration: true) == .optional(.enumeration("Mood")))
        for text in ["", "?", "[]", "[Walk", "Walk]", "a b", "Walk.", ".", "[Walk]x", String(repeating: "[", count: 40) + "A"] {
            #expect(DataType(text: text) == nil, "\(text)")
        }
    }

    fileprivate enum Mood: String, CaseIterable, NUIDataConvertible {
        case good = "Good"
        case bad = "Bad"
    }

    fileprivate struct Stop: Equatable, NUIRecord {
        var id = 0
        var name = ""
        static var nuiRecord: NUIRecordTable<Stop> { .init("Stop", key: \.id, [.reading("id", \.id), .reading("name", \.name)]) }
    }

    fileprivate struct End: Equatable, NUIRecord {
        var name = ""
        static var nuiRecord: NUIRecordTable<End> { .init("Stop", [.editing("name", \.name)]) }
    }

    @Observable fileprivate final class Tour: NUIRecord {
        var stops: [Stop] = []
        var last: Stop?
        private(set) var end = End()
        var mood = Mood.good
        var notes: [String]?

        private var fixedEnd: End { end }

        static var nuiRecord: NUIRecordTable<Tour> {
            .init(
                "Tour",
                [
                    .list("stops", \.stops), .record("last", \.last), .record("end", \.fixedEnd), .editing("mood", \.mood),
                    .reading("notes", \.notes),
                ])
        }
    }
}
