import Tatami
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Buttons, as people use them.
@Suite struct PressTests {
    private final class Log {
        var lines: [String] = []
    }

    private func window(_ buttons: [Button], scrolls: Bool = false) throws -> TestWindow {
        let column = StackLayout(.vertical, spacing: 10, padding: 10)
        for button in buttons { column.add(button) }
        guard scrolls else { return try TestWindow(LayoutView(column), size: Size(200, 300)) }
        let tall = View()
        column.add(tall).fixedSize = Size(50, 900)
        let scroll = ScrollView()
        scroll.contentView = LayoutView(column)
        return try TestWindow(scroll, size: Size(200, 300))
    }

    private func logged(_ title: String) -> (Button, Log) {
        let button = Button(title)
        let log = Log()
        for event in Action.Event.allCases { button.on(event) { _ in log.lines.append(event.rawValue) } }
        return (button, log)
    }

    @Test func aTapPresses() throws {
        let (button, log) = logged("Save")
        let window = try window([button])
        try window.tap("Save")
        #expect(log.lines == ["touchDown", "touchUpInside"] && !button.highlighted)
        try window.tap("Save", with: .mouse)
        #expect(log.lines.suffix(3) == ["touchDown", "touchDownRepeat", "touchUpInside"])
        var count = 0
        let other = Button("Count") { count += 1 }
        try self.window([other]).tap("Count", count: 3)
        #expect(count == 3)
    }

