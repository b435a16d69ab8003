import Tatami
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Keyboard focus, hovering, what assistive technology reads.
@Suite struct FocusTests {
    private func grid(_ direction: LayoutDirection = .leftToRight) throws -> (TestWindow, [Button]) {
        let buttons = (0..<6).map { Button("B\($0)") }
        let layout = GridLayout(columns: [.auto, .auto, .auto])
        layout.insertion = .rows
        for button in buttons { layout.add(button) }
        return (try TestWindow(LayoutView(layout), size: Size(300, 120), direction: direction), buttons)
    }

    private func title(_ window: TestWindow) -> String { (window.root.focusedView as? Button)?.title ?? "-" }

    @Test func tabGoesThroughLinesAndRound() throws {
        let (window, _) = try grid()
        var order: [String] = []
        for _ in 0..<7 {
            window.key(.tab)
            order.append(title(window))
        }
        #expect(order == ["B0", "B1", "B2", "B3", "B4", "B5", "B0"])
        window.key(.tab, .shift)
        #expect(title(window) == "B5")
        let (mirrored, _) = try grid(.rightToLeft)
        mirrored.key(.tab)
        let first = try mirrored.frame(of: .view(try #require(mirrored.root.focusedView)))
        mirrored.key(.tab)
        let second = try mirrored.frame(of: .view(try #require(mirrored.root.focusedView)))
        #expect(title(mirrored) == "B1" && second.x < first.x)
    }

    @Test func arrowsGoToWhatLiesThere() throws {
        let (window, buttons) = try grid()
        window.root.focus(buttons[1])
        window.key(.down)
        #expect(title(window) == "B4")
        window.key(.right)
        #expect(title(window) == "B5")
        #expect(!window.key(.right))
        window.key(.up)
        #expect(title(window) == "B2")
    }

    @Test func focusIsNeverLost() throws {
        let (window, buttons) = try grid()
        window.root.focus(buttons[2])
        buttons[2].removeFromSuperview()
        window.step()
        #expect(title(window) == "B3")
        buttons[3].hidden = true
        window.step()
        #expect(title(window) == "B4")
        buttons[4].enabled = false
        window.key(.escape)
        #expect(title(window) == "B4", "A disabled button keeps the focus.")
        window.key(.tab)
        #expect(title(window) == "B5")
        buttons[5].removeFromSuperview()
        window.step()
        #expect(title(window) == "B1", "The one before, where none comes after.")
    }

    @Test func aRingShowsTheFocusOfKeysOnly() throws {
        let (window, buttons) = try grid()
        let focus = window.root.theme.color(.focus)
        func rings() -> Int {
            window.frame.list.commands.count { if case .border(_, _, let border) = $0 { border.color == focus } else { false } }
        }
        try window.tap("B1")
        #expect(window.root.focusedView === buttons[1] && rings() == 0)
        window.key(.tab)
        #expect(rings() == 1)
        try window.tap("B0")
        #expect(rings() == 0)
    }

    @Test func theMouseHovers() throws {
        let (window, buttons) = try grid()
        buttons[3].cursor = .hand
        try window.hover("B3")
        #expect(buttons[3].isHovered && window.root.cursor == .hand && window.root.view.isHovered)
        try window.hover("B4")
        #expect(!buttons[3].isHovered && buttons[4].isHovered && window.root.cursor == .arrow)
        // What goes away under a mouse that rests is not hovered any more.
        buttons[4].hidden = true
        window.step()
        #expect(!buttons[4].isHovered)
        window.root.cancelPointers()
        #expect(!window.root.view.isHovered)
    }

    @Test func whatAcceptsNoPointersIsNotHovered() throws {
        let (outer, button) = (View(), Button("Save"))
        button.frame = Rect(0, 0, 80, 40)
        outer.addSubview(button)
        let window = try TestWindow(outer, size: Size(200, 100))
        try window.hover("Save")
        #expect(button.isHovered)
        button.acceptsPointers = false
        window.step()
        #expect(!button.isHovered)
        button.acceptsPointers = true
        window.step()
        #expect(button.isHovered)
    }

    @Test func whatMovesAwayFromTheMouseIsNotHovered() throws {
        let top = Label("Top")
        let button = Button("Below")
        let column = StackLayout(.vertical)
        let item = column.add(top)
        item.fixedSize = Size(100, 20)
        column.add(button).fixedSize = Size(100, 30)
        let view = LayoutView(column)
        view.layoutAnimation = LayoutAnimation(duration: 0.3)
        let window = try TestWindow(view, size: Size(100, 200))
        window.step()
        try window.hover("Below")
        item.fixedHeight = 120
        window.step()
        #expect(button.isHovered, "it is still there when it begins to move")
        try window.settle()
        #expect(!button.isHovered)
        item.fixedHeight = 20
        try window.settle()
        #expect(button.isHovered)
    }

    @Test func aWindowOfOneControlHoldsThat() throws {
        let window = try TestWindow(Button("Alone"), size: Size(100, 50))
        #expect(window.accessibilityDump == "window (0, 0, 100, 50)\n  button \"Alone\" (0, 0, 100, 50) [press, focus]\n")
        try window.tap("Alone")
    }

    @Test func aViewsNumberIsNeverAnothers() throws {
        let column = StackLayout(.vertical)
        let kept = Button("Kept")
        column.add(kept)
        let window = try TestWindow(LayoutView(column), size: Size(100, 200))
        let first = try #require(window.root.accessibilityTree().children.first?.id)
        var numbers: Set<UInt64> = []
        for turn in 0..<200 {
            let item = column.add(Button("Passing \(turn)"))
            window.step()
            let children = window.root.accessibilityTree().children
            #expect(children.first?.id == first && children.count == 2)
            numbers.insert(children[1].id)
            column.remove(item)
            window.step()
            #expect(!window.root.perform(.press, on: children[1].id))
        }
        #expect(numbers.count == 200 && !numbers.contains(first))
        #expect(window.root.perform(.press, on: first))
    }

    @Test func assistiveTechnologyReadsWhatIsShown() throws {
        let save = Button("Save")
        let picture = ImageView()
        let list = StackLayout(.vertical)
        picture.accessibilityLabel = "Hills"
        save.id = "save"
        for index in 0..<20 { list.add(Label("Row \(index)")).fixedSize = Size(100, 30) }
        let scroll = ScrollView()
        scroll.contentView = LayoutView(list)
        let column = StackLayout(.vertical)
        column.add(Label("Title")).fixedSize = Size(100, 20)
        column.add(picture).fixedSize = Size(50, 40)
        column.add(save).fixedSize = Size(80, 30)
        column.add(scroll).fixedSize = Size(100, 60)
        let window = try TestWindow(LayoutView(column), size: Size(200, 200))
        window.root.focus(save)
        let lines = window.accessibilityDump.split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(6) == [
                "window (0, 0, 200, 200)", "  text \"Title\" (50, 0, 100, 20)", "  image \"Hills\" (75, 20, 50, 40)",
                "  button \"Save\" #save focused (60, 60, 80, 30) [press, focus]",
                "  scroll view (50, 90, 100, 60) [scroll forward, scroll backward, focus]",
                "    text \"Row 0\" (50, 90, 100, 30)",
            ], "\(lines)")
        #expect(lines.last == "    text \"Row 19\" offscreen (50, 660, 100, 30)")
        var presses = 0
        save.on { _ in presses += 1 }
        let node = try #require(window.root.accessibilityTree().children.first { $0.role == .button })
        #expect(window.root.perform(.press, on: node.id) && presses == 1)
        save.enabled = false
        #expect(!window.root.perform(.press, on: node.id) && presses == 1)
        #expect(window.root.perform(.scrollForward, on: scroll))
        window.wait(0.5)
        #expect(scroll.contentOffset.y == 48)
    }
}
