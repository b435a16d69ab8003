import NUI
import NUIData
import TatamiCollectionViews
import TatamiControls
import TatamiData
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

@testable import NUILoader

/// Loops in a collection view, whose objects are made when they come into sight (data: rule 37).
@Suite struct OnDemandTests {
    private final class List {
        let loader = NUILoader(root: Screen())
        let window: TestWindow
        let list: CollectionView

        init(_ declarations: String, _ items: String, json: String) throws {
            loader.logger = .silent
            loader.data = .json(Array(json.utf8), name: "data.json")
            let warnings = try loader.load(
                text: "\(declarations)\nroot = { view = { :class = CollectionView  :id = list  items = [\n\(items)\n] } }", name: "list.nui"
            )
            #expect(warnings.isEmpty, "\(warnings.map(\.message))")
            list = try #require(loader.object("list", as: CollectionView.self))
            window = try TestWindow(try #require(loader.shownView), size: Size(300, 400))
            window.root.add(loader)
            window.step()
        }

        /// The texts of the labels in sight, from top to bottom.
        var texts: [String] {
            let labels = Self.all(list).compactMap { $0 as? Label }
            let placed = labels.map { ($0.text, window.root.absoluteFrame(of: $0).y) }
            return placed.filter { (0..<400).contains($0.1) }.sorted { $0.1 < $1.1 }.map(\.0)
        }

        static func all(_ view: View) -> [View] { view.subviews.flatMap { [$0] + all($0) } }

        func rows() throws -> [LiveRecord] {
            guard case .rows(let rows)? = loader.liveModel?.root.value(of: "walks") else { return [] }
            return rows.rows
        }

        func write(_ value: DataValue, to field: String) throws {
            _ = try #require(loader.liveModel).root.write(value, to: field)
            window.step()
        }
    }

    private static let walks =
        "type Walk = { :key id  id = String  title <-> String  done <-> Bool }\n:model = { walks <-> [Walk]  least <-> 0 }"

