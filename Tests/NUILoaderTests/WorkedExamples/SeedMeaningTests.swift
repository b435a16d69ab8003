import NUI
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews
import Testing

/// Words of the five systems mean in files what their documents say. `OlderWordTests` tries that every word loads; these tests try what some
/// of them do.
@Suite struct SeedMeaningTests {
    // MARK: Definitions that nothing uses

    /// "Created only if they are used": what cannot be made, and is not used, does not keep a file from loading.
    @Test(arguments: [
        "const a = { :class = Nobody }", "const a = { :class = UIFont  name = \"Helvetica\" }", "const a = { :class = View  txet = 1 }",
        "const a = nobody", "const a = b\nconst b = a", "const a = { :template = nobody }", "const a = { :class = View  hidden = 5 }",
        "style a = { :style = nobody }", "style a = { :class = View  txet = 1 }", "style a = { :style = b }\nstyle b = { :style = a }",
        "template a = { :class = Nobody }", "template a = { :class = View  txet = 1 }",
    ])
    func whatIsNotUsedRefusesNothing(definition: String) throws {
        let loading = Loading("\(definition)\nroot = { view = { :class = UIView  :id = shown } }")
        #expect(loading.errors.isEmpty && !loading.found.isEmpty, "\(loading.shown)")
        _ = try loading.object("shown", as: View.self)
    }

    /// The same definitions are errors if the root, a state or a style that is used needs them, and in a file without a root, which is there
    /// for others.
    @Test(arguments: [
        "const a = { :class = Nobody }\nroot = { view = { :class = UIView  tag = a } }",
        "const a = b\nconst b = a\nroot = { view = { :class = UIView  alpha = b } }",
        "style c = { :style = a }\nstyle a = { :style = b }\nstyle b = { :style = c }\nroot = { view = { :class = UIView  :style = b } }",
        "style a = { txet = 1 }\nroot = { view = { :class = UIView  :style = a } }",
        "style a = { txet = 1 }\nstyle b = { :style = a }\nroot = { view = { :class = UIView  :style = b } }",
        "style a = { txet = 1 }\nstate s = { v <= { :style = a } }\nroot = { view = { :class = UIView  :id = v } }",
        "const a = { :class = View  txet = 1 }\nstate s = { v.tag = a }\nroot = { view = { :class = UIView  :id = v } }",
        "const a = { :class = Nobody }",
    ])
    func whatIsUsedIsAnError(text: String) { #expect(!Loading(text).errors.isEmpty, "\(Loading(text).shown)") }

    @Test func theWarningSaysWhyTheFileLoads() throws {
        let found = Loading("const a = { :class = Nobody }\nroot = { view = { :class = UIView } }").found
        let warning = try #require(found.first { $0.id == "NUI201" })
        #expect(warning.severity == .warning)
        #expect(warning.related.last?.message == "nothing uses the constant 'a', so it is never made")
    }

    // MARK: Views

    @Test func layersInteractionAndSuperviews() throws {
        let loading = Loading(
            """
            state away = { inner.superview.hidden = YES  inner.layer.cornerRadius = 3 }
            root = { view = { :class = UIView  :id = outer  userInteractionEnabled = NO  layer.cornerRadius = 8  layer.masksToBounds = YES
                subviews = [{ :class = UIView  :id = inner }] } }
            """)
        #expect(loading.shown == [])
        let (outer, inner): (View, View) = (try loading.object("outer"), try loading.object("inner"))
        #expect(!outer.acceptsPointers && outer.cornerRadius == 8 && outer.clipsToBounds)
        try loading.loader.loadState("away")
        #expect(outer.hidden && inner.cornerRadius == 3)
    }

    @Test func aLayoutMakesAViewThatHasOne() throws {
        let loading = Loading("root = { view = { :class = UIView  :id = a  layout = { :class = NUIVerticalLayout } } }")
        #expect(loading.shown == [])
        #expect(try loading.object("a", as: LayoutView.self).layout is StackLayout)
        let label = Loading("root = { view = { :class = UILabel  layout = { :class = NUIVerticalLayout } } }")
        #expect(label.errors.count == 1 && label.shown[0].contains("layout"))
    }

    @Test func labelsOfUIKitHaveOneLine() throws {
        let loading = Loading(
            "root = { view = { :class = UIView  subviews = [{ :class = UILabel  :id = a } { :class = Label  :id = b }] } }")
        #expect(try loading.object("a", as: Label.self).numberOfLines == 1)
        #expect(try loading.object("b", as: Label.self).numberOfLines == 0)
    }

    @Test func fontsThatAreMissingAreReplaced() throws {
        let loading = Loading("root = { view = { :class = UILabel  :id = a  font = { name = \"Helvetica\"  size = 12 } } }")
        #expect(loading.ids == ["NUI410"] && loading.errors.isEmpty)
        #expect(try loading.object("a", as: Label.self).font == Font(Font.defaultFamily, size: 12))
    }

    @Test func targetsMayBeStrings() throws {
        let loading = Loading(
            "root = { view = { :class = UIButton  :id = b  action = { target = \"root\"  selector = \"go\" } } }")
        #expect(loading.shown == [])
        #expect(try loading.object("b", as: Button.self).actions.first?.target == "root")
        let wrong = Loading("root = { view = { :class = UIButton  action = { target = \"nobody\"  selector = \"go\" } } }")
        #expect(wrong.ids == ["NUI206"])
    }

    @Test func weScrollViewsScrollBothWaysAndCenterTheirContent() throws {
        let loading = Loading("root = { view = { :class = WeScrollView  :id = a  hAlign = Right  contentView = { :class = UIView } } }")
        #expect(loading.shown == [])
        let view: ScrollView = try loading.object("a")
        #expect(view.scrollAxes == .both)
        #expect(view.contentLayoutItem.horizontalAlignment == .right && view.contentLayoutItem.verticalAlignment == .center)
    }

    // MARK: Items and layouts

    @Test func fixedSizesAreTakenBack() throws {
        let loading = Loading(page("{ :class = VerticalLayout layoutItems = [{ :id = a fixedSize = [50 40] isFixedWidthSet = NO }] }"))
        #expect(loading.shown == [])
        let item: LayoutItem = try loading.object("a")
        #expect(item.fixedWidth == nil && item.fixedHeight == 40)
    }

    /// weview.md 18: the block of all items is placed, and each item in its cell.
    @Test func alignmentsOfWeViewPlaceTheBlock() throws {
        func frames(_ layout: String) throws -> [Rect] {
            let item = { (id: String) in "{ view = { :class = Pref :id = \(id) size = [20 10] } }" }
            let loading = Loading(page("{ \(layout) layoutItems = [\(item("a")) \(item("b"))] }"))
            #expect(loading.shown == [])
            _ = loading.laidOut(100, 50)
            return [try loading.frame("a"), try loading.frame("b")]
        }
        #expect(try frames(":class = HorizontalLayout hAlign = Center vAlign = Bottom") == [Rect(30, 40, 20, 10), Rect(50, 40, 20, 10)])
        #expect(try frames(":class = VerticalLayout hAlign = Right vAlign = Center") == [Rect(80, 15, 20, 10), Rect(80, 25, 20, 10)])
        #expect(try frames(":class = FlowLayout hAlign = Right vAlign = Bottom") == [Rect(60, 40, 20, 10), Rect(80, 40, 20, 10)])
        #expect(
            try frames(":class = GridLayout maxColumnCount = 2 hAlign = Center vAlign = Top") == [Rect(30, 0, 20, 10), Rect(50, 0, 20, 10)])
    }

