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

    @Test func sectionListsLeadToSections() {
        let found = NUILoader(root: Screen()).check(text: "root = { view = { :class = SectionList } }", name: "word.nui")
        #expect(found.first { $0.id == "NUI201" }?.hint == "NUI writes CollectionView, with sections = [ ]")
    }
}
