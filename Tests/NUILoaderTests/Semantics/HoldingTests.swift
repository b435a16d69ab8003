import Foundation
import NUILoader
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiViews
import Testing

/// Objects that hold others by names and tags: never themselves, never too deep.
@Suite struct HoldingTests {
    private static let circles = [
        "t = { :class = Screen  :id = v  all = [{ :class = View } v] }",
        "t = { :class = View  :id = v  tag = [v] }",
        "t = { :class = View  :id = v  tag = { :class = Screen  view = v } }",
        "a = { :class = Screen  :id = a }  b = { :class = Screen  :id = b  x = a }  a.y = b",
        "a = { :class = Screen  :id = a }  b = { :class = View  :id = b  tag = a }  a.view = { :class = View  subviews = [b] }",
        "a = { :class = View  :id = a }  b = { :class = View  :id = b  tag = a }  a.subviews = [b]",
        "t = { :class = View  :id = v  subviews = [v] }",
    ]

    @Test(arguments: circles) func circlesAreRefusedAndLeaveNothing(_ contents: String) {
        let loading = Loading("root = { view = { :class = View }  \(contents) }")
        #expect(
            loading.shown.count == 1 && loading.shown[0].contains("NUI602 ")
                && loading.shown[0].hasSuffix("would put an object inside itself"), "\(loading.shown)")
    }

    @Test func whatWasHeldBeforeMayHoldTheHolder() {
        let loading = Loading(
            """
            root = { view = { :class = View }
                a = { :class = Screen  :id = a }  b = { :class = Screen  :id = b }
                a.t = b  a.t = { :class = View }  b.t = a }
            """)
        #expect(loading.errors.isEmpty && loading.ids == ["NUI209"], "\(loading.shown)")
    }

    private static let upwards = [
        "t = { :class = Screen  :id = v  me = v }", "t = { :class = View  :id = v  tag = v }",
        "t = { :class = Screen  :id = v  view = { :class = View  tag = v } }",
        "t = { :class = Screen  :id = v  view = { :class = View  subviews = [{ :class = View  tag = v }] } }",
        "t = { :class = View  :id = v  subviews = [{ :class = View  tag = { :class = Screen  out = v } }] }",
    ]

    /// Who names what it lies in gets it, and does not keep it.
    @Test(arguments: upwards) func whatNamesItsWholeDoesNotKeepIt(_ contents: String) throws {
        weak var left: AnyObject?
        do {
            let loading = Loading("root = { view = { :class = View }  \(contents) }")
            #expect(loading.shown == [])
            left = try loading.object("v", as: AnyObject.self)
            #expect(left != nil)
            if let screen = left as? Screen, let me = screen.outlets["me"] { #expect(me as AnyObject === screen) }
            if let view = left as? View, let tag = view.tag { #expect(tag as AnyObject === view) }
        }
        #expect(left == nil)
    }

    /// A thread of 512 KiB lets go of what is as deep as a file may make it.
    @Test(arguments: ["View", "Screen"]) func objectsHangOnlySoDeep(_ name: String) async {
        func chain(_ count: Int, upwards: Bool) -> String {
            let property = name == "View" ? "tag" : "held"
            let objects = (0..<count).map { "x\($0) = { :class = \(name)  :id = x\($0) }" }
            let links = (1..<count).map { upwards ? "x\($0).\(property) = x\($0 - 1)" : "x\($0 - 1).\(property) = x\($0)" }
            return "root = { view = { :class = View }\n" + (objects + links).joined(separator: "\n") + "\n}"
        }
        for upwards in [true, false] {
            #expect(Loading(chain(128, upwards: upwards)).shown == [])
            let deep = Loading(chain(600, upwards: upwards)).shown
            #expect(deep.first?.contains("more than 128 objects") == true, "\(deep.prefix(2))")
        }
        let text = chain(128, upwards: true)
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            let thread = Thread {
                for _ in 0..<3 { _ = Loading(text).shown }
                done.resume()
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
    }

    /// What a state takes back refers as it did.
    @Test(arguments: ["t = { :class = Screen  :id = v  me = v }", "t = { :class = View  :id = v  tag = v }"])
    func whatAStateGivesBackDoesNotKeepItsWhole(_ contents: String) throws {
        weak var left: AnyObject?
        do {
            let property = contents.contains("View") ? "tag" : "me"
            let loading = Loading(
                """
                state other = { :group = g  v.\(property) = 1 }
                state plain = { :group = g }
                root = { view = { :class = View }  \(contents) }
                """)
            #expect(loading.shown == [])
            left = try loading.object("v", as: AnyObject.self)
            try loading.loader.loadState("other")
            try loading.loader.loadState("plain")
            let now = (left as? View)?.tag ?? (left as? Screen)?.outlets["me"]
            #expect(now as AnyObject === left)
        }
        #expect(left == nil)
    }

    @Test func statesCloseNoCirclesEither() throws {
        let screen = Screen()
        let loader = NUILoader(root: screen)
        loader.logger = .silent
        try loader.load(
            text: """
                state round = { a.t = b }
                root = { view = { :class = View }  a = { :class = Screen  :id = a }  b = { :class = Screen  :id = b  t = a } }
                """)
        #expect(throws: NUILoadError.self) { try loader.loadState("round") }
    }

    @Test func whatWasRefusedIsGone() {
        weak var left: View?
        do {
            let screen = Screen()
            let loader = NUILoader(root: screen)
            loader.logger = .silent
            _ = try? loader.load(
                text: "root = { view = { :class = View  :id = page }  t = { :class = Screen  :id = v  page = page  me = v } }")
            left = loader.object("page", as: View.self) ?? screen.view
        }
        #expect(left == nil)
    }

    /// A font that a state set goes back to the default, not to the value that the default had.
    @Test func aDefaultOfTheThemeIsGivenBackAsADefault() throws {
        let loading = Loading(
            """
            state loud = { :group = g  label.font = { size = 30 }  button.contentInsets = 1  field.textColor = "FF0000" }
            state calm = { :group = g }
            root = { view = { :class = View  subviews = [
                { :class = Label :id = label } { :class = Button :id = button } { :class = TextField :id = field } ] } }
            """)
        let label = try loading.object("label", as: Label.self)
        let button = try loading.object("button", as: Button.self)
        let field = try loading.object("field", as: TextField.self)
        let root = ViewRoot(try #require(loading.screen.view), text: FakeText())
        try loading.loader.loadState("loud")
        #expect(label.font.size == 30 && button.contentInsets == Insets(1) && field.textColor == .red)
        try loading.loader.loadState("calm")
        root.theme.fonts[.body] = Font(size: 21)
        root.theme.measures.controlInsets = Insets(7)
        root.theme.light[.text] = .white
        #expect(label.font.size == 21 && button.contentInsets == Insets(7) && field.textColor == .white)
    }
}
