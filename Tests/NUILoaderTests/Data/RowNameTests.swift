import NUIData
import NUILoader
import TatamiControls
import TatamiData
import TatamiTesting
import TatamiViews
import Testing

/// Ids in loops and conditions: one a row, known in the row only.
@Suite struct RowNameTests {
    private static let types = """
        type Walk = { :key id  id = String  title <-> String }
        type Size = Small | Large
        type Room = { :key size  size = Size  seats = Number }
        :model = { walks = [Walk]  rooms = [Room]  tags = [String]  isOpen <-> NO }

        """
    private static let json = """
        {"walks": [{"id": "lake", "title": "Lake"}, {"id": "hill", "title": "Hill"}],
         "rooms": [{"size": "Small", "seats": 4}, {"size": "Large", "seats": 9}], "tags": ["a", "b"]}
        """

    private func loaded(_ items: String, _ head: String = "") throws -> NUILoader {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        loader.data = .json(Array(Self.json.utf8), name: "walks.json")
        try loader.load(
            text: Self.types + head
                + "root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [\n\(items)\n] } } }")
        return loader
    }

    private func errors(_ items: String, _ head: String = "") -> [String] {
        let text =
            Self.types + head
            + "root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [\n\(items)\n] } } }"
        return NUILoader(root: Screen()).check(text: text, name: "a.nui").map { "\($0.span.line): \($0.id) \($0.message)" }
    }

    @Test func eachRowHasItsOwnObjects() throws {
        let loader = try loaded(
            """
            { :for walk in walks  :class = Label  :id = head  text <- walk.title }
            { :for room in rooms  :class = Label  :id = size  text <- "\\(room.seats)" }
            { :for tag in tags  :class = Label  :id = mark  text <- tag }
            """)
        #expect(loader.object("head", row: "lake", as: Label.self)?.text == "Lake")
        #expect(loader.object("head", row: "hill", as: Label.self)?.text == "Hill")
        enum Size: String, CaseIterable, NUIDataConvertible {
            case small = "Small"
            case large = "Large"
        }
        #expect(loader.object("size", row: Size.large, as: Label.self)?.text == "9")
        #expect(loader.object("mark", row: 1, as: Label.self)?.text == "b")
        #expect(loader.object("head", row: "lake", as: Button.self) == nil)
        #expect(loader.object("head", row: "none", as: Label.self) == nil && loader.object("head", as: Label.self) == nil)
        let lake = try #require(loader.object("head", row: "lake", as: Label.self))
        #expect(loader.name(of: lake) == "head")
    }

    @Test func rowsThatLeaveTakeTheirNamesWithThem() throws {
        let loader = try loaded("{ :for walk in walks  :class = Label  :id = head  text <- walk.title }")
        weak let lake = loader.object("head", row: "lake", as: Label.self)
        #expect(lake != nil)
        let row = DataRecord([.string("hill"), .string("Hill")])
        loader.liveModel?.replaceData(DataRecord([.list([.record(row)]), .list([]), .list([]), nil]))
        loader.update()
        #expect(loader.object("head", row: "lake", as: Label.self) == nil && lake == nil)
        #expect(loader.object("head", row: "hill", as: Label.self)?.text == "Hill")
    }

    @Test func conditionsNameTheirObjectsWhileTheyAreThere() throws {
        let loader = try loaded(
            """
            { :if isOpen  :class = Label  :id = note  text = "Open" }
            { :for walk in walks  :content = [{ :if walk.title != "Hill"  :class = Label  :id = flag  text <- walk.title }] }
            """)
        #expect(loader.object("note", as: Label.self) == nil)
        loader.setValue(true, ofField: "isOpen")
        loader.update()
        #expect(loader.object("note", as: Label.self)?.text == "Open")
        #expect(loader.object("flag", row: "lake", as: Label.self) != nil && loader.object("flag", row: "hill", as: Label.self) == nil)
        loader.setValue(false, ofField: "isOpen")
        loader.update()
        #expect(loader.object("note", as: Label.self) == nil)
    }

