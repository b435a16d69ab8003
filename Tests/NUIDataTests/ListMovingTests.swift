import NUIData
import TatamiData
import Testing

/// Rows that people move: in the arrays of a program, and in JSON.
@Suite struct ListMovingTests {
    private let app = App()

    /// A model of a file that declares all lists with `<->`.
    private func model() throws -> LiveModel {
        let walk = RecordType(
            "Walk", key: "id", [DataField("id", .string), DataField("stages", .list(of: .record("Walk")), isEditable: true)])
        let stop = RecordType("Stop", key: "id", [DataField("id", .integer), DataField("title", .string, isEditable: true)])
        let fields = [
            DataField("walks", .list(of: .record("Walk")), isEditable: true),
            DataField("stops", .list(of: .record("Stop")), isEditable: true),
        ]
        return try LiveModel(DataModel(fields, records: [walk, stop]), root: app)
    }

    private func list(_ field: String, of record: LiveRecord) throws -> LiveList {
        guard case .rows(let list)? = record.value(of: field) else { throw NoList() }
        return list
    }

    private struct NoList: Error {}

    @Test func objectsMove() throws {
        app.walks = ["a", "b", "c", "d"].map { Walk($0) }
        app.walks[3].stages = [Walk("x")]
        let model = try model()
        let walks = try list("walks", of: model.root)
        let first = walks.rows[0]
        #expect(walks.isArrangeable && walks.take([first, walks.rows[2]], before: walks.rows[3]))
        #expect(app.walks.map(\.id) == ["b", "a", "c", "d"])
        model.update()
        #expect(walks.rows[1] === first)
        #expect(walks.take([walks.rows[0]], before: nil) && app.walks.map(\.id) == ["a", "c", "d", "b"])
        // Without an update between, the list is brought up to date first.
        #expect(walks.take([first], before: nil) && app.walks.map(\.id) == ["c", "d", "b", "a"])
        model.update()
        let stages = try list("stages", of: walks.rows[1])
        #expect(stages.take([walks.rows[0], walks.rows[3]], before: stages.rows[0]))
        #expect(app.walks.map(\.id) == ["d", "b"] && app.walks[0].stages.map(\.id) == ["c", "a", "x"])
        model.update()
        #expect(stages.rows.count == 3 && walks.rows.count == 2)
    }

    @Test func whatIsGoneMovesNothing() throws {
        app.walks = ["a", "b", "c"].map { Walk($0) }
        let model = try model()
        let walks = try list("walks", of: model.root)
        let rows = walks.rows
        app.walks.remove(at: 1)
        #expect(!walks.take([rows[1]], before: nil) && !walks.take([rows[0]], before: rows[1]) && !walks.take([], before: nil))
        #expect(!walks.take([rows[0]], before: rows[0]) && app.walks.map(\.id) == ["a", "c"])
        let stops = try list("stops", of: model.root)
        #expect(!stops.takesRows(of: walks) && !stops.take([rows[0]], before: nil) && app.walks.count == 2)
    }

    @Test func structsMoveWithWhatWasWritten() throws {
        app.stops = (1...3).map { Stop(id: $0, title: "\($0)") }
        let model = try model()
        let stops = try list("stops", of: model.root)
        #expect(stops.rows[0].write(.string("first"), to: "title") == .written)
        #expect(stops.take([stops.rows[0]], before: nil))
        #expect(app.stops.map(\.title) == ["2", "3", "first"])
        model.update()
        #expect(stops.rows.map { $0.value(of: "title") } == ["2", "3", "first"].map { .plain(.string($0)) })
    }

    /// A list that the file only reads moves nothing.
    @Test func readOnlyListsStay() throws {
        app.walks = ["a", "b"].map { Walk($0) }
        let model = try LiveModel(TestModel.make(), root: app)
        let walks = try list("walks", of: model.root)
        #expect(!walks.isArrangeable && !walks.take([walks.rows[0]], before: nil) && app.walks.map(\.id) == ["a", "b"])
    }

    /// Rows of JSON take along what was written in them, and rows beyond a list's own stay.
    @Test func recordsOfJSONMove() throws {
        let type = RecordType("Row", key: "id", [DataField("id", .string), DataField("title", .string, isEditable: true)])
        func rows(_ ids: String...) -> DataValue { .list(ids.map { .record(DataRecord([.string($0), .string($0)])) }) }
        let fields = ["one", "two"].map { DataField($0, .list(of: .record("Row")), isEditable: true) }
        let model = LiveModel(try DataModel(fields, records: [type]), data: DataRecord([rows("a", "b", "c"), rows("x")]))
        let (one, two) = (try list("one", of: model.root), try list("two", of: model.root))
        func titles(_ list: LiveList) -> [LiveValue?] { list.rows.map { $0.value(of: "title") } }
        func texts(_ words: String...) -> [LiveValue?] { words.map { .plain(.string($0)) } }
        #expect(one.rows[0].write(.string("A"), to: "title") == .written)
        #expect(one.take([one.rows[0]], before: nil))
        model.update()
        #expect(titles(one) == texts("b", "c", "A"))
        #expect(two.take([one.rows[0], one.rows[2]], before: two.rows[0]))
        model.update()
        #expect(titles(one) == texts("c") && titles(two) == texts("b", "A", "x"))
    }

    @Test func differencesAllowListsThatCanBeSet() throws {
        #expect(App.nuiRecord.differences(from: try model().model).isEmpty)
    }
}
