import NUIData
import Observation
import TatamiData
import Testing

@Suite struct LiveModelTests {
    private let app = App()
    private let model: LiveModel

    init() throws {
        app.walks = [Walk("a", "Map"), Walk("b", "Lake")]
        app.stops = [Stop(id: 1, title: "Hut"), Stop(id: 2, title: "Ford")]
        model = try LiveModel(TestModel.make(), root: app)
    }

    @Test func aWrongTableIsNoModel() throws {
        let model = try DataModel([DataField("nothing", .string)])
        #expect(throws: LiveModelError.self) { try LiveModel(model, root: app) }
    }

    // MARK: Reading and holding

    @Test func fieldsAreRead() {
        let walks = model.root.rows("walks")
        #expect(walks.map { $0.plain("title") } == [.string("Map"), .string("Lake")])
        #expect(walks[1].record("place")?.plain("height") == .number(100))
        #expect(model.root.value(of: "selected") == .plain(.null) && model.root.value(of: "nonsense") == nil)
        #expect(model.root.plain("filter") == .choice("All") && model.root.plain("total") == .integer(4))
        #expect(walks[0].programValue as? Walk === app.walks[0] && walks[1].path == "walks[1]")
        #expect(walks[1].identity.value == .string("b") && walks[1].identity.occurrence == 0 && model.root.identity.value == nil)
        #expect(walks[1].record("place")?.path == "walks[1].place")
    }

    @Test func rowsAreFoundByKey() {
        guard case .rows(let walks)? = model.root.value(of: "walks"), case .rows(let stops)? = model.root.value(of: "stops") else {
            Issue.record("no lists")
            return
        }
        #expect(walks.row(forKey: .string("b")) === walks.rows[1] && walks.row(forKey: .string("c")) == nil)
        #expect(stops.row(forKey: .number(2)) === stops.rows[1])
    }

    @Test func whatIsNotGivenIsHeldWhileTheRowIsThere() {
        #expect(model.held("draft") == .string("") && model.held("filter") == nil)
        #expect(model.root.write(.string("x"), to: "draft") == .written && model.held("draft") == .string("x"))
        let row = model.root.rows("walks")[1]
        #expect(row.isHeld("isOpen") && !row.isHeld("title") && row.plain("isOpen") == .bool(false))
        row.write(.bool(true), to: "isOpen")
        // Another object with the key is the same row, wherever it is.
        app.walks = [Walk("b", "Sea"), Walk("c"), Walk("a")]
        model.update()
        #expect(model.root.rows("walks")[0] === row && row.plain("isOpen") == .bool(true) && row.plain("title") == .string("Sea"))
        app.walks.removeFirst()
        model.update()
        app.walks.append(Walk("b"))
        model.update()
        #expect(row.isGone && row.value(of: "isOpen") == nil && model.root.rows("walks")[2].plain("isOpen") == .bool(false))
    }

    @Test func heldValuesGoToTheModelOfTheNextFile() throws {
        model.root.write(.string("x"), to: "draft")
        let walk = model.root.rows("walks")[1]
        walk.write(.bool(true), to: "isOpen")
        let next = try LiveModel(TestModel.make(), root: app)
        next.takeHeldValues(of: model)
        #expect(next.held("draft") == .string("x"))
        #expect(next.root.rows("walks").map { $0.plain("isOpen") } == [.bool(false), .bool(true)])
        let other = try LiveModel(DataModel([DataField("draft", .bool, isEditable: true, defaultValue: .bool(false))]), root: app)
        other.takeHeldValues(of: model)
        #expect(other.held("draft") == .bool(false))
    }

    // MARK: Writing

    @Test func writesGoToTheProgram() {
        let walk = model.root.rows("walks")[0]
        #expect(walk.write(.string("Sea"), to: "title") == .written && app.walks[0].title == "Sea")
        #expect(walk.record("place")?.write(.string("Hill"), to: "name") == .written && app.walks[0].place.name == "Hill")
        #expect(walk.write(.list([.string("t")]), to: "tags") == .written && app.walks[0].tags == ["t"])
        #expect(model.root.write(.choice("Open"), to: "filter") == .written && app.filter == .open)
        #expect(model.root.record("home")?.write(.string("Cave"), to: "name") == .written && app.home?.name == "Cave")
        #expect(walk.write(.integer(1), to: "title") == .wrongType && walk.write(.string("x"), to: "id") == .readOnly)
        #expect(model.root.write(.choice("Closed"), to: "filter") == .wrongType && walk.write(.null, to: "nonsense") == .readOnly)
    }

    @Test func structsAreWrittenWhereTheyAre() {
        let stops = model.root.rows("stops")
        // The program inserts a row before, which the model does not know yet.
        app.stops.insert(Stop(id: 9, title: "Gate"), at: 0)
        #expect(stops[1].write(.string("Bridge"), to: "title") == .written)
        #expect(stops[1].record("place")?.write(.string("River"), to: "name") == .written)
        #expect(app.stops.map(\.title) == ["Gate", "Hut", "Bridge"] && app.stops[2].place.name == "River")
        #expect(stops[1].plain("title") == .string("Bridge") && stops[1].plain("summary") == .string("Bridge at River"))
        app.stops.removeLast()
        #expect(stops[1].write(.string("Lost"), to: "title") == .readOnly && app.stops.map(\.title) == ["Gate", "Hut"])
        model.update()
        #expect(stops[1].isGone && stops[1].write(.string("Lost"), to: "title") == .gone)
    }

