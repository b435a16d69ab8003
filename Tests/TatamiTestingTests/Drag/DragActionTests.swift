import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import Testing

/// What screen readers can do with items, and what they say of it (containers: rules 38 and 39).
@Suite struct DragActionTests {
    private let record = DragRecord()
    private let views = tiles("A", "B", "C")

    /// A list named Tasks beside one named Done, and a row named Row.
    private func board() throws -> (StackView, [ArrangedView], TestWindow) {
        let list = StackView(spacing: 10).filled(with: views)
        let others: [ArrangedView] = [
            StackView(spacing: 10).filled(with: tiles("X")), StackView(.horizontal).filled(with: tiles("R", "S", size: Size(40, 40))),
        ]
        for (view, name) in zip([list as ArrangedView] + others, ["Tasks", "Done", "Row"]) {
            view.reordering = .shared
            view.accessibilityLabel = name
            record.follow(view)
            for child in view.children { child.accessibilityLabel = child.id }
        }
        let board = LayoutView(
            HStack {
                list.fixedSize(200, 300)
                VStack {
                    others[0].fixedSize(200, 150)
                    others[1].fixedSize(200, 150)
                }
            })
        return (list, others, try TestWindow(board, size: Size(400, 300)))
    }

    private func actions(_ view: View, _ window: TestWindow) -> [String] {
        var pending = [window.root.accessibilityTree()]
        while let node = pending.popLast() {
            if node.facts.identifier == view.id { return node.facts.actions.map(\.rawValue) }
            pending += node.children
        }
        return []
    }

    @Test func itemsOfferWhatIsPossible() throws {
        let (_, others, window) = try board()
        #expect(actions(views[0], window) == ["focus", "move down", "move to end", "move to Done", "move to Row"])
        #expect(
            actions(views[1], window) == ["focus", "move up", "move down", "move to start", "move to end", "move to Done", "move to Row"])
        #expect(actions(views[2], window).prefix(3) == ["focus", "move up", "move to start"])
        #expect(actions(others[1].children[0], window).prefix(3) == ["focus", "move right", "move to end"])
        others[0].acceptedKinds = []
        others[1].layoutItem?.layout?.items.first?.view?.hidden = false
        #expect(actions(views[2], window) == ["focus", "move up", "move to start", "move to Row"])
    }

    @Test func actionsMoveItemsAndAreTold() throws {
        let (list, others, window) = try board()
        let client = try AccessibilityClient(window.root)
        #expect(window.root.perform(.moveDown, on: views[0]))
        #expect(list.names == "B A C" && record.ends == [.dropped(.move)] && record.moves.count == 1)
        try window.settle()
        #expect(window.root.perform(.moveToEnd, on: views[1]))
        #expect(list.names == "A C B")
        try window.settle()
        #expect(!window.root.perform(.moveDown, on: views[1]) && list.names == "A C B")
        #expect(window.root.perform(.move(to: "Done"), on: views[1]))
        #expect(list.names == "A C" && others[0].names == "X B" && record.ends.count == 3)
        try window.settle()
        client.take()
        #expect(
            client.messages == [
                "A, moved from 1 to 2 of 3 in Tasks.", "B, moved from 1 to 3 of 3 in Tasks.", "B, moved to Done, 2 of 2.",
            ])
        #expect(!window.root.perform(.move(to: "Nowhere"), on: views[1]))
        #expect(window.root.perform(.moveRight, on: others[1].children[0]) && others[1].names == "S R")
    }

    /// A container that refuses is named, and nothing moves.
    @Test func refusalsAreTold() throws {
        let (list, others, window) = try board()
        let client = try AccessibilityClient(window.root)
        others[0].dropPolicy.canAccept = { _ in false }
        #expect(!window.root.perform(.move(to: "Done"), on: views[0]))
        others[1].dropPolicy.willDrop = { _ in .refuse }
        _ = window.root.perform(.move(to: "Row"), on: views[0])
        client.take()
        #expect(client.messages.prefix(2) == ["Done does not take A.", "Row does not take A."])
        #expect(list.names == "A B C" && window.root.dragSession == nil)
    }

    /// All sentences of a drag by keys.
    @Test func keysAreTold() throws {
        let (_, _, window) = try board()
        let client = try AccessibilityClient(window.root)
        window.root.focus(views[1])
        window.key(.space)
        window.key(.down)
        window.key(.down)
        window.key(.escape)
        window.key(.space)
        window.key(.space)
        window.key(.space)
        window.key(.pageDown)
        window.key(.enter)
        client.take()
        #expect(
            client.messages == [
                "Picked up B, 2 of 3 in Tasks. Arrows move, Page keys change list, Space drops, Escape cancels.", "3 of 3 in Tasks.",
                "B stays at 3 of 3.", "Cancelled. B, 2 of 3 in Tasks.",
                "Picked up B, 2 of 3 in Tasks. Arrows move, Page keys change list, Space drops, Escape cancels.", "B stays at 2 of 3.",
                "Picked up B, 2 of 3 in Tasks. Arrows move, Page keys change list, Space drops, Escape cancels.", "2 of 2 in Done.",
                "B, moved to Done, 2 of 2.",
            ])
        #expect(client.tree === window.root.accessibility)
    }

    /// Trap 11: an item that is removed while it is lifted is announced as gone.
    @Test func anItemThatIsGoneIsTold() throws {
        let (list, _, window) = try board()
        let client = try AccessibilityClient(window.root)
        window.pull(views[1], by: Point(0, 40))
        list.removeChild(views[1])
        window.step()
        window.step()
        client.take()
        #expect(client.messages == ["B is gone. Move cancelled."] && record.ends == [.cancelled(.gone)])
    }

    /// Without reordering there are no actions, and with it there are at once.
    @Test func actionsFollowReordering() throws {
        let (list, others, window) = try board()
        list.reordering = .none
        #expect(actions(views[1], window).isEmpty && !window.root.perform(.moveUp, on: views[1]))
        #expect(!actions(others[0].children[0], window).contains("move to Tasks"))
        list.reordering = .inside
        #expect(actions(views[1], window) == ["focus", "move up", "move down", "move to start", "move to end"])
    }

    /// Tabs that can be closed offer that, and the selected one folds its page.
    @Test func tabsAreClosedAndFolded() throws {
        let tabs = TabView()
        for key in ["one", "two"] { tabs.addTab(key, title: key) { block(100, 100) }.isClosable = key == "two" }
        let window = try TestWindow(LayoutView { VStack(alignment: .stretch) { tabs } }, size: Size(300, 300))
        let (one, two) = (try #require(tabs.tab("one")), try #require(tabs.tab("two")))
        #expect(one.accessibilityActions == [.press, .expandOrCollapse] && two.accessibilityActions == [.press, .close])
        #expect(window.root.perform(.expandOrCollapse, on: one) && tabs.isFolded)
        #expect(window.root.perform(.close, on: two) && tabs.tabKeys == ["one"] && !window.root.perform(.close, on: one))
    }
}
