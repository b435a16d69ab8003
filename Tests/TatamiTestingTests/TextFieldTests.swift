import Tatami
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Text fields, as people write in them.
@Suite struct TextFieldTests {
    private func form(_ fields: [TextField], size: Size = Size(300, 200)) throws -> TestWindow {
        let column = StackLayout(.vertical, spacing: 10, padding: 20)
        for field in fields { column.add(field.stretch(.horizontal)) }
        return try TestWindow(LayoutView(column), size: size)
    }

    @Test func whatIsTypedIsWritten() throws {
        let name = TextField(placeholder: "Name")
        let window = try form([name])
        var log: [String] = []
        name.on { log.append($0.text) }
        name.on(.editingDidBegin) { _ in log.append("begin") }.on(.editingDidEnd) { _ in log.append("end") }
        name.on(.editingDidEndOnExit) { _ in log.append("enter") }
        #expect(throws: TestFailure.self) { try window.type("lost") }
        try window.type("Ad", into: "Name")
        try window.type("a")
        window.key(.enter)
        #expect(name.text == "Ada" && log == ["begin", "Ad", "Ada", "enter"])
        window.root.focus(nil)
        #expect(log.last == "end" && name.isEdited)
        name.text = "Grace\nHopper\u{7}"
        #expect(name.text == "Grace Hopper" && !name.isEdited && log.count == 5)
    }

    @Test func aFieldTakesNoMoreThanATextMayHave() throws {
        let field = TextField("ab", placeholder: "Name")
        let window = try form([field])
        window.root.focus(field)
        window.key(.end)
        #expect(field.insertText(String(repeating: "é", count: TextField.mostBytes)))
        #expect(field.text == "ab" && window.root.diagnostics.count == 1, "Half of a paste is worse than none.")
        #expect(!field.replaceAccessibilityText(1..<2, with: String(repeating: "x", count: TextField.mostBytes)) && field.text == "ab")
        #expect(field.insertText(String(repeating: "é", count: TextField.mostBytes / 2 - 1)))
        #expect(field.text.utf8.count == TextField.mostBytes && field.insertText("x"))
        #expect(field.text.utf8.count == TextField.mostBytes && field.text.hasPrefix("abé"))
        window.key(.backspace)
        try window.type("xy")
        #expect(field.text.hasSuffix("éxy"))
    }

    @Test func aTapPlacesTheCaret() throws {
        let field = TextField("mmmmmm mmm")
        let window = try form([field])
        let letter = try width(of: "m", in: window)
        let left = field.contentInsets.leading
        try window.tap(.view(field), at: Point(left + letter * 2.2, 15))
        try window.type("|")
        #expect(field.text == "mm|mmmm mmm")
        window.wait(1)
        try window.tap(.view(field), at: Point(left + letter * 1, 15), count: 2, with: .mouse)
        #expect(field.selectedText == "mm")
        window.wait(1)
        try window.tap(.view(field), at: Point(left + letter * 1, 15), count: 3)
        #expect(field.selectedText == field.text)
        window.wait(1)
        // A drag from a selected text would carry it.
        window.key(.home)
        let frame = try window.frame(of: .view(field))
        window.drag(from: frame.origin + Point(left, 15), to: frame.origin + Point(left + letter * 2, 15), with: .mouse)
        #expect(field.selection == 0..<2)
        window.key(.right, .shift)
        window.key(.right, .shift)
        #expect(field.selection == 0..<4)
        try window.hold(.view(field))
        #expect(field.selectedText == "mmm" || field.selectedText == "mmmm")
    }

    private func width(of text: String, in window: TestWindow) throws -> Double {
        window.root.textMeasurer.widths(of: AttributedText(text), style: TextStyle(font: .body), grid: PixelGrid(scale: 1024)).natural
    }

    @Test func keysDoWhatTheyDoElsewhere() throws {
        let field = TextField("one two three")
        let window = try form([field])
        window.key(.tab)
        #expect(field.selectedText == "one two three", "Tab selects all.")
        window.key(.end)
        window.key(.left, .control)
        #expect(field.selection == 8..<8)
        window.key(.backspace)
        window.key(.backspace, .control)
        #expect(field.text == "one three")
        window.key(.character("z"), .control)
        window.key(.character("z"), .control)
        #expect(field.text == "one two three")
        window.key(.character("z"), [.control, .shift])
        #expect(field.text == "one twothree")
        window.key(.home)
        window.key(.delete, .command)
        #expect(field.text.isEmpty)
        #expect(window.key(.character("q")), "A letter is not passed on: it comes as text.")
        #expect(!window.key(.escape))
    }

    @Test func theClipboardIsTheRoots() throws {
        let one = TextField("secret")
        let two = TextField()
        let window = try form([one, two])
        window.key(.tab)
        window.key(.character("x"), .control)
        #expect(try one.text.isEmpty && window.root.clipboard.read() == "secret")
        window.key(.tab)
        try window.root.clipboard.write("two\nlines")
        window.key(.character("v"), .control)
        #expect(two.text == "two lines")
        two.isSecure = true
        window.key(.character("a"), .control)
        window.key(.character("x"), .control)
        #expect(try two.text == "two lines" && window.root.clipboard.read() == "two\nlines", "What is hidden is not given away.")
    }

