import NUI
import NUILoader
import TatamiViews
import Testing

/// What a check takes grows with the file, not with its square: a layout of thousands of items, each of which is right, or wrong in the same
/// way. With a table or a search for each of its items, any of these takes minutes.
@Suite struct CheckCostTests {
    private static let count = 4_000

    /// Every class of layouts that files can name, so that none that is new is left out.
    private static let layouts: [String] = {
        let schema = NUISchema().schema
        return schema.classes.filter { !$0.isAbstract && schema.isClass($0.name, orBelow: "Layout") }.map(\.name)
    }()

    private func check(_ text: String, strings: [String: String] = [:]) -> [Diagnostic] {
        let loader = NUILoader(root: Screen(), strings: strings)
        loader.reader = MemorySourceReader(["/main.nui": text])
        return loader.check(file: "/main.nui").diagnostics
    }

    private func file(_ layout: String, before: String = "", _ item: (Int) -> String) -> String {
        let items = (0..<Self.count).map(item).joined(separator: "\n")
        return "\(before)\nroot = { view = { :class = LayoutView  layout = { :class = \(layout)  layoutItems = [\n\(items)\n] } } }"
    }

    @Test func everyLayoutIsAmongThem() { #expect(Self.layouts.count >= 8 && Self.layouts.contains("RelativeLayout")) }

    @Test(.timeLimit(.minutes(2)), arguments: layouts) func itemsThatAreRight(layout: String) {
        let found = check(
            file(layout) { number in
                "{ :id = i\(number)  view = { :class = View  :id = v\(number)  :property = p\(number) }  column = \(number % 50)  row = \(number / 50)"
                    + "  left = { parent = 0 }  top = \(number == 0 ? "{ parent = 0 }" : "{ adjacent = i\(number - 1) }") }"
            })
        #expect(!found.hasErrors, "\(found.first?.message ?? "")")
    }

    @Test(.timeLimit(.minutes(2)), arguments: layouts) func itemsThatAreWrong(layout: String) {
        let found = check(
            file(layout) { number in "{ view = { :class = View }  fixedHight = \(number)  columnSpan = 0  minWidth = 5  maxWidth = 2 }" })
        #expect(found.count == Limits.diagnostics + 1)
    }

    /// Names that the checker knows and the layout does not have, and rules that go round in circles.
    @Test(.timeLimit(.minutes(2)), arguments: ["{ adjacent = elsewhere }", "{ adjacent = NEXT }", "{ adjacent = SELF }"])
    func rulesThatAreWrong(rule: String) {
        let found = check(
            file("RelativeLayout") { number in
                let rule = rule.replacing("NEXT", with: "i\(number ^ 1)").replacing("SELF", with: "i\(number)")
                return
                    "{ :id = i\(number)  view = { :class = View\(number == 0 ? "  subviews = [{ :class = View  :id = elsewhere }]" : "") }  top = \(rule) }"
            })
        #expect(found.count == Limits.diagnostics + 1, "\(found.first?.message ?? "")")
        #expect(
            found.allSatisfy { [DiagnosticCode.unknownName, .ruleCycle, .moreDiagnostics].map(\.rawValue).contains($0.id) },
            "\(found[0].message)")
    }

    private static let mistakes: [(before: @Sendable (Int) -> String, view: @Sendable (Int) -> String)] = [
        ({ _ in "" }, { ":class = Labl\($0)" }),
        ({ _ in "" }, { ":class = Label  localizedText = \"kez\($0)\"" }),
        ({ _ in "" }, { ":class = Label  font = { size = 12  name = \"Family\($0)\" }" }),
        ({ _ in "" }, { ":class = ImageView  image = { file = \"none\($0).png\" }" }),
        ({ _ in "" }, { ":class = Label  textAlignment = Lift\($0)" }),
        ({ _ in "" }, { ":class = Label  text = naem\($0)" }),
        ({ "style style\($0) = { opacity = 1 }" }, { ":class = Label  :style = stile\($0)" }),
        ({ "const number\($0) = \($0)" }, { ":class = Label  opacity = nunber\($0)" }),
        ({ "template kind\($0) = { :class = Label }" }, { ":template = kimd\($0)" }),
        ({ "state state\($0) = { nobody\($0).opacity = 1 }" }, { ":class = Label  :id = head\($0)" }),
        ({ "preview \"\($0)\" = { size = [0 0]  state = stote\($0) }" }, { _ in ":class = Label" }),
    ]

    @Test(.timeLimit(.minutes(2)), arguments: mistakes.indices) func aMistakeInEachItem(index: Int) {
        let (before, view) = Self.mistakes[index]
        let strings = Dictionary(uniqueKeysWithValues: (0..<Self.count).map { ("key\($0)", "text") })
        let definitions = (0..<Self.count).map(before).joined(separator: "\n")
        let found = check(file("VerticalLayout", before: definitions) { "{ view = { \(view($0)) } }" }, strings: strings)
        #expect(found.count == Limits.diagnostics + 1, "\(found.first?.message ?? "")")
    }

    @Test func namesOfObjectsAndOutlets() throws {
        let loading = Loading(
            """
            root = { view = { :class = View  :id = b  :property = first  subviews = [
                { :class = View  :property = second } { :class = View  :id = c } { :class = View  :property = third  :id = d }
            ] }  third = c }
            """)
        let loader = loading.loader
        #expect(loading.shown == [])
        let (b, c, d): (View, View, View) = try (loading.object("b"), loading.object("c"), loading.object("d"))
        #expect(loader.name(of: b) == "b" && loader.outletName(of: b) == "first" && loader.outlet("first") === b)
        #expect(loader.name(of: c) == "c" && loader.outletName(of: c) == nil)
        #expect(loader.name(of: d) == "d" && loader.outletName(of: d) == "third")
        let second = try #require(loader.outlet("second"))
        #expect(loader.name(of: second) == "second" && loader.name(of: View()) == nil)
    }
}
