import TatamiCollections
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

@testable import TatamiCollectionViews

/// Cells that are edited in place, and what assistive technology reads of a table (collections: rules 43 and 46).
@Suite struct TableEditingTests {
    /// Gives the focus to the name of the first row.
    private func focusFirstName(_ people: People) {
        people.window.key(.tab)
        people.window.key(.tab)
        people.window.key(.right)
    }

    @Test func enterEditsAndCommits() throws {
        let people = try People(100)
        focusFirstName(people)
        #expect(people.table.focusedColumn == "name")
        people.window.key(.enter)
        people.window.step()
        let field = try #require(people.window.root.focusedView as? TextField)
        #expect(field.text == "Person 0")
        try people.window.type("Ada")
        people.window.key(.enter)
        people.window.step()
        #expect(people.edits == ["0 name Ada"])
        let first = try people.cell(0, "name")
        #expect(first.label?.text == "Ada" && first.editor == nil)
        // The focus is where it was.
        let row = try people.row(0)
        #expect(row.item?.isFocused == true && people.table.focusedColumn == "name")
        people.window.key(.down)
        people.window.key(.function(2))
        try people.window.type("Never")
        people.window.key(.escape)
        people.window.step()
        #expect(people.edits.count == 1)
        let second = try people.cell(1, "name")
        #expect(second.label?.text == "Person 1" && second.tableRow?.item?.isFocused == true)
        // Other columns are not editable.
        people.window.key(.right)
        people.window.key(.enter)
        #expect(!(people.window.root.focusedView is TextField))
    }

    /// Enter goes from a cell into its control, and Escape back to the cell.
    @Test func enterGoesIntoAControlAndEscapeComesBack() throws {
        let people = try People(20)
        people.table.register("age") {
            CheckBox()
        } configure: { (box: CheckBox, _: Int) in
            box.checked = false
        }
        people.window.step()
        focusFirstName(people)
        people.window.key(.right)
        #expect(people.table.focusedColumn == "age")
        people.window.key(.enter)
        let box = try #require(people.window.root.focusedView as? CheckBox)
        people.window.key(.space)
        #expect(box.checked)
        people.window.key(.escape)
        #expect(try people.row(0).item?.isFocused == true && people.table.focusedColumn == "age")
        people.window.key(.down)
        people.window.key(.function(2))
        #expect(people.window.root.focusedView is CheckBox && people.window.root.focusedView !== box)
    }

    /// Tab stops at the row and not at its controls, until people have gone into one of them.
    @Test func tabPassesTheControlsOfRows() throws {
        let people = try People(20)
        for column in ["age", "city"] {
            people.table.register(column) {
                CheckBox()
            } configure: { (_: CheckBox, _: Int) in
            }
        }
        people.window.step()
        people.window.key(.tab)
        people.window.key(.tab)
        #expect(try people.row(0).item?.isFocused == true)
        people.window.key(.tab)
        #expect(people.window.root.focusedView is HeaderCell, "there is nothing else in the window")
        people.window.key(.tab)
        people.window.key(.right)
        people.window.key(.right)
        people.window.key(.enter)
        let first = try #require(people.window.root.focusedView as? CheckBox)
        people.window.key(.tab)
        #expect(people.window.root.focusedView is CheckBox && people.window.root.focusedView !== first)
        people.window.key(.tab, .shift)
        #expect(people.window.root.focusedView === first)
    }

    /// Tab goes from a cell that is edited to the next one of the row.
    @Test func tabEditsTheNextCell() throws {
        let columns = People.columns.map { column in
            var column = column
            column.isEditable = column.id != "age"
            return column
        }
        let people = try People(20, columns: columns)
        focusFirstName(people)
        people.window.key(.enter)
        people.window.step()
        try people.window.type("Ada")
        people.window.key(.tab)
        people.window.step()
        #expect(people.edits == ["0 name Ada"] && (people.window.root.focusedView as? TextField)?.text == "city 0")
        people.window.key(.tab, .shift)
        people.window.step()
        #expect((people.window.root.focusedView as? TextField)?.text == "Ada")
        people.window.key(.tab, .shift)
        people.window.step()
        #expect(!(people.window.root.focusedView is TextField) && people.edits.count == 1)
    }

