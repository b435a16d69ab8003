import NUIData
import Observation
import TatamiData

/// A program with rows of both kinds, and the model of a file that shows it.
enum Filter: String, CaseIterable, NUIDataConvertible {
    case all = "All"
    case open = "Open"
}

struct Place: Equatable, NUIRecord {
    var name = "Home"
    var height = 100

    static var nuiRecord: NUIRecordTable<Place> { .init("Place", [.editing("name", \.name), .editing("height", \.height)]) }
}

@Observable final class Walk: NUIRecord {
    /// How often the title was read.
    @ObservationIgnored var reads = 0
    var id: String
    @ObservationIgnored private var stored: String
    var done = false
    var place = Place()
    var tags: [String] = []
    var stages: [Walk] = []

    init(_ id: String, _ title: String = "") { (self.id, stored) = (id, title) }

    var title: String {
        get {
            access(keyPath: \.title)
            reads += 1
            return stored
        }
        set { withMutation(keyPath: \.title) { stored = newValue } }
    }

    static var nuiRecord: NUIRecordTable<Walk> {
        .init(
            "Walk", key: \.id,
            [
                .reading("id", \.id), .editing("done", \.done), .record("place", \.place), .editing("tags", \.tags),
                .editing("title", \.title, check: { $0.isEmpty ? "A walk needs a name" : nil }), .list("stages", \.stages),
            ])
    }
}

struct Stop: Equatable, NUIRecord {
    var id: Int
    var title = ""
    var place = Place()
    var summary: String { "\(title) at \(place.name)" }

    static var nuiRecord: NUIRecordTable<Stop> {
        .init(
            "Stop", key: \.id,
            [
                .reading("id", \.id), .editing("title", \.title, check: { $0.isEmpty ? "A stop needs a name" : nil }),
                .record("place", \.place), .reading("summary", \.summary),
            ])
    }
}

@Observable final class App: NUIRecord {
    var walks: [Walk] = []
    var stops: [Stop] = []
    var selected: Walk?
    var home: Place? = Place()
    var filter = Filter.all
    var count = 0
    var total: Int { walks.count + stops.count }

    static var nuiRecord: NUIRecordTable<App> {
        .init(
            "App",
            [
                .list("walks", \.walks), .list("stops", \.stops), .record("selected", \.selected), .record("home", \.home),
                .editing("filter", \.filter), .editing("count", \.count), .reading("total", \.total),
            ])
    }
}

enum TestModel {
    static let place = RecordType("Place", [DataField("name", .string, isEditable: true), DataField("height", .number)])
    static let walk = RecordType(
        "Walk", key: "id",
        [
            DataField("id", .string), DataField("title", .string, isEditable: true), DataField("done", .bool, isEditable: true),
            DataField("place", .record("Place")), DataField("tags", .list(of: .string), isEditable: true),
            DataField("stages", .list(of: .record("Walk"))),
            DataField("isOpen", .bool, isEditable: true, defaultValue: .bool(false)),
        ])
    static let stop = RecordType(
        "Stop", key: "id",
        [
            DataField("id", .integer), DataField("title", .string, isEditable: true), DataField("place", .record("Place")),
            DataField("summary", .string, defaultValue: .string("")),
            DataField("isOpen", .bool, isEditable: true, defaultValue: .bool(false)),
        ])
    static let fields = [
        DataField("walks", .list(of: .record("Walk"))), DataField("stops", .list(of: .record("Stop"))),
        DataField("selected", .optional(.record("Walk"))), DataField("home", .optional(.record("Place"))),
        DataField("filter", .enumeration("Filter"), isEditable: true), DataField("count", .number, defaultValue: .integer(0)),
        DataField("total", .integer, defaultValue: .integer(0)),
        DataField("draft", .string, isEditable: true, defaultValue: .string("")),
    ]

    static func make() throws -> DataModel {
        try DataModel(fields, records: [place, walk, stop], enumerations: [EnumerationType("Filter", ["All", "Open"])])
    }

    /// A model of JSON rows with a title each.
    static func json(_ rows: [(id: String, title: String)]) throws -> LiveModel {
        let type = RecordType(
            "Row", key: "id",
            [
                DataField("id", .string), DataField("title", .string, isEditable: true),
                DataField("isOpen", .bool, isEditable: true, defaultValue: .bool(false)),
            ])
        return LiveModel(try DataModel([DataField("rows", .list(of: .record("Row")))], records: [type]), data: data(rows))
    }

    static func data(_ rows: [(id: String, title: String)]) -> DataRecord {
        DataRecord([.list(rows.map { .record(DataRecord([.string($0.id), .string($0.title), nil])) })])
    }
}

/// Counts what a model notifies.
final class Recorder: LiveSubscriber {
    var calls = 0
    var changes: [LiveChange] = []
    var action: ([LiveChange]) -> Void = { _ in }

    func modelChanged(_ changes: [LiveChange]) {
        calls += 1
        self.changes = changes
        action(changes)
    }
}

extension LiveRecord {
    /// The rows of a list.
    func rows(_ field: String) -> [LiveRecord] { if case .rows(let list)? = value(of: field) { list.rows } else { [] } }

    /// The record in a field.
    func record(_ field: String) -> LiveRecord? { if case .record(let record)? = value(of: field) { record } else { nil } }

    /// A value without records.
    func plain(_ field: String) -> DataValue? { if case .plain(let value)? = value(of: field) { value } else { nil } }
}
