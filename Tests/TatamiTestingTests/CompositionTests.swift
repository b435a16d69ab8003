import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Text that an input method composes, in fields.
@Suite struct CompositionTests {
    private let field = TextField("Hello you", placeholder: "Text")
    private let other = TextField(placeholder: "Other")

    private func window() throws -> TestWindow {
        let column = StackLayout(.vertical, spacing: 10, padding: 20)
        for field in [field, other] { column.add(field.stretch(.horizontal)) }
        let window = try TestWindow(LayoutView(column), size: Size(300, 200))
        window.root.focus(field)
        field.selection = 9..<9
        return window
    }

    @Test func sentence38ItIsShownAndOneUndoTakesItBack() throws {
        let window = try window()
        var changes = 0
        field.on { _ in changes += 1 }
        field.selection = 6..<9
        let caret = try #require(field.textCaret)
        #expect(window.compose("ni") && window.root.isComposing)
        #expect(window.frame.list.description.contains("Hello ni") && field.text == "Hello you" && changes == 0)
        #expect(field.accessibilityText.string == "Hello you" && !field.isEdited)
        let moved = try #require(field.textCaret)
        #expect(moved.x < caret.x && moved.x > caret.x - 30, "The caret is after the composed text, which is shorter.")
        try window.type("你")
        #expect(field.text == "Hello 你" && changes == 1 && !window.root.isComposing)
        window.key(.character("z"), .control)
        #expect(field.text == "Hello you" && field.selection == 6..<9, "38: one step of undo.")
    }

    @Test func sentence36AllKeysBelongToTheInputMethod() throws {
        let window = try window()
        var submits = 0
        field.on(.editingDidEndOnExit) { _ in submits += 1 }
        window.compose("にほん", selecting: 0..<3)
        for key: KeyEvent.Key in [.backspace, .left, .right, .home, .up, .enter, .tab, .space, .character("a")] {
            #expect(window.key(key), "36: \(key)")
        }
        #expect(field.text == "Hello you" && submits == 0 && window.root.focusedView === field && window.root.isComposing)
        window.key(.escape)
        #expect(!window.root.isComposing && field.text == "Hello you" && field.selection == 9..<9)
        window.key(.enter)
        #expect(submits == 1)
    }

    @Test func oneUndoTakesBackWhatWasCommittedAlone() throws {
        let window = try window()
        try window.type("a")
        window.compose("ni")
        try window.type("你")
        try window.type("b")
        #expect(field.text == "Hello youa你b")
        for text in ["Hello youa你", "Hello youa", "Hello you"] {
            window.key(.character("z"), .control)
            #expect(field.text == text)
        }
    }

    @Test func sentence37AClickElsewhereCommitsOnceAndHere() throws {
        let window = try window()
        window.compose("ni")
        try window.tap("Other", with: .mouse)
        #expect(field.text == "Hello youni" && other.text == "" && window.root.focusedView === other, "37")
        try window.tap(.view(field), at: Point(field.contentInsets.leading, 15), with: .mouse)
        window.compose("x")
        try window.tap(.view(field), at: Point(240, 15), with: .mouse)
        #expect(field.text.count == 12 && field.text.contains("x") && field.selection == 12..<12, "A click into the field commits too.")
    }

    @Test func whatTheProgramSetsCommitsFirst() throws {
        let window = try window()
        var log: [String] = []
        field.on { log.append($0.text) }
        window.compose("ni")
        field.text = "New"
        #expect(log == ["Hello youni"] && field.text == "New" && !window.root.isComposing)
        window.compose("x")
        field.selection = 0..<0
        #expect(field.text.contains("x") && field.selection == 0..<0 && log.count == 2)
    }

    @Test func hiddenTextIsNeverCommittedByItself() throws {
        let window = try window()
        field.isSecure = true
        field.selection = 6..<9
        window.compose("hunter")
        #expect(!window.frame.list.description.contains("hunter") && window.root.surroundingText == nil)
        #expect(window.frame.list.description.contains(String(repeating: "•", count: 12)))
        window.root.focus(other)
        #expect(field.text == "Hello you" && !field.isComposing)
    }

    @Test func sentence40DisabledAndReadOnlyFieldsIgnoreIt() throws {
        let window = try window()
        field.isEditable = false
        #expect(!window.compose("ni") && field.text == "Hello you" && !window.root.isComposing, "40")
        #expect(throws: TestFailure.self) { try window.type("x") }
        window.key(.character("a"), .control)
        window.key(.character("c"), .control)
        window.key(.backspace)
        window.key(.character("x"), .control)
        #expect(try window.root.clipboard.read() == "Hello you" && field.text == "Hello you")
        field.isEditable = true
        window.compose("ni")
        field.enabled = false
        window.step()
        #expect(!field.isComposing && field.text == "Hello you")
    }

    @Test func sentence39CandidatesStandAtTheCaret() throws {
        let window = try window()
        let start = try #require(window.root.textInputFrame)
        #expect(window.compose("n"))
        let first = try #require(window.root.textInputFrame)
        #expect(first.x > start.x && first.y == start.y, "39: the first composition has a place already.")
        #expect(field.frame.expanded(by: 2).contains(first.center))
        window.compose("nihao", selecting: 0..<2)
        let marked = try #require(window.root.textInputFrame)
        window.compose("nihao")
        #expect(try #require(window.root.textInputFrame).x > marked.x, "The caret is at the end of the marked part.")
    }

    @Test func inputMethodsReadTheTextAroundTheCaret() throws {
        let window = try window()
        field.text = String(repeating: "é", count: 3_000)
        field.selection = 2_000..<2_001
        let around = try #require(window.root.surroundingText)
        #expect(around.text.utf8.count <= SurroundingText.mostBytes && around.text.allSatisfy { $0 == "é" })
        #expect(around.caret - around.anchor == 2 && around.caret == 2_048)
        field.text = "ab"
        #expect(window.root.surroundingText == SurroundingText("ab", caret: 2, anchor: 2))
    }

    @Test func aViewThatGoesAwayTakesItsCompositionAlong() throws {
        let window = try window()
        window.compose("ni")
        field.removeFromSuperview()
        window.step()
        #expect(!window.root.isComposing && !field.isComposing && field.text == "Hello youni")
        window.compose("x")
        try window.type("y")
        #expect(other.text == "y" && field.text == "Hello youni")
    }
}
