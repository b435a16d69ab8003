import TatamiCollections
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

@testable import TatamiCollectionViews

/// A table of people in a window.
final class People {
    let source = CollectionSource<String, Int>()
    let table: Table
    let window: TestWindow
    var names: [Int: String] = [:]
    private(set) var edits: [String] = []

    init(
        _ count: Int, columns: [TableColumn] = People.columns, size: Size = Size(400, 300), direction: LayoutDirection = .leftToRight
    ) throws {
        var texts: (Int, String) -> String = { _, _ in "" }
        table = Table(source, columns: columns) { (id: Int, column) in texts(id, column) }
        source.edit {
            $0.append(["People"])
            $0.append(Array(0..<count), to: "People")
        }
        window = try TestWindow(table, size: size, direction: direction)
        texts = { [weak self] id, column in
            switch column {
            case "name": self?.names[id] ?? "Person \(id)"
            case "age": "\(20 + id % 60)"
            default: "\(column) \(id)"
            }
        }
        table.onEdit { [weak self] (id: Int, column: String, text: String) in
            guard let self else { return }
            self.edits.append("\(id) \(column) \(text)")
            self.names[id] = text
            self.source.edit { $0.reconfigure([id]) }
        }
        table.rows.everythingChanged()
        window.step()
    }

    static let columns = [
        TableColumn("name", title: "Name", width: .weight(1), isSortable: true, isEditable: true),
        TableColumn("age", title: "Age", width: .fixed(80), isSortable: true), TableColumn("city", title: "City", width: .fixed(120)),
    ]

