import NUI
import TatamiGeometry
import TatamiViews
import Testing

/// Files that speak of spacing, margins and alignment as WeView and MICUi do.
@Suite struct SeedVocabularyTests {
    private func pref(_ id: String, _ width: Int, _ height: Int, _ more: String = "") -> String {
        "{ view = { :class = Pref :id = \(id) size = [\(width) \(height)] } \(more) }"
    }

    private func loading(_ layout: String, _ items: String..., found: [String] = []) -> Loading {
        let loading = Loading(page("{ \(layout) layoutItems = [\(items.joined(separator: "\n"))] }"))
        #expect(loading.shown == found)
        return loading
    }

    // MARK: WeView

    @Test func marginsByTheirOwnNames() throws {
        let one = loading(":class = OverlayLayout leftMargin = 1 topMargin = 2 rightMargin = 3 bottomMargin = 4", pref("a", 10, 10))
        #expect(try #require(one.laidOut(14).root).size == Size(14, 16))
        #expect(try one.frame("a") == Rect(1, 2, 10, 10))
        let both = loading(":class = OverlayLayout hMargin = 7 vMargin = 3 hAlign = Left vAlign = Bottom", pref("a", 10, 10))
        #expect(try both.laidOut(40, 40).frame("a") == Rect(7, 27, 10, 10))
    }

    /// A WeView layout has both spacings; the one of its axis counts, whatever order they and the axis are named in.
    @Test(arguments: [
        ":class = HorizontalLayout hSpacing = 5 vSpacing = 50", ":class = HorizontalLayout vSpacing = 50 hSpacing = 5",
        ":class = VerticalLayout hSpacing = 50 vSpacing = 5", ":class = StackLayout hSpacing = 5 vSpacing = 50 axis = Horizontal",
        ":class = VerticalLayout spacing = 5", ":class = StackLayout spacing = 5 orientation = Horizontal",
    ])
    func spacings(layout: String) throws {
        let loading = loading(layout, pref("a", 10, 10), pref("b", 10, 10))
        _ = loading.laidOut(100, 100)
        let b = try loading.frame("b")
        #expect((layout.contains("Horizontal") ? b.x : b.y) == 15)
    }

    @Test func stacksChangeTheirSpacingWithTheirAxis() throws {
        let stack = StackLayout(.vertical, spacing: 3)
        #expect(stack.spacing == 3 && stack.horizontalSpacing == 3 && stack.verticalSpacing == 3)
        stack.horizontalSpacing = 9
        #expect(stack.spacing == 3)
        stack.axis = .horizontal
        #expect(stack.spacing == 9)
    }

    @Test func whatHasNoMeaningIsTold() {
        let loading = Loading(page("{ :class = OverlayLayout hSpacing = 5 }"))
        #expect(loading.shown.count == 1 && loading.errors.isEmpty)
        #expect(loading.shown[0].contains("NUI214 spacing has no effect"))
    }

    @Test func cellsOfTheirOwn() throws {
        let loading = loading(
            ":class = OverlayLayout cropSubviewOverflow = YES cellPositioning = Normal",
            pref("a", 10, 10, "cellHAlign = Right cellVAlign = Top xPositionOffset = -2 yPositionOffset = 3"),
            pref("b", 10, 10, "skipLayout = YES"), pref("c", 10, 10, "vStretchWeight = 1 cellHAlign = Left"))
        _ = loading.laidOut(50, 40)
        #expect(try loading.frame("a") == Rect(38, 3, 10, 10) && loading.frame("c") == Rect(0, 0, 10, 40))
        #expect(try loading.frame("b").size == .zero)
        #expect(try loading.object("page", as: LayoutView.self).layout?.overflow == .clip)
    }

    // MARK: MICUi

    /// layouter.md 2.2, E1, as a MICUi user would write it (B overflows by its alignment: settled 18).
    @Test(arguments: [("Left", [10.0, 10, 10]), ("Top", [10, 10, 10]), ("Center", [85, -15, 135]), ("Bottom", [160, -40, 260])])
    func e1(alignment: String, xs: [Double]) throws {
        let loading = loading(
            """
            :class = StackLayout orientation = Vertical cellAlignment = \(alignment) cellSpacing = 20 fixedSideSize = 350
            fitGrowingSideSize = -1  margin = { left = 10 top = 5 right = 10 bottom = 5 }
            """, pref("a", 200, 50), pref("b", 400, 30), pref("c", 100, 80))
        #expect(try #require(loading.laidOut(370).root).size == Size(370, 210))
        #expect(try ["a", "b", "c"].map { try loading.frame($0).x } == xs)
        #expect(try ["a", "b", "c"].map { try loading.frame($0).y } == [5, 75, 125])
    }

