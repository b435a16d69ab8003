import TatamiCollectionViews
import TatamiCollections
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// Toolbars (collections: rules 51 to 53).
@Suite struct ToolbarTests {
    private final class Box: View {
        let width: Double
        init(_ width: Double) { self.width = width }
        override func measure(_ proposal: Proposal) -> Size { Size(width, 20) }
    }

    /// The widths of the demonstration, in which More is 100 points wide.
    private func demo() -> Toolbar {
        let toolbar = Toolbar([50, 100, 50, 50, 50, 200, 50].map { ToolbarItem(Box($0)) })
        toolbar.spacing = 10
        toolbar.moreWidth = 100
        return toolbar
    }

    private func window(_ toolbar: Toolbar, _ width: Double, _ direction: LayoutDirection = .leftToRight) throws -> TestWindow {
        try TestWindow(toolbar, size: Size(width, 40), direction: direction)
    }

    private func window(_ toolbar: Toolbar, above view: View) throws -> TestWindow {
        let all = VStack {
            toolbar.stretch(.horizontal)
            view
        }
        return try TestWindow(LayoutView(all), size: Size(400, 200))
    }

    private func places(_ toolbar: Toolbar) -> [Double] {
        toolbar.items.filter { $0.view.effectiveVisibility == .visible }.map(\.view.frame.x)
    }

    /// The worked numbers of rule 52.
    @Test func demoWidths() throws {
        let toolbar = demo()
        let window = try window(toolbar, 610)
        #expect(toolbar.numberOfVisibleItems == 7 && toolbar.moreButton.effectiveVisibility == .hidden)
        #expect(places(toolbar) == [0, 60, 170, 230, 290, 350, 560])
        window.resize(Size(609, 40))
        #expect(toolbar.numberOfVisibleItems == 5)
        #expect(zip(places(toolbar), [0, 91.8, 233.6, 325.4, 417.2]).allSatisfy { abs($0 - $1) < 0.001 })
        #expect(toolbar.moreButton.frame.x == 509)
        toolbar.maximumWhenOverflowing = 3
        window.step()
        #expect(toolbar.numberOfVisibleItems == 3)
        #expect(places(toolbar).map { $0.rounded() } == [0, 153, 356] && toolbar.moreButton.frame.x == 509)
        window.resize(Size(330, 40))
        #expect(toolbar.numberOfVisibleItems == 3)
        window.resize(Size(329, 40))
        #expect(toolbar.numberOfVisibleItems == 2)
        window.resize(Size(150, 40))
        #expect(toolbar.numberOfVisibleItems == 0 && toolbar.moreButton.frame.x == 50)
        #expect(window.root.diagnostics.isEmpty)
        toolbar.id = "tools"
        window.resize(Size(80, 40))
        #expect(toolbar.moreButton.frame.x == 0)
        #expect(window.root.diagnostics.contains("Toolbar 'tools': it is narrower than what it cannot put into the More menu."))
    }

    @Test func fromRightToLeft() throws {
        let toolbar = demo()
        _ = try window(toolbar, 609, .rightToLeft)
        #expect(toolbar.items[0].view.frame.x == 559 && toolbar.moreButton.frame.x == 0)
    }

    /// Complaint 24: vscode 303780.
    @Test func theNumberOfItemsDependsOnTheWidthButForTheHysteresis() throws {
        let seed = Seeded.start("COLLECTION_SEED")
        print("theNumberOfItemsDependsOnTheWidthButForTheHysteresis: COLLECTION_SEED=\(seed)")
        var random = Seeded(seed)
        let widths = [50.0, 100, 50, 50, 50, 200, 50]
        /// The number of items that fit.
        func fitting(_ width: Double) -> Int {
            if widths.reduce(0, +) + 60 <= width { return 7 }
            return (0..<7).last { count in widths.prefix(count).reduce(0) { $0 + $1 + 10 } + 100 <= width } ?? 0
        }
        let toolbar = demo()
        let window = try window(toolbar, 700)
        var count = 7
        for _ in 0..<300 {
            let width = Double(Int.random(in: 100...700, using: &random))
            window.resize(Size(width, 40))
            count = min(max(count, fitting(width - 8)), fitting(width))
            #expect(toolbar.numberOfVisibleItems == count, "\(width)")
        }
    }

    @Test func moreOpensAMenuThatDoesWhatTheItemsDo() throws {
        var pressed: [String] = []
        let titles = ["Cut", "Copy", "Paste", "Delete"]
        let buttons = titles.map { title in Button(title).on { _ in pressed.append(title) } }
        var items = buttons.map { ToolbarItem($0) }
        items[3].isPinned = true
        items[1].priority = 1
        items.insert(.separator(), at: 2)
        let toolbar = Toolbar(items)
        let window = try TestWindow(toolbar, size: Size(800, 300))
        #expect(toolbar.numberOfVisibleItems == 4)
        let all = buttons.reduce(0) { $0 + $1.frame.width } + 1 + 4 * toolbar.spacing
        window.resize(Size(all - 5, 300))
        try window.settle()
        // The first of the lowest priority from the end.
        #expect(toolbar.items.map(\.isInMenu) == [false, false, false, true, false])
        #expect(throws: TestFailure.self) { try window.tap("Paste") }
        try window.tap(.view(toolbar.moreButton))
        try window.settle()
        try window.tap("Paste")
        #expect(pressed == ["Paste"])
        try window.settle()
        buttons[2].enabled = false
        try window.tap(.view(toolbar.moreButton))
        try window.settle()
        #expect(throws: TestFailure.self) { try window.tap("Paste") }
        #expect(pressed == ["Paste"])
    }

