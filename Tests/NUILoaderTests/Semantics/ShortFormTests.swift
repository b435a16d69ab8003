import NUI
import NUILoader
import TatamiLayout
import TatamiViews
import Testing

/// Objects that stand for what holds them (rule 29 of data.md), and numbers written for a locale.
@Suite struct ShortFormTests {
    private func page(_ items: String, before: String = "") -> Loading {
        Loading("\(before)\nroot = { :class = LayoutView  layout = { :class = VerticalLayout  :id = column  layoutItems = [\(items)] } }")
    }

    private func items(_ loading: Loading) throws -> [LayoutItem] { try loading.object("column", as: StackLayout.self).items }

    @Test func aViewStandsForItsItem() throws {
        let loading = page(
            """
            { :class = Label  :id = a  layoutItem.minWidth = 80  text = "a"  layoutItem.margin = [1 2 3 4] }
            { view = { :class = Label  text = "b" }  minWidth = 50 }
            { :class = HorizontalLayout  :id = row  layoutItem <= { minHeight = 20  visibility = Collapsed }  layoutItems = [{ :class = View }] }
            """)
        #expect(loading.shown == [])
        let found = try items(loading)
        #expect(found.map(\.minWidth) == [80, 50, 0] && found[0].margin.bottom == 3)
        #expect(found[2].minHeight == 20 && found[2].visibility == .collapsed)
        #expect(try found[0].view === loading.object("a", as: View.self))
        #expect(try found[2].nestedLayout === loading.object("row", as: StackLayout.self) && found[2].nestedLayout?.layoutItem === found[2])
    }

    @Test func templatesStylesAndSlotsGiveItemsToo() throws {
        let loading = page(
            """
            { :template = badge  words = "one"  layoutItem.minHeight = 7 }
            { :template = box  inner = [{ :class = Label  text = "in"  layoutItem.minWidth = 5 }] }
            { :class = Label  :style = wide }
            """,
            before: """
                style wide = { layoutItem.minWidth = 90 }
                template badge = { :class = Label  :params { words = String }  text = words  layoutItem.minWidth = 40 }
                template box = { :class = VerticalLayout  layoutItems = [{ :slot = inner  :class = View }] }
                """)
        #expect(loading.errors.isEmpty, "\(loading.shown)")
        #expect(try items(loading).map(\.minWidth) == [40, 0, 90] && items(loading)[0].minHeight == 7)
        #expect(try items(loading)[1].nestedLayout?.items.map(\.minWidth) == [5])
    }

    @Test func lengthsMayBePercentages() throws {
        let loading = page(
            """
            { :class = Label  :id = a  layoutItem.maxWidth = half  layoutItem.minHeight = 12.5% }
            { :template = card  part = 80% }
            """,
            before: """
                const half = 50%
                template card = { :class = Label  :params { part = Percentage }  layoutItem.fixedWidth = part }
                state wide = { :group = g  a.layoutItem.maxWidth = 300 }
                """)
        #expect(loading.shown == [])
        let found = try items(loading)
        #expect(found[0].maxWidthFraction == 0.5 && found[0].maxWidth == nil && found[0].minHeightFraction == 0.125)
        #expect(found[1].fixedWidthFraction == 0.8)
        try loading.loader.loadState("wide")
        #expect(found[0].maxWidth == 300 && found[0].maxWidthFraction == nil)
        loading.loader.leaveState(ofGroup: "g")
        #expect(found[0].maxWidth == nil && found[0].maxWidthFraction == 0.5)
    }

    @Test(arguments: [
        ("opacity = 50%", "'opacity' takes a number, not a percentage"), ("layoutItem.maxWidth = 50% * 2", "takes a number"),
        ("layoutItem.maxWidth = -5%", "not -5"), ("backgroundColor = 5%", "not a percentage"),
    ])
    func percentagesAreLengthsOfItemsOnly(line: String, message: String) {
        #expect(page("{ :class = Label  \(line) }").shown.contains { $0.contains(message) }, "\(page("{ :class = Label  \(line) }").shown)")
    }

    @Test func statesReachTheRulesOfItems() throws {
        let loading = page(
            "{ :class = Label  :id = a  layoutItem.minWidth = 80 }",
            before: "state wide = { :group = g  a.layoutItem.minWidth = 300  root.opacity = 0.5 }")
        #expect(loading.shown == [])
        try loading.loader.loadState("wide")
        #expect(try items(loading)[0].minWidth == 300 && loading.screen.view?.opacity == 0.5)
        loading.loader.leaveState(ofGroup: "g")
        #expect(try items(loading)[0].minWidth == 80 && loading.screen.view?.opacity == 1)
    }

    @Test func theRootMayBeTheViewItself() throws {
        let loading = Loading(
            "main = { :class = LayoutView  opacity = 0.25  tag = main.opacity  subviews = [{ :class = View  tag = main.opacity }] }")
        #expect(loading.shown == [])
        let view = try #require(loading.screen.view)
        #expect(view is LayoutView && view.subviews.first?.tag as? Double == 0.25)
        #expect(loading.loader.object("main", as: View.self) === view)
    }

    @Test func aReloadReplacesTheRoot() throws {
        let loading = Loading("root = { :class = Label  text = \"a\" }")
        loading.load("root = { :class = Label  text = 5 }")
        #expect(loading.errors.count == 1 && (loading.screen.view as? Label)?.text == "a")
        loading.load(
            "root = { :template = word }\ntemplate word = { :class = Label  text = \"b\" }".split(separator: "\n").reversed().joined(
                separator: "\n"))
        #expect(loading.shown == [] && (loading.screen.view as? Label)?.text == "b")
    }

