import Tatami
import TatamiTesting
import Testing

/// The context menu of texts: by the secondary button, by keys, and where a finger rests.
@Suite struct TextMenuTests {
    private let field = TextField("Hello you")
    private let window: TestWindow

    init() throws {
        let field = field
        window = try TestWindow(LayoutView { VStack(padding: 60) { field.stretch(.horizontal) } }, size: Size(360, 400))
        window.root.focus(field)
        field.selection = 0..<5
        window.step()
    }

    private func item(_ title: String) throws -> MenuItem { try #require(window.find(.label(title)) as? MenuItem) }

    @Test func itShowsTheCommandsThatArePossible() throws {
        try window.openContextMenu(.view(field))
        for (title, isPossible) in [("Cut", true), ("Copy", true), ("Paste", true), ("Delete", true), ("Select All", true)] {
            #expect(try item(title).isEnabled == isPossible, "\(title)")
        }
        window.key(.escape)
        try window.settle()
        #expect(window.root.focusedView === field && field.selection == 0..<5)
        field.isSecure = true
        try window.openContextMenu(.view(field))
        #expect(try !item("Cut").isEnabled && !item("Copy").isEnabled && item("Delete").isEnabled)
    }

    @Test func aCommandActsOnTheSelectionThatWas() throws {
        try window.openContextMenu(.view(field))
        try window.tap("Cut", with: .mouse)
        try window.settle()
        #expect(field.text == " you" && window.root.focusedView === field)
        try window.openContextMenu(.view(field))
        try window.tap("Paste", with: .mouse)
        try window.settle()
        #expect(field.text == "Hello you")
    }

    @Test func keysOpenItAtTheCaretAndUseIt() throws {
        window.key(.function(10), .shift)
        window.step()
        for _ in 0..<4 { window.key(.down) }
        window.key(.enter)
        try window.settle()
        #expect(field.selection == 0..<9 && window.root.focusedView === field)
    }

    @Test func aFingerThatRestsSelectsAWordAndOpensItWhenItIsLifted() throws {
        try window.hold(.view(field))
        #expect(try item("Copy").isEnabled)
        try window.tap("Copy")
        try window.settle()
        #expect(field.text == "Hello you" && window.root.focusedView === field)
    }

    @Test func aTextThatPeopleCannotChangeIsOnlyCopied() throws {
        field.isEditable = false
        try window.openContextMenu(.view(field))
        #expect(try item("Copy").isEnabled)
        #expect(throws: TestFailure.self) { try window.find("Paste") }
    }

    @Test func aMenuOfTheProgramTakesItsPlace() throws {
        field.contextMenu = Menu([MenuItem("Look up") {}])
        try window.openContextMenu(.view(field))
        _ = try item("Look up")
        #expect(throws: TestFailure.self) { try window.find("Paste") }
    }

    @Test func aFieldThatGoesAwayMeanwhileHarmsNobody() throws {
        let gone = TextField("Gone")
        let box = LayoutView { VStack(padding: 60) { gone } }
        let window = try TestWindow(box, size: Size(300, 300))
        window.root.focus(gone)
        gone.selection = 0..<4
        try window.openContextMenu(.view(gone))
        box.layout?.removeAll()
        window.step()
        _ = try? window.tap("Delete")
        try window.settle()
    }
}
