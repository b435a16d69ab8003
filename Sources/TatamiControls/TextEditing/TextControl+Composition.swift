import TatamiInteraction
import TatamiViews

/// Composition by input methods.
///
/// The composed text is shown in place of the selection. It is not part of `text`, of undo, or of what assistive technology reads, until
/// it is committed; it then replaces the selection in one step of undo. It is committed as well when the control loses the focus, when
/// people click into the control, and when the program sets the text or the selection. A hidden text is never composed to the end in this
/// way: its composition is discarded.
extension TextControl: ComposingView {
    /// Whether the control shows a composed text.
    public var isComposing: Bool { composition != nil }

    /// Shows a composed text; false for a control that is disabled or read-only.
    public func compose(_ text: String, selecting scalars: Range<Int>) -> Bool {
        guard isEnabled, isEditable else { return false }
        guard !text.isEmpty else {
            cancelComposition()
            return true
        }
        composition = TextComposition(text, selecting: scalars, replacing: editor.selectedBytes)
        shownTextChanged()
        caretMoved()
        return true
    }

    /// Ends the composition without a text.
    public func cancelComposition() {
        guard composition != nil else { return }
        composition = nil
        shownTextChanged()
        caretMoved()
    }

    /// Ends a composition that the input method has not ended: commits the composed text, or discards it in a hidden text.
    func settleComposition() {
        guard let composition else { return }
        if isSecure { cancelComposition() } else { commit(composition.text) }
    }

    /// Replaces the selection, and the composed text that stands in its place, by a text in a step of undo of its own.
    func commit(_ text: String) {
        composition = nil
        editor.endStep()
        _ = replace(selection, with: text)
        editor.endStep()
    }

    /// The text around the caret, at most 4 KiB; nil for a hidden text.
    public var surroundingText: SurroundingText? {
        guard !isSecure else { return nil }
        let (bytes, half) = (editor.text.utf8, SurroundingText.mostBytes / 2)
        let (caret, anchor) = (editor.utf8Offset(of: editor.caret), editor.utf8Offset(of: editor.anchor))
        let start = editor.utf8Offset(of: editor.character(atUTF8: max(0, caret - half)))
        var end = editor.utf8Offset(of: editor.character(atUTF8: min(bytes.count, caret + half)))
        // A character that begins before the limit may end after it.
        if end > caret + half { end = editor.utf8Offset(of: max(editor.caret, editor.character(atUTF8: end) - 1)) }
        let range = bytes.index(bytes.startIndex, offsetBy: start)..<bytes.index(bytes.startIndex, offsetBy: end)
        return SurroundingText(
            String(editor.text[range]), caret: caret - start, anchor: max(0, min(end, anchor) - start))
    }

    /// The composition in the text that people see; nil for none. In a hidden text, each composed character is a dot.
    var shownComposition: TextComposition? {
        guard let composition, isMasked else { return composition }
        let (selected, dot) = (editor.selection, Self.dot.utf8.count)
        let count = composition.text.count
        return TextComposition(
            String(repeating: Self.dot, count: count), selecting: count..<count,
            replacing: selected.lowerBound * dot..<selected.upperBound * dot)
    }
}