    /// Those who show what they wrote learn that the program has another value, also if it is the one from before.
    @Test func anOverruledWriteIsAChange() {
        let recorder = Recorder()
        model.root.subscribe(recorder, to: "count")
        model.root.subscribe(recorder, to: "filter")
        model.root.write(.choice("Open"), to: "filter")
        app.filter = .all
        model.update()
        #expect(recorder.calls == 1 && recorder.changes.map(\.field) == ["filter"])
        app.count = 1
        app.count = 0
        model.update()
        #expect(recorder.calls == 1)
    }

    @Test func computedFieldsOfStructsFollowWrites() {
        let stop = model.root.rows("stops")[0]
        let recorder = Recorder()
        stop.subscribe(recorder, to: "summary")
        stop.record("place")?.write(.string("River"), to: "name")
        model.update()
        #expect(recorder.calls == 1 && stop.plain("summary") == .string("Hut at River"))
    }

    @Test func refusedValuesAreFaultsUntilTheModelHasAnother() {
        let walk = model.root.rows("walks")[0]
        let recorder = Recorder()
        walk.subscribe(recorder, to: "title", .fault)
        #expect(walk.write(.string(""), to: "title") == .refused("A walk needs a name") && app.walks[0].title == "Map")
        #expect(walk.fault(of: "title") == "A walk needs a name" && walk.fault(of: "done") == nil)
        model.update()
        #expect(recorder.calls == 1)
        walk.write(.string("Sea"), to: "title")
        #expect(walk.fault(of: "title") == nil)
        model.update()
        #expect(recorder.calls == 2)
        walk.subscribe(recorder, to: "title")
        walk.setFault("no text", of: "title")
        app.walks[0].title = "Hill"
        model.update()
        #expect(recorder.calls == 3 && walk.fault(of: "title") == nil)
        #expect(recorder.changes.map(\.field) == ["title"])
        // A fault ends with its value also where nobody shows the value.
        walk.setFault("no yes", of: "done")
        app.walks[0].done = true
        model.update()
        #expect(walk.fault(of: "done") == nil)
        walk.unsubscribe(recorder, from: "title", .fault)
        walk.setFault("no text", of: "title")
        model.update()
        #expect(recorder.calls == 3 && walk.fault(of: "title") == "no text")
    }

    // MARK: Rows

    @Test func repeatedKeysAreReportedOnceAndGoOn() {
        var reports: [String] = []
        model.report = { reports.append($0) }
        _ = model.root.rows("walks")
        app.walks.append(Walk("a", "Again"))
        model.update()
        let rows = model.root.rows("walks")
        #expect(reports == ["walks[0] and walks[2] have the key \"a\""])
        #expect(rows.map { $0.plain("title") } == [.string("Map"), .string("Lake"), .string("Again")])
        rows[2].write(.bool(true), to: "isOpen")
        app.walks.swapAt(0, 1)
        app.walks.append(Walk("a", "Third"))
        model.update()
        #expect(reports.count == 1 && model.root.rows("walks")[2] === rows[2])
        #expect(model.root.rows("walks").map { $0.plain("isOpen") } == [.bool(false), .bool(false), .bool(true), .bool(false)])
    }

    @Test func aChangedKeyIsAnotherRow() {
        let rows = model.root.rows("walks")
        let recorder = Recorder()
        model.root.subscribe(recorder, to: "walks")
        app.walks[0].id = "z"
        model.update()
        #expect(recorder.calls == 1 && rows[0].isGone && model.root.rows("walks")[1] === rows[1])
        #expect(model.root.rows("walks")[0].plain("title") == .string("Map"))
    }

    @Test func anotherRecordInAFieldIsAnother() {
        let recorder = Recorder()
        model.root.subscribe(recorder, to: "selected")
        app.selected = app.walks[0]
        model.update()
        let first = model.root.record("selected")
        #expect(recorder.calls == 1 && first?.plain("title") == .string("Map"))
        app.selected = Walk("a", "Copy")
        model.update()
        #expect(recorder.calls == 1 && model.root.record("selected") === first && first?.plain("title") == .string("Copy"))
        app.selected = app.walks[1]
        model.update()
        #expect(recorder.calls == 2 && first?.isGone == true && model.root.record("selected")?.plain("title") == .string("Lake"))
        app.selected = nil
        model.update()
        #expect(recorder.calls == 3 && model.root.value(of: "selected") == .plain(.null))
    }

