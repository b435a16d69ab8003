import NUI
import NUILoader
import TatamiViews
import Testing

/// What authors write in their first files: in the forms of style sheets, of SwiftUI, XAML, QML and JSON, and with values of the wrong count
/// or kind. Each file has one message, on its line, with the words that help; files that are right have none.
@Suite struct NewcomerMistakeTests {
    typealias Mistake = MistakeTests.Mistake

    private static let root = "root = { view = { :class = Label  :id = a  text = \"a\" } }"
    private static let library = "template card = { :class = Label  :params { title = String }  text = title }\nconst gap = 8\n"

    private static func label(_ members: String) -> String { "{ :class = Label  \(members) }" }
    private static func layout(_ members: String) -> String { "{ :class = LayoutView  layout = { \(members) } }" }
    private static func top(_ definition: String, _ words: String...) -> Mistake { Mistake(file: "\(definition)\n\(root)", line: 1, words) }
    private static func importing(_ value: String, as name: String = " as lib", _ words: String...) -> Mistake {
        Mistake(file: "import \"lib.nui\"\(name)\nroot = { view = \(value) }", line: 2, words)
    }

    static let definitions = [
        top("style x = [ a = 1 ]", "a style must be an object"), top("state s = [ a.hidden = YES ]", "a state must be an object"),
        top("template t = [ :class = Label ]", "a template must be an object"), top("const x = [ a = 1 ]", "not assignments"),
        top("state s = a.hidden = YES", "a state must be an object"), top("$gap = 8", "no variables such as '$gap'", "const gap"),
        top("$gap: 8px;", "const gap"), top("@gap = 8", "const gap"), top("constant gap = 8", "'constant' is not a keyword", "const"),
        top("const = 8", "a name is missing after 'const'"), top("const 2gap = 8", "begins with a letter"),
        top("style \"card\" = { opacity = 1 }", "has no quotes", "card"), top("style .card = { opacity = 1 }", "has no dot"),
        top("style card(gap) = { opacity = 1 }", "a style has no parameters"), top("label { color: red }", "style label = { ... }"),
        top("preview { size = [320 0] }", "preview \"name\" = { ... }"),
    ]

    static let systemProperties = [
        Mistake("{ :clas = Label  text = \"a\" }", "':clas'", "did you mean 'class'?"),
        Mistake("{ :Class = Label  text = \"a\" }", "':Class'", "class"), Mistake("{ :type = Label  text = \"a\" }", "NUI writes :class"),
        Mistake("{ view = { :clas = Label  text = \"a\" } }", "needs its ':class'"),
        Mistake(label("text = \"a\"  :tag = 4"), "without a colon: tag = ..."), Mistake(label(":tile { }"), "{ :template = tile ... }"),
        Mistake("{ \"class\": \"Label\", \"text\": \"a\" }", "without quotes", ":class = ..."),
    ]

    static let counts = [
        Mistake(layout(":class = VerticalLayout  padding = [8 4]"), "4 numbers, not 2", "[8 4 8 4]", "top, left, bottom, right"),
        Mistake(layout(":class = VerticalLayout  padding = [1 2 3]"), "[1 2 3 2]"),
        Mistake(layout(":class = VerticalLayout  padding = [1 2 3 4 5]"), "the numbers are top, left, bottom and right"),
        Mistake(label("layoutItem.fixedSize = [8]"), "2 numbers, not 1", "[8 8]"),
        Mistake(label("textColor = [255 0]"), "red, green, blue and alpha"),
        Mistake(layout(":class = GridLayout  columns = 3"), "a list of lengths", "3 equal lengths are \"1*, 1*, 1*\""),
        Mistake(layout(":class = GridLayout  columns = 100"), "in quotes: \"100\""),
        Mistake(layout(":class = GridLayout  columns = auto"), "in quotes: \"auto\""),
        Mistake(layout(":class = GridLayout  columns = repeat(3, 1fr)"), "'repeat'", "a list of lengths is in quotes"),
        Mistake(layout(":class = GridLayout  columns = \"repeat(2, 1fr)\""), "\"1*, 1*\""),
        Mistake(
            layout(":class = GridLayout  rows = [{ :class = TextField } { :class = TextField }]"), "'rows'", "elements of 'layoutItems'"),
        Mistake(layout(":class = GridLayout  rows = [{ height = 20 }]"), "'height'", "size"),
        Mistake(layout(":class = FormLayout  rows = []"), "does not fit 'layout'", "in place of the LayoutView"),
        Mistake("{ :class = FormLayout  rows = [{ :class = TextField }] }", "a FormRow holds it: { field = { :class = TextField ... } }"),
        Mistake(layout(":class = VerticalLayout  layoutItems = { :class = Label }"), "an array has brackets"),
        Mistake(layout(":class = VerticalLayout  layoutItems = { { :class = Label } { :class = Label } }"), "several objects are an array"),
        Mistake(label("text = [\"a\"]"), "without brackets: \"a\""),
        Mistake(layout(":class = VerticalLayout  padding.left = 8"), "paddingLeft = 8"),
        Mistake(label("layoutItem.aspectRatio = 16:9"), "a ratio is one number", "1.7778"),
        Mistake(label("layoutItem.aspectRatio = 4 : 3"), "a ratio is one number", "1.3333"),
        Mistake(layout(":class = VerticalLayout  horizontalAlignment = \"center\""), "without quotes: Center"),
        Mistake(label("textAlignment = \"middle\""), "without quotes: Center"),
        Mistake(label("textAlignment = \"Right\""), "without quotes: Right"),
    ]

