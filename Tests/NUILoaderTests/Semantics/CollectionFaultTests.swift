import NUI
import NUILoader
import TatamiViews
import Testing

/// Properties of collections and tables that have no effect as they are written.
@Suite struct CollectionFaultTests {
    private func findings(_ view: String, model: String = "") -> [String] {
        NUILoader(root: Screen()).check(text: "\(model)root = { view = \(view) }", name: "a.nui").map {
            "\($0.id) \($0.message)\($0.hint.map { "; \($0)" } ?? "")"
        }
    }

    @Test func propertiesOfGridsInListsAreReported() {
        #expect(
            findings("{ :class = CollectionView  columns = 3 }") == [
                "NUI230 columns has no effect without layout; layout = Grid or layout = Waterfall has columns"
            ])
        #expect(findings("{ :class = CollectionView  columnWidth = 90 }").count == 1)
        #expect(findings("{ :class = CollectionView  columns = 3  layout = Grid }") == [])
        // A state may change the layout.
        #expect(findings("{ :class = CollectionView  columns = 3  layout = List }") == [])
    }

    @Test func selectedKeysWithoutAModeAreReported() {
        #expect(
            findings("{ :class = CollectionView  selectedKey = 3 }") == [
                "NUI230 selectedKey has no effect without selectionMode; selectionMode = Single lets people select one item"
            ])
        #expect(
            findings("{ :class = CollectionView  selectedKeys = [3 4] }") == [
                "NUI230 selectedKeys has no effect without selectionMode; selectionMode = Multiple lets people select several items"
            ])
        // A state, or a program that finds the view by its id, may change the mode. People select one row of a table by default.
        #expect(findings("{ :class = CollectionView  selectedKey = 3  selectionMode = None }") == [])
        #expect(findings("{ :class = CollectionView  :id = list  selectedKey = 3 }").allSatisfy { !$0.hasPrefix("NUI230") })
        #expect(findings("{ :class = Table  selectedKey = 3  columns = [{ title = \"A\" }] }").allSatisfy { !$0.contains("selectionMode") })
    }

    @Test func fieldsThatAreEditedAndLayoutsAmongViewsAreExplained() {
        #expect(
            findings("{ :class = CollectionView  selectionMode = Single  selectedKey <-> selected }", model: ":model = { a = 1 } ").first
                == "NUI206 there is no field, constant or name 'selected'; people edit fields of the model: add selected <-> String to it"
        )
        #expect(
            findings("{ :class = CollectionView  items = [{ :class = HorizontalLayout }] }") == [
                "NUI210 a HorizontalLayout does not fit 'items', which takes a View; "
                    + "a LayoutView holds it: { :class = LayoutView  layout = { :class = HorizontalLayout ... } }"
            ])
        #expect(
            findings("{ :class = CollectionView  items = { :class = Label } }").first
                == "NUI204 'items' takes an array, each element a View, not an object; an array has brackets: [{ :class = Label }]")
    }

    @Test func propertiesOfWhatASectionLacksAreReported() {
        func section(_ text: String) -> [String] { findings("{ :class = CollectionView  sections = [{ \(text) }] }") }
        #expect(
            section("itemsInSight = 2  pinsFooter = YES  headerLength = 30") == [
                "NUI230 itemsInSight has no effect without carousel; carousel = Free makes the section one",
                "NUI230 pinsFooter has no effect without footer; footer = { :class = Label  text = \"...\" }",
                "NUI230 headerLength has no effect without header; header = { :class = Label  text = \"...\" }",
            ])
        #expect(section("itemsInSight = 2  carousel = Free  pinsFooter = YES  footer = { :class = Label  text = \"a\" }") == [])
        #expect(
            findings("{ :class = Table  columns = [{ title = \"A\" }]  sections = [{ pinsHeader = YES }] }") == [
                "NUI230 pinsHeader has no effect without header; header = { :class = Label  text = \"...\" }"
            ])
    }

    @Test func elementsWithoutViewsAreReported() {
        #expect(
            findings("{ :class = Toolbar  items = [{ priority = 2 } { isSeparator = YES } { width = 20 }] }") == [
                "NUI231 this item has no view, so it shows nothing; give it one: view = { :class = Button  title = \"Save\" }"
            ])
        #expect(findings("{ :class = Toolbar  items = [{ :id = save  priority = 2 }] }").allSatisfy { !$0.hasPrefix("NUI231") })
        #expect(
            findings("{ :class = Toolbar  items = [{ isSeparator = YES  view = { :class = Label  text = \"a\" } }] }") == [
                "NUI230 view has no effect in a separator; write the separator as an item of its own: { isSeparator = YES }"
            ])
        #expect(
            findings("{ :class = OutlineView  rows = [{ isOpen = YES } { view = { :class = Label  text = \"a\" } }] }") == [
                "NUI231 this row has no view, so it shows nothing; give it one: view = { :class = Label  text = \"Lakes\" }"
            ])
    }

    @Test func controlsThatTheMoreMenuCannotUseAreReported() {
        func item(_ text: String) -> [String] {
            findings("{ :class = Toolbar  items = [{ \(text) }] }").filter { $0.hasPrefix("NUI611") }
        }
        let field = "view = { :class = SearchField }"
        #expect(
            item(field) == [
                "NUI611 people cannot use this from the More menu, to which it goes in a narrow window; isPinned = YES keeps it in the toolbar"
            ])
        #expect(item("isPinned = YES  \(field)") == [] && item(":id = search  \(field)") == [])
        for other in [":class = Button  title = \"A\"", ":class = SegmentedControl  titles = [\"A\"]", ":class = Label  text = \"A\""] {
            #expect(item("view = { \(other) }") == [])
        }
    }

    @Test func ordersAndWidthsOfColumnsAreChecked() {
        func table(_ text: String, _ column: String = "title = \"Hours\"") -> [String] {
            findings("{ :class = Table  \(text)  columns = [{ title = \"Walk\" } { \(column) }] }")
        }
        #expect(
            table("sortColumn = \"Hour\"") == [
                "NUI230 there is no column \"Hour\", so nothing orders the rows; did you mean \"Hours\"?"
            ])
        #expect(
            table("sortColumn = \"Height\"") == [
                "NUI230 there is no column \"Height\", so nothing orders the rows; the columns are \"Walk\", \"Hours\""
            ])
        #expect(table("sortColumn = \"Hours\"") == [])
        #expect(table("sortColumn = \"Height\"  action = { selector = \"sort\" }") == [])
        let bound = "root = { view = { :class = Table  sortColumn <-> column  columns = [{ title = \"A\" }] } }"
        #expect(NUILoader(root: Screen()).check(text: ":model = { column <-> String }  " + bound, name: "a.nui") == [])
        #expect(table("", "width = 24") == [])
        #expect(table("", "width = 24  minimum = 30") == ["NUI224 width is 24, less than minimum (30), which wins"])
        #expect(table("", "maximum = 24  minimum = 30") == ["NUI224 maximum is 24, less than minimum (30), which wins"])
    }
}
