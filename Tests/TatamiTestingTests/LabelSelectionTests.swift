import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import Testing

@testable import TatamiViews

/// Labels whose text people select and copy.
@Suite struct LabelSelectionTests {
    private let label = Label("I can't stay.\nGood bye").selectable()

    private func window() throws -> TestWindow {
        let window = try TestWindow(LayoutView { VStack(padding: 20) { label.align(.leading) } }, size: Size(300, 200))
        window.step()
        return window
    }

    /// A point in the window in the middle of a character.
    private func point(_ character: Int, _ window: TestWindow) throws -> Point {
        let rect = try #require(label.placedText?.frame(of: character..<character + 1))
        return window.root.absoluteFrame(of: label).origin + rect.center
    }

    private func press(_ window: TestWindow, _ point: Point, times: Int = 1) {
        for _ in 0..<times {
            window.press(at: point, with: .mouse)
            window.lift(at: point, with: .mouse)
        }
    }

    @Test func theMouseSelectsLettersWordsAndLines() throws {
        let window = try window()
        window.drag(from: try point(2, window) - Point(2, 0), to: try point(6, window) + Point(2, 0), with: .mouse)
        #expect(label.selectedText == "can't" && window.root.focusedView === label && !window.root.showsFocus)
        #expect(window.root.text(on: window.root.primarySelection) == "can't")
        window.wait(1)
        press(window, try point(4, window), times: 2)
        #expect(label.selectedText == "can't")
        window.wait(1)
        press(window, try point(16, window), times: 3)
        #expect(label.selectedText == "Good bye")
        window.wait(1)
        press(window, try point(5, window))
        #expect(label.selectedText.isEmpty)
    }

    @Test func keysSelectAndCopy() throws {
        let window = try window()
        window.key(.tab)
        #expect(window.root.focusedView === label && window.root.showsFocus)
        window.key(.right, [.control, .shift])
        #expect(label.selectedText == "I")
        window.key(.character("c"), .control)
        #expect(window.root.text(on: window.root.clipboard) == "I")
        window.key(.end, .shift)
        #expect(label.selectedText == "I can't stay.")
        window.key(.down, .shift)
        #expect(label.selectedText.hasSuffix("bye"))
        window.key(.character("a"), .control)
        #expect(label.selection == 0..<22)
        window.key(.insert, .control)
        #expect(window.root.text(on: window.root.clipboard) == label.text)
        window.key(.left)
        #expect(label.selection == 0..<0)
        window.key(.right)
        window.key(.home)
        window.key(.up)
        #expect(label.selection == 0..<0)
        #expect(!window.key(.character("v"), .control) && !window.key(.backspace))
    }

    @Test func assistiveTechnologyReadsAndSetsTheSelection() throws {
        let window = try window()
        #expect(label.accessibilityText.caret == 0 && !label.accessibilityText.isEditable)
        #expect(label.selectAccessibilityText(2..<7) && label.accessibilityText.selection == 2..<7)
        #expect(window.accessibilityDump.contains("[focus, copy, select all]"))
        #expect(window.root.perform(.copy, on: label) && window.root.text(on: window.root.clipboard) == "can't")
        #expect(window.root.perform(.selectAll, on: label) && label.selection == 0..<22)
        #expect(!window.root.perform(.paste, on: label))
        let plain = Label("Plain")
        #expect(!plain.selectAccessibilityText(0..<2) && plain.accessibilityText.caret == nil && !plain.canBecomeFocused)
    }

    @Test func aLabelSelectsOnlyIfAsked() throws {
        label.selectable = false
        let window = try window()
        press(window, try point(4, window), times: 2)
        #expect(label.selectedText.isEmpty && window.root.focusedView == nil && label.gestures.isEmpty && label.cursor == nil)
        label.selectable = true
        label.selection = 0..<3
        label.text = "Other"
        #expect(label.selectedText.isEmpty && label.selection == 0..<0)
    }

    @Test func aPressOfALabelFocusesItsField() throws {
        let name = Label("Name")
        let field = TextField("Ada")
        field.accessibilityLabelledBy = name
        let window = try TestWindow(
            LayoutView {
                VStack(padding: 20) {
                    name.align(.leading)
                    field
                }
            }, size: Size(300, 200))
        window.step()
        let point = window.root.absoluteFrame(of: name).center
        press(window, point)
        #expect(window.root.focusedView === field && !window.root.showsFocus)
        window.root.focus(nil)
        window.press(at: point, with: .mouse)
        window.lift(at: point + Point(0, 120), with: .mouse)
        #expect(window.root.focusedView == nil)
    }

