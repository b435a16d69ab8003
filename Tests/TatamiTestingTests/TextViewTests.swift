import TatamiCairo
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Text views, as people write in them.
@Suite struct TextViewTests {
    private let notes = TextView(placeholder: "Notes")
    private let next = TextField(placeholder: "Next")

    private func window(_ text: String = "") throws -> TestWindow {
        notes.text = text
        let column = StackLayout(.vertical, spacing: 10, padding: 20)
        column.add(notes.stretch(.horizontal))
        column.add(next.align(.leading))
        let window = try TestWindow(LayoutView(column), size: Size(320, 400))
        window.root.focus(notes)
        notes.selection = 0..<0
        window.step()
        return window
    }

    private func line(_ window: TestWindow) throws -> Double { try #require(notes.textCaret).height }

    @Test func itsHeightGrowsBetweenLimits() throws {
        let window = try window()
        let (line, around) = (try line(window), notes.contentInsets.top + notes.contentInsets.bottom)
        #expect(abs(notes.frame.height - (3 * line).rounded(.up) - around) < 1.01)
        let least = notes.frame.height
        try window.type("a\nb\nc")
        #expect(notes.frame.height == least)
        try window.type("\nd\ne")
        #expect(abs(notes.frame.height - least - 2 * line) < 1.01)
        notes.maximumLines = 6
        try window.type("\nf\ng\nh\ni")
        #expect(abs(notes.frame.height - least - 3 * line) < 1.01 && notes.canScroll)
        notes.text = ""
        window.step()
        #expect(notes.frame.height == least && !notes.canScroll)
        #expect(window.frame.list.description.contains("Notes"))
    }

    @Test func theWheelAFingerAndTheCaretScrollIt() throws {
        let window = try window((1...100).map { "line \($0)" }.joined(separator: "\n"))
        try window.scroll(.view(notes), by: Point(0, 300))
        window.wait(0.5)
        #expect(abs(notes.contentOffset.y - 300) < 1 && window.frame.list.description.contains("line 22"))
        #expect(notes.selection == 0..<0, "The wheel does not move the caret.")
        window.drag(from: notes.frame.center, to: notes.frame.center - Point(0, 60), taking: 0.5, resting: 0.3)
        #expect(notes.contentOffset.y > 340 && notes.selection.isEmpty)
        window.key(.down)
        let caret = try #require(notes.textCaret)
        #expect(caret.y >= 0 && caret.maxY <= notes.frame.height && notes.contentOffset.y < 30, "A key shows the caret.")
        window.key(.end, .control)
        let last = try #require(notes.textCaret)
        #expect(last.y >= 0 && last.maxY <= notes.frame.height && notes.contentOffset.y > 1000)
    }

    @Test func tabAndReturnAreCharacters() throws {
        let window = try window()
        var submits = 0
        notes.on(.editingDidEndOnExit) { _ in submits += 1 }
        window.key(.tab)
        window.key(.enter)
        #expect(notes.text == "\t\n" && submits == 0)
        window.key(.enter, .control)
        #expect(notes.text == "\t\n" && submits == 1)
        window.key(.tab, .control)
        #expect(window.root.focusedView === next)
    }

    @Test func linesOfBothDirectionsHaveTheirOwn() throws {
        let window = try window("one\nשלום")
        let latin = try #require(notes.textCaret)
        notes.selection = 4..<4
        let hebrew = try #require(notes.textCaret)
        #expect(hebrew.x > latin.x + 100 && hebrew.y > latin.y, "48: the second line begins at the right.")
        window.key(.left)
        #expect(notes.selection == 5..<5, "45: Left goes left.")
        window.key(.home)
        window.key(.up)
        #expect(notes.selection.lowerBound <= 3)
        window.key(.left)
    }

    /// Assistive technology reads lines, frames and points of a text that is too long to be measured in one piece.
    @Test func oneMebibyteIsReadWholly() throws {
        let lines = (0..<40_000).map { "Line number \($0) here" }
        let text = lines.joined(separator: "\n")
        let window = try window(text)
        let root = window.root
        let engine = try #require(root.textMeasurer as? PangoTextEngine)
        root.keepsAccessibilityTree = true
        let id = try #require(root.accessibility?.element(of: notes)?.id)
        let line = lines.prefix(39_990).reduce(0) { $0 + $1.count + 1 }
        #expect(text.utf8.count > 900_000 && notes.accessibilityText.string == text)
        let before = engine.shapings
        let range = try #require(root.textRange(of: .line, at: line + 3, on: id))
        #expect(range == line..<line + lines[39_990].count + 1)
        #expect(root.edit(.select(line..<line + 4), on: id) && notes.selectedText == "Line")
        window.key(.end, .control)
        let frame = try #require(root.textFrame(of: line..<line + 4, on: id))
        let place = root.absoluteFrame(of: notes)
        #expect(place.contains(frame.center) && frame.width > 10 && frame.height > 10)
        #expect(root.textOffset(at: Point(frame.x + 1, frame.center.y), on: id) == line)
        #expect(engine.shapings - before < 120, "\(engine.shapings - before) texts were shaped.")
        // The mouse selects there as well.
        window.press(at: Point(frame.x + 1, frame.center.y), with: .mouse)
        window.move(to: Point(frame.maxX, frame.center.y), with: .mouse)
        window.lift(at: Point(frame.maxX, frame.center.y), with: .mouse)
        #expect(notes.selection == line..<line + 4)
    }

    @Test func sentence49OneMebibyteIsShapedWhereItIsSeen() throws {
        let window = try window("start\n")
        let text = (0..<60_000).map { "Line number \($0) here" }.joined(separator: "\n")
        let most = String(text.utf8.prefix((1 << 20) - 100)) ?? ""
        let engine = try #require(window.root.textMeasurer as? PangoTextEngine)
        let before = engine.shapings
        try window.root.clipboard.write(most)
        window.key(.end, .control)
        window.key(.character("v"), .control)
        #expect(notes.text.utf8.count == most.utf8.count + 6)
        let pasted = engine.shapings - before
        try window.type("x")
        let typed = engine.shapings - before - pasted
        #expect(pasted < 80 && typed < 8, "49: \(pasted) and \(typed) texts were shaped.")
        #expect(notes.text.hasSuffix("x") && notes.contentOffset.y > 100_000)
        let caret = try #require(notes.textCaret)
        #expect(caret.y >= 0 && caret.maxY <= notes.frame.height)
        try window.type(String(repeating: "x", count: 200))
        #expect(window.root.diagnostics.count == 1 && notes.text.utf8.count <= 1 << 20, "More is refused aloud.")
        window.key(.home, .control)
        #expect(notes.contentOffset.y == 0 && window.frame.list.description.contains("start"))
    }

    @Test func aReadOnlyTextIsSelectedAndCopied() throws {
        let window = try window("one two")
        notes.isEditable = false
        window.key(.enter)
        window.key(.tab)
        #expect(window.root.focusedView === next, "Tab is no character of a text that cannot be changed.")
        window.root.focus(notes)
        window.key(.character("a"), .control)
        window.key(.character("c"), .control)
        #expect(notes.text == "one two")
        #expect(try window.root.clipboard.read() == "one two" && window.accessibilityDump.contains("read only"))
    }

    @Test func aViewThatGoesAwayWhileItMovesDoesNoHarm() throws {
        let window = try window((1...100).map { "line \($0)" }.joined(separator: "\n"))
        try window.scroll(.view(notes), by: Point(0, 300))
        window.press(at: notes.frame.center, with: .mouse)
        window.move(to: Point(notes.frame.center.x, notes.frame.maxY + 30), with: .mouse)
        notes.removeFromSuperview()
        window.wait(0.5)
        window.lift(at: Point(10, 10), with: .mouse)
        #expect(notes.root == nil && notes.contentOffset.y >= 0)
    }
}
