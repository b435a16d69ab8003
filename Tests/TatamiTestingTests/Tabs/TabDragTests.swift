import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import Testing

/// Tabs that people drag to other places, by pointers and keys.
@Suite struct TabDragTests {
    /// A bar of plain views 80 wide and 30 high.
    private func bar(_ names: String...) -> TabBar {
        let bar = TabBar()
        for name in names {
            let tab = block(80, 30)
            tab.id = name
            bar.add(tab)
        }
        bar.reordering = .inside
        return bar
    }

    private func names(_ bar: TabBar) -> String { bar.tabs.map { $0.id ?? "?" }.joined(separator: " ") }

    private func window(_ bars: TabBar..., direction: LayoutDirection = .leftToRight) throws -> TestWindow {
        let column = StackLayout(.vertical)
        column.horizontalAlignment = .stretch
        for bar in bars { column.add(bar) }
        return try TestWindow(LayoutView(column), size: Size(300, 200), direction: direction)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aTabIsPulledToAnotherPlace(direction: LayoutDirection) throws {
        let bar = bar("a", "b", "c")
        bar.currentTab = bar.tabs[0]
        var moved = 0
        bar.on(.moved) { _ in moved += 1 }
        let window = try window(bar, direction: direction)
        let (tab, way) = (bar.tabs[0], direction == .rightToLeft ? -100.0 : 100)
        let end = window.root.presentedFrame(of: tab).center + Point(way, 0)
        window.pull(tab, by: Point(way, 0))
        #expect(names(bar) == "a b c", "the tabs change at the drop")
        window.lift(at: end, with: .mouse)
        #expect(names(bar) == "b a c" && bar.currentTab === tab && moved == 1 && bar.lastDragEnd == .dropped(.move))
        try bar.lastMoves?.inverse.perform()
        #expect(names(bar) == "a b c")
    }

    @Test func escapeLeavesTheTabsAsTheyWere() throws {
        let bar = bar("a", "b", "c")
        let window = try window(bar)
        let before = bar.tabs.map(\.frame)
        window.pull(bar.tabs[2], by: Point(-150, 0))
        window.key(.escape)
        try window.settle()
        #expect(names(bar) == "a b c" && bar.tabs.map(\.frame) == before && bar.lastDragEnd == .cancelled(.escape) && bar.lastMoves == nil)
        window.lift(at: Point(20, 15), with: .mouse)
    }

    @Test func withoutReorderingTabsStay() throws {
        let bar = bar("a", "b")
        bar.reordering = .none
        let window = try window(bar)
        window.pull(bar.tabs[0], by: Point(100, 0))
        #expect(window.root.dragSession == nil)
        window.lift(at: Point(140, 15), with: .mouse)
        #expect(names(bar) == "a b")
    }

    /// A tab goes to another bar, and its neighbor becomes current; kinds keep other things out.
    @Test func aTabGoesToAnotherBar() throws {
        let (first, second) = (bar("a", "b"), bar("c"))
        (first.reordering, second.reordering) = (.shared, .shared)
        first.currentTab = first.tabs[0]
        var selected = 0
        first.on(.tabSelected) { _ in selected += 1 }
        let window = try window(first, second)
        let tab = first.tabs[0]
        let end = window.root.presentedFrame(of: second.tabs[0]).center + Point(60, 0)
        let start = window.root.presentedFrame(of: tab).center
        window.pull(tab, by: end - start)
        window.lift(at: end, with: .mouse)
        #expect(names(first) == "b" && names(second) == "c a" && second.currentTab == nil)
        #expect(first.currentTab === first.tabs[0] && selected == 1)
        second.acceptedKinds = ["other"]
        window.pull(first.tabs[0], by: Point(0, 30))
        #expect(window.root.dragSession?.proposal?.target !== second.tabs[0].superviews.first { $0 is any DropTarget })
        window.key(.escape)
        window.lift(at: Point(40, 45), with: .mouse)
    }

    private func tabView(_ titles: String...) -> TabView {
        let view = TabView()
        for title in titles { view.addTab(title, title: title) { block(100, 50) } }
        view.bar.reordering = .shared
        return view
    }

    /// Keys move the tab with the focus; the page stays, and so does the focus.
    @Test func keysMoveATab() throws {
        let view = tabView("One", "Two", "Three")
        let window = try TestWindow(LayoutView { VStack(alignment: .stretch) { view } }, size: Size(400, 200))
        #expect(view.bar.reordering == .inside, "a tab view keeps its tabs")
        let tab = try #require(view.tab("One"))
        let page = try #require(view.page("One"))
        window.root.focus(tab)
        window.key(.right, [.control, .shift])
        #expect(view.tabKeys == ["Two", "One", "Three"] && view.selectedTab == "One" && window.root.focusedView === tab)
        window.key(.end, [.control, .shift])
        #expect(view.tabKeys == ["Two", "Three", "One"])
        window.key(.home, [.control, .shift])
        try window.settle()
        #expect(view.tabKeys == ["One", "Two", "Three"] && view.page("One") === page && page.root != nil)
        #expect(view.tabButtons.map(\.frame.x) == view.tabButtons.map(\.frame.x).sorted())
        window.key(.right)
        #expect(view.selectedTab == "Two", "without Shift, keys select")
    }

    /// A tab that is dragged over another one does not choose it, as an item of a page would.
    @Test func aDraggedTabChoosesNone() throws {
        let view = tabView("One", "Two", "Three")
        let window = try TestWindow(LayoutView { VStack(alignment: .stretch) { view } }, size: Size(400, 200))
        let start = window.root.presentedFrame(of: view.tabButtons[0]).center
        let end = window.root.presentedFrame(of: view.tabButtons[2]).center
        window.press(at: start, with: .mouse)
        window.carry(from: start, to: end)
        window.wait(1)
        #expect(view.selectedTab == "One" && window.root.dragSession != nil)
        window.lift(at: end, with: .mouse)
        try window.settle()
        #expect(view.tabKeys == ["Two", "Three", "One"] && view.selectedTab == "One")
        try window.tap(.label("Three"), with: .mouse)
        #expect(view.selectedTab == "Three", "a press still selects")
    }

    @Test func theButtonCustomizesTheTabs() throws {
        let bar = bar("a", "b")
        let button = bar.addButton(.customize, at: .trailing)
        var changes = 0
        bar.on(.customizingChanged) { _ in changes += 1 }
        let window = try window(bar)
        try window.tap(.label("Arrange tabs"), with: .mouse)
        #expect(bar.isCustomizing && changes == 1)
        button.activate()
        #expect(!bar.isCustomizing && changes == 2)
        bar.reordering = .none
        button.activate()
        #expect(!bar.isCustomizing)
    }
}
