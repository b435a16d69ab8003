import NUIData
import NUILoader
import Tatami
import TatamiControls
import TatamiData
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Drags of the rows of `:for`: the data moves, and the views follow (containers: rule 32, traps 12 to 14).
@Suite struct DataDragTests {
    private let screen = Screen()
    private let loader: NUILoader
    private let record = DragRecord()

    init() {
        loader = NUILoader(root: screen)
    }

    /// Two lists of rows, of 100 by 40 each. The view `done` shows the second one.
    private func window(_ fields: String, _ loop: String = "", action: String = "", follows: Bool = true) throws -> TestWindow {
        func list(_ id: String, _ name: String) -> String {
            """
            { stretch = 1  view = { :class = StackView  :id = \(id)List  reordering = Shared  \(action)  stackLayout <= { layoutItems = [
                { :for task in \(name) \(loop)  :class = View  accessibilityLabel <- task.id  layoutItem.fixedSize = [100 40] }
            ] } } }
            """
        }
        let file = """
            type Task = { :key id  id = String  hidden = NO }
            :model = { \(fields) }
            root = { view = { :class = LayoutView  layout = { :class = HorizontalLayout  layoutItems = [
                \(list("tasks", "tasks")) \(list("done", "done"))
            ] } } }
            """
        loader.data = .json(Array(Self.json.utf8), name: "tasks.json")
        try loader.load(text: file, name: "tasks.nui")
        let window = try TestWindow(try #require(screen.view), size: Size(360, 300))
        window.root.add(loader)
        try window.settle()
        if follows { for id in ["tasks", "done"] { record.follow(try view(id)) } }
        return window
    }

    private static let json = """
        {"tasks": [{"id": "a"}, {"id": "b"}, {"id": "c", "hidden": true}, {"id": "d"}], "done": [{"id": "x"}]}
        """

    private func view(_ id: String) throws -> StackView { try #require(loader.object(id + "List", as: StackView.self)) }

    private func rows(_ id: String) throws -> [String] { try view(id).children.map { $0.accessibilityLabel ?? "?" } }

    /// The ids in the data, in order.
    private func data(_ field: String) throws -> [String] {
        guard case .rows(let list)? = try #require(loader.liveModel).root.value(of: field) else { return [] }
        return list.rows.map { row in if case .plain(.string(let id))? = row.value(of: "id") { id } else { "?" } }
    }

    private func drag(_ index: Int, of id: String, by way: Point, in window: TestWindow) throws {
        let child = try view(id).children[index]
        let start = window.root.presentedFrame(of: child).center
        window.pull(child, by: way)
        window.lift(at: Point(start.x + way.x, start.y + way.y), with: .mouse)
        try window.settle()
    }

    @Test func rowsOfAWritableListMoveInTheData() throws {
        let window = try window("tasks <-> [Task]  done <-> [Task]")
        let first = try view("tasks").children[0]
        try drag(0, of: "tasks", by: Point(0, 85), in: window)
        #expect(try data("tasks") == ["b", "c", "a", "d"] && rows("tasks") == ["b", "c", "a", "d"])
        #expect(try view("tasks").children[2] === first && record.ends == [.dropped(.move)] && record.moves.count == 1)
        #expect(record.moves[0].moves.map(\.from.index) == [0] && record.moves[0].moves.map(\.to.index) == [2])
        // Undone in the data as well.
        try record.moves[0].inverse.perform()
        try window.settle()
        #expect(try data("tasks") == ["a", "b", "c", "d"] && rows("tasks") == ["a", "b", "c", "d"])
    }

    @Test func rowsGoToAnotherListInOneFrame() throws {
        let window = try window("tasks <-> [Task]  done <-> [Task]")
        try drag(1, of: "tasks", by: Point(180, -60), in: window)
        #expect(try data("tasks") == ["a", "c", "d"] && rows("tasks") == ["a", "c", "d"])
        #expect(try data("done").sorted() == ["b", "x"] && rows("done") == data("done"))
        #expect(record.ends == [.dropped(.move)] && record.moves.count == 2 && window.root.diagnostics.isEmpty)
        try drag(0, of: "done", by: Point(-180, 10), in: window)
        #expect(try data("tasks").count == 4 && data("done").count == 1 && rows("tasks") == data("tasks"))
    }

    /// Trap 12: of a filtered list, a row goes before the one that is shown next, in the whole list.
    @Test func filteredListsKeepHiddenRows() throws {
        let window = try window("tasks <-> [Task]  done <-> [Task]", ":where !task.hidden")
        #expect(try rows("tasks") == ["a", "b", "d"])
        try drag(0, of: "tasks", by: Point(0, 45), in: window)
        #expect(try data("tasks") == ["b", "c", "a", "d"] && rows("tasks") == ["b", "a", "d"])
        try drag(1, of: "tasks", by: Point(0, 45), in: window)
        #expect(try data("tasks") == ["b", "c", "d", "a"])
    }

    /// Without an action that hears of it, rows of a list that the file only reads cannot be dragged, which is reported once.
    @Test func readOnlyRowsStay() throws {
        let window = try window("tasks = [Task]  done = [Task]", follows: false)
        try drag(0, of: "tasks", by: Point(0, 85), in: window)
        try drag(1, of: "tasks", by: Point(0, 85), in: window)
        #expect(try rows("tasks") == ["a", "b", "c", "d"] && window.root.dragSession == nil)
        #expect(window.root.diagnostics.filter { "\($0)".contains("cannot be dragged") }.count == 1)
    }

    /// Trap 13: a program that hears of the move and ignores it: the row glides back; one that moves the row sees it there.
    @Test func theProgramMovesReadOnlyRows() throws {
        let window = try window("tasks = [Task]  done = [Task]", action: "action = { selector = \"moved\" }")
        try drag(0, of: "tasks", by: Point(0, 85), in: window)
        #expect(try rows("tasks") == ["a", "b", "c", "d"] && record.ends == [.dropped(.move)])
        #expect(record.moves.map { $0.moves.map(\.to.index) } == [[2]])
        #expect(try view("tasks").children.map(\.frame.y) == [0, 40, 80, 120])
        window.root.onAction = { [loader] _, _ in
            guard let model = loader.liveModel else { return }
            let json = #"{"tasks": [{"id": "b"}, {"id": "a"}], "done": []}"#
            if let data = DataReader(model.model).read(Array(json.utf8)).data { model.replaceData(data) }
        }
        try drag(0, of: "tasks", by: Point(0, 85), in: window)
        #expect(try rows("tasks") == ["b", "a"] && rows("done").isEmpty)
    }

    // MARK: Rows that a container makes

    /// A list of tasks, and one of rows of another type.
    private func notesWindow() throws -> TestWindow {
        func list(_ id: String, _ row: String, _ kinds: String) -> String {
            """
            { stretch = 1  view = { :class = StackView  :id = \(id)List  reordering = Shared  acceptedKinds = [\(kinds)]  stackLayout <= { layoutItems = [
                { :for row in \(id)  :class = View  accessibilityLabel <- row.\(row)  layoutItem.fixedSize = [100 40] }
            ] } } }
            """
        }
        let file = """
            type Task = { :key id  id = String  hidden = NO }
            type Note = { :key text  text = String }
            :model = { tasks <-> [Task]  done <-> [Note] }
            root = { view = { :class = LayoutView  layout = { :class = HorizontalLayout  layoutItems = [
                \(list("tasks", "id", "\"item\"")) \(list("done", "text", "\"item\" \"file\""))
            ] } } }
            """
        loader.data = .json(Array(#"{"tasks": [{"id": "a"}, {"id": "b"}], "done": [{"text": "x"}]}"#.utf8), name: "tasks.json")
        try loader.load(text: file, name: "tasks.nui")
        let window = try TestWindow(try #require(screen.view), size: Size(360, 300))
        window.root.add(loader)
        try window.settle()
        for id in ["tasks", "done"] { record.follow(try view(id)) }
        return window
    }

    private func note(_ text: String) throws -> DataValue {
        let model = try #require(loader.liveModel).model
        let data = try #require(DataReader(model).read(Array(#"{"tasks": [], "done": [{"text": "\#(text)"}]}"#.utf8)).data)
        guard case .list(let notes)? = data.values.last else { return .null }
        return try #require(notes.first)
    }

    @Test func aRowOfAnotherTypeIsMadeByTheContainer() throws {
        let window = try notesWindow()
        // Without `receive` the types do not fit; the program hears of the move and does nothing, so the row glides back.
        try drag(0, of: "tasks", by: Point(180, 30), in: window)
        #expect(try rows("tasks") == ["a", "b"] && rows("done") == ["x"])
        let done = try view("done")
        var seen: [String] = []
        done.dropPolicy.receive = { item in
            guard let text = item.text else { return nil }
            if case .record? = item.value as? DataValue { seen.append(text) }
            return text == "b" ? nil : try? self.note("from \(text)")
        }
        try drag(0, of: "tasks", by: Point(180, 30), in: window)
        #expect(try rows("tasks") == ["b"] && Set(rows("done")) == ["x", "from a"] && seen == ["a"])
        #expect(record.ends.last == .dropped(.move) && record.moves.count == 4)
        // What the container does not take stays.
        try drag(0, of: "tasks", by: Point(180, 30), in: window)
        #expect(try rows("tasks") == ["b"] && rows("done").count == 2 && window.root.diagnostics.isEmpty)
        // What is no row of the list is reported, and stays.
        done.dropPolicy.receive = { _ in 7 }
        try drag(0, of: "tasks", by: Point(180, 30), in: window)
        #expect(try rows("tasks") == ["b"] && rows("done").count == 2)
        #expect(window.root.diagnostics.contains { "\($0)".contains("has made a Int") })
    }

    @Test func aFileFromOutsideBecomesARow() throws {
        let window = try notesWindow()
        let done = try view("done")
        done.dropPolicy.receive = { item in item.files.first.flatMap { try? self.note($0) } }
        let place = window.root.presentedFrame(of: done.children[0]).center
        #expect(window.root.drop([DragItem(id: 0, kind: "file", files: ["p.txt"])], at: place))
        try window.settle()
        #expect(try rows("done") == ["p.txt", "x"])
        #expect(window.root.drop([DragItem(id: 0, kind: "file", files: ["q.txt"])], at: Point(place.x, 280)))
        try window.settle()
        #expect(try rows("done") == ["p.txt", "x", "q.txt"])
    }

    /// Trap 14: the data comes again during a drag, with the same ids: the drag goes on.
    @Test func theDragGoesOnWithTheSameRows() throws {
        let window = try window("tasks <-> [Task]  done <-> [Task]")
        let child = try view("tasks").children[0]
        window.pull(child, by: Point(0, 85))
        let model = try #require(loader.liveModel)
        model.replaceData(try #require(DataReader(model.model).read(Array(Self.json.utf8)).data))
        window.step()
        window.step()
        #expect(window.root.dragSession?.items.first?.view === child && record.ends.isEmpty)
        window.lift(at: Point(50, 105), with: .mouse)
        try window.settle()
        #expect(try data("tasks") == ["b", "c", "a", "d"] && record.ends == [.dropped(.move)])
    }

    /// The row is deleted: one cancel.
    @Test func aRowThatIsGoneCancels() throws {
        let window = try window("tasks <-> [Task]  done <-> [Task]")
        window.pull(try view("tasks").children[0], by: Point(0, 85))
        let model = try #require(loader.liveModel)
        let json = #"{"tasks": [{"id": "b"}], "done": []}"#
        model.replaceData(try #require(DataReader(model.model).read(Array(json.utf8)).data))
        window.step()
        window.step()
        #expect(try record.ends == [.cancelled(.gone)] && rows("tasks") == ["b"])
    }

    @Test func elementsOfPlainListsMove() throws {
        let file = """
            :model = { tags <-> [String] }
            root = { view = { :class = StackView  :id = tagsList  reordering = Inside  stackLayout <= { layoutItems = [
                { :for tag in tags  :class = View  accessibilityLabel <- tag  layoutItem.fixedSize = [100 40] }
            ] } } }
            """
        loader.data = .json(Array(#"{"tags": ["one", "two", "three"]}"#.utf8), name: "tags.json")
        try loader.load(text: file, name: "tags.nui")
        let window = try TestWindow(try #require(screen.view), size: Size(360, 300))
        window.root.add(loader)
        try drag(0, of: "tags", by: Point(0, 85), in: window)
        #expect(try rows("tags") == ["two", "three", "one"] && window.root.diagnostics.isEmpty)
    }

    /// Keys move rows in the data as well, and the view keeps the focus.
    @Test func keysMoveRows() throws {
        let window = try window("tasks <-> [Task]  done <-> [Task]", follows: false)
        let child = try view("tasks").children[1]
        window.root.focus(child)
        window.key(.up, [.control, .shift])
        try window.settle()
        #expect(try data("tasks") == ["b", "a", "c", "d"] && window.root.focusedView === child)
    }
}
