import NUI
import NUILoader
import TatamiControls
import TatamiViews
import Testing

/// Visibility rules in files: states and actions that request, sets by name, and what is found before anybody requests something.
@Suite struct VisibilityRulesTests {
    private static func file(_ rules: String, states: String = "", key: String = "show = top") -> String {
        """
        \(states)
        root = { view = { :class = LayoutView  :id = page
            visibilityRules = { \(rules) }
            layout = { :class = VerticalLayout  layoutItems = [
                { :class = Label  :id = top  text = "Top" }
                { :class = Label  :id = bottom  text = "Bottom" }
                { :class = Label  :id = left  text = "Left" }
                { :id = rest  view = { :class = Label  :id = right  text = "Right" } }
                { :class = Button  :id = key  title = "Go"  action = { \(key) } }
            ] }
        } }
        """
    }

    private static let sample =
        "exclusive = [top bottom]  companion = [[left right]]  alternative = { one = top  other = [left right] }"

    private func shown(_ loader: NUILoader) -> [String] {
        ["top", "bottom", "left", "right"].filter { loader.object($0, as: View.self)?.hidden == false }
    }

    private func loaded(_ text: String) throws -> NUILoader {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        #expect(try loader.load(text: text).map(\.message) == [])
        return loader
    }

    private func found(_ text: String) -> [Diagnostic] { NUILoader(root: Screen()).check(text: text, name: "a.nui") }

    @Test func actionsShowHideAndToggle() throws {
        let loader = try loaded(Self.file(Self.sample, key: "show = top"))
        let key = try #require(loader.object("key", as: Button.self))
        #expect(loader.perform(key.actions[0]) && shown(loader) == ["top"])
        let toggling = try loaded(Self.file(Self.sample, key: "toggle = [\"left\"]"))
        let toggle = try #require(toggling.object("key", as: Button.self)?.actions.first)
        #expect(toggling.perform(toggle) && shown(toggling) == ["top"])
        #expect(toggling.perform(toggle) && shown(toggling) == ["left", "right"])
        let hiding = try loaded(Self.file(Self.sample, key: "hide = [top bottom]"))
        #expect(hiding.perform(try #require(hiding.object("key", as: Button.self)?.actions.first)) && shown(hiding) == ["left", "right"])
    }

    @Test func viewsWithoutRulesAreShownAndHiddenAlone() throws {
        let loader = try loaded(Self.file("exclusive = [top bottom]", key: "toggle = left"))
        let action = try #require(loader.object("key", as: Button.self)?.actions.first)
        #expect(loader.perform(action) && shown(loader) == ["top", "bottom", "right"])
        #expect(loader.perform(action) && shown(loader).count == 4)
    }

    @Test func statesAreFollowedAndTakenBack() throws {
        let states = """
            state quiet = { :group = mode  left.hidden = YES }
            state other = { :group = mode }
            """
        let loader = try loaded(Self.file(Self.sample, states: states))
        try loader.loadState("quiet")
        #expect(shown(loader) == ["top"])
        try loader.loadState("other")
        #expect(shown(loader).count == 4)
    }

    @Test func aRefusedStateLeavesTheViewsAsTheyWere() throws {
        let loader = try loaded(Self.file(Self.sample, states: "state brief = { top.hidden = YES }"))
        let rules = try #require(loader.object("page", as: View.self)?.visibilityRules)
        rules.unnamed.add(.companion(["top", "left"]))
        #expect(throws: NUILoadError.self) { try loader.loadState("brief") }
        #expect(shown(loader).count == 4)
    }

    @Test func itemsStandForTheirViews() throws {
        let loader = try loaded(Self.file("companion = [left rest]  collapses = YES", key: "hide = left"))
        #expect(loader.perform(try #require(loader.object("key", as: Button.self)?.actions.first)))
        #expect(loader.object("rest", as: LayoutItem.self)?.visibility == .collapsed)
    }

    @Test func statesActivateSets() throws {
        let rules = """
            sets = [{ name = "wide" } { name = "narrow"  exclusive = [top bottom left right] }]  active = "wide"
            """
        let states = "state narrow = { page.visibilityRules.active = \"narrow\" }"
        let loader = try loaded(Self.file(rules, states: states, key: "show = left"))
        let action = try #require(loader.object("key", as: Button.self)?.actions.first)
        #expect(loader.perform(action) && shown(loader).count == 4)
        try loader.loadState("narrow")
        #expect(loader.perform(action) && shown(loader) == ["left"])
    }

