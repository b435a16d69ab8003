import TatamiData

/// The models of data.md's examples, and the faults that reading against them gives.
enum TestModel {
    /// A list of walks with a field of every type.
    static let walks = make {
        try DataModel(
            [
                DataField("walks", .list(of: .record("Walk"))),
                DataField("total", .number),
                DataField("filter", .enumeration("Filter"), isEditable: true, defaultValue: .choice("All")),
                DataField("draft", .string, isEditable: true, defaultValue: .string("")),
            ],
            records: [
                RecordType(
                    "Walk", key: "id",
                    [
                        DataField("id", .string), DataField("title", .string, isEditable: true), DataField("length", .number),
                        DataField("climb", .optional(.integer)), DataField("done", .bool, isEditable: true, defaultValue: .bool(false)),
                        DataField("begun", .optional(.date)), DataField("day", .optional(.day)), DataField("tint", .optional(.color)),
                        DataField("picture", .optional(.image)), DataField("tags", .optional(.list(of: .string))),
                        DataField("stages", .optional(.list(of: .record("Walk")))),
                    ])
            ],
            enumerations: [EnumerationType("Filter", ["All", "Open", "Done"])])
    }

    static func make(_ model: () throws -> DataModel) -> DataModel {
        do { return try model() } catch { fatalError("\(error)") }
    }

    /// Every fault of a text on a line of its own.
    static func faults(_ json: String, _ model: DataModel = walks) -> [String] {
        DataReader(model).read(Array(json.utf8)).faults.map(\.text)
    }

    /// The faults of a text that stands for one walk.
    static func faults(walk json: String) -> [String] {
        faults("{\"total\": 1, \"walks\": [{\"id\": \"a\", \"title\": \"b\", \"length\": 1\(json.isEmpty ? "" : ", " + json)}]}")
    }
}