    /// A row is named by what its cells show.
    @Test func rowsAreNamedByTheirCells() throws {
        let people = try People(20)
        var pending = [people.window.root.accessibilityTree()]
        var names: [String] = []
        while let node = pending.popLast() {
            if node.role == .option { names.append(node.label ?? "") }
            pending += node.children.reversed()
        }
        #expect(names.first == "Person 0 20 city 0", "\(names)")
    }

    @Test func aDoublePressEditsAndAPressElsewhereCommits() throws {
        let people = try People(100)
        try people.window.tap(.view(try people.cell(2, "name")), count: 2, with: .mouse)
        people.window.step()
        #expect(people.window.root.focusedView is TextField)
        try people.window.type("Grace")
        try people.window.tap(.view(try people.cell(5, "city")), with: .mouse)
        people.window.step()
        #expect(people.edits == ["2 name Grace"])
    }

    /// The editor stays alive out of sight, and shows what was typed when it is back.
    @Test func anEditorStaysWhileItIsOutOfSight() throws {
        let people = try People(1_000)
        focusFirstName(people)
        people.window.key(.enter)
        people.window.step()
        try people.window.type("Ada")
        people.table.rows.contentOffset = Point(0, 9_000)
        people.window.step()
        #expect((people.window.root.focusedView as? TextField)?.text == "Ada" && people.edits.isEmpty)
        // The first key brings it into sight.
        people.window.key(.enter)
        #expect(people.edits.isEmpty && people.hasRow(0))
        people.window.key(.enter)
        people.window.step()
        #expect(people.edits == ["0 name Ada"])
    }

    @Test func deletingTheEditedRowGivesTheTextUpAloud() throws {
        let people = try People(100)
        let reader = ScreenReader(people.window.root)
        reader.listen()
        focusFirstName(people)
        people.window.key(.enter)
        people.window.step()
        try people.window.type("Ada")
        people.source.edit { $0.delete([0]) }
        try people.window.settle()
        #expect(people.edits.isEmpty && people.table.editing == nil)
        #expect(reader.takeMessages().contains { $0.contains("The row was deleted") })
        #expect(!people.hasRow(0))
    }

    /// Sentence 58 of the controls: what assistive technology reads of a cell is its row, its column and the header.
    @Test func sentence58ACellIsReadWithRowColumnAndHeader() throws {
        let people = try People(900)
        people.table.rows.contentOffset = Point(0, 200)
        people.window.step()
        let tree = people.window.root.accessibilityTree()
        func find(_ node: AccessibilityNode, _ path: [AccessibilityNode]) -> [AccessibilityNode]? {
            if node.role == .gridCell, node.value == "Person 8" { return path + [node] }
            for child in node.children { if let found = find(child, path + [node]) { return found } }
            return nil
        }
        let path = try #require(find(tree, []))
        let cell = try #require(path.last)
        #expect(cell.label == "Name")
        #expect(path.contains { $0.role == .grid })
        let item = try people.row(8).item
        #expect(item?.accessibilityPosition == AccessibilityPosition(9, of: 900))
        let position = try people.cell(8, "age").accessibilityPosition
        #expect(position == AccessibilityPosition(2, of: 3))
    }

    /// Enter and F2 edit the cell that was pressed last.
    @Test func aPressMovesTheFocusedCell() throws {
        let people = try People(100)
        focusFirstName(people)
        people.window.key(.right)
        #expect(people.table.focusedColumn == "age")
        try people.window.tap(.view(try people.cell(3, "name")), with: .mouse)
        #expect(people.table.focusedColumn == "name")
        people.window.key(.function(2))
        people.window.step()
        #expect((people.window.root.focusedView as? TextField)?.text == "Person 3")
    }
}
