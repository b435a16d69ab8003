import NUI
import NUILoader
import TatamiControls
import TatamiGeometry
import TatamiViews
import Testing

/// Views that arrange children, in files: in Tatami's words and in those of the MICUi Layouter.
@Suite struct ContainerTests {
    private func check(_ text: String) -> [String] {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        loader.reader = MemorySourceReader(["/main.nui": text])
        return loader.check(file: "/main.nui").diagnostics.map(\.line)
    }

    /// The usage chapter about stacks: a line of 350 in a view of 300. Items stand at the left, as they do there.
    @Test func theStackOfTheDocument() throws {
        let loading = Loading(
            """
            root = { view = { :class = MICUiStackView :id = made stackLayout <= {
                orientation = MICUiVertical  fixedSideSize = 350  margin = [5 10 5 10]  cellSpacing = 20
                layoutItems = [
                    { view = { :class = Pref size = [200 50] } }
                    { view = { :class = Pref size = [350 30] } }
                ]
            } } }
            """)
        #expect(loading.shown == [])
        #expect(loading.laidOut(300).root != nil)
        let stack: StackView = try loading.object("made")
        #expect(stack.children.map(\.frame) == [Rect(10, 5, 200, 50), Rect(10, 75, 350, 30)])
        #expect(stack.contentSize.width == 370 && stack.scrollAxes == .both)
    }

    @Test func theGridOfTheDocument() throws {
        let loading = Loading(
            """
            root = { view = { :class = MICUiGridView :id = made gridLayout <= {
                growingOrientation = MICUiVertical  fixedSideCount = 4  margin = [5 10 5 10]  cellSize = [50 50]
                cellSpacingVert = 5  cellSpacingHorz = 5
                layoutItems = [
                    { view = { :class = Pref } unitX = 1 unitY = 1 }
                    { view = { :class = Pref } unitX = 2 unitY = 1 }
                    { view = { :class = Pref } unitX = 4 unitY = 4 }
                ]
            } } }
            """)
        #expect(loading.shown == [])
        #expect(loading.laidOut(300).root != nil)
        let grid: GridView = try loading.object("made")
        #expect(grid.children.map(\.frame) == [Rect(10, 5, 50, 50), Rect(65, 5, 105, 50), Rect(10, 60, 215, 215)])
    }

    @Test func theRelativeViewOfTheDocument() throws {
        let loading = Loading(
            """
            root = { view = { :class = MICUiRelativeView :id = made overallSize = [300 200] relativeLayout <= {
                margin = [100 10 0 0]
                layoutItems = [
                    { :id = item1 horz = ScaleFREE left = { attachParent = 15 } right = { attachParent = 15 } vert = ScaleNOSIZE
                      top = { attachParent = 0 } bottom = AttachFREE view = { :class = Pref size = [50 20] } }
                    { :id = item2 horz = { scalingRelative = 0.3 } left = AttachCENTEROF right = AttachCENTEROF vert = ScaleNOSIZE
                      top = { attachAdjacent = item1 inDistance = 5 } view = { :class = Pref size = [50 20] } }
                    { horz = { scalingRelativeToView = item1 inRatio = 0.5 } right = { attachAdjacent = item2 inDistance = 5 }
                      vert = ScaleNOSIZE bottom = { attachFitTo = item2 inDistance = 0 } view = { :class = Pref size = [50 20] } }
                ]
            } } }
            """)
        #expect(loading.shown == [])
        #expect(loading.laidOut(200).root != nil)
        let view: RelativeView = try loading.object("made")
        #expect(view.children.map(\.frame) == [Rect(25, 100, 270, 20), Rect(115, 125, 90, 20), Rect(-25, 125, 135, 20)])
        #expect(view.contentSize.width == 310)
    }

    /// The checker knows by the layout of the view which rules its items have.
    @Test(arguments: [
        ("StackView", "stackLayout", "units = [2 1]", "StackLayout does not read 'units'"),
        ("GridView", "tileLayout", "left = Free", "TileLayout does not read 'left'"),
        ("GridView", "tileLayout", "units = [3 1]", "a tile of 3 units is longer than a line"),
        ("RelativeView", "relativeLayout", "isSeparator = YES", "RelativeLayout does not read 'isSeparator'"),
        ("RelativeView", "relativeLayout", "left = { fit = nobody }", "'nobody'"),
        ("StackView", "stackLayout", "spacingBefore = 3", ""),
    ])
    func whatTheCheckSaysOfItems(view: String, layout: String, rule: String, message: String) {
        let found = check(
            "root = { view = { :class = \(view) \(layout) <= { layoutItems = [{ \(rule) view = { :class = Label text = \"a\" } }] } } }")
        #expect(found.count == (message.isEmpty ? 0 : 1) && (message.isEmpty || found[0].contains(message)), "\(found)")
    }

    @Test func theContentIsTheLayout() {
        #expect(check("root = { view = { :class = StackView contentView = { :class = Label } } }").count == 1)
        #expect(check("root = { view = { :class = ArrangedView } }").first?.contains("NUI211") == true)
        #expect(check("root = { view = { :class = StackView stackLayout = { :class = HorizontalLayout } } }").count == 1)
    }

    @Test func statesFoldGroups() throws {
        let loading = Loading(
            """
            state folded = { :group = g  tools.folded = YES }
            state open = { :group = g  tools.folded = NO }
            root = { view = { :class = GridView :id = made tileLayout <= { tileSize = [10 10] layoutItems = [
                { :id = tools isSeparator = YES view = { :class = Pref } }
                { view = { :class = Pref } } { view = { :class = Pref } } { view = { :class = Pref } }
            ] } } }
            """)
        #expect(loading.shown == [])
        #expect(loading.laidOut(10).root != nil)
        let grid: GridView = try loading.object("made")
        #expect(grid.contentSize.height == 30)
        try loading.loader.loadState("folded")
        #expect(loading.laidOut(10).root != nil && grid.contentSize.height == 10 && grid.children.count == 4)
        grid.unfoldAllGroups(updateLayout: true)
        #expect(loading.laidOut(10).root != nil && grid.contentSize.height == 30)
    }
}
