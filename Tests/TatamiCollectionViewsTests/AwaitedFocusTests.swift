import TatamiCollections
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

@testable import TatamiCollectionViews

/// The focus of rows that people move to another list.
@Suite struct AwaitedFocusTests {
    /// Two lists of named rows in the sections of a collection, above a button.
    private final class Lists {
        var names: [[String]] = [["a", "b", "c"], ["x", "y"]]
        let hosted = [HostedList(), HostedList()]
        let list = CollectionView()
        let button = Button("Other")
        let window: TestWindow
        /// A row that shows nothing.
        var empty: String?
        /// What becomes of a row that people move to a list.
        var take: (String, Int) -> Bool = { _, _ in true }

        init() throws {
            list.selectionMode = .multiple
            let (list, button) = (list, button)
            let root = LayoutView {
                VStack(alignment: .stretch) {
                    button.stretch(.horizontal)
                    list.stretch()
                }
            }
            window = try TestWindow(root, size: Size(200, 300))
            for (number, hosted) in hosted.enumerated() {
                var rows = HostedRows()
                rows.name = { ($0 as? String).map { AnyHashable($0) } }
                rows.id = { [weak self] name in (name.base as? String).flatMap { self?.names[number].contains($0) == true ? $0 : nil } }
                rows.isRow = { _ in true }
                rows.element = { ($0 as? String).map { Name($0) } }
                rows.take = { [weak self] element, _ in (element as? Name).flatMap { self?.take($0.text, number) } ?? false }
                hosted.rows = rows
            }
            list.isReorderable = true
            list.sections = hosted.map { hosted in
                let section = CollectionSection()
                section.items = hosted
                return section
            }
            show()
            window.step()
        }

        private final class Name {
            let text: String
            init(_ text: String) { self.text = text }
        }

        func show() {
            for (hosted, names) in zip(hosted, names) { hosted.set(names) { [empty] in HostedList.Made($0 == empty ? [] : [Label($0)]) } }
        }

        func key(_ name: String) throws -> ItemKey { try #require(list.item(named: name)) }
        func focus(_ name: String) throws { list.focus(try key(name)) }
        var focused: String? { list.focusedCell?.item.flatMap { list.name(ofItem: $0)?.base as? String } }

        /// Moves a row to the end of the other list, as a drop does.
        func move(_ name: String, to section: Int) throws {
            let target = try #require(list.data.sourceContent(0).sectionKey(section))
            list.move(try key(name), to: .endOf(target))
        }
    }

    @Test func theFocusAndTheSelectionFollowARow() throws {
        let lists = try Lists()
        try lists.focus("b")
        lists.list.select(try lists.key("b"))
        lists.take = { [weak lists] name, section in
            guard let lists else { return false }
            lists.names[1 - section].removeAll { $0 == name }
            lists.names[section].append(name)
            return true
        }
        try lists.move("b", to: 1)
        lists.show()
        try lists.window.settle()
        #expect(lists.names == [["a", "c"], ["x", "y", "b"]] && lists.focused == "b")
        #expect(lists.list.selectedItems().compactMap { lists.list.name(ofItem: $0)?.base as? String } == ["b"])
    }

    /// The data has taken the row and shows it nowhere. Much later it has a row of that name again.
    @Test func aRowThatComesMuchLaterDoesNotTakeTheFocus() throws {
        let lists = try Lists()
        // No other row of the collection could take the focus.
        lists.names = [["b"], []]
        lists.show()
        try lists.window.settle()
        try lists.focus("b")
        try lists.move("b", to: 1)
        lists.names = [[], []]
        lists.show()
        try lists.window.settle()
        #expect(lists.list.awaitedRow == nil)
        lists.window.root.focus(lists.button)
        lists.window.step()
        lists.names[1].append("b")
        lists.show()
        try lists.window.settle()
        #expect(lists.window.root.focusedView === lists.button)
    }

    /// The data is slow, and people go somewhere else meanwhile.
    @Test func whoHasGoneElsewhereIsNotBroughtBack() throws {
        let lists = try Lists()
        try lists.focus("b")
        try lists.move("b", to: 1)
        lists.window.step()
        lists.window.root.focus(lists.button)
        lists.window.step()
        lists.names = [["a", "c"], ["x", "y", "b"]]
        lists.show()
        try lists.window.settle()
        #expect(lists.window.root.focusedView === lists.button)
    }

    /// A row that is hidden in its new list is not waited for, frame after frame.
    @Test func aHiddenRowIsNotWaitedFor() throws {
        let lists = try Lists()
        try lists.focus("b")
        lists.list.hide { (item: CollectionSection.Item) in
            lists.list.hosted?.name(item) == AnyHashable("b") && lists.names[1].contains("b")
        }
        try lists.move("b", to: 1)
        lists.names = [["a", "c"], ["x", "y", "b"]]
        lists.show()
        try lists.window.settle()
        #expect(lists.list.awaitedRow == nil && lists.focused != "b")
    }

    /// A row without a length has no cell, and is not scrolled to frame after frame.
    @Test func aRowWithoutLengthIsSoughtOnce() throws {
        let lists = try Lists()
        lists.names = [["b"], []]
        lists.show()
        try lists.window.settle()
        try lists.focus("b")
        try lists.move("b", to: 1)
        lists.names = [[], ["b"]]
        lists.empty = "b"
        lists.show()
        try lists.window.settle()
        #expect(lists.focused == nil)
    }

    /// The row is far below what is in sight.
    @Test func theFocusFollowsARowOutOfSight() throws {
        let lists = try Lists()
        lists.names[1] = (0..<200).map { "x\($0)" }
        lists.show()
        lists.window.step()
        try lists.focus("b")
        try lists.move("b", to: 1)
        lists.names[0].remove(at: 1)
        lists.names[1].append("b")
        lists.show()
        try lists.window.settle()
        #expect(lists.focused == "b")
    }

    /// The view of a row that left is used again for others, and the focus does not go there.
    @Test func theFocusGoesToANeighbourOfWhatLeft() throws {
        let rows = try Rows(1_000, selection: .single)
        rows.window.step()
        let key = try #require(rows.source.key(of: 4))
        rows.list.focus(key)
        rows.window.step()
        rows.source.edit(.none) { $0.delete([4]) }
        try rows.window.settle()
        #expect(rows.list.focusedCell?.item == rows.source.key(of: 5))
    }
}
