import TatamiInteraction
import TestSupport
import Testing

/// Texts that are edited, also beside a naive editor that holds an array and nothing else.
@Suite struct TextEditorTests {
    @Test func typingReplacesWhatIsSelected() {
        var editor = TextEditor("one two")
        #expect(editor.caret == 7 && editor.selection.isEmpty)
        editor.select(4..<7)
        #expect(editor.selectedText == "two")
        editor.insert("2")
        #expect(editor.text == "one 2" && editor.selection == 5..<5)
        editor.selectAll()
        editor.delete(.backward)
        #expect(editor.text.isEmpty && editor.caret == 0)
        editor.delete(.backward)
        editor.delete(to: 9)
        #expect(editor.text.isEmpty)
    }

    @Test func charactersStayWhole() {
        var editor = TextEditor("a👩‍👩‍👧e")
        #expect(editor.count == 3)
        editor.insert("\u{301}")
        #expect(editor.text == "a👩‍👩‍👧é" && editor.count == 3 && editor.caret == 3)
        editor.delete(.backward)
        editor.delete(.backward)
        #expect(editor.text == "a")
        editor.moveCaret(to: 0)
        editor.insert("\u{301}")
        #expect(editor.count == 2 && editor.caret <= editor.count)
        // An accent before a letter that stands already joins nothing; between a letter and the next it goes to the first.
        editor = TextEditor("ab")
        editor.moveCaret(to: 1)
        editor.insert("\u{308}")
        #expect(editor.text == "äb" && editor.caret == 1 && editor.count == 2)
    }

    @Test func backspaceDeletesWhatPeopleTypedLast() {
        for whole in ["e\u{301}", "👨‍👩‍👧", "🇩🇪", "1️⃣", "и\u{306}", "ω\u{301}", "か\u{3099}", "\r\n", "한"] {
            var editor = TextEditor("a" + whole)
            editor.delete(.backward)
            #expect(editor.text == "a" && editor.caret == 1, "46: \(whole.debugDescription)")
            editor.undo()
            #expect(editor.text.unicodeScalars.elementsEqual(("a" + whole).unicodeScalars) && editor.caret == 2)
        }
        var editor = TextEditor("कि")
        #expect(editor.count == 1)
        editor.delete(.backward)
        #expect(editor.text == "क" && editor.caret == 1)
        editor.undo()
        editor.moveCaret(to: 0)
        editor.delete(.forward)
        #expect(editor.text.isEmpty, "Forward, a character goes as a whole.")
    }

    @Test func theTextUpToAPlaceGoes() {
        var editor = TextEditor("say hello, world")
        editor.moveCaret(to: 9)
        editor.delete(to: 4)
        #expect(editor.text == "say , world" && editor.caret == 4)
        editor.delete(to: 99)
        #expect(editor.text == "say " && editor.caret == 4)
        editor.undo()
        #expect(editor.text == "say , world" && editor.caret == 4)
        editor.select(0..<3)
        editor.delete(to: 9)
        #expect(editor.text == " , world" && editor.caret == 0, "The selection goes, and nothing else.")
    }

    @Test func anArrowLeavesASelectionAtItsEnd() {
        var editor = TextEditor("abcdef")
        editor.select(2..<4)
        editor.moveCaret(.backward)
        #expect(editor.caret == 2)
        editor.select(2..<4)
        editor.moveCaret(.forward)
        #expect(editor.caret == 4)
        editor.moveCaret(.backward, by: .all, extending: true)
        #expect(editor.selection == 0..<4 && editor.caret == 0)
        editor.moveCaret(to: 99)
        #expect(editor.caret == 6)
    }

    @Test func aWordThatIsTypedIsTakenBackAsOne() {
        var editor = TextEditor()
        for letter in "one two" { editor.insert(String(letter)) }
        #expect(editor.undo() && editor.text == "one")
        #expect(editor.undo() && editor.text.isEmpty && !editor.undo())
        #expect(editor.redo() && editor.redo() && editor.text == "one two" && !editor.redo())
        editor.undo()
        editor.insert("2")
        #expect(editor.text == "one2" && !editor.canRedo)
        editor.reset(to: "other")
        #expect(!editor.canUndo && editor.caret == 5)
    }

    @Test func whatTheProgramWritesKeepsThePlace() {
        var editor = TextEditor("abcdef")
        editor.select(1..<3)
        editor.reset(to: "xyz")
        #expect(editor.selection == 1..<3)
        editor.reset(to: "x")
        #expect(editor.selection == 1..<1)
        editor.reset(to: "x")
        #expect(editor.caret == 1)
    }

