import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Texts of fields in windows that read from right to left: their first letter decides the direction, and they start at the right edge.
@Suite struct MirroredFieldTests {
    /// Keeps the windows of a test open.
    private final class Desk {
        var windows: [TestWindow] = []
    }
    private let desk = Desk()

    private func window(_ control: TextControl) throws -> TestWindow {
        let column = StackLayout(.vertical, padding: 20)
        column.add(control.stretch(.horizontal))
        let window = try TestWindow(LayoutView(column), size: Size(300, 200), direction: .rightToLeft)
        window.root.focus(control)
        window.step()
        desk.windows.append(window)
        return window
    }

    private func x(_ control: TextControl, _ character: Int) throws -> Double {
        control.selection = character..<character
        return try #require(control.textCaret).center.x
    }

    /// The texts that a window shows, with their styles.
    private func texts(_ window: TestWindow) -> [(string: String, style: TextStyle)] {
        window.frame.list.commands.compactMap { command in
            guard case .text(let text, let style, _) = command else { return nil }
            return (string: text.string, style: style)
        }
    }

    @Test func englishReadsFromLeftToRightAtTheRightEdge() throws {
        for control in [TextField("@ada!"), TextView("@ada!"), EditableComboBox(["a"], text: "@ada!")] as [TextControl] {
            let window = try window(control)
            let (start, end) = (try x(control, 0), try x(control, 5))
            #expect(start < end && end > control.frame.width / 2, "\(type(of: control)): \(start), \(end)")
            control.selection = 2..<2
            window.key(.right)
            #expect(control.selection == 3..<3, "Right goes right.")
            window.key(.home)
            #expect(control.selection == 0..<0)
            window.key(.left, .shift)
            #expect(control.selection == 0..<0)
        }
        let field = TextField("@ada!")
        _ = try window(field)
        #expect(abs(try x(field, 5) - (field.frame.width - field.contentInsets.leading)) <= 1)
    }

    @Test(arguments: [("שלום", false), ("12:30", false), ("• ada", true), ("שלום ada", false)])
    func theFirstLetterDecides(text: String, isLeftToRight: Bool) throws {
        for control in [TextField(text), TextView(text)] as [TextControl] {
            let window = try window(control)
            let (start, end) = (try x(control, 0), try x(control, text.count))
            #expect((start < end) == isLeftToRight, "\(type(of: control)) \(text): \(start), \(end)")
            window.root.focus(nil)
            window.step()
            let style = try #require(texts(window).first { $0.string == text }?.style)
            #expect((style.direction == .rightToLeft) == (text == "12:30") && style.alignment == .right)
        }
    }

    @Test func aSecretAndAnEmptyFieldReadFromRightToLeft() throws {
        let code = SecureField("ada")
        let window = try window(code)
        #expect(try x(code, 0) > x(code, 3))
        window.key(.home)
        window.key(.left)
        #expect(code.selection == 1..<1)
        let empty = TextField(placeholder: "Name")
        _ = try self.window(empty)
        #expect(abs(try x(empty, 0) - (empty.frame.width - empty.contentInsets.leading)) <= 1)
    }

    @Test func theDirectionFollowsWhatIsTyped() throws {
        let field = TextField()
        let window = try window(field)
        try window.type("12")
        #expect(try x(field, 0) > x(field, 2))
        field.selection = 2..<2
        try window.type("a")
        #expect(try x(field, 0) < x(field, 3), "A letter has come.")
        window.key(.character("z"), .control)
        let (start, end) = (try x(field, 0), try x(field, field.text.count))
        #expect(!field.text.contains("a") && start >= end)
    }

    /// A placeholder reads as the text would.
    @Test(arguments: [("Name (required)", TextDirection.automatic), ("0", .rightToLeft), ("שם", .rightToLeft)])
    func placeholdersHaveADirectionOfTheirOwn(text: String, direction: TextDirection) throws {
        let window = try window(TextField(placeholder: text))
        let style = try #require(texts(window).first { $0.string == text }?.style)
        #expect(style.direction == direction && style.alignment == .right)
    }

    /// A line without letters reads as the one before it.
    @Test func linesWithoutLettersReadAsTheOneBefore() throws {
        let view = TextView("ada\n\n12\nשלום\n\n34")
        let window = try window(view)
        view.selection = 4..<4
        window.key(.left)
        #expect(view.selection == 3..<3, "Left goes back after English,")
        view.selection = 13..<13
        window.key(.left)
        #expect(view.selection == 14..<14, "and on after Hebrew.")
        #expect(try x(view, 5) < x(view, 7) && x(view, 14) > x(view, 16))
    }

    @Test func edgesThatAreNamedStay() throws {
        let field = TextField("ada")
        field.textAlignment = .left
        _ = try window(field)
        #expect(try x(field, 0) < 20)
        field.textAlignment = .end
        #expect(try x(field, 0) < 20, "The end is the left edge.")
    }
}
