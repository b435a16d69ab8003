import NUI
import NUIData
import TatamiCollections
import TatamiControls
import TatamiData
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

@testable import NUILoader
@testable import TatamiCollectionViews

/// Tables in files (data: rule 37; collections: rules 42 and 43).
@Suite struct TableFileTests {
    private final class Screen {
        let loader = NUILoader(root: TatamiViews.Screen())
        let window: TestWindow
        let table: Table

        init(_ table: String, cells: String, json: String) throws {
            loader.logger = .silent
            loader.data = .json(Array(json.utf8), name: "data.json")
            let text = """
                type Walk = { :key id  id = String  title <-> String  hours = Number  done <-> Bool }
                :model = { walks <-> [Walk]  column <-> "Hours"  up <-> YES }
                root = { view = { :class = Table  :id = table  \(table)
                    columns = [{ title = "Walk"  isSortable = YES } { title = "Hours"  width = 90  isSortable = YES } { title = "Done"  width = Fitted }]
                    rows = [{ :for walk in walks  cells = [\(cells)] }]
                } }
                """
            let warnings = try loader.load(text: text, name: "table.nui")
            #expect(warnings.isEmpty, "\(warnings.map(\.message))")
            self.table = try #require(loader.object("table", as: Table.self))
            window = try TestWindow(try #require(loader.shownView), size: Size(400, 300))
            window.root.add(loader)
            window.step()
        }

        func rows() throws -> [LiveRecord] {
            guard case .rows(let rows)? = loader.liveModel?.root.value(of: "walks") else { return [] }
            return rows.rows
        }

        /// The texts of a column in sight, from top to bottom.
        func texts(_ column: String) -> [String] {
            let rows = table.rowsInSight.map { ($0, window.root.absoluteFrame(of: $0).y) }.filter { $0.1 >= 36 && $0.1 < 300 }
            return rows.sorted { $0.1 < $1.1 }.compactMap { row, _ in row.cells.first { $0.column == column }?.content.textContent }
        }

        func cell(_ row: String, _ column: String) throws -> TableCell {
            let row = try #require(
                table.rowsInSight.first { $0.cells.first { $0.column == "Walk" }?.content.textContent == row }, "no row \(row)")
            return try #require(row.cells.first { $0.column == column })
        }
    }

    private static let cells =
        "{ text <-> walk.title } { text <- walk.hours as decimals 1 } { :class = CheckBox  checked <-> walk.done }"

