import NUI
import NUILoader
import TatamiGeometry
import TatamiViews
import Testing

@Suite struct TileTests {
    private func file(_ settings: String, _ items: String, _ more: String = "") -> String {
        """
        \(items.contains("wide") ? "style wide = { units = [5 1] } " : "")\(more)
        root = { view = { :class = LayoutView layout = { :class = TileLayout :id = tiles tileSize = [10 10] \(settings) layoutItems = [
        \(items)
        ] } } }
        """
    }

    private func check(_ text: String) -> [String] {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        loader.reader = MemorySourceReader(["/main.nui": text])
        return loader.check(file: "/main.nui").diagnostics.map(\.line)
    }

    // MARK: what does not fit

    /// A tile that is too long is cut where the file is shown, and an error where it is checked.
    @Test func tilesLongerThanALine() throws {
        let text = file("tilesAcross = 3", "{ :id = a view = { :class = Pref } units = [4 1] }")
        #expect(
            check(text.replacing("view = { :class = Pref } ", with: ""))
                == ["3:19 NUI603 a tile of 4 units is longer than a line, which has 3"])
        let loading = Loading(text)
        #expect(loading.shown == [])
        let item: LayoutItem = try loading.object("a")
        #expect(loading.laidOut(100).root != nil && item.view?.frame == Rect(0, 0, 30, 10))
        #expect(loading.root?.diagnostics == ["Pref 'a': A tile covers 4 units across, but a line has 3; it was cut to that."])
    }

    @Test(arguments: [
        ("", "{ unitX = 3 }", ["3:11 NUI603 a tile of 3 units is longer than a line, which has 2"]),
        ("tilesAcross = 5", "{ unitX = 3 }", []),
        ("tilesAcross = 0", "{ unitX = 1 }", ["2:115 NUI222 'tilesAcross' takes 1 to 10000, not 0"]),
        ("axis = Horizontal", "{ unitX = 3 }", []),
        ("axis = Horizontal", "{ units = [1 3] unitY = 4 }", ["3:25 NUI603 a tile of 4 units is longer than a line, which has 2"]),
        ("", "{ unitX = 3 isSeparator = YES }", []), ("", "{ fixedWidth = 500 }", []),
        ("", "{ :style = wide }", ["1:24 NUI603 a tile of 5 units is longer than a line, which has 2"]),
        ("", "{ :style = wide unitX = 1 }", []),
        ("", "{ units = [0 1] }", ["3:11 NUI603 a tile covers at least one unit"]),
        ("", "{ unitY = -5 }", ["3:11 NUI603 a tile covers at least one unit"]),
        ("", "{ units = [1.5 1] }", ["3:11 NUI204 'units' does not take an array"]),
        ("", "{ units = [9 1] }\n{ nonsense = 1 }", ["4:3 NUI203 LayoutItem has no property 'nonsense'"]),
    ])
    func whatTheCheckSays(settings: String, items: String, found: [String]) {
        #expect(check(file(settings, items)) == found)
    }

    /// In grids, units are spans; other layouts do not read them.
    @Test func otherLayoutsHaveNoTiles() {
        func found(_ layout: String) -> [String] {
            check("root = { view = { :class = LayoutView layout = { :class = \(layout) layoutItems = [{ unitX = 9 }] } } }")
        }
        #expect(found("GridLayout") == [])
        #expect(found("VerticalLayout").map { $0.prefix(12) } == ["1:91 NUI230 "])
    }

    // MARK: groups

    @Test func groupsFoldInStates() throws {
        let loading = Loading(
            file(
                "tilesAcross = 2",
                """
                { :id = first view = { :class = View } isSeparator = YES folded = YES }
                { view = { :class = View :id = a } } { view = { :class = View :id = b } }
                { :id = second view = { :class = View :id = c } isSeparator = YES }
                """, "state open = { first.folded = NO }"))
        #expect(loading.shown == [])
        let a: View = try loading.object("a")
        #expect(loading.laidOut(20).root?.size.height == 20 && a.effectiveVisibility == .collapsed)
        try loading.loader.loadState("open")
        #expect(loading.laidOut(20).root?.size.height == 30 && a.effectiveVisibility == .visible)
        let tiles: TileLayout = try loading.object("tiles")
        #expect(tiles.isFolded(after: try loading.object("first")) == false)
    }
}