    @Test func e1Filled() throws {
        let loading = loading(":class = StackLayout cellAlignment = Fill fixedSideSize = 350", pref("a", 200, 50), pref("b", 400, 30))
        _ = loading.laidOut(400)
        #expect(try loading.frame("a").width == 350 && loading.frame("b").width == 350)
    }

    /// Across a horizontal stack left is top and right is bottom.
    @Test(arguments: [("Left", 0.0), ("Top", 0), ("Right", 30), ("Bottom", 30), ("Center", 15)])
    func cellAlignmentIsAcross(word: String, y: Double) throws {
        let loading = loading(":class = StackLayout orientation = Horizontal cellAlignment = \(word)", pref("a", 10, 10))
        #expect(try loading.laidOut(100, 40).frame("a") == Rect(0, y, 10, 10))
    }

    @Test func whatIsNotSetAndNegativeSpacing() throws {
        let loading = loading(
            ":class = StackLayout cellSpacing = -5 fixedSideSize = -1", pref("a", 20, 10), pref("b", 30, 10),
            found: ["1:100 NUI222 'cellSpacing' takes 0 or more, not -5"])
        #expect(try #require(loading.laidOut(30).root).size == Size(30, 20))
    }

    /// layouter.md 3.3, G1, with MICUi's names and order of insets.
    @Test func g1() throws {
        let loading = loading(
            """
            :class = MICUiGridLayout growingOrientation = Vertical fixedSideCount = 4 cellSize = [50 50] cellSpacingHorz = 5
            cellSpacingVert = 5 margin = { :class = MICEdgeInsets left = 10 top = 5 right = 10 bottom = 5 }
            """, pref("a", 1, 1), pref("b", 1, 1, "unitX = 2"), pref("c", 1, 1, "unitX = 4 unitY = 4"))
        #expect(try #require(loading.laidOut(235).root).size == Size(235, 280))
        #expect(try loading.frame("b") == Rect(65, 5, 105, 50) && loading.frame("c") == Rect(10, 60, 215, 215))
    }

    // MARK: insets

    @Test(arguments: [
        ("{ left = 1 top = 2 right = 3 bottom = 4 }", Insets(left: 1, top: 2, right: 3, bottom: 4)),
        ("{ leading = 1 trailing = 3 }", Insets(leading: 1, trailing: 3)), ("{ }", .zero),
        ("{ horizontal = 5 vertical = 6 }", Insets(horizontal: 5, vertical: 6)),
        ("{ horizontal = 5 right = 6 }", Insets(leading: 5, trailing: 6)), ("{ :style = wide }", Insets(leading: 8)),
        ("shared", Insets(top: 9)), ("plain", Insets(bottom: 2)),
    ])
    func insetsByTheirSides(text: String, value: Insets) throws {
        let names = """
            style wide = { left = 8 }
            const shared = { :class = Insets top = 9 }
            const plain = { bottom = 2 }
            """
        let loading = Loading(
            """
            import "names.nui"
            root = { view = { :class = LayoutView layout = { :class = OverlayLayout padding = \(text) layoutItems = [{ :id = item margin = \(text) }] } } }
            """, ["/ui/names.nui": names])
        #expect(loading.shown == [])
        let item: LayoutItem = try loading.object("item")
        #expect(item.margin == value && item.layout?.padding == value)
    }

    @Test func insetsThatAreNone() {
        func found(_ text: String) -> [String] {
            Loading("root = { view = { :class = LayoutView layout = { :class = OverlayLayout padding = \(text) } } }").ids
        }
        #expect(found("{ letf = 1 }") == ["NUI203"] && found("{ left = \"1\" }") == ["NUI204"] && found("{ :class = Color }") == ["NUI210"])
        #expect(found("\"1\"") == ["NUI204"])
    }
}
