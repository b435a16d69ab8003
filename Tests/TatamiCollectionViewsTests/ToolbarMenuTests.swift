import TatamiCollectionViews
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// What the More menu of a toolbar does with items that are more than commands.
@Suite struct ToolbarMenuTests {
    /// Opens the menu of a toolbar in which nothing fits, by a key.
    private func open(_ items: [ToolbarItem]) throws -> (toolbar: Toolbar, window: TestWindow, commands: [MenuItem]) {
        let toolbar = Toolbar(items)
        let window = try TestWindow(toolbar, size: Size(50, 300))
        window.root.focus(toolbar.moreButton)
        window.key(.down)
        window.step()
        return (toolbar, window, commands(window))
    }

    private func commands(_ window: TestWindow) -> [MenuItem] {
        var (found, pending) = ([MenuItem](), window.root.layers.map(\.view))
        while let view = pending.popLast() {
            if let item = view as? MenuItem { found.append(item) }
            pending += view.subviews.reversed()
        }
        return found
    }

    private func choose(_ item: MenuItem, _ window: TestWindow) throws {
        try window.tap(.view(item), with: .mouse)
        window.wait(0.5)
    }

    @Test func theMenuOfAButtonIsASubmenu() throws {
        var chosen: [String] = []
        let inner = Menu([MenuItem("Mail") { chosen.append("Mail") }, MenuItem("Link") { chosen.append("Link") }])
        let (_, window, commands) = try open([ToolbarItem(MenuButton("Share", menu: inner)), ToolbarItem(Button("Save"))])
        #expect(commands.map(\.title) == ["Share", "Save"] && commands[0].submenu === inner && commands[0].isEnabled)
        for key in [KeyEvent.Key.right, .down, .enter] {
            window.key(key)
            window.wait(0.3)
        }
        #expect(chosen == ["Link"])
    }

    @Test func titlesOfAComboBoxAreASubmenu() throws {
        let box = ComboBox(["Day", "Week", "Month"], placeholder: "Range")
        box.selectedIndex = 0
        box.disabledIndexes = [2]
        var values: [String?] = []
        box.on { values.append($0.value) }
        let (_, window, commands) = try open([ToolbarItem(box)])
        #expect(commands.map(\.title) == ["Range"])
        try choose(commands[0], window)
        let titles = self.commands(window).filter { $0.title != "Range" }
        #expect(titles.map(\.title) == ["Day", "Week", "Month"] && titles.map(\.checked) == [true, false, false])
        #expect(titles.map(\.isEnabled) == [true, true, false])
        try choose(titles[1], window)
        #expect(box.value == "Week" && values == ["Week"])
    }

    @Test func choicesOfAGroupAreASubmenu() throws {
        let control = SegmentedControl(["L", "C", "R"])
        control.selectedIndex = 1
        var count = 0
        control.on { _ in count += 1 }
        let (_, window, commands) = try open([ToolbarItem(control)])
        #expect(commands.map(\.title) == ["L, C, R"] && commands[0].isEnabled)
        window.key(.right)
        window.wait(0.3)
        let titles = self.commands(window).filter { $0.title != "L, C, R" }
        #expect(titles.map(\.title) == ["L", "C", "R"] && titles.map(\.checked) == [false, true, false])
        for key in [KeyEvent.Key.end, .enter] {
            window.key(key)
            window.wait(0.3)
        }
        #expect(control.selectedIndex == 2 && count == 1)
    }

    /// What the narrowest toolbar has no room for is no stop of arrows.
    @Test func arrowsPassItemsWithoutRoom() throws {
        let buttons = [Button("First of two"), Button("Second of two")]
        let toolbar = Toolbar(buttons.map { ToolbarItem($0, isPinned: true) })
        let window = try TestWindow(toolbar, size: Size(60, 100))
        #expect(buttons[0].frame.width == 60 && buttons[1].frame.width == 0)
        window.root.focus(buttons[0])
        window.key(.right)
        #expect(buttons[0].isFocused)
    }

    /// A panel opens beside its view, which is not there.
    @Test func panelsCannotBeOpened() throws {
        let (_, _, commands) = try open([
            ToolbarItem(DatePicker(), title: "Day"), ToolbarItem(ColorWell(), title: "Color"), ToolbarItem(Button("Save")),
        ])
        #expect(commands.map(\.isEnabled) == [false, false, true])
    }

    @Test func hiddenViewsHaveNoCommand() throws {
        let secret = Button("Secret")
        secret.hidden = true
        let (_, _, commands) = try open([ToolbarItem(secret), ToolbarItem(Button("Save"))])
        #expect(commands.map(\.title) == ["Save"])
    }

    @Test func togglesThatAreOffAreCheckItems() throws {
        let (_, _, commands) = try open([ToolbarItem(Switch(), title: "Wrap"), ToolbarItem(Button("Save"))])
        #expect(commands.map(\.isCheckItem) == [true, false] && commands.map(\.checked) == [false, false])
    }

    /// A separator shows its line, whatever was given to it, in any order.
    @Test func separatorsShowTheirLine() throws {
        let (first, second) = (ToolbarItem(Button("A")), ToolbarItem(View()))
        first.isSeparator = true
        second.isSeparator = true
        second.view = Button("B")
        #expect(first.view is Divider && second.view is Divider)
        second.isSeparator = false
        #expect((second.view as? Button)?.title == "B")
    }
}
