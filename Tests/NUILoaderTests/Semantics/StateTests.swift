import NUI
import NUILoader
import TatamiControls
import TatamiGeometry
import TatamiViews
import Testing

@Suite struct StateTests {
    private let text = """
        import "states.nui"
        state off = { label.hidden = YES  button.title = "Show"  label.tag = label.hidden }
        state on  = { label <= { hidden = NO  text = "On" }  scroll.contentLayoutItem <= { fixedWidth = 5 }  root.extra = 3 }
        root = { view = { :class = View subviews = [
            { :class = Label :id = label text = "Off" } { :class = Button :id = button title = "Hide" } { :class = ScrollView :id = scroll } ] } }
        """
    private let states = ["/ui/states.nui": "state imported = { button.selected = YES } state off = { button.selected = NO }"]

    @Test func assignmentsAndModificationsAreApplied() throws {
        let loading = Loading(text, states)
        #expect(loading.shown == [])
        #expect(loading.loader.states == ["imported", "off", "on"])
        let label = try loading.object("label", as: Label.self)
        let button = try loading.object("button", as: Button.self)
        try loading.loader.loadState("off")
        #expect(label.hidden && button.title == "Show" && label.tag as? Bool == true)
        try loading.loader.loadState("on")
        #expect(!label.hidden && label.text == "On" && button.title == "Show")
        #expect(try loading.object("scroll", as: ScrollView.self).contentLayoutItem.fixedWidth == 5)
        #expect(loading.screen.outlets["extra"] as? Double == 3)
        try loading.loader.loadState("imported")
        #expect(button.selected)
    }

    @Test func anUnknownStateIsAnErrorThatNamesTheOthers() throws {
        let loading = Loading(text, states)
        let error = #expect(throws: NUILoadError.self) { try loading.loader.loadState("of") }
        #expect(error?.diagnostics.map(\.line) == ["1:1 NUI601 there is no state 'of'"])
        #expect(error?.diagnostics.first?.hint == "the states are imported, off, on")
        #expect(error?.diagnostics.first?.file == "/ui/main.nui")
    }

    @Test func withoutAFileThereIsNoState() {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        let error = #expect(throws: NUILoadError.self) { try loader.loadState("x") }
        #expect(error?.diagnostics.first?.hint == "no file is loaded")
    }

    @Test(arguments: [
        ("nobody.hidden = YES", "1:14 NUI305"), ("label = 5", "1:14 NUI306"), ("label.hiden = YES", "1:20 NUI203"),
        ("label.hidden = \"x\"", "1:29 NUI204"), ("nobody <= { hidden = YES }", "1:14 NUI305"),
    ])
    func badEntriesAreFoundWhileLoading(entry: String, place: String) {
        let loading = Loading(
            "state bad = { \(entry) }".replacingOccurrences(of: "{ n", with: "{ n") + "\nroot = { view = { :class = Label :id = label } }")
        #expect(loading.shown.count == 1)
        let (line, column) = (place.split(separator: ":")[0], place.split(separator: ":")[1].split(separator: " ")[0])
        #expect(loading.shown.first?.hasPrefix("\(line):\(Int(column).map { $0 + 1 } ?? 0) \(place.suffix(6))") == true, "\(loading.shown)")
    }

    @Test(arguments: [
        ("label.font.size = 30", "1:19 NUI306 'font' of Label is a value, so a state sets all of it"),
        ("outer.layoutItem.minWidth = 5", "1:19 NUI306 'layoutItem' of 'outer' is empty"),
        ("row.gap = \"wide\"", "1:23 NUI204 'gap' takes a number, not a string"),
    ])
    func aCheckFindsWhatEnteringTheStateRefuses(entry: String, found: String) {
        let text = """
            state s = { \(entry) }
            template Row = { :params { gap = 4 } :class = Label layoutItem.minWidth = gap }
            root = { view = { :class = LayoutView :id = outer subviews = [{ :class = Label :id = label }]
                layout = { :class = VerticalLayout layoutItems = [{ :template = Row :id = row }] } } }
            """
        let loader = NUILoader(root: Screen())
        #expect(loader.check(text: text, name: "s.nui").map(\.line) == [found])
    }

    @Test(arguments: [["fill", "change"], ["change", "fill"]])
    func aStateMayChangeWhatAnotherOneSets(order: [String]) {
        let entries = ["fill": "box.layout = { :class = VerticalLayout }", "change": "box.layout.spacing = 3"]
        let states = order.map { "state \($0) = { \(entries[$0] ?? "") }" }.joined(separator: "\n")
        let loader = NUILoader(root: Screen())
        #expect(loader.check(text: states + "\nroot = { view = { :class = LayoutView  :id = box } }", name: "s.nui") == [])
        let alone = "state change = { box.layout.spacing = 3 }\nroot = { view = { :class = LayoutView  :id = box } }"
        #expect(loader.check(text: alone, name: "s.nui").map(\.line) == ["1:22 NUI306 'layout' of 'box' is empty"])
    }

    @Test func entriesBeforeAFailingOneStayApplied() throws {
        let loading = Loading(
            """
            state s = { label.text = "new"
                image.image = { file = "none.png" }
                label.hidden = YES }
            root = { view = { :class = View subviews = [{ :class = Label :id = label text = "old" } { :class = ImageView :id = image }] } }
            """)
        #expect(loading.shown == [])
        let error = #expect(throws: NUILoadError.self) { try loading.loader.loadState("s") }
        #expect(error?.diagnostics.map(\.line) == ["2:28 NUI402 there is no file \"none.png\""])
        let label = try loading.object("label", as: Label.self)
        #expect(label.text == "new" && !label.hidden)
    }

    @Test func checkingFindsMistakesInStatesThatLoadingDoesNotMeet() {
        let loading = Loading("root = {}")
        loading.loader.reader = MemorySourceReader([
            "/ui/x.nui": "state s = { i.image = { file = \"none.png\" } }\nroot = { view = { :class = ImageView :id = i } }"
        ])
        #expect(loading.loader.check(file: "/ui/x.nui").diagnostics.map(\.line) == ["1:32 NUI402 there is no file \"none.png\""])
    }
}
