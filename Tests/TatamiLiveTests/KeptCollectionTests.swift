import Foundation
import Tatami
import TatamiCollections
import TatamiLive
import Testing

@testable import TatamiCollectionViews

/// What people have done to tables, collections and outlines stays when their file is loaded again.
@Suite struct KeptCollectionTests {
    private final class Desk {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tatami-kept-\(UUID().uuidString)")
        let live: LiveFile
        let root: ViewRoot
        private var time = 0.0

        init(_ text: String, _ data: String) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: folder.appendingPathComponent("a.nui"))
            try Data(data.utf8).write(to: folder.appendingPathComponent("a.json"))
            live = LiveFile(
                folder.appendingPathComponent("a.nui").path, data: folder.appendingPathComponent("a.json").path,
                watcher: FileWatcher(onChange: {})
            ) {
                let loader = NUILoader(root: Screen())
                loader.logger.logLevel = .critical
                return loader
            }
            root = ViewRoot(live.view, text: try PangoTextEngine())
            root.add(live)
            #expect(live.load())
            step()
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func step(_ frames: Int = 3) {
            for _ in 0..<frames {
                time += 1.0 / 60
                _ = root.frame(in: Size(400, 300), at: time)
            }
        }

        func save(_ text: String) throws {
            try Data(text.utf8).write(to: folder.appendingPathComponent("a.nui"))
            #expect(live.load())
            step()
        }

        func view<Found: View>(_ id: String, as type: Found.Type) throws -> Found {
            try #require(live.loader?.object(id, as: Found.self))
        }

