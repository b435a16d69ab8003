import NUI
import NUILoader
import TatamiControls
import TatamiGeometry
import TatamiViews
import Testing

/// Accordions in files: in Tatami's words and in those of the MICUi Layouter.
@Suite struct AccordionFileTests {
    private func check(_ text: String) -> [String] {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        loader.reader = MemorySourceReader(["/main.nui": text])
        return loader.check(file: "/main.nui").diagnostics.map(\.line)
    }

    /// The usage chapter about accordions: a label of 150 x 20 and nine tiles in three columns are 320 x 345.
    @Test func theCellOfTheDocument() throws {
        let tile = "{ view = { :class = Pref size = [100 100] } }"
        let loading = Loading(
            """
            root = { view = { :class = MICUiAccordionCellView :id = made
                orientation = MICUiVertical  labelPos = MICUiPosTOP|MICUiPosLEFT  labelAlignment = MICUiAlignExFILL
                labelMargin = 5  bodyMargin = [0 5 5 5]
                labelView = { :class = Pref size = [150 20] }
                bodyView = { :class = MICUiGridLayout  fixedSideCount = 3  cellSize = [100 100]  cellSpacingVert = 5  cellSpacingHorz = 5
                    layoutItems = [\(Array(repeating: tile, count: 9).joined(separator: " "))]
                }
            } }
            """)
        #expect(loading.shown == [])
        #expect(loading.laidOut(320).root != nil)
        let cell: AccordionCell = try loading.object("made")
        #expect(cell.naturalSize == Size(320, 345) && cell.bodyBounds.origin == Point(5, 30))
        #expect(!cell.isFolded)
    }

    /// Cells of a file obey the options of their view, whichever is set first.
    @Test(arguments: ["exclusive = YES  #", "#  exclusive = YES"])
    func oneOfTheCellsIsOpen(order: String) throws {
        let cells =
            "stackLayout <= { layoutItems = [{ :class = AccordionCell title = \"A\" body = { :class = Label text = \"a\" } } "
            + "{ :class = AccordionCell title = \"B\" body = { :class = Label text = \"b\" } }] }"
        let loading = Loading("root = { view = { :class = AccordionView :id = made \(order.replacing("#", with: cells)) } }")
        #expect(loading.shown == [])
        let view: AccordionView = try loading.object("made")
        #expect(view.cells.map(\.isFolded) == [false, true])
        view.keepsOneOpen = true
        view.removeChild(view.cells[0])
        #expect(view.cells.map(\.isFolded) == [false], "If the open cell leaves, the next one opens.")
    }

    @Test func actionsFoldCells() throws {
        let loading = Loading(
            """
            state closed = { made.isFolded = YES }
            root = { view = { :class = AccordionCell :id = made title = "A" body = { :class = Label text = "a" } } }
            """)
        #expect(loading.shown == [])
        let cell: AccordionCell = try loading.object("made")
        try loading.loader.loadState("closed")
        #expect(cell.isFolded)
        #expect(check(fold("toggle")) == [] && check(fold("unfold")) == [] && check(fold("foldAll"))[0].contains("NUI221"))
    }

    private func fold(_ selector: String) -> String {
        """
        root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
            { :class = AccordionCell :id = made title = "A" body = { :class = Label text = "a" } }
            { :class = Button title = "Fold" action = { selector = "\(selector)" target = made } }
        ] } } }
        """
    }

    @Test(arguments: [
        (
            "AccordionView", "stackLayout <= { layoutItems = [{ view = { :class = Label text = \"a\" } }] }", "NUI603",
            "accordion cells alone"
        ),
        ("AccordionCell", "labelPosition = Top | Middle", "NUI205", "Middle"),
        ("AccordionCell", "body = { :class = Color red = 1 green = 1 blue = 1 }", "NUI210", ""),
        ("AccordionCell", "labelTurn = Left", "NUI205", "Left"),
        ("AccordionCell", "leastBodyLength = -3", "NUI222", ""),
    ])
    func whatTheCheckSays(name: String, content: String, id: String, message: String) {
        let found = check("root = { view = { :class = \(name)  \(content) } }")
        #expect(found.count == 1 && found.first?.contains(id) == true && (message.isEmpty || found[0].contains(message)), "\(found)")
    }

    /// A body that is cut is reported once; one that scrolls is not.
    @Test(arguments: [true, false]) func aCutBodyIsReported(scrolls: Bool) throws {
        let text = "{ :class = Pref size = [100 100] }"
        let body = scrolls ? "{ :class = ScrollView  contentView = \(text) }" : text
        let loading = Loading(
            "root = { view = { :class = AccordionCell :id = made title = \"A\" greatestBodyLength = 40 body = \(body) } }")
        #expect(loading.shown == [])
        let root = ViewRoot(try #require(loading.screen.view), text: FakeText())
        for width in [200.0, 210] { _ = root.frame(in: Size(width, 500), at: width) }
        #expect(root.diagnostics.filter { $0.contains("cuts 60 points") }.count == (scrolls ? 0 : 1), "\(root.diagnostics)")
    }
}
