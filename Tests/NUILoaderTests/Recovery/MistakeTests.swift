import NUI
import NUILoader
import TatamiViews
import Testing

/// Typical mistakes of authors, each with its line, and words that its only message must contain with its hint and fix.
@Suite struct MistakeTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        let text: String
        /// Counted from 1.
        let line: Int
        let words: [String]
        var testDescription: String { text }

        /// A mistake in the whole file.
        init(file: String, line: Int, _ words: String...) { self.init(file: file, line: line, words) }

        /// The same with a list of words.
        init(file: String, line: Int, _ words: [String]) { (text, self.line, self.words) = (file, line, words) }

        /// A mistake in the second line of a page, among the items of a vertical layout.
        init(_ items: String, line: Int = 2, _ words: String...) {
            text = "root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [\n    \(items)\n] } } }\n"
            (self.line, self.words) = (line, words)
        }
    }

    private static func label(_ members: String) -> String { "{ view = { :class = Label  text = \"a\"  \(members) } }" }
    private static func view(_ members: String) -> String { "{ view = { :class = LayoutView  \(members) } }" }
    private static func item(_ members: String) -> String { "{ view = { :class = Label  text = \"a\" }  \(members) }" }

    static let levels = [
        Mistake(view("spacing = 8  layout = { :class = VerticalLayout }"), "'spacing'", "its layout"),
        Mistake("{ view = { :class = Label }  text = \"a\" }", "'text'", "its view"),
        Mistake(label("minWidth = 10"), "'minWidth'", "its item"),
        Mistake(label("margin = 4"), "'margin'", "its item"),
        Mistake(label("padding = 4"), "'padding'", "margin", "its item"),
        Mistake(view("padding = 8  layout = { :class = VerticalLayout }"), "'padding'", "its layout"),
        Mistake(view("layout = { :class = VerticalLayout  backgroundColor = \"FF0000\" }"), "'backgroundColor'", "the view around it"),
        Mistake(view("gap = 8  layout = { :class = VerticalLayout }"), "'gap'", "spacing", "its layout"),
        Mistake(item("cornerRadius = 4"), "'cornerRadius'", "its view"),
        Mistake(label("horizontalStretch = 1"), "'horizontalStretch'", "its item"),
        Mistake(label("columns = \"1*\""), "'columns'", "GridLayout"),
        Mistake(item("grow = 1"), "'grow'", "horizontalStretch"),
        Mistake(item("weight = 1"), "'weight'", "horizontalStretch"),
        Mistake(item("flex = 1"), "'flex'", "horizontalStretch"),
        Mistake(item("width = 100"), "'width'", "fixedWidth"),
        Mistake(label("fixedWidth = \"100\""), "'fixedWidth'", "its item"),
        Mistake(label("background-colour = 100"), "'background-colour'", "backgroundColour"),
        Mistake("{ view = { :class = Image  file = \"a.png\" } }", "Image", "ImageView"),
        Mistake(label("hidden = \"true\""), "'hidden' takes", "YES"),
        Mistake(label("height = 100"), "'height'", "fixedHeight", "its item"),
    ]

    static let words = [
        Mistake(file: "root = { :class = VStack  text = \"a\" }\n", line: 1, "'VStack'", "VerticalLayout", "layout of a view"),
        Mistake(file: "root = { :class = Row  text = \"a\" }\n", line: 1, "'Row'", "HorizontalLayout", "layout of a view"),
        Mistake(label("fontSize = 12"), "'fontSize'", "font = { size = 12 }"),
        Mistake(label("color = \"FF0000\""), "'color'", "textColor"),
        Mistake(view("layout = { :class = VerticalLayout  gap = 8 }"), "'gap'", "spacing"),
        Mistake(view("children = [ { :class = Label  text = \"a\" } ]"), "'children'", "layoutItems"),
        Mistake("{ view = { :class = Button  title = \"a\"  onTap = \"save\" } }", "'onTap'", "action = { selector"),
        Mistake("{ view = { :class = Button  text = \"a\" } }", "'text'", "title"),
        Mistake("{ view = { :class = HStack } }", "'HStack'", "HorizontalLayout"),
        Mistake(view("layout = { :class = VStack }"), "'VStack'", "VerticalLayout"),
        Mistake("{ view = { :class = Text  text = \"a\" } }", "'Text'", "Label"),
        Mistake("{ view = { :class = Row } }", "'Row'", "HorizontalLayout"),
        Mistake("{ view = { :class = Column } }", "'Column'", "VerticalLayout"),
        Mistake("{ view = { :class = Div } }", "'Div'", "LayoutView"),
        Mistake("{ view = { :class = Toggle } }", "'Toggle'", "Switch"),
        Mistake(label("textAlignment = leading"), "'leading'", "Start"),
        Mistake(item("horizontalAlignment = end"), "'end'", "Trailing"),
        Mistake(item("visibility = gone"), "'gone'", "Collapsed"),
        Mistake(label("textColor = null"), "'null'", "leave the property out"),
    ]

    static let forms = [
        Mistake("{ view = Label { text = \"a\"  numberOfLines = 2 } }", "inside its braces", ":class = Label"),
        Mistake("{ view = { class = Label  text = \"a\"  numberOfLines = 2 } }", "with a colon", ":class = Label"),
        Mistake(label("tag := 9"), "':='", "'='"),
        Mistake("{ view = Label }", "'Label'", "{ :class = Label ... }"),
        Mistake("Label { text = \"a\"  numberOfLines = 2 }", "inside its braces", ":class = Label"),
        Mistake("{ class = \"Label\"  text = \"a\"  numberOfLines = 2 }", "with a colon", ":class = Label"),
        Mistake("{ text = \"a\"  class = Label }", "before its other properties"),
        Mistake("{ :template = nada }", "'nada'"),
        Mistake(label("tag : = 9"), "':='"),
        Mistake(file: "root = Screen { view = { :class = Label  text = \"a\" } }", line: 1, "inside its braces"),
        Mistake(item("minWidth = gap*2+4"), "'*'", "a blank on both sides"),
        Mistake(label("opacity = 50%"), "a percentage", "0.5"),
        Mistake(item("minWidth = 12px"), "'12px'", "no unit", "12"),
        Mistake(label("textColor = rgb(255, 0, 0)"), "'rgb'", "[255 0 0]"),
        Mistake(label("textColor = #FF0000"), "colour", "\"FF0000\""),
        Mistake(item("") + "  # x", "'//'"),
        Mistake("# the first one\n    " + item(""), "'//'"),
        Mistake(item("\"minWidth\": 1"), "without quotes", "minWidth = "),
        Mistake(item("").dropLast(2) + " }.font(12)", "'.font'", "font = "),
        Mistake(item("verticalAlignment = flex-start"), "'flex-start'", "Top"),
        Mistake(label("") + "\n    " + "{ view = { :class = Label  text = \"a\" + \"b\" } }", line: 3, "inside one string"),
        Mistake(label("font = \"Bold 12\""), "a font", "size = 12", "type = Bold"),
        Mistake("for walk in walks { view = { :class = Label } }", "a loop is a clause", ":for"),
        Mistake("if isOpen { view = { :class = Label } }", "? NO : YES"),
        Mistake(label("textAlignment = .center"), "without a dot", "center"),
        Mistake(
            "{ view = { :class = Button  :id = save } }\n    { view = { :class = Label  text = Seven near you } }", line: 3, "quotes",
            "\"Seven near you\""),
        Mistake(
            "{ view = { :class = Button  :id = save } }\n    { view = { :class = Label  :id = save } }", line: 3, "the id 'save' is taken"),
        Mistake(
            "{ view = { :class = Label  text = save.title } }\n    { view = { :class = Button  :id = save } }\n    { view = { :class = Label  :id = save } }",
            line: 4, "the id 'save' is taken"),
        Mistake(file: "let gap = 8\nroot = { view = { :class = View  cornerRadius = gap } }\n", line: 1, "'let'", "const"),
    ]

    static let styleSheets = [
        Mistake(item("margin = 8px 4px"), "as an array", "[8 4 8 4]", "top, left, bottom, right"),
        Mistake(item("margin = 1px 2px 3px 4px"), "[1 4 3 2]"),
        Mistake(item("margin = 1px 2px 3px"), "[1 2 3 2]"),
        Mistake(item("margin = 8 4 8 4"), "[8 4 8 4]"),
        Mistake(item("fixedSize = 30 40"), "as an array", "fixedSize = [30 40]"),
        Mistake(view("borderWidth = 1px solid red"), "several values", "borderWidth = 1  borderColor = \"FF0000\""),
        Mistake(view("border = 1px solid #ccc"), "several values", "borderWidth = 1  borderColor = \"cccccc\""),
        Mistake(view("borderTop = 2px dashed #112233"), "borderTop = { width = 2  color = \"112233\" }"),
        Mistake(label("font = bold 12px Helvetica"), "font = { size = 12  type = Bold  name = \"Helvetica\" }"),
        Mistake(view("shadow = 0 2px 4px black"), "shadow = { offset = [0 2]  blur = 4  color = \"000000\" }"),
        Mistake(view("layout = { :class = GridLayout  columns = \"50%, 1*\" }"), "'50%'", "a weight", "50*, 50*"),
        Mistake(view("layout = { :class = GridLayout  columns = \"1fr 2fr\" }"), "a weight", "1*, 2*"),
        Mistake(view("layout = { :class = GridLayout  columns = \"10px auto\" }"), "did you mean \"10, auto\"?"),
        Mistake(item("fixedWidth = .5%"), "'.5%'", "0.5%"),
        Mistake(item("fixedWidth = 50 %"), "touches its number"),
        Mistake("<!-- one\n two --> { :class = Label  text = \"a\" }", "<!-- -->", "/*"),
        Mistake("<!-- one\n    { :class = Label  text = \"a\" }", "<!-- -->", "//"),
        Mistake("-- the first\n    { :class = Label  text = \"a\" }", "'--'", "//"),
    ]

    static let calls = [
        Mistake("{ view = new Label { text = \"a\" } }", "inside its braces", ":class = Label"),
        Mistake("new Label { text = \"a\" }", "inside its braces", ":class = Label"),
        Mistake("{ view = const Text(\"a\") }", "in braces", "{ :class = Label  text = \"...\" }"),
        Mistake("Label(\"a\")", "in braces", ":class = Label"),
        Mistake("{ view = Button(title: \"a\", action: save) }", "in braces", ":class = Button"),
        Mistake("VStack(spacing: 8) {\n Text(\"a\")\n Text(\"b\")\n }", "in braces", ":class = VerticalLayout"),
        Mistake(item("margin = EdgeInsets.all(8)"), "'EdgeInsets.all'", "insets are a number"),
        Mistake(label("textColor = Color(0xFF112233)"), "'Color'", "a colour is written"),
        Mistake(item("minWidth = min (1, 2)"), "touches its name", "min("),
        Mistake("{ view = { :class = Label  text = \"a\" }  setMinDesiredWidth = 20 }", "method", "minWidth = ..."),
        Mistake(view("layer.shadowColor = \"000000\""), "'shadowColor'", "shadow = { color = \"000000\" }"),
        Mistake(label("layer.shadowOffset = [0 2]"), "'shadowOffset'", "shadow = { offset = [0 2] }"),
    ]

    static let otherSystems = [
        Mistake("<TextBlock Text=\"Hello\" FontSize=\"14\" />", "no tags", ":class = Label"),
        Mistake("<Column>\n <Text value=\"a > b\"/>\n <!-- x -->\n</Column>", "no tags", ":class = VerticalLayout"),
        Mistake("- { :class = Label  text = \"a\" }", "no dashes"),
        Mistake("ForEach(items) { item in Text(item.name) }", "a loop is a clause"),
        Mistake(label("textColor = 0xFF0000"), "a colour is written as \"FF0000\""),
        Mistake(item("minWidth = 14.dp"), "no unit", "14"),
        Mistake(label("Margin = 8"), "'Margin'", "its item"),
        Mistake("{ :class = Label  text = \"a\"  Visibility = Collapsed }", "layoutItem.visibility"),
        Mistake(label("textAlignment -> Center"), "'->'", "="),
        Mistake(label("lineBreakMode = Some Text, tag = 2"), "no quotes", "\"Some Text\""),
        Mistake(item("fixedSize = 30"), "a size", "[30 30]"),
        Mistake(item("margin = \"4\""), "without quotes: 4"),
        Mistake("{ view = { :class = Button  title = \"a\"  save() } }", "no statements", "selector"),
        Mistake("{ view = { :class = MICUiLayoutView } }", "'MICUiLayoutView'", "StackView"),
        Mistake("{ view = { :class = SeekBar } }", "'SeekBar'", "Slider"),
        Mistake(file: "root:\n  view:\n    class: Label\n    text: Hello\n", line: 1, "by indentation", "root = { ... }"),
        Mistake(file: "{ \"root\": { \"view\": 1 } }\n", line: 1, "has a name", "root = { ... }"),
        Mistake(file: ".card {\n  radius: 8px;\n}\nroot = { view = { :class = Label } }", line: 1, "'style'", "style card = { ... }"),
        Mistake(file: "struct Tile: View {\n}\nroot = { view = { :class = Label } }", line: 1, "'struct'", "template Tile = { ... }"),
        Mistake(file: "root = { layoutItems = [{ :class = Label  text = \"a\" }] }", line: 1, "'view' is not set", ":class = LayoutView"),
        Mistake(file: "const val gap = 8\nroot = { view = { :class = Label  tag = gap } }", line: 1, "'val'"),
    ]

    static let definitions = [
        Mistake(file: "state s = { v.direction = nil }\nroot = { view = { :class = Label  :id = v } }", line: 1, "'nil'", "':group'"),
        Mistake(file: "root = { view = { :class = Label } }\nthat is all\nof it", line: 2, "nothing may follow the root"),
        Mistake(
            file:
                "template t = { :class = Label  :params = [title, size]  text = title }\nroot = { view = { :template = t  title = \"a\"  size = 3 } }",
            line: 1, "takes an object", "{ title = Any  size = Any }"),
        Mistake(
            file: "template t = { :class = Label  :params title  text = title }\nroot = { view = { :template = t  title = \"a\" } }",
            line: 1,
            "takes an object", "{ title = Any }"),
        Mistake(
            file:
                "template t(title: String, size = 3) = { :class = Label  text = title }\nroot = { view = { :template = t  title = \"a\"  size = 3 } }",
            line: 1, "inside its braces", ":params { title = String  size = 3 }"),
        Mistake(
            file:
                "template t = { :class = Label  params { title = String }  text = title }\nroot = { view = { :template = t  title = \"a\" } }",
            line: 1, "with a colon", ":params"),
        Mistake(file: "local gap = 8\nroot = { view = { :class = Label  tag = gap } }", line: 1, "'local'", "const"),
        Mistake(file: "def gap = 8\nroot = { view = { :class = Label  tag = gap } }", line: 1, "'def'", "const"),
        Mistake(file: "const gap := 8\nroot = { view = { :class = Label  tag = gap } }", line: 1, "':='"),
        Mistake(
            file: "template tile = { :class = Label }\nroot = { view = { :class = tile } }\n", line: 2, "'tile'", ":template = tile"),
        Mistake(
            file: """
                template km = { :class = Label  :params { n = Number }  text = n }
                root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                    { view = { :template = km  n = 4 } }
                    { view = { :template = km  n = 5 } }
                ] } } }
                """, line: 1, "'text' takes a string", "the parameter 'n' is a number", #""\(n)""#),
        Mistake(
            file: """
                style cap = { textColor = "FF0000" }
                template field = { :class = Label  :params { cap = String }  :style = cap  text = cap }
                root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                    { view = { :template = field  cap = "GATE" } }
                    { view = { :template = field  cap = "CAP" } }
                ] } } }
                """, line: 2, "the parameter 'cap' hides the style"),
    ]

    private let schema = NUILoader(root: Screen()).schema

    @Test(arguments: levels + words + forms + styleSheets + calls + otherSystems + definitions) func aMistakeHasOneMessageThatHelps(
        mistake: Mistake
    ) {
        let found = check(Program(text: mistake.text, path: "a.nui"), schema)
        #expect(found.map(\.span.line) == [mistake.line], "\(found.map(\.line))")
        let told = found.map { "\($0.message); \($0.hint ?? ""); \($0.fix?.replacement ?? "")" }.joined()
        for word in mistake.words { #expect(told.contains(word), "\(told)") }
    }

    /// Every name that the table of other systems' words leads to exists, and none of its words is a name of NUI in the same place.
    @Test func theTableLeadsToNamesThatExist() {
        let cases = Set(schema.enums.flatMap { $0.cases.flatMap { [$0.name] + $0.aliases } })
        let properties = Set(schema.ownedProperties.map(\.property.name))
        for row in ForeignWord.all {
            let place = "\(row.words.joined(separator: " ")) -> \(row.target ?? "")"
            for name in row.places {
                #expect(row.kind == .enumCase ? schema.schema(ofEnum: name) != nil : schema.hasClass(name), "\(place): \(name)")
            }
            guard let target = row.target else {
                #expect(row.form != nil, "\(place)")
                continue
            }
            switch row.kind {
            case .property: #expect(properties.contains(target) || [":id", ":class", ":style", ":template"].contains(target), "\(place)")
            case .className:
                #expect(
                    schema.hasClass(target) && row.words.allSatisfy { !schema.hasClass($0) || $0 == "Image" || $0.hasPrefix("UI") },
                    "\(place)")
            case .enumCase:
                #expect(cases.contains(target), "\(place)")
                for name in row.places { #expect(schema.schema(ofEnum: name)?.item(named: target) != nil, "\(place): \(name)") }
            }
        }
    }

    /// A misplaced property is moved by `--fix`, with its value, wherever it stands.
    @Test func aMisplacedPropertyIsMoved() {
        func fixed(_ text: String) -> String {
            FixedFile(SourceText(path: "a.nui", bytes: Array(text.utf8))) { check(Program(text: $0, path: "a.nui"), schema) }.text
        }
        #expect(
            fixed("root = { view = { :class = LayoutView  spacing = 8, layout = { :class = VerticalLayout } } }")
                == "root = { view = { :class = LayoutView layout = { :class = VerticalLayout  spacing = 8 } } }")
        #expect(
            fixed(
                "root = {\n    view = {\n        :class = LayoutView\n        padding = [1 2 3 4]\n        layout = {\n            :class = VerticalLayout // rows\n        }\n    }\n}\n"
            )
                == "root = {\n    view = {\n        :class = LayoutView\n        layout = {\n            :class = VerticalLayout // rows\n            padding = [1 2 3 4]\n        }\n    }\n}\n"
        )
        #expect(
            fixed(
                "root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [\n  { view = { :class = Label\n      minWidth = 9\n    }\n  }\n] } } }"
            )
                == "root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [\n  { view = { :class = Label\n    }  minWidth = 9\n  }\n] } } }"
        )
        // The layout has it already, so that nothing is certain.
        let both = "root = { view = { :class = LayoutView  spacing = 8  layout = { :class = VerticalLayout  spacing = 4 } } }"
        #expect(fixed(both) == both)
    }
}
