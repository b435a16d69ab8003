import Foundation
import Observation
import TatamiData
import TestSupport
import Testing

@testable import NUIData

@Suite struct TrackingTests {
    private let app = App()

    @Test func aWriteRequestsOneUpdateAndNotifiesOnce() throws {
        let model = try LiveModel(TestModel.make(), root: app)
        var requests = 0
        model.needsUpdate = { requests += 1 }
        let recorder = Recorder()
        for field in ["count", "filter", "total"] { model.root.subscribe(recorder, to: field) }
        app.count = 1
        app.count = 2
        app.filter = .open
        #expect(requests == 1 && recorder.calls == 0)
        model.update()
        #expect(recorder.calls == 1 && recorder.changes.map(\.field).sorted() == ["count", "filter"])
        // What is written back before the update is no change.
        app.count = 3
        app.count = 2
        model.update()
        #expect(requests == 2 && recorder.calls == 1)
    }

    @Test func writesDuringAnUpdateWait() throws {
        let model = try LiveModel(TestModel.make(), root: app)
        let recorder = Recorder()
        var requests = 0
        model.needsUpdate = { requests += 1 }
        model.root.subscribe(recorder, to: "count")
        recorder.action = { [app] _ in
            if app.count < 3 { app.count += 1 }
            model.update()
        }
        app.count = 1
        model.update()
        #expect(app.count == 2 && recorder.calls == 1 && requests == 2)
        model.update()
        model.update()
        model.update()
        #expect(app.count == 3 && recorder.calls == 3 && requests == 3)
    }

    @Test func removedSubscribersAreNotCalled() throws {
        let model = try LiveModel(TestModel.make(), root: app)
        let (first, second) = (Recorder(), Recorder())
        model.root.subscribe(first, to: "count")
        model.root.subscribe(second, to: "count")
        first.action = { _ in model.root.unsubscribe(second, from: "count") }
        app.count = 1
        model.update()
        #expect(first.calls == 1 && second.calls == 0)
    }

    @Test func oneFieldOfManyObjectsReadsNoOther() throws {
        app.walks = (0..<10_000).map { Walk("\($0)", "w") }
        let model = try LiveModel(TestModel.make(), root: app, uses: [":model": ["walks"], "Walk": ["title", "done"]])
        let recorders = model.root.rows("walks").map { row in
            let recorder = Recorder()
            row.subscribe(recorder, to: "title")
            return recorder
        }
        let list = Recorder()
        model.root.subscribe(list, to: "walks")
        func takeReads() -> Int {
            defer { for walk in app.walks { walk.reads = 0 } }
            return app.walks.reduce(0) { $0 + $1.reads }
        }
        _ = takeReads()
        app.walks[5_000].title = "x"
        model.update()
        #expect(recorders.reduce(0) { $0 + $1.calls } == 1 && recorders[5_000].calls == 1 && list.calls == 0)
        #expect(takeReads() == 1)
        app.walks.insert(Walk("new", "n"), at: 100)
        model.update()
        #expect(list.calls == 1 && takeReads() == 1 && recorders.reduce(0) { $0 + $1.calls } == 1)
        guard case .rows(let difference)? = list.changes.first?.kind else {
            Issue.record("no difference")
            return
        }
        #expect(difference.inserted == [100] && difference.removed == [] && difference.moved == [])
        // A name of the root does not read the rows.
        app.count += 1
        model.update()
        #expect(takeReads() == 0)
    }

    @Test func oneFieldOfManyStructsCostsAComparisonEach() throws {
        let app = CountedApp()
        app.marks = (0..<10_000).map { CountedMark(id: $0, title: "s") }
        let type = RecordType("Mark", key: "id", [DataField("id", .integer), DataField("title", .string, isEditable: true)])
        let model = try LiveModel(DataModel([DataField("marks", .list(of: .record("Mark")))], records: [type]), root: app)
        let recorders = model.root.rows("marks").map { row in
            let recorder = Recorder()
            row.subscribe(recorder, to: "title")
            return recorder
        }
        CountedMark.comparisons = 0
        app.marks[5_000].title = "x"
        model.update()
        #expect(recorders.reduce(0) { $0 + $1.calls } == 1 && recorders[5_000].calls == 1)
        #expect(CountedMark.comparisons <= 10_001)
    }

    @Test func oneFieldOfManyRowsOfJSON() throws {
        let model = try TestModel.json((0..<10_000).map { ("\($0)", "j") })
        let recorders = model.root.rows("rows").map { row in
            let recorder = Recorder()
            row.subscribe(recorder, to: "title")
            return recorder
        }
        model.root.rows("rows")[5_000].write(.string("x"), to: "title")
        model.update()
        #expect(recorders.reduce(0) { $0 + $1.calls } == 1 && recorders[5_000].calls == 1)
    }

    // MARK: What stays registered

