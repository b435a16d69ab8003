import NUI
import NUILoader
import TatamiViews
import Testing

/// Mistakes with the controls, themes and visibility rules, in the levels of a file, and in words of other systems. Each has one message, on
/// its line, with the words that help. The files are built as well as checked.
@Suite struct AuthorMistakeTests {
    typealias Mistake = MistakeTests.Mistake

    private static func two(_ rules: String, action: String = "", before: String = "") -> String {
        """
        \(before)root = { rules = { :class = VisibilityRules  \(rules) }
        view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
        { :class = Label  :id = a  text = "a" }
        { :class = Label  :id = b  text = "b" }
        { :class = Button  title = "c"  \(action) }
        ] } } }
        """
    }

    private static func styled(_ style: String) -> String {
        "style base = { opacity = 0.5 }\n\(style)\nroot = { view = { :class = Label  :style = card  text = \"a\" } }"
    }

    private static func inState(_ entry: String) -> String {
        """
        state big = { \(entry) }
        root = { view = { :class = Label  :id = a  text = "a"  borderTop = { width = 1  color = "FF0000" }  font = { size = 12 } } }
        """
    }

    static let numbers = [
        Mistake("{ :class = Slider  minimum = 10  maximum = 5 }", "'maximum' is 5", "'minimum' (10)"),
        Mistake("{ :class = Slider  minimum = 10  value = 12 }", "'maximum' is 1 by default", "'minimum' (10)"),
        Mistake("{ :class = Stepper  maximum = 5  value = 7 }", "'value' takes 0 to 5, not 7"),
        Mistake("{ :class = TextView  minimumLines = 12 }", "'maximumLines' is 10 by default"),
        Mistake("{ :class = TextView  maximumLines = 2 }", "'maximumLines' is 2", "'minimumLines' (3)"),
        Mistake("{ :class = RadioGroup  titles = [\"a\" \"b\"]  selectedIndex = 2 }", "takes 0 to 1, not 2", "'titles' has 2"),
        Mistake("{ :class = SegmentedControl  selectedIndex = 2  titles = [] }", "'titles', which is empty"),
        Mistake("{ :class = TextField  maxLength = -2 }", "'maxLength' takes 0 or more"),
        Mistake(
            file: "const names = [\"a\" \"b\"]\nroot = { view = { :class = RadioGroup  titles = names  selectedIndex = 2 } }", line: 2,
            "takes 0 to 1, not 2"),
    ]

    static let elements = [
        Mistake("{ :class = Label  font = { size = 12  features = [\"tnum\"\n \"toolong\"] } }", line: 3, "\"toolong\" is not a feature"),
        Mistake("{ :class = Button  action = { show = [] } }", "names nothing"),
        Mistake("{ :class = RadioGroup  titles = \"a, b\" }", "[\"a\" \"b\"]"),
        Mistake("{ :class = Label  shadow = 4 }", "a Shadow is an object: { blur = 4 }"),
        Mistake("{ :class = Button  action = \"save\" }", "an action is an object: { selector = \"save\" }"),
        Mistake("{ :class = Label  font = \"Headline\" }", "{ style = Headline }"),
        Mistake("{ :class = Label  font = Headline }", "{ style = Headline }"),
        Mistake("{ :class = Label  font = { family = \"Inter\"  size = 12 } }", "'family'", "name"),
        Mistake("{ :class = Label  textColor = red }", "\"FF0000\""),
        Mistake("{ :class = Switch  isOn = ON }", "YES"),
        Mistake("{ :class = LayoutView  layout = Vertical }", ":class = VerticalLayout"),
        Mistake("{ :class = LayoutView  theme = { accent = \"0055AA80\" } }", "opaque", "0055AA"),
        Mistake(file: inState("a.font.size = 30"), line: 1, "is a value", "a.font = { size = 30 }"),
        Mistake(file: inState("a.borderTop.width = 3"), line: 1, "a.borderTop = { color = \"FF0000\"  width = 3 }"),
    ]

    static let rules = [
        Mistake(file: two("exclusive = a"), line: 1, "takes an array", "[a]"),
        Mistake(file: two("exclusive = [[a b] c]").replacing(":class = Button ", with: ":class = Button  :id = c"), line: 1, "are mixed"),
        Mistake(file: two("exclusive = [a b]", action: "action = { show = [a b] }"), line: 5, "refuse the action"),
        Mistake(
            file: two("exclusive = [a b]", action: "action = { hide = rows }").replacing(
                "VerticalLayout ", with: "VerticalLayout  :id = rows"),
            line: 5, "'rows' is not a view"),
        Mistake(
            file: two("active = \"wide\"  exclusive = [a b]", before: "state s = { a.hidden = YES }\nstate t = { b.hidden = YES }\n"),
            line: 3, "there are no visibility rules \"wide\""),
    ]

