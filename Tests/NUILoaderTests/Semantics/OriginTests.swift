import NUI
import NUILoader
import TatamiControls
import TatamiViews
import Testing

/// Who set a property: `loader.origin(of: "minWidth", in: item)`.
@Suite struct OriginTests {
    private static let styles = "style small = {\n  maxWidth = 60\n}\nstyle big = {\n  maxWidth = narrow\n}"
    private static let text = """
        import "styles.nui"
        const wide = 140
        const narrow = 7
        template card = { :class = Label  :params { title = String }
            text = title
            numberOfLines = 3 }
        state busy = { :group = work
            it.minWidth = wide
            it <= { :style = big } }
        state free = { :group = work  it.marginTop = 1 }
        root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
            { :id = it  :style = small
              minWidth = 5
              view = { :template = card  :id = label
                title = "a"
                opacity = 0.5 } } ] } } }
        """

    private func loading() -> Loading { Loading(Self.text, ["/ui/styles.nui": Self.styles]) }

    private func origin(_ loading: Loading, _ property: String, _ id: String) throws -> PropertyOrigin? {
        loading.loader.origin(of: property, in: try loading.object(id, as: AnyObject.self))
    }

    @Test func objectsStylesAndTemplates() throws {
        let loading = loading()
        #expect(loading.found.isEmpty, "\(loading.shown)")
        let own = try #require(try origin(loading, "minWidth", "it"))
        #expect(own.writer == .object && own.assignment.line == 13 && own.value.line == 13 && !own.isReplaced)
        let styled = try #require(try origin(loading, "maxWidth", "it"))
        #expect(styled.writer == .style("small") && styled.assignment.file.hasSuffix("styles.nui") && styled.assignment.line == 2)
        let lines = try #require(try origin(loading, "numberOfLines", "label"))
        #expect(lines.writer == .template("card") && lines.assignment.line == 6 && lines.value.line == 6)
        let title = try #require(try origin(loading, "text", "label"))
        #expect(title.writer == .template("card") && title.assignment.line == 5 && title.value.line == 15)
        #expect(title.value.template == nil)
        #expect(try origin(loading, "opacity", "label")?.writer == .object)
        #expect(try origin(loading, "maxHeight", "it") == nil)
        #expect(loading.loader.origin(of: "minWidth", in: LayoutItem()) == nil)
    }

    @Test func statesAreNamedThroughConstantsAndStyles() throws {
        let loading = loading()
        try loading.loader.loadState("busy")
        let width = try #require(try origin(loading, "minWidth", "it"))
        #expect(width.writer == .state("busy") && width.assignment.line == 8 && width.value.line == 2 && width.value.constant == "wide")
        #expect(width.text == "/ui/main.nui:8, state busy; its value: /ui/main.nui:2, constant wide")
        let most = try #require(try origin(loading, "maxWidth", "it"))
        #expect(most.writer == .state("busy") && most.assignment.style == "big" && most.assignment.line == 5)
        #expect(most.value.line == 3 && most.value.constant == "narrow")
        #expect(try origin(loading, "marginTop", "it") == nil)
    }

    @Test func aStateThatIsLeftHasSetNothing() throws {
        let loading = loading()
        try loading.loader.loadState("busy")
        try loading.loader.loadState("free")
        #expect(try loading.object("it", as: LayoutItem.self).minWidth == 5)
        #expect(try origin(loading, "minWidth", "it")?.writer == .object)
        #expect(try origin(loading, "maxWidth", "it")?.writer == .style("small"))
        #expect(try origin(loading, "marginTop", "it")?.writer == .state("free"))
        loading.loader.leaveState(ofGroup: "work")
        #expect(try origin(loading, "marginTop", "it") == nil)
    }

    @Test func theProgramCountsFromThenOn() throws {
        let loading = loading()
        let item = try loading.object("it", as: LayoutItem.self)
        item.minWidth = 8
        let width = try #require(try origin(loading, "minWidth", "it"))
        #expect(width.writer == .program && width.isReplaced && width.assignment.line == 13)
        #expect(width.text.hasSuffix("; replaced by the program"))
        #expect(loading.loader.place(of: "minWidth", in: item) == nil)
        try loading.loader.loadState("busy")
        #expect(try origin(loading, "minWidth", "it")?.writer == .state("busy"))
    }

    /// A file that fails changes nothing, and nobody.
    @Test func aLoadThatFailsWritesNothing() throws {
        let loading = loading()
        let item = try loading.object("it", as: LayoutItem.self)
        loading.load("root = { view = { :class = View  opacity = \"no\" } }")
        #expect(!loading.errors.isEmpty && loading.screen.view is LayoutView)
        #expect(loading.loader.origin(of: "minWidth", in: item)?.writer == .object)
        #expect(loading.loader.origin(of: "view", in: loading.screen)?.assignment.line == 11)
    }
}
