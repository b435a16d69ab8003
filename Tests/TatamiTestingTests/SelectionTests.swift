import Tatami
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Selecting, cutting and pasting in text fields, as other programs do it.
@Suite struct SelectionTests {
    private func form(_ fields: TextField..., size: Size = Size(300, 200)) throws -> TestWindow {
        let column = StackLayout(.vertical, spacing: 10, padding: 20)
        for field in fields { column.add(field.stretch(.horizontal)) }
        return try TestWindow(LayoutView(column), size: size)
    }

    /// Where the middle of a character stands in the window.
    private func place(_ character: Int, in field: TextField, _ window: TestWindow) throws -> Point {
        let text = Array(field.isSecure ? String(repeating: "•", count: field.text.count) : field.text)
        func width(_ count: Int) -> Double {
            let style = TextStyle(font: field.font)
            return window.root.textMeasurer.widths(of: AttributedText(String(text[..<count])), style: style, grid: PixelGrid(scale: 1024))
                .natural
        }
        let frame = try window.frame(of: .view(field))
        return Point(frame.x + field.contentInsets.leading + (width(character) + width(character + 1)) / 2, frame.center.y)
    }

    private func mouse(_ window: TestWindow, _ phase: PointerEvent.Phase, _ point: Point, _ buttons: PointerButtons = .primary) {
        window.root.handle(PointerEvent(phase, at: point, time: window.time, buttons: buttons))
        window.step()
    }

    /// Presses `count` times at a character, the last time without letting go.
    private func press(_ window: TestWindow, _ point: Point, count: Int) {
        for _ in 1..<count {
            mouse(window, .began, point)
            mouse(window, .ended, point)
        }
        mouse(window, .began, point)
    }

    @Test func aDoubleClickDragsByWords() throws {
        let field = TextField("one two three four")
        let window = try form(field)
        press(window, try place(5, in: field, window), count: 2)
        #expect(field.selectedText == "two")
        mouse(window, .moved, try place(9, in: field, window))
        #expect(field.selectedText == "two three")
        mouse(window, .moved, try place(16, in: field, window))
        #expect(field.selectedText == "two three four")
        mouse(window, .moved, try place(1, in: field, window))
        #expect(field.selectedText == "one two", "The first word stays selected.")
        mouse(window, .moved, try place(5, in: field, window))
        #expect(field.selectedText == "two")
        mouse(window, .ended, try place(5, in: field, window))
        window.wait(1)
        press(window, try place(6, in: field, window) + Point(2, 0), count: 2)
        #expect(field.selectedText == "two", "The right half of a word's last letter is of the word.")
        mouse(window, .ended, .zero)
        window.wait(1)
        press(window, try place(5, in: field, window), count: 3)
        mouse(window, .moved, try place(1, in: field, window))
        #expect(field.selectedText == field.text)
    }

