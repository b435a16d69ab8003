import TatamiGeometry
import TatamiViews

/// What assistive technology reads and edits: of a hidden text one dot a character.
extension TextControl: AccessibleText {
    public var accessibilityText: AccessibilityText {
        AccessibilityText(shownText, caret: editor.caret, selection: editor.selection, isEditable: true)
    }

    public var placedText: PlacedText? {
        guard let words, let environment else { return nil }
        return PlacedText(words.text, words.style, in: words.box, by: environment.text)
    }

    public func selectAccessibilityText(_ characters: Range<Int>) -> Bool {
        selection = characters
        return true
    }

    public func replaceAccessibilityText(_ characters: Range<Int>, with text: String) -> Bool { replace(characters, with: text) }
}