    private static func json(_ count: Int) -> String {
        let rows = (0..<count).map { #"{"id": "w\#($0)", "title": "Walk \#($0)", "hours": \#(($0 * 7) % 10), "done": \#($0 % 2 == 0)}"# }
        return #"{"walks": [\#(rows.joined(separator: ",\n"))]}"#
    }

    @Test func rowsOfALoopAreMadeWhenTheyAreSeen() throws {
        let screen = try Screen("", cells: Self.cells, json: Self.json(5_000))
        #expect(screen.texts("Walk").prefix(3) == ["Walk 0", "Walk 1", "Walk 2"])
        #expect(screen.texts("Hours").prefix(3) == ["0.0", "7.0", "4.0"])
        #expect(screen.table.rowsInSight.count < 30)
        screen.table.rows.contentOffset = Point(0, 36 * 4_000)
        screen.window.step()
        #expect(screen.texts("Walk").first == "Walk 4000" && screen.table.rowsInSight.count < 40)
        screen.table.rows.contentOffset = .zero
        screen.window.step()
        #expect(screen.texts("Walk").first == "Walk 0")
        // The width of a fixed column, and the rest for the one without a width.
        #expect(screen.table.width(of: "Hours") == 90)
        let total = ["Walk", "Hours", "Done"].map(screen.table.width).reduce(0, +)
        #expect(abs(total - 400) < 1e-9 && screen.table.width(of: "Done") < 100)
    }

    /// Groups of rows: headers between them, rows that are made when they are seen, and an order within each.
    @Test func rowsStandInSections() throws {
        let loader = NUILoader(root: TatamiViews.Screen())
        loader.logger = .silent
        func walks(_ name: String) -> String {
            let rows = (0..<500).map { #"{"id": "\#(name)\#($0)", "title": "\#(name) \#($0)", "hours": \#(1000 - $0)}"# }
            return #"{"name": "\#(name)", "walks": [\#(rows.joined(separator: ","))]}"#
        }
        loader.data = .json(Array(#"{"months": [\#(walks("May")), \#(walks("June"))]}"#.utf8), name: "data.json")
        let text = """
            type Walk = { :key id  id = String  title <-> String  hours = Number }
            type Month = { :key name  name = String  walks <-> [Walk] }
            :model = { months <-> [Month]  chosen <-> String? }
            root = { view = { :class = Table  :id = table  selectedKey <-> chosen
                columns = [{ title = "Walk"  isSortable = YES } { title = "Hours"  width = 90  isSortable = YES }]
                sections = [{ :for month in months  headerLength = 30  header = { :class = Label  text <- month.name }
                    rows = [{ :for walk in month.walks  cells = [{ text <-> walk.title } { text <- walk.hours as decimals 0 }] }] }]
            } }
            """
        let warnings = try loader.load(text: text, name: "table.nui")
        #expect(warnings.isEmpty, "\(warnings.map(\.message))")
        let table = try #require(loader.object("table", as: Table.self))
        let window = try TestWindow(try #require(loader.shownView), size: Size(400, 300))
        window.root.add(loader)
        window.step()
        func texts() -> [String] {
            let rows = table.rowsInSight.map { ($0, window.root.absoluteFrame(of: $0).y) }.filter { $0.1 >= 60 && $0.1 < 300 }
            return rows.sorted { $0.1 < $1.1 }.compactMap { row, _ in row.cells.first { $0.column == "Walk" }?.content.textContent }
        }
        #expect(texts().prefix(2) == ["May 0", "May 1"] && table.rowsInSight.count < 30)
        table.rows.contentOffset.y = 30 + 500 * 36
        window.step()
        #expect(texts().prefix(2) == ["June 0", "June 1"] && table.rowsInSight.count < 40)
        table.sortColumn = "Hours"
        window.step()
        table.rows.contentOffset.y = 30 + 500 * 36
        window.step()
        #expect(texts().prefix(2) == ["June 499", "June 498"], "each list is ordered by itself")
        let place = Point(20, 36 + 30 + 5)
        window.press(at: place, with: .mouse)
        window.lift(at: place, with: .mouse)
        window.step()
        #expect(table.rows.selectedKeys == [.text("June499")])
    }

    @Test func whatPeopleTypeIsWrittenIntoTheRow() throws {
        let screen = try Screen("", cells: Self.cells, json: Self.json(20))
        try screen.window.tap(.view(try screen.cell("Walk 2", "Walk")), count: 2, with: .mouse)
        screen.window.step()
        try screen.window.type("Uphill")
        screen.window.key(.enter)
        screen.window.step()
        #expect(try screen.rows()[2].value(of: "title") == .plain(.string("Uphill")))
        #expect(screen.texts("Walk")[2] == "Uphill")
        // What the model gives is shown, also after an edit.
        _ = try screen.rows()[2].write(.string("Downhill"), to: "title")
        screen.window.step()
        #expect(screen.texts("Walk")[2] == "Downhill")
        // A text that is bound with `<-` is not edited.
        try screen.window.tap(.view(try screen.cell("Walk 3", "Hours")), count: 2, with: .mouse)
        screen.window.step()
        #expect(!(screen.window.root.focusedView is TextField))
        // Controls in cells write as everywhere.
        try screen.window.tap(.view(try screen.cell("Walk 3", "Done").content), with: .mouse)
        screen.window.step()
        #expect(try screen.rows()[3].value(of: "done") == .plain(.bool(true)))
    }

    @Test func theProgramSortsWhereItIsTold() throws {
        let screen = try Screen("sortColumn <-> column  sortsAscending <-> up", cells: Self.cells, json: Self.json(20))
        #expect(screen.table.sorting == [TableSort("Hours")])
        let header = try #require(screen.table.header.cells.first { $0.column.id == "Hours" })
        try screen.window.tap(.view(header), with: .mouse)
        screen.window.step()
        let model = try #require(screen.loader.liveModel).root
        #expect(model.value(of: "column") == .plain(.string("Hours")) && model.value(of: "up") == .plain(.bool(false)))
        // The rows stay as the program has them.
        #expect(screen.texts("Walk").prefix(2) == ["Walk 0", "Walk 1"])
        _ = model.write(.string("Walk"), to: "column")
        screen.window.step()
        #expect(screen.table.sorting == [TableSort("Walk", isAscending: false)])
    }

    /// Nobody listens here, so that the table orders its rows by the data behind the cells: numbers as numbers, and not as texts.
    @Test func aTableWithNothingButDataOrdersItsRows() throws {
        let screen = try Screen("sortColumn = \"Hours\"", cells: Self.cells, json: Self.json(20))
        #expect(screen.texts("Hours") == ["0.0", "0.0", "1.0", "1.0", "2.0", "2.0", "3.0", "3.0"])
        // Equal values stay in the order of the list.
        #expect(screen.texts("Walk").prefix(4) == ["Walk 0", "Walk 10", "Walk 3", "Walk 13"])
        let hours = try #require(screen.table.header.cells.first { $0.column.id == "Hours" })
        try screen.window.tap(.view(hours), with: .mouse)
        try screen.window.settle()
        #expect(screen.texts("Hours").prefix(3) == ["9.0", "9.0", "8.0"])
        #expect(screen.texts("Walk").prefix(2) == ["Walk 7", "Walk 17"])
        let walk = try #require(screen.table.header.cells.first { $0.column.id == "Walk" })
        try screen.window.tap(.view(walk), with: .mouse)
        try screen.window.settle()
        #expect(screen.texts("Walk").prefix(4) == ["Walk 0", "Walk 1", "Walk 10", "Walk 11"])
        // A second column counts among equal values of the first.
        hours.sort(adding: false)
        walk.sort(adding: true)
        walk.sort(adding: true)
        try screen.window.settle()
        #expect(screen.table.sorting == [TableSort("Hours"), TableSort("Walk", isAscending: false)])
        #expect(screen.texts("Walk").prefix(4) == ["Walk 10", "Walk 0", "Walk 3", "Walk 13"])
    }

    /// The rows of a file with one column, whose cells are made by a template with the parameter `trip`.
    private func hours(_ cell: String) throws -> (texts: [String?], found: [String]) {
        let loader = NUILoader(root: TatamiViews.Screen())
        loader.logger = .silent
        loader.data = .json(Array(Self.json(3).utf8), name: "data.json")
        _ = try loader.load(
            text: """
                type Walk = { :key id  id = String  title <-> String  hours = Number  done <-> Bool }
                :model = { walks <-> [Walk] }
                template line = { :class = TableRow  :params { trip = Walk }  cells = [{ \(cell) }] }
                root = { view = { :class = Table  :id = table  columns = [{ title = "Hours" }]  sortColumn = "Hours"
                    rows = [{ :for walk in walks  :template = line  trip <- walk }] } }
                """, name: "table.nui")
        let window = try TestWindow(try #require(loader.shownView), size: Size(400, 300))
        window.root.add(loader)
        window.root.layOutNow()
        let found = try loader.replaceData(.json(Array(Self.json(3).utf8), name: "data.json")).map(\.message)
        window.step()
        let table = try #require(loader.object("table", as: Table.self))
        let rows = table.rowsInSight.sorted { window.root.absoluteFrame(of: $0).y < window.root.absoluteFrame(of: $1).y }
        return (rows.map { $0.cells.first?.content.textContent }, found)
    }

    @Test func cellsOfTemplatesOrderRowsToo() throws {
        let (texts, found) = try hours("text <- trip.hours as decimals 0")
        #expect(texts == ["0", "4", "7"] && found.isEmpty)
    }

    /// Texts with one value are in the order of the value: 10 km comes after 9 km.
    @Test func textsWithOneValueAreOrderedByIt() throws {
        let (texts, found) = try hours("text <- \"\\(trip.hours as decimals 0) km\"")
        #expect(texts == ["0 km", "4 km", "7 km"] && found.isEmpty)
        #expect(try hours("text <- \"\\(10 - trip.hours)\"").texts == ["3", "6", "10"])
    }

    @Test func aSortedTableWithoutRowsHasNothingToTell() throws {
        let screen = try Screen("sortColumn = \"Hours\"", cells: Self.cells, json: Self.json(0))
        let found = try screen.loader.replaceData(.json(Array(Self.json(0).utf8), name: "data.json"))
        #expect(found.isEmpty && screen.texts("Walk").isEmpty && screen.window.root.diagnostics.isEmpty, "\(found)")
    }

    /// The first binding of the cell is an object, which has no order: the rows stay as they are.
    @Test func aCellWithoutAnOrderOrdersNothing() throws {
        let (texts, _) = try hours("font <- { size = trip.hours + 9 }  text <- trip.hours as decimals 0")
        #expect(texts == ["0", "7", "4"])
    }

    @Test func cellsAreInTheOrderOfTheColumnsAlsoAfterAMove() throws {
        let screen = try Screen("", cells: Self.cells, json: Self.json(5))
        screen.table.move("Hours", by: -1)
        screen.window.step()
        #expect(screen.table.columns.map(\.id) == ["Hours", "Walk", "Done"])
        #expect(screen.texts("Hours").prefix(2) == ["0.0", "7.0"] && screen.texts("Walk").first == "Walk 0")
        let (hours, walk) = (try screen.cell("Walk 0", "Hours"), try screen.cell("Walk 0", "Walk"))
        #expect(screen.window.root.absoluteFrame(of: hours).x < screen.window.root.absoluteFrame(of: walk).x)
    }

    @Test func aRowWithOtherCellsThanColumnsIsReported() throws {
        let screen = try Screen("", cells: "{ text <- walk.title }", json: Self.json(3))
        #expect(screen.window.root.diagnostics.contains { $0.contains("A row has 1 cell, and the table 3 columns.") })
        #expect(screen.texts("Walk") == ["Walk 0", "Walk 1", "Walk 2"])
    }

    @Test func rowsWithoutDataAndFaultsOfColumns() throws {
        func load(_ contents: String) throws -> (NUILoader, [Diagnostic]) {
            let loader = NUILoader(root: TatamiViews.Screen())
            loader.logger = .silent
            return (loader, try loader.load(text: "root = { view = { :class = Table  \(contents) } }", name: "table.nui"))
        }
        let (loader, warnings) = try load(
            "columns = [{ id = \"a\"  title = \"A\"  weight = 2  minimum = 50 } { title = \"B\"  width = Fitted  pin = Trailing }]  rows = [{ cells = [{ text = \"1\" } { text = \"2\" }] }]"
        )
        let table = try #require(loader.shownView as? Table)
        #expect(warnings.isEmpty && table.columns.map(\.id) == ["a", "B"])
        #expect(table.columns[0].width == .weight(2) && table.columns[0].minimum == 50)
        #expect(table.columns[1].width == .fitted && table.columns[1].pin == .trailing)
        #expect((table.givenRows.first?.cells.last as? Label)?.text == "2")
        for (contents, message) in [
            ("columns = [{ title = \"A\" } { title = \"A\" }]", "two columns have the name \"A\""),
            ("columns = [{ width = 50  weight = 2 }]", "a column has a width or a weight"),
            ("columns = [{ width = Wide }]", "Wide"),
            ("rows = [{ cells = [{ text <-> walk.title }] }]", "the file declares no model"),
        ] {
            let found = loader.check(text: "root = { view = { :class = Table  \(contents) } }", name: "table.nui")
            #expect(found.contains { $0.severity == .error && $0.message.contains(message) }, "\(found.map(\.message))")
        }
        let (_, found) = try load("columns = [{ title = \"A\"  minimum = 90  maximum = 50 }]")
        #expect(found.map(\.message) == ["maximum is 50, less than minimum (90), which wins"])
    }
}