    static let previews = [
        top("preview \"a\" = { width = 320  height = 80 }", "'width'", "size = [320 0]"),
        top("preview \"a\" = { size = { width = 320  height = 10 } }", "[320 10]"),
        top("preview \"a\" = { size = \"320x80\" }", "[320 80]"), top("preview \"a\" = { scale = \"2x\" }", "without quotes: 2"),
        top("preview \"a\" = { rtl = YES }", "direction = RightToLeft"), top("preview \"a\" = { dark = YES }", "appearance = Dark"),
        Mistake(
            file: "const title = \"a\"\npreview \"a\" = { title = \"b\" }\nroot = { view = { :class = Label  text = title } }", line: 2,
            ["data = { title = ... }"]),
        Mistake(file: "preview \"a\" = { state = \"s\" }\nstate s = { a.hidden = YES }\n\(root)", line: 1, ["has no quotes: s"]),
    ]

    static let contradictions = [
        Mistake("{ :class = ComboBox  titles = [\"a\" \"b\"]  value = \"c\" }", "takes one of 'titles'", "'c' is none of them"),
        Mistake("{ :class = Slider  minimum = 0  maximum = 10  step = 50 }", "takes at most 10, not 50", "'maximum' is 10"),
        Mistake("{ :class = RangeSlider  maximum = 10  step = 11 }", "takes at most 10, not 11"),
        Mistake("{ :class = TextField  maxLength = 3  text = \"abcdef\" }", "has 6 characters", "'maxLength' (3)"),
        Mistake("{ :class = ComboBox  titles = [\"Apple\" \"b\"]  value = \"Aple\" }", "did you mean 'Apple'?"),
        Mistake("{ :class = ComboBox  titles = [\"a\" \"b\"]  value = \"b\"  selectedIndex = 0 }", "the last of them is used"),
        Mistake("{ :class = DatePicker  minimum = \"2026-01-01\"  value = \"2025-01-01\" }", "takes 2026-01-01 or later"),
        Mistake(
            "{ :class = DatePicker  minimum = \"2026-01-01\"  maximum = \"2026-12-31\"  value = \"2027-01-01\" }",
            "takes 2026-01-01 to 2026-12-31"),
        Mistake("{ :class = DatePicker  minimum = \"2026-01-01\"  maximum = \"2025-12-31\" }", "before 'minimum' (2026-01-01), which wins"),
        Mistake(label("layoutItem.fixedWidth = 100  layoutItem.maxWidth = 50"), "less than fixedWidth, which wins"),
    ]

    static let placeholders = [
        Mistake(label("text = \"{Binding Title}\""), "NUI shows '{Binding Title}' as it stands", "\"\\(title)\""),
        Mistake(label("text = \"{{ title }}\""), "\"\\(title)\""),
        Mistake(label("text = \"Hello ${user.name}!\""), "\"Hello \\(user.name)!\""),
        Mistake(label("text = \"$(title)\""), "\"\\(title)\""), Mistake(label("text = \"{{a}} of {{b}}\""), "\"\\(a) of \\(b)\""),
        Mistake(label("text = \"@string/title\""), "localizedText = \"title\""),
        Mistake(label("textColor = \"{StaticResource Accent}\""), "by its name, without quotes: Accent"),
        Mistake(file: "const title = \"a\"\nroot = { view = { :class = Label  text = \"All {title}\" } }", line: 2, ["\"All \\(title)\""]),
    ]

    static let imports = [
        importing("lib.card(\"a\")", "{ :template = lib.card  ... }"),
        importing("lib.card(title: \"a\")", "{ :template = lib.card  title = \"a\" }"),
        importing("lib.card { title = \"a\" }", ":template = lib.card"), importing("lib.card", "{ :template = lib.card ... }"),
        importing("card(\"a\")", as: "", "{ :template = card  ... }"), importing("card { title = \"a\" }", as: "", ":template = card"),
        importing("{ :template = card  title = \"a\" }", "did you mean 'lib.card'?"),
        importing("{ :template = lib.crad  title = \"a\" }", "did you mean 'card'?"),
        importing(
            "{ :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [ lib.card(\"a\") ] } }", ":template = lib.card"),
    ]