    @Test func itDoesWhatAnArrayDoes() {
        for seed in UInt64(1)...200 {
            var random = Seeded(seed)
            var editor = TextEditor()
            var naive = [Character]()
            var (caret, anchor) = (0, 0)
            var texts = [""]
            for step in 0..<60 {
                let range = min(caret, anchor)..<max(caret, anchor)
                switch Int.random(in: 0..<6, using: &random) {
                case 0, 1:
                    let text = String("aé 👍字".randomElement(using: &random) ?? "a")
                    editor.insert(text)
                    naive.replaceSubrange(range, with: Array(text))
                    (caret, anchor) = (range.lowerBound + 1, range.lowerBound + 1)
                case 2:
                    editor.delete(.backward)
                    let gone = range.isEmpty ? max(0, caret - 1)..<caret : range
                    naive.removeSubrange(gone)
                    (caret, anchor) = (gone.lowerBound, gone.lowerBound)
                case 3:
                    editor.delete(.forward)
                    let gone = range.isEmpty ? caret..<min(naive.count, caret + 1) : range
                    naive.removeSubrange(gone)
                    (caret, anchor) = (gone.lowerBound, gone.lowerBound)
                case 4:
                    let place = Int.random(in: -1...naive.count + 1, using: &random)
                    let extending = Bool.random(using: &random)
                    editor.moveCaret(to: place, extending: extending)
                    caret = max(0, min(naive.count, place))
                    if !extending { anchor = caret }
                default:
                    editor.undo()
                    editor.redo()
                    (naive, caret, anchor) = (Array(editor.text), editor.caret, editor.anchor)
                }
                texts.append(editor.text)
                #expect(editor.text == String(naive) && editor.caret == caret && editor.anchor == anchor, "seed \(seed), step \(step)")
                for place in 0...naive.count { #expect(editor.character(atUTF8: editor.utf8Offset(of: place)) == place, "seed \(seed)") }
            }
            while editor.undo() { #expect(texts.contains(editor.text), "seed \(seed): '\(editor.text)' was never there") }
            #expect(editor.text.isEmpty, "seed \(seed)")
        }
    }

    @Test func anEditCostsTheCharactersAroundIt() {
        for length in [1_000, 100_000] {
            var editor = TextEditor(String(repeating: "word é👍\n", count: length / 8))
            for place in [0, editor.count / 2, editor.count] {
                editor.moveCaret(to: place)
                let visits = editor.visits
                editor.insert("x")
                editor.delete(to: max(0, editor.caret - 5))
                editor.undo()
                editor.redo()
                #expect(editor.visits - visits < 4 * 600, "\(editor.visits - visits) characters of \(length) at \(place)")
            }
        }
    }

    @Test func paragraphsEndAtLineEnds() {
        var editor = TextEditor("one\n\ntwo three")
        editor.moveCaret(to: 9)
        editor.moveCaret(.backward, by: .paragraph)
        #expect(editor.caret == 5)
        editor.moveCaret(.backward, by: .paragraph)
        #expect(editor.caret == 4)
        editor.moveCaret(.backward, by: .paragraph)
        editor.moveCaret(.backward, by: .paragraph)
        #expect(editor.caret == 0)
        editor.moveCaret(.forward, by: .paragraph)
        #expect(editor.caret == 3)
        editor.moveCaret(.forward, by: .paragraph)
        editor.moveCaret(.forward, by: .paragraph, extending: true)
        #expect(editor.selection == 4..<14)
        editor.moveCaret(.forward, by: .paragraph)
        #expect(editor.caret == 14)
    }

    /// Flags, accents, line ends and joiners make characters of their neighbors, also across the runs of the index.
    @Test func theIndexFindsWhatTheTextHas() {
        for seed in UInt64(1)...60 {
            var random = Seeded(seed)
            let pieces = ["a", "\u{301}", "🇩", "🇩🇪", "👩", "\u{200D}", "\r", "\n", "字", "क", "\u{94D}", "ष", "\u{600}"]
            var editor = TextEditor(
                (0..<Int.random(in: 0...900, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined())
            var texts = [editor.text]
            for step in 0..<40 {
                let place = Int.random(in: 0...editor.count, using: &random)
                editor.select(place..<min(editor.count, place + [0, 0, 1, 5, 400][Int.random(in: 0..<5, using: &random)]))
                let count = [0, 1, 2, 30, 300][Int.random(in: 0..<5, using: &random)]
                let before = editor.text
                let insertion = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
                if insertion.isEmpty, editor.selection.isEmpty { continue }
                editor.insert(insertion)
                texts.append(editor.text)
                if Bool.random(using: &random) {
                    #expect(editor.undo() && Array(editor.text.utf8) == Array(before.utf8), "seed \(seed), step \(step)")
                    editor.redo()
                }
                let characters = Array(editor.text)
                #expect(editor.count == characters.count, "seed \(seed), step \(step)")
                guard editor.count == characters.count else { return }
                var bytes = 0
                for (index, character) in characters.enumerated() {
                    #expect(editor.utf8Offset(of: index) == bytes && editor.character(atUTF8: bytes) == index, "seed \(seed), step \(step)")
                    if editor.utf8Offset(of: index) != bytes { return }
                    bytes += character.utf8.count
                }
                #expect(editor.utf8Offset(of: editor.count) == bytes && editor.character(atUTF8: bytes) == editor.count)
            }
            for text in texts.dropLast().reversed() { #expect(editor.undo() && editor.text == text, "seed \(seed)") }
        }
    }

    @Test func movingEqualsCuttingAndInserting() {
        var random = Seeded(16)
        let pieces = ["a", "b", "é", "👩‍👩‍👧", " ", "e\u{301}", "\n", "ש", "🇩🇪"]
        for _ in 0..<2_000 {
            let text = (0..<Int.random(in: 1...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            var editor = TextEditor(text)
            let characters = Array(text)
            let start = Int.random(in: 0..<characters.count, using: &random)
            let moved = start..<Int.random(in: start + 1...characters.count, using: &random)
            let target = Int.random(in: 0...characters.count, using: &random)
            editor.select(moved)
            editor.move(moved, to: target)
            var rest = characters
            rest.removeSubrange(moved)
            let isInside = target >= moved.lowerBound && target <= moved.upperBound
            rest.insert(contentsOf: characters[moved], at: isInside ? start : target > start ? target - moved.count : target)
            #expect(editor.text.utf8.elementsEqual(String(rest).utf8), "\(characters), \(moved) to \(target)")
            #expect(editor.canUndo == !isInside)
            let after = editor
            if editor.undo() {
                #expect(editor.text.utf8.elementsEqual(text.utf8) && editor.selection == moved)
                #expect(editor.redo() && editor.text == after.text && editor.selection == after.selection)
            }
        }
    }
}
