import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// Changes of the text by people: what a control accepts, and the steps of undo.
extension TextControl {
    /// The largest length of a text that people can write, in bytes of UTF-8: 1 MiB. A longer text is refused as a whole and reported by
    /// `ViewRoot.refuse`.
    public static let mostBytes = 1 << 20
    /// The seconds without an edit after which the next edit begins a new step of undo.
    static let stepPause = 2.0

    /// Changes the text or the selection on behalf of people.
    func edit(_ change: (inout TextEditor) -> Void) {
        settleComposition()
        let (old, now) = (editor.revision, root?.time ?? 0)
        if now - lastEdit > Self.stepPause { editor.endStep() }
        change(&editor)
        let isChanged = editor.revision != old
        if isChanged {
            lastEdit = now
            shownTextChanged()
        }
        caretMoved()
        if isChanged { send(.editingChanged) }
    }

    /// Updates the places after the caret, the selection or the composition has changed.
    func caretMoved() {
        (lastMove, goalX) = (root?.time ?? 0, nil)
        if let words { scrolledX = words.shift }
        revealCaret()
        lookChanged()
    }

    /// Replaces characters by a text on behalf of people. A part that is longer than `maxLength` allows is left out and reported. Returns
    /// false, and reports it, if the text would be longer than the control can hold.
    func replace(_ characters: Range<Int>, with text: String) -> Bool {
        let replaced = editor.utf8Offset(of: characters.upperBound) - editor.utf8Offset(of: characters.lowerBound)
        guard editor.text.utf8.count - replaced + text.utf8.count <= Self.mostBytes else {
            root?.refuse("The text was not inserted, because a field takes at most \(Self.mostBytes >> 20) MiB.")
            return false
        }
        let accepted = fitting(acceptable(text), inPlaceOf: characters.count)
        if accepted.isEmpty, !text.isEmpty { return true }
        edit { editor in
            if editor.selection != characters { editor.select(characters) }
            editor.insert(accepted)
        }
        return true
    }

    /// Returns the part of a text for which `maxLength` leaves room in place of some characters.
    private func fitting(_ text: String, inPlaceOf replaced: Int) -> String {
        guard let maxLength, !text.isEmpty else { return text }
        let room = max(0, maxLength - (editor.count - replaced))
        let fitting = String(text.prefix(room))
        if fitting.utf8.count < text.utf8.count { root?.refuse("The text takes at most \(maxLength) characters.") }
        return fitting
    }

    /// The characters of a text that the control takes: those that `filter` allows, without control characters.
    func acceptable(_ text: String) -> String {
        if isMultiline, filter == nil, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x09 }) { return text }
        return String(
            text.compactMap { character in
                if let filter, !filter(character) { return nil }
                if character.isNewline { return isMultiline ? "\n" : " " }
                if character == "\t" { return isMultiline ? "\t" : " " }
                return character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : character
            })
    }

    /// Takes the focus and inserts a text that a pointer brings, in a step of undo of its own.
    func insertPasted(_ text: String, before character: Int) {
        root?.focus(self, isVisible: false)
        edit { $0.moveCaret(to: character) }
        insertPasted(text)
    }

    /// Inserts a pasted text in a step of undo of its own.
    func insertPasted(_ text: String) {
        guard isEnabled, isEditable else { return }
        editor.endStep()
        _ = insertText(text)
        editor.endStep()
    }
}