    static let styleSheets = [
        Mistake(label("font-size: 14px;"), "as in a style sheet", "font = { size = 14 }"), Mistake(label("color: #333;"), "\"333333\""),
        Mistake(label("border-radius: 8px;"), "cornerRadius = 8"), Mistake(label("opacity: .5;"), "opacity = 0.5"),
        Mistake(label("margin: 0 auto;"), "centred by horizontalAlignment = Center"),
        Mistake(label("text-align: center"), "textAlignment = center"),
        Mistake(layout(":class = HorizontalLayout  justify-content: space-between;"), "distribution = SpaceBetween"),
        Mistake(layout(":class = GridLayout  grid-template-columns: 1fr 2fr;"), "columns = \"1*, 2*\""),
        Mistake(label("text: qsTr(\"a\")"), "localizedText"),
    ]

    static let builders = [
        Mistake("VStack { Text(\"a\") }", "{ :class = VerticalLayout  layoutItems = [ ... ] }"),
        Mistake("Text { text: \"a\"; anchors.centerIn: parent }", "{ :class = Label  text = \"...\" }"),
        Mistake("Toggle(\"On\", isOn: $isOn)", ":class = Switch"), Mistake(label("padding(8)"), "write: padding = 8"),
        Mistake(label("@State var open = NO"), "'@State'"), Mistake(label("alignment = .leading"), "without a dot: leading"),
        Mistake(label("font = Font.title"), "{ style = Title }"), Mistake(label("textColor = Color.red"), "\"FF0000\""),
        Mistake(label("hidden = not YES"), "no operator 'not'", "!YES"), Mistake(label("text = \"say \"hi\"\""), "with a backslash"),
        Mistake(label("font = { type = semibold }"), "weight = Semibold"),
        Mistake("{ :class = Button  image = star }", "{ file = \"star.png\" }"),
        Mistake("{ :class = ImageView  image = { name = \"a\" } }", "'name'", "file"),
        Mistake(layout(":class = VerticalLayout  paddingHorizontal = 8"), "padding = { horizontal = 8 }"),
    ]

    private static func check(_ text: String) -> [Diagnostic] {
        let loader = NUILoader(root: Screen())
        loader.reader = MemorySourceReader(["/ui/lib.nui": library])
        return loader.check(text: text, name: "/ui/a.nui").filter { $0.id != DiagnosticCode.unusedDefinition.rawValue }
    }

    @Test(
        arguments: definitions + systemProperties + counts + previews + contradictions + placeholders + imports + styleSheets + builders)
    func aMistakeHasOneMessageThatHelps(mistake: Mistake) {
        let found = Self.check(mistake.text)
        #expect(found.map(\.span.line) == [mistake.line], "\(found.map(\.message))")
        let told = found.map { "\($0.message); \($0.hint ?? ""); \($0.fix?.replacement ?? "")" }.joined()
        for word in mistake.words { #expect(told.contains(word), "\(told)") }
    }

    /// Braces and signs of ordinary texts, values that fit each other, and the forms beside which the mistakes above stand.
    static let right = [
        label("text = \"{}\""), label("text = \"a {b} c\""), label("text = \"{1, 2}\""), label("text = \"$5 (net), 50% off, #1, a@b.c\""),
        label("text = \"if (a) { b }\""), label("text = \"{Hello, world}\""), label("text = \"\\u{7B}{ title }}\""),
        label("text = \"${}\""),
        "{ :class = ComboBox  titles = [\"a\" \"b\"]  value = \"b\"  selectedIndex = 1 }", "{ :class = ComboBox  value = \"b\" }",
        "{ :class = DatePicker  minimum = \"2026-01-01\"  value = \"2026-01-01\" }",
        label("layoutItem.fixedWidth = 50  layoutItem.maxWidth = 50"),
        "{ :class = FormLayout  rows = [{ title = \"a\"  field = { :class = TextField } }] }",
    ].map { Mistake($0, "").text }

    @Test(arguments: right) func aFileThatIsRightHasNoMessage(text: String) {
        #expect(Self.check(text).map(\.message) == [])
    }

    @Test(arguments: [
        "import \"lib.nui\" as lib\nroot = { view = { :template = lib.card  title = \"b\"  tag = lib.gap } }",
        "import \"lib.nui\"\nroot = { view = { :class = LayoutView  layout = { :class = VerticalLayout  padding = [gap (gap) gap(2)] } } }",
        "const string = \"b\"\nroot = { view = { :class = Label  text = string } }",
    ])
    func aProgramThatIsRightHasNoMessage(text: String) {
        #expect(Self.check(text).map(\.message) == [])
    }
}
