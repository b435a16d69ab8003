import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Rule 14 of the design: the widths, the buttons and the scrolling of tab bars.
@Suite struct TabBarTests {
    private final class Count {
        var value = 0
    }

    /// A bar of plain views 100 wide and 30 high with buttons 24 wide at its ends.
    private func bar(_ count: Int, width: Double = 100) -> TabBar {
        let bar = TabBar()
        for (function, side) in [(TabFunction.previous, TabSide.leading), (.next, .trailing)] {
            bar.addButton(function, at: side).contentInsets = Insets(horizontal: 4, vertical: 4)
        }
        for _ in 0..<count { bar.add(block(width, 30)) }
        return bar
    }

    private func window(_ bar: TabBar, direction: LayoutDirection = .leftToRight) throws -> TestWindow {
        let window = try TestWindow(LayoutView { VStack(alignment: .stretch) { bar } }, size: Size(300, 60), direction: direction)
        window.root.reducesMotion = true
        try window.settle()
        return window
    }

    /// How far the tabs are scrolled, from the edge at which people begin to read.
    private func distance(_ bar: TabBar, _ window: TestWindow) -> Double {
        let (strip, first) = (window.root.absoluteFrame(of: bar), window.root.presentedFrame(of: bar.tabs[0]))
        return window.root.direction == .rightToLeft ? first.maxX - (strip.maxX - 24) : strip.x + 24 - first.x
    }

    private func press(_ bar: TabBar, _ name: String, _ window: TestWindow) throws {
        try window.tap(.label(name), with: .mouse)
        try window.settle()
    }