    static let otherWords = [
        Mistake("{ :class = Label  Grid.Row = 1 }", "'Grid.Row'", "layoutItem.row"),
        Mistake("{ :class = Label  border.width = 1 }", "'border.width'", "borderWidth"),
        Mistake("{ :class = Label  modifier = Modifier.padding(8) }", "each modifier is a property"),
        Mistake("{ :class = Label  android:text = \"a\" }", "'android:'", "text = ..."),
        Mistake("{ :class = Label  textColor = var(--accent) }", "'var'", "by its name"),
        Mistake("{ :class = Label  property int count: 3 }", "'property int'", "count = ..."),
        Mistake("{ :class = Label  text = `a` }", "straight double quotes"),
        Mistake("{ :class = Slider  stepSize = 1 }", "'stepSize'", "step"),
        Mistake("{ :class = Switch  onChanged = \"a\" }", "'onChanged'", "selector"),
        Mistake("{ :class = RadioGroup  selected = \"a\" }", "'selected'", "selectedIndex"),
        Mistake("{ :class = TextView  rows = 4 }", "'rows'", "minimumLines"),
        Mistake("{ :class = LayoutView  theme = { dark = YES } }", "'dark'", "appearance = Dark"),
        Mistake("{ :class = Button  hover = { titleColor = \"FF0000\" } }", "'hover'", "hoveredTitleColor"),
        Mistake(file: "@Composable\nfun Screen() {\n}\nroot = { view = { :class = Label  text = \"a\" } }", line: 1, "'@Composable'"),
    ]

    static let levels = [
        Mistake("{ :class = Label\n style card = { hidden = YES } }", line: 3, "a style is defined at the top", "before the root"),
        Mistake("{ :class = Label  :id = a\n state big = { a.hidden = YES } }", line: 3, "a state is defined at the top"),
        Mistake("{ :class = Label\n template row = { :class = Label } }", line: 3, "a template is defined at the top"),
        Mistake(file: styled("style card: base = { hidden = NO }"), line: 2, "inside its braces", ":style = base"),
        Mistake(file: styled("style card extends base = { hidden = NO }"), line: 2, "inside its braces", ":style = base"),
        Mistake(
            file: "template row(title: String = \"a b\", inset = [1 2], font: Font = { size = 3 }) = { :class = Label  text = title }\n"
                + "root = { view = { :template = row } }", line: 1, "{ title = \"a b\"  inset = [1 2]  font = { size = 3 } }"),
    ]

    @Test(arguments: numbers + elements + rules + otherWords + levels) func aMistakeHasOneMessageThatHelps(mistake: Mistake) {
        let loader = NUILoader(root: Screen())
        let found = loader.check(text: mistake.text, name: "a.nui").filter { $0.id != DiagnosticCode.unusedDefinition.rawValue }
        #expect(found.map(\.span.line) == [mistake.line], "\(found.map(\.message))")
        let told = found.map { "\($0.message); \($0.hint ?? ""); \($0.fix?.replacement ?? "")" }.joined()
        for word in mistake.words { #expect(told.contains(word), "\(told)") }
        // Fixing a file twice does what fixing it once does.
        let fixed = FixedFile(SourceText(path: "a.nui", bytes: Array(mistake.text.utf8))) { loader.check(text: $0, name: "a.nui") }
        let again = FixedFile(SourceText(path: "a.nui", bytes: Array(fixed.text.utf8))) { loader.check(text: $0, name: "a.nui") }
        #expect(again.steps.isEmpty && again.text == fixed.text)
    }

    /// What an action toggles depends on what is shown, and an action may show one of two views.
    @Test func actionsThatRulesMayGrantAreNotReported() {
        for action in ["toggle = [a b]", "show = a", "hide = [a b]", "show = a  hide = b"] {
            let text = Self.two("exclusive = [a b]", action: "action = { \(action) }")
            #expect(NUILoader(root: Screen()).check(text: text, name: "a.nui").isEmpty, "\(action)")
        }
    }

    @Test func numbersWithinTheirRelationsAreNotReported() {
        let right = [
            "Slider  minimum = 10  maximum = 20  value = 15", "Slider  value = 1", "TextView  minimumLines = 3  maximumLines = 3",
            "RadioGroup  titles = [\"a\" \"b\"]  selectedIndex = 1", "RadioGroup  selectedIndex = 4",
        ]
        for members in right {
            let text = "root = { view = { :class = \(members) } }"
            #expect(NUILoader(root: Screen()).check(text: text, name: "a.nui").isEmpty, "\(members)")
        }
    }
}
