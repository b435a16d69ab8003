import NUI
import TatamiViews
import Testing

@testable import NUILoader

/// The names of other systems' lists, tables, trees and toolbars lead to the classes of collections.
@Suite struct CollectionWordTests {
    @Test(arguments: [
        ("UICollectionView", "CollectionView"), ("UITableView", "CollectionView"), ("ListView", "CollectionView"),
        ("RecyclerView", "CollectionView"), ("DataGrid", "Table"), ("NSTableView", "Table"), ("GtkColumnView", "Table"),
        ("TreeView", "OutlineView"), ("UIOutlineView", "OutlineView"), ("NSOutlineView", "OutlineView"), ("UIToolbar", "Toolbar"),
        ("CommandBar", "Toolbar"),
    ])
    func aNameLeadsToAClass(word: String, name: String) {
        let found = NUILoader(root: Screen()).check(text: "root = { view = { :class = \(word) } }", name: "word.nui")
        let report = found.first { $0.id == "NUI201" }
        #expect(report?.hint == "NUI writes \(name)" && report?.fix?.replacement == name, "\(found.map(\.line))")
    }

    /// Properties of other systems lead to those of collections, with a fix where only the name is another.
    @Test(
        arguments: [
            ("CollectionView", "dataSource = 1", "items = [{ :class = ...  :for item in list }]", nil),
            ("CollectionView", "numColumns = 2", "columns", "columns"),
            ("CollectionView", "stickyHeader = YES", "pinsHeader = YES, in a section", nil),
            ("CollectionView", "multiSelect = YES", "selectionMode = Multiple", nil),
            ("CollectionView", "emptyText = \"None\"", "emptyView = { :class = Label  text = \"None\" }", nil),
            ("CollectionView", "children = []", "items", "items"),
            ("Table", "items = []", "rows = [{ :class = TableRow  ... }]", nil),
            ("Table", "sortBy = \"A\"", "sortColumn", "sortColumn"),
            ("OutlineView", "indent = 12", "indentation", "indentation"),
            ("Toolbar", "children = []", "items = [{ view = ... }]", nil),
        ] as [(String, String, String, String?)])
    func aPropertyLeadsToAnother(name: String, text: String, form: String, replacement: String?) {
        let found = NUILoader(root: Screen()).check(text: "root = { view = { :class = \(name)  \(text) } }", name: "word.nui")
        let report = found.first { $0.id == "NUI203" }
        #expect(report?.hint == "NUI writes \(form)", "\(found.map(\.line))")
        #expect(replacement == nil || report?.fix?.replacement == replacement)
    }

    /// A text in place of an object is the title of a column, the text of a header, or a button of a toolbar.
    @Test(arguments: [
        ("{ :class = Table  columns = [\"A\"] }", "{ title = \"A\" }"),
        ("{ :class = CollectionView  sections = [{ header = \"A\" }] }", "{ :class = Label  text = \"A\" }"),
        ("{ :class = Toolbar  items = [\"A\"] }", "{ view = { :class = Button  title = \"A\" } }"),
    ])
    func aTextStandsForAnObject(view: String, object: String) {
        let found = NUILoader(root: Screen()).check(text: "root = { view = \(view) }", name: "word.nui")
        #expect(found.first { $0.id == "NUI204" }?.fix?.replacement == object, "\(found.map(\.line))")
    }

    @Test func aWordInPlaceOfANumberIsToldSo() {
        let text = "root = { view = { :class = Toolbar  items = [{ view = { :class = Button  title = \"A\" }  priority = High }] } }"
        let found = NUILoader(root: Screen()).check(text: text, name: "word.nui")
        #expect(found.first?.hint == "'priority' takes a number", "\(found.map(\.line))")
    }

    @Test func sectionListsLeadToSections() {
        let found = NUILoader(root: Screen()).check(text: "root = { view = { :class = SectionList } }", name: "word.nui")
        #expect(found.first { $0.id == "NUI201" }?.hint == "NUI writes CollectionView, with sections = [ ]")
    }
}