        var focused: View? { root.focusedView }
    }

    private static let walks = """
        {"walks": [{"id": "a", "title": "Lake", "hours": 3}, {"id": "b", "title": "Hill", "hours": 1}, {"id": "c", "title": "Moor", "hours": 2}]}
        """

    private static func table(_ head: String = "Walk", hours: String = "width = 90", order: [Int] = [0, 1], more: String = "") -> String {
        let columns = ["{ title = \"\(head)\"  id = \"walk\"  isSortable = YES }", "{ id = \"hours\"  \(hours)  isSortable = YES }"]
        return """
            type Walk = { :key id  id = String  title <-> String  hours = Number }
            :model = { walks <-> [Walk] }
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [\(more)
                { stretch = YES  view = {
                    :class = Table  :id = table
                    columns = [\(order.map { columns[$0] }.joined(separator: " "))]
                    rows = [{ :for w in walks  cells = [{ text <-> w.title } { text <- "\\(w.hours) h" }] }]
                } }
            ] } } }
            """
    }

    private func titles(_ table: Table) -> [String] {
        var texts: [(Double, String)] = []
        var pending: [View] = [table.rows]
        while let view = pending.popLast() {
            if let label = view as? Label, let root = label.root { texts.append((root.absoluteFrame(of: label).y, label.text)) }
            pending += view.subviews
        }
        return texts.sorted { $0.0 < $1.0 }.map(\.1).filter { !$0.hasSuffix(" h") }
    }

    @Test func columnsOrderSelectionAndFocusOfTablesStay() throws {
        let desk = try Desk(Self.table(), Self.walks)
        let old = try desk.view("table", as: Table.self)
        old.resize("hours", to: 150)
        old.move("hours", by: -1)
        let header = try #require(old.header.cells.first { $0.column.id == "hours" })
        #expect(desk.root.perform(.press, on: header))
        desk.step()
        #expect(titles(old) == ["Hill", "Moor", "Lake"])
        let moor = try key(old.rows, 1)
        old.rows.focus(moor)
        desk.step()
        #expect(old.rows.selectedCount == 1 && desk.focused != nil)

        try desk.save(Self.table("Name of the walk", more: "{ :class = Label  text = \"Walks\" }"))
        let new = try desk.view("table", as: Table.self)
        #expect(new !== old && titles(new) == ["Hill", "Moor", "Lake"])
        #expect(new.columns.map(\.id) == ["hours", "walk"] && new.width(of: "hours") == 150)
        #expect(new.rows.selectedItems() == [try key(new.rows, 1)])
        #expect(desk.focused != nil && desk.focused?.superviews.contains { $0 === new } == true)

        // What the file says anew counts more.
        try desk.save(Self.table(hours: "width = 70", order: [1, 0]))
        let third = try desk.view("table", as: Table.self)
        #expect(third.columns.map(\.id) == ["hours", "walk"] && third.width(of: "hours") == 70)
        try desk.save(Self.table(hours: "width = 70", order: [0, 1]))
        #expect(try desk.view("table", as: Table.self).columns.map(\.id) == ["walk", "hours"])
    }

    private func key(_ list: CollectionView, _ item: Int) throws -> ItemKey {
        try #require(list.data.key(CollectionPlace(section: 0, item: item)))
    }

    @Test func editsOfDataStayUntilTheDataChanges() throws {
        let desk = try Desk(Self.table(), Self.walks)
        let model = try #require(desk.live.loader?.liveModel)
        guard case .rows(let list)? = model.root.value(of: "walks") else { return #expect(Bool(false), "there are no rows") }
        #expect(list.rows[1].write(.string("Mountain"), to: "title") == .written)
        #expect(list.remove([list.rows[0]]))
        desk.step(60)
        #expect(titles(try desk.view("table", as: Table.self)) == ["Mountain", "Moor"])
        try desk.save(Self.table("Name"))
        #expect(titles(try desk.view("table", as: Table.self)) == ["Mountain", "Moor"])
        // Fields that are new have what the JSON and the file give.
        let few = Self.table("Name").replacingOccurrences(of: "  hours = Number", with: "")
        try desk.save(few.replacingOccurrences(of: "text <- \"\\(w.hours) h\"", with: "text = \"0 h\""))
        #expect(titles(try desk.view("table", as: Table.self)) == ["Mountain", "Moor"])
        try desk.save(
            Self.table("Name").replacingOccurrences(of: "title <-> String  hours", with: "title <-> String  note <-> \"-\"  hours"))
        #expect(titles(try desk.view("table", as: Table.self)) == ["Mountain", "Moor"])
        try Data(Self.walks.replacingOccurrences(of: "Lake", with: "Pond").utf8).write(to: desk.folder.appendingPathComponent("a.json"))
        try desk.save(Self.table("Walk"))
        #expect(titles(try desk.view("table", as: Table.self)) == ["Pond", "Hill", "Moor"])
    }

    /// A cell that is edited when the file is saved is edited on, with what was typed, and so is a field in an item of a collection.
    @Test func whatIsTypedIntoRowsStays() throws {
        let desk = try Desk(Self.table(), Self.walks)
        let old = try desk.view("table", as: Table.self)
        old.rows.focus(try key(old.rows, 1))
        desk.step()
        for code in [KeyEvent.Key.right, .enter] { #expect(desk.root.handle(KeyEvent(code, time: 1))) }
        let field = try #require(desk.focused as? TextField)
        #expect(field.text == "Hill" && desk.root.handle(text: "High"))
        try desk.save(Self.table("Name"))
        let new = try desk.view("table", as: Table.self)
        let editor = try #require(desk.focused as? TextField)
        #expect(editor !== field && editor.text == "High" && editor.superviews.contains { $0 === new })
        #expect(desk.root.handle(text: "er"))
        #expect(desk.root.handle(KeyEvent(.enter, time: 2)))
        desk.step()
        #expect(titles(new) == ["Lake", "Higher", "Moor"])

        func list(_ spacing: Int) -> String {
            """
            type Walk = { :key id  id = String  title <-> String  hours = Number }
            :model = { walks <-> [Walk] }
            root = { view = { :class = CollectionView  :id = list  spacing = \(spacing)
                items = [{ :for w in walks  :class = TextField  text <-> w.title }] } }
            """
        }
        let other = try Desk(list(2), Self.walks)
        let fields = other.root.placedViews(exact: true).compactMap { $0.view as? TextField }
        let hill = try #require(fields.first { $0.text == "Hill" })
        #expect(other.root.focus(hill))
        #expect(other.root.handle(KeyEvent(.end, time: 1)) && other.root.handle(text: "s"))
        other.step()
        try other.save(list(4))
        let kept = try #require(other.focused as? TextField)
        #expect(!fields.contains { $0 === kept } && kept.text == "Hills" && other.root.handle(text: "!"))
        #expect(kept.text == "Hills!")
    }

    /// A table is ordered anew when all of its data is replaced.
    @Test func replacedDataIsOrdered() throws {
        let desk = try Desk(Self.table(), Self.walks)
        let table = try desk.view("table", as: Table.self)
        let header = try #require(table.header.cells.first { $0.column.id == "hours" })
        #expect(desk.root.perform(.press, on: header))
        desk.step()
        #expect(titles(table) == ["Hill", "Moor", "Lake"])
        let path = desk.folder.appendingPathComponent("a.json").path
        try Data(Self.walks.replacingOccurrences(of: "\"hours\": 3", with: "\"hours\": 0").utf8).write(to: URL(fileURLWithPath: path))
        try desk.live.loader?.replaceData(.json(file: path))
        desk.step()
        #expect(titles(table) == ["Lake", "Hill", "Moor"])
    }

    /// Rows are found by their keys, and items without a name by their places.
    @Test func selectionOfCollectionsStays() throws {
        let rows = "{ :for w in walks  :class = Label  text <- w.title }"
        let items = ["Lake", "Hill", "Moor"].map { "{ :class = Label  text = \"\($0)\" }" }.joined(separator: " ")
        for items in [rows, items] {
            func file(_ spacing: Int) -> String {
                """
                type Walk = { :key id  id = String  title <-> String  hours = Number }
                :model = { walks <-> [Walk] }
                root = { view = { :class = CollectionView  :id = list  selectionMode = Multiple  spacing = \(spacing)
                    items = [\(items)] } }
                """
            }
            let desk = try Desk(file(2), Self.walks)
            let old = try desk.view("list", as: CollectionView.self)
            old.selectAll()
            old.focus(try key(old, 2))
            desk.step()
            try desk.save(file(4))
            let new = try desk.view("list", as: CollectionView.self)
            #expect(new !== old && new.selectedCount == 3, "\(items)")
            #expect(desk.focused?.superviews.contains { $0 === new } == true, "\(items)")
            #expect(new.focusedCell?.item == (try key(new, 2)), "\(items)")
        }
    }

    @Test func openRowsOfOutlinesStay() throws {
        func file(_ more: String) -> String {
            """
            type Folder = { :key path  path = String  name = String  folders = [Folder] }
            :model = { folders = [Folder] }
            template row = {
                :class = OutlineRow  :params { folder = Folder }
                view = { :class = Label  text <- folder.name }
                rows = [{ :for inner in folder.folders  :template = row  folder <- inner }]
            }
            root = { view = { :class = OutlineView  :id = outline  \(more)
                rows = [{ :for folder in folders  :template = row  folder <- folder }] } }
            """
        }
        let data = """
            {"folders": [{"path": "1", "name": "One", "folders": [{"path": "1.1", "name": "Inner", "folders": [
                {"path": "1.1.1", "name": "Deep", "folders": []}]}]}, {"path": "2", "name": "Two", "folders": [
                {"path": "2.1", "name": "Closed", "folders": []}]}]}
            """
        let desk = try Desk(file(""), data)
        func names() -> [String] {
            let labels = desk.root.placedViews(exact: true).compactMap { $0.view as? Label }
            return labels.sorted { desk.root.absoluteFrame(of: $0).y < desk.root.absoluteFrame(of: $1).y }.map(\.text)
        }
        #expect(names() == ["One", "Two"])
        for name in ["One", "Inner"] {
            let label = try #require(desk.root.placedViews(exact: true).compactMap { $0.view as? Label }.first { $0.text == name })
            let entry = try #require(label.superviews.compactMap { $0 as? OutlineEntry }.first)
            #expect(desk.root.focus(entry.superviews.first { $0.canBecomeFocused }))
            #expect(desk.root.handle(KeyEvent(.right, time: 1)))
            desk.step()
        }
        #expect(names() == ["One", "Inner", "Deep", "Two"])
        #expect(desk.root.handle(KeyEvent(.down, time: 1)))
        desk.step()
        func focusedName() -> String? {
            desk.root.placedViews(exact: true).compactMap { $0.view as? Label }.first { label in
                label.superviews.contains { $0 === desk.focused }
            }?.text
        }
        #expect(focusedName() == "Deep")
        // A reload before the first one is shown forgets nothing.
        try Data(file("indentation = 25").utf8).write(to: desk.folder.appendingPathComponent("a.nui"))
        #expect(desk.live.load())
        try desk.save(file("indentation = 30"))
        desk.step()
        #expect(names() == ["One", "Inner", "Deep", "Two"])
        #expect(focusedName() == "Deep")

        // What is open in a row that was closed is open when that one is opened again.
        let outline = try desk.view("outline", as: EntryOutline.self)
        outline.close(try #require(outline.row(at: 0)?.id))
        desk.step(60)
        #expect(names() == ["One", "Two"])
        try desk.save(file("indentation = 35"))
        #expect(names() == ["One", "Two"])
        let new = try desk.view("outline", as: EntryOutline.self)
        new.open(try #require(new.row(at: 0)?.id))
        desk.step()
        #expect(names() == ["One", "Inner", "Deep", "Two"] && desk.root.diagnostics.isEmpty)
    }

    /// Rows that people have opened are open again although they are out of sight.
    @Test func openRowsOutOfSightStay() throws {
        func file(_ more: String) -> String {
            """
            type Folder = { :key name  name = String  names = [Name] }
            type Name = { :key name  name = String }
            :model = { folders = [Folder] }
            root = { view = { :class = OutlineView  :id = outline  \(more)
                rows = [{ :for folder in folders  view = { :class = Label  text <- folder.name }
                    rows = [{ :for inner in folder.names  view = { :class = Label  text <- inner.name } }] }] } }
            """
        }
        let names = (0..<100).map { "{\"name\": \"in \($0)\"}" }.joined(separator: ", ")
        let folders = (0..<5).map { "{\"name\": \"\($0)\", \"names\": [\($0 == 0 ? names : "")]}" }.joined(separator: ", ")
        let desk = try Desk(file(""), "{\"folders\": [\(folders)]}")
        let first = try desk.view("outline", as: EntryOutline.self)
        first.focus(try key(first, 0))
        #expect(desk.root.handle(KeyEvent(.right, time: 1)))
        desk.step()
        first.readingDistance = Point(0, 1_000)
        desk.step(10)
        let before = first.readingDistance.y
        #expect(before == 1_000)
        try desk.save(file("indentation = 30"))
        desk.step()
        #expect(try desk.view("outline", as: EntryOutline.self).readingDistance.y == before)
    }

    @Test func aSelectionOfTheProgramCountsMore() throws {
        let text = """
            type Walk = { :key id  id = String  title <-> String  hours = Number }
            :model = { walks <-> [Walk] }
            root = { view = { :class = CollectionView  :id = list  selectionMode = Multiple
                items = [{ :for w in walks  :class = Label  text <- w.title }] } }
            """
        let desk = try Desk(text, Self.walks)
        desk.live.onLoad = { loader in
            guard let list = loader.object("list", as: CollectionView.self) else { return }
            list.select(list.data.key(CollectionPlace(section: 0, item: 1)))
        }
        for isSelected in [false, true] {
            if isSelected { try desk.view("list", as: CollectionView.self).selectAll() }
            try desk.save(text)
            let list = try desk.view("list", as: CollectionView.self)
            #expect(list.selectedItems() == [try key(list, 1)])
        }
    }
}
