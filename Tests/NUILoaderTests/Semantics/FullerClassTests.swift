import NUI
import NUILoader
import TatamiViews
import Testing

/// A `View` with a `layout` is a `LayoutView`, whatever sets the layout.
@Suite struct FullerClassTests {
    private static let layout = "layout = { :class = VerticalLayout  layoutItems = [{ :class = Label  text = \"a\" }] }"

    static let files = [
        "root = { view = { :class = View  :id = v  \(layout) } }",
        "root = { view = { :class = UIView  :id = v  self.\(layout) } }",
        "style s = { \(layout) }\nroot = { view = { :class = View  :id = v  :style = s } }",
        "style base = { \(layout) }\nstyle s = { :style = base }\nroot = { view = { :class = View  :id = v  :style = [s] } }",
        "style s = { :class = View  \(layout) }\nroot = { view = { :class = View  :id = v  :style = s } }",
        "template t = { :class = View  \(layout) }\nroot = { view = { :template = t  :id = v } }",
        "template t = { :class = View }\nroot = { view = { :template = t  :id = v  \(layout) } }",
        "template t = { :class = View  \(layout) }\ntemplate u = { :template = t  opacity = 0.5 }\nroot = { view = { :template = u  :id = v } }",
        "style s = { \(layout) }\ntemplate t = { :class = View  :style = s }\nroot = { view = { :template = t  :id = v } }",
    ]

    @Test(arguments: files) func theClassIsThatOfItsProperties(file: String) throws {
        let loading = Loading(file)
        #expect(loading.shown == [])
        let view = try loading.object("v", as: LayoutView.self)
        #expect(view.layout?.items.count == 1)
    }

    static let states = [
        "v.\(layout)", "v <= { \(layout) }", "v <= { :style = s }",
    ]

    @Test(arguments: states) func statesMaySetALayout(entry: String) throws {
        let loading = Loading("style s = { \(Self.layout) }\nstate open = { \(entry) }\nroot = { view = { :class = View  :id = v } }")
        #expect(loading.errors.map(\.line) == [])
        let made = try #require(loading.screen.view as? LayoutView)
        #expect(made.layout == nil)
        try loading.loader.loadState("open")
        #expect(made.layout?.items.count == 1)
    }

    @Test func aViewWithoutALayoutStaysAView() throws {
        let loading = Loading("state s = { v.opacity = 0.5 }\nroot = { view = { :class = View  :id = v  backgroundColor = \"FF0000\" } }")
        #expect(try type(of: loading.object("v", as: View.self)) == View.self)
    }

    /// A path changes the view after it is made.
    @Test func aPathGetsTheRightHint() {
        let found = Loading("root = { view = { :class = View }  view.\(Self.layout) }").found
        #expect(found.map(\.hint) == ["give the object ':class = LayoutView' where it is made"])
    }
}
