import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// Draws a text field: its ground, what is selected, the text or the placeholder, and the caret.
struct FieldLook {
    private let field: TextField

    init(_ field: TextField) { self.field = field }

    private static let accent = Color(bytes: 0x2F, 0x7C, 0xF6)

    func draw(_ list: inout DisplayList, in bounds: Rect) {
        drawGround(&list, bounds)
        guard let words = FieldText(field, in: bounds), let environment = field.environment else { return }
        let caret = environment.grid.snap(words.caretRect)
        // A caret at the end of a full field may stand a little outside of the text's room.
        list.pushClip(.rect(words.room.expanded(by: 1)))
        if field.isFocused { for rect in words.selectionRects { list.fill(environment.grid.snap(rect), Self.accent.withAlpha(0.28)) } }
        if words.text.isEmpty {
            drawCut(&list, AttributedText(field.placeholder ?? ""), field.textColor.withAlpha(0.45), words)
        } else if field.isFocused {
            list.text(words.text, words.style, in: words.box)
        } else {
            drawCut(&list, words.text, words.style.color, words)
        }
        if showsCaret { list.fill(Rect(caret.x, caret.y, max(caret.width, 1 / environment.grid.scale), caret.height), field.textColor) }
        list.pop()
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
        let radius = field.cornerRadius > 0 ? field.cornerRadius : field.borderStyle == .roundedRect ? 6 : 0
        let radii = CornerRadii(radius, field.corners)
        if field.background == nil { list.fill(bounds, radii: radii, field.isEnabled ? .white : Color(bytes: 0xF1, 0xF2, 0xF4)) }
        if field.borderStyle == .bezel { list.fill(Rect(bounds.x, bounds.y, bounds.width, 2), Color(white: 0, alpha: 0.12)) }
        if field.isFocused {
            list.border(bounds, radii: radii, Border(Self.accent, width: 2))
        } else {
            list.border(
                bounds, radii: radii, Border(field.isHovered ? Color(bytes: 0x9A, 0xA8, 0xBC) : Color(bytes: 0xC3, 0xCC, 0xD9), width: 1))
        }
    }
}