    @Test func theSelectionIsDrawnBehindTheText() throws {
        let window = try window()
        let before = window.root.displayList().commands.count
        label.selection = 2..<7
        window.root.focus(label)
        window.step()
        #expect(window.root.displayList().commands.count == before + 1)
    }

    @Test func itsContextMenuCopiesAndSelectsAll() throws {
        let window = try window()
        try window.openContextMenu(.view(label))
        #expect(window.root.layers.last?.view is LayerPanel)
        #expect(try (window.find(.label("Copy")) as? MenuItem)?.isEnabled == false)
        #expect(throws: (any Error).self) { try window.find(.label("Cut")) }
        try window.tap("Select All", with: .mouse)
        try window.settle()
        #expect(label.selection == 0..<22)
        try window.openContextMenu(.view(label))
        try window.tap("Copy", with: .mouse)
        #expect(window.root.text(on: window.root.clipboard) == label.text)
    }

    @Test func aFingerThatRestsSelectsAWordAndOpensTheMenu() throws {
        let window = try window()
        try window.hold(.view(label))
        #expect(!label.selectedText.isEmpty)
        try window.tap("Copy")
        #expect(window.root.text(on: window.root.clipboard) == label.selectedText)
    }

    @Test func theProgramsMenuAndThatOfAViewAroundALabelComeFirst() throws {
        let window = try window()
        label.contextMenu = Menu([MenuItem("Look up")])
        try window.openContextMenu(.view(label))
        #expect(try window.find(.label("Look up")) is MenuItem)
        window.key(.escape)
        try window.settle()
        label.contextMenu = nil
        label.selectable = false
        window.root.view.contextMenu = Menu([MenuItem("Around")])
        try window.openContextMenu(.view(label))
        #expect(try window.find(.label("Around")) is MenuItem)
    }
}

/// The commands for a text: items of its context menu, and actions for assistive technology.
@Suite struct TextCommandTests {
    private func shown(_ control: TextControl) throws -> TestWindow {
        let window = try TestWindow(LayoutView { VStack(padding: 20) { control.align(.leading) } }, size: Size(300, 200))
        window.root.focus(control)
        window.step()
        return window
    }

    private func possible(_ control: TextControl) -> [String] { control.textCommands.filter(control.canPerform).map(\.title) }

    @Test func theyArePossibleWhereTheyHaveAnEffect() throws {
        let field = TextField("word")
        let window = try shown(field)
        field.selection = 0..<0
        #expect(possible(field) == ["Paste", "Select All"])
        field.selection = 0..<2
        #expect(possible(field) == ["Cut", "Copy", "Paste", "Delete", "Select All"])
        field.selection = 0..<4
        #expect(possible(field) == ["Cut", "Copy", "Paste", "Delete"])
        field.isSecure = true
        #expect(possible(field) == ["Paste", "Delete"])
        field.isSecure = false
        field.isEditable = false
        #expect(possible(field) == ["Copy"] && field.textCommands == [.copy, .selectAll])
        field.enabled = false
        #expect(possible(field) == [] && !field.perform(.copy))
        _ = window
    }

    @Test func theyDoWhatTheirKeysDo() throws {
        let field = TextField("one two")
        let window = try shown(field)
        field.selection = 0..<3
        #expect(field.perform(.cut) && field.text == " two" && window.root.text(on: window.root.clipboard) == "one")
        #expect(field.perform(.selectAll) && field.selectedText == " two")
        #expect(field.perform(.paste) && field.text == "one")
        field.selection = 0..<1
        #expect(field.perform(.delete) && field.text == "ne" && !field.perform(.delete) && !field.perform(.copy))
        #expect(TextCommand.allCases.compactMap(\.key) == ["x", "c", "v", "a"])
    }

    @Test func assistiveTechnologyCarriesThemOut() throws {
        let field = TextField("one two")
        let window = try shown(field)
        field.selection = 0..<3
        window.step()
        #expect(window.accessibilityDump.contains("[focus, cut, copy, paste, delete, select all]"))
        #expect(window.root.perform(.cut, on: field) && field.text == " two")
        #expect(window.root.perform(.paste, on: field) && field.text == "one two")
        #expect(window.root.perform(.selectAll, on: field) && window.root.perform(.delete, on: field) && field.text.isEmpty)
        #expect(!window.root.perform(.delete, on: field), "Nothing is selected.")
        field.enabled = false
        #expect(!window.root.perform(.paste, on: field))
    }
}
