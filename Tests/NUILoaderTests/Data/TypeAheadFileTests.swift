import NUIData
import NUILoader
import TatamiCollections
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

@testable import TatamiCollectionViews

/// People find rows of files by typing: the first text that is bound to the data counts, also of rows without views.
@Suite struct TypeAheadFileTests {
    private static let json = """
        {"walks": [\((0..<500).map { "{\"id\": \($0), \"title\": \"Walk \($0)\"}" }.joined(separator: ", ")), {"id": 500, "title": "Lake"},
        {"id": 501, "title": "Élan"}], "chosen": []}
        """

    private func open(_ view: String) throws -> (list: CollectionView, window: TestWindow, loader: NUILoader) {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        loader.data = .json(Array(Self.json.utf8), name: "data.json")
        try loader.load(
            text: """
                type Walk = { :key id  id = Integer  title <-> String }
                :model = { walks <-> [Walk]  chosen <-> [Integer] }
                root = { view = \(view) }
                """, name: "list.nui")
        let window = try TestWindow(try #require(loader.shownView), size: Size(300, 400))
        window.root.add(loader)
        window.step()
        var (found, pending) = ([CollectionView](), [try #require(loader.shownView)])
        while let view = pending.popLast() {
            if let list = view as? CollectionView { found.append(list) }
            pending += view.subviews
        }
        return (try #require(found.first), window, loader)
    }

    @Test(arguments: [
        "{ :class = CollectionView  selectionMode = Single  items = [{ :class = Label  :for walk in walks  text <- walk.title }] }",
        """
        { :class = CollectionView  selectionMode = Single  items = [{ :class = LayoutView  :for walk in walks  layout = {
            :class = HorizontalLayout  layoutItems = [{ view = { :class = Spacer } } { view = { :class = Label  text <- walk.title } }] } }] }
        """,
        """
        { :class = CollectionView  selectionMode = Single
            sections = [{ items = [{ :class = Label  :for walk in walks  text <- walk.title }] }] }
        """,
        "{ :class = Table  columns = [{ title = \"Walk\" }]  rows = [{ :for walk in walks  cells = [{ text <- walk.title }] }] }",
        """
        { :class = OutlineView  selectionMode = Single
            rows = [{ :for walk in walks  view = { :class = Label  text <- walk.title } }] }
        """,
    ])
    func lettersFindARow(view: String) throws {
        let (list, window, loader) = try open(view)
        defer { withExtendedLifetime(loader) {} }
        let first = try #require(list.data.key(CollectionPlace(section: 0, item: 0)))
        list.focus(first)
        window.step()
        #expect(window.root.handle(text: "l"))
        for _ in 0..<5 { window.step() }
        try window.settle()
        #expect(list.focusedCell?.item.flatMap(list.data.place)?.item == 500)
        window.wait(2)
        for letter in "walk 3" { #expect(window.root.handle(text: String(letter))) }
        try window.settle()
        #expect(list.focusedCell?.item.flatMap(list.data.place)?.item == 3)
        window.wait(2)
        #expect(window.root.handle(text: "e"))
        try window.settle()
        #expect(list.focusedCell?.item.flatMap(list.data.place)?.item == 501)
    }

    @Test func objectsOfTheFileAreFoundToo() throws {
        let (list, window, _) = try open(
            """
            { :class = CollectionView  selectionMode = Single  items = [{ :class = Label  text = "One" } { :class = Button  title = "Two" }] }
            """)
        list.focus(try #require(list.data.key(CollectionPlace(section: 0, item: 0))))
        window.step()
        #expect(window.root.handle(text: "t"))
        try window.settle()
        #expect(list.focusedCell?.item.flatMap(list.data.place)?.item == 1)
    }
}