    @Test func jsonIsChangedInPlaceAndReplaced() throws {
        let model = try TestModel.json([("a", "Map"), ("b", "Lake")])
        let rows = model.root.rows("rows")
        let recorder = Recorder()
        rows[1].subscribe(recorder, to: "title")
        rows[1].write(.bool(true), to: "isOpen")
        #expect(rows[1].write(.string("Sea"), to: "title") == .written && rows[1].plain("title") == .string("Sea"))
        #expect(rows[1].write(.string("x"), to: "id") == .readOnly && rows[1].programValue == nil)
        model.update()
        #expect(recorder.calls == 1)
        model.replaceData(TestModel.data([("b", "Hill"), ("c", "New")]))
        model.update()
        #expect(recorder.calls == 2 && rows[0].isGone && model.root.rows("rows")[0] === rows[1])
        #expect(rows[1].plain("title") == .string("Hill") && rows[1].plain("isOpen") == .bool(true))
    }
}

/// What only few programs do.
@Suite struct UnusualDataTests {
    @Observable final class Node: Equatable, NUIRecord {
        let name: String
        var next: Node?
        var others: [Node]?
        var ratio = 1.0

        init(_ name: String) { self.name = name }
        static func == (a: Node, b: Node) -> Bool { a.name == b.name }
        static var nuiRecord: NUIRecordTable<Node> {
            .init("Node", [.reading("name", \.name), .record("next", \.next), .list("others", \.others), .reading("ratio", \.ratio)])
        }
    }

    private let node = RecordType(
        "Node",
        [
            DataField("name", .string), DataField("next", .optional(.record("Node"))),
            DataField("others", .optional(.list(of: .record("Node")))),
        ])

    private func model(_ root: Node, keys: [String: String] = [:]) throws -> LiveModel {
        let fields = node.fields + [DataField("ratio", .number)]
        return try LiveModel(DataModel(fields, records: [node]), root: root, keys: keys)
    }

    @Test func objectsMayContainThemselves() throws {
        let root = Node("a")
        root.next = root
        root.others = [root]
        let model = try model(root)
        #expect(model.root.record("next")?.record("next")?.rows("others").first?.plain("name") == .string("a"))
        root.next = nil
        model.update()
        #expect(model.root.value(of: "next") == .plain(.null))
    }

    @Test func aListMayBeNothing() throws {
        let root = Node("a")
        let model = try model(root)
        let recorder = Recorder()
        model.root.subscribe(recorder, to: "others")
        #expect(model.root.value(of: "others") == .plain(.null))
        root.others = []
        model.update()
        #expect(recorder.calls == 1 && model.root.value(of: "others") != .plain(.null))
        root.others = [Node("b")]
        model.update()
        #expect(recorder.calls == 2)
        root.others = nil
        model.update()
        #expect(recorder.calls == 3 && model.root.value(of: "others") == .plain(.null))
    }

    /// Rows of a type without a key are their objects, or what the loop says.
    @Test func rowsWithoutAKey() throws {
        let (root, b, c) = (Node("a"), Node("b"), Node("c"))
        root.others = [b, c]
        let model = try model(root)
        let rows = model.root.rows("others")
        root.others = [c, Node("b"), b]
        model.update()
        #expect(model.root.rows("others")[0] === rows[1] && model.root.rows("others")[2] === rows[0])
        let keyed = try self.model(root, keys: ["Node": "name"])
        var reports: [String] = []
        keyed.report = { reports.append($0) }
        guard case .rows(let list)? = keyed.root.value(of: "others") else {
            Issue.record("no list")
            return
        }
        #expect(list.row(forKey: .string("b")) === list.rows[1] && reports == ["others[1] and others[2] have the key \"b\""])
    }

    /// A number that is none is equal to itself: it changes once.
    @Test func numbersThatAreNone() throws {
        let root = Node("a")
        let model = try model(root)
        let recorder = Recorder()
        model.root.subscribe(recorder, to: "ratio")
        for _ in 0..<3 {
            root.ratio = .nan
            model.update()
        }
        #expect(recorder.calls == 1)
    }

    @Test func recordsOfJSONAreReplacedByWrites() throws {
        let row = RecordType("Row", key: "id", [DataField("id", .string)])
        let fields = [
            DataField("rows", .list(of: .record("Row")), isEditable: true),
            DataField("kept", .list(of: .record("Row")), isEditable: true, defaultValue: .list([])),
            DataField("one", .optional(.record("Row")), isEditable: true),
        ]
        func rows(_ keys: [String]) -> DataValue { .list(keys.map { .record(DataRecord([.string($0)])) }) }
        let model = LiveModel(try DataModel(fields, records: [row]), data: DataRecord([rows(["a"]), nil, .null]))
        let recorder = Recorder()
        for field in ["rows", "kept", "one"] { model.root.subscribe(recorder, to: field) }
        let first = model.root.rows("rows")[0]
        for field in ["rows", "kept"] { #expect(model.root.write(rows(["b", "a"]), to: field) == .written) }
        #expect(model.root.write(.record(DataRecord([.string("o")])), to: "one") == .written)
        #expect(model.root.write(.list([.string("b")]), to: "rows") == .wrongType)
        model.update()
        #expect(recorder.calls == 1 && recorder.changes.count == 3 && model.root.rows("rows")[1] === first)
        #expect(model.root.rows("kept").map { $0.plain("id") } == [.string("b"), .string("a")])
        #expect(model.root.record("one")?.plain("id") == .string("o"))
    }
}
