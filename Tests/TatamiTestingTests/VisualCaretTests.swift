import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// Arrow keys in lines that run in both directions, as people see them.
@Suite struct VisualCaretTests {
    private func window(_ control: TextControl, _ text: String, _ direction: LayoutDirection = .leftToRight) throws -> TestWindow {
        control.text = text
        let window = try TestWindow(
            LayoutView { VStack(padding: 10) { control.stretch(.horizontal) } }, size: Size(900, 200), direction: direction)
        window.root.focus(control)
        window.step()
        return window
    }

    private func x(_ control: TextControl) throws -> Double { try #require(control.textCaret).x }

    private static let pieces = [
        "a", "bc ", "שלום", " עולם ", "12", "3.4", "مرحبا", "e\u{301}", "👨‍👩‍👧", ", ", "(", ") ", "-", "सत्य", "\u{5D0}\u{5B8}",
    ]

    @Test(arguments: 0..<120) func rightVisitsEachCaretOnceFromTheLeftmostToTheRightmost(_ seed: UInt64) throws {
        var random = Seeded(seed)
        let text = (0..<1 + random.below(9)).map { _ in random.pick(Self.pieces) }.joined()
        let field = TextField()
        let window = try window(field, text, random.oneIn(2) ? .leftToRight : .rightToLeft)
        let count = field.text.count
        var places: [Int: Double] = [:]
        for character in 0...count {
            field.selection = character..<character
            places[character] = try x(field)
        }
        let start = try #require(places.min { ($0.value, $0.key) < ($1.value, $1.key) })
        field.selection = start.key..<start.key
        // Of carets at one place, the one from which Left leads nowhere is the leftmost.
        for _ in 0...count { window.key(.left) }
        var visited = [field.selection.lowerBound]
        for _ in 0..<count {
            window.key(.right)
            visited.append(field.selection.lowerBound)
        }
        #expect(Set(visited).count == count + 1, "Seed \(seed): \(text.debugDescription) \(visited)")
        let seen = visited.compactMap { places[$0] }
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 <= $1 + 0.01 }, "Seed \(seed): \(text.debugDescription) \(seen)")
        window.key(.right)
        #expect(field.selection.lowerBound == visited.last, "Right stays at the rightmost caret.")
        var back = [field.selection.lowerBound]
        for _ in 0..<count {
            window.key(.left)
            back.append(field.selection.lowerBound)
        }
        #expect(back == visited.reversed(), "Seed \(seed): \(text.debugDescription)")
    }

    /// "abc" before three Hebrew letters: the letters are drawn from right to left, and the end of the line is at its right edge.
    @Test func twoDirectionsInOneLine() throws {
        let field = TextField()
        let window = try window(field, "abcשלם")
        field.selection = 0..<0
        var visited: [Int] = [0]
        for _ in 0..<6 {
            window.key(.right)
            visited.append(field.selection.lowerBound)
        }
        #expect(visited == [0, 1, 2, 3, 5, 4, 6])
    }

    @Test func aSelectionIsLogicalAndALeftAtItsSide() throws {
        let field = TextField()
        let window = try window(field, "abcשלם")
        field.selection = 2..<2
        window.key(.right, .shift)
        window.key(.right, .shift)
        #expect(field.selection == 2..<5, "The selection has the characters between both carets in the order of the text.")
        window.key(.right)
        #expect(field.selection == 5..<5)
    }

    @Test func theLastCaretOfALineLeadsToTheNextLine() throws {
        let view = TextView()
        let window = try window(view, "ab\nשל\ncd")
        view.selection = 2..<2
        window.key(.right)
        #expect(view.selection == 3..<3, "The next line begins at its right end.")
        view.selection = 3..<3
        window.key(.right)
        #expect(view.selection == 2..<2, "Before the right end of the line in Hebrew, the first line ends.")
    }

    @Test func wordsAreThoseOfUnicode() throws {
        let field = TextField()
        let window = try window(field, "I can't say 3.14, world_2")
        window.key(.home)
        var ends: [Int] = []
        for _ in 0..<5 {
            window.key(.right, .control)
            ends.append(field.selection.lowerBound)
        }
        #expect(ends == [1, 7, 11, 16, 25])
        window.key(.left, .control)
        #expect(field.selection.lowerBound == 18)
        window.key(.backspace, .control)
        #expect(field.text == "I can't say world_2")
        window.key(.delete, .control)
        #expect(field.text == "I can't say ")
        let frame = window.root.absoluteFrame(of: field)
        field.selection = 4..<4
        let caret = try #require(field.textCaret).center
        for _ in 0..<2 {
            window.press(at: frame.origin + caret, with: .mouse)
            window.lift(at: frame.origin + caret, with: .mouse)
        }
        #expect(field.selectedText == "can't")
    }

    @Test func aLongWordIsFoundWhole() throws {
        let field = TextField()
        let window = try window(field, "x " + String(repeating: "w", count: 9_000) + " y")
        field.selection = 5_000..<5_000
        window.key(.right, .control)
        #expect(field.selection == 9_002..<9_002)
        window.key(.left, .control)
        #expect(field.selection == 2..<2)
    }

    /// Labels and fields leave a selection at the same end.
    @Test(arguments: 0..<60) func anArrowLeavesASelectionInALabelAsInAField(_ seed: UInt64) throws {
        var random = Seeded(seed)
        let text = (0..<2 + random.below(6)).map { _ in random.pick(Self.pieces) }.joined()
        let (field, label) = (TextField(), Label(text).selectable())
        let window = try window(field, text)
        let other = try TestWindow(LayoutView { VStack(padding: 10) { label } }, size: Size(900, 200))
        other.root.focus(label)
        other.step()
        let count = field.text.count
        let start = random.below(count)
        let range = start..<start + 1 + random.below(count - start)
        for key in [KeyEvent.Key.left, .right] {
            (field.selection, label.selection) = (range, range)
            window.key(key)
            other.key(key)
            #expect(field.selection == label.selection, "Seed \(seed): \(text.debugDescription) \(range) \(key)")
            #expect([range.lowerBound, range.upperBound].contains(field.selection.lowerBound))
        }
    }

    @Test func theEndsOfASelectionAtOnePlaceAreLeftInTheOrderOfTheLine() {
        for (isRight, isRightToLeft, end) in [(true, false, 3), (false, false, 1), (true, true, 1), (false, true, 3)] {
            let caret = VisualCaret.leaving(1..<3, isRight: isRight, isRightToLeft: isRightToLeft) { _ in Point(5, 0) }
            #expect(caret == end)
        }
    }
}