    @Test func tabStopsOnceAndArrowsMove() throws {
        let buttons = ["A", "B", "C"].map { Button($0) }
        let toolbar = Toolbar(buttons.map { ToolbarItem($0) })
        let after = Button("After")
        let window = try window(toolbar, above: after)
        window.key(.tab)
        #expect(buttons[0].isFocused)
        window.key(.right)
        #expect(buttons[1].isFocused)
        window.key(.tab)
        #expect(after.isFocused)
        window.key(.tab, .shift)
        #expect(buttons[1].isFocused)
        window.key(.end)
        #expect(buttons[2].isFocused)
        window.key(.right)
        #expect(buttons[0].isFocused)
        window.key(.left)
        #expect(buttons[2].isFocused)
        // The focused item goes to More, and the focus with it.
        window.resize(Size(buttons[0].frame.width + toolbar.spacing + 60, 200))
        window.step()
        window.step()
        #expect(toolbar.items[2].isInMenu && toolbar.moreButton.isFocused)
        // And back, when More is not needed any more.
        window.resize(Size(400, 200))
        window.step()
        window.step()
        #expect(!toolbar.items[2].isInMenu && buttons[2].isFocused && !after.isFocused)
    }

    @Test func aToggleThatIsOnIsCheckedInTheMenu() throws {
        let (bold, italic) = (ToggleButton("Bold"), ToggleButton("Italic"))
        bold.selected = true
        let toolbar = Toolbar([ToolbarItem(Button("Open")), ToolbarItem(bold), ToolbarItem(italic)])
        let window = try TestWindow(toolbar, size: Size(120, 300))
        #expect(toolbar.items[1].isInMenu && toolbar.items[2].isInMenu)
        try window.tap(.view(toolbar.moreButton))
        try window.settle()
        #expect((try window.find("Bold") as? MenuItem)?.checked == true)
        #expect((try window.find("Italic") as? MenuItem)?.checked == false)
    }

    @Test func itemsThatGrowAreArrangedAnew() throws {
        let buttons = ["A", "B", "C"].map { Button($0) }
        let toolbar = Toolbar(buttons.map { ToolbarItem($0) })
        let window = try TestWindow(toolbar, size: Size(250, 60))
        #expect(toolbar.numberOfVisibleItems == 3)
        var counts: [Int] = []
        toolbar.onVisibleItemsChange = { counts.append($0) }
        buttons[0].title = "A button with a long title"
        window.step()
        #expect(toolbar.numberOfVisibleItems < 3 && counts == [toolbar.numberOfVisibleItems])
        toolbar.items.removeFirst()
        window.step()
        #expect(toolbar.numberOfVisibleItems == 2)
    }

    /// Arrows do not lead into a text field, out of which they would not lead: Tab does.
    @Test func aFieldHasATabStopOfItsOwn() throws {
        let (buttons, field, after) = ([Button("Cut"), Button("Copy")], TextField(placeholder: "Find"), Button("After"))
        let toolbar = Toolbar(buttons.map { ToolbarItem($0) } + [ToolbarItem(field, isPinned: true)])
        let window = try window(toolbar, above: after)
        window.key(.tab)
        window.key(.right)
        #expect(buttons[1].isFocused)
        window.key(.right)
        #expect(buttons[0].isFocused)
        window.key(.tab)
        #expect(field.isFocused)
        window.key(.left)
        window.key(.home)
        #expect(field.isFocused)
        window.key(.tab)
        #expect(after.isFocused)
        window.key(.tab, .shift)
        window.key(.tab, .shift)
        #expect(buttons[0].isFocused)
    }

    /// A toolbar with a field and a button in one item, between two buttons.
    private func search(_ field: TextField, _ go: Button) -> Toolbar {
        let view = LayoutView(
            HStack(spacing: 4) {
                field
                go
            })
        return Toolbar([
            ToolbarItem(Button("Cut"), priority: 1), ToolbarItem(view, title: "Search"), ToolbarItem(Button("Copy"), priority: 1),
        ])
    }

    @Test func theFocusInsideAnItemGoesToMoreAndBack() throws {
        for isField in [true, false] {
            let (field, go) = (TextField(placeholder: "Find"), Button("Go"))
            let toolbar = search(field, go)
            let window = try TestWindow(toolbar, size: Size(600, 60))
            let inner: View = isField ? field : go
            #expect(toolbar.numberOfVisibleItems == 3 && window.root.focus(inner))
            window.step()
            let buttons = toolbar.items[0].view.frame.width + toolbar.items[2].view.frame.width
            window.resize(Size(buttons + 2 * toolbar.spacing + 60, 60))
            window.step()
            window.step()
            #expect(toolbar.items[1].isInMenu && toolbar.moreButton.isFocused)
            window.resize(Size(600, 60))
            window.step()
            window.step()
            #expect(!toolbar.items[1].isInMenu && inner.isFocused)
        }
    }

    @Test func arrowsGoOnFromInsideAnItem() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let (field, go) = (TextField(placeholder: "Find"), Button("Go"))
            let toolbar = search(field, go)
            let window = try window(toolbar, 600, direction)
            let (first, last) = (toolbar.items[0].view, toolbar.items[2].view)
            let (back, forward): (KeyEvent.Key, KeyEvent.Key) = direction == .leftToRight ? (.left, .right) : (.right, .left)
            let ways: [(key: KeyEvent.Key, target: View)] = [(back, first), (forward, last), (.home, first), (.end, last)]
            for (key, target) in ways {
                #expect(window.root.focus(go) && window.key(key) && target.isFocused, "\(key)")
            }
            // A field uses these keys itself.
            for key in ways.map(\.key) {
                window.root.focus(field)
                window.key(key)
                #expect(field.isFocused, "\(key)")
            }
        }
    }
}
