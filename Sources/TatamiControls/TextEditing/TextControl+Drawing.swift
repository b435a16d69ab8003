import TatamiDrawing
import TatamiGeometry
import TatamiViews

extension TextControl {
    /// Draws the selection, the text or the placeholder, the lines under a composed text, and the caret.
    public func drawText(_ list: inout DisplayList, in bounds: Rect) {
        guard let words = TextGeometry(self, in: bounds), let environment else { return }
        // A caret at the end of a full field may lie slightly outside of the text's room, as letters of low lines do.
        let overhang = words.style.overhang(of: words.lineStart)
        list.pushClip(.rect(words.room.expanded(by: TextGeometry.caretReach).inset(by: Insets(top: -overhang, bottom: -overhang))))
        if isFocused { for rect in words.selectionRects { list.fill(environment.grid.snap(rect), theme.color(.selection)) } }
        if words.string.isEmpty {
            let shown = placeholder ?? ""
            drawCut(&list, AttributedText(shown), words.style.following(layoutDirection, shown), placeholderColor, words)
        } else if isFocused || isMultiline {
            for part in words.shownParts { list.text(part.text, part.style, in: part.rect) }
        } else {
            drawCut(&list, words.lineStart, words.blocks.blockStyle(0), words.style.color, words)
        }
        for line in words.compositionLines { list.fill(environment.grid.snap(line), textColor) }
        let carets = (showsCaret ? [words.caretRect] : []) + (pointing.dropPlace.map { [words.rect(before: $0)] } ?? [])
        for caret in carets.map(environment.grid.snap) {
            list.fill(Rect(caret.x, caret.y, max(caret.width, 1 / environment.grid.scale), caret.height), caretColor)
        }
        list.pop()
    }

    /// The color of the caret: that of indicators, or the text's own color, whose contrast with the ground is the program's.
    private var caretColor: Color { ownTextColor ?? theme.color(.indicator) }

    private var placeholderColor: Color {
        ownTextColor?.withAlpha(theme.measures.placeholderOpacity) ?? theme.color(isEnabled ? .textTertiary : .textDisabled)
    }

    private var showsCaret: Bool {
        guard isFocused, isEnabled, editor.selection.isEmpty || isComposing, let root else { return false }
        return root.reducesMotion || CaretBlink.isSeen(since: lastMove, at: root.time)
    }

    /// Draws a text that is not being edited: it ends with an ellipsis if it is too long.
    private func drawCut(
        _ list: inout DisplayList, _ text: AttributedText, _ style: TextStyle, _ color: Color, _ words: TextGeometry
    ) {
        var style = style
        (style.color, style.lineBreakMode) = (color, .tailTruncation)
        let height = isMultiline ? words.room.height : words.box.height
        list.text(text, style, in: Rect(words.room.x, words.box.y, words.room.width, height))
    }
}
