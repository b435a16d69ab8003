import Tatami
import TatamiTesting
import Testing

/// Messages that a root shows over its content.
@Suite struct MessageTests {
    private func window() throws -> TestWindow {
        let column = StackLayout(.vertical)
        column.add(TextField("Ada")).fixedSize = Size(200, 40)
        column.add(Button("Save")).fixedSize = Size(200, 40)
        return try TestWindow(LayoutView(column), size: Size(300, 200))
    }

    private func message(_ window: TestWindow) -> View? { window.root.layers.first { $0.level == .message }?.view }

    @Test func aMessageStandsAboveTheLowerEdgeAndGoesByItself() throws {
        let window = try window()
        let start = window.time
        window.root.showMessage("Saved", for: 2)
        window.step()
        let shown = try #require(message(window))
        let box = try window.root.absoluteFrame(of: #require(shown.subviews.first))
        #expect(box.maxY == 184 && box.width == shown.frame.width - 32 && abs(shown.frame.center.x - 150) <= 0.5 && shown.frame.width < 200)
        #expect(try #require(window.root.nextDeadline) <= start + 2.1)
        window.wait(3)
        #expect(message(window) == nil && window.root.nextDeadline == nil)
    }

    @Test func aSecondMessageTakesThePlaceOfTheFirst() throws {
        let window = try window()
        window.root.showMessage("One", for: 2)
        window.wait(1)
        window.root.showMessage("Two", for: 2)
        window.wait(1.5)
        #expect(window.root.layers.filter { $0.level == .message }.count == 1, "the time of the first one does not end the second")
        window.wait(1)
        #expect(message(window) == nil)
        window.root.showMessage("Three")
        window.root.showMessage("")
        #expect(message(window) == nil)
    }

    @Test func aMessageTakesNeitherFocusNorPressesAndAPressBesideItDismissesIt() throws {
        let window = try window()
        var presses = 0
        try #require(window.find("Save") as? Button).on { _ in presses += 1 }
        let field = try #require(window.root.view.subviews.first)
        window.root.focus(field)
        window.root.showMessage("A message")
        window.step()
        #expect(window.root.focusedView === field)
        try window.tap("Save")
        #expect(presses == 1 && message(window) == nil)
    }

    @Test func theReasonOfARefusedPasteIsShown() throws {
        let window = try window()
        let field = try #require(window.root.view.subviews.first as? TextField)
        window.root.focus(field)
        try window.root.clipboard.write(String(repeating: "long ", count: 300_000))
        window.key(.character("v"), .control)
        #expect(field.text == "Ada")
        let label = try #require(message(window)?.subviews.first?.subviews.first as? Label)
        #expect(label.text.contains("1 MiB"))
    }

    @Test func layersFollowTheTheme() throws {
        let window = try window()
        let label = Label("Over")
        window.root.present(label)
        window.step()
        let before = label.frame.width
        window.root.theme.fonts[.body] = Font(size: 40)
        window.step()
        #expect(label.frame.width > before * 2)
    }

    @Test func aMessageFollowsTheThemeWhileItIsShown() throws {
        let (early, late) = (try window(), try window())
        early.root.theme.appearance = .dark
        early.root.theme.measures.controlRadius = 2
        for window in [early, late] {
            window.root.showMessage("Saved")
            window.step()
        }
        late.root.theme.appearance = .dark
        late.root.theme.measures.controlRadius = 2
        late.step()
        #expect(late.root.displayList().description == early.root.displayList().description)
    }
}