    /// `ROWS=1000000` in the soak.
    @Test func removedRowsLeaveNothing() throws {
        let total = Seeded.count("ROWS", otherwise: 20_000)
        let model = try LiveModel(TestModel.make(), root: app)
        let recorder = Recorder()
        model.root.subscribe(recorder, to: "walks")
        let size = total / 10
        weak var last: Walk?
        weak var record: LiveRecord?
        for round in 0..<10 {
            app.walks = (0..<size).map { Walk("\(round)-\($0)") }
            model.update()
            for row in model.root.rows("walks") { row.subscribe(recorder, to: "title") }
            (last, record) = (app.walks.last, model.root.rows("walks").last)
            // The resting ones of a round are removed with the next.
            #expect(model.trackedCount <= 2 * size + 130)
        }
        app.walks = []
        model.update()
        recorder.changes = []
        #expect(last == nil && record == nil)
        app.walks = (0..<200).map { Walk("\($0)") }
        model.update()
        app.walks = []
        model.update()
        #expect(model.trackedCount <= 400)
    }

    @Test func anObjectThatComesAndGoesIsArmedOnce() throws {
        let walk = Walk("a", "t")
        let model = try LiveModel(TestModel.make(), root: app)
        var requests = 0
        _ = model.root.rows("walks")
        for _ in 0..<100 {
            app.walks = [walk]
            model.update()
            app.walks = []
            model.update()
        }
        model.needsUpdate = { requests += 1 }
        let notices = Recorder()
        app.walks = [walk]
        model.update()
        model.root.rows("walks")[0].subscribe(notices, to: "title")
        walk.title = "x"
        #expect(model.queue.take().notices.count == 1)
    }

    @Test func rowsBeyondTheLimitAreLeftOut() throws {
        app.walks = [Walk("a"), Walk("b"), Walk("c")]
        let model = try LiveModel(TestModel.make(), root: app)
        var reports: [String] = []
        model.report = { reports.append($0) }
        model.count(DataLimits.rows - 2)
        #expect(model.root.rows("walks").count == 2)
        app.walks.removeFirst()
        model.update()
        #expect(model.root.rows("walks").map { $0.plain("id") } == [.string("b"), .string("c")])
        #expect(reports == ["there are more than 1000000 rows; the rest of walks is left out"])
    }

    @Test func aModelThatIsReleasedLeavesNothing() throws {
        app.walks = [Walk("a"), Walk("b")]
        weak var released: LiveModel?
        weak var row: LiveRecord?
        weak var list: LiveList?
        do {
            let model = try LiveModel(TestModel.make(), root: app)
            released = model
            row = model.root.rows("walks")[0]
            if case .rows(let rows)? = model.root.value(of: "walks") { list = rows }
            #expect(row?.record("place") != nil)
        }
        #expect(released == nil && row == nil && list == nil)
        app.walks[0].title = "x"
    }

    @Test func sharedObjectsHaveOneTracker() throws {
        app.walks = [Walk("a", "t")]
        app.selected = app.walks[0]
        let model = try LiveModel(TestModel.make(), root: app)
        let recorder = Recorder()
        model.root.rows("walks")[0].subscribe(recorder, to: "title")
        model.root.record("selected")?.subscribe(recorder, to: "title")
        #expect(model.trackedCount == 2)
        app.selected?.title = "x"
        model.update()
        #expect(recorder.calls == 1 && recorder.changes.count == 2)
        app.selected?.title = "y"
        #expect(model.queue.take().notices.count == 1)
    }

    @Test func changesOnOtherThreadsAreReportedOnce() throws {
        let model = try LiveModel(TestModel.make(), root: app)
        var reports: [String] = []
        model.report = { reports.append($0) }
        let recorder = Recorder()
        model.root.subscribe(recorder, to: "count")
        for round in 1...3 {
            let done = DispatchSemaphore(value: 0)
            let counted = Unchecked(app)
            Thread.detachNewThread {
                counted.value.count = round
                done.signal()
            }
            done.wait()
            model.update()
            #expect(recorder.calls == round)
        }
        #expect(reports == ["the model was changed off the main thread"])
    }

    /// The test waits for the other thread.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}

/// Only one test uses it.
private struct CountedMark: NUIRecord {
    nonisolated(unsafe) static var comparisons = 0
    let id: Int
    var title: String

    static var nuiRecord: NUIRecordTable<CountedMark> { .init("Mark", key: \.id, [.reading("id", \.id), .editing("title", \.title)]) }
}

extension CountedMark: Equatable {
    static func == (a: CountedMark, b: CountedMark) -> Bool {
        comparisons += 1
        return a.id == b.id && a.title == b.title
    }
}

@Observable private final class CountedApp: NUIRecord {
    var marks: [CountedMark] = []
    static var nuiRecord: NUIRecordTable<CountedApp> { .init("App", [.list("marks", \.marks)]) }
}

@MainActor @Observable private final class MainApp {
    var names = ["a"]
    var total: Int { names.count }
    func add(_ name: String) { names.append(name) }
}

extension MainApp: @MainActor NUIRecord {
    static var nuiRecord: NUIRecordTable<MainApp> { .init("MainApp", [.editing("names", \.names), .reading("total", \.total)]) }
}

@MainActor @Suite struct MainActorTests {
    @Test func classesOfTheMainActorAreTracked() throws {
        let app = MainApp()
        let fields = [DataField("names", .list(of: .string), isEditable: true), DataField("total", .integer)]
        let model = try LiveModel(DataModel(fields), root: app)
        let recorder = Recorder()
        model.root.subscribe(recorder, to: "total")
        app.add("b")
        model.update()
        #expect(recorder.calls == 1 && model.root.plain("total") == .integer(2))
        #expect(model.root.write(.list([]), to: "names") == .written && app.total == 0)
        model.update()
        #expect(recorder.calls == 2)
    }
}
