import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import Testing

/// A control of a program's own with several lines of text.
private final class Notes: TextControl {
    override var isMultiline: Bool { true }
    override func contentWidths() -> Extent { Extent(minimum: 40, natural: 200) }
    override func contentHeight(forWidth width: Double) -> LeafHeight { LeafHeight(80) }
    override func look(in theme: Theme, _ states: ControlStates) -> ControlLook { ControlLook(ground: .color(theme.color(.control))) }
}

/// What a text of several lines has for nothing.
@Suite struct MultilineTests {
    private let notes = Notes()

    private func window(_ text: String) throws -> TestWindow {
        notes.font = .system(10)
        notes.contentInsets = Insets(top: 4, leading: 4, bottom: 4, trailing: 4)
        notes.text = text
        let window = try TestWindow(LayoutView { VStack(padding: 20) { notes.align(.leading) } }, size: Size(300, 200))
        window.root.focus(notes)
        window.key(.home, .control)
        return window
    }

    /// A point in the window a little behind the caret before a character.
    private func point(_ character: Int, _ window: TestWindow) throws -> Point {
        let old = notes.selection
        notes.selection = character..<character
        let caret = try #require(notes.textCaret)
        notes.selection = old
        return notes.frame.origin + caret.center + Point(1, 0)
    }

    private func mouse(_ window: TestWindow, _ phase: PointerEvent.Phase, _ point: Point, _ buttons: PointerButtons = .primary) {
        window.root.handle(PointerEvent(phase, at: point, time: window.time, buttons: buttons))
        window.step()
    }

    @Test func linesKeepTheCaretsPlace() throws {
        let window = try window("mmmmmmmm\nmm\nmmmmmmmm")
        for _ in 0..<6 { window.key(.right) }
        let start = try #require(notes.textCaret)
        window.key(.down)
        #expect(notes.selection == 11..<11, "The end of the shorter line.")
        window.key(.down)
        let end = try #require(notes.textCaret)
        #expect(notes.selection == 18..<18 && end.x == start.x && end.y > start.maxY)
        window.key(.down)
        #expect(notes.selection == 20..<20, "Down in the last line goes to the end.")
        window.key(.home)
        #expect(notes.selection == 12..<12)
        window.key(.up, .shift)
        #expect(notes.selectedText == "mm\n" && notes.selection == 9..<12)
        window.key(.up)
        window.key(.up)
        #expect(notes.selection == 0..<0)
        window.key(.down, .control)
        #expect(notes.selection == 8..<8)
        window.key(.down, .control)
        window.key(.up, .control)
        #expect(notes.selection == 9..<9)
        window.key(.end, .control)
        #expect(notes.selection == 20..<20)
        window.key(.up)
        notes.selection = 9..<9
        window.key(.down)
        #expect(notes.selection == 12..<12, "A place that the program sets counts.")
    }

    @Test func homeAndEndAreThoseOfTheLineThatIsSeen() throws {
        let window = try window("one two three four five six seven eight nine ten")
        window.key(.end)
        let end = notes.selection.lowerBound
        let top = try #require(notes.textCaret?.y)
        #expect(end > 10 && end < 45 && notes.text.dropFirst(end).first == " ")
        window.key(.down)
        window.key(.home)
        #expect(notes.selection == end + 1..<end + 1)
        #expect(try #require(notes.textCaret).y > top)
        window.key(.end, .shift)
        #expect(notes.selection.lowerBound == end + 1 && notes.selection.count > 5)
    }

    @Test func whatIsTypedAndPastedHasLines() throws {
        let window = try window("")
        var log: [String] = []
        notes.on { log.append($0.text) }.on(.editingDidEndOnExit) { _ in log.append("exit") }
        try window.type("a")
        window.key(.enter)
        try window.type("b")
        window.key(.tab)
        window.key(.enter, .control)
        #expect(log == ["a", "a\n", "a\nb", "a\nb\t", "exit"])
        window.key(.end)
        try window.root.clipboard.write("x\r\ny\u{2028}z\u{7}")
        window.key(.character("v"), .control)
        #expect(notes.text == "a\nb\tx\ny\nz")
        window.key(.character("z"), .control)
        #expect(notes.text == "a\nb\t")
        let lines = notes.textCaret?.y
        window.key(.enter)
        #expect(try #require(notes.textCaret?.y) > #require(lines), "The caret stands in the empty last line.")
    }

