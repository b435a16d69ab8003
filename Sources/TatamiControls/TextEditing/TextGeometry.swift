import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// The text of a control as it is placed: carets, lines, selections, and the characters at points. All points and rectangles lie in the
/// space of the bounds.
struct TextGeometry {
    let text: AttributedText
    let style: TextStyle
    /// The rectangle in which the text can be seen.
    let room: Rect
    /// The text's rectangle, which is larger than the room if a part of the text is scrolled out of sight.
    private(set) var box: Rect
    /// The distance by which the text is scrolled, in points.
    private(set) var shift = Point.zero
    private let control: TextControl
    private let environment: ViewEnvironment
    /// The composition in the text; nil for none.
    private let composition: TextComposition?

    /// The smallest width of a caret, in points, which can be seen at any scale.
    static let caretWidth = 1.0
    /// A distance, in points, that is smaller than that between two lines.
    private static let tolerance = 0.5

    /// Places the text of a control in its bounds, with the composed text unless `composing` is false; nil for a control that no root
    /// shows.
    init?(_ control: TextControl, in bounds: Rect, composing: Bool = true) {
        guard let environment = control.environment else { return nil }
        let isMirrored = control.layoutDirection == .rightToLeft
        composition = composing ? control.shownComposition : nil
        text = AttributedText(composition?.shown(in: control.shownText) ?? control.shownText)
        let color = control.isEnabled ? control.textColor : control.textColor.withAlpha(control.theme.measures.disabledOpacity)
        style = TextStyle(
            font: control.font, color: color, alignment: control.textAlignment, lineBreakMode: control.isMultiline ? .wordWrap : .clip,
            numberOfLines: control.isMultiline ? 0 : 1, direction: isMirrored ? .rightToLeft : .automatic)
        room = bounds.inset(by: control.contentInsets.resolved(in: control.layoutDirection))
        (self.control, self.environment) = (control, environment)
        if control.isMultiline {
            let width = max(0, room.width - Self.caretWidth)
            let size = environment.text.size(of: text, style: style, width: width, grid: environment.grid).size
            box = Rect(room.x, room.y, width, size.height)
        } else {
            let size = environment.text.size(of: text, style: style, width: Numbers.limit, grid: environment.grid).size
            let top = environment.grid.snap(room.y + (room.height - size.height) / 2)
            box = Rect(room.x, top, max(room.width, size.width + Self.caretWidth), size.height)
        }
        shift = wantedShift
        box.origin = box.origin - shift
    }

    /// The distance to scroll. With the focus, it keeps the caret visible; without it, it shows the start of a line, or what was visible
    /// of several lines.
    private var wantedShift: Point {
        let most = Point(max(0, box.width - room.width), control.isMultiline ? max(0, box.height - room.height) : 0)
        guard control.isFocused else {
            return Point(!control.isMultiline && isRightToLeft ? most.x : 0, min(most.y, control.scrolled.y))
        }
        let caret = caret(at: caretOffset)
        func shift(_ old: Double, _ start: Double, _ length: Double, _ room: Double, _ most: Double) -> Double {
            max(0, min(most, max(min(old, start), start + length - room)))
        }
        return Point(
            shift(control.scrolled.x, caret.x, Self.caretWidth, room.width, most.x),
            shift(control.scrolled.y, caret.top, caret.height, room.height, most.y))
    }

    // MARK: Offsets

    /// Returns the offset in `text` of a character of the edited text.
    private func offset(of character: Int) -> Int {
        let offset = control.isSecure ? character * TextControl.dot.utf8.count : control.editor.utf8Offset(of: character)
        return composition?.shownOffset(of: offset) ?? offset
    }

    /// Returns the character of the edited text at an offset in `text`.
    private func character(atOffset shown: Int) -> Int {
        let offset = composition?.offset(ofShown: shown) ?? shown
        return control.isSecure ? offset / TextControl.dot.utf8.count : control.editor.character(atUTF8: offset)
    }

    /// The offset in `text` of the caret that people see.
    private var caretOffset: Int { composition?.shownSelection.upperBound ?? offset(of: control.editor.caret) }

    /// Returns the caret at an offset in `text`, in the text's box.
    private func caret(at offset: Int) -> TextCaret { environment.text.caret(at: offset, in: text, style: style, width: box.width) }

    /// Returns the caret before a character, in the text's box.
    private func caret(before character: Int) -> TextCaret { caret(at: offset(of: character)) }

    private var count: Int { control.editor.count }

    // MARK: Places

    /// The caret's rectangle.
    var caretRect: Rect { rect(of: caret(at: caretOffset)) }

    /// Returns the rectangle of a caret before a character, which is as high as the line.
    func rect(before character: Int) -> Rect { rect(of: caret(before: character)) }

    private func rect(of caret: TextCaret) -> Rect { Rect(box.x + caret.x, box.y + caret.top, Self.caretWidth, caret.height) }

