import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Rule 15 of the design: the selection and the pages of tab views.
@Suite struct TabViewTests {
    private final class Log {
        var made: [String] = []
        var selected: [String?] = []
    }

    /// A view with tabs whose pages are 100 high.
    private func tabView(_ keys: [String], _ log: Log) -> TabView {
        let view = TabView()
        for key in keys {
            view.addTab(key, title: key) {
                log.made.append(key)
                return block(100, 100)
            }
        }
        view.on(.tabSelected) { view in log.selected.append(view.selectedTab) }
        return view
    }

    private func window(_ view: TabView) throws -> TestWindow {
        let window = try TestWindow(LayoutView { VStack(alignment: .stretch) { view } }, size: Size(300, 300))
        window.root.reducesMotion = true
        try window.settle()
        return window
    }

    /// Trap 23, and the rest of the rule: pages are made once, when they are first shown.
    @Test func pagesAreMadeWhenTheyAreShown() throws {
        let log = Log()
        let view = tabView(["a", "b", "c"], log)
        let window = try window(view)
        #expect(view.selectedTab == "a" && log.made == ["a"] && view.page("b") == nil)
        #expect(view.frame.height == view.bar.frame.height + 100)
        view.selectedTab = "c"
        view.selectedTab = "nobody"
        window.step()
        #expect(view.selectedTab == "c" && log.made == ["a", "c"] && log.selected.isEmpty)
        #expect(view.page("c").map { window.root.presentedFrame(of: $0) } == Rect(0, view.bar.frame.height, 300, 100))
        #expect(view.page("a")?.isShown(in: window) == false, "A page that is not shown has no layout.")
        view.removeTab("c")
        #expect(view.selectedTab == "b" && log.selected == ["b"] && log.made == ["a", "c", "b"], "The one before, since none follows.")
        view.removeTab("a")
        #expect(view.selectedTab == "b" && log.selected.count == 1)
        view.removeTab("b")
        #expect(view.selectedTab == nil && log.selected == ["b", nil] && view.tabKeys == [])
        window.step()
    }

    @Test func pressesSelectAndFold() throws {
        let log = Log()
        let view = tabView(["a", "b"], log)
        view.isFolded = true
        let window = try window(view)
        view.selectedTab = "b"
        #expect(view.isFolded, "The program does not unfold.")
        #expect(log.made == ["a"], "A folded view makes no pages: only the first was shown.")
        try window.tap("a", with: .mouse)
        try window.settle()
        #expect(!view.isFolded && view.selectedTab == "a" && log.selected == ["a"])
        try window.tap("a", with: .mouse)
        try window.settle()
        #expect(view.isFolded && view.frame.height == view.bar.frame.height)
        view.unfoldsOnSelect = false
        try window.tap("b", with: .mouse)
        try window.settle()
        #expect(view.isFolded && view.selectedTab == "b" && log.made == ["a"])
        view.unfold(animated: false)
        try window.settle()
        #expect(log.made == ["a", "b"] && view.page("b")?.frame.height == 100)
        #expect(window.accessibilityDump.contains("expanded"))
    }

    @Test func theLongestUnseenPageIsFreed() throws {
        let log = Log()
        let keys = (0..<8).map { "\($0)" }
        let view = tabView(keys, log)
        view.keptPages = 2
        for key in keys.dropFirst() { view.selectedTab = key }
        #expect(keys.filter { view.page($0) != nil } == ["3", "4", "5", "6", "7"], "At least five are kept.")
        view.selectedTab = "3"
        view.selectedTab = "0"
        #expect(keys.filter { view.page($0) != nil } == ["0", "3", "5", "6", "7"])
        #expect(log.made == keys + ["0"])
    }

    @Test func optionsCountAtOnce() throws {
        let view = TabView()
        let tab = view.addTab("a", title: "A")
        let long = view.addTab("b", title: "A very long title of a tab")
        let window = try window(view)
        let natural = (tab.frame.width, long.frame.width)
        view.leastTabWidth = natural.0 + 20
        view.greatestTabWidth = natural.0 + 30
        window.step()
        #expect(tab.frame.width == natural.0 + 20 && long.frame.width == natural.0 + 30)
        #expect(long.frame.x == tab.frame.width - 1, "Neighbors share a border.")
        (view.tabWidth, view.tabHeight) = (90, 44)
        window.step()
        #expect(tab.frame.size == Size(90, 44) && long.frame.width == 90 && view.bar.frame.height == 44)
        view.attachBottom = true
        view.contentMargin = 3
        window.step()
        #expect(tab.attachBottom && view.labelPosition == [.bottom, .leading] && tab.contentInsets == 3)
    }

    @Test func aSecondTabWithAKeyIsRefused() throws {
        let view = tabView(["a"], Log())
        let other = view.addTab("a", title: "Other")
        let window = try window(view)
        #expect(other === view.tab("a") && view.tabKeys == ["a"])
        #expect(window.root.diagnostics.contains { $0.contains("second tab with the key 'a'") })
    }

    /// Ctrl and Tab work from within a page, and the focus does not stay in a page that is hidden.
    @Test func keysWorkFromThePage() throws {
        let view = TabView()
        let field = TextField("text")
        view.addTab("a", title: "A") { field }
        view.addTab("b", title: "B") { block(10, 10) }
        let window = try window(view)
        window.root.focus(field)
        window.key(.tab, .control)
        #expect(view.selectedTab == "b" && view.tab("b")?.isFocused == true)
        window.key(.left)
        #expect(view.selectedTab == "a" && field.text == "text")
        window.step()
        window.root.focus(field)
        view.fold(animated: false)
        window.step()
        #expect(view.tab("a")?.isFocused == true, "A folded page passes the focus on to the tab.")
    }

    @Test func functionButtonsFold() throws {
        let view = tabView(["a"], Log())
        view.bar.addButton(.fold, at: .trailing)
        var pressed = 0
        view.bar.addButton(.other("new"), at: .trailing).with { $0.accessibilityLabel = "New" }.on { _ in pressed += 1 }
        let window = try window(view)
        try window.tap(.label("Hide the page"), with: .mouse)
        try window.settle()
        #expect(view.isFolded)
        try window.tap(.label("Show the page"), with: .mouse)
        try window.tap(.label("New"), with: .mouse)
        #expect(!view.isFolded && pressed == 1)
    }
}

extension View {
    fileprivate func isShown(in window: TestWindow) -> Bool { window.root.presentedFrame(of: self).width > 0 && root != nil }
}
