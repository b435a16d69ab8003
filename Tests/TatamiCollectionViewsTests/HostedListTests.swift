import TatamiCollections
import TatamiControls
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

@testable import TatamiCollectionViews

/// Lists of elements that something else makes, and what shows them in turn.
@Suite struct HostedListTests {
    /// The texts of the labels in a view, from top to bottom.
    private func texts(_ view: View, _ window: TestWindow) -> [String] {
        var found: [(Double, String)] = []
        var pending = [view]
        while let next = pending.popLast() {
            if let label = next as? Label, !label.text.isEmpty { found.append((window.root.absoluteFrame(of: label).y, label.text)) }
            pending += next.subviews
        }
        return found.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func row(_ name: String) -> TableCells {
        let row = TableCells()
        row.cells = [Label(name)]
        return row
    }

    private func section(_ title: String, _ names: String...) -> TableSection {
        let section = TableSection()
        (section.header, section.headerLength) = (Label(title), 30)
        section.givenRows = names.map(row)
        return section
    }

    private func table() -> Table {
        let table = Table()
        table.columns = [TableColumn("name", title: "")]
        return table
    }

    @Test func otherViewsOfASectionAreOtherItems() throws {
        let (list, section) = (CollectionView(), CollectionSection())
        let views = ["a", "b", "c", "d"].map { Label($0) }
        section.views = Array(views[0..<2])
        list.selectionMode = .single
        list.sections = [section]
        let window = try TestWindow(list, size: Size(200, 200))
        window.step()
        #expect(texts(list, window) == ["a", "b"])
        list.select(list.data.key(CollectionPlace(section: 0, item: 1)))
        section.views = [views[2], views[1], views[3]]
        try window.settle()
        #expect(texts(list, window) == ["c", "b", "d"])
        #expect(
            list.selectedItems().compactMap(list.data.place) == [CollectionPlace(section: 0, item: 1)], "the same view is the same item")
        section.views = []
        section.views = [views[3], views[0]]
        try window.settle()
        #expect(texts(list, window) == ["d", "a"] && list.selectedCount == 0)
    }

    @Test func otherRowsOfASectionOfATableAreShown() throws {
        let (table, section) = (table(), section("A", "Ada", "Amy"))
        table.sections = [section]
        let window = try TestWindow(table, size: Size(200, 200))
        window.step()
        section.givenRows = ["Ben", "Bob"].map(row)
        try window.settle()
        #expect(texts(table.rows, window) == ["A", "Ben", "Bob"])
    }

    /// An order that is asked for holds for lists that come later.
    @Test func rowsThatComeLaterAreOrdered() throws {
        let (table, section) = (table(), TableSection())
        var orders: [[HostedList.Order]] = []
        func list() -> HostedList {
            let list = HostedList([row("x")])
            list.order = { orders.append($0) }
            return list
        }
        section.rows = list()
        table.sections = [section]
        table.sortColumn = "name"
        let window = try TestWindow(table, size: Size(200, 200))
        window.step()
        let order = HostedList.Order(place: 0, isAscending: true)
        #expect(orders.last == [order])
        orders = []
        section.rows = list()
        window.step()
        #expect(orders == [[order]])
        // Another place of the column.
        orders = []
        table.columns = [TableColumn("age", title: ""), TableColumn("name", title: "")]
        window.step()
        #expect(orders == [[HostedList.Order(place: 1, isAscending: true)]])
    }

    // MARK: One after the other

    @Test func sectionsThatAreShownNoMoreChangeNothing() throws {
        let (table, old) = (table(), section("A", "Ada"))
        table.sections = [old]
        let window = try TestWindow(table, size: Size(200, 200))
        window.step()
        let source = CollectionSource<String, Int>()
        source.edit(.none) {
            $0.append(["S"])
            $0.append([1, 2], to: "S")
        }
        table.show(source) { HostedViews([Label("row \($0)")]) }
        table.rows.selectionMode = .single
        window.step()
        #expect(texts(table.rows, window) == ["row 1", "row 2"])
        table.rows.select(source.key(of: 2))
        let prepares = table.rows.counters.prepares
        old.headerLength = 60
        old.givenRows = [row("Amy")]
        window.step()
        #expect(texts(table.rows, window) == ["row 1", "row 2"] && table.rows.selectedCount == 1)
        #expect(table.rows.counters.prepares == prepares)
        // What ordered the sections orders them no more.
        var orders = 0
        old.rows.order = { _ in orders += 1 }
        table.sortColumn = "name"
        window.step()
        #expect(orders == 0)
    }

