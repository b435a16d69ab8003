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
    let style: TextStyle
    /// The rectangle in which the text can be seen.
    let room: Rect
    /// The text's rectangle, which is larger than the room if a part of the text is scrolled out of sight.
    var box: Rect {
        if control.isMultiline { return Rect(room.x, room.y - blocks.viewportStart, blockWidth, blocks.length) }
        let height = environment.grid.ceiling(blocks.lineHeight)
        let top = environment.grid.snap(room.y + (room.height - height) / 2)
        return Rect(room.x - blocks.viewportStart, top, max(room.width, blocks.length + Self.caretReach), height)
    }
    /// The distance by which a line is scrolled, in points.
    var shift: Double { control.isMultiline ? 0 : blocks.viewportStart }
    let control: TextControl
    let environment: ViewEnvironment
    /// The composition in the text; nil for none.
    private let composition: TextComposition?
    /// The blocks in which the text is measured.
    let blocks: TextBlocks
    /// The width in which several lines wrap.
    private var blockWidth: Double { max(0, room.width - (control.isMultiline ? Self.caretReach : 0)) }
    /// The blocks that are seen.
    private var shownBlocks = 0..<0

    /// The distance by which a caret reaches beyond its place, on both sides, in points.
    static let caretReach = 1.0

    /// Places the text of a control in its bounds, as people see it; nil for a control that no root shows.
    init?(_ control: TextControl, in bounds: Rect) {
        guard let environment = control.environment else { return nil }
        composition = control.shownComposition
        string = control.seenText
        style = control.textStyle
        room = bounds.inset(by: control.textInsets.resolved(in: control.layoutDirection))
        (self.control, self.environment, blocks) = (control, environment, control.blocks)
        blocks.update(
            string, style, letterless: control.letterlessDirection, width: blockWidth, by: environment.text, on: environment.grid)
        if control.isMultiline { placeLines() } else { placeLine() }
    }

    // MARK: Scrolling

    /// Scrolls a line and measures the part of it that is seen. With the focus, the caret stays visible; without it, the start of the line. While a
    /// text is carried over it, the pointer decides.
    private mutating func placeLine() {
        control.scrolledX += blocks.takeCorrection()
        blocks.viewportStart = control.scrolledX
        _ = blocks.settle(length: room.width)
        if let shift = control.pointing.dropShift?.shift {
            blocks.viewportStart = max(0, min(shift, box.width - room.width))
        } else if control.isFocused {
            let caret = blocks.caret(at: caretOffset)
            blocks.viewportStart = Self.shift(
                blocks.viewportStart, caret.x, Self.caretReach, room.width, max(0, box.width - room.width))
        } else {
            blocks.viewportStart = isRightToLeft ? max(0, box.width - room.width) : 0
        }
        shownBlocks = blocks.settle(length: room.width)
        control.scrolledX += blocks.takeCorrection()
    }

    /// Returns the distance that is nearest to an old one and shows a length.
    private static func shift(_ old: Double, _ start: Double, _ length: Double, _ room: Double, _ most: Double) -> Double {
        max(0, min(most, max(min(old, start), start + length - room)))
    }

    /// Scrolls and measures the lines that are seen. With the focus, a control that is no scroller keeps the caret visible.
    private mutating func placeLines() {
        if let scroller = control.scroller {
            scroller.shiftContent(by: blocks.takeCorrection(), along: .vertical)
            blocks.viewportStart = scroller.contentOffset.y
            shownBlocks = blocks.settle(length: room.height)
            scroller.shiftContent(by: blocks.takeCorrection(), along: .vertical)
            return
        }
        if control.isFocused {
            let caret = blocks.caret(at: caretOffset)
            blocks.viewportStart = Self.shift(
                blocks.viewportStart, caret.top, caret.height, room.height, max(0, blocks.length - room.height))
        }
        blocks.viewportStart = max(0, min(blocks.viewportStart, blocks.length - room.height))
        shownBlocks = blocks.settle(length: room.height)
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
    private func caret(at offset: Int) -> TextCaret { blocks.caret(at: offset) }

    /// Returns the caret before a character, in the text's box.
    func caret(before character: Int) -> TextCaret { caret(at: offset(of: character)) }

    var count: Int { control.editor.count }

    // MARK: Places

    /// The caret's rectangle.
    var caretRect: Rect { rect(of: caret(at: caretOffset)) }

    /// Returns the rectangle of a caret before a character, which is as high as the line.
    func rect(before character: Int) -> Rect { rect(of: caret(before: character)) }

    private func rect(of caret: TextCaret) -> Rect {
        Rect(box.x + caret.x - Self.caretReach, box.y + caret.top, 2 * Self.caretReach, caret.height)
    }

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
        blocks.rects(of: bytes, in: shownBlocks).map { $0.moved(by: box.origin) }
    }

    /// The parts of the text that are seen, with their styles and rectangles.
    var shownParts: [(text: AttributedText, style: TextStyle, rect: Rect)] {
        shownBlocks.map { (AttributedText(blocks.string($0)), blocks.blockStyle($0, style.color), rect(ofBlock: $0)) }
    }

    private func rect(ofBlock index: Int) -> Rect {
        if control.isMultiline { return Rect(box.x, box.y + blocks.place(index), box.width, blocks.blocks[index].length) }
        return blocks.blocks.count == 1 ? box : Rect(box.x + blocks.place(index), box.y, blocks.blocks[index].length, box.height)
    }

    /// The start of a single line, which is longer than the room if the line is; empty for several lines.
    var lineStart: AttributedText { control.isMultiline ? AttributedText() : AttributedText(blocks.string(0)) }

    /// Returns the character before which a caret is nearest to a point. At the end of a wrapped line that is the last character of the
    /// line, because the place after it is the start of the next line.
    func character(at point: Point) -> Int {
        let place = Point(point.x - box.x, control.isMultiline ? point.y - box.y : box.height / 2)
        let nearest = character(atOffset: blocks.offset(at: place))
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
        guard !blocks.blocks.isEmpty else { return 0..<count }
        let index = blocks.index(ofOffset: offset(of: character))
        let end = index + 1 < blocks.blocks.count ? self.character(atOffset: blocks.blocks[index + 1].start) : count
        let start = self.character(atOffset: blocks.blocks[index].start)
        return start..<max(start, end)
    }

    /// Returns the characters before which the carets of a visible line stand, or of the part of it that lies in one block, from left to
    /// right.
    func carets(inLineAt character: Int) -> [Int] {
        blocks.carets(inLineAt: offset(of: character)).compactMap { shown in
            let character = self.character(atOffset: shown)
            return offset(of: character) == shown ? character : nil
        }
    }
}