    @Test func rulesInTemplatesBelongToEachUse() throws {
        let loader = try loaded(
            """
            template pair = { :class = LayoutView  visibilityRules = { exclusive = [one two] }
                layout = { :class = VerticalLayout  layoutItems = [
                    { :class = Label  :id = one  text = "1" }
                    { :class = Label  :id = two  text = "2" }
                ] } }
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                { :template = pair  :id = a }
                { :template = pair  :id = b }
                { :class = Button  :id = key  action = { show = b.two } }
            ] } } }
            """)
        #expect(loader.perform(try #require(loader.object("key", as: Button.self)?.actions.first)))
        let hidden = ["a.one", "a.two", "b.one", "b.two"].filter { loader.object($0, as: View.self)?.hidden == true }
        #expect(hidden == ["b.one"])
    }

    @Test func theOldNameIsAnAlias() throws {
        let loader = try loaded(Self.file(":class = SwitchingViewMediator  exclusive = [top bottom]"))
        #expect(loader.perform(try #require(loader.object("key", as: Button.self)?.actions.first)))
        #expect(shown(loader) == ["top", "left", "right"])
    }

    // MARK: checks

    @Test(
        arguments: [
            ("exclusive = [top botom]", "NUI206", "botom"),
            ("exclusive = [top page2]", "NUI206", "page2"),
            ("exclusive = [top bottom]  companion = [top bottom]", "NUI606", "bottom"),
            ("alternative = { one = [top left]  other = [left right] }", "NUI606", "left"),
            ("exclusive = [top bottom left]  alternative = { one = top  other = bottom }", "NUI606", "bottom"),
            ("sets = [{ name = \"s\"  exclusive = [top bottom]  companion = [top bottom] }]", "NUI606", "bottom"),
            ("exclusive = [top]", "NUI230", "top"),
            ("exclusive = [top [left right]]", "NUI216", ""),
            ("sets = [{ exclusive = [top bottom] }]", "NUI216", ""),
            ("alternative = { one = top }", "NUI216", ""),
            ("sets = [{ name = \"wide\" }]  active = \"wild\"", "NUI607", "wild"),
            ("active = \"wild\"", "NUI607", "wild"),
            ("exclusive = 5", "NUI204", "5"),
        ])
    func mistakesAreFoundWithTheirPlace(rules: String, id: String, place: String) throws {
        let text = Self.file(rules, key: "show = right")
        let diagnostics = found(text)
        #expect(diagnostics.map(\.id) == [id], "\(diagnostics.map(\.message))")
        let one = try #require(diagnostics.first)
        let line = text.split(separator: "\n", omittingEmptySubsequences: false)[one.span.line - 1]
        let part = line.dropFirst(one.span.column - 1).prefix(one.span.endColumn - one.span.column)
        #expect(place.isEmpty || part == place || part == "\"\(place)\"", "\(part)")
        #expect(id == "NUI204" || one.hint != nil || one.message.contains("; write "), "\(one.message)")
    }

    @Test func theChainOfAContradictionIsNamed() {
        let message = found(Self.file("exclusive = [top bottom]  companion = [top bottom]")).first?.message
        #expect(
            message == "'top' can never be shown: 'bottom' would have to be both shown and hidden: show 'top' (requested) -> show 'bottom' "
                + "(companion [top, bottom]); and show 'top' (requested) -> hide 'bottom' (exclusive [top, bottom])")
    }

    @Test func statesThatTheRulesRefuseAreFound() {
        let diagnostics = found(Self.file(Self.sample, states: "state both = { top.hidden = YES  left.hidden = YES }"))
        #expect(diagnostics.map(\.id) == ["NUI606"] && diagnostics.first?.span.line == 1)
        #expect(diagnostics.first?.message.hasPrefix("the visibility rules refuse the state 'both': ") == true)
        let unknown = found(Self.file("sets = [{ name = \"wide\" }]", states: "state s = { page.visibilityRules.active = \"wdie\" }"))
        #expect(unknown.map(\.id) == ["NUI607"] && unknown.first?.hint == "did you mean \"wide\"?")
    }
}