    /// The rectangles of the selection. A composed text replaces the selection, and has none.
    var selectionRects: [Rect] {
        guard composition == nil else { return [] }
        let selected = control.editor.selection
        return rects(of: offset(of: selected.lowerBound)..<offset(of: selected.upperBound))
    }

    /// The lines under a composed text. The part that the input method marks has a thicker line.
    var compositionLines: [Rect] {
        guard let composition else { return [] }
        func lines(_ bytes: Range<Int>, _ height: Double) -> [Rect] {
            rects(of: bytes).map { Rect($0.x, $0.maxY - height, $0.width, height) }
        }
        return lines(composition.shownRange, 1) + lines(composition.shownSelection, 2)
    }

    private func rects(of bytes: Range<Int>) -> [Rect] {
        environment.text.rects(of: bytes, in: text, style: style, width: box.width).map { $0.moved(by: box.origin) }
    }

    /// Returns the character before which a caret is nearest to a point. At the end of a wrapped line that is the last character of the
    /// line, because the place after it is the start of the next line.
    func character(at point: Point) -> Int {
        let y = control.isMultiline ? point.y - box.y : box.height / 2
        let offset = environment.text.offset(at: Point(point.x - box.x, y), in: text, style: style, width: box.width)
        let nearest = self.character(atOffset: offset)
        guard control.isMultiline, nearest > 0, caret(before: nearest).top > max(0, y) else { return nearest }
        return nearest - 1
    }

    /// Returns the character that is drawn at a point; the last one if the point is after the end.
    func drawnCharacter(at point: Point) -> Int {
        let nearest = character(at: point)
        let isBeforeCaret = point.x < box.x + caret(before: nearest).x
        return max(0, isBeforeCaret != isRightToLeft ? nearest - 1 : nearest)
    }

    /// Whether the text runs from right to left, so that the left arrow key moves forward.
    var isRightToLeft: Bool {
        guard count > 0 else { return control.layoutDirection == .rightToLeft }
        let line = line(at: control.editor.caret)
        return line.isEmpty ? style.direction == .rightToLeft : caret(before: line.lowerBound).x > caret(before: end(of: line)).x
    }

    // MARK: Lines

    /// Returns the characters of the visible line with a caret before a character.
    func line(at character: Int) -> Range<Int> {
        guard control.isMultiline else { return 0..<count }
        let top = caret(before: character).top
        return first { $0 > top - Self.tolerance }..<first { $0 > top + Self.tolerance }
    }

    /// Returns the place of the caret at the end of a line: before the character that ends the line, or after the last character of the
    /// text.
    func end(of line: Range<Int>) -> Int {
        guard control.isMultiline, !line.isEmpty else { return line.upperBound }
        let isLast = caret(before: line.upperBound).top < caret(before: line.lowerBound).top + Self.tolerance
        return isLast ? line.upperBound : line.upperBound - 1
    }

    /// Returns the first character before which the top of a caret meets a condition; tops grow from line to line.
    private func first(where holds: (Double) -> Bool) -> Int {
        (0..<count).partitioningIndex { holds(caret(before: $0).top) }
    }

    /// Returns the character at `x` points from the text's left edge, one line before or after the line of a character; the start or end
    /// of the text beyond the first and last line.
    func character(lines: Int, from character: Int, x: Double) -> Int {
        let line = line(at: character)
        if lines < 0 {
            guard line.lowerBound > 0 else { return 0 }
            return self.character(in: self.line(at: line.lowerBound - 1), x: x)
        }
        guard end(of: line) < line.upperBound else { return count }
        return self.character(in: self.line(at: line.upperBound), x: x)
    }

    private func character(in line: Range<Int>, x: Double) -> Int {
        let rect = rect(before: line.lowerBound)
        let found = character(at: Point(box.x + x, rect.center.y))
        return max(line.lowerBound, min(end(of: line), found))
    }

    /// Returns the character a page above or below a caret, at `x` points from the text's left edge. A page is as high as the room.
    func character(pages: Int, from character: Int, x: Double) -> Int {
        let y = rect(before: character).center.y + Double(pages) * room.height
        if y < box.y { return 0 }
        return y > box.maxY ? count : self.character(at: Point(box.x + x, y))
    }
}

/// The blinking of a caret. After some seconds without a change the caret stays visible.
enum CaretBlink {
    static let interval = 0.53
    static let duration = 10.0

    static func isSeen(since move: Double, at time: Double) -> Bool {
        let elapsed = time - move
        return elapsed >= duration || Int(max(0, elapsed) / interval) % 2 == 0
    }

    /// Returns the time at which the caret will appear or disappear next, in seconds; nil if it stays visible.
    static func nextChange(since move: Double, at time: Double) -> Double? {
        let elapsed = max(0, time - move)
        return elapsed >= duration ? nil : move + min(duration, ((elapsed / interval).rounded(.down) + 1) * interval)
    }
}
