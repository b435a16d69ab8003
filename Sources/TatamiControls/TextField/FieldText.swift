import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// The text of a field as it stands in it: where the caret is, what the selection covers, which character is at a point.
struct FieldText {
    let text: AttributedText
    let style: TextStyle
    /// Where text is seen, in the space of the bounds.
    let room: Rect
    /// The text's rectangle; wider than the room where there is more than can be seen.
    private(set) var box: Rect
    /// Points of the text before the room's left edge.
    private(set) var shift = 0.0
    private let field: TextField
    private let environment: ViewEnvironment

    /// The least width of a caret; it is seen at any scale.
    static let caretWidth = 1.0

    /// Nil for a field that is shown nowhere.
    init?(_ field: TextField, in bounds: Rect) {
        guard let environment = field.environment else { return nil }
        let isMirrored = environment.direction == .rightToLeft
        text = AttributedText(field.shownText)
        style = TextStyle(
            font: field.font, color: field.isEnabled ? field.textColor : field.textColor.withAlpha(field.theme.measures.disabledOpacity),
            alignment: field.textAlignment,
            lineBreakMode: .clip, numberOfLines: 1, direction: isMirrored ? .rightToLeft : .automatic)
        var insets = field.contentInsets
        if isMirrored { (insets.leading, insets.trailing) = (insets.trailing, insets.leading) }
        room = bounds.inset(by: insets)
        let size = environment.text.size(of: text, style: style, width: Numbers.limit, grid: environment.grid).size
        let width = max(room.width, size.width + Self.caretWidth)
        let top = environment.grid.snap(room.y + (room.height - size.height) / 2)
        (self.field, self.environment) = (field, environment)
        box = Rect(room.x, top, width, size.height)
        shift = wantedShift
        box.origin.x -= shift
    }

    /// While it is written in, the caret is seen; else the begin of the text.
    private var wantedShift: Double {
        let most = max(0, box.width - room.width)
        guard field.isFocused else { return isRightToLeft ? most : 0 }
        let caret = caret(before: field.editor.caret).x
        return max(0, min(most, max(min(field.scrolled, caret), caret + Self.caretWidth - room.width)))
    }

    private func offset(of character: Int) -> Int {
        field.isSecure ? character * TextField.dot.utf8.count : field.editor.utf8Offset(of: character)
    }

    /// In the text's box.
    private func caret(before character: Int) -> TextCaret {
        environment.text.caret(at: offset(of: character), in: text, style: style, width: box.width)
    }

    var caretRect: Rect {
        let caret = caret(before: field.editor.caret)
        return Rect(box.x + caret.x, box.y + caret.top, Self.caretWidth, caret.height)
    }

    var selectionRects: [Rect] {
        let selected = field.editor.selection
        let bytes = offset(of: selected.lowerBound)..<offset(of: selected.upperBound)
        return environment.text.rects(of: bytes, in: text, style: style, width: box.width).map { $0.moved(by: box.origin) }
    }

    /// The character before which a caret is nearest to a point, in the space of the bounds.
    func character(at point: Point) -> Int {
        let place = Point(point.x - box.x, box.height / 2)
        let offset = environment.text.offset(at: place, in: text, style: style, width: box.width)
        return field.isSecure ? offset / TextField.dot.utf8.count : field.editor.character(atUTF8: offset)
    }

    /// The character that is drawn at a point; the last one behind the end.
    func drawnCharacter(at point: Point) -> Int {
        let nearest = character(at: point)
        let isBeforeCaret = point.x < box.x + caret(before: nearest).x
        return max(0, isBeforeCaret != isRightToLeft ? nearest - 1 : nearest)
    }

    /// Whether the text runs from right to left, so that the left arrow goes on.
    var isRightToLeft: Bool {
        let count = field.editor.count
        guard count > 0 else { return environment.direction == .rightToLeft }
        return caret(before: 0).x > caret(before: count).x
    }
}

/// A caret is seen and not seen in turn; after some seconds in which nothing happens it stays.
enum CaretBlink {
    static let interval = 0.53
    static let duration = 10.0

    static func isSeen(since move: Double, at time: Double) -> Bool {
        let elapsed = time - move
        return elapsed >= duration || Int(max(0, elapsed) / interval) % 2 == 0
    }

    /// When it will be seen or not seen next; nil where it stays as it is.
    static func nextChange(since move: Double, at time: Double) -> Double? {
        let elapsed = max(0, time - move)
        return elapsed >= duration ? nil : move + min(duration, ((elapsed / interval).rounded(.down) + 1) * interval)
    }
}
