import Tatami
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Dragging selected text: `controls.md`, section 4, pointer.
@Suite struct TextDragTests {
    private func form(_ fields: TextControl..., size: Size = Size(300, 260)) throws -> TestWindow {
        let column = StackLayout(.vertical, spacing: 10, padding: 20)
        for field in fields { column.add(field.stretch(.horizontal)) }
        let window = try TestWindow(LayoutView(column), size: size)
        window.step()
        return window
    }

    /// The left edge of a character of a text that begins at the leading edge of a field.
    private func place(before character: Int, in field: TextControl, _ window: TestWindow) throws -> Point {
        let style = TextStyle(font: field.font)
        let before = AttributedText(String(field.text.prefix(character)))
        let width = window.root.textMeasurer.widths(of: before, style: style, grid: PixelGrid(scale: 1024)).natural
        let frame = try window.frame(of: .view(field))
        return Point(frame.x + field.contentInsets.leading + width, frame.y + 16)
    }

    private func mouse(_ window: TestWindow, _ phase: PointerEvent.Phase, _ point: Point, _ modifiers: Modifiers = []) {
        window.root.handle(PointerEvent(phase, at: point, time: window.time, buttons: .primary, modifiers: modifiers))
        window.step()
    }

    /// Selects characters and drags them to a point.
    private func drag(
        _ characters: Range<Int>, of field: TextControl, to end: Point, in window: TestWindow, _ modifiers: Modifiers = [],
        drops: Bool = true
    ) throws {
        window.root.focus(field)
        field.selection = characters
        window.step()
        window.wait(1)
        let start = try place(before: characters.lowerBound, in: field, window) + Point(4, 0)
        mouse(window, .began, start)
        mouse(window, .moved, start + Point(12, 0), modifiers)
        mouse(window, .moved, end, modifiers)
        if drops { mouse(window, .ended, end, modifiers) }
    }

    /// Near the edge of a text that scrolls, it scrolls below the pointer, and the text goes where the pointer is then.
    @Test func theTargetScrollsBelowACarriedText() throws {
        let (field, target) = (TextField("one two"), TextView((0..<60).map { "line \($0)" }.joined(separator: "\n")))
        target.maximumLines = 6
        let window = try form(field, target)
        let frame = try window.frame(of: .view(target))
        let end = Point(frame.x + 30, frame.maxY - 4)
        try drag(0..<4, of: field, to: end, in: window, drops: false)
        window.wait(1)
        let scrolled = target.contentOffset.y
        #expect(scrolled > 100)
        // In the middle it rests.
        let middle = Point(end.x, frame.center.y)
        mouse(window, .moved, middle)
        window.wait(0.3)
        let resting = target.contentOffset.y
        window.wait(0.5)
        #expect(target.contentOffset.y == resting)
        mouse(window, .ended, middle)
        window.wait(0.5)
        let line = target.text.split(separator: "\n").firstIndex { $0.contains("one ") }
        let height = target.contentExtent.height / 60
        #expect(field.text == "two" && line.map { abs(Double($0) - (resting + frame.height / 2) / height) < 2 } == true, "\(target.text)")
    }

    /// A single line scrolls too: a text that rests near its end comes behind characters that were out of sight.
    @Test func aLineScrollsBelowACarriedText() throws {
        let (field, target) = (TextField("one two"), TextField((0..<60).map { "\($0)" }.joined(separator: " ")))
        let window = try form(field, target)
        let frame = try window.frame(of: .view(target))
        try drag(0..<4, of: field, to: Point(frame.maxX - 16, frame.center.y), in: window, drops: false)
        window.wait(0.5)
        // In the middle it rests.
        let middle = frame.center
        mouse(window, .moved, middle)
        window.wait(0.5)
        mouse(window, .ended, middle)
        let words = target.text.split(separator: " ")
        let place = try #require(words.firstIndex { $0.hasSuffix("one") })
        // About 30 of the 170 characters are in sight.
        #expect(field.text == "two" && place > 15 && place < 40, "\(target.text)")

        // Given up elsewhere, the line is at its start again.
        let (other, long) = (TextField("three four"), TextField((100..<160).map { "\($0)" }.joined(separator: " ")))
        let second = try form(other, long)
        let line = try second.frame(of: .view(long))
        try drag(0..<6, of: other, to: Point(line.maxX - 16, line.center.y), in: second, drops: false)
        second.wait(0.5)
        mouse(second, .moved, Point(150, 250))
        mouse(second, .ended, Point(150, 250))
        let start = Point(line.x + long.contentInsets.leading + 2, line.center.y)
        second.press(at: start, with: .mouse)
        second.lift(at: start, with: .mouse)
        #expect(other.text == "three four" && long.selection.lowerBound == 0, "\(long.selection)")
    }

    @Test func droppedTextMovesInOneStepOfUndo() throws {
        let field = TextField("one two three")
        let window = try form(field)
        try drag(0..<4, of: field, to: try place(before: 8, in: field, window), in: window)
        #expect(field.text == "two one three" && field.selectedText == "one ")
        window.key(.character("z"), .control)
        #expect(field.text == "one two three" && field.selection == 0..<4)
        window.key(.character("z"), [.control, .shift])
        #expect(field.text == "two one three" && field.selection == 4..<8)
    }

