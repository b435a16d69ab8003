import NUI
import NUILoader
import TatamiControls
import TatamiGeometry
import TatamiViews
import TestSupport
import Testing

/// `:group`: one state of a group holds, and leaving it takes back what entering changed.
@Suite struct StateGroupTests {
    private let text = """
        state short = { :group = length  label.text = "s"  label <= { opacity = 0.5  font = { size = 30 } }  item.fixedSize = [10 20] }
        state long  = { :group = length  :animate = { duration = 0.3  curve = EaseOut }  label.text = "long"  item.fixedWidth = 99 }
        state loud  = { :group = mood  label.text = "LOUD"  label.opacity = 0.25  root.extra = 3 }
        state plain = { label.text = "plain" }
        state more  = { :group = list  box.layout <= { layoutItems = [{ view = { :class = Label  text = "second" } }] }  press.title = "x"  press <= { action = { selector = "go" } } }
        root = { view = { :class = LayoutView  :id = box  layout = { :class = VerticalLayout  layoutItems = [
            { :id = item  view = { :class = Label  :id = label  text = "base" } }
            { view = { :class = Button  :id = press } } ] } } }
        """

    @Test func enteringLeavesTheOtherOneOfTheGroup() throws {
        let loading = Loading(text)
        #expect(loading.shown == [])
        let label = try loading.object("label", as: Label.self)
        let item = try loading.object("item", as: LayoutItem.self)
        let font = label.font
        try loading.loader.loadState("short")
        #expect(label.text == "s" && label.opacity == 0.5 && label.font.size == 30 && item.fixedWidth == 10 && item.fixedHeight == 20)
        try loading.loader.loadState("long")
        #expect(label.text == "long" && label.opacity == 1 && label.font == font && item.fixedWidth == 99 && item.fixedHeight == nil)
        #expect(loading.loader.heldStates == ["length": "long"])
        loading.loader.leaveState(ofGroup: "length")
        #expect(label.text == "base" && item.fixedWidth == nil && loading.loader.heldStates == [:])
        loading.loader.leaveState(ofGroup: "length")
        #expect(label.text == "base")
    }

    @Test func groupsLieOverEachOther() throws {
        let loading = Loading(text)
        let label = try loading.object("label", as: Label.self)
        try loading.loader.loadState("short")
        try loading.loader.loadState("loud")
        #expect(label.text == "LOUD" && label.opacity == 0.25 && loading.screen.outlets["extra"] as? Double == 3)
        loading.loader.leaveState(ofGroup: "length")
        #expect(label.text == "LOUD" && label.opacity == 0.25)
        loading.loader.leaveState(ofGroup: "mood")
        #expect(label.text == "base" && label.opacity == 1 && loading.screen.outlets["extra"] == nil)
    }

    @Test func placesAreThoseOfWhatHolds() throws {
        let loading = Loading(text)
        let label = try loading.object("label", as: Label.self)
        func place() -> String? { loading.loader.place(of: "text", in: label)?.text }
        #expect(place() == "/ui/main.nui:7")
        try loading.loader.loadState("short")
        #expect(place() == "/ui/main.nui:1, state short")
        try loading.loader.loadState("loud")
        #expect(place() == "/ui/main.nui:3, state loud")
        loading.loader.leaveState(ofGroup: "mood")
        #expect(place() == "/ui/main.nui:1, state short")
        loading.loader.leaveState(ofGroup: "length")
        #expect(place() == "/ui/main.nui:7")
    }

    /// What somebody typed is not lost.
    @Test func whatTheProgramChangedSinceStays() throws {
        let loading = Loading(text)
        let label = try loading.object("label", as: Label.self)
        try loading.loader.loadState("short")
        label.text = "typed"
        loading.loader.leaveState(ofGroup: "length")
        #expect(label.text == "typed" && label.opacity == 1)
        try loading.loader.loadState("loud")
        try loading.loader.loadState("plain")
        loading.loader.leaveState(ofGroup: "mood")
        #expect(label.text == "plain" && label.opacity == 1)
    }