    func header(_ column: String) throws -> HeaderCell { try #require(table.header.cells.first { $0.column.id == column }) }

    func hasRow(_ id: Int) -> Bool { table.rowsInSight.contains { $0.presentID as? Int == id } }

    func row(_ id: Int) throws -> TableRow { try #require(table.rowsInSight.first { $0.presentID as? Int == id }) }

    func cell(_ id: Int, _ column: String) throws -> TableCell { try #require(try row(id).cells.first { $0.column == column }) }

    func frame(_ view: View) -> Rect { window.root.absoluteFrame(of: view) }

    /// Where columns are in the window, by their headers; the cells of the first row are compared with them.
    func columns() throws -> [String: ClosedRange<Double>] {
        let row = try #require(table.rowsInSight.min { frame($0).y < frame($1).y })
        return Dictionary(
            uniqueKeysWithValues: table.header.cells.map { cell in
                let place = frame(cell)
                if let other = row.cells.first(where: { $0.column == cell.column.id }) {
                    #expect(frame(other).x == place.x && frame(other).width == place.width, "\(cell.column.id)")
                }
                return (cell.column.id, place.x...place.maxX)
            })
    }
}

/// Columns that are dragged farther than can be seen.
@Suite struct ColumnScrollingTests {
    /// A title near the edge scrolls the columns, and Escape brings everything back.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func aTitleAtTheEdgeScrolls(direction: LayoutDirection) throws {
        let columns = ["a", "b", "c", "d", "e", "f"].map { TableColumn($0, title: $0, width: .fixed(150)) }
        let people = try People(20, columns: columns, direction: direction)
        func drag(_ end: () -> Void) {
            func at(_ x: Double) -> Point { Point(direction == .leftToRight ? x : 400 - x, 10) }
            people.window.press(at: at(40), with: .mouse)
            people.window.move(to: at(60), with: .mouse)
            people.window.move(to: at(395), with: .mouse)
            people.window.wait(2)
            #expect(people.table.rows.readingDistance.x > 300)
            end()
            people.window.lift(at: at(395), with: .mouse)
            people.window.wait(0.6)
        }
        drag { people.window.key(.escape) }
        #expect(people.table.rows.readingDistance.x == 0 && people.table.header.inOrder.first?.column.id == "a")
        drag {}
        #expect(people.table.header.inOrder.last?.column.id == "a")
    }
}

/// Tables (collections: rules 42 and 43).
@Suite struct TableTests {
    @Test func theHeaderStaysAboveItsColumns() throws {
        let people = try People(100)
        #expect(try people.columns() == ["name": 0...200, "age": 200...280, "city": 280...400])
        #expect(people.frame(people.table.header).y == 0)
        let top = people.frame(people.table.rows).y
        let first = people.frame(try people.row(0))
        #expect(top >= 28 && first.y == top)
        people.table.rows.contentOffset = Point(0, 500)
        people.window.step()
        #expect(people.frame(people.table.header).y == 0 && !people.hasRow(0))
        _ = try people.columns()
        people.window.resize(Size(600, 300))
        people.window.step()
        #expect(try people.columns() == ["name": 0...400, "age": 400...480, "city": 480...600])
    }

    @Test func aMillionRowsHaveViewsForAScreen() throws {
        let people = try People(1_000_000)
        #expect(people.table.rows.counters.realised < 30)
        people.window.key(.tab)
        people.window.key(.tab)
        people.window.key(.end)
        people.window.step()
        #expect(try people.cell(999_999, "name").label?.text == "Person 999999")
        #expect(people.frame(try people.row(999_999)).maxY == 300)
        #expect(people.table.rows.counters.peakRealised < 60)
        // Cells are used again.
        for offset in stride(from: 1_000_000.0, to: 1_020_000, by: 200) {
            people.table.rows.contentOffset = Point(0, offset)
            people.window.step()
        }
        #expect(people.table.rows.counters.made < 60 && people.table.rows.counters.reused > 500)
    }

    @Test func edgesOfColumnsAreDragged() throws {
        let people = try People(100)
        var changes = 0
        people.table.onColumnsChange = { changes += 1 }
        let age = people.frame(try people.header("age"))
        people.window.drag(from: Point(age.maxX - 4, 14), to: Point(age.maxX + 36, 14), with: .mouse)
        try people.window.settle()
        #expect(changes > 0)
        #expect(try people.columns() == ["name": 0...160, "age": 160...280, "city": 280...400])
        // Never below the least width, which is 40 unless the column says otherwise.
        let again = people.frame(try people.header("age"))
        people.window.drag(from: Point(again.maxX - 4, 14), to: Point(0, 14), with: .mouse)
        try people.window.settle()
        #expect(try people.columns() == ["name": 0...240, "age": 240...280, "city": 280...400])
    }

    /// Escape takes back what a drag of a column has done, whether or not the table has the focus.
    @Test func escapeTakesDragsOfColumnsBack() throws {
        let people = try People(100)
        let before = try people.columns()
        let age = people.frame(try people.header("age"))
        for (start, end) in [(age.maxX - 4, age.maxX + 60), (age.x + 20, 10.0)] {
            people.window.press(at: Point(start, 14), with: .mouse)
            for part in 1...8 {
                people.window.move(to: Point(start + (end - start) * Double(part) / 8, 14), with: .mouse)
                people.window.step()
            }
            try people.window.settle()
            #expect(try people.columns() != before)
            people.window.root.focus(nil)
            #expect(people.window.key(.escape))
            try people.window.settle()
            #expect(try people.columns() == before)
            people.window.move(to: Point(end - 5, 14), with: .mouse)
            people.window.lift(at: Point(end, 14), with: .mouse)
            try people.window.settle()
            #expect(try people.columns() == before)
            #expect(!people.window.key(.escape))
        }
        #expect(people.table.sorting.isEmpty)
    }

    @Test func aDoublePressFitsAColumn() throws {
        let people = try People(100)
        people.names[3] = "A person with a name that is rather long for a table as narrow as this one is"
        people.source.edit { $0.reconfigure([3]) }
        people.window.step()
        let age = try people.header("age")
        try people.window.tap(.view(age), at: Point(people.frame(age).width - 4, 14), count: 2, with: .mouse)
        try people.window.settle()
        let widest = try #require(people.table.rowsInSight.compactMap { $0.naturals["age"] }.max())
        let width = people.table.width(of: "age")
        let title = try #require(people.table.header.naturals["age"])
        #expect(abs(width - max(40, widest, title)) <= 1)
        _ = try people.columns()
    }

    /// Fitted columns grow with the rows that come into sight, and never shrink by themselves.
    @Test func fittedColumnsGrow() throws {
        let people = try People(
            200, columns: [TableColumn("name", title: "Name", width: .fitted), TableColumn("age", title: "Age", width: .weight(1))])
        let before = people.table.width(of: "name")
        people.names[150] = "A person with a rather long name"
        people.table.rows.scroll(to: try #require(people.source.key(of: 150)), isAnimated: false)
        try people.window.settle()
        let after = people.table.width(of: "name")
        #expect(after > before + 20)
        people.table.rows.contentOffset = .zero
        try people.window.settle()
        #expect(people.table.width(of: "name") == after)
        _ = try people.columns()
    }

    /// A number that is cut must not look like another one.
    @Test func textsInNarrowColumnsEndWithAnEllipsis() throws {
        let people = try People(20, columns: [TableColumn("name", title: "A long title", width: .fixed(50))])
        let (cell, header) = (try people.cell(3, "name"), try people.header("name"))
        let labels: [Label?] = [cell.content as? Label, header.subviews.compactMap { $0 as? Label }.first, TableText()]
        for label in labels {
            #expect(label?.numberOfLines == 1 && label?.lineBreakMode == .tailTruncation)
        }
    }

    /// A list in a stack without a stretch weight has no height, and no cells.
    @Test func aListWithoutRoomIsFoundAmongViewsThatAreNotSeen() throws {
        for count in [0, 3] {
            let people = CollectionSource<Int, Int>()
            people.edit {
                $0.append([0])
                $0.append(Array(0..<count), to: 0)
            }
            let list = CollectionView(people) {
                Label()
            } configure: { (label: Label, number: Int) in
                label.text = "\(number)"
            }
            let window = try TestWindow(LayoutView { VStack(alignment: .stretch) { list } }, size: Size(200, 200))
            window.step()
            #expect(window.root.unseenViews.map(\.axes) == (count == 0 ? [] : [[.vertical]]), "\(window.root.unseenViews.map(\.text))")
        }
    }

    /// What covers a selected item leaves its selection in sight.
    @Test func aSelectionIsSeenOnItemsWithABackground() throws {
        func borders(_ background: Brush?) throws -> Int {
            let source = CollectionSource<Int, Int>()
            source.edit {
                $0.append([0])
                $0.append([0, 1, 2], to: 0)
            }
            let list = CollectionView(source) {
                LayoutView { Overlay { Label() } }
            } configure: { (row: LayoutView, number: Int) in
                row.background = background
                (row.subviews.first as? Label)?.text = "Row \(number)"
            }
            list.selectionMode = .multiple
            let window = try TestWindow(list, size: Size(200, 200))
            window.step()
            list.select(source.key(of: 1))
            window.step()
            return window.frame.list.commands.filter { if case .border = $0 { true } else { false } }.count
        }
        #expect(try borders(.color(.white)) == 1 && borders(nil) == 0)
    }

    @Test func headersAreDraggedToOtherPlaces() throws {
        let people = try People(100)
        people.window.drag(from: Point(340, 14), to: Point(80, 14), with: .mouse)
        try people.window.settle()
        #expect(people.table.columns.map(\.id) == ["city", "name", "age"])
        #expect(try people.columns() == ["city": 0...120, "name": 120...320, "age": 320...400])
        // The dragged header asks for no order.
        #expect(people.table.sorting.isEmpty)
    }

    @Test func headersAskForAnOrder() throws {
        let people = try People(100)
        var asked: [[TableSort]] = []
        people.table.onSort = { asked.append($0) }
        try people.window.tap(.view(try people.header("name")), with: .mouse)
        try people.window.tap(.view(try people.header("name")), with: .mouse)
        #expect(asked == [[TableSort("name")], [TableSort("name", isAscending: false)]])
        #expect(try people.header("name").accessibilityValue == "descending")
        // By keys: Shift adds a column, and a column that orders nothing is left out.
        people.window.root.focus(try people.header("name"), isVisible: true)
        people.window.key(.right)
        people.window.key(.enter, .shift)
        #expect(people.table.sorting == [TableSort("name", isAscending: false), TableSort("age")])
        people.window.key(.right)
        people.window.key(.enter)
        #expect(people.table.sorting.count == 2)
        try people.window.tap(.view(try people.header("age")), with: .mouse)
        #expect(people.table.sorting == [TableSort("age", isAscending: false)])
    }

    @Test func columnsAreChangedByKeys() throws {
        let people = try People(10)
        people.window.key(.tab)
        people.window.key(.right)
        people.window.key(.right, .option)
        people.window.step()
        #expect(people.table.width(of: "age") == 90)
        people.window.key(.left, .control)
        people.window.step()
        #expect(people.table.columns.map(\.id) == ["age", "name", "city"])
        // The header is one stop of Tab, the rows are another.
        #expect(people.window.root.focusOrder.count == 2)
    }

    /// A title has all of its column's width where people cannot sort, until the program orders by the column.
    @Test func onlyColumnsThatCanBeSortedKeepRoomForTheirOrder() throws {
        let columns = [
            TableColumn("a", title: "Hours", width: .fixed(60), isSortable: false),
            TableColumn("b", title: "Hours", width: .fixed(60), isSortable: true),
        ]
        let people = try People(3, columns: columns)
        func titleWidths() -> [Double?] {
            people.table.header.inOrder.map { cell in cell.subviews.first { $0 is Label }?.frame.width }
        }
        #expect(titleWidths() == [40, 24])
        people.table.sorting = [TableSort("a", isAscending: true)]
        people.window.step()
        #expect(titleWidths() == [24, 24])
    }

    @Test func widerColumnsScrollAndPinnedOnesStay() throws {
        let wide = (0..<6).map { TableColumn("c\($0)", title: "C\($0)", width: .fixed(150), pin: $0 == 0 ? .leading : nil) }
        let people = try People(100, columns: wide)
        #expect(try people.columns()["c5"] == 750...900)
        people.table.rows.contentOffset = Point(250, 64)
        people.window.step()
        let columns = try people.columns()
        #expect(columns["c0"] == 0...150 && columns["c1"] == -100...50 && columns["c5"] == 500...650)
        // What is pinned is in front of the others.
        let row = try #require(people.table.rowsInSight.first)
        #expect(row.cells.last?.column == "c0" && people.table.header.cells.last?.column.id == "c0")
        #expect(row.cells.map(\.pin) == Array(repeating: nil, count: 5) + [PinnedPlace(side: .leading, isInnermost: true)])
        // Cells that get the focus come into sight beside it.
        people.table.rows.contentOffset = .zero
        people.window.key(.tab)
        people.window.key(.tab)
        for _ in 0..<4 { people.window.key(.right) }
        people.window.step()
        #expect(people.table.focusedColumn == "c3")
        #expect(try people.columns()["c3"] == 250...400)
        for _ in 0..<2 { people.window.key(.left) }
        people.window.step()
        #expect(try people.columns()["c1"] == 150...300)
    }

    @Test func ofManyColumnsThoseInSightHaveViews() throws {
        let many = (0..<200).map { TableColumn("c\($0)", title: "C\($0)", width: .fixed(100)) }
        let people = try People(100, columns: many)
        #expect(try people.row(0).cells.map(\.column) == ["c0", "c1", "c2", "c3"])
        people.table.rows.contentOffset = Point(10_050, 0)
        people.window.step()
        people.window.step()
        #expect(try people.row(0).cells.map(\.column) == ["c100", "c101", "c102", "c103", "c104"])
        #expect(try people.cell(0, "c100").label?.text == "c100 0")
    }

    @Test func fromRightToLeftColumnsBeginAtTheRight() throws {
        let people = try People(100, direction: .rightToLeft)
        #expect(try people.columns() == ["name": 200...400, "age": 120...200, "city": 0...120])
        people.window.key(.tab)
        people.window.key(.tab)
        people.window.key(.left)
        #expect(people.table.focusedColumn == "name")
        let age = people.frame(try people.header("age"))
        people.window.drag(from: Point(age.x + 4, 14), to: Point(age.x - 16, 14), with: .mouse)
        try people.window.settle()
        #expect(people.table.width(of: "age") == 100)
    }

    @Test func faultsOfColumnsAreReportedOnce() throws {
        let twice = [TableColumn("a", title: "A"), TableColumn("a", title: "B")]
        let people = try People(3, columns: twice)
        people.window.step()
        #expect(people.window.root.diagnostics.filter { $0.contains("Two columns are named \"a\"") }.count == 1)
        #expect(people.table.header.cells.count == 1)
    }
}
