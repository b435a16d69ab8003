import NUIData
import NUILoader
import Observation
import TatamiControls
import TatamiData
import TatamiDrawing
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

@testable import NUI

/// Files that show data of JSON and of the program.
@Suite struct DataLoadingTests {
    // MARK: Bindings

    @Test func bindingsShowValuesInFormats() throws {
        let file = Shown(
            """
            type Tab = Files | Room
            :model = { title = String  price = Number  count = Integer  tab = Tab  on = Date  day = Day  note = String?  mark = Color }
            """,
            """
            { :class = Label  :id = a  text <- title }
            { :class = Label  :id = b  text <- price as currency EUR }
            { :class = Label  :id = c  text <- "\\(count) of \\(price as decimals 1), \\(tab), \\(note ?? none)" }
            { :class = Label  :id = d  text <- "\\(on as date short) \\(day as day long)"  textColor <- mark }
            { :class = Label  :id = e  text <- tab == Room ? upper(title) : "files"  hidden <- count > 3 && !isEmpty(title) }
            """, constants: "const none = \"none\"")
        try file.load(
            #"{"title": "Lake", "price": 1234.5, "count": 4, "tab": "Room", "on": "2026-03-01T08:30:00Z", "day": "2026-03-01", "mark": "FF0000"}"#
        )
        let texts = file.texts.map { $0.replacing("\u{202F}", with: " ") }
        #expect(texts == ["Lake", "€1,234.50", "4 of 1,234.5, Room, none", "3/1/2026, 8:30 AM March 1, 2026", "LAKE"])
        #expect(try file.label("e").hidden)
        #expect(try file.label("d").textColor == Color(hex: "FF0000"))
    }

    @Test func aValueThatCannotBeWorkedOutLeavesTheDefaultAndIsToldOnce() throws {
        let file = Shown(":model = { count <-> 0 }", "{ :class = Label  :id = a  text <- \"\\(8 / count)\" }")
        try file.load("{}")
        #expect(file.warnings.map(\.id) == ["NUI709"])
        file.write(.integer(2), to: "count")
        #expect(file.texts == ["4"])
    }