    @Test func hiddenTextIsNowhere() throws {
        let field = TextField("hunter2")
        let window = try form([field])
        field.isSecure = true
        window.step()
        #expect(!window.frame.list.description.contains("hunter2") && window.frame.list.description.contains("•••••••"))
        #expect(!window.accessibilityDump.contains("hunter2"))
        try window.tap(.view(field), at: Point(12, 15))
        try window.type("x")
        #expect(field.text == "xhunter2")
    }

    @Test func theCaretStaysInSight() throws {
        let field = TextField()
        let window = try form([field], size: Size(120, 80))
        try window.tap(.view(field))
        try window.type(String(repeating: "wide words ", count: 10))
        let room = Rect(0, 0, field.frame.width, field.frame.height).inset(by: field.contentInsets)
        #expect(try #require(field.textCaret).maxX <= room.maxX + 0.01)
        window.key(.home)
        #expect(abs(try #require(field.textCaret).center.x - room.x) < 0.01)
        for _ in 0..<30 { window.key(.right) }
        let caret = try #require(field.textCaret)
        #expect(caret.x >= room.x && caret.maxX <= room.maxX + 0.01)
        // What is seen of a text that nobody writes in is its begin.
        window.key(.end)
        window.root.focus(nil)
        window.step()
        guard case .text(_, _, let box)? = window.frame.list.commands.first(where: { if case .text = $0 { true } else { false } }) else {
            Issue.record("no text is drawn")
            return
        }
        #expect(abs(box.x - (field.frame.x + field.contentInsets.leading)) < 1)
    }

    @Test func theCaretBlinksAndRests() throws {
        let field = TextField("a")
        let window = try form([field])
        try window.tap(.view(field))
        window.step()
        #expect(caretCommands(window) == 1)
        window.wait(0.6)
        #expect(caretCommands(window) == 0)
        window.wait(0.5)
        #expect(caretCommands(window) == 1)
        window.wait(12)
        #expect(caretCommands(window) == 1 && window.root.nextDeadline == nil, "After a while nothing keeps the machine awake.")
        let frames = window.frameCount
        window.key(.left)
        #expect(window.root.nextDeadline != nil && window.frameCount > frames)
    }

    /// Fills as wide as a caret.
    private func caretCommands(_ window: TestWindow) -> Int {
        window.frame.list.commands.count { if case .fill(.rect(let rect, _), _) = $0 { rect.width == 2 } else { false } }
    }

    @Test func hebrewIsWalkedTheOtherWay() throws {
        let field = TextField("אבג")
        let window = try form([field])
        window.key(.tab)
        window.key(.home)
        window.key(.left)
        #expect(field.selection == 1..<1)
        window.key(.right)
        #expect(field.selection == 0..<0)
    }

    @Test func typingMovesNothingElse() throws {
        let field = TextField()
        let window = try form([field])
        let visits = window.root.counters.visits
        let width = field.frame.width
        try window.tap(.view(field))
        try window.type("some text that is long")
        #expect(window.root.counters.visits == visits && field.frame.width == width)
        #expect(window.frame.damage.allSatisfy { $0.intersection(field.frame.expanded(by: 6)) != nil })
    }

    @Test func disabledFieldsTakeNothing() throws {
        let field = TextField("fixed")
        let window = try form([field])
        field.enabled = false
        #expect(throws: TestFailure.self) { try window.type("x", into: .view(field)) }
        window.press(at: try window.frame(of: .view(field)).center)
        #expect(!field.isFocused && !window.root.handle(text: "x") && field.text == "fixed")
        #expect(window.accessibilityDump.contains("text field = \"fixed\" disabled"))
    }

    @Test func itLooksLikeAField() throws {
        let empty = TextField(placeholder: "Placeholder")
        let full = TextField("Written")
        let chosen = TextField("all of it")
        let off = TextField("off")
        let (line, bezel, bare) = (TextField("line"), TextField("bezel"), TextField("none"))
        (line.borderStyle, bezel.borderStyle, bare.borderStyle, off.enabled) = (.line, .bezel, .none, false)
        let window = try form([empty, full, chosen, off, line, bezel, bare], size: Size(260, 380))
        window.root.focus(chosen)
        chosen.selection = 4..<9
        window.step()
        try window.expectPicture("text-fields")
    }

    @Test func modifiersChainWithThoseOfViews() {
        let field: TextField = TextField(placeholder: "Code").secure().background(.white).columns(6).font(.title).stretch().color(.red)
        #expect(field.isSecure && field.columns == 6 && field.font == .title && field.textColor == .red && field.backgroundColor == .white)
        let button: Button = Button("Save").font(.title).stretch().color(.red).color(.white, for: .highlighted).title(
            "Saved", for: .selected)
        #expect(button.font == .title && button.titleColor == .red && button.resources.titleColors[.highlighted] == .white)
        #expect(button.resources.titles[.selected] == "Saved")
    }
}
