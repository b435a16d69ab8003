import NUI
import NUILoader
import TatamiControls
import TatamiData
import TatamiTesting
import Testing

/// Arguments of templates that edit them: `text <-> p` asks for `p <-> path` at the use.
@Suite struct EditedArgumentTests {
    private static let templates = """
        template field = { :class = TextField  :params { p = String  hint = "" }  text <-> p  placeholder = hint }
        template wrapped = { :class = LayoutView  :params { q = String }  layout = { :class = VerticalLayout  layoutItems = [
            { :template = field  p <-> q }
        ] } }
        """

    private func file(_ items: String) -> Shown {
        Shown(":model = { name <-> \"\"  tags <-> [String] }", items, constants: Self.templates)
    }

    @Test(arguments: ["{ :template = field  p <-> name  hint <- name }", "{ :template = wrapped  q <-> name }"])
    func peopleEditWhatIsGivenTwoWays(items: String) throws {
        let file = file(items)
        try file.load(#"{"tags": []}"#)
        try file.window().type("Ada", into: .role(.textField))
        #expect(file.loader.held("name") == .string("Ada"))
    }

    @Test func elementsOfListsAreGivenTwoWays() throws {
        let file = file("{ :for tag in tags  :template = wrapped  q <-> tag }")
        try file.load(#"{"tags": ["a", "b"]}"#)
        try file.window().type("x", into: .role(.textField, 1))
        #expect(file.loader.liveModel?.root.value(of: "tags") == .plain(.list([.string("a"), .string("bx")])))
    }

    /// One message, at the argument, with a fix.
    @Test(arguments: [
        ("{ :template = field  p <- name }", "7:22 give 'p' with '<->': the template edits it"),
        ("{ :template = field  p = name  hint = \"a\" }", "7:22 give 'p' with '<->': the template edits it"),
        ("{ :template = field  p = \"a\" }", "7:22 give 'p' with '<->': the template edits it"),
        ("{ :template = wrapped  q <- name }", "7:24 give 'q' with '<->': the template edits it"),
        ("{ :for n in [1 2]  :template = wrapped  q <- name }", "7:41 give 'q' with '<->': the template edits it"),
    ])
    func anotherSignIsReportedOnce(items: String, finding: String) {
        let error = #expect(throws: NUILoadError.self) { try file(items).load(#"{"tags": []}"#) }
        #expect(error?.diagnostics.map { "\($0.span.line):\($0.span.column) \($0.message)" } == [finding])
        #expect(error?.diagnostics.first?.fix?.replacement == " <-> ")
    }
}
