import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// Reading and editing by assistive technology. A hidden text is one dot for each character.
extension TextControl: AccessibleText {
    /// The text, caret and selection for assistive technology. A hidden text is one dot for each character.
    public var accessibilityText: AccessibilityText {
        AccessibilityText(readText, caret: editor.caret, selection: editor.selection, isEditable: isEditable)
    }

    /// The text as it is placed in the control, without a composed text; nil while no root shows the control.
    public var placedText: PlacedText? {
        guard let words, let environment else { return nil }
        if words.string == readText { return PlacedText(readText, BlockPlaces(words), by: environment.text) }
        // People see another text: a composed one, or a hidden one that they have revealed.
        return PlacedText(AttributedText(readText), words.style.following(layoutDirection, readText), in: words.box, by: environment.text)
    }

    /// Selects characters for assistive technology. Always returns true.
    public func selectAccessibilityText(_ characters: Range<Int>) -> Bool {
        selection = characters
        return true
    }

    /// Replaces characters for assistive technology, as typing does. Returns false if the text would become longer than `mostBytes`.
    public func replaceAccessibilityText(_ characters: Range<Int>, with text: String) -> Bool {
        isEditable && replace(characters, with: text)
    }
}