    /// A tree: the key is that of the innermost row.
    @Test func templatesThatUseThemselvesNameARowEach() throws {
        let loader = NUILoader(root: Screen())
        loader.data = .json(
            Array(
                #"{"nodes": [{"id": "all", "title": "All", "children": [{"id": "lake", "title": "Lake", "children": []}]}]}"#.utf8),
            name: "nodes.json")
        try loader.load(
            text: """
                type Node = { :key id  id = String  title = String  children = [Node] }
                :model = { nodes = [Node] }
                template row = { :class = LayoutView  :params { node = Node }  layout = { :class = VerticalLayout  layoutItems = [
                    { :class = Label  :id = head  text <- node.title }
                    { :for child in node.children  :template = row  node <- child }
                ] } }
                root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                    { :for n in nodes  :template = row  node <- n }
                ] } } }
                """)
        #expect(loader.object("head", row: "all", as: Label.self)?.text == "All")
        #expect(loader.object("head", row: "lake", as: Label.self)?.text == "Lake")
    }

    @Test func templatesInLoopsNameARowEach() throws {
        let loader = try loaded(
            "{ :for walk in walks  :template = card  :id = card  words <- walk.title }",
            "template card = { :class = LayoutView  :params { words = \"\" }  layout = { :class = VerticalLayout  layoutItems = [{ :class = Label  :id = head  text = words }] } }\n"
        )
        #expect(loader.object("card.head", row: "hill", as: Label.self)?.text == "Hill")
    }

    @Test func actionsOfARowMeanItsOwnObjects() throws {
        let loader = try loaded(
            """
            { :for walk in walks  :class = HorizontalLayout  layoutItems = [
                { :class = Label  :id = detail  text <- walk.title }
                { :class = Button  title <- "Hide \\(walk.title)"  action = { toggle = detail } }
            ] }
            """)
        let window = try TestWindow(try #require(loader.shownView))
        window.root.add(loader)
        window.root.onAction = { loader.perform($0, sender: $1) }
        try window.tap(.label("Hide Lake"))
        #expect(loader.object("detail", row: "lake", as: Label.self)?.hidden == true)
        #expect(loader.object("detail", row: "hill", as: Label.self)?.hidden == false)
    }

    // MARK: The checker

    @Test func statesCannotNameWhatIsInALoop() {
        #expect(
            errors("{ :for walk in walks  :class = Label  :id = head  text <- walk.title }", "state busy = { head.opacity = 0.5 }\n") == [
                "5: NUI206 'head' stands inside a loop; a state cannot name it"
            ])
        #expect(
            errors("{ :if isOpen  :class = Label  :id = head }", "state busy = { head.opacity = 0.5 }\n") == [
                "5: NUI206 'head' stands inside a condition; a state cannot name it"
            ])
    }

    @Test func whatStandsOutsideCannotNameWhatIsInALoop() {
        let row = "{ :for walk in walks  :class = Label  :id = head  text <- walk.title }"
        #expect(
            errors("\(row)\n{ :class = Button  title = \"Hide\"  action = { hide = head } }") == [
                "7: NUI206 'head' stands inside a loop; what stands outside cannot name it"
            ])
        #expect(
            errors("{ :class = Button  title = \"Hide\"  action = { hide = head } }\n\(row)") == [
                "6: NUI206 'head' stands inside a loop; what stands outside cannot name it"
            ])
        #expect(
            errors("\(row)\n{ :for tag in tags  :class = Button  title <- tag  action = { hide = head } }") == [
                "7: NUI206 'head' stands inside a loop; what stands outside cannot name it"
            ])
    }

    @Test func rowsMayNameWhatIsAroundThem() {
        #expect(
            errors(
                """
                { :class = Label  :id = note  text = "Note" }
                { :for walk in walks  :class = Button  title <- walk.title  action = { hide = note } }
                { :for walk in walks  :content = [
                    { :class = Label  :id = head  text <- walk.title }
                    { :if isOpen  :class = Button  title <- walk.title  action = { toggle = head } }
                ] }
                """) == [])
    }

    @Test func outletsOfTheRootStandOutsideOfLoops() {
        #expect(
            errors("{ :for walk in walks  :class = Label  :property = head  text <- walk.title }") == [
                "6: NUI706 'head' stands inside a loop; the root cannot hold what is not always there"
            ])
    }

    /// Fields of the model, constants, types, parameters, ids and the names of clauses are all different.
    @Test(arguments: [
        ("{ :for walks in walks  :class = Label  text = \"A\" }", ""),
        ("{ :for gap in walks  :class = Label  text = \"A\" }", "const gap = 4\n"),
        ("{ :for Walk in walks  :class = Label  text = \"A\" }", ""),
        ("{ :for w in walks  :content = [{ :for w in tags  :class = Label  text <- w }] }", ""),
        ("{ :for w in walks  :index w  :class = Label  text = \"A\" }", ""),
        ("{ :for note in walks  :class = Label  text = \"A\" }\n{ :class = Label  :id = note }", ""),
        ("{ :class = Label  :id = note }\n{ :for note in walks  :class = Label  text = \"A\" }", ""),
        ("{ :class = Label  :id = isOpen  text = \"A\" }", ""), ("{ :class = Label  text = \"A\" }", "const isOpen = 4\n"),
        ("{ :class = Label  :id = Walk  text = \"A\" }", ""), ("{ :class = Label  text = \"A\" }", "const Walk = 4\n"),
        (
            "{ :template = card  words = \"A\" }",
            "template card = { :class = Label  :params { words = \"\"  isOpen = NO }  text = words }\n"
        ),
        ("{ :template = card  Walk = \"A\" }", "template card = { :class = Label  :params { Walk = \"\" }  text = Walk }\n"),
        (
            "{ :template = card  words = \"A\" }",
            "template card = { :class = LayoutView  :params { words = \"\" }  layout = { :class = VerticalLayout  layoutItems = [{ :for words in walks  :class = Label  text <- words.title }] } }\n"
        ),
    ])
    func noNameHidesAnother(items: String, head: String) {
        #expect(
            errors(items, head).contains { $0.contains("NUI707") || $0.contains("NUI218") || $0.contains("NUI319") },
            "\(errors(items, head))")
    }
}
