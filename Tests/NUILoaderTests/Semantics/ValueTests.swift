import NUI
import NUILoader
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiViews
import Testing

/// nui.md 5.6: the converters.
@Suite struct ValueTests {
    private func label(_ text: String, strings: [String: String] = [:]) throws -> Label {
        let loading = Loading("root = { view = { :class = Label :id = x \(text) } }", strings: strings)
        #expect(loading.shown == [])
        return try loading.object("x")
    }

    private func line(_ text: String) -> String {
        Loading("root = { view = { :class = Label :id = x \(text) } }").shown.first ?? ""
    }

    @Test(arguments: [
        ("\"FF8000\"", Color(bytes: 255, 128, 0)), ("\"ff800080\"", Color(bytes: 255, 128, 0, 128)),
        ("[255 128 0]", Color(bytes: 255, 128, 0)), ("[255, 128, 0, 51]", Color(bytes: 255, 128, 0, 51)),
        ("{ color = \"FF8000\" }", Color(bytes: 255, 128, 0)), ("{ red = 255 green = 128 blue = 0 }", Color(bytes: 255, 128, 0)),
        ("{ :class = UIColor red = 255 green = 128 blue = 0 alpha = 51 }", Color(bytes: 255, 128, 0, 51)),
    ])
    func colours(text: String, color: Color) throws {
        #expect(try label("textColor = \(text)").textColor == color)
    }

    @Test(arguments: [
        "\"#AABBC\"", "\"red\"", "\"FF80\"", "[1 2]", "[1 2 3 4 5]", "[256 0 0]", "{ color = \"xx\" }", "{}", "{ red = 1 }",
        "{ red = 1 green = 2 blue = 300 }", "5", "YES",
    ])
    func badColoursAreRefused(text: String) {
        let line = line("textColor = \(text)")
        #expect(["NUI216", "NUI204"].contains { line.contains($0) }, "\(line)")
    }

    @Test(arguments: [
        ("{ size = 12 }", Font(size: 12)), ("{ :class = UIFont size = 12.5 name = \"Serif\" }", Font("Serif", size: 12.5)),
        ("{ size = 12 type = bold }", Font(size: 12, weight: .bold)), ("{ size = 12 type = \"BOLD\" }", Font(size: 12, weight: .bold)),
        ("{ size = 12 type = Italic }", Font(size: 12, italic: true)), ("{ size = 12 type = iTaLiC }", Font(size: 12, italic: true)),
        ("{ size = 12 type = \"normal\" }", Font(size: 12)),
    ])
    func fonts(text: String, font: Font) throws {
        #expect(try label("font = \(text)").font == font)
    }

    @Test(arguments: [
        "{}", "{ type = bold }", "{ size = 0 }", "{ size = -3 }", "{ size = \"12\" }", "{ size = 12 type = Fat }",
        "{ size = 12 name = \"Nope\" }", "\"Serif\"", "12",
    ])
    func badFontsAreRefused(text: String) {
        #expect(!line("font = \(text)").isEmpty)
    }

    @Test func aFontWithoutSizeNamesItsPlace() {
        #expect(line("\nfont = { type = bold }") == "2:8 NUI216 a font needs a size")
    }

    @Test(arguments: [("YES", true), ("NO", false), ("1", true), ("0", false), ("2.5", true)])
    func bools(text: String, value: Bool) throws { #expect(try label("hidden = \(text)").hidden == value) }

    @Test func badBoolsHaveAFix() {
        let loading = Loading("root = { view = { :class = Label hidden = true } }")
        #expect(loading.errors.map(\.fix?.replacement) == ["YES"])
    }

    @Test(arguments: [("5", Insets(5)), ("[1 2 3 4]", Insets(top: 1, leading: 2, bottom: 3, trailing: 4)), ("-2.5", Insets(-2.5))])
    func insets(text: String, value: Insets) throws {
        let loading = Loading(page("{ :class = VerticalLayout :id = l padding = \(text) }"))
        #expect(try loading.object("l", as: StackLayout.self).padding == value)
    }

    @Test func numbersNeedNoCommas() throws {
        #expect(try label("frame = [0 0 100 50]").frame == Rect(0, 0, 100, 50))
        #expect(try label("frame = [0,0,100,50]").frame == Rect(0, 0, 100, 50))
        #expect(try label("frame = [ 0 ; 0 \n 100, 50 ]").frame == Rect(0, 0, 100, 50))
        #expect(try label("frame = [-1 +2 3.5 50]").frame == Rect(-1, 2, 3.5, 50))
    }

    @Test func flagsAreJoined() throws {
        #expect(try label("corners = TopLeft | BottomRight").corners == [.topLeft, .bottomRight])
        #expect(try label("corners = All").corners == .all)
        #expect(try label("corners = 1 | 2").corners == [.topLeft, .topRight])
        #expect(line("corners = TopLeft | 2").contains("NUI204"))
    }

    @Test func numericFlagsJoinConstants() throws {
        let loading = Loading("const a = 1 const b = 6 root = { view = { :class = Label :id = x tag = 8 numberOfLines = a | b } }")
        #expect(loading.shown == [])
        #expect(try loading.object("x", as: Label.self).numberOfLines == 7)
    }

    @Test func actions() throws {
        func actions(_ text: String) throws -> [Action] {
            let loading = Loading("root = { view = { :class = Button :id = b \(text) } }")
            #expect(loading.shown == [])
            return try loading.object("b", as: Button.self).actions
        }
        #expect(try actions("action = { selector = \"a:\" }") == [Action("a:")])
        #expect(try actions("action = { selector = \"a\" event = \"valueCHANGED\" }") == [Action("a", on: .valueChanged)])
        #expect(try actions("action = { selector = \"a\" event = touchdown target = b }") == [Action("a", on: .touchDown, target: "b")])
        #expect(
            try actions("action = { selector = \"a\" } action = { selector = \"b\" event = TouchDown }")
                == [Action("a"), Action("b", on: .touchDown)])
        #expect(try actions("action = [{ selector = \"a\" } { selector = \"b\" }]") == [Action("a"), Action("b")])
    }

