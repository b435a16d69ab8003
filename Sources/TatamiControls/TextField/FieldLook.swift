import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// Draws a text field: its ground, what is selected, the text or the placeholder, and the caret.
struct FieldLook {
    private let field: TextField
    private let theme: Theme

    init(_ field: TextField) { (self.field, theme) = (field, field.theme) }

    func draw(_ list: inout DisplayList, in bounds: Rect) {
        drawGround(&list, bounds)
        guard let words = FieldText(field, in: bounds), let environment = field.environment else { return }
        let caret = environment.grid.snap(words.caretRect)
        // A caret at the end of a full field may stand a little outside of the text's room.
        list.pushClip(.rect(words.room.expanded(by: 1)))
        if field.isFocused { for rect in words.selectionRects { list.fill(environment.grid.snap(rect), theme.color(.selection)) } }
        if words.text.isEmpty {
            drawCut(&list, AttributedText(field.placeholder ?? ""), placeholderColor, words)
        } else if field.isFocused {
            list.text(words.text, words.style, in: words.box)
        } else {
            drawCut(&list, words.text, words.style.color, words)
        }
        if showsCaret { list.fill(Rect(caret.x, caret.y, max(caret.width, 1 / environment.grid.scale), caret.height), field.textColor) }
        list.pop()
    }

    private var placeholderColor: Color {
        field.ownTextColor?.withAlpha(theme.measures.placeholderOpacity) ?? theme.color(.textTertiary)
    }

    private var showsCaret: Bool {
        guard field.isFocused, field.isEnabled, field.editor.selection.isEmpty, let root = field.root else { return false }
        return root.reducesMotion || CaretBlink.isSeen(since: field.lastMove, at: root.time)
    }

    /// What nobody writes in ends with an ellipsis where it is too long.
    private func drawCut(_ list: inout DisplayList, _ text: AttributedText, _ color: Color, _ words: FieldText) {
        var style = words.style
        (style.color, style.lineBreakMode) = (color, .tailTruncation)
        list.text(text, style, in: Rect(words.room.x, words.box.y, words.room.width, words.box.height))
    }

    private func drawGround(_ list: inout DisplayList, _ bounds: Rect) {
        guard field.borderStyle != .none else { return }
        let radius = field.cornerRadius > 0 ? field.cornerRadius : field.borderStyle == .roundedRect ? theme.measures.controlRadius : 0
        let radii = CornerRadii(radius, field.corners)
        if field.background == nil { list.fill(bounds, radii: radii, theme.color(field.isEnabled ? .field : .fillHover)) }
        if field.borderStyle == .bezel { list.fill(Rect(bounds.x, bounds.y, bounds.width, 2), theme.color(.fieldShade)) }
        if field.isFocused {
            list.border(bounds, radii: radii, Border(theme.color(.focus), width: theme.measures.focusWidth))
        } else {
            let color = theme.color(field.isHovered ? .borderStrong : .borderControl)
            list.border(bounds, radii: radii, Border(color, width: theme.measures.borderWidth))
        }
    }
}