    @Test func gridsOfWeViewAndLengthsOfNUILayout() throws {
        let loading = Loading(
            page(
                """
                { :class = GridLayout :id = g columnSizings = [{ :class = WeViewGridSizing stretchWeight = 2 } { :class = WeViewGridSizing fixedSize = 9 }]
                  rows = [{ :class = NUIGridLength type = Auto value = 3 } { :class = NUIGridLength type = Pixel value = 44 }
                    { :class = NUIGridLength type = Star value = 2 }]
                  defaultHSpacing = { :class = WeViewSpacing stretchWeight = 1 } isRowHeightUniform = YES }
                """))
        #expect(loading.shown == [])
        let grid: GridLayout = try loading.object("g")
        #expect(grid.columns.map(\.size) == [.auto(priority: 0), .fixed(9)] && grid.columns[0].stretch == 2)
        #expect(grid.rows.map(\.size) == [.auto(priority: 3), .fixed(44), .weight(2)])
        #expect(grid.columnSpacing == .fixed(0, weight: 1) && grid.uniformRows && !grid.uniformColumns)
    }

    @Test func tilesByTheirFixedOrientation() throws {
        let loading = Loading(page("{ :class = MICUiGridLayout :id = t fixedOrientation = MICUiVertical }"))
        #expect(loading.shown == [])
        #expect(try loading.object("t", as: TileLayout.self).axis == .horizontal)
    }

    /// layouter.md 4.5, in MICUi's words: the area is 300 wide and has margins 10/100/0/0.
    @Test func rulesOfMICUi() throws {
        let loading = Loading(
            page(
                """
                { :class = MICUiRelativeLayout padding = { left = 10 top = 100 } layoutItems = [
                    { :class = MICUiRelativeLayoutInfo view = { :class = Pref :id = item1 size = [50 20] }
                      horz = ScaleFREE left = { attachParent = 15 } right = { attachParent = 15 } vert = ScaleNOSIZE top = { attachParent = 0 } bottom = AttachFREE }
                    { view = { :class = Pref :id = item2 size = [50 20] } horz = { scalingRelative = 0.3 } left = AttachCENTEROF
                      right = AttachCENTEROF vert = ScaleNOSIZE top = { attachAdjacent = item1 inDistance = 5 } bottom = AttachFREE }
                    { view = { :class = Pref :id = item3 size = [50 20] } horz = { scalingRelativeToView = item1 inRatio = 0.5 } left = AttachFREE
                      right = { attachAdjacent = item2 inDistance = 5 } vert = ScaleNOSIZE top = AttachFREE bottom = { attachFitTo = item2 inDistance = 0 } }
                ] }
                """))
        #expect(loading.shown == [])
        _ = loading.laidOut(310, 300)
        #expect(try loading.frame("item1") == Rect(25, 100, 270, 20))
        #expect(try loading.frame("item2") == Rect(115, 125, 90, 20))
        #expect(try loading.frame("item3") == Rect(-25, 125, 135, 20))
    }

    // MARK: Refusals

    @Test func settersLeadToTheirProperty() throws {
        let loading = Loading(page("{ :class = VerticalLayout layoutItems = [{ setPositionOffset = [5 5] }] }"))
        let found = try #require(loading.found.first)
        #expect(loading.found.count == 1 && found.id == "NUI226" && found.fix?.replacement == "offset")
    }
}
