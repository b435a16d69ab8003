import NUI
import NUILoader
import TatamiData
import TatamiViews
import Testing

/// `:else` behind loops over constants, which are written out.
@Suite struct WrittenLoopTests {
    private static let model = "type Tab = Files | Room | Mail\n:model = { tab <-> Tab.Files  least <-> 0  isOpen <-> NO }"

    private func shown(_ items: String, constants: String = "") throws -> Shown {
        let file = Shown(constants.isEmpty ? Self.model : Self.model.replacing("least <-> 0  ", with: ""), items, constants: constants)
        try file.load("{}")
        #expect(file.warnings.isEmpty, "\(file.warnings)")
        return file
    }

    @Test func behindAFilterItIsMadeWhileNoElementIs() throws {
        let file = try shown(
            """
            { :for n in [3 7 5]  :where n > least  :class = Label  text = "\\(n)" }
            { :else  :class = Label  text = "none" }
            { :class = Label  text = "end" }
            """)
        #expect(file.texts == ["3", "7", "5", "end"])
        file.write(.integer(5), to: "least")
        #expect(file.texts == ["7", "end"])
        file.write(.integer(7), to: "least")
        #expect(file.texts == ["none", "end"])
        file.write(.integer(4), to: "least")
        #expect(file.texts == ["7", "5", "end"])
    }

    @Test func aChainFollowsAFilter() throws {
        let file = try shown(
            """
            { :for t in Tab  :where t == tab && least > 0 || least > 5  :class = Label  text = "\\(t)" }
            { :else :if isOpen  :class = Label  text = "open" }
            { :else  :content = [{ :class = Label  text = "closed" } { :for n in [1 2]  :class = Label  text = "\\(n)" }] }
            """)
        #expect(file.texts == ["closed", "1", "2"])
        file.write(.bool(true), to: "isOpen")
        #expect(file.texts == ["open"])
        file.write(.integer(1), to: "least")
        #expect(file.texts == ["Files"])
        file.write(.integer(6), to: "least")
        #expect(file.texts == ["Files", "Room", "Mail"])
    }

    @Test func behindAnEmptyListTheChainBeginsAnew() throws {
        let file = try shown(
            """
            { :for n in []  :class = Label  text = "\\(n)" }
            { :else :if isOpen  :class = Label  text = "open" }
            { :else  :class = Label  text = "closed" }
            """)
        #expect(file.texts == ["closed"])
        file.write(.bool(true), to: "isOpen")
        #expect(file.texts == ["open"])
    }

    @Test func aLoopMayBeTheOtherChoice() throws {
        let file = try shown(
            """
            { :if isOpen  :class = Label  text = "open" }
            { :else  :for n in [1 2]  :where n > least  :class = Label  text = "\\(n)" }
            { :else  :class = Label  text = "none" }
            { :class = Label  text = "end" }
            """)
        #expect(file.texts == ["1", "2", "end"])
        file.write(.integer(2), to: "least")
        #expect(file.texts == ["none", "end"])
        file.write(.bool(true), to: "isOpen")
        #expect(file.texts == ["open", "end"])
    }

    @Test func inATemplateTheConditionHasItsArguments() throws {
        let file = Shown(
            Self.model, "{ :template = list  limit <- least }",
            constants: """
                template list = { :class = LayoutView  :params { limit = Integer }  layout = { :class = VerticalLayout  layoutItems = [
                    { :for n in [3 7]  :where n > limit  :class = Label  text = "\\(n)" }
                    { :else  :class = Label  text <- "none above \\(limit)" }
                ] } }
                """)
        try file.load("{}")
        #expect(file.texts == ["3", "7"])
        file.write(.integer(8), to: "least")
        #expect(file.texts == ["none above 8"])
    }

    @Test func aMemberThatSomeElementsLackHasASubstitute() throws {
        let file = try shown(
            """
            { :for row in [{ t = "A"  n = 3  on = YES } { t = "B"  note = "x" }]  :content = [
                { :class = Label  text = row.note ?? "none"  numberOfLines = (row.n ?? 1) + 1 }
                { :class = Label  text = "\\(row.n ?? least) \\(row.note ?? empty)"  hidden = !(row.on ?? NO) }
                { :class = Label  text <- "\\(row.note ?? empty) \\(row.n ?? least)" }
                { :class = Label  text = row.on ?? NO ? row.t : row.other ?? row.note ?? "never" }
            ] }
            """, constants: "const empty = \"-\"\nconst least = 7")
        #expect(file.texts == ["none", "3 -", "- 3", "A", "x", "7 x", "x 7", "x"])
        #expect(file.labels.map(\.numberOfLines)[0] == 4 && file.labels.map(\.numberOfLines)[4] == 2)
        #expect(file.labels[1].hidden == false && file.labels[5].hidden)
    }

    @Test func aMemberThatAnElementLacksIsNamed() {
        let file = Shown(Self.model, "{ :for row in [{ t = \"A\"  note = \"n\" } { t = \"B\" }]  :class = Label  text = \"\\(row.note)\" }")
        let error = #expect(throws: NUILoadError.self) { try file.load("{}") }
        #expect(error?.diagnostics.map(\.message) == ["'row.note' is nil here, since an element of the list has no such member"])
        #expect(error?.diagnostics.first?.hint == "give a value: row.note ?? \"\"")
    }

    @Test func aMistakeInTheFilterIsReportedOnce() {
        let file = Shown(
            Self.model,
            "{ :for n in [3 7]  :where n > \"x\"  :class = Label  text = \"a\" }\n{ :else  :class = Label  text = \"none\" }")
        let error = #expect(throws: NUILoadError.self) { try file.load("{}") }
        #expect(error?.diagnostics.map(\.message) == ["'>' takes a Number, not a String"])
    }
}
