import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// The text of a control as it is placed: carets, lines, selections, and the characters at points. All points and rectangles lie in the
/// space of the bounds.
struct TextGeometry {
    /// The shown text.
    let string: String
    /// The shown text of a single line as it is measured; empty for a text of several lines, which is measured in blocks.
    let text: AttributedText
    let style: TextStyle
    /// The rectangle in which the text can be seen.
    let room: Rect
    /// The text's rectangle, which is larger than the room if a part of the text is scrolled out of sight.
    var box: Rect {
        guard let blocks else { return placed }
        return Rect(room.x, room.y - blocks.viewportTop, placed.width, blocks.height)
    }
    private var placed: Rect
    /// The distance by which a line is scrolled, in points.
    private(set) var shift = 0.0
    let control: TextControl
    let environment: ViewEnvironment
    /// The composition in the text; nil for none.
    private let composition: TextComposition?
    /// The blocks of a text of several lines; nil for one line.
    private let blocks: TextBlocks?
    /// The blocks that are seen.
    private var shownBlocks = 0..<0

    /// The smallest width of a caret, in points, which can be seen at any scale.
    static let caretWidth = 1.0

    /// Places the text of a control in its bounds, as people see it; nil for a control that no root shows.
    init?(_ control: TextControl, in bounds: Rect) {
        guard let environment = control.environment else { return nil }
        composition = control.shownComposition
        string = control.seenText
        style = control.textStyle
        room = bounds.inset(by: control.textInsets.resolved(in: control.layoutDirection))
        (self.control, self.environment) = (control, environment)
        blocks = control.isMultiline ? control.blocks : nil
        text = control.isMultiline ? AttributedText() : AttributedText(string)
        if let blocks {
            let width = max(0, room.width - Self.caretWidth)
            blocks.update(string, style, width: width, by: environment.text)
            placed = Rect(room.x, room.y, width, 0)
            placeLines(blocks)
        } else {
            let size = environment.text.size(of: text, style: style, width: Numbers.limit, grid: environment.grid).size
            let top = environment.grid.snap(room.y + (room.height - size.height) / 2)
            placed = Rect(room.x, top, max(room.width, size.width + Self.caretWidth), size.height)
            shift = wantedX
            placed.origin.x -= shift
        }
    }

    // MARK: Scrolling

    /// The distance to scroll a line. With the focus, it keeps the caret visible; without it, it shows the start of the line.
    private var wantedX: Double {
        let most = max(0, box.width - room.width)
        guard control.isFocused else { return isRightToLeft ? most : 0 }
        return Self.shift(control.scrolledX, caret(at: caretOffset).x, Self.caretWidth, room.width, most)
    }

    /// Returns the distance that is nearest to an old one and shows a length.
    private static func shift(_ old: Double, _ start: Double, _ length: Double, _ room: Double, _ most: Double) -> Double {
        max(0, min(most, max(min(old, start), start + length - room)))
    }

    /// Scrolls and measures the lines that are seen. With the focus, a control that is no scroller keeps the caret visible.
    private mutating func placeLines(_ blocks: TextBlocks) {
        if let scroller = control.scroller {
            scroller.shiftContent(by: blocks.takeCorrection(), along: .vertical)
            blocks.viewportTop = scroller.contentOffset.y
            shownBlocks = blocks.settle(height: room.height)
            scroller.shiftContent(by: blocks.takeCorrection(), along: .vertical)
            return
        }
        if control.isFocused {
            let caret = blocks.caret(at: caretOffset)
            blocks.viewportTop = Self.shift(
                blocks.viewportTop, caret.top, caret.height, room.height, max(0, blocks.height - room.height))
        }
        blocks.viewportTop = max(0, min(blocks.viewportTop, blocks.height - room.height))
        shownBlocks = blocks.settle(height: room.height)
    }

    // MARK: Offsets

    /// Returns the offset in the shown text of a character of the edited text.
    func offset(of character: Int) -> Int {
        let offset = control.isMasked ? character * TextControl.dot.utf8.count : control.editor.utf8Offset(of: character)
        return composition?.shownOffset(of: offset) ?? offset
    }

    /// Returns the character of the edited text at an offset in the shown text.
    private func character(atOffset shown: Int) -> Int {
        let offset = composition?.offset(ofShown: shown) ?? shown
        return control.isMasked ? offset / TextControl.dot.utf8.count : control.editor.character(atUTF8: offset)
    }

    /// The offset in the shown text of the caret that people see.
    private var caretOffset: Int { composition?.shownSelection.upperBound ?? offset(of: control.editor.caret) }

    /// Returns the caret at an offset in the shown text, in the text's box.
    private func caret(at offset: Int) -> TextCaret {
        blocks?.caret(at: offset) ?? environment.text.caret(at: offset, in: text, style: style, width: box.width)
    }

    /// Returns the caret before a character, in the text's box.
    func caret(before character: Int) -> TextCaret { caret(at: offset(of: character)) }

    var count: Int { control.editor.count }

    // MARK: Places

    /// The caret's rectangle.
    var caretRect: Rect { rect(of: caret(at: caretOffset)) }

    /// Returns the rectangle of a caret before a character, which is as high as the line.
    func rect(before character: Int) -> Rect { rect(of: caret(before: character)) }

    private func rect(of caret: TextCaret) -> Rect { Rect(box.x + caret.x, box.y + caret.top, Self.caretWidth, caret.height) }

    /// The rectangles of the selection that are seen. A composed text replaces the selection, and has none.
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
        let rects =
            blocks?.rects(of: bytes, in: shownBlocks)
            ?? environment.text.rects(of: bytes, in: text, style: style, width: box.width)
        return rects.map { $0.moved(by: box.origin) }
    }

    /// The parts of the text that are seen, with their styles and rectangles.
    var shownParts: [(text: AttributedText, style: TextStyle, rect: Rect)] {
        guard let blocks else { return [(text, style, box)] }
        return shownBlocks.map { index in
            let rect = Rect(box.x, box.y + blocks.top(index), box.width, blocks.blocks[index].height)
            return (AttributedText(blocks.string(index)), blocks.blockStyle(index, style.color), rect)
        }
    }

    /// Returns the character before which a caret is nearest to a point. At the end of a wrapped line that is the last character of the
    /// line, because the place after it is the start of the next line.
    func character(at point: Point) -> Int {
        let place = Point(point.x - box.x, control.isMultiline ? point.y - box.y : box.height / 2)
        let offset =
            blocks?.offset(at: place) ?? environment.text.offset(at: place, in: text, style: style, width: box.width)
        let nearest = character(atOffset: offset)
        guard control.isMultiline, nearest > 0, caret(before: nearest).top > max(0, place.y) else { return nearest }
        return nearest - 1
    }

    /// Returns the character that is drawn at a point; the last one if the point is after the end.
    func drawnCharacter(at point: Point) -> Int {
        let nearest = character(at: point)
        let isBeforeCaret = point.x < box.x + caret(before: nearest).x
        return max(0, isBeforeCaret != isRightToLeft ? nearest - 1 : nearest)
    }

    /// Returns the characters with a caret in the block of a character: its paragraph, or a part of it.
    func block(at character: Int) -> Range<Int> {
        guard let blocks, !blocks.blocks.isEmpty else { return 0..<count }
        let index = blocks.index(ofOffset: offset(of: character))
        let end = index + 1 < blocks.blocks.count ? self.character(atOffset: blocks.blocks[index + 1].start) : count
        let start = self.character(atOffset: blocks.blocks[index].start)
        return start..<max(start, end)
    }
}