    @Test func listsLoseWhatWasAdded() throws {
        let loading = Loading(text)
        let box = try loading.object("box", as: LayoutView.self)
        let press = try loading.object("press", as: Button.self)
        try loading.loader.loadState("more")
        #expect(box.layout?.items.count == 3 && press.title == "x" && press.actions.count == 1)
        loading.loader.leaveState(ofGroup: "list")
        #expect(box.layout?.items.count == 2 && press.title == nil && press.actions == [])
    }

    @Test func aStateTellsHowItIsShown() throws {
        let loading = Loading(text)
        #expect(try loading.loader.animation(ofState: "long") == LayoutAnimation(duration: 0.3, curve: .easeOut))
        #expect(try loading.loader.animation(ofState: "short") == nil)
        #expect(throws: NUILoadError.self) { try loading.loader.animation(ofState: "none") }
    }

    @Test(arguments: [
        (":group = \"x\"", "NUI213"), (":animate = { duratoin = 1 }", "NUI203"), (":animate = { curve = Eas }", "NUI205"),
        (":animate = 5", "NUI204"), (":class = Label", "NUI214"), (":template = x", "NUI214"), (":slot = x", "NUI214"),
    ])
    func wrongPropertiesAreTold(property: String, id: String) {
        let loading = Loading("state s = { \(property)  label.hidden = YES }\nroot = { view = { :class = Label  :id = label } }")
        #expect(loading.ids == [id], "\(loading.shown)")
    }

    /// Whatever is entered and left in whatever order: a property has what the state entered last gives it, of those that hold, else
    /// what it had in the beginning.
    @Test(arguments: 0..<40) func theLastStateThatHoldsDecides(round: Int) throws {
        let seed = UInt64(round) &* 7919 &+ 17
        var random = Seeded(seed)
        let keys = ["a.opacity", "a.cornerRadius", "b.opacity", "b.borderWidth", "i.fixedWidth", "i.minWidth"]
        var states: [(name: String, group: String, given: [String: Double])] = []
        var text = ""
        for index in 0..<8 {
            var given: [String: Double] = [:]
            for key in keys where Bool.random(using: &random) { given[key] = Double(Int.random(in: 1...7, using: &random)) / 8 }
            let group = "g\(Int.random(in: 0..<3, using: &random))"
            states.append(("s\(index)", group, given))
            text +=
                "state s\(index) = { :group = \(group)  "
                + given.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }.joined(separator: "  ") + " }\n"
        }
        text +=
            "root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [ { :id = i  view = { :class = View  :id = a } } { view = { :class = View  :id = b } } ] } } }"
        let loading = Loading(text)
        #expect(loading.shown == [])
        let a = try loading.object("a", as: View.self)
        let b = try loading.object("b", as: View.self)
        let item = try loading.object("i", as: LayoutItem.self)
        func present() -> [String: Double] {
            var result = ["a.opacity": a.opacity, "a.cornerRadius": a.cornerRadius, "b.opacity": b.opacity, "b.borderWidth": b.borderWidth]
            result["i.fixedWidth"] = item.fixedWidth
            result["i.minWidth"] = item.minWidth
            return result
        }
        let base = present()
        var held: [Int] = []
        var script: [String] = []
        for _ in 0..<60 {
            if Int.random(in: 0..<4, using: &random) == 0 {
                let group = "g\(Int.random(in: 0..<3, using: &random))"
                loading.loader.leaveState(ofGroup: group)
                held.removeAll { states[$0].group == group }
                script.append("leave \(group)")
            } else {
                let next = Int.random(in: 0..<states.count, using: &random)
                try loading.loader.loadState(states[next].name)
                held.removeAll { states[$0].group == states[next].group }
                held.append(next)
                script.append("enter \(states[next].name)")
            }
            let expected = held.reduce(into: base) { $0.merge(states[$1].given) { $1 } }
            guard present() == expected else {
                Issue.record("seed \(seed): \(present()) is not \(expected) after \(script.joined(separator: ", ")) in\n\(text)")
                return
            }
        }
    }
}
