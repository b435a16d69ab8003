import NUI
import NUIData
import TatamiData
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

@testable import NUILoader
@testable import TatamiCollectionViews

/// Selection, states, refreshing and moving of collections in files.
@Suite struct CollectionFileTests {
    /// What files call.
    private final class Calls {
        private(set) var names: [String] = []
        func add(_ name: String) { names.append(name) }
    }

    private final class Screen {
        let loader = NUILoader(root: TatamiViews.Screen())
        let window: TestWindow
        let list: CollectionView
        let calls = Calls()

        init(_ contents: String, json: String, isEditable: Bool = true) throws {
            loader.logger = .silent
            loader.data = .json(Array(json.utf8), name: "data.json")
            let text = """
                type Walk = { :key id  id = Integer  title <-> String }
                :model = { walks \(isEditable ? "<->" : "=") [Walk]  others <-> [Walk]  chosen <-> [Integer]  one <-> Integer?  busy <-> NO }
                root = { view = { :class = CollectionView  :id = list  \(contents) } }
                """
            let warnings = try loader.load(text: text, name: "list.nui")
            #expect(warnings.isEmpty, "\(warnings.map(\.message))")
            list = try #require(loader.object("list", as: CollectionView.self))
            window = try TestWindow(try #require(loader.shownView), size: Size(300, 400))
            window.root.add(loader)
            let calls = calls
            window.root.onAction = { action, _ in calls.add(action.selector) }
            window.step()
        }

        func value(_ field: String) -> DataValue? {
            guard case .plain(let value)? = loader.liveModel?.root.value(of: field) else { return nil }
            return value
        }

        func write(_ value: DataValue, to field: String) throws {
            _ = try #require(loader.liveModel).root.write(value, to: field)
            window.step()
            window.step()
        }

        func rows(_ field: String = "walks") -> [LiveRecord] {
            guard case .rows(let list)? = loader.liveModel?.root.value(of: field) else { return [] }
            return list.rows
        }
        func order(_ field: String = "walks") -> [DataValue?] { rows(field).map { $0.value(of: "id")?.plain } }

        /// The texts of labels in sight, from top to bottom.
        var texts: [String] { labels.map(\.0) }
        var labels: [(String, Rect)] {
            Self.all(list).compactMap { $0 as? Label }.map { ($0.text, window.root.absoluteFrame(of: $0)) }
                .filter { (0..<400).contains($0.1.y) }.sorted { $0.1.y < $1.1.y }
        }
        func place(of text: String) throws -> Point { try #require(labels.first { $0.0 == text }, "no \(text) in \(texts)").1.center }

        static func all(_ view: View) -> [View] { view.subviews.flatMap { [$0] + all($0) } }
    }

    private static let rows = "items = [{ :for walk in walks  :class = Label  text <- walk.title }]"

    private static func json(_ ids: [Int], others: [Int] = [], chosen: [Int] = [], one: Int? = nil) -> String {
        func list(_ ids: [Int]) -> String { ids.map { #"{"id": \#($0), "title": "Walk \#($0)"}"# }.joined(separator: ",") }
        let chosen = chosen.map(String.init).joined(separator: ",")
        return
            #"{"walks": [\#(list(ids))], "others": [\#(list(others))], "chosen": [\#(chosen)], "one": \#(one.map(String.init) ?? "null")}"#
    }

    // MARK: Selection

    @Test func selectedKeysComeFromTheData() throws {
        let screen = try Screen(
            "selectionMode = Multiple  selectedKeys <-> chosen  \(Self.rows)", json: Self.json([1, 2, 3, 4], chosen: [4, 2, 9]))
        // 9 is no row.
        #expect(screen.list.selectedKeys == [.number(2), .number(4)])
        try screen.write(.list([.integer(3)]), to: "chosen")
        #expect(screen.list.selectedKeys == [.number(3)])
        try screen.write(.list([]), to: "chosen")
        #expect(screen.list.selectedCount == 0)
    }

    @Test func whatPeopleSelectIsWritten() throws {
        let screen = try Screen(
            "selectionMode = Multiple  selectedKeys <-> chosen  action = { selector = \"chose\" }  \(Self.rows)",
            json: Self.json([1, 2, 3]))
        screen.window.press(at: try screen.place(of: "Walk 2"), with: .mouse)
        screen.window.lift(at: try screen.place(of: "Walk 2"), with: .mouse)
        screen.window.step()
        #expect(screen.value("chosen") == .list([.integer(2)]))
        screen.window.key(.down, .shift)
        screen.window.step()
        #expect(screen.value("chosen") == .list([.integer(2), .integer(3)]) && screen.calls.names == ["chose", "chose"])
        screen.window.key(.character("a"), .control)
        screen.window.step()
        #expect(screen.value("chosen") == .list([.integer(1), .integer(2), .integer(3)]))
        // What the program selects is not sent, as with controls.
        screen.list.select(nil)
        screen.window.step()
        #expect(screen.calls.names.count == 3)
    }

    @Test func rowsThatComeLaterAreSelectedThen() throws {
        let screen = try Screen("selectionMode = Single  selectedKey <-> one  \(Self.rows)", json: Self.json([1, 2], one: 7))
        #expect(screen.list.selectedKey == nil && screen.value("one") == .integer(7))
        try screen.loader.replaceData(.json(Array(Self.json([1, 7, 2], one: 7).utf8), name: "new.json"))
        try screen.window.settle()
        #expect(screen.list.selectedKey == .number(7))
        // It moves with its row, and goes with it.
        try screen.loader.replaceData(.json(Array(Self.json([7, 1, 2], one: 7).utf8), name: "new.json"))
        try screen.window.settle()
        #expect(screen.list.selectedKey == .number(7) && screen.list.selectedCount == 1)
        try screen.loader.replaceData(.json(Array(Self.json([1, 2], one: 7).utf8), name: "new.json"))
        try screen.window.settle()
        #expect(screen.list.selectedCount == 0)
        try screen.write(.integer(2), to: "one")
        #expect(screen.list.selectedKey == .number(2))
        try screen.write(.null, to: "one")
        #expect(screen.list.selectedCount == 0)
    }

    @Test func rowsOfSectionsAreSelectedByTheirKeys() throws {
        let section = "{ items = [{ :for walk in %  :class = Label  text <- walk.title }] }"
        let sections = ["walks", "others"].map { section.replacing("%", with: $0) }.joined(separator: " ")
        let screen = try Screen(
            "selectionMode = Single  selectedKey <-> one  sections = [\(sections)]", json: Self.json([1, 2], others: [5, 6], one: 6))
        #expect(screen.list.selectedKey == .number(6))
        screen.window.press(at: try screen.place(of: "Walk 5"), with: .mouse)
        screen.window.lift(at: try screen.place(of: "Walk 5"), with: .mouse)
        screen.window.step()
        #expect(screen.value("one") == .integer(5))
    }

    @Test func openingIsSent() throws {
        let screen = try Screen(
            "selectionMode = Single  action = { selector = \"open\"  event = ItemOpened }  \(Self.rows)", json: Self.json([1, 2]))
        screen.window.press(at: try screen.place(of: "Walk 2"), with: .mouse)
        screen.window.lift(at: try screen.place(of: "Walk 2"), with: .mouse)
        #expect(screen.calls.names == [])
        screen.window.key(.enter)
        #expect(screen.calls.names == ["open"])
    }

    // MARK: States

    @Test func viewsStandForMissingRows() throws {
        let views = ["emptyView", "loadingView", "failedView"].map { "\($0) = { :class = Label  text = \"\($0)\" }" }.joined(
            separator: "  ")
        let screen = try Screen("contentState <- busy ? Loading : Ready  \(views)  \(Self.rows)", json: Self.json([]))
        #expect(screen.texts == ["emptyView"])
        try screen.write(.bool(true), to: "busy")
        #expect(screen.texts == ["loadingView"])
        screen.list.contentState = .failed
        screen.window.step()
        #expect(screen.texts == ["failedView"])
        try screen.loader.replaceData(.json(Array(Self.json([1]).utf8), name: "new.json"))
        try screen.window.settle()
        #expect(screen.texts == ["Walk 1"])
    }

    @Test func pullingDownIsSentAndWritten() throws {
        let screen = try Screen(
            "pullsToRefresh = YES  isRefreshing <-> busy  action = { selector = \"reload\"  event = Refreshed }  \(Self.rows)",
            json: Self.json(Array(1...40)))
        screen.window.drag(from: Point(100, 50), to: Point(100, 380))
        screen.window.step()
        #expect(screen.calls.names == ["reload"] && screen.value("busy") == .bool(true) && screen.list.isRefreshing)
        try screen.write(.bool(false), to: "busy")
        #expect(!screen.list.isRefreshing)
        // The program may begin it as well, which is nobody's wish.
        try screen.write(.bool(true), to: "busy")
        #expect(screen.list.isRefreshing && screen.calls.names == ["reload"])
    }

    // MARK: Moving

    private func move(_ text: String, by keys: KeyEvent.Key..., in screen: Screen) throws {
        screen.window.press(at: try screen.place(of: text), with: .mouse)
        screen.window.lift(at: try screen.place(of: text), with: .mouse)
        for key in keys { screen.window.key(key, [.control, .shift]) }
        try screen.window.settle()
    }

    @Test func rowsMoveInTheirList() throws {
        let screen = try Screen("selectionMode = Single  isReorderable = YES  \(Self.rows)", json: Self.json([1, 2, 3, 4]))
        try move("Walk 2", by: .down, in: screen)
        #expect(screen.order() == [1, 3, 2, 4].map { .integer($0) } && screen.texts == ["Walk 1", "Walk 3", "Walk 2", "Walk 4"])
        try move("Walk 4", by: .home, in: screen)
        #expect(screen.order() == [4, 1, 3, 2].map { .integer($0) } && screen.texts == ["Walk 4", "Walk 1", "Walk 3", "Walk 2"])
        // By the mouse: the last row to the start.
        let start = try screen.place(of: "Walk 2")
        screen.window.press(at: start, with: .mouse)
        screen.window.move(to: start + Point(0, -10), with: .mouse)
        screen.window.move(to: Point(start.x, 2), with: .mouse)
        screen.window.step()
        screen.window.lift(at: Point(start.x, 2), with: .mouse)
        try screen.window.settle()
        #expect(screen.order() == [2, 4, 1, 3].map { .integer($0) } && screen.texts == ["Walk 2", "Walk 4", "Walk 1", "Walk 3"])
    }

    @Test func rowsMoveBetweenTheListsOfSections() throws {
        let section = "{ items = [{ :for walk in %  :class = Label  text <- walk.title }] }"
        let sections = ["walks", "others"].map { section.replacing("%", with: $0) }.joined(separator: " ")
        let screen = try Screen(
            "selectionMode = Single  isReorderable = YES  sections = [\(sections)]", json: Self.json([1, 2], others: [5, 6]))
        try move("Walk 1", by: .end, in: screen)
        #expect(screen.order() == [.integer(2)] && screen.order("others") == [5, 6, 1].map { .integer($0) })
        #expect(screen.texts == ["Walk 2", "Walk 5", "Walk 6", "Walk 1"])
    }

    /// In another list the row is another item, which has the focus then.
    @Test func theFocusFollowsARowToAnotherList() throws {
        let section = "{ items = [{ :for walk in %  :class = Label  text <- walk.title }] }"
        let sections = ["walks", "others"].map { section.replacing("%", with: $0) }.joined(separator: " ")
        let screen = try Screen(
            "selectionMode = Single  isReorderable = YES  sections = [\(sections)]", json: Self.json([1, 2], others: [5, 6]))
        try move("Walk 1", by: .end, .up, in: screen)
        #expect(screen.order("others") == [5, 1, 6].map { .integer($0) }, "the second key moves the same row")
        #expect(focusedText(screen) == "Walk 1")
        try move("Walk 1", by: .home, .down, in: screen)
        #expect(screen.order() == [2, 1].map { .integer($0) } && focusedText(screen) == "Walk 1")
    }

    private func focusedText(_ screen: Screen) -> String? {
        var pending = [screen.window.root.focusedView].compactMap(\.self)
        while let next = pending.popLast() {
            if let text = (next as? Label)?.text { return text }
            pending += next.subviews
        }
        return nil
    }

    /// What has no name is not in the data, and stays selected when rows come.
    @Test func itemsWithoutANameStaySelected() throws {
        let screen = try Screen(
            "selectionMode = Multiple  selectedKeys <-> chosen  items = [{ :class = Label  text = \"All\" } { :for walk in walks  :class = Label  text <- walk.title }]",
            json: Self.json([1, 2]))
        let place = try screen.place(of: "All")
        screen.window.press(at: place, with: .mouse)
        screen.window.lift(at: place, with: .mouse)
        screen.window.step()
        #expect(screen.list.selectedCount == 1 && screen.list.selectedKeys == [])
        try screen.loader.replaceData(.json(Array(Self.json([3, 1, 2]).utf8), name: "new.json"))
        try screen.window.settle()
        #expect(screen.texts.count == 4 && screen.list.selectedCount == 1)
        // The program that says what is selected means all of it.
        try screen.write(.list([.integer(1)]), to: "chosen")
        #expect(screen.list.selectedCount == 1 && screen.list.selectedKeys == [.number(1)])
    }

    @Test func aListThatIsOnlyReadHoldsItsRows() throws {
        let screen = try Screen(
            "selectionMode = Single  isReorderable = YES  \(Self.rows)", json: Self.json([1, 2, 3]), isEditable: false)
        var faults: [String] = []
        screen.list.onFault = { faults.append($0) }
        try move("Walk 1", by: .down, in: screen)
        #expect(screen.texts == ["Walk 1", "Walk 2", "Walk 3"] && faults.count == 1 && faults.first?.contains("'<->'") == true)
    }

    /// A row goes before the row that follows it, and one that a filter hides stays behind the row before it (containers: rule 32).
    @Test func rowsMoveAmongThoseThatAreShown() throws {
        let screen = try Screen(
            "selectionMode = Single  isReorderable = YES  items = [{ :for walk in walks  :where walk.id != 2  :class = Label  text <- walk.title }]",
            json: Self.json([1, 2, 3, 4]))
        try move("Walk 4", by: .up, in: screen)
        #expect(screen.texts == ["Walk 1", "Walk 4", "Walk 3"])
        #expect(Set(screen.order().compactMap(\.self)).count == 4)
        #expect(screen.order() == [1, 2, 4, 3].map { .integer($0) })
    }
}

extension CollectionFileTests {
    /// A selection that data holds is shown again once people may select.
    @Test func aModeThatChangesKeepsTheWantedSelection() throws {
        let screen = try Screen("selectionMode = Multiple  selectedKeys <-> chosen  \(Self.rows)", json: Self.json([1, 2, 3]))
        try screen.write(.list([.integer(2)]), to: "chosen")
        #expect(screen.list.selectedKeys == [.number(2)])
        screen.list.selectionMode = .none
        screen.window.step()
        screen.list.selectionMode = .multiple
        screen.window.step()
        #expect(screen.list.selectedKeys == [.number(2)] && screen.list.selectedItems(limit: 9).count == 1)
    }
}

extension LiveValue {
    fileprivate var plain: DataValue? { if case .plain(let value) = self { value } else { nil } }
}
