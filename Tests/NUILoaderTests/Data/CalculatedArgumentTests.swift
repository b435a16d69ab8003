import NUILoader
import TatamiData
import TatamiTesting
import TatamiViews
import Testing

/// Arguments of templates that are worked out, and their members.
@Suite struct CalculatedArgumentTests {
    private static let people = """
        type Person = { :key id  id = String  title <-> String  boss = String  n <-> Integer }
        :model = { people = [Person]  chosen <-> "" }
        """
    private static let card = """
        template card = { :class = Label  :params { p = Person }  text <- "\\(p.title) \\(p.n + 1)"  hidden <- p.title == "C" }
        """
    private static let json = """
        {"people": [{"id": "a", "title": "A", "boss": "b", "n": 1}, {"id": "b", "title": "B", "boss": "", "n": 2}]}
        """

    @Test func membersOfWhatIsFoundAreRead() throws {
        let file = Shown(
            Self.people,
            """
            { :for r in people  :template = card  p <- find(people, chosen) ?? r }
            { :for r in people  :template = card  p <- find(people, r.boss) ?? r }
            { :for r in people  :template = card  p <- r.n > 1 ? r : find(people, "b") ?? r }
            """, constants: Self.card)
        try file.load(Self.json)
        #expect(file.texts == ["A 2", "B 3", "B 3", "B 3", "B 3", "B 3"])
        file.write(.string("b"), to: "chosen")
        #expect(file.texts == ["B 3", "B 3", "B 3", "B 3", "B 3", "B 3"])
        file.write(.string("C"), to: "title", of: 1)
        #expect(file.texts.allSatisfy { $0 == "C 3" } && file.labels.allSatisfy(\.hidden))
    }

    @Test(arguments: [
        ("find(people, chosen)", "'p.title' may be nil"),
        ("find(people, chosen) ?? chosen", "'??' gives a Person here, and 'chosen' is a String"),
    ])
    func whatDoesNotFitIsReported(value: String, message: String) {
        let file = Shown(Self.people, "{ :for r in people  :template = card  p <- \(value) }", constants: Self.card)
        let error = #expect(throws: NUILoadError.self) { try file.load(Self.json) }
        #expect(error?.diagnostics.map(\.message) == [message])
    }

    @Test func anUnknownMemberIsReportedWithASuggestion() {
        let file = Shown(
            Self.people, "{ :for r in people  :template = card  p <- find(people, chosen) ?? r }",
            constants: "template card = { :class = Label  :params { p = Person }  text <- p.titel }")
        let error = #expect(throws: NUILoadError.self) { try file.load(Self.json) }
        #expect(error?.diagnostics.map(\.message) == ["Person has no field 'titel'"])
        #expect(error?.diagnostics.first?.hint == "did you mean 'title'?")
    }

    @Test func whatIsWorkedOutIsNotWritten() {
        let file = Shown(
            Self.people, "{ :for r in people  :template = card  p <-> find(people, chosen) ?? r }",
            constants: "template card = { :class = TextField  :params { p = Person }  text <-> p.title }")
        let error = #expect(throws: NUILoadError.self) { try file.load(Self.json) }
        #expect(error?.diagnostics.map(\.id) == ["NUI702"])
    }

    // MARK: Faults while the file is shown

    /// The bindings that read an argument without a value have none either, in place of the last good one.
    @Test func anArgumentWithAFaultTakesTheValueAway() throws {
        let file = Shown(
            "type Node = { :key id  id = String  n <-> Integer  children = [Node] }\n:model = { nodes = [Node] }",
            "{ :for node in nodes  :template = row  node <- node  share = 0 }",
            constants: """
                template row = { :class = LayoutView  :params { node = Node  share = Integer }  layout = { :class = VerticalLayout  layoutItems = [
                    { :class = Label  text <- "\\(node.id) \\(share)" }
                    { :if share > 3  :class = Label  text = "much" }
                    { :for child in node.children  :template = row  node <- child  share <- round(8 / node.n) }
                ] } }
                """)
        try file.load(
            #"{"nodes": [{"id": "a", "n": 2, "children": [{"id": "b", "n": 8, "children": [{"id": "c", "n": 1, "children": []}]}]}]}"#)
        #expect(file.texts == ["a 0", "b 4", "much", "c 1"])
        file.write(.integer(0), to: "n", of: 0)
        #expect(file.texts == ["a 0", "", "c 1"])
        file.write(.integer(1), to: "n", of: 0)
        #expect(file.texts == ["a 0", "b 8", "much", "c 1"])
    }

    @Test func aFaultAtTheStartIsTold() throws {
        let file = Shown(
            "type Node = { :key id  id = String  n <-> Integer  children = [Node] }\n:model = { nodes = [Node] }",
            "{ :for node in nodes  :template = row  node <- node  share = 0 }",
            constants: """
                template row = { :class = LayoutView  :params { node = Node  share = Integer }  layout = { :class = VerticalLayout  layoutItems = [
                    { :class = Label  text <- "\\(node.id) \\(share)" }
                    { :for child in node.children  :template = row  node <- child  share <- share + round(8 / node.n) }
                ] } }
                """)
        try file.load(
            #"{"nodes": [{"id": "a", "n": 0, "children": [{"id": "b", "n": 8, "children": [{"id": "c", "n": 1, "children": []}]}]}]}"#)
        #expect(file.texts == ["a 0", "", ""])
        #expect(file.warnings.map(\.message) == ["division by 0 in 'text' of row \"b\""])
        #expect(file.warnings.first?.span.line == 3, "where the argument is given")
        file.write(.integer(8), to: "n", of: 0)
        #expect(file.texts == ["a 0", "b 1", "c 2"])
    }

    // MARK: Single messages

    @Test(arguments: [
        ("text <- find(people, chosen).title", "NUI101"), ("text <- \"\\(find(people, chosen).title)\"", "NUI101"),
        ("text <- chosen as euro", "NUI242"), ("text <- people as euro", "NUI242"), ("text <- \"\\(count(people) as euro)\"", "NUI242"),
    ])
    func oneMessageIsEnough(assignment: String, id: String) {
        let file = Shown(Self.people, "{ :class = Label  \(assignment) }")
        let error = #expect(throws: NUILoadError.self) { try file.load(Self.json) }
        #expect(error?.diagnostics.map(\.id) == [id], "\(error?.diagnostics.map(\.message) ?? [])")
        if id == "NUI101" {
            #expect(error?.diagnostics.first?.message == "fields are read of a name, not of an expression")
            #expect(error?.diagnostics.first?.hint == "name the row first: { :if let row = find(rows, id)  ... row.title ... }")
        }
    }
}