    @Test(arguments: [
        "{}", "{ event = TouchDown }", "{ selector = \"a\" event = Never }", "{ selector = \"a\" target = nowhere }", "\"a\"",
    ])
    func badActionsAreRefused(text: String) {
        #expect(!Loading("root = { view = { :class = Button action = \(text) } }").errors.isEmpty)
    }

    @Test func controlStates() throws {
        let loading = Loading(
            "root = { view = { :class = UIButton :id = b title = \"n\" selectedTitle = \"s\" disabledTitleColor = \"FF0000\" } }")
        let button = try loading.object("b", as: Button.self)
        #expect(button.textContent == "n")
        button.selected = true
        #expect(button.textContent == "s")
        button.selected = false
        button.highlighted = true
        #expect(button.textContent == "n")
        #expect(button.resources.titleColors[.disabled] == Color(bytes: 255, 0, 0))
    }

    @Test func localizedTextsComeFromTheTable() throws {
        let strings = ["hello": "Bonjour", "go": "Aller"]
        #expect(try label("localizedText = \"hello\"", strings: strings).text == "Bonjour")
        let lacking = Loading("root = { view = { :class = Label :id = l localizedText = \"helo\" } }", strings: strings)
        #expect(try lacking.object("l", as: Label.self).text == "helo")
        #expect(
            lacking.found.map { "\($0.severity) \($0.line); \($0.hint ?? "")" } == [
                "warning 1:58 NUI406 the table of texts has no \"helo\"; did you mean \"hello\"?"
            ])
        #expect(lacking.found.first?.fix?.replacement == "\"hello\"")
        #expect(try label("localizedText = \"unknown\"").text == "unknown")
        #expect(try label("text = \"hello\"", strings: strings).text == "hello")
        let loading = Loading(
            "const key = \"go\" root = { view = { :class = Button :id = b localizedTitle = key localizedSelectedTitle = \"hello\" } }",
            strings: strings)
        let button = try loading.object("b", as: Button.self)
        #expect(button.resources.titles[.normal] == "Aller" && button.resources.titles[.selected] == "Bonjour")
    }

    @Test func stringsKeepTheirEscapes() throws {
        #expect(try label("text = \"a\\\"b\\\\c\\n\\t\\u{e9}\"").text == "a\"b\\c\n\té")
    }

    @Test func attributedTexts() throws {
        let text = try label("attributedText = [\"a \" { text = \"b\" type = bold color = \"FF0000\" } \" c\"]").attributedText
        #expect(text.string == "a b c")
        #expect(text.runs.map(\.range) == [2..<3])
        #expect(try label("attributedText = \"plain\"").text == "plain")
    }

    @Test func gradients() throws {
        let loading = Loading(
            "root = { view = { :class = View :id = v backgroundColor = { :class = Gradient angle = 90 colors = [\"FF0000\" [0 0 255]] } } }"
        )
        let view = try loading.object("v", as: View.self)
        guard case .gradient(let gradient)? = view.background else { return #expect(Bool(false), "no gradient") }
        #expect(gradient.stops.map(\.color) == [Color(bytes: 255, 0, 0), Color(bytes: 0, 0, 255)])
        for text in [
            "{ :class = Gradient }", "{ :class = Gradient colors = [\"FF0000\"] }",
            "{ :class = Gradient colors = [\"FF0000\" \"FF0000\"] locations = [1] }",
        ] {
            #expect(Loading("root = { view = { :class = View backgroundColor = \(text) } }").ids == ["NUI216"])
        }
    }
}
