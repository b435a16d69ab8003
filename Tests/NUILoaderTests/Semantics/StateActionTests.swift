import Foundation
import NUI
import NUILoader
import TatamiControls
import TatamiLayout
import TatamiViews
import Testing

/// Actions that load states of the file.
@Suite struct StateActionTests {
    private static let file = """
        state away = { note.hidden = YES }
        state back = { note.hidden = NO }
        root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
            { view = { :class = Button  :id = key  action = { state = ["away", "back"] } } }
            { view = { :class = Label  :id = note } }
        ] } } }
        """

    @Test func eachPressLoadsTheNext() throws {
        let loader = NUILoader(root: Screen())
        try loader.load(text: Self.file)
        let action = try #require(loader.object("key", as: Button.self)?.actions.first)
        let note = try #require(loader.object("note", as: Label.self))
        #expect(action.states == ["away", "back"] && action.selector.isEmpty)
        #expect(loader.perform(action) && note.hidden && loader.loadedStates == ["away"])
        #expect(loader.perform(action) && !note.hidden && loader.loadedStates == ["away", "back"])
        // What the program loads counts as well.
        try loader.loadState("away")
        #expect(loader.perform(action) && !note.hidden)
        try loader.load(text: Self.file)
        #expect(loader.loadedStates == [])
    }

    @Test func anActionThatAnotherSetOfRulesAllowsIsNotRefused() {
        let found = NUILoader(root: Screen()).check(
            text: """
                root = { rules = { :class = VisibilityRules  sets = [{ name = "one"  exclusive = [a b] } { name = "both" }]  active = "one" }
                view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                { :class = Label  :id = a  text = "a" } { :class = Label  :id = b  text = "b" }
                { :class = Button  title = "c"  action = { show = [a b] } }
                ] } } }
                """, name: "a.nui")
        #expect(!found.contains { $0.message.contains("refuse the action") }, "\(found)")
    }

    @Test func aStateThatIsNotThereIsTold() {
        let loader = NUILoader(root: Screen())
        let found = loader.check(text: Self.file.replacingOccurrences(of: "\"away\"", with: "\"awya\""), name: "a.nui")
        #expect(found.map(\.id) == ["NUI601"] && found.first?.hint == "did you mean 'away'?" && found.first?.span.line == 4)
        #expect(loader.check(text: "root = { view = { :class = Button  action = { } } }", name: "a.nui").count == 1)
        #expect(loader.perform(Action("")) == false)
    }
}
