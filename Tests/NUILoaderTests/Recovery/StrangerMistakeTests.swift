import NUI
import NUILoader
import TatamiViews
import Testing

/// What people write who know other languages, in files of controls and layouts. Each file has one message, on its line, with the words that
/// help.
@Suite struct StrangerMistakeTests {
    typealias Mistake = MistakeTests.Mistake

    private static func button(_ members: String) -> String { "{ :class = Button  title = \"a\"  \(members) }" }
    private static func label(_ members: String) -> String { "{ :class = Label  text = \"a\"  \(members) }" }
    private static let root = "root = { view = { :class = Label  :id = a  text = \"a\" } }"
    private static let tile = "template tile = { :class = Label  :params { title = String  size = Number }  text = title  tag = size }\n"

    /// A function in place of an action.
    static let functions = [
        "action = () => save()", "onClick = () => save()", "action = (x) => { save(x) }", "action = x => save(x)",
        "action = async () => await save()", "action = function() { save() }", "action = \\() { save() }", "action = () -> save()",
        "action = |x| save(x)", "action = #selector(save)", "action = @selector(save:)", "action = lambda x: save(x)",
        "onPressed: () { save(); }", "onPress={() => save()}", "action = () => model.save()  tag = 3",
        "action = () => { save(\"}\") }", "action = () => save(\")\")",
    ].map { Mistake(button($0), "cannot define functions", "selector = \"save\"") }

    /// Misspelt, and at the wrong level as well.
    static let misplacedSlips = [
        Mistake(label("minwidth = 8"), "no property 'minwidth'", "layoutItem.minWidth"),
        Mistake(label("horizontalStrech = 1"), "no property 'horizontalStrech'", "layoutItem.horizontalStretch"),
        Mistake(
            file: "root = { view = { :class = LayoutView  spacng = 8  layout = { :class = VerticalLayout  layoutItems = [] } } }", line: 1,
            "no property 'spacng'", "'spacing', which belongs to its layout"),
    ]

    static let otherFunctions = [
        Mistake(button("action = ^{ [self save]; }"), "cannot define functions", "selector"),
        Mistake(button("action = { save() }"), "NUI has no statements", "selector"),
        Mistake(button("action = save()"), "there is no function 'save'", "{ selector = \"save\" }"),
        Mistake(button("action = save"), "there is no object or constant 'save'", "{ selector = \"save\" }"),
        Mistake(button("action = { method = \"save\" }"), "'method'", "selector"),
        Mistake("{ :class = Button  title = {title} }", "has properties with values", "title"),
        Mistake(label("hidden = 1 <> 2"), "'<>'", "!="),
        Mistake(label("hidden = 1 === 2"), "'==='", "=="),
        Mistake(label("hidden = 1 !== 2"), "'!=='", "!="),
        Mistake("{ :class = Label  text = \"a \\(\"b\") c\" }", "cannot contain quotes", "const"),
        Mistake("{ :class = Label  text = \"a \\(x ? \"b\" : \"c\") d\" }", "cannot contain quotes", "const"),
        Mistake(label("tag = 3 ?? 4"), "'??'", "condition ? a : b"),
        Mistake(label("tag = 3 ?? \"a\\\" }\""), "'??'", "condition ? a : b"),
    ]

    static let templates = [
        Mistake(file: tile + "root = { view = tile(\"a\", 12) }", line: 2, "in braces", "{ :template = tile  title = \"a\"  size = 12 }"),
        Mistake(file: tile + "root = { view = tile(title: \"a\", size: 12) }", line: 2, "{ :template = tile  title = \"a\"  size = 12 }"),
        Mistake(file: tile + "root = { view = tile { title = \"a\" } }", line: 2, "inside its braces", ":template = tile"),
        Mistake(file: tile + "root = { view = tile }", line: 2, "'tile'", "{ :template = tile ... }"),
        Mistake(
            file: tile.replacing("tile", with: "Tile") + "root = { view = Tile(\"a\") }", line: 2, "in braces",
            "{ :template = Tile  title = \"a\" }"),
        Mistake(file: tile + "root = { view = tile(\"a\").padding(8) }", line: 2, "{ :template = tile  title = \"a\" }"),
        Mistake(file: tile + "root = { a = [ tile(\"a\") ] }", line: 2, "{ :template = tile  title = \"a\" }"),
    ]

    static let imports = [
        Mistake(file: "#include \"styles.nui\"\n" + root, line: 1, "'#include'", "import \"styles.nui\""),
        Mistake(file: "#include <styles.nui>\n" + root, line: 1, "'#include'", "import \"styles.nui\""),
        Mistake(file: "#import \"styles.nui\"\n" + root, line: 1, "'#import'", "import \"styles.nui\""),
        Mistake(file: "#define GAP 8\n" + root.replacing("\"a\" }", with: "\"a\"  tag = GAP }"), line: 1, "'#define'", "const"),
        Mistake(file: "#if DEBUG\n\(root)\n#endif", line: 1, "'#if'"),
        Mistake(file: "import SwiftUI\nimport Foundation\n" + root, line: 1, "files, not modules", "import \"styles.nui\""),
        Mistake(file: "import styles from \"styles.nui\"\n" + root, line: 1, "path of a file", "\"styles.nui\""),
        Mistake(file: "from styles import card\n" + root, line: 1, "imported as a whole"),
        Mistake(file: "const styles = require(\"styles.nui\")\n" + root, line: 1, "'require'", "import \"styles.nui\""),
    ]

