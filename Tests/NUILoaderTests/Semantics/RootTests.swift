import NUI
import NUILoader
import TatamiControls
import TatamiGeometry
import TatamiViews
import Testing

/// Outlets, reset, and what a load that fails leaves alone.
@Suite struct RootTests {
    private func loader(_ root: Controller, _ text: String) throws -> NUILoader {
        let loader = NUILoader(root: root, outlets: Controller.outlets, classes: [Panel.nui])
        loader.logger = .silent
        loader.reader = MemorySourceReader(["/ui/main.nui": text])
        #expect(try loader.load(file: "/ui/main.nui") == [])
        return loader
    }

    private let text = """
        root = {
            title = "Form"  count = 12  ratio = 0.5  isOpen = NO  size = [3 4]
            items = [{ text = "inline" }]
            view = { :class = View subviews = [
                { :class = UILabel :id = l :property = label text = "hello" }
                { :class = Button :property = button }
                { :class = Panel :property = panel note = "n" } ] }
            panel.note = "changed"
            panel <= { header = { text = "head" } }
        }
        """

    @Test func outletsOfAClassWithATableAreSet() throws {
        let root = Controller()
        let loader = try loader(root, text)
        #expect(root.label?.text == "hello" && root.button is Button)
        #expect(root.title == "Form" && root.count == 12 && root.ratio == 0.5 && !root.isOpen && root.size == Size(3, 4))
        #expect(root.panel?.note == "changed" && root.panel?.header?.text == "head")
        #expect(root.items.map(\.text) == ["inline"])
        #expect(loader.outletName(of: try #require(root.label)) == "label")
        #expect(loader.className(of: try #require(root.label)) == "UILabel")
    }

    @Test func anOutletMayLieInAnObjectOfTheRoot() throws {
        let root = Controller()
        let loader = try loader(
            root,
            """
            root = { view = { :class = Panel :property = panel subviews = [{ :class = Label :property = panel.header text = "x" }] } }
            """)
        #expect(root.panel?.header?.text == "x")
        let header = try #require(root.panel?.header)
        #expect(loader.outletName(of: header) == "panel.header")
    }

    @Test(arguments: [
        ("root = { view = { :class = View :property = nowhere } }", "1:45 NUI203"),
        ("root = { view = { :class = View :property = label } }", "1:45 NUI204"),
        ("root = { label = { :class = Button } }", "1:29 NUI210"), ("root = { count = \"x\" }", "1:18 NUI204"),
        ("root = { nothing = 5 }", "1:10 NUI203"), ("root = { items = [{ :class = View }] }", "1:30 NUI210"),
    ])
    func outletsAreChecked(text: String, place: String) {
        let root = Controller()
        let loader = NUILoader(root: root, outlets: Controller.outlets)
        loader.logger = .silent
        loader.reader = MemorySourceReader(["/ui/main.nui": text])
        let error = #expect(throws: NUILoadError.self) { try loader.load(file: "/ui/main.nui") }
        #expect(error?.diagnostics.count == 1)
        #expect(error?.diagnostics.first?.line.hasPrefix(place) == true, "\(error?.text ?? "")")
        #expect(root.view == nil && root.label == nil && root.count == 7)
    }

    @Test func resettingLetsGoOfObjectsAndKeepsNumbers() throws {
        let root = Controller()
        let loader = try loader(root, text)
        let label = Weak(root.label)
        let panel = Weak(root.panel)
        let view = Weak(root.view)
        let header = Weak(root.panel?.header)
        #expect([label, panel, view, header].allSatisfy { $0.object != nil })
        loader.resetRootObjectProperties()
        #expect(root.label == nil && root.panel == nil && root.view == nil && root.button == nil && root.title == nil)
        #expect(root.count == 12 && root.ratio == 0.5 && !root.isOpen && root.size == Size(3, 4))
        #expect([label, panel, view, header].allSatisfy { $0.object == nil }, "the loader keeps objects alive")
        #expect(loader.object("l", as: Label.self) == nil && loader.states == [])
    }

    @Test func resettingAScreenTakesEverythingButNumbers() throws {
        let loading = Loading(
            "state s = { root.late = 5 root.word = \"w\" } root = { n = 5 s = \"x\" b = YES view = { :class = Label :property = l } }")
        try loading.loader.loadState("s")
        let label = Weak(loading.screen.view)
        loading.loader.resetRootObjectProperties()
        #expect(loading.screen.view == nil && label.object == nil)
        #expect(loading.screen.outlets.keys.sorted() == ["b", "late", "n"])
    }