    /// L5.4: ten tabs of 100 in 252 points: 0, 48, 148, and back 100, in both directions.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func buttonsRevealTheTabThatIsCut(direction: LayoutDirection) throws {
        let bar = bar(10)
        let window = try window(bar, direction: direction)
        var seen = [distance(bar, window)]
        for name in ["Next tabs", "Next tabs", "Previous tabs", "Previous tabs"] {
            try press(bar, name, window)
            seen.append(distance(bar, window))
        }
        #expect(seen.map { ($0 * 100).rounded() / 100 } == [0, 48, 148, 100, 0])
    }

    /// Three tabs of 90 need no buttons in 300 points, and neither do three of 100; four tabs of 75.1 do.
    @Test(arguments: [(3, 90.0, false), (3, 100, false), (4, 75, false), (4, 75.1, true), (10, 100, true)])
    func buttonsAreThereIfTabsNeedMoreThanThereIs(count: Int, width: Double, areThere: Bool) throws {
        let bar = bar(count, width: width)
        let window = try window(bar)
        #expect(window.accessibilityDump.contains("Next tabs") == areThere, "\(window.accessibilityDump)")
        #expect(window.root.presentedFrame(of: bar.tabs[0]).x == (areThere ? 24 : 0))
        #expect(bar.tabs.allSatisfy { abs($0.frame.width - width) < 0.26 }, "Tabs are never shrunk.")
    }

    @Test func buttonsThatLeadNowhereAreDisabled() throws {
        let bar = bar(4)
        let window = try window(bar)
        let buttons = bar.addButton(.other("more"), at: .trailing)
        bar.removeButton(buttons)
        func enabled(_ name: String) throws -> Bool { try window.find(.label(name)).isEnabled }
        #expect(try !enabled("Previous tabs") && enabled("Next tabs"))
        for _ in 0..<2 { try press(bar, "Next tabs", window) }
        #expect(try enabled("Previous tabs") && !enabled("Next tabs"))
    }

    /// A tab at 300...400 in 252 points is revealed with 24 points of its neighbor: 172. One that is in sight moves nothing.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func theCurrentTabIsInSight(direction: LayoutDirection) throws {
        let bar = bar(10)
        let window = try window(bar, direction: direction)
        bar.currentTab = bar.tabs[3]
        try window.settle()
        #expect(abs(distance(bar, window) - 172) < 0.01)
        bar.currentTab = bar.tabs[2]
        try window.settle()
        #expect(abs(distance(bar, window) - 172) < 0.01)
        bar.currentTab = bar.tabs[0]
        try window.settle()
        #expect(distance(bar, window) == 0)
        let added = block(100, 30)
        bar.add(added)
        try window.settle()
        #expect(abs(distance(bar, window) - (1100 - 252)) < 0.01, "A tab that is added is revealed.")
        bar.remove(added)
        try window.settle()
        #expect(abs(distance(bar, window) - (1000 - 252)) < 0.01, "The scrolling stays within the tabs that are left.")
    }

    @Test func wheelsScrollTheBar() throws {
        let bar = bar(10)
        let window = try window(bar)
        window.root.handle(WheelEvent(by: Point(0, 40), at: Point(150, 15), time: window.time, isPrecise: true))
        window.step()
        #expect(distance(bar, window) == 40)
    }

    /// The outline that rule 14 gives, for a tab of 80 x 30 with a border of 2.
    @Test func theOutlineIsThatOfTheDesign() {
        let tab = TabButton("A")
        func points(_ tab: TabButton) -> [Point] {
            tab.outline(in: Rect(0, 0, 80, 30), border: 2).elements.map { element in
                switch element {
                case .move(let point), .line(let point), .curve(_, _, to: let point): point
                case .close: .zero
                }
            }
        }
        #expect(points(tab) == [Point(1, 30), Point(1, 1), Point(69, 1), Point(79, 11), Point(79, 30)])
        tab.attachBottom = true
        #expect(points(tab) == [Point(1, 0), Point(1, 29), Point(69, 29), Point(79, 19), Point(79, 0)])
        let narrow = tab.outline(in: Rect(0, 0, 12, 30), border: 0).elements
        #expect(narrow.contains(.line(Point(6, 30))), "The radius is at most half the width.")
    }

    @Test func peopleSelectByPressesAndKeys() throws {
        let bar = TabBar()
        let count = Count()
        for title in ["One", "Two", "Three"] { bar.add(TabButton(title)) }
        bar.on(.tabSelected) { _ in count.value += 1 }
        let window = try window(bar)
        bar.currentTab = bar.tabs[0]
        #expect(count.value == 0, "The program sends no event.")
        try window.tap("Two", with: .mouse)
        #expect(bar.currentTab === bar.tabs[1] && count.value == 1)
        window.key(.right)
        #expect(bar.currentTab === bar.tabs[2] && bar.tabs[2].isFocused)
        window.key(.right)
        #expect(bar.currentTab === bar.tabs[0], "Keys go round.")
        window.key(.end, .control)
        #expect(bar.currentTab === bar.tabs[0] && bar.tabs[2].isFocused, "Ctrl moves only the focus.")
        window.key(.enter)
        #expect(bar.currentTab === bar.tabs[2])
        window.key(.tab, .control)
        window.key(.pageUp, .control)
        window.key(.pageUp, .control)
        #expect(bar.currentTab === bar.tabs[1] && count.value == 7)
        #expect(window.root.focusOrder.filter { $0 is TabButton }.count == 1, "The bar has one Tab stop.")
        #expect(window.accessibilityDump.contains("tab list") && window.accessibilityDump.contains("tab \"Two\""))
    }

    @Test func tabsAreClosedByKeyAndCross() throws {
        let bar = TabBar()
        var closed: [String] = []
        for title in ["One", "Two", "Three"] {
            let tab = TabButton(title)
            tab.isClosable = title != "One"
            bar.add(tab)
        }
        bar.on(.tabClosed) { bar in closed.append((bar.closedTab as? TabButton)?.title ?? "") }
        let window = try window(bar)
        bar.currentTab = bar.tabs[1]
        window.step()
        let cross = window.root.presentedFrame(of: bar.tabs[1])
        try window.tap(.label("Two"), at: Point(cross.width - 18, cross.height / 2), with: .mouse)
        #expect(closed == ["Two"] && bar.currentTab === bar.tabs[1] && bar.closedTab == nil)
        window.step()
        window.root.focus(bar.tabs[1])
        window.key(.delete)
        #expect(closed == ["Two", "Three"] && bar.tabs.count == 1 && bar.currentTab === bar.tabs[0] && bar.tabs[0].isFocused)
        window.key(.delete)
        #expect(bar.tabs.count == 1, "This one cannot be closed.")
    }
}