    static let wholeFiles = [
        Mistake(file: "style x = [ text = \"a\" ]\nroot = { view = { :class = Label  :style = x } }", line: 1, ["must be an object", "{"]),
        Mistake(
            file: "root = {\n view = {\n  :class = Label\n  text: \"a\"\n  tag: 2\n  hidden: NO\n } }", line: 4, "not with ':'",
            "changes 3 places"),
        Mistake(file: "root: {\n view: {\n  :class = Label\n  text: \"a\"\n } }", line: 1, "not with ':'", "changes 3 places"),
        Mistake(file: "{\n \"view\": {\n  \"class\": \"Label\",\n  \"text\": \"a\"\n }\n}", line: 1, "has a name", "root = { ... }"),
        Mistake(file: "Column {\n spacing: 4\n Text { text: \"a\" }\n}", line: 1, "has a name", ":class = VerticalLayout"),
        Mistake(file: ":class = Label\ntext = \"a\"\n", line: 1, "a name and braces", "root = {"),
        Mistake(file: ":version = 1\n" + root, line: 1, "inside the braces of an object"),
        Mistake(file: root + "\nroot2 = { view = { :class = Lable  txt = \"b\"  tag: 3 } }", line: 2, "nothing may follow the root"),
        Mistake(file: root + "\nLabel { text: \"b\" }", line: 2, "nothing may follow the root"),
        Mistake(file: root + "\n{ view = { :class = Label } }", line: 2, "nothing may follow the root"),
        Mistake(
            file: "root = { view = { :class = LayoutView\n Text { text: \"a\" }\n Text { text: \"b\" }\n} }", line: 2,
            "an element of an array", "layoutItems"),
        Mistake(file: "--gap: 8px;\n" + root, line: 1, "'--gap'", "const gap"),
        Mistake(file: "const m = { :animate = m  duration = 1 }\n" + root, line: 1, "depends on itself: m -> m"),
        Mistake(file: "gap = 8\n" + root, line: 1, "must be an object", "const gap"),
    ]

    static let values = [
        Mistake(label("opacity = 0,5"), "with a point", "0.5"),
        Mistake("{ :class = LayoutView  layout = { :class = VerticalLayout  padding = 8, 8 } }", "as an array", "[8 8]"),
        Mistake("{ :class = DatePicker  value = 1990-05-03 }", "in quotes", "\"1990-05-03\""),
        Mistake("{ :class = Label  text = @\"a\" }", "without '@'"),
        Mistake("{ :class = Badge  text = \"a\"  kind = Error }", "'Error'", "Danger"),
        Mistake("{ :class = RangeSlider  lowerValue = 0.8  upperValue = 0.2 }", "'upperValue' takes 0.8 to 1"),
        Mistake("{ :class = ProgressView  progress = 50% }", "a percentage", "0.5"),
        Mistake("{ :class = ComboBox  titles = [\"a\" \"b\"]  selectedIndex = 2 }", "takes 0 to 1, not 2"),
    ]

    static let words = [
        Mistake("{ :class = RangeSlider  value = 3 }", "'value'", "lowerValue"),
        Mistake("{ :class = Slider  range = [0 10] }", "'range'", "minimum"),
        Mistake("{ :class = TextView  placeholderText = \"a\" }", "'placeholderText'", "placeholder"),
        Mistake("{ :class = ComboBox  options = [\"a\" \"b\"] }", "'options'", "titles"),
        Mistake("{ :class = ProgressView  value = 0.5 }", "'value'", "progress"),
        Mistake("{ :class = Badge  title = \"3\" }", "'title'", "text"),
        Mistake("{ :class = Switch  checked = YES }", "'checked'", "isOn"),
        Mistake("{ :class = Shape  d = \"M0 0 L10 10\" }", "'d'", "path"),
        Mistake("{ :class = Dropdown  titles = [\"a\"] }", "'Dropdown'", "ComboBox"),
        Mistake("{ :name = a  :class = Label  text = \"a\" }", "':name'", ":id"),
        Mistake("{ id = a  :class = Label  text = \"a\" }", "'id'", ":id"),
        Mistake("{ :class = Label  text = \"a\"  textColor = { r = 1  green = 2  blue = 3 } }", "'r'", "red"),
    ]

    static let all = functions + misplacedSlips + otherFunctions + templates + imports + wholeFiles + values + words

    @Test(arguments: all) func aMistakeHasOneMessageThatHelps(mistake: Mistake) {
        let loader = NUILoader(root: Screen())
        let found = loader.check(text: mistake.text, name: "a.nui").filter { $0.id != DiagnosticCode.unusedDefinition.rawValue }
        #expect(found.map(\.span.line) == [mistake.line], "\(found.map(\.message))")
        let told = found.map { "\($0.message); \($0.hint ?? ""); \($0.fix?.replacement ?? "")" }.joined()
        for word in mistake.words { #expect(told.contains(word), "\(told)") }
    }

    private static func fixed(_ text: String) -> FixedFile {
        FixedFile(SourceText(path: "a.nui", bytes: Array(text.utf8))) { NUILoader(root: Screen()).check(text: $0, name: "a.nui") }
    }

    /// A line of another language is never turned into a comment, and all colons of a file are fixed at once.
    @Test func fixesLoseNothing() {
        for text in Self.imports.map(\.text) {
            let fixed = Self.fixed(text)
            #expect(!fixed.text.contains("//"), "\(fixed.text)")
        }
        let text = "root: { view: { :class = Label  text: \"a\" } }"
        let fixed = Self.fixed(text)
        #expect(fixed.text == "root = { view = { :class = Label  text = \"a\" } }")
        #expect(fixed.steps.count == 1)
    }
}