    @Test func textMovesBackwardsAndWithControlItIsCopied() throws {
        let field = TextField("one two three")
        let window = try form(field)
        try drag(8..<13, of: field, to: try place(before: 0, in: field, window), in: window)
        #expect(field.text == "threeone two " && field.selection == 0..<5)
        field.text = "one two"
        try drag(0..<3, of: field, to: try place(before: 7, in: field, window), in: window, .control)
        #expect(field.text == "one twoone" && field.selection == 7..<10)
        window.key(.character("z"), .control)
        #expect(field.text == "one two")
    }

    @Test func textMovesToAnotherField() throws {
        let (first, second) = (TextField("take this word"), TextField("put here"))
        let window = try form(first, second)
        var changes: [String] = []
        first.on(.editingChanged) { changes.append("first: \($0.text)") }
        second.on(.editingChanged) { changes.append("second: \($0.text)") }
        try drag(5..<10, of: first, to: try place(before: 4, in: second, window), in: window)
        #expect(first.text == "take word" && second.text == "put this here" && second.isFocused && second.selectedText == "this ")
        #expect(changes == ["second: put this here", "first: take word"])
        window.key(.character("z"), .control)
        #expect(second.text == "put here")
        window.root.focus(first)
        window.key(.character("z"), .control)
        #expect(first.text == "take this word")
    }

    @Test func whatDoesNotFitStaysWhereItWas() throws {
        let (first, second) = (TextField("abcdef"), TextField("12"))
        second.maxLength = 4
        let window = try form(first, second)
        try drag(0..<3, of: first, to: try place(before: 2, in: second, window), in: window)
        #expect(second.text == "12ab" && first.text == "abcdef", "Nothing is lost.")
        let third = TextField("34")
        third.filter = { $0.isNumber }
        let other = try form(first, third)
        try drag(0..<3, of: first, to: try place(before: 2, in: third, other), in: other)
        #expect(third.text == "34" && first.text == "abcdef")
    }

    @Test func aTextThatPeopleCannotChangeIsCopiedAndTakesNothing() throws {
        let (fixed, open) = (TextField("fixed text"), TextField("open"))
        fixed.isEditable = false
        let window = try form(fixed, open)
        try drag(0..<5, of: fixed, to: try place(before: 4, in: open, window), in: window)
        #expect(fixed.text == "fixed text" && open.text == "openfixed")
        try drag(0..<4, of: open, to: try place(before: 2, in: fixed, window), in: window)
        #expect(fixed.text == "fixed text" && open.text == "openfixed")
    }

    @Test func hiddenTextIsNotCarriedAndTakesText() throws {
        let (secret, open) = (SecureField("secret"), TextField("ab"))
        let window = try form(secret, open)
        try drag(0..<6, of: secret, to: try place(before: 1, in: open, window), in: window)
        #expect(open.text == "ab" && secret.text == "secret")
        try drag(0..<2, of: open, to: try place(before: 0, in: secret, window), in: window)
        #expect(secret.text == "absecret" && open.text == "")
    }

    @Test func aPressInTheSelectionPlacesTheCaretWhenItIsReleased() throws {
        let field = TextField("one two three")
        let window = try form(field)
        window.key(.tab)
        window.wait(1)
        let point = try place(before: 4, in: field, window) + Point(1, 0)
        #expect(field.selection == 0..<13)
        mouse(window, .began, point)
        #expect(field.selection == 0..<13)
        mouse(window, .ended, point)
        #expect(field.selection == 4..<4)
    }

    @Test func escapeAndDropsOnItselfChangeNothing() throws {
        let field = TextField("one two three")
        let window = try form(field)
        try drag(0..<7, of: field, to: try place(before: 3, in: field, window), in: window)
        #expect(field.text == "one two three" && field.selection == 0..<7)
        window.wait(1)
        let end = try place(before: 12, in: field, window)
        try drag(0..<4, of: field, to: end, in: window, drops: false)
        #expect(window.key(.escape))
        mouse(window, .ended, end)
        #expect(field.text == "one two three" && !field.isEdited)
        try drag(0..<4, of: field, to: Point(150, 250), in: window)
        #expect(field.text == "one two three", "Nothing takes text there.")
    }

    @Test func aCaretShowsWhereTheTextWouldBeDropped() throws {
        let field = TextField("one two three")
        let window = try form(field)
        func carets() -> Int {
            window.frame.list.commands.count { command in
                guard case .fill(let shape, let brush) = command, brush == .color(field.theme.color(.indicator)) else { return false }
                return shape.bounds.width <= 2
            }
        }
        try drag(0..<4, of: field, to: try place(before: 8, in: field, window), in: window, drops: false)
        #expect(carets() == 1)
        mouse(window, .moved, Point(150, 250))
        #expect(carets() == 0)
    }

    @Test func aTextThatChangesOrGoesMeanwhileIsNotDropped() throws {
        let (first, second) = (TextField("one two three"), TextField("x"))
        let window = try form(first, second)
        let end = try place(before: 1, in: second, window)
        try drag(0..<4, of: first, to: end, in: window, drops: false)
        first.text = "another"
        mouse(window, .ended, end)
        #expect(first.text == "another" && second.text == "x")
        try drag(0..<4, of: first, to: end, in: window, drops: false)
        second.removeFromSuperview()
        window.step()
        mouse(window, .ended, end)
        #expect(first.text == "another")
    }

    @Test func linesMoveInATextView() throws {
        let view = TextView("first\nsecond\nthird")
        let window = try form(view)
        try drag(0..<6, of: view, to: try place(before: 0, in: view, window) + Point(0, 40), in: window)
        #expect(view.text == "second\nfirst\nthird" && view.selectedText == "first\n")
        window.key(.character("z"), .control)
        #expect(view.text == "first\nsecond\nthird")
    }
}