    private static func json(_ count: Int) -> String {
        let rows = (0..<count).map { #"{"id": "w\#($0)", "title": "Walk \#($0)", "done": \#($0 % 2 == 0)}"# }
        return #"{"walks": [\#(rows.joined(separator: ",\n"))]}"#
    }

    /// What is wrong in rows is told once, however many there are.
    @Test func faultsOfRowsAreToldOnce() throws {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        loader.data = .json(Array(Self.json(500).utf8), name: "data.json")
        let row = "{ :class = Label  :for walk in walks  text <- walk.title  layoutItem.fixedHeight = 20 }"
        try loader.load(
            text: Self.walks + "\nroot = { view = { :class = CollectionView  :id = list  items = [\(row)] } }", name: "list.nui")
        let window = try TestWindow(try #require(loader.shownView), size: Size(300, 400))
        #expect(loader.hasChanges)
        let told = try #require(loader.takeFaultsOfRows())
        #expect(told.split(separator: "has nothing to change").count == 2, "\(told)")
        let list = try #require(loader.object("list", as: CollectionView.self))
        list.contentOffset.y = 4_000
        window.step()
        #expect(loader.takeFaultsOfRows() == nil && !loader.hasChanges)
    }

    @Test func rowsAreMadeWhenTheyAreSeen() throws {
        let list = try List(
            Self.walks, "{ :for walk in walks  :index i  :class = Label  :id = label  text <- \"\\(i) \\(walk.title)\" }",
            json: Self.json(5_000))
        let made = List.all(list.list).count { $0 is Label }
        #expect(made > 10 && made < 100)
        #expect(list.texts.first == "0 Walk 0" && list.texts[1] == "1 Walk 1")
        #expect(list.loader.object("label", row: "w3", as: Label.self)?.text == "3 Walk 3")
        // What is out of sight has no objects.
        #expect(list.loader.object("label", row: "w4000", as: Label.self) == nil)
        list.window.key(.tab)
        list.list.contentOffset = Point(0, 1_000)
        list.window.step()
        #expect(list.loader.object("label", row: "w0", as: Label.self) == nil)
        let first = try #require(list.texts.first)
        let number = try #require(first.split(separator: " ").last.flatMap { Int($0) })
        #expect(number > 10 && first == "\(number) Walk \(number)")
        #expect(List.all(list.list).count { $0 is Label } < 150)
    }

    @Test func whatChangesIsShown() throws {
        let list = try List(
            Self.walks, "{ :for walk in walks  :class = Label  text <- walk.done ? \"\\(walk.title), done\" : walk.title }",
            json: Self.json(100))
        #expect(list.texts[0] == "Walk 0, done" && list.texts[1] == "Walk 1")
        let rows = try list.rows()
        _ = rows[1].write(.bool(true), to: "done")
        list.window.step()
        #expect(list.texts[1] == "Walk 1, done")
    }

    @Test func fixedViewsAndConditionsStandBetweenLoops() throws {
        let list = try List(
            Self.walks,
            """
            { :class = Label  text = "First" }
            { :if least > 0  :class = Label  text = "Some are left out" }
            { :for walk in walks  :class = Label  text <- walk.title }
            { :class = Label  text = "Last" }
            """, json: Self.json(3))
        #expect(list.texts == ["First", "Walk 0", "Walk 1", "Walk 2", "Last"])
        try list.write(.integer(1), to: "least")
        try list.window.settle()
        #expect(list.texts == ["First", "Some are left out", "Walk 0", "Walk 1", "Walk 2", "Last"])
    }

    @Test func filtersFollowTheFieldsOfRows() throws {
        let list = try List(
            Self.walks, "{ :for walk in walks  :where walk.done  :class = Label  text <- walk.title }", json: Self.json(10))
        #expect(list.texts == ["Walk 0", "Walk 2", "Walk 4", "Walk 6", "Walk 8"])
        let rows = try list.rows()
        _ = rows[3].write(.bool(true), to: "done")
        _ = rows[4].write(.bool(false), to: "done")
        list.window.step()
        try list.window.settle()
        #expect(list.texts == ["Walk 0", "Walk 2", "Walk 3", "Walk 6", "Walk 8"])
    }

    @Test func controlsInRowsWriteTheirRows() throws {
        let list = try List(
            Self.walks, "{ :for walk in walks  :class = TextField  :id = field  text <-> walk.title }", json: Self.json(50))
        let field = try #require(list.loader.object("field", row: "w2", as: TextField.self))
        try list.window.type("!", into: .view(field))
        list.window.step()
        let rows = try list.rows()
        #expect(rows[2].value(of: "title") == .plain(.string("Walk 2!")))
        // The text is there again when the row comes back.
        list.window.root.focus(nil)
        list.list.contentOffset = Point(0, 1_500)
        list.window.step()
        list.list.contentOffset = .zero
        list.window.step()
        #expect(list.loader.object("field", row: "w2", as: TextField.self)?.text == "Walk 2!")
    }

    @Test func viewsWithoutALoopAreItems() throws {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        _ = try loader.load(
            text: #"root = { view = { :class = CollectionView  layout = Grid  columns = 2  items = ["#
                + #"{ :class = Label  text = "A" } { :class = Label  text = "B" }] } }"#,
            name: "grid.nui")
        let view = try #require(loader.shownView as? CollectionView)
        let window = try TestWindow(view, size: Size(200, 100))
        #expect(try window.finalFrame(of: "A").x == 0 && window.finalFrame(of: "B").x == 100)
        #expect(try window.finalFrame(of: "A").y == window.finalFrame(of: "B").y)
    }

    @Test func surveysAndToolbarsAreRead() throws {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        _ = try loader.load(
            text: #"""
                root = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                    { :class = Toolbar  :id = bar  items = [
                        { :class = ToolbarItem  view = { :class = Button  title = "Copy" } }
                        { :class = ToolbarItem  isSeparator = YES }
                        { :class = ToolbarItem  title = "Find"  priority = 2  view = { :class = TextField } }
                    ] }
                    { :class = SurveyView  :id = survey  survey = "[{\"name\": \"You\", \"questions\": [{\"id\": \"a\", \"label\": \"A\"}]}]" }
                ] } }
                """#, name: "screen.nui")
        let bar = try #require(loader.object("bar", as: Toolbar.self))
        #expect(bar.items.map(\.title) == ["Copy", "", "Find"] && bar.items[1].isSeparator)
        #expect(loader.object("survey", as: SurveyView.self)?.survey.isShown("a") == true)
        let error = #expect(throws: NUILoadError.self) {
            try NUILoader(root: Screen()).load(
                text: #"root = { view = { :class = SurveyView  "#
                    + #"survey = "[{\"questions\": [{\"id\": \"a\", \"label\": \"A\", \"show-if\": \"b=1\"}]}]" } }"#,
                name: "survey.nui")
        }
        #expect(error?.text.contains("no question has the id 'b'") == true)
    }
}
