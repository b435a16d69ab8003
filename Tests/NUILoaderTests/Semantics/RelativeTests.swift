import NUI
import NUILoader
import TatamiGeometry
import TatamiLayout
import TatamiViews
import Testing

/// Relative layouts in files: names, circles, and the worked examples of layouter.md 4.5.
@Suite struct RelativeTests {
    private func file(_ items: String, padding: String = "0", _ more: String = "") -> String {
        """
        \(more)
        root = { view = { :class = LayoutView layout = { :class = RelativeLayout :id = area padding = \(padding) layoutItems = [
        \(items)
        ] } } }
        """
    }

    private func item(_ name: String, _ rules: String) -> String {
        "{ :id = \(name) view = { :class = Pref :id = \(name)View size = [50 20] } \(rules) }"
    }

    private func check(_ text: String) -> (lines: [String], text: String) {
        let loader = NUILoader(root: Screen(), classes: [Pref.nui])
        loader.logger = .silent
        loader.reader = MemorySourceReader(["/main.nui": text])
        let checked = loader.check(file: "/main.nui")
        return (checked.diagnostics.map(\.line), checked.text)
    }

    /// The order of the items does not matter: names may come further down.
    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    func theWorkedExamplesInEveryOrder(order: [Int]) throws {
        let examples = [
            item("item1", "left = { parent = 15 } right = { parent = 15 } height = Own top = { parent = 0 } bottom = Free"),
            item(
                "item2",
                "width = { ratio = 0.3 } left = { center = parent } right = { center = parent } top = { adjacent = item1 distance = 5 }"),
            item(
                "item3",
                "width = { ratio = 0.5 of = item1 } left = Free right = { adjacent = item2 distance = 5 } bottom = { fit = item2 distance = 0 }"
            ),
        ]
        let text = file(order.map { examples[$0] }.joined(separator: "\n"), padding: "[100 10 0 0]")
        let loading = Loading(text)
        #expect(loading.shown == [] && check(text).lines == [])
        _ = loading.laidOut(310, 300)
        #expect(try loading.frame("item1View") == Rect(25, 100, 270, 20))
        #expect(try loading.frame("item2View") == Rect(115, 125, 90, 20))
        #expect(try loading.frame("item3View") == Rect(-25, 125, 135, 20))
        _ = loading.laidOut(70, 300)
        #expect(try loading.frame("item3View") == Rect(11, 125, 15, 20))
        #expect(loading.root?.diagnostics == [])
    }

    // MARK: names

    /// Item ids go before view ids; both are only looked for among the layout's own items.
    @Test func namesAreItemIdsThenViewIds() throws {
        let loading = Loading(
            file(
                """
                { :id = a view = { :class = Pref :id = x size = [10 10] } left = { parent = 0 } }
                { :id = b view = { :class = Pref :id = y size = [20 10] } left = { adjacent = x } }
                { view = { :class = Pref :id = c size = [5 10] } left = { adjacent = b distance = 1 } }
                { view = { :class = Pref :id = d size = [5 10] } left = { adjacent = y distance = 2 } width = { ratio = 2 of = c } }
                """))
        #expect(loading.shown == [])
        _ = loading.laidOut(100, 10)
        #expect(try ["x", "y", "c", "d"].map { try loading.frame($0).x } == [0, 10, 31, 32])
        #expect(try loading.frame("d").width == 10)
    }

    @Test(arguments: [
        ("left = { adjacent = itm1 }", ["3:91 NUI206 there is no object or constant 'itm1'"]),
        ("left = { center = itm1 }", ["3:89 NUI205 'itm1' is not parent, or the name of an object"]),
        ("left = { adjacent = stranger }", ["3:91 NUI206 no item of this layout is called 'stranger'"]),
        ("width = { ratio = 2 of = area }", ["3:96 NUI206 no item of this layout is called 'area'"]),
        ("left = { adjacent = self }", ["3:91 NUI206 no item of this layout is called 'self'"]),
        ("left = { }", ["3:78 NUI216 an edge rule needs exactly one of parent, adjacent, fit and center"]),
        ("left = { parent = 1 fit = item1 }", ["3:78 NUI216 an edge rule needs exactly one of parent, adjacent, fit and center, not 2"]),
        ("left = { parent = 1 offset = 2 }", ["3:100 NUI216 offset can be used only with center"]),
        ("left = { parent = 1 distance = 2 }", ["3:102 NUI216 distance can be used only with adjacent and fit"]),
        ("width = { }", ["3:79 NUI216 a length rule needs fixed or ratio"]),
        ("width = { fixed = -1 }", ["3:89 NUI216 a length cannot be negative"]),
        ("width = { ratio = -1 }", ["3:89 NUI216 a ratio cannot be negative"]),
        ("width = { fixed = 1 of = parent }", ["3:96 NUI216 'of' can be used only with ratio"]),
        ("left = 15", ["3:78 NUI204"]), ("width = Onw", ["3:79 NUI205"]), ("left = Own", ["3:78 NUI205"]),
    ])
    func whatTheCheckSays(rules: String, found: [String]) {
        let items = "\(item("item1", rules)) { view = { :class = View subviews = [{ :class = View :id = stranger }] } }"
        let lines = check(file(items)).lines
        #expect(lines.count == found.count && zip(lines, found).allSatisfy { $0.hasPrefix($1) }, "\(lines)")
    }