    @Test func theCaretStaysInSightAndPagesTurn() throws {
        let window = try window((1...30).map { "line \($0)" }.joined(separator: "\n"))
        let room = Rect(4, 4, notes.frame.width - 8, notes.frame.height - 8)
        func isSeen() throws -> Bool {
            let caret = try #require(notes.textCaret)
            return caret.y >= room.y - 0.01 && caret.maxY <= room.maxY + 0.01
        }
        #expect(try isSeen())
        for _ in 0..<12 { window.key(.down) }
        #expect(try isSeen() && notes.selection.lowerBound == offset(ofLine: 12))
        window.key(.pageDown)
        let page = notes.selection.lowerBound
        #expect(try isSeen() && page > offset(ofLine: 15))
        window.key(.pageUp)
        #expect(notes.selection.lowerBound == offset(ofLine: 12))
        for _ in 0..<12 { window.key(.pageDown) }
        #expect(try isSeen() && notes.selection.lowerBound == notes.text.count)
        for _ in 0..<12 { window.key(.pageUp) }
        #expect(try isSeen() && notes.selection.lowerBound == 0)
    }

    private func offset(ofLine line: Int) -> Int {
        notes.text.split(separator: "\n").prefix(line).reduce(0) { $0 + $1.count + 1 }
    }

    @Test func pointersSelectByCharactersWordsAndLines() throws {
        let window = try window("one two\nthree four\nfive")
        mouse(window, .began, try point(14, window))
        mouse(window, .ended, try point(14, window))
        #expect(notes.selection == 14..<14)
        mouse(window, .began, try point(15, window))
        #expect(notes.selectedText == "four")
        mouse(window, .moved, try point(5, window))
        #expect(notes.selectedText == "two\nthree four")
        mouse(window, .ended, try point(5, window))
        #expect(try window.root.primarySelection.read() == "two\nthree four")
        window.wait(1)
        for _ in 0..<3 {
            mouse(window, .began, try point(9, window))
            mouse(window, .ended, try point(9, window))
        }
        #expect(notes.selectedText == "three four\n")
        // Behind the end of a line the caret stands at that end.
        window.wait(1)
        mouse(window, .began, Point(notes.frame.maxX - 6, try point(2, window).y))
        #expect(notes.selection == 7..<7)
    }

    @Test func sentence44ADragBelowTheEdgeGoesOnWhileThePointerRests() throws {
        let window = try window((1...60).map { "line \($0)" }.joined(separator: "\n"))
        mouse(window, .began, notes.frame.origin + Point(10, 10))
        mouse(window, .moved, Point(notes.frame.x + 10, notes.frame.maxY + 10))
        let start = notes.selection.count
        window.wait(0.5)
        let later = notes.selection.count
        #expect(start > 10 && later > start + 20)
        window.wait(20)
        #expect(notes.selection.upperBound >= offset(ofLine: 59), "It ends in the last line.")
        mouse(window, .moved, Point(notes.frame.x + 10, notes.frame.y - 30))
        window.wait(20)
        #expect(notes.selection.isEmpty || notes.selection.upperBound < 3)
        mouse(window, .ended, Point(notes.frame.x + 10, notes.frame.y - 30))
        // The end of hovering fades.
        window.wait(0.2)
        #expect(window.root.nextDeadline.map { $0 > window.time + 0.1 } ?? true)
    }

    @Test func assistiveTechnologyReadsItsLines() throws {
        let window = try window("one two\nthree four")
        window.key(.down)
        #expect(
            notes.accessibilityText.caret == 8 && notes.replaceAccessibilityText(8..<13, with: "3\n") && notes.text == "one two\n3\n four")
        #expect(window.accessibilityDump.contains("one two"))
    }

    @Test func hiddenLinesAreNowhere() throws {
        let window = try window("secret")
        notes.isSecure = true
        window.step()
        #expect(!window.frame.list.description.contains("secret"))
        window.key(.character("a"), .control)
        window.key(.character("c"), .control)
        #expect(try window.root.clipboard.read() == nil)
    }
}