    /// The first row that fails is named, with its property; a fault in a part of a value ends with what caused it.
    @Test func whatCannotBeWorkedOutIsNamed() throws {
        let file = Shown(
            "type Row = { :key id  id = String  n <-> Integer }\n:model = { rows = [Row]  count <-> 0 }",
            """
            { :for row in rows  :class = Label  text <- "\\(8 / row.n)" }
            { :class = Label  :id = head  text = "A"  font <- { size = 40 / count } }
            """)
        try file.load(#"{"rows": [{"id": "a", "n": 2}, {"id": "b", "n": 0}, {"id": "c", "n": 0}]}"#)
        #expect(file.warnings.map(\.message) == ["division by 0 in 'text' of row \"b\"", "division by 0 in 'font'"])
        #expect(file.texts == ["4", "", "", "A"])
        file.write(.integer(2), to: "count")
        file.write(.integer(4), to: "n", of: 2)
        #expect(try file.label("head").font.size == 20)
        #expect(file.texts == ["4", "", "2", "A"])
    }

    @Test func numbersThatAPropertyDoesNotTakeAreToldOnce() throws {
        let file = Shown(
            "type Row = { :key id  id = Integer  n <-> Integer }\n:model = { rows = [Row]  dim <-> 0.5 }",
            """
            { :for row in rows  :class = Label  text = "a"  numberOfLines <- row.n }
            { :class = View  :id = bar  opacity <- dim  layoutItem.minWidth <- 0 - dim }
            """)
        try file.load(#"{"rows": [{"id": 1, "n": 2}, {"id": 7, "n": -1}, {"id": 8, "n": -2}]}"#)
        #expect(file.warnings.map(\.id) == ["NUI222", "NUI222"])
        #expect(
            file.warnings.map(\.message) == [
                "'numberOfLines' takes 0 or more, not -1 of row 7", "'minWidth' takes 0 or more, not -0.5",
            ])
        #expect(file.warnings.map { "\($0.span.line):\($0.span.column)" } == ["5:66", "6:68"])
        #expect(try #require(file.loader.object("bar", as: View.self)).opacity == 0.5)
    }

    @Test func fontsAndInsetsAreBoundAsAWhole() throws {
        let file = Shown(
            ":model = { size <-> 12 }",
            "{ :class = Label  :id = a  text = \"A\"  font <- { size = size }  layoutItem.margin <- [size 0 size * 2 0] }")
        try file.load("{}")
        #expect(try file.label("a").font.size == 12)
        file.write(.integer(20), to: "size")
        #expect(try file.label("a").font.size == 20)
        #expect(try #require(file.label("a").layoutItems.first).margin == Insets(top: 20, leading: 0, bottom: 40, trailing: 0))
    }

    @Test func keysOfTextsMayBeData() throws {
        let file = Shown(":model = { key <-> \"hello\" }", "{ :class = Label  localizedText <- key }")
        file.loader.strings = ["hello": "Hallo", "bye": "Ade"]
        try file.load("{}")
        #expect(file.texts == ["Hallo"] && file.warnings.isEmpty)
        file.write(.string("bye"), to: "key")
        #expect(file.texts == ["Ade"])
        file.write(.string("nobody"), to: "key")
        #expect(file.texts == ["nobody"])
        let other = Shown(":model = { key <-> \"nobody\" }", "{ :class = Label  localizedText <- key }")
        other.loader.strings = ["hello": "Hallo"]
        try other.load("{}")
        #expect(other.warnings.map(\.id) == ["NUI709"] && other.warnings.first?.message.contains("nobody") == true)
    }

    @Test func textsAreSearched() throws {
        let file = Shown(
            ":model = { title = String  part <-> \"\" }",
            """
            { :if contains(lower(title), lower(part))  :class = Label  text = "found" }
            { :class = Label  text = contains("Lake", "ak") ? "yes" : "no" }
            { :class = Label  text = contains("Lake", "lake") ? "yes" : "no" }
            """)
        try file.load(#"{"title": "Round the Łódź lake"}"#)
        #expect(file.texts == ["found", "yes", "no"], "an empty text is in each")
        for (part, isFound) in [("LAKE", true), ("łó", true), ("lakes", false), ("d t", true), ("e\u{301}", false)] {
            file.write(.string(part), to: "part")
            #expect((file.texts.count == 3) == isFound, "\(part)")
        }
        let wrong = Shown(":model = { title = String }", "{ :if contains(title, 3)  :class = Label }")
        let error = #expect(throws: NUILoadError.self) { try wrong.load(#"{"title": "a"}"#) }
        #expect(error?.diagnostics.count == 1)
    }

    // MARK: Loops and conditions

    static let walks = """
        type Walk = { :key id  id = String  title <-> String  done <-> NO  stages = [String] }
        :model = { walks = [Walk]  open <-> YES  chosen <-> "" }
        """

    @Test func loopsMakeAnObjectARow() throws {
        let file = Shown(
            Self.walks,
            """
            { :for walk in walks  :where !walk.done  :index i  :class = Label  text <- "\\(i) \\(walk.title)" }
            { :else  :class = Label  text = "none" }
            """)
        try file.load(#"{"walks": [{"id": "a", "title": "A", "stages": []}, {"id": "b", "title": "B", "stages": []}]}"#)
        #expect(file.texts == ["0 A", "1 B"])
        let second = try #require(file.labels.last)
        file.write(.bool(true), to: "done", of: 0)
        #expect(file.texts == ["0 B"])
        #expect(file.labels.first === second)
        file.write(.bool(true), to: "done", of: 1)
        #expect(file.texts == ["none"])
        file.write(.bool(false), to: "done", of: 0)
        #expect(file.texts == ["0 A"])
    }

    @Test func contentAndLoopsNest() throws {
        let file = Shown(
            Self.walks,
            """
            { :for walk in walks  :content = [
                { :class = Label  text <- walk.title }
                { :for stage in walk.stages  :class = Label  text <- "- \\(stage)" }
                { :if walk.done  :class = Label  text = "done" }
            ] }
            { :class = Label  text = "end" }
            """)
        try file.load(
            #"{"walks": [{"id": "a", "title": "A", "stages": ["x", "y"]}, {"id": "b", "title": "B", "done": true, "stages": []}]}"#)
        #expect(file.texts == ["A", "- x", "- y", "B", "done", "end"])
        file.write(.bool(true), to: "done", of: 0)
        #expect(file.texts == ["A", "- x", "- y", "done", "B", "done", "end"])
    }

    @Test func conditionsMakeAndKeep() throws {
        let file = Shown(
            Self.walks,
            """
            { :if open  :keep  :class = Label  :id = kept  text <- "\\(count(walks))" }
            { :else  :class = Label  text = "closed" }
            { :if let walk = find(walks, chosen)  :class = Label  text <- walk.title }
            """)
        try file.load(#"{"walks": [{"id": "a", "title": "A", "stages": []}, {"id": "b", "title": "B", "stages": []}]}"#)
        let kept = try file.label("kept")
        #expect(file.texts == ["2"])
        file.write(.bool(false), to: "open")
        file.write(.string("b"), to: "chosen")
        #expect(file.texts == ["closed", "B"])
        file.write(.bool(true), to: "open")
        file.write(.string("a"), to: "chosen")
        #expect(file.texts == ["2", "A"])
        #expect(file.labels.first === kept)
        file.write(.string(""), to: "chosen")
        #expect(file.texts == ["2"])
    }

    @Test func loopsOverConstantsAreWrittenOut() throws {
        let file = Shown(
            "type Tab = Files | Room\n:model = { tab <-> Tab.Room }\nconst heads = [\"Name\" \"Age\"]",
            """
            { :for head in heads  :index i  :class = Label  text = "\\(i) \\(head)" }
            { :for row in [{ title = "A" } { title = "B" }]  :class = Label  :id = cell  text = row.title }
            { :for t in Tab  :class = Label  text = "\\(t)"  enabled <- tab == t }
            """)
        try file.load("{}")
        #expect(file.texts == ["0 Name", "1 Age", "A", "B", "Files", "Room"])
        #expect(file.labels.suffix(2).map(\.enabled) == [false, true])
    }

    // MARK: Templates

    @Test func argumentsBindTheAssignmentsInWhichTheyStand() throws {
        let file = Shown(
            Self.walks,
            "{ :for walk in walks  :template = row  title <- walk.title  size = 20 }",
            constants: """
                template row = { :class = Label  :params { title = String  size = 12 }  text = "* \\(title)"  font = { size = size } }
                """)
        try file.load(#"{"walks": [{"id": "a", "title": "A", "stages": []}]}"#)
        #expect(file.texts == ["* A"])
        #expect(file.labels.first?.font.size == 20)
        file.write(.string("B"), to: "title", of: 0)
        #expect(file.texts == ["* B"])
    }

    @Test func aTemplateThatUsesItselfIsMadeLevelByLevel() throws {
        let file = Shown(
            "type Node = { :key id  id = String  title <-> String  children = [Node] }\n:model = { nodes = [Node] }",
            "{ :for n in nodes  :template = row  node <- n }",
            constants: """
                template row = { :class = LayoutView  :params { node = Node  depth = 0 }  layout = { :class = VerticalLayout  layoutItems = [
                    { :class = Label  text <- "\\(depth) \\(node.title)" }
                    { :for child in node.children  :template = row  node <- child  depth = depth + 1 }
                ] } }
                """)
        try file.load(
            #"{"nodes": [{"id": "a", "title": "A", "children": [{"id": "b", "title": "B", "children": [{"id": "c", "title": "C", "children": []}]}]}]}"#
        )
        #expect(file.texts == ["0 A", "1 B", "2 C"])
        file.write(.string("Z"), to: "title", of: 0)
        #expect(file.texts == ["0 Z", "1 B", "2 C"])
    }

    @Test func elementsOfPlainListsAreEdited() throws {
        let file = Shown(":model = { tags <-> [String] }", "{ :for tag in tags  :class = TextField  text <-> tag }")
        try file.load(#"{"tags": ["a", "b"]}"#)
        let window = try file.window()
        try window.type("x", into: .role(.textField, 1))
        #expect(file.loader.liveModel?.root.value(of: "tags") == .plain(.list([.string("a"), .string("bx")])))
    }

    // MARK: Editing

    @Test func fieldsWriteWhatPeopleEdit() throws {
        let file = Shown(
            ":model = { name <-> \"\"  age <-> 3  on <-> NO }",
            """
            { :class = TextField  :id = field  text <-> name }
            { :class = TextField  :id = years  text <-> age as integer }
            { :class = Switch  :id = toggle  isOn <-> on }
            { :class = Label  text <- "\\(name) \\(age) \\(on) \\(fault(age) ?? none)" }
            """, constants: "const none = \"-\"")
        try file.load("{}")
        let window = try file.window()
        try window.type("Ada", into: .id("field"))
        try window.type("1", into: .id("years"))
        #expect(file.loader.held("name") == .string("Ada"))
        try window.tap(.id("toggle"))
        #expect(file.loader.held("on") == .bool(true))
        window.step()
        #expect(file.texts.last?.hasPrefix("Ada ") == true && file.texts.last?.contains("YES") == true)
    }

    @Test func aDayIsChosenAndShown() throws {
        let file = Shown(
            ":model = { born <-> Day?  first = Day }",
            """
            { :class = DatePicker  :id = picker  value <-> born  minimum <- first }
            { :class = Label  text <- born == nil ? "none" : "some" }
            """)
        try file.load(#"{"born": "2001-02-03", "first": "2000-01-01"}"#)
        let picker = try #require(file.loader.object("picker", as: DatePicker.self))
        #expect(picker.value == CalendarDate(iso: "2001-02-03") && picker.minimum == CalendarDate(iso: "2000-01-01"))
        picker.value = CalendarDate(iso: "2002-03-04")
        picker.send(.valueChanged)
        #expect(file.loader.liveModel?.root.value(of: "born") == CalendarDate(iso: "2002-03-04").map { .plain(.day($0)) })
        file.write(.null, to: "born")
        #expect(picker.value == nil && file.texts == ["none"])
    }

    @Test(arguments: [
        ("at", "a Date cannot be a day (\"1990-05-03\")"), ("name", "a String cannot be a day (\"1990-05-03\")"),
    ])
    func whatIsNoDayIsRefused(field: String, message: String) {
        let file = Shown(":model = { at <-> Date  name <-> String }", "{ :class = DatePicker  value <-> \(field) }")
        let error = #expect(throws: NUILoadError.self) { try file.load(#"{"at": "2026-03-01T08:30:00Z", "name": "a"}"#) }
        #expect(error?.diagnostics.map(\.message) == [message])
    }

    // MARK: Data that does not fit

    @Test func faultsOfDataNameTheirPathsAndPlaces() {
        let file = Shown(Self.walks, "{ :class = Label  text <- chosen }")
        let error = #expect(throws: NUILoadError.self) { try file.load("{\"walks\": [\n{\"id\": \"a\", \"title\": 4, \"stages\": []}]}") }
        #expect(error?.diagnostics.map(\.id) == ["NUI708"])
        #expect(error?.diagnostics.first?.message.hasPrefix("$.walks[0].title is 4, not a String") == true)
        #expect(error?.diagnostics.first?.span.line == 2)
        #expect(error?.diagnostics.first?.file == "data.json")
    }

    /// A fault names the place in the data and the place in the file that the data does not fit.
    @Test func faultsOfDataNameTheDeclaration() throws {
        let file = Shown(
            "type Walk = {\n    :key id  id = String\n    length = Number\n}\n:model = { walks = [Walk] }\n",
            "{ :class = Label  text = \"x\" }")
        let json =
            "{\"walks\": [{\"id\": \"a\", \"lenght\": 4}, {\"id\": \"b\", \"length\": 1, \"length\": 2}, {\"id\": 3, \"length\": 1}]}"
        let found = try #require(#expect(throws: NUILoadError.self) { try file.load(json) }?.diagnostics)
        let places = found.map { fault in
            "\(fault.id) \(fault.span.column): "
                + fault.related.map { "\($0.file) \($0.span.line):\($0.span.column) \($0.message)" }.joined(separator: ", ")
        }
        #expect(
            places == [
                "NUI708 12: data.nui 4:5 'length' is declared here", "NUI710 24: data.nui 2:6 'Walk' is declared here",
                "NUI708 63: data.json 1:50 the first one, data.nui 4:5 'length' is declared here",
                "NUI708 84: data.nui 3:14 'id' is declared here",
            ], "\(places)")
    }

    @Test func aModelWithoutDataNeedsDefaults() {
        let file = Shown(Self.walks, "{ :class = Label  text <- chosen }")
        let error = #expect(throws: NUILoadError.self) { try file.load(nil) }
        #expect(error?.diagnostics.map(\.message) == ["no data is given, and walks has no default"])
    }
}

/// A file with items, and the window that shows it.
final class Shown {
    let loader = NUILoader(root: Screen())
    private let text: String
    private(set) var warnings: [Diagnostic] = []

    init(_ declarations: String, _ items: String, constants: String = "") {
        loader.logger = .silent
        text =
            "\(constants)\n\(declarations)\nroot = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [\n\(items)\n] } }"
    }

    func load(_ json: String?) throws {
        loader.data = json.map { .json(Array($0.utf8), name: "data.json") }
        warnings = try loader.load(text: text, name: "data.nui")
    }

    var view: View? { loader.shownView }
    var labels: [Label] { (view.map(Self.all) ?? []).compactMap { $0 as? Label } }
    var texts: [String] { labels.map(\.text) }

    func label(_ id: String) throws -> Label { try #require(loader.object(id, as: Label.self)) }

    func window() throws -> TestWindow {
        let window = try TestWindow(view ?? View())
        window.root.add(loader)
        return window
    }

    /// Writes a field of the model, or of a row of its first list, and shows it.
    func write(_ value: DataValue, to field: String, of row: Int? = nil) {
        loader.write(value, to: field, ofRow: row)
        loader.update()
    }

    private static func all(_ view: View) -> [View] {
        [view] + view.subviews.flatMap(all)
    }
}

extension NUILoader {
    fileprivate func write(_ value: DataValue, to field: String, ofRow row: Int?) {
        guard let root = liveModel?.root else { return }
        guard let row else {
            root.write(value, to: field)
            return
        }
        for name in root.type.fields.map(\.name) {
            if case .rows(let list)? = root.value(of: name) { list.rows[row].write(value, to: field) }
        }
    }
}