    @Test func leavingTheButtonTakesThePressBack() throws {
        let (button, log) = logged("Save")
        let window = try window([button])
        let middle = try window.frame(of: "Save").center
        window.press(at: middle, with: .mouse)
        window.step()
        #expect(button.highlighted)
        window.move(to: Point(150, 250), with: .mouse)
        #expect(!button.highlighted)
        window.move(to: middle, with: .mouse)
        #expect(button.highlighted)
        window.move(to: Point(150, 250), with: .mouse)
        window.lift(at: Point(150, 250), with: .mouse)
        #expect(
            log.lines == [
                "touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside", "touchDragExit", "touchDragOutside",
                "touchUpOutside",
            ])
        #expect(!button.highlighted)
    }

    @Test func aFingerThatScrollsPressesNothing() throws {
        let (button, log) = logged("Save")
        let window = try window([button], scrolls: true)
        let scroll = try #require(window.root.view as? ScrollView)
        // A quick finger has moved on before the press shows; a slow one takes it back.
        try window.drag("Save", to: Point(100, -60), taking: 0.3, resting: 0.2)
        #expect(log.lines == [] && scroll.contentOffset.y > 60)
        scroll.contentOffset = .zero
        window.step()
        try window.drag("Save", to: Point(100, -60), taking: 2, resting: 0.2)
        #expect(
            !log.lines.contains("touchUpInside") && log.lines.first == "touchDown" && log.lines.last == "touchCancel" && !button.highlighted
        )
        #expect(scroll.contentOffset.y > 60)
        log.lines = []
        scroll.contentOffset = .zero
        window.step()
        // A quick tap counts though the press shows late; a finger that rests shows it.
        try window.tap("Save")
        #expect(log.lines == ["touchDown", "touchUpInside"])
        window.press(at: try window.frame(of: "Save").center)
        window.step()
        #expect(!button.highlighted)
        window.wait(0.12)
        #expect(button.highlighted)
    }

    @Test func disabledButtonsDoNothing() throws {
        let (button, log) = logged("Save")
        let window = try window([button])
        button.enabled = false
        #expect(throws: TestFailure.self) { try window.tap("Save") }
        window.press(at: try window.frame(of: "Save").center)
        window.lift(at: try window.frame(of: "Save").center)
        #expect(log.lines.isEmpty && !window.root.focus(button))
        button.enabled = true
        window.press(at: try window.frame(of: "Save").center)
        button.enabled = false
        window.lift(at: try window.frame(of: "Save").center)
        #expect(log.lines == ["touchDown", "touchCancel"] && !button.highlighted)
    }

    @Test func aButtonThatGoesEndsItsPress() throws {
        let (button, log) = logged("Save")
        let window = try window([button])
        let middle = try window.frame(of: "Save").center
        window.press(at: middle)
        button.removeFromSuperview()
        window.step()
        window.lift(at: middle)
        #expect(log.lines == ["touchDown", "touchCancel"] && window.root.nextDeadline == nil)
    }

    @Test func keysPress() throws {
        let (a, log) = logged("A")
        let (b, other) = logged("B")
        let window = try window([a, b])
        #expect(window.key(.tab) && window.root.focusedView === a && window.root.showsFocus)
        #expect(window.key(.enter) && log.lines == ["touchUpInside"])
        #expect(window.root.handle(KeyEvent(.space, time: window.time)) && a.highlighted)
        #expect(log.lines.count == 1)
        #expect(window.root.handle(KeyEvent(.space, isDown: false, time: window.time)) && !a.highlighted)
        #expect(log.lines.count == 2)
        // Focus that leaves takes the press back.
        window.root.handle(KeyEvent(.space, time: window.time))
        window.key(.tab)
        window.root.handle(KeyEvent(.space, isDown: false, time: window.time))
        #expect(log.lines.count == 2 && other.lines.isEmpty && window.root.focusedView === b)
        window.root.handle(KeyEvent(.enter, isRepeat: true, time: window.time))
        #expect(other.lines.isEmpty)
    }

    @Test func namedActionsGoToTheRoot() throws {
        let button = Button("Save")
        let window = try window([button])
        button.actions = [Action("save"), Action("shout", on: .touchDown, target: "loud")]
        var sent: [String] = []
        window.root.onAction = { action, view in sent.append("\(action.selector) \(action.target ?? "-") \(view === button)") }
        try window.tap("Save")
        #expect(sent == ["shout loud true", "save - true"])
    }

    @Test func anOverlayKeepsPointersFromWhatIsUnderIt() throws {
        let (button, log) = logged("Save")
        let cover = View()
        let layout = OverlayLayout()
        layout.add(button)
        layout.add(cover.stretch())
        let window = try TestWindow(LayoutView(layout), size: Size(200, 100))
        #expect(throws: TestFailure.self) { try window.tap("Save") }
        cover.acceptsPointers = false
        try window.tap("Save")
        cover.acceptsPointers = true
        cover.hidden = true
        window.step()
        try window.tap("Save")
        #expect(log.lines.count { $0 == "touchUpInside" } == 2)
    }

    /// A finger needs 44 points; a mouse is exact.
    @Test func smallThingsAreLargeToFingers() throws {
        let small = Button("x")
        let large = Button("large")
        let row = StackLayout(.horizontal, spacing: 12, padding: 40)
        var log: [String] = []
        small.on { _ in log.append("small") }
        large.on { _ in log.append("large") }
        row.add(small).fixedSize = Size(16, 16)
        row.add(large).fixedSize = Size(80, 80)
        let window = try TestWindow(LayoutView(row), size: Size(300, 160))
        let frame = try window.frame(of: .view(small))
        func tap(_ point: Point, _ kind: PointerKind = .touch) {
            window.press(at: point, with: kind)
            window.lift(at: point, with: kind)
            window.step()
        }
        tap(frame.center + Point(-21, 0))
        tap(frame.center + Point(0, 21))
        #expect(log == ["small", "small"])
        tap(frame.center + Point(-23, 0))
        tap(frame.center + Point(-21, 0), .mouse)
        #expect(log.count == 2, "Too far, or with a mouse.")
        let other = try window.frame(of: .view(large))
        tap(Point(other.x + 1, other.center.y))
        #expect(log.last == "large" && log.count == 3, "What is hit itself comes first.")
        small.hidden = true
        window.step()
        tap(frame.center + Point(-10, 0))
        #expect(log.count == 3)
    }

    @Test func aFingerBesideASmallButtonStillScrolls() throws {
        let small = Button("x")
        let column = StackLayout(.vertical, padding: 20)
        var count = 0
        small.on { _ in count += 1 }
        column.add(small).fixedSize = Size(16, 16)
        column.add(View()).fixedSize = Size(50, 900)
        let scroll = ScrollView()
        scroll.contentView = LayoutView(column)
        let window = try TestWindow(scroll, size: Size(200, 300))
        let frame = try window.frame(of: .view(small))
        window.drag(from: frame.center + Point(18, 10), to: frame.center + Point(18, -200), resting: 0.2)
        #expect(scroll.contentOffset.y > 150 && count == 0)
    }
}
