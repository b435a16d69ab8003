import TatamiGeometry
import TatamiViews
import Testing

/// weview.md 18, linear, stack and flow layouts, written in NUI with WeView's own names for the properties.
@Suite struct WeViewExamples {
    private func pref(_ id: String, _ width: Int, _ height: Int, _ more: String = "") -> String {
        "{ view = { :class = Pref :id = \(id) size = [\(width) \(height)] } \(more) }"
    }

    private func linear(_ axis: String, _ settings: String, _ items: String...) -> Loading {
        Loading(page("{ :class = \(axis)Layout  \(settings)  distribution = Center  layoutItems = [\(items.joined(separator: "\n"))] }"))
    }

    @Test func example1() throws {
        let loading = linear(
            "Horizontal", "margin = 5 hSpacing = 10", pref("a", 50, 20), pref("b", 30, 20, "hStretchWeight = 1"),
            pref("c", 20, 20, "hStretchWeight = 2"))
        #expect(loading.shown == [])
        _ = loading.laidOut(250, 40)
        #expect(try loading.frame("a") == Rect(5, 10, 50, 20))
        #expect(try loading.frame("b") == Rect(65, 10, 70, 20))
        #expect(try loading.frame("c") == Rect(145, 10, 100, 20))
        #expect(try #require(loading.laidOut(250).root).size == Size(250, 30))
    }

    @Test func example2() throws {
        let loading = linear("Horizontal", "hSpacing = 20 margin = 10", pref("a", 100, 100), pref("b", 200, 200))
        _ = loading.laidOut(340)
        #expect(try #require(loading.root).size == Size(340, 220))
        #expect(try loading.frame("a") == Rect(10, 60, 100, 100))
        #expect(try loading.frame("b") == Rect(130, 10, 200, 200))
    }

    @Test func example3() throws {
        let loading = linear("Horizontal", "hSpacing = 8", pref("a", 40, 10), "{ view = { :class = Spacer :id = s } }", pref("b", 30, 10))
        _ = loading.laidOut(200, 10)
        #expect(try loading.frame("a") == Rect(0, 0, 40, 10))
        #expect(try loading.frame("s") == Rect(48, 5, 114, 0))
        #expect(try loading.frame("b") == Rect(170, 0, 30, 10))
    }

    @Test func example4() throws {
        let loading = linear(
            "Horizontal", "", pref("a", 40, 10), pref("line", 0, 0, "minDesiredWidth = 1 vStretchWeight = 1"), pref("b", 30, 10))
        _ = loading.laidOut(71, 24)
        #expect(try loading.frame("a") == Rect(0, 7, 40, 10))
        #expect(try loading.frame("line") == Rect(40, 0, 1, 24))
        #expect(try loading.frame("b") == Rect(41, 7, 30, 10))
    }

    @Test func example5() throws {
        let text = "{ view = { :class = Wrap :id = text natural = 200 lineHeight = 12 } }"
        let loading = Loading(page("{ :class = VerticalLayout vSpacing = 4 hAlign = Left layoutItems = [\(pref("a", 50, 20)) \(text)] }"))
        #expect(try #require(loading.laidOut(60).root).size == Size(60, 72))
        _ = loading.laidOut(60, 200)
        #expect(try loading.frame("a") == Rect(0, 0, 50, 20))
        #expect(try loading.frame("text") == Rect(0, 24, 60, 48))
    }

    /// WeView centres rows and their block, for which the distributions are named here; what it cuts off of a half is kept.
    @Test(arguments: [("distribution = Center lineDistribution = Center", [7.5, 52.5, 7.5, 52.5, 30], 12.0), ("", [0, 45, 0, 45, 0], 0)])
    func example8(centring: String, xs: [Double], top: Double) throws {
        let items = ["a", "b", "c", "d", "e"].map { pref($0, 40, 10) }.joined(separator: "\n")
        let loading = Loading(page("{ :class = FlowLayout hSpacing = 5 vSpacing = 3 \(centring) layoutItems = [\(items)] }"))
        #expect(loading.shown == [])
        #expect(try #require(loading.laidOut(100).root).size == Size(100, 36))
        let frames = try #require(loading.laidOut(100, 60).root).placedViews().dropFirst().map(\.frame)
        let origins = zip(xs, [0.0, 0, 13, 13, 26]).map { Point($0, $1 + top) }
        #expect(zip(frames, origins).allSatisfy { $0.size == Size(40, 10) && abs($0.x - $1.x) <= 0.5 && $0.y == $1.y })
    }

    @Test(arguments: [("AspectFill", Rect(-40, 10, 200, 100)), ("AspectFit", Rect(10, 35, 100, 50)), ("Fill", Rect(10, 10, 100, 100))])
    func example12(mode: String, frame: Rect) throws {
        let loading = Loading(
            page("{ :class = OverlayLayout margin = 10 contentMode = \(mode) layoutItems = [\(pref("a", 200, 100))] }"))
        #expect(loading.shown == [])
        #expect(try loading.laidOut(120, 120).frame("a") == frame)
    }

    @Test func example13() throws {
        let loading = Loading(
            page(
                """
                { :class = HorizontalLayout margin = 10 layoutItems = [\(pref("a", 100, 20))] }
                { :class = VerticalLayout vSpacing = 5 layoutItems = [\(pref("b", 30, 50)) \(pref("c", 30, 50))] }
                """))
        let page = try loading.object("page", as: LayoutView.self)
        #expect(page.layouts.count == 2)
        let root = ViewRoot(page, text: FakeText())
        root.layout()
        #expect(root.size == Size(120, 105))
        root.layout(in: Size(120, 105))
        #expect(try loading.frame("a") == Rect(10, 42.5, 100, 20))
        #expect(try loading.frame("c") == Rect(45, 55, 30, 50))
    }

    /// Tutorial 10: min, max, fixed, adjustment, ignore.
    @Test(arguments: [
        ("minDesiredWidth = 80", Size(80, 20)), ("maxDesiredWidth = 30", Size(30, 20)), ("minDesiredHeight = 44", Size(50, 44)),
        ("maxDesiredHeight = 10", Size(50, 10)), ("fixedDesiredWidth = 7", Size(7, 20)), ("fixedDesiredHeight = 7", Size(50, 7)),
        ("fixedDesiredSize = [9 8]", Size(9, 8)), ("desiredWidthAdjustment = 10", Size(60, 20)),
        ("desiredHeightAdjustment = -5", Size(50, 15)), ("desiredSizeAdjustment = [1 2]", Size(51, 22)),
        ("ignoreDesiredSize = YES", Size(0, 0)), ("ignoreDesiredWidth = YES", Size(0, 20)),
        ("minDesiredWidth = 80 maxDesiredWidth = 60", Size(80, 20)), ("skipLayout = NO", Size(50, 20)),
    ])
    func sizingRules(rules: String, size: Size) throws {
        let loading = linear("Horizontal", "", pref("a", 50, 20, rules))
        #expect(loading.shown == [])
        #expect(try loading.laidOut(200, 100).frame("a").size == size)
    }
}