    @Test func aDragBeyondTheEdgeGoesOnWhileThePointerRests() throws {
        func selected(distance: Double, frames: Double) throws -> (TextField, TestWindow, Int) {
            let field = TextField(String(repeating: "wide words ", count: 60))
            let window = try form(field, size: Size(200, 80))
            window.frameInterval = 1 / frames
            window.root.focus(field)
            field.selection = 0..<0
            window.step()
            let room = try window.frame(of: .view(field)).inset(by: field.contentInsets)
            mouse(window, .began, Point(room.x + 20, room.center.y))
            mouse(window, .moved, Point(room.maxX + distance, room.center.y))
            let start = field.selection.count
            window.wait(0.5)
            return (field, window, field.selection.count - start)
        }
        let (field, window, near) = try selected(distance: 8, frames: 60)
        let (_, _, far) = try selected(distance: 60, frames: 60)
        let (_, _, often) = try selected(distance: 8, frames: 120)
        #expect(near >= 5 && far > near * 3, "\(near) and \(far) characters in half a second")
        #expect(abs(near - often) <= 2, "The same at any frame rate.")
        mouse(window, .moved, Point(400, 30))
        window.wait(10)
        #expect(
            field.selection.upperBound == field.text.count && (window.root.nextDeadline ?? .infinity) > window.time + 0.1,
            "It ends at the end.")
        // Back to the left, and inside again.
        mouse(window, .moved, Point(-30, 30))
        window.wait(20)
        #expect(field.selection.lowerBound == 0)
        mouse(window, .moved, Point(60, 30))
        let rest = field.selection
        window.wait(1)
        #expect(field.selection == rest, "Inside of the field nothing goes on.")
        mouse(window, .moved, Point(300, 30))
        mouse(window, .ended, Point(300, 30))
        let end = field.selection
        window.wait(1)
        #expect(field.selection == end)
    }

    @Test func aMiddleClickPastesWhatIsSelected() throws {
        let one = TextField("one two")
        let two = TextField("[]")
        let secret = TextField("hidden words")
        let window = try form(one, two, secret)
        secret.isSecure = true
        func primary() throws -> String? { try window.root.primarySelection.read() }
        press(window, try place(5, in: one, window), count: 2)
        mouse(window, .ended, try place(5, in: one, window))
        #expect(try primary() == "two")
        let point = try place(1, in: two, window) - Point(4, 0)
        mouse(window, .began, point, .middle)
        mouse(window, .ended, point, .middle)
        #expect(two.text == "[two]" && two.isFocused && !window.root.showsFocus)
        window.key(.left, .shift)
        window.key(.left, .shift)
        #expect(try primary() == "wo")
        window.wait(1)
        press(window, try place(2, in: secret, window), count: 2)
        mouse(window, .ended, try place(2, in: secret, window))
        #expect(secret.selectedText == secret.text, "Hidden words are not told by selecting one.")
        for (key, modifiers) in [
            (KeyEvent.Key.character("c"), Modifiers.control), (.insert, .control), (.character("x"), .control), (.delete, .shift),
        ] {
            window.key(key, modifiers)
        }
        window.key(.left, .control)
        #expect(try secret.selection == 0..<0 && primary() == "wo" && window.root.clipboard.read() == nil && secret.text == "hidden words")
        two.enabled = false
        mouse(window, .began, point, .middle)
        #expect(two.text == "[two]")
    }

    @Test func insertAndDeleteCopyPasteAndCut() throws {
        let field = TextField("some text")
        let window = try form(field)
        window.key(.tab)
        window.key(.insert, .control)
        #expect(try window.root.clipboard.read() == "some text")
        window.key(.end)
        window.key(.insert, .shift)
        #expect(field.text == "some textsome text")
        window.key(.character("a"), .control)
        window.key(.delete, .shift)
        #expect(try field.text.isEmpty && window.root.clipboard.read() == "some textsome text")
        try window.root.clipboard.write("a\tb\nc\r\nd\u{2028}e\u{7}f")
        window.key(.insert, .shift)
        #expect(field.text == "a b c d ef")
        #expect(!window.key(.insert) && !window.key(.function(5)))
    }

    @Test func whatIsTooLongIsRefusedAloud() throws {
        let field = TextField("kept")
        let window = try form(field)
        var refusals: [String] = []
        window.root.onReport = { refusals.append($0) }
        window.root.focus(field)
        try window.root.clipboard.write(String(repeating: "x", count: TextField.mostBytes - 3))
        window.key(.character("v"), .control)
        #expect(field.text == "kept" && refusals.count == 1 && window.root.diagnostics == refusals)
        #expect(refusals.first?.contains("1 MiB") == true)
        window.key(.character("v"), .control)
        #expect(refusals.count == 2, "Each time.")
        window.root.clipboard = Clipboard(
            read: { () throws(Clipboard.Failure) in throw Clipboard.Failure("no answer") },
            write: { (_) throws(Clipboard.Failure) in throw Clipboard.Failure("no room") })
        window.key(.character("v"), .control)
        window.key(.character("a"), .control)
        window.key(.character("x"), .control)
        #expect(refusals.suffix(2) == ["no answer", "no room"] && field.text == "kept", "What cannot be copied is not cut.")
    }
}
