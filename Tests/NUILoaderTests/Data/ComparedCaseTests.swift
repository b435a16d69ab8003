import NUILoader
import TatamiTesting
import TatamiViews
import Testing

/// Cases of the model behind `=`: `hidden = t == All`.
@Suite struct ComparedCaseTests {
    private static let types = "type Tab = All | Open | Done\n:model = { tab <-> Tab.All }"

    @Test(arguments: [
        ("t == All", [true, false, false]), ("All == t", [true, false, false]), ("t != Open", [true, false, true]),
        ("t == Tab.Done", [false, false, true]), ("t == first", [true, false, false]), ("first == t", [true, false, false]),
        ("t == (t != Open ? Done : Open)", [false, true, true]), ("t == All || t == Done", [true, false, true]),
        ("(t == All ? Open : t) == Open", [true, true, false]), ("first == All", [true, true, true]),
    ])
    func casesAreKnownBesideOthers(condition: String, hidden: [Bool]) throws {
        let file = Shown(
            Self.types, "{ :for t in Tab  :class = Label  text = \"\\(t)\"  hidden = \(condition) }", constants: "const first = Tab.All")
        try file.load("{}")
        #expect(file.labels.map(\.text) == ["All", "Open", "Done"])
        #expect(file.labels.map(\.hidden) == hidden)
        #expect(file.warnings.filter { !$0.message.contains("'first'") }.isEmpty)
    }

    /// A case comes before a constant of its name, as in bindings.
    @Test func aCaseComesBeforeAConstant() throws {
        let file = Shown(
            Self.types, "{ :for t in Tab  :class = Label  text = \"\\(t)\"  hidden = t == Open }", constants: "const Open = \"All\"")
        try file.load("{}")
        #expect(file.labels.map(\.hidden) == [false, true, false])
    }

    @Test func parametersAreComparedWithCases() throws {
        let file = Shown(
            Self.types, "{ :template = mark  t = Tab.Open }\n{ :template = mark  t = Tab.Done }",
            constants: "template mark = { :class = Label  :params { t = Tab }  text = t == Open ? \"o\" : \"-\" }")
        try file.load("{}")
        #expect(file.texts == ["o", "-"])
    }

    @Test(arguments: [("Opne", "did you mean 'Open'?"), ("Zebra", "its cases are All, Open and Done")])
    func anotherNameIsReportedOnce(name: String, hint: String) {
        let file = Shown(Self.types, "{ :for t in Tab  :class = Label  text = \"\\(t)\"  hidden = t == \(name) }")
        let error = #expect(throws: NUILoadError.self) { try file.load("{}") }
        #expect(Set(error?.diagnostics.map(\.message) ?? []) == ["'\(name)' is no case of Tab"])
        #expect(error?.diagnostics.first?.hint == hint)
    }
}