    @Test func resettingReachesOutletsOfEarlierLoadsAndStates() throws {
        let root = Controller()
        let loader = try loader(root, "root = { view = { :class = Label :property = label } }")
        loader.reader = MemorySourceReader(["/ui/main.nui": "state s = { root.title = \"t\" } root = { panel = { note = \"n\" } }"])
        try loader.load(file: "/ui/main.nui")
        try loader.loadState("s")
        #expect(root.label != nil && root.panel != nil && root.title == "t")
        loader.resetRootObjectProperties()
        #expect(root.label == nil && root.view == nil && root.panel == nil && root.title == nil)
    }

    @Test func resettingReachesDottedOutlets() throws {
        let root = Controller()
        let panel = Panel()
        root.panel = panel
        let loader = try loader(root, "root = { view = { :class = Label :property = panel.header } }")
        #expect(panel.header != nil)
        loader.resetRootObjectProperties()
        #expect(panel.header == nil && root.panel === panel)
    }

    @Test func viewsTakenOutByTheProgramAreNotKeptAlive() throws {
        let loading = Loading("root = { view = { :class = View subviews = [{ :class = Label }] } }")
        let label = Weak(loading.screen.view?.subviews.first)
        #expect(label.object != nil)
        (label.object as? View)?.removeFromSuperview()
        #expect(label.object == nil)
    }

    /// Syntax, names, types, a picture, an outlet of the wrong class only found when building.
    @Test(arguments: [
        "root = {", "root = { view = { :class = Nothing } }", "root = { view = { :class = Label text = 5 } }",
        "root = { label = { text = \"new\" } count = 99 view = { :class = ImageView image = { file = \"no.png\" } } }",
        "root = { view.opacity = 0.1 label.text = \"changed\" panel = { note = \"new\" } view = { :class = Label font = { type = bold } } }",
        "root = { title = \"new\" panel <= { note = \"changed\" header = label } view = { :class = Button action = { event = TouchDown } } }",
        "import \"no.nui\" root = { title = \"new\" }",
    ])
    func aFileThatFailsChangesNothing(bad: String) throws {
        let root = Controller()
        let loader = try loader(root, "state s = { l.hidden = YES }\n" + text)
        let before = (root.view, root.label, root.panel)
        loader.reader = MemorySourceReader(["/ui/main.nui": bad])
        #expect(throws: NUILoadError.self) { try loader.load(file: "/ui/main.nui") }
        #expect(root.view === before.0 && root.label === before.1 && root.panel === before.2)
        #expect(root.view?.opacity == 1 && root.label?.text == "hello" && root.panel?.note == "changed")
        #expect(root.panel?.header?.text == "head" && root.title == "Form" && root.count == 12)
        #expect(root.label?.superview === root.view)
        #expect(loader.object("l", as: Label.self) === root.label)
        try loader.loadState("s")
        #expect(root.label?.hidden == true)
    }

    @Test func whatWasThereBeforeIsChangedWhenTheFileIsRight() throws {
        let root = Controller()
        let loader = try loader(root, text)
        let (label, view) = (root.label, root.view)
        loader.reader = MemorySourceReader([
            "/ui/main.nui": """
            root = { label.text = "again" label <= { numberOfLines = 3 }
                view = { :class = LayoutView layout = { :class = VerticalLayout layoutItems = [{ view = root.label fixedWidth = 9 }] } }
                title = self.label.text }
            """
        ])
        try loader.load(file: "/ui/main.nui")
        #expect(root.label === label && label?.text == "again" && label?.numberOfLines == 3 && root.title == "again")
        #expect(root.view !== view && label?.superview === root.view && label?.layoutItems.last?.fixedWidth == 9)
    }

    @Test func checkingGivesTheRootNothing() {
        let loading = Loading("root = { a = 1 }")
        loading.loader.reader = MemorySourceReader(["/ui/main.nui": "root = { a = 2 b = 3 view = { :class = Label } }"])
        #expect(loading.loader.check(file: "/ui/main.nui").diagnostics == [])
        #expect(loading.screen.view == nil && loading.screen.outlets["a"] as? Double == 1 && loading.screen.outlets["b"] == nil)
    }

    @Test func reloadingReplacesIdsAndObjects() throws {
        let loading = Loading("root = { view = { :class = Label :id = one } }")
        let first = loading.screen.view
        loading.load("root = { view = { :class = Label :id = two } }")
        #expect(loading.screen.view !== first && loading.loader.object("one", as: View.self) == nil)
        #expect(try loading.object("two", as: View.self) === loading.screen.view)
    }
}

/// Looks whether an object still lives.
private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
}