    /// The place of a fault in an item is its object; the origin of a rule is the assignment.
    @Test func rulesKnowWhereTheyAreWritten() throws {
        let loading = page("{ :class = Label  :id = a  layoutItem.minWidth = 80\n layoutItem.maxWidth = 20 }")
        #expect(
            loading.loader.check(
                text:
                    "root = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [{ :class = View  layoutItem.minWidth = 80  layoutItem.maxWidth = 20 }] } }",
                name: "/ui/x.nui"
            ).map(\.id) == ["NUI224"])
        let item = try items(loading)[0]
        let origin = try #require(loading.loader.origin(of: "maxWidth", in: item))
        #expect(origin.assignment.line == 3)
    }

    @Test(arguments: [
        ("{ :class = Label  minWidth = 8 }", "'minWidth' belongs to the item that holds a Label"),
        (
            "{ view = { :class = Label  layoutItem.minWidth = 8 } }",
            "no item holds this object yet, so 'layoutItem.minWidth' has nothing to change"
        ),
        ("{ :class = Label  layoutItem = { minWidth = 8 } }", "'layoutItem' cannot be replaced, only changed"),
        ("{ :class = Label  view = { :class = View } }", "Label has no property 'view': the object is the view itself"),
        ("{ :class = Label  layoutItem.text = 8 }", "LayoutItem has no property 'text'"),
        ("{ :class = Label  item.minWidth = 8 }", "Label has no property 'item'"),
    ])
    func mistakesNameTheLevel(item: String, message: String) {
        #expect(page(item).found.map(\.message) == [message])
    }

    @Test func aLayoutCannotBeTheRoot() {
        let found = Loading("root = { :class = VerticalLayout  layoutItems = [{ :class = Label }] }").found
        #expect(found.map(\.message) == ["the root is a view, and a VerticalLayout is a layout"])
        #expect(found.first?.hint == "root = { :class = LayoutView  layout = { :class = VerticalLayout ... } }")
    }

    @Test func theNameOfTheRootIsTheIdOfItsTemplate() throws {
        let loading = Loading(
            """
            template screen = { :class = LayoutView  :params { t = String }  subviews = [{ :class = Label  :id = head  text = t }] }
            state b = { main.t = "b"  main.head.opacity = 0.5 }
            main = { :template = screen  t = "a" }
            """)
        #expect(loading.shown == [])
        try loading.loader.loadState("b")
        #expect(try loading.object("main.head", as: Label.self).text == "b" && loading.object("main.head", as: Label.self).opacity == 0.5)
    }

    /// An object that names itself, its item or the content of its item does no harm.
    @Test(arguments: [
        "{ :class = View  tag = self.layoutItem }", "{ :class = View  :id = x  layoutItem.tag = x  tag = x.layoutItem }",
        "{ :class = View  layoutItem.view = { :class = Label } }", "{ :class = View  layoutItem.view = self }",
        "{ :class = VerticalLayout  :id = x  layoutItems = [{ view = x }] }",
        "{ :class = LayoutView  :id = x  layout = { :class = VerticalLayout  layoutItems = [x.layoutItem] } }",
    ])
    func circlesAreRefusedOrHarmless(item: String) {
        weak var leaked: View?
        do {
            let loading = page(item)
            leaked = loading.screen.view
            _ = loading.laidOut(100, 100)
        }
        #expect(leaked == nil)
    }

    @Test func theFixForARuleOfTheItemIsRight() throws {
        let found = try #require(page("{ :class = Label  minWidth = 8 }").found.first)
        #expect(found.fix?.replacement == "layoutItem." && found.fix?.span.column == found.span.column)
    }

    @Test func formatsFollowTheLocale() throws {
        let loading = Loading("root = { x = \"\\(1234.5 as decimals 2) \\(1234.5 as currency EUR) \\(0.5 as percent) \\(0.5)\" }")
        #expect(loading.screen.outlets["x"] as? String == "1,234.50 €1,234.50 50% 0.5")
        let german = NUILoader(root: Screen())
        german.locale = "de_DE"
        try german.load(text: "root = { x = \"\\(1234.5 as decimals 2) \\(1234.5 as currency EUR) \\(0.5 as percent) \\(0.5)\" }")
        let text = (german.root as? Screen)?.outlets["x"] as? String
        #expect(text?.replacing("\u{A0}", with: " ") == "1.234,50 1.234,50 € 50 % 0.5")
    }

    /// `class` is a name as any other for constants, parameters and the data of previews.
    @Test func aNameMayBeClass() throws {
        let loader = NUILoader(root: Screen())
        let found = loader.check(
            text: """
                const class = Small
                const Small = "small"
                const Big = "big"
                template row = { :class = Label  :params { class = String }  text = class }
                preview "big" = { size = [320 480]  data = { class = Big } }
                state shown = { first.text = class }
                root = { layout = { :class = VerticalLayout  layoutItems = [
                    { :template = row  :id = first  class = Small } { :class = Label  text = class }
                ] } }
                """, name: "a.nui")
        // The parameter hides the constant.
        #expect(found.map(\.id) == ["NUI319"])
    }

    @Test func aConstantBeforeAnObjectIsAnElementOfItsOwn() throws {
        let loader = NUILoader(root: Screen())
        let found = loader.check(
            text: """
                const Label = { view = { :class = Label  text = "a" } }
                root = { layout = { :class = VerticalLayout  layoutItems = [ Label { view = { :class = Label  text = "b" } } ] } }
                """, name: "a.nui")
        #expect(found.filter { $0.severity == .error } == [])
    }
}
