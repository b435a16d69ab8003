import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// The places of the whole text of a control, also of the blocks that are not seen. A block is measured when a place in it is needed.
struct BlockPlaces: TextPlaces {
    let words: TextGeometry
    private var blocks: TextBlocks { words.blocks }

    init(_ words: TextGeometry) { self.words = words }

    var box: Rect { words.box }
    func caret(at offset: Int) -> TextCaret { blocks.caret(at: offset) }
    func offset(at point: Point) -> Int { blocks.offset(at: point) }
    func carets(inLineAt offset: Int) -> [Int] { blocks.carets(inLineAt: offset) }

    func rects(of bytes: Range<Int>) -> [Rect] {
        guard !blocks.blocks.isEmpty else { return [] }
        let touched = blocks.index(ofOffset: bytes.lowerBound)..<blocks.index(ofOffset: bytes.upperBound) + 1
        blocks.measure(touched)
        return blocks.rects(of: bytes, in: touched)
    }

    func part(around offset: Int) -> Range<Int> {
        guard words.control.isMultiline, !blocks.blocks.isEmpty else { return 0..<words.string.utf8.count }
        let index = blocks.index(ofOffset: offset)
        let start = blocks.blocks[index].start
        let end = index + 1 < blocks.blocks.count ? blocks.blocks[index + 1].start : words.string.utf8.count
        return start..<max(start, end)
    }
}
