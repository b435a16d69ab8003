import NUI
import NUILoader
import TatamiControls
import TatamiViews
import Testing

/// A class that files can name is one table, and one line in the list of classes. Everything that knows of the class asks that table.
@Suite struct MadeUpClassTests {
    /// The one line.
    private var schema: NUISchema<Screen> { NUISchema(classes: [Dial.nui]) }

    private func check(_ members: String) -> [Diagnostic] {
        let loader = NUILoader(root: Screen(), classes: [Dial.nui])
        return loader.check(text: "root = { view = { :class = Dial  \(members) } }", name: "dial.nui")
    }

    @Test func filesMakeAndFillItsObjects() throws {
        let loading = Loading(
            "state loud = { dial.turns = 4 }  root = { view = { :class = Knob  :id = dial  turns = 1.5  scale = Log  opacity = 0.5 } }",
            classes: [Dial.nui])
        #expect(loading.found.isEmpty, "\(loading.shown)")
        let dial = try loading.object("dial", as: Dial.self)
        #expect(dial.turns == 1.5 && dial.scale == .logarithmic && dial.opacity == 0.5)
        try loading.loader.loadState("loud")
        #expect(dial.turns == 4 && loading.loader.origin(of: "turns", in: dial)?.writer == .state("loud"))
    }

    @Test func itsEventsReachTheProgramAndItsActionsTheObject() throws {
        let loading = Loading(
            """
            root = { view = { :class = LayoutView  subviews = [
                { :class = Dial  :id = one  turns = 3  action = { selector = "reset"  target = two } }
                { :class = Dial  :id = two  turns = 3 } ] } }
            """, classes: [Dial.nui])
        #expect(loading.found.isEmpty, "\(loading.shown)")
        let (one, two) = (try loading.object("one", as: Dial.self), try loading.object("two", as: Dial.self))
        let root = try #require(loading.laidOut(100, 100).root)
        root.onAction = { action, view in _ = loading.loader.perform(action, sender: view) }
        one.send(.touchUpInside)
        #expect(one.turns == 3 && two.turns == 0)
    }

    @Test func theCheckerKnowsItsNamesTypesAndRanges() {
        #expect(check("turns = 1  scale = Linear") == [])
        #expect(check("trns = 1").map(\.hint) == ["did you mean 'turns'?"])
        #expect(check("turns = -1").map(\.id) == ["NUI222"])
        #expect(check("scale = Lgo").map(\.message) == ["'Lgo' is not one of Linear, Logarithmic"])
        #expect(check("scale = \"x\"").map(\.id) == ["NUI204"])
    }

    @Test func completionAndReferenceSayWhatTheTableSays() throws {
        let names = schema.schema.propertyNames(ofClass: "Dial")
        #expect(names.contains("turns") && names.contains("scale") && names.contains("action") && names.contains("opacity"))
        #expect(schema.schema.actions(ofClass: "Dial").map(\.name) == ["reset"])
        let page = schema.described.markdown(title: "Dials")
        for line in ["## Dial", "A knob that people turn.", "`turns`", "How far it is turned.", "Linear", "`reset`", "`Knob`"] {
            #expect(page.contains(line), "\(line)")
        }
        let file = schema.file
        #expect(file.classes.map(\.name) == ["Dial"] && file.enums.map(\.name) == ["DialScale"])
        #expect(file.classes[0].properties.map(\.defaultText) == ["0", "Linear", nil])
    }

    /// The command line knows the class by `schema.json` alone.
    @Test func aLoaderThatStandsInKnowsIt() {
        let loader = NUILoader(standingIn: schema.file)
        let found = loader.check(text: "root = { view = { :class = Dial  trns = 1  scale = Lgo } }", name: "dial.nui")
        #expect(found.map(\.id) == check("trns = 1  scale = Lgo").map(\.id) && found.count == 2)
    }
}

private enum DialScale: NUIEnumeration {
    case linear, logarithmic
    static let nuiEnumeration = EnumTable<DialScale>("DialScale", [(["Linear"], .linear), (["Logarithmic", "Log"], .logarithmic)])
}

private final class Dial: Control {
    var turns = 0.0
    var scale = DialScale.linear

    func reset() { turns = 0 }

    /// The one place.
    static var nui: NUIClass {
        NUIClass(
            "Dial", of: Dial.self, aliases: ["Knob"], parent: "View", doc: "A knob that people turn.", make: { Dial() },
            [
                .property("turns", \.turns, "How far it is turned.", range: .length), .property("scale", \.scale, "How turns count."),
                .action("What is told when it is turned."),
            ], actions: [.action("reset", Dial.reset, "Turns it back.")])
    }
}
