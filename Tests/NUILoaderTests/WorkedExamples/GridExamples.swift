import NUI
import NUILoader
import TatamiGeometry
import TatamiLayout
import TatamiViews
import Testing

/// nui.md 2.3 and 2.5, weview.md 18.9 to 18.11, written in NUI.
@Suite struct GridExamples {
    private func expect(
        _ layout: String, _ items: String, _ width: Double?, _ height: Double?, _ frames: KeyValuePairs<String, Rect>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let loading = Loading(page("{ :class = \(layout) layoutItems = [\(items)] }"))
        #expect(loading.shown == [], sourceLocation: sourceLocation)
        let screen = try #require(loading.screen.view)
        let root = ViewRoot(screen, text: FakeText())
        root.layout(width: width, height: height)
        for (id, frame) in frames {
            #expect(try loading.frame(id) == frame, "\(id)", sourceLocation: sourceLocation)
        }
    }

    private func pref(_ id: String, _ width: Int, _ height: Int, _ more: String = "") -> String {
        "{ view = { :class = Pref :id = \(id) size = [\(width) \(height)] } \(more) }"
    }

    private func stretched(_ id: String, _ more: String = "") -> String {
        "{ view = { :class = UIView :id = \(id) } horizontalAlignment = Stretch verticalAlignment = Stretch \(more) }"
    }

    // MARK: cells

    @Test func cells1() throws {
        try expect(
            "NUIHorizontalCellLayout cells = \"50, auto, 1*, 2*\"",
            stretched("a") + pref("b", 73, 20, "cellRange = [1, 1]") + stretched("c", "cellRange = [2 1]")
                + stretched("d", "cellRange = [3 1]"),
            333, 44,
            ["a": Rect(0, 0, 50, 44), "b": Rect(50, 12, 73, 20), "c": Rect(123, 0, 70, 44), "d": Rect(193, 0, 140, 44)])
    }

    @Test func cells2() throws {
        try expect(
            "NUIHorizontalCellLayout cells = \"auto,40,auto\"",
            pref("a", 100, 20, "horizontalAlignment = Left cellRange = [0, 2]")
                + pref("b", 30, 20, "horizontalAlignment = Left cellRange = [0, 1]")
                + pref("c", 200, 20, "horizontalAlignment = Left cellRange = [2, 1]"),
            nil, 44, ["a": Rect(0, 12, 100, 20), "b": Rect(0, 12, 30, 20), "c": Rect(100, 12, 200, 20)])
    }

    /// Priorities could be set in code alone; here by Tracks as well.
    @Test func cells3() throws {
        try expect(
            "HorizontalCellLayout cells = [{ size = auto } { size = auto priority = 1 }]",
            "{ view = { :class = Wrap :id = a natural = 200 } horizontalAlignment = Left cellRange = [0 1] }"
                + "{ view = { :class = Wrap :id = b natural = 150 } horizontalAlignment = Left cellRange = [1 1] }",
            200, 60, ["a": Rect(0, -10, 50, 80), "b": Rect(50, 20, 150, 20)])
    }

    @Test func cells5() throws {
        try expect(
            "HorizontalCellLayout cells = \"50\"", pref("a", 30, 20) + pref("b", 30, 20, "cellRange = [2 1]"), nil, 44,
            ["a": Rect(10, 12, 30, 20), "b": Rect(50, 12, 30, 20)])
    }

    /// `cellRange` counts along the layout that the item is in.
    @Test func cells6() throws {
        try expect(
            "NUIVerticalCellLayout cells = \"auto, 1*, 44\"",
            "{ view = { :class = Wrap :id = a natural = 500 } horizontalAlignment = Stretch }"
                + stretched("b", "cellRange = [1, 1]") + stretched("c", "cellRange = [2, 1]"),
            320, 480, ["a": Rect(0, 0, 320, 40), "b": Rect(0, 40, 320, 396), "c": Rect(0, 436, 320, 44)])
    }

    @Test func cells7() throws {
        try expect(
            "VerticalCellLayout cells = \"1*,1*,1*\"", stretched("a") + stretched("b", "cellRange = [1, 2]"), 100, 90,
            ["a": Rect(0, 0, 100, 30), "b": Rect(0, 30, 100, 60)])
    }

    // MARK: grids

    @Test func grid1() throws {
        try expect(
            "NUIGridLayout columns = \"auto, 1*\" rows = \"auto, auto\"",
            pref("a", 80, 20, "horizontalAlignment = Left") + stretched("b", "column = 1 row = 0")
                + pref("c", 60, 40, "horizontalAlignment = Right columnRange = [0, 1] rowRange = [1, 1]")
                + pref("d", 150, 30, "columnRange = [1, 1] rowRange = [1, 1]"),
            320, 200,
            ["a": Rect(0, 0, 80, 20), "b": Rect(80, 0, 240, 20), "c": Rect(20, 20, 60, 40), "d": Rect(125, 25, 150, 30)])
    }

