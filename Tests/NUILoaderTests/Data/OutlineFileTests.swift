import NUI
import NUIData
import TatamiData
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

@testable import NUILoader
@testable import TatamiCollectionViews

/// Outlines in files: rows in rows, made when they are opened (collections: rule 44).
@Suite struct OutlineFileTests {
    private final class Screen {
        let loader = NUILoader(root: TatamiViews.Screen())
        let window: TestWindow
        let outline: EntryOutline

        init(_ declarations: String, _ rows: String, json: String) throws {
            loader.logger = .silent
            loader.data = .json(Array(json.utf8), name: "data.json")
            let warnings = try loader.load(
                text: "\(declarations)\nroot = { view = { :class = OutlineView  :id = outline  rows = [\(rows)] } }", name: "outline.nui")
            #expect(warnings.isEmpty, "\(warnings.map(\.message))")
            outline = try #require(loader.object("outline", as: EntryOutline.self))
            window = try TestWindow(try #require(loader.shownView), size: Size(300, 400))
            window.root.add(loader)
            window.step()
        }

        /// The texts in sight with their levels, from top to bottom.
        var texts: [String] {
            let cells = outline.cells.values.filter { (0..<400).contains(window.root.absoluteFrame(of: $0).y) }
            return cells.sorted { window.root.absoluteFrame(of: $0).y < window.root.absoluteFrame(of: $1).y }.map { cell in
                let label = Self.all(cell).compactMap { $0 as? Label }.first
                return String(repeating: "-", count: max(0, cell.accessibilityLevel - 1)) + (label?.text ?? "?")
            }
        }

        static func all(_ view: View) -> [View] { view.subviews.flatMap { [$0] + all($0) } }

        func entry(_ text: String) throws -> OutlineEntry {
            let entries = Self.all(outline).compactMap { $0 as? OutlineEntry }
            return try #require(entries.first { ($0.view as? Label)?.text == text }, "no row \(text)")
        }

        func toggle(_ text: String) throws {
            outline.toggle(try #require(try entry(text).place))
            try window.settle()
        }

        func record(_ path: [Int]) throws -> LiveRecord {
            var record = try #require(loader.liveModel).root
            for index in path {
                guard case .rows(let rows)? = record.value(of: "folders") else { break }
                record = try #require(rows.rows.indices.contains(index) ? rows.rows[index] : nil)
            }
            return record
        }
    }

    private static let folders = """
        type Folder = { :key path  path = String  name <-> String  folders <-> [Folder]  isOpen <-> NO }
        :model = { folders <-> [Folder] }
        template row = {
            :class = OutlineRow  :params { folder = Folder }
            view = { :class = Label  text <- folder.name }
            isOpen <-> folder.isOpen
            rows = [{ :for inner in folder.folders  :template = row  folder <- inner }]
        }
        """
    private static let row = "{ :for folder in folders  :template = row  folder <- folder }"

    private static func folder(_ path: String, _ folders: [String] = [], _ more: String = "") -> String {
        #"{"path": "\#(path)", "name": "\#(path.uppercased())", \#(more) "folders": [\#(folders.joined(separator: ","))]}"#
    }

    private static let tree =
        #"{"folders": ["# + folder("a", [folder("a1", [folder("x")]), folder("a2")]) + "," + folder("b") + "]}"

    @Test func rowsAreMadeWhenTheirRowIsOpened() throws {
        let screen = try Screen(Self.folders, Self.row, json: Self.tree)
        #expect(screen.texts == ["A", "B"])
        #expect(Screen.all(screen.outline).count { $0 is OutlineEntry } == 2)
        try screen.toggle("A")
        #expect(screen.texts == ["A", "-A1", "-A2", "B"])
        try screen.toggle("A1")
        #expect(screen.texts == ["A", "-A1", "--X", "-A2", "B"])
        // What was open in it is open again.
        try screen.toggle("A")
        #expect(screen.texts == ["A", "B"])
        try screen.toggle("A")
        #expect(screen.texts == ["A", "-A1", "--X", "-A2", "B"])
        // Rows without others have no mark.
        func isOpen(_ text: String) throws -> Bool? { (try screen.entry(text).superview?.superview as? OutlineRow)?.isItemOpen }
        #expect(try isOpen("A") == true && isOpen("A2") == nil && isOpen("B") == nil)
    }

    @Test func openingIsWrittenIntoTheDataAndReadFromIt() throws {
        let json =
            #"{"folders": ["# + Self.folder("a", [Self.folder("a1", [Self.folder("x")], "\"isOpen\": true,")], "\"isOpen\": true,") + "]}"
        let screen = try Screen(Self.folders, Self.row, json: json)
        // It is open in the first picture, without a motion.
        #expect(screen.texts == ["A", "-A1", "--X"] && !screen.window.root.isMoving)
        try screen.toggle("A1")
        #expect(screen.texts == ["A", "-A1"])
        screen.window.step()
        #expect(try screen.record([0, 0]).value(of: "isOpen") == .plain(.bool(false)))
        _ = try screen.record([0, 0]).write(.bool(true), to: "isOpen")
        screen.window.step()
        try screen.window.settle()
        #expect(screen.texts == ["A", "-A1", "--X"])
    }

    @Test func whatChangesInTheDataIsShown() throws {
        let screen = try Screen(Self.folders, Self.row, json: Self.tree)
        try screen.toggle("A")
        _ = try screen.record([0, 1]).write(.string("Second"), to: "name")
        screen.window.step()
        #expect(screen.texts == ["A", "-A1", "-Second", "B"])
        let new =
            #"{"folders": ["# + Self.folder("a", [Self.folder("a2"), Self.folder("a3")]) + "," + Self.folder("b", [Self.folder("b1")])
            + "]}"
        try screen.loader.replaceData(.json(Array(new.utf8), name: "new.json"))
        screen.window.step()
        try screen.window.settle()
        #expect(screen.texts == ["A", "-A2", "-A3", "B"])
        try screen.toggle("B")
        #expect(screen.texts == ["A", "-A2", "-A3", "B", "-B1"])
    }

    @Test func aRowThatIsOutOfSightKeepsItsRows() throws {
        let inner = (0..<200).map { Self.folder("a\($0)") }
        let screen = try Screen(Self.folders, Self.row, json: #"{"folders": ["# + Self.folder("a", inner) + "," + Self.folder("b") + "]}")
        try screen.toggle("A")
        screen.outline.contentOffset = Point(0, 36 * 100)
        screen.window.step()
        #expect(screen.texts.first == "-A99" && screen.texts.count < 15)
        #expect(Screen.all(screen.outline).count { $0 is OutlineEntry } < 40)
        screen.outline.contentOffset = .zero
        screen.window.step()
        try screen.toggle("A")
        #expect(screen.texts == ["A", "B"])
    }

    @Test func rowsOfOtherKindsAndWithoutData() throws {
        let screen = try Screen(
            "type Walk = { :key id  id = String  title = String }\ntype Month = { :key name  name = String  walks = [Walk] }\n:model = { months = [Month] }",
            """
            { view = { :class = Label  text = "Help" }  rows = [{ view = { :class = Label  text = "Start" } }]  isOpen = YES }
            { :for month in months  view = { :class = Label  text <- month.name }
              rows = [{ :for walk in month.walks  view = { :class = Label  text <- walk.title } }] }
            """, json: #"{"months": [{"name": "May", "walks": [{"id": "l", "title": "Lake"}]}]}"#)
        try screen.window.settle()
        #expect(screen.texts == ["Help", "-Start", "May"])
        try screen.toggle("May")
        #expect(screen.texts == ["Help", "-Start", "May", "-Lake"])
    }

    /// A loop of rows shows one row for each element.
    @Test func furtherRowsOfAnElementAreReported() {
        func found(_ content: String) -> [String] {
            let text = """
                type Folder = { :key id  id = String  name = String  folders <-> [Folder] }
                :model = { folders <-> [Folder] }
                root = { view = { :class = OutlineView  rows = [
                    { :for folder in folders  :content = [
                \(content)
                ] }
                ] } }
                """
            return Loading(text).found.filter { $0.id != "NUI708" }.map { "\($0.id) \($0.span.line):\($0.span.column)" }
        }
        let row = "{ view = { :class = Label  text <- folder.name } }"
        #expect(found(row) == [])
        #expect(found("\(row)\n\(row)") == ["NUI230 6:1"])
        #expect(found("{ :if count(folder.folders) > 1  view = { :class = Label } }\n{ :else  view = { :class = Label } }") == [])
        #expect(found("{ :if count(folder.folders) > 1  view = { :class = Label } }\n\(row)") == ["NUI230 6:1"])
        #expect(found("{ :for inner in folder.folders  view = { :class = Label  text <- inner.name } }") == ["NUI230 5:3"])
        #expect(found("{ :if count(folder.folders) > 1  :content = [\n\(row)\n\(row) ] }") == ["NUI230 7:1"])
        // Items of a collection show all of them.
        let list =
            "root = { view = { :class = CollectionView  items = [{ :for a in names  :content = [{ :class = Label } { :class = Label }] }] } }"
        #expect(Loading(":model = { names <-> [String] } \(list)").ids == ["NUI708"])
    }

    /// A row that came back while it was on its way out follows its data as before.
    @Test func rowsThatComeBackOnTheirWayOutFollowTheirData() throws {
        let roots = (0..<12).map { number in Self.folder("r\(number)", (0..<(number == 0 ? 10 : 1)).map { Self.folder("r\(number)x\($0)") })
        }
        let screen = try Screen(Self.folders, Self.row, json: #"{"folders": [\#(roots.joined(separator: ","))]}"#)
        let first = try #require(try screen.entry("R0").place)
        screen.outline.toggle(first)
        screen.window.wait(0.05)
        screen.outline.toggle(first)
        try screen.window.settle()
        _ = try screen.record([4]).write(.bool(true), to: "isOpen")
        screen.window.step()
        try screen.window.settle()
        #expect(screen.texts.contains("-R4X0"))
    }

    /// New JSON has no edits, in rows at any level.
    @Test func newJSONHasNoEdits() throws {
        let screen = try Screen(Self.folders, Self.row, json: Self.tree)
        try screen.toggle("A")
        _ = try screen.record([0, 0]).write(.string("Edited"), to: "name")
        _ = try screen.record([1]).write(.string("Too"), to: "name")
        screen.window.step()
        #expect(screen.texts == ["A", "-Edited", "-A2", "Too"])
        try screen.loader.replaceData(.json(Array((Self.tree.dropLast(2) + "," + Self.folder("c") + "]}").utf8), name: "data.json"))
        screen.window.step()
        try screen.window.settle()
        #expect(screen.texts == ["A", "-A1", "-A2", "B", "C"])
    }
}
