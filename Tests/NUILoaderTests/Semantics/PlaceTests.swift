import NUI
import NUILoader
import TatamiControls
import TatamiGeometry
import TatamiLayout
import TatamiViews
import Testing

/// Where values are written: `loader.place(of: "minWidth", in: item)`.
@Suite struct PlaceTests {
    /// What stands at the place, to the end of its line, and through what it came.
    private func place(_ loading: Loading, _ property: String, _ id: String) throws -> String? {
        let object = try loading.object(id, as: AnyObject.self)
        return loading.loader.place(of: property, in: object).map { told(loading, $0) }
    }

    private func told(_ loading: Loading, _ place: SourcePlace) -> String {
        let path = place.file.hasPrefix("/") ? place.file : "/ui/\(place.file)"
        let text = (try? loading.loader.reader.read(path, limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let line = text.split(separator: "\n", omittingEmptySubsequences: false)[place.line - 1]
        let way = [place.constant.map { ", constant \($0)" }, place.style.map { ", style \($0)" }, place.state.map { ", state \($0)" }]
        return String(line.dropFirst(place.column - 1)) + way.compactMap { $0 }.joined()
    }

    private func item(_ text: String, _ before: String = "", _ others: [String: String] = [:]) -> Loading {
        Loading(
            """
            \(before)
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  :id = column  layoutItems = [
                { :id = it
                  view = { :class = Label  :id = label }
                  \(text)
                } ] } } }
            """, others)
    }

    // MARK: values

    @Test(arguments: [
        ("minWidth = 140", "minWidth", "140"), ("fixedDesiredWidth = 30", "fixedWidth", "30"),
        ("minSize = [140, 20]", "minWidth", "140, 20]"), ("minSize = [140, 20]", "minHeight", "20]"),
        ("minSize = [140, 20]", "minSize", "[140, 20]"), ("stretch = 2", "verticalStretch", "2"),
        ("stretch = [1 3]", "verticalStretch", "3]"), ("margin = 4", "marginBottom", "4"),
        ("margin = [1 2 3 4]", "marginTrailing", "4]"), ("margin = [1 2 3 4]", "marginTop", "1 2 3 4]"),
        ("margin = { left = 4 bottom = 5 }", "marginBottom", "5 }"), ("margin = { horizontal = 4 }", "marginTrailing", "4 }"),
        ("margin = { left = 4 }", "marginTop", "{ left = 4 }"), ("marginLeft = 4", "marginLeading", "4"),
        ("stretchesIgnoringDesiredSize = YES", "ignoresHeight", "YES"), ("units = [2, 3]", "rowSpan", "3]"),
        ("unitX = 2", "columnSpan", "2"), ("cellHAlign = Left", "horizontalAlignment", "Left"),
        ("skipLayout = YES", "visibility", "YES"), ("xPositionOffset = 3", "offset.x", "3"),
        ("offset = [1 2]", "offset.y", "2]"), ("ignoresSize = YES", "ignoresHeight", "YES"),
        ("self.maxWidth = 9", "maxWidth", "9"), ("minWidth = 5  minWidth = 6", "minWidth", "6"),
        ("minWidth = 5  minSize = [6 7]", "minWidth", "6 7]"), ("minSize = [6 7]  minWidth = 5", "minHeight", "7]  minWidth = 5"),
    ])
    func valuesOfAnItem(text: String, property: String, expected: String) throws {
        let loading = item(text)
        #expect(loading.errors.isEmpty, "\(loading.shown)")
        #expect(try place(loading, property, "it") == expected, "\(text)")
        #expect(loading.loader.place(of: property, in: try loading.object("it", as: LayoutItem.self))?.line == 5)
    }

    @Test func anAliasMayBeAskedFor() throws {
        let loading = item("minDesiredWidth = 5")
        #expect(try place(loading, "minDesiredWidth", "it") == place(loading, "minWidth", "it"))
        #expect(try place(loading, "minWidth", "it") != nil)
    }

    @Test func whatNobodySaysHasNoPlace() throws {
        let loading = item("minWidth = 5")
        for property in ["maxWidth", "minHeight", "minSize", "nonsense", "offset.x"] {
            #expect(try place(loading, property, "it") == nil, "\(property)")
        }
        #expect(loading.loader.place(of: "minWidth", in: LayoutItem()) == nil)
        #expect(NUILoader(root: Screen()).place(of: "minWidth", in: LayoutItem()) == nil)
    }

    @Test func layoutsViewsAndTheRoot() throws {
        let loading = Loading(
            """
            root = {
                note = "x"
                view = { :class = LayoutView  :id = page
                    layout = { :class = HorizontalLayout  :id = row
                        padding = [1 2 3 4]
                        hSpacing = 8
                        layoutItems = [ { view = { :class = Label  :id = label
                            localizedText = "Hello"
                            font = { size = 12 } } } ] } } }
            """)
        #expect(try place(loading, "paddingLeading", "row") == "2 3 4]")
        #expect(try place(loading, "horizontalSpacing", "row") == "8")
        #expect(try place(loading, "text", "label") == "\"Hello\"")
        #expect(try place(loading, "font", "label") == "{ size = 12 } } } ] } } }")
        #expect(loading.loader.place(of: "note", in: loading.screen)?.line == 2)
    }

    @Test(arguments: [
        ("spacing = 8", "verticalSpacing", "8"), ("cellSpacing = 8", "horizontalSpacing", "8"), ("fixedSideSize = 8", "crossLength", "8"),
        ("cellAlignment = Right", "horizontalAlignment", "Right"), ("vMargin = 3", "paddingBottom", "3"),
        ("padding = { top = 3 }", "paddingTop", "3 }"), ("hSpacing = 3  spacing = 4", "horizontalSpacing", "4"),
    ])
    func otherWordsOfStacks(text: String, property: String, expected: String) throws {
        let loading = Loading("root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  :id = column\n\(text)\n} } }")
        #expect(loading.errors.isEmpty, "\(loading.shown)")
        #expect(try place(loading, property, "column") == expected)
        #expect(try place(loading, "verticalAlignment", "column") == nil)
    }

    // MARK: through names

    @Test func constants() throws {
        let loading = item(
            "minWidth = wide  margin = [gap 0 gap 0]",
            "import \"sizes.nui\" const gap = narrow", ["/ui/sizes.nui": "const narrow = 3\nconst wide = 140"])
        #expect(loading.errors.isEmpty, "\(loading.shown)")
        #expect(try place(loading, "minWidth", "it") == "140, constant wide")
        #expect(try place(loading, "marginTop", "it") == "3, constant narrow")
        #expect(try place(loading, "marginLeading", "it") == "0 gap 0]")
    }

    @Test func aConstantArrayIsTakenApart() throws {
        let loading = item("margin = edges  minSize = both", "const edges = [1 2 3 4] const both = [5 6]")
        #expect(try place(loading, "marginBottom", "it") == "3 4] const both = [5 6], constant edges")
        #expect(try place(loading, "minHeight", "it") == "6], constant both")
    }

    @Test func stylesOfStyles() throws {
        let loading = Loading(
            """
            import "styles.nui"
            style small = { :style = base
                maxWidth = 60 }
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                { :id = it  :style = small
                  view = { :class = Label  :id = label  :style = words }
                  maxHeight = 5 } ] } } }
            """, ["/ui/styles.nui": "style base = { minWidth = 10 maxWidth = 20\n  maxHeight = 30 }\nstyle words = { text = \"a\" }"])
        #expect(loading.errors.isEmpty, "\(loading.shown)")
        #expect(try place(loading, "minWidth", "it") == "10 maxWidth = 20, style base")
        #expect(try place(loading, "maxWidth", "it") == "60 }, style small")
        #expect(try place(loading, "maxHeight", "it") == "5 } ] } } }")
        #expect(try place(loading, "text", "label") == "\"a\" }, style words")
    }

    @Test func objectsThatAStyleMakes() throws {
        let loading = Loading(
            """
            style page = { layout = { :class = VerticalLayout  :id = column
                spacing = 7 } }
            root = { view = { :class = LayoutView  :style = page } }
            """)
        #expect(try place(loading, "spacing", "column") == "7 } }, style page")
    }

    @Test func sharedConstantsAreWrittenOnce() throws {
        let loading = Loading(
            """
            const shared = { :class = Label  :id = label
                text = "a" }
            root = { view = { :class = View  subviews = [ shared ] } }
            """)
        #expect(try place(loading, "text", "label") == "\"a\" }, constant shared")
    }

    @Test func modificationsAndPaths() throws {
        let loading = item(
            """
            view.text = "b"
                  view.font = { size = 20 }
                  view <= { numberOfLines = 2 }
            """)
        #expect(loading.errors.isEmpty, "\(loading.shown)")
        #expect(try place(loading, "text", "label") == "\"b\"")
        #expect(try place(loading, "font", "label") == "{ size = 20 }")
        #expect(try place(loading, "numberOfLines", "label") == "2 }")
    }

    @Test func theItemOfAScrollView() throws {
        let loading = Loading("root = { view = { :class = ScrollView  :id = scroll\n contentLayoutItem <= { fixedWidth = 5 } } }")
        let item = try loading.object("scroll", as: ScrollView.self).contentLayoutItem
        #expect(loading.loader.place(of: "fixedWidth", in: item)?.line == 2)
    }

    // MARK: changes

    @Test func statesReplaceThePlace() throws {
        let loading = item(
            "minWidth = 5  maxWidth = 50",
            "state wide = { it.minWidth = 100 }\nstate narrow = { it <= { minWidth = 1 } }\nstate words = { it.view.text = \"w\" }")
        #expect(try place(loading, "minWidth", "it") == "5  maxWidth = 50")
        try loading.loader.loadState("wide")
        #expect(try place(loading, "minWidth", "it") == "100 }, state wide")
        try loading.loader.loadState("narrow")
        #expect(try place(loading, "minWidth", "it") == "1 } }, state narrow")
        #expect(try place(loading, "maxWidth", "it") == "50")
        try loading.loader.loadState("words")
        #expect(try place(loading, "text", "label") == "\"w\" }, state words")
        try loading.loader.loadState("wide")
        #expect(try place(loading, "minWidth", "it") == "100 }, state wide")
    }

    @Test func aReloadHasItsOwnPlaces() throws {
        let loading = item("minWidth = 5")
        let old = try loading.object("it", as: LayoutItem.self)
        loading.load("root = { view = { :class = Label } }}")
        #expect(!loading.errors.isEmpty)
        #expect(loading.loader.place(of: "minWidth", in: old)?.line == 5, "a file that fails changes nothing")
        loading.load(
            "root = { view = { :class = LayoutView layout = { :class = VerticalLayout\nlayoutItems = [ { :id = it\nminWidth = 9 } ] } } }")
        #expect(try place(loading, "minWidth", "it") == "9 } ] } } }")
        #expect(loading.loader.place(of: "minWidth", in: old) == nil)
        loading.loader.resetRootObjectProperties()
        #expect(loading.loader.place(of: "view", in: loading.screen) == nil)
    }

    @Test func whatTheProgramChangedHasNoPlace() throws {
        let loading = item("minWidth = 5  maxSize = [50 60]  margin = 3  horizontalAlignment = Left  visibility = Hidden")
        let it = try loading.object("it", as: LayoutItem.self)
        (it.minWidth, it.maxHeight, it.margin.top, it.horizontalAlignment, it.visibility) = (6, 61, 4, .right, .visible)
        for property in ["minWidth", "maxHeight", "marginTop", "horizontalAlignment", "visibility"] {
            #expect(try place(loading, property, "it") == nil, "\(property)")
        }
        for property in ["maxWidth", "marginBottom"] { #expect(try place(loading, property, "it") != nil, "\(property)") }
        it.minWidth = 5
        #expect(try place(loading, "minWidth", "it") != nil)
        let text = Loading("root = { view = { :class = Label  :id = label  text = \"a\" } }")
        try text.object("label", as: Label.self).text = "b"
        #expect(try place(text, "text", "label") == nil)
    }

    @Test func askingMakesNothing() throws {
        let counter = MakeCounter()
        let loading = Loading(
            "root = { view = { :class = View  :id = page  subviews = [ { :class = Counted  :id = inner } ]  backgroundColor = { red = 1 green = 2 blue = 3 } } }",
            classes: [counter.nui])
        let made = counter.made.count
        let inner = try loading.object("inner", as: View.self)
        for property in ["subviews", "backgroundColor"] { #expect(try place(loading, property, "page") != nil) }
        #expect(counter.made.count == made)
        #expect(try loading.object("inner", as: View.self) === inner)
    }
}
