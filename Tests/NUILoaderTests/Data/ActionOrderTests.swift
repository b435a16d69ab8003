import NUILoader
import TatamiControls
import TatamiTesting
import TatamiViews
import Testing

/// An action writes, then calls its method, then enters its state.
@Suite struct ActionOrderTests {
    private final class Desk {
        var view: View?
        var seen: [String] = []
        var loader: NUILoader?

        func note() { seen.append(now) }

        var now: String {
            let label = loader?.object("head", as: Label.self)
            return "\(loader?.held("first", as: Int.self) ?? 0) \(loader?.held("second", as: Int.self) ?? 0) \(label?.opacity ?? 0)"
        }
    }

    @Test func writesComeFirstThenTheMethodThenTheState() throws {
        let desk = Desk()
        let loader = NUILoader(root: desk, outlets: [.property("view", \.view)], actions: [.action("note", Desk.note)])
        desk.loader = loader
        defer { desk.loader = nil }
        try loader.load(
            text: """
                :model = { first <-> 1  second <-> 1 }
                state busy = { head.opacity = 0.5 }
                root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                    { :class = Label  :id = head  text = "A" }
                    { :class = Button  title = "Go"
                      action = { state = "busy"  selector = "note"  write = { first <- first + 1  second <- first * 10 } } }
                ] } } }
                """)
        let window = try TestWindow(try #require(loader.shownView))
        window.root.add(loader)
        window.root.onAction = { loader.perform($0, sender: $1) }
        #expect(desk.now == "1 1 1.0")
        try window.tap(.label("Go"))
        // The second write sees the first one, and the method sees both and no state yet.
        #expect(desk.seen == ["2 20 1.0"])
        #expect(desk.now == "2 20 0.5")
    }
}