    @Test func headersOfASourceComeBackAfterSections() throws {
        let people = try People(3)
        people.table.registerHeaders(length: 30) {
            Label()
        } configure: { (label: Label, section: String) in
            label.text = "of \(section)"
        }
        var faults: [String] = []
        people.table.rows.onFault = { faults.append($0) }
        people.window.step()
        people.table.sections = [section("A", "Ada")]
        people.window.step()
        #expect(texts(people.table.rows, people.window).filter { $0 != "Ada" } == ["A"])
        // A table with sections of its own keeps their headers.
        people.table.registerHeaders(length: 20) {
            Label()
        } configure: { (label: Label, section: String) in
            label.text = "in \(section)"
        }
        people.window.step()
        #expect(texts(people.table.rows, people.window).contains("A"))
        people.table.show(people.source) { HostedViews([Label("row \($0)"), Label(), Label()]) }
        people.window.step()
        #expect(texts(people.table.rows, people.window) == ["in People", "row 0", "row 1", "row 2"])
        #expect(people.table.sections.isEmpty && faults.filter { $0.contains("header") }.isEmpty, "\(faults)")
    }

    @Test func rowsThatWereGivenAreForgottenWhenOthersAreShown() throws {
        let table = table()
        table.givenRows = [row("Ada")]
        #expect(table.givenRows.count == 1)
        table.show(CollectionSource<Int, Int>()) { _ in HostedViews([]) }
        #expect(table.givenRows.isEmpty)
    }

    @Test func theSelectionBelongsToWhatIsShown() throws {
        let table = table()
        table.rows.selectionMode = .multiple
        table.sections = [section("A", "Ada", "Amy", "Art"), section("B", "Ben", "Bob")]
        let window = try TestWindow(table, size: Size(200, 300))
        window.step()
        table.rows.selectAll()
        #expect(table.rows.selectedCount == 5)
        table.givenRows = [row("Eve")]
        #expect(table.rows.selectedCount == 0 && table.rows.selectedItems().isEmpty)
        table.rows.selectAll()
        #expect(table.rows.selectedCount == 1)
        window.step()
        #expect(table.rows.selectedCount == 1 && table.rows.selectedItems().count == 1)
    }

    // MARK: Selection

    @Test func whatIsSelectedBeforeTheFirstFrameStaysSelected() throws {
        let source = CollectionSource<Int, Int>()
        source.edit {
            $0.append([0])
            $0.append(Array(0..<9), to: 0)
        }
        let list = CollectionView(source) {
            Label()
        } configure: {
            $0.text = "\($1)"
        }
        list.selectionMode = .single
        list.select(source.key(of: 3))
        let window = try TestWindow(list, size: Size(200, 200))
        window.step()
        #expect(list.selectedItems() == [source.key(of: 3)])
        // Another layout shows the same items, of which one left meanwhile.
        source.edit(.none) { $0.delete([0]) }
        list.style.spacing = 5
        window.step()
        #expect(list.selectedItems() == [source.key(of: 3)])
    }

    @Test func theFocusStaysWhenTheLayoutChanges() throws {
        let (list, section) = (CollectionView(), CollectionSection())
        section.views = ["a", "b", "c"].map { Label($0) }
        section.header = Label("h")
        list.selectionMode = .single
        list.sections = [section]
        let window = try TestWindow(list, size: Size(200, 200))
        window.step()
        let key = try #require(list.data.key(CollectionPlace(section: 0, item: 1)))
        list.focus(key)
        #expect(list.focusedCell?.item == key && list.selectedItems() == [key])
        section.headerLength = 50
        try window.settle()
        #expect(list.focusedCell?.item == key && list.selectedItems() == [key])
        window.key(.down)
        #expect(list.focusedCell?.item == list.data.key(CollectionPlace(section: 0, item: 2)))
    }

    /// Keys of another source stand for other items.
    @Test func theFocusDoesNotGoToAnItemOfAnotherSource() throws {
        func source() -> CollectionSource<Int, Int> {
            let source = CollectionSource<Int, Int>()
            source.edit {
                $0.append([0])
                $0.append([1], to: 0)
            }
            return source
        }
        let (first, second) = (source(), source())
        let list = CollectionView(first) {
            Label()
        } configure: {
            $0.text = "\($1)"
        }
        list.selectionMode = .multiple
        let window = try TestWindow(list, size: Size(200, 200))
        window.step()
        list.focus(try #require(first.key(of: 1)))
        #expect(list.focusedCell?.item == first.key(of: 1))
        list.show(second)
        try window.settle()
        #expect(list.focusedCell == nil)
    }
}
