import TatamiCollectionViews
import TatamiCollections
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TestSupport
import Testing

@testable import TatamiViews

/// Selection, focus, keys and assistive technology.
@Suite struct UseTests {
    private func selected(_ rows: Rows) -> [Int] { rows.list.selectedItems().compactMap { rows.source.id(of: $0) } }

    @Test func pressesSelect() throws {
        let rows = try Rows(1_000, selection: .multiple)
        rows.window.press(at: Point(10, 50), with: .mouse)
        rows.window.lift(at: Point(10, 50), with: .mouse)
        #expect(selected(rows) == [1])
        rows.window.press(at: Point(10, 230))
        rows.window.lift(at: Point(10, 230))
        #expect(selected(rows) == [5])
    }

    @Test func aButtonInARowIsPressedAndDoesNotSelect() throws {
        let source = CollectionSource<Int, Int>()
        source.edit {
            $0.append([0])
            $0.append(Array(0..<9), to: 0)
        }
        let list = CollectionView(source)
        list.selectionMode = .single
        var pressed: [Int] = []
        list.register {
            Button("Go")
        } configure: { (button: Button, id: Int) in
            _ = button.on(.touchUpInside) { _ in pressed.append(id) }
        }
        let window = try TestWindow(list, size: Size(200, 200))
        let button = try #require(
            list.subviews.flatMap(\.subviews).compactMap { $0 as? Button }.first { window.root.absoluteFrame(of: $0).y == 0 })
        try window.tap(.view(button))
        #expect(pressed.count == 1 && list.selectedCount == 0)
    }

    @Test func keysMoveSelectAndReveal() throws {
        let rows = try Rows(1_000, selection: .multiple)
        rows.window.key(.tab)
        #expect(rows.row(0)?.superview?.isFocused == true)
        rows.window.key(.down)
        #expect(selected(rows) == [1])
        rows.window.key(.down, .shift)
        rows.window.key(.down, .shift)
        #expect(selected(rows) == [1, 2, 3])
        rows.window.key(.end)
        rows.window.step()
        #expect(selected(rows) == [999] && rows.row(999)?.superview?.isFocused == true)
        #expect(rows.y(999) == 356 && rows.fault == nil)
        rows.window.key(.pageUp)
        rows.window.step()
        #expect(selected(rows) == [990])
        rows.window.key(.home)
        rows.window.step()
        #expect(selected(rows) == [0] && rows.y(0) == 0)
        rows.window.key(.character("a"), .control)
        #expect(rows.list.selectedCount == 1_000)
        rows.window.key(.space)
        #expect(selected(rows) == [0])
        // One stop of Tab.
        #expect(rows.window.root.focusOrder.count == 1)
    }

    /// What the program does is told by `onSelect` alone.
    @Test func selectingIsSentForWhatPeopleDo() throws {
        let rows = try Rows(100, selection: .single)
        var (sent, told) = (0, 0)
        _ = rows.list.on(.selectionChanged) { _ in sent += 1 }
        rows.list.onSelect = { _ in told += 1 }
        rows.list.focus(try #require(rows.source.key(of: 3)))
        #expect(selected(rows) == [3] && sent == 0 && told == 1)
        rows.window.key(.down)
        #expect(selected(rows) == [4] && sent == 1)
        let other = try Rows(100, selection: .single)
        _ = other.list.on(.selectionChanged) { _ in sent += 1 }
        other.window.key(.tab)
        #expect(selected(other) == [0] && sent == 2)
    }

    /// Collections: rule 20.
    @Test func aRowWithTheFocusKeepsItWhereverItMoves() throws {
        let rows = try Rows(500, selection: .single)
        rows.window.key(.tab)
        rows.window.key(.down)
        rows.source.edit { $0.move(1, before: 400) }
        try rows.window.settle()
        #expect(rows.row(1)?.superview?.isFocused == true && rows.y(1) == nil)
        // The first key brings it back into sight.
        rows.window.key(.down)
        try rows.window.settle()
        #expect(rows.y(1) != nil && selected(rows) == [1])
        rows.window.key(.down)
        try rows.window.settle()
        #expect(selected(rows) == [400] && rows.y(400) != nil)
    }

    @Test func theSelectionFollowsItems() throws {
        let rows = try Rows(100, selection: .multiple)
        let key = try #require(rows.source.key(of: 4))
        rows.list.select(key)
        rows.source.edit { $0.insert([-1, -2], before: 0) }
        rows.window.step()
        #expect(selected(rows) == [4])
        rows.source.edit { $0.delete([4]) }
        rows.window.step()
        #expect(rows.list.selectedCount == 0)
    }

    /// Complaint 16.
    @Test func aFocusedRowThatIsScrolledAwayIsRevealedByTyping() throws {
        let source = CollectionSource<Int, Int>()
        source.edit {
            $0.append([0])
            $0.append(Array(0..<500), to: 0)
        }
        let list = CollectionView(source)
        var texts: [Int: String] = [:]
        list.register {
            TextField()
        } configure: { (field: TextField, id: Int) in
            field.id = "\(id)"
            field.text = texts[id] ?? ""
            _ = field.on(.valueChanged) { texts[id] = $0.text }
        }
        let window = try TestWindow(list, size: Size(200, 300))
        let field = try #require(try window.find(.id("1")) as? TextField)
        window.root.focus(field)
        try window.scroll(.view(list), by: Point(0, 5_000))
        try window.settle()
        #expect(field.isFocused && list.contentOffset.y > 4_000)
        try window.type("abc")
        try window.settle()
        #expect(field.text == "abc" && field.id == "1")
        #expect(window.root.absoluteFrame(of: field).y >= 0 && window.root.absoluteFrame(of: field).maxY <= 300)
    }

    /// Complaint 20: slint 3867.
    @Test func aReaderSeesTheRealisedRowsWithTheirPlaces() throws {
        let rows = try Rows(900)
        rows.window.root.keepsAccessibilityTree = true
        let tree = try #require(rows.window.root.accessibility)
        for offset in [0.0, 3_000, 20_000] {
            rows.list.contentOffset.y = offset
            for _ in 0..<5 { rows.window.step() }
            // The window, the list, and for each row a cell and what is in it.
            #expect(elements(tree).count <= 2 * rows.list.counters.realised + 3)
            let first = Int(max(0, (offset - 200) / 44))
            #expect(positions(tree).values.map(\.index).min() == first + 1)
        }
    }

    /// Complaint 21.
    @Test func aRowThatIsUsedAgainIsAnotherObjectWithAnotherPlace() throws {
        let rows = try Rows(900)
        rows.window.root.keepsAccessibilityTree = true
        let tree = try #require(rows.window.root.accessibility)
        let before = positions(tree)
        #expect(before.values.contains(AccessibilityPosition(6, of: 900)))
        rows.list.contentOffset.y = 5_000
        rows.window.step()
        rows.window.step()
        let after = positions(tree)
        for (number, position) in after { if let old = before[number] { #expect(old == position) } }
        #expect(after.values.contains(AccessibilityPosition(115, of: 900)))
        #expect(rows.list.counters.reused > 0)
        rows.source.edit(.none) { $0.insert([-1], before: 0) }
        rows.window.step()
        #expect(positions(tree).values.allSatisfy { $0.count == 901 })
    }

    private func elements(_ tree: AccessibilityTree) -> [AccessibilityElement] {
        var (found, pending) = ([AccessibilityElement](), [tree.window])
        while let next = pending.popLast() {
            found.append(next)
            pending += tree.children(of: next)
        }
        return found
    }

    private func positions(_ tree: AccessibilityTree) -> [UInt64: AccessibilityPosition] {
        var positions: [UInt64: AccessibilityPosition] = [:]
        for element in elements(tree) where element.view?.role == .listItem { positions[element.id] = tree.position(of: element) }
        return positions
    }
}
