import TatamiDrawing
import TatamiGeometry

/// The places of a text in a view: its carets, lines and rectangles. Offsets count bytes of UTF-8; points and rectangles lie in the space of
/// the text, whose origin is that of `box`.
package protocol TextPlaces {
    /// The rectangle of the text in the view's own space, in points. It may change when a part of the text is measured.
    var box: Rect { get }
    /// Returns the caret at an offset.
    func caret(at offset: Int) -> TextCaret
    /// Returns the offset of the caret that is nearest to a point.
    func offset(at point: Point) -> Int
    /// Returns the rectangles that bytes cover.
    func rects(of bytes: Range<Int>) -> [Rect]
    /// Returns the carets of the line at an offset, from left to right.
    func carets(inLineAt offset: Int) -> [Int]
    /// Returns bytes that contain the visible line at an offset.
    func part(around offset: Int) -> Range<Int>
}

/// A text that is measured in one piece.
struct WholeText: TextPlaces {
    let text: AttributedText
    let style: TextStyle
    let box: Rect
    let measurer: any TextMeasurer

    func caret(at offset: Int) -> TextCaret { measurer.caret(at: offset, in: text, style: style, width: box.width) }
    func offset(at point: Point) -> Int { measurer.offset(at: point, in: text, style: style, width: box.width) }
    func rects(of bytes: Range<Int>) -> [Rect] { measurer.rects(of: bytes, in: text, style: style, width: box.width) }
    func carets(inLineAt offset: Int) -> [Int] { measurer.carets(inLineAt: offset, in: text, style: style, width: box.width) }
    func part(around offset: Int) -> Range<Int> { 0..<text.string.utf8.count }
}