    @Test func aMistypedNameIsMended() {
        let text = check(file("\(item("title", "")) \(item("b", "left = { adjacent = titel }"))")).text
        #expect(text.contains("did you mean 'title'?"))
    }

    @Test func aConstantMayBeARuleOrAName() throws {
        let items = item("a", "left = inset") + item("b", "left = beside")
        let loading = Loading(
            file(
                items,
                "const inset = { parent = 7 } const beside = { adjacent = neighbour distance = gap } const neighbour = a const gap = 3"))
        #expect(loading.shown == [])
        _ = loading.laidOut(200, 20)
        #expect(try loading.frame("aView").x == 7 && loading.frame("bView").x == 60)
    }

    @Test func statesChangeRules() throws {
        let text = file(item("a", "left = { parent = 0 }") + item("b", "left = { adjacent = a }"), padding: "0")
            .replacing("root = {", with: "state apart = { b.left = { parent = 120 } a.left = { adjacent = b distance = 5 } } root = {")
        let loading = Loading(text)
        #expect(loading.shown == [] && check(text).lines == [])
        #expect(try loading.laidOut(200, 20).frame("bView").x == 50)
        try loading.loader.loadState("apart")
        #expect(try loading.laidOut(200, 20).frame("bView").x == 120 && loading.frame("aView").x == 175)
        #expect(loading.root?.diagnostics == [])
    }

    // MARK: circles

    /// A circle that stands in the file is an error where it is checked, and a warning where it is shown.
    @Test func aCircleIsAnErrorOfTheCheckAndAWarningOfTheLayout() throws {
        let text = file(
            """
            \(item("a", "left = { adjacent = b distance = 5 }"))
            \(item("b", "left = { parent = 3 } left = { adjacent = c }"))
            \(item("c", "left = { center = a }"))
            \(item("d", "left = { adjacent = c }"))
            """)
        let (lines, told) = check(text)
        #expect(
            lines == [
                "3:83 NUI604 the horizontal rules depend on each other: a -> b -> c -> a",
                "4:85 NUI209 'left' is set twice; this one is used",
            ])
        #expect(told.contains("the cycle closes here"))
        let loading = Loading(text)
        #expect(loading.errors.isEmpty)
        _ = loading.laidOut(200, 20)
        #expect(try loading.frame("aView") == Rect(0, 0, 50, 20) && loading.frame("dView").x == 50)
        #expect(
            loading.root?.diagnostics == [
                "Pref 'aView': The horizontal rules depend on each other: a -> b -> c -> a. All have their own width, at the area's left edge."
            ])
    }

    @Test func aRuleThatNeedsItself() {
        let lines = check(file(item("a", "width = { ratio = 0.5 of = a } top = { fit = a }"))).lines
        #expect(
            lines.map { $0.drop { $0 != "N" } } == [
                "NUI604 the horizontal rules depend on each other: a -> a", "NUI604 the vertical rules depend on each other: a -> a",
            ])
    }

    @Test func whatIsLaidOutIsTold() throws {
        let loading = Loading(
            file(
                item(
                    "a",
                    "left = { parent = 150 } right = { parent = 100 } height = { fixed = 9 } top = { parent = 1 } bottom = { parent = 2 }"))
        )
        #expect(loading.shown == [])
        for _ in 0..<3 { _ = loading.laidOut(200, 20) }
        #expect(
            loading.root?.diagnostics == [
                "Pref 'aView': Two edges are set, so the height rule is ignored.",
                "Pref 'aView': The left and the right edge cross, so no width is left.",
            ])
    }

    @Test func explanationsTellTheRulesAndTheirPlaces() throws {
        let loading = Loading(
            file(
                "\(item("a", "left = { parent = 15 } right = { parent = 15 }"))\n\(item("b", "right = { fit = a distance = 5 } width = { ratio = 0.5 of = a }"))"
            ))
        _ = loading.laidOut(300, 20)
        loading.root?.origin = loading.loader
        let why = try #require(loading.root?.explain(try loading.object("bView", as: View.self)))
        #expect(why.horizontal.sentence.contains("width 0.5 of a's 270 (/ui/main.nui:4)"), "\(why.horizontal.sentence)")
        #expect(why.horizontal.sentence.contains("right edge at a's, 5 inside it (/ui/main.nui:4)"), "\(why.horizontal.sentence)")
    }
}