    @Test func insertionMethod() throws {
        let items = ["a", "b", "c"].map { pref($0, 10, 10) }.joined(separator: " ")
        try expect(
            "NUIGridLayout columns = \"10, 10\" insertionMethod = LeftRightTopDown", items, 100, 100,
            ["a": Rect(0, 0, 10, 10), "b": Rect(10, 0, 10, 10), "c": Rect(0, 10, 10, 10)])
        try expect(
            "NUIGridLayout rows = \"10, 10\" insertion = Columns", items, 100, 100,
            ["a": Rect(0, 0, 10, 10), "b": Rect(0, 10, 10, 10), "c": Rect(10, 0, 10, 10)])
        try expect("NUIGridLayout insertionMethod = None", items, nil, nil, ["a": Rect(0, 0, 10, 10), "c": Rect(0, 0, 10, 10)])
    }

    // MARK: WeView

    @Test func weView9And10() throws {
        let items = pref("a", 60, 20) + pref("b", 30, 30) + pref("c", 90, 40)
        try expect(
            "GridLayout maxColumns = 2 margin = 10 hSpacing = 5 vSpacing = 5 columnDistribution = Center rowDistribution = Center", items,
            200, 120, ["a": Rect(52.5, 27.5, 60, 20), "b": Rect(132.5, 22.5, 30, 30), "c": Rect(37.5, 57.5, 90, 40)])
        try expect(
            "GridLayout maxColumns = 2 spacing = 5 uniformColumns = YES uniformRows = YES", items, nil, nil,
            ["a": Rect(15, 10, 60, 20), "b": Rect(125, 5, 30, 30), "c": Rect(0, 45, 90, 40)])
    }

    @Test func weView11() throws {
        let items = ["a", "b"].map { pref($0, 20, 10) }.joined()
        try expect(
            "GridLayout maxColumns = 2 columnSpacing = { size = 10 weight = 1 } paddingWeights = [0 1 0 1]", items, 140, nil,
            ["a": Rect(30, 0, 20, 10), "b": Rect(90, 0, 20, 10)])
    }

    // MARK: what is refused

    @Test(arguments: [
        ("columns = \"50, bold\"", "NUI216 ' bold' is not a length"),
        ("columns = [{ size = \"2x\" }]", "NUI216 '2x' is not a length"),
        ("columns = [{ size = \"2*\" weight = 1 }]", "NUI216 the size of the track is already a weight"),
        ("columns = [{ size = 30 priority = 1 }]", "NUI216 only a track whose size is auto has a priority"),
        ("columnSpacing = \"auto\"", "NUI204 'columnSpacing' does not take a string"),
        ("maxColumns = 1.5", "NUI204 'maxColumns' takes a whole number, not one with decimals"),
    ])
    func wrongTracks(setting: String, finding: String) {
        let loading = Loading(page("{ :class = GridLayout \(setting) }"))
        #expect(loading.shown.contains { $0.hasSuffix(finding) }, "\(loading.shown)")
    }

    /// An error where a file is checked; where it is shown, the item is moved inside.
    @Test(arguments: [
        ("", "column = -1", "columns are counted from 0"), ("", "rowRange = [2 0]", "an item covers at least one row"),
        ("", "cellRange = [9999 2]", "the item reaches column 10001, but its grid has at most 10000"),
        ("maxColumns = 3", "column = 2 columnSpan = 2", "the item reaches column 4, but its grid has at most 3"),
        ("maxRows = 3", "rowSpan = 4", "the item reaches row 4, but its grid has at most 3"),
    ])
    func wrongCells(setting: String, item: String, finding: String) {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        loader.reader = MemorySourceReader(["/main.nui": page("{ :class = GridLayout \(setting) layoutItems = [{ \(item) }] }")])
        let found = loader.check(file: "/main.nui").diagnostics.map(\.line)
        #expect(found.count == 1 && found[0].hasSuffix("NUI603 \(finding)"), "\(found)")
    }

    /// The size of a track is a word, a number or a string; a weight beside it comes on top.
    @Test func allThatATrackMaySay() throws {
        let loading = Loading(
            page(
                """
                { :class = GridLayout :id = grid columns = [
                    { size = auto weight = 1 min = 20 max = 200 priority = 1 } { size = 30 } { size = "30" } { size = "auto" }
                    { weight = 2 } 7 "3*" { size = 40 weight = 1 } {} "8, auto" [9]
                ] }
                """))
        #expect(loading.shown == [])
        #expect(
            try loading.object("grid", as: GridLayout.self).columns == [
                .auto(priority: 1, min: 20, max: 200, stretch: 1), .fixed(30), .fixed(30), .auto, .weight(2), .fixed(7), .weight(3),
                .fixed(40, stretch: 1), .auto, .fixed(8), .auto, .fixed(9),
            ])
    }
}
