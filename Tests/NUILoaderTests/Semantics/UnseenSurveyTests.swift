import NUI
import NUILoader
import TatamiCairo
import TatamiViews
import Testing

/// Views that a check finds unseen by laying the file out.
@Suite struct UnseenSurveyTests {
    @Test func aViewThatIsUnseenInEverySizeIsReportedAtItsObject() throws {
        let text = """
            template line = { :class = View  backgroundColor = "FF0000" }
            state seen = { third.hidden = YES }
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                { :class = Label  text = "a" }
                { :template = line }
                { :template = line  layoutItem.fixedHeight = 1  layoutItem.horizontalStretch = 1 }
                { view = { :class = View  :id = third  borderWidth = 2 } }
                { :class = View  backgroundColor = "00FF00"  layoutItem.fixedHeight = 0  layoutItem.fixedWidth = 9 }
                { :class = Label  text = "b"  layoutItem.fixedWidth = 0% }
                { :class = Label  text = "c"  layoutItem.maxHeight = 0% }
            ] } } }
            """
        let found = try check(text)
        #expect(
            found.map(\.line) == [
                "5:5 NUI611 View 0.1 is 0 wide and 0 high, so it is not seen",
                "7:16 NUI611 View third is 0 wide and 0 high, so it is not seen",
            ])
        #expect(found.allSatisfy { $0.severity == .warning && $0.hint?.hasPrefix("horizontalStretch = 1") == true })
    }

    /// The view has room in a wide window only, and a survey of one size would report it.
    @Test func aViewThatOneSizeShowsIsNotReported() throws {
        let items =
            "{ :class = Label  text = \"a\"  layoutItem.fixedWidth = 600 }\n{ :class = View  borderWidth = 1  layoutItem.stretch = 1 }"
        let row = "root = { view = { :class = LayoutView  layout = { :class = HorizontalLayout  layoutItems = [\n\(items)\n] } } }"
        #expect(try check(row) == [])
    }

    @Test func tablesWithoutRoomOrWithOtherCellsAreReported() throws {
        func table(_ cells: String, in item: String) -> String {
            """
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                { \(item)  view = { :class = Table  columns = [{ title = "A" } { title = "B" }]  rows = [{ cells = [\(cells)] }] } }
            ] } } }
            """
        }
        let two = "{ text = \"a\" } { text = \"b\" }"
        #expect(try check(table(two, in: "stretch = YES")) == [])
        #expect(
            try check(table(two, in: "horizontalStretch = 1")).map(\.line) == [
                "2:39 NUI611 the content of this Table is 0 high, so it is not seen"
            ])
        #expect(
            try check(table("{ text = \"a\" }", in: "stretch = YES")).map(\.line) == [
                "2:110 NUI611 a row has 1 cell, and the table 2 columns"
            ])
        #expect(
            try check(table("{ text = \"a\" }] } { cells = [\(two) { text = \"c\" }", in: "stretch = YES")).map(\.line) == [
                "2:110 NUI611 a row has 1 cell, and the table 2 columns", "2:139 NUI611 a row has 3 cells, and the table 2 columns",
            ])
    }

    @Test func rowsOfLoopsAreCheckedWithMadeUpData() throws {
        func found(_ view: String) throws -> [String] {
            let model = "type Walk = { :key id  id = String  legs = [String] }\n:model = { walks = [Walk] }"
            return try check("\(model)\nroot = { view = {\n\(view)\n} }").map(\.line)
        }
        let table = ":class = Table  columns = [{ title = \"A\" } { title = \"B\" }]"
        #expect(
            try found("\(table)  rows = [{ :for walk in walks  cells = [{ text <- walk.id }] }]") == [
                "4:1 NUI611 a row has 1 cell, and the table 2 columns"
            ])
        #expect(
            try found("\(table)  sections = [{ rows = [{ :for walk in walks  cells = [{ text <- walk.id }] }] }]").map { $0.dropFirst(4) }
                == ["NUI611 a row has 1 cell, and the table 2 columns"])
        // As many cells as the data says.
        #expect(try found("\(table)  rows = [{ :for walk in walks  cells = [{ :for leg in walk.legs  text <- leg }] }]") == [])
        #expect(try found("\(table)  rows = [{ :for walk in walks  cells = [{ text <- walk.id } { text = \"b\" }] }]") == [])
        #expect(
            try found(":class = OutlineView  rows = [{ :for walk in walks  isOpen = YES }]") == [
                "4:31 NUI231 this row has no view, so it shows nothing"
            ])
    }

    @Test func aFileWithErrorsIsNotLaidOut() throws {
        let found = try check("root = { view = { :class = View  backgroundColor = \"FF0000\"  txet = 3 } }")
        #expect(found.map(\.id) == ["NUI203"])
    }

    @Test func withoutAMeasurerNothingIsLaidOut() {
        let text = "root = { layout = { :class = VerticalLayout  layoutItems = [{ :class = View  borderWidth = 2 }] } }"
        #expect(NUILoader(root: Screen()).check(text: text, name: "a.nui") == [])
    }

    private func check(_ text: String) throws -> [Diagnostic] {
        let loader = NUILoader(root: Screen())
        loader.textMeasurer = try PangoTextEngine()
        return loader.check(text: text, name: "a.nui")
    }
}
