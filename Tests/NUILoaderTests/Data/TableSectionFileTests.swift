import NUI
import NUIData
import TatamiCollections
import TatamiData
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

@testable import NUILoader
@testable import TatamiCollectionViews

/// Rows of tables in sections, in the order of a column.
@Suite struct TableSectionFileTests {
    private final class Screen {
        let loader = NUILoader(root: TatamiViews.Screen())
        let window: TestWindow
        let table: Table

        init(_ json: String) throws {
            loader.logger = .silent
            loader.data = .json(Array(json.utf8), name: "data.json")
            let text = """
                type Walk = { :key id  id = String  hours <-> Number }
                type Month = { :key name  name = String  walks <-> [Walk] }
                :model = { months <-> [Month]  chosen <-> [String] }
                root = { view = { :class = Table  :id = table  selectionMode = Multiple  selectedKeys <-> chosen
                    columns = [{ title = "Walk"  isSortable = YES } { title = "Hours"  isSortable = YES }]
                    sections = [{ :for month in months  headerLength = 30  header = { :class = Label  text <- month.name }
                        rows = [{ :for walk in month.walks  cells = [{ text <- walk.id } { text <- walk.hours as decimals 0 }] }] }]
                } }
                """
            let warnings = try loader.load(text: text, name: "table.nui")
            #expect(warnings.isEmpty, "\(warnings.map(\.message))")
            table = try #require(loader.object("table", as: Table.self))
            window = try TestWindow(try #require(loader.shownView), size: Size(400, 500))
            window.root.add(loader)
            window.step()
        }

        func take(_ json: String) throws {
            try loader.replaceData(.json(Array(json.utf8), name: "new.json"))
            window.step()
            try window.settle()
        }

        var texts: [String] {
            let rows = table.rowsInSight.map { ($0, window.root.absoluteFrame(of: $0).y) }.sorted { $0.1 < $1.1 }
            return rows.compactMap { row, _ in row.cells.first { $0.column == "Walk" }?.content.textContent }
        }
        var chosen: [String] { table.rows.selectedKeys.compactMap { if case .text(let text) = $0 { text } else { nil } } }
        var focused: String? {
            (table.rows.focusedCell?.content as? TableRow)?.cells.first { $0.column == "Walk" }?.content.textContent
        }
    }

    private static func json(_ months: (String, [(String, Int)])..., chosen: [String] = []) -> String {
        let texts = months.map { name, walks in
            let rows = walks.map { #"{"id": "\#($0)", "hours": \#($1)}"# }.joined(separator: ",")
            return #"{"name": "\#(name)", "walks": [\#(rows)]}"#
        }
        return #"{"months": [\#(texts.joined(separator: ","))], "chosen": [\#(chosen.map { "\"\($0)\"" }.joined(separator: ","))]}"#
    }

    @Test func theSelectionAndTheFocusFollowAnOrder() throws {
        let screen = try Screen(
            Self.json(("May", [("a", 3), ("b", 2), ("c", 1)]), ("June", [("x", 5), ("y", 4)]), chosen: ["b", "x"]))
        #expect(screen.texts == ["a", "b", "c", "x", "y"] && screen.chosen == ["b", "x"])
        let key = try #require(screen.table.rows.item(named: SelectedKey.text("b")))
        screen.table.rows.focus(key)
        #expect(screen.focused == "b")
        screen.table.sortColumn = "Hours"
        try screen.window.settle()
        #expect(screen.texts == ["c", "b", "a", "y", "x"], "each section by itself")
        #expect(screen.chosen == ["b", "x"] && screen.focused == "b")
        screen.table.sortsAscending = false
        try screen.window.settle()
        #expect(screen.texts == ["a", "b", "c", "x", "y"] && screen.chosen == ["b", "x"] && screen.focused == "b")
        screen.table.sortColumn = "Walk"
        screen.table.sortsAscending = false
        try screen.window.settle()
        #expect(screen.texts == ["c", "b", "a", "y", "x"] && screen.chosen == ["b", "x"] && screen.focused == "b")
    }

    /// Sections and rows that come later stand in the order as well.
    @Test func whatComesLaterIsOrdered() throws {
        let screen = try Screen(Self.json(("May", [("a", 3), ("b", 2)])))
        screen.table.sortColumn = "Hours"
        try screen.window.settle()
        #expect(screen.texts == ["b", "a"])
        try screen.take(Self.json(("May", [("a", 3), ("b", 2), ("c", 1)]), ("June", [("x", 5), ("y", 4)])))
        #expect(screen.texts == ["c", "b", "a", "y", "x"])
        // Months in another order, of which one is new.
        try screen.take(Self.json(("July", [("q", 9), ("p", 8)]), ("June", [("x", 5), ("y", 4)])))
        #expect(screen.texts == ["p", "q", "y", "x"])
        screen.table.sortColumn = ""
        try screen.window.settle()
        #expect(screen.texts == ["q", "p", "x", "y"])
    }
}
