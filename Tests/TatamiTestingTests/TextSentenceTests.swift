import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// The test sentences of the specification of controls about texts, by their numbers; others stand in the suites of their controls.
@Suite struct TextSentenceTests {
    private let field = TextField(placeholder: "Field")
    private let view = TextView(placeholder: "View")

    private func window(_ control: TextControl, _ text: String) throws -> TestWindow {
        control.text = text
        let column = StackLayout(.vertical, spacing: 10, padding: 20)
        for control in [field, view] { column.add(control.stretch(.horizontal)) }
        let window = try TestWindow(LayoutView(column), size: Size(400, 300))
        window.root.focus(control)
        control.selection = text.count..<text.count
        window.step()
        return window
    }

    /// A point in the window a little behind the caret before a character.
    private func point(_ character: Int, _ control: TextControl) throws -> Point {
        let old = control.selection
        control.selection = character..<character
        let caret = try #require(control.textCaret)
        control.selection = old
        return control.frame.origin + caret.center + Point(1, 0)
    }

    private func mouse(_ window: TestWindow, _ phase: PointerEvent.Phase, _ point: Point, _ buttons: PointerButtons = .primary) {
        window.root.handle(PointerEvent(phase, at: point, time: window.time, buttons: buttons))
        window.step()
    }

    @Test func sentence41UndoIsAChange() throws {
        let window = try window(field, "")
        var log: [String] = []
        field.on { log.append($0.text) }
        try window.type("a")
        window.key(.character("z"), .control)
        window.key(.character("y"), .control)
        #expect(log == ["a", "", "a"])
    }

    @Test func sentence42TheSecondWordGoes() throws {
        let window = try window(field, "")
        for letter in "one two" { try window.type(String(letter)) }
        window.key(.character("z"), .control)
        #expect(field.text.hasPrefix("one") && !field.text.contains("t"))
    }

    @Test(arguments: [(false, 0..<7), (true, 4..<13)]) func sentence43WordsStayWhole(isForward: Bool, selected: Range<Int>) throws {
        let window = try window(field, "one two three")
        let (word, target) = (try point(5, field), try point(isForward ? 10 : 1, field))
        for phase in [PointerEvent.Phase.began, .ended, .began] { mouse(window, phase, word) }
        #expect(field.selectedText == "two")
        mouse(window, .moved, target)
        #expect(field.selection == selected, "The first word stays selected.")
        mouse(window, .ended, target)
    }

    @Test func sentence45LeftGoesLeftInArabic() throws {
        for control in [field, view] as [TextControl] {
            let window = try window(control, "مرحبا")
            control.selection = 1..<1
            let before = try #require(control.textCaret).x
            window.key(.left)
            #expect(try #require(control.textCaret).x < before && control.selection == 2..<2)
            window.key(.right)
            #expect(try #require(control.textCaret).x == before)
        }
    }

    @Test func sentence46OnePressForACharacter() throws {
        let window = try window(field, "x👨‍👩‍👧e\u{301}")
        window.key(.backspace)
        #expect(field.text == "x👨‍👩‍👧")
        window.key(.backspace)
        #expect(field.text == "x")
    }

    @Test func sentence47APasteHasNoLineEnds() throws {
        let window = try window(field, "")
        try window.root.clipboard.write("a\nb\u{2028}c")
        window.key(.character("v"), .control)
        #expect(field.text == "a b c")
    }

    @Test func sentence48DownKeepsThePlace() throws {
        let window = try window(view, "mmmmmmmm\nmm\nmmmmmmmm")
        view.selection = 6..<6
        let start = try #require(view.textCaret)
        window.key(.down)
        #expect(view.selection == 11..<11)
        window.key(.down)
        #expect(view.selection == 18..<18)
        #expect(try #require(view.textCaret).x == start.x)
    }

    @Test func sentence52TheMiddleButtonPastesAtThePointer() throws {
        let window = try window(field, "one two")
        try window.root.primarySelection.write("X")
        mouse(window, .began, try point(3, field), .middle)
        #expect(field.text == "oneX two" && field.isFocused)
    }

    @Test func whatCannotBeChangedIsNotPastedInto() throws {
        let window = try window(field, "one")
        field.isEditable = false
        try window.root.primarySelection.write("X")
        mouse(window, .began, try point(1, field), .middle)
        #expect(field.text == "one")
    }

    @Test func shiftControlASelectsNothing() throws {
        let window = try window(field, "one")
        window.key(.character("a"), .control)
        #expect(field.selectedText == "one")
        window.key(.character("a"), [.control, .shift])
        #expect(field.selection == 3..<3)
    }
}
