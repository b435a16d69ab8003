import TatamiDrawing
import TatamiGeometry

/// Carets, points and rectangles in the text. Each call measures the blocks that it needs.
extension TextBlocks {
    /// Returns the caret at an offset.
    func caret(at offset: Int) -> TextCaret {
        guard let measurer, !blocks.isEmpty else { return TextCaret(x: 0, top: 0, height: 0) }
        let index = index(ofOffset: offset)
        measure(index)
        let block = blocks[index]
        let caret = measurer.caret(
            at: max(0, min(block.end, offset) - block.start), in: AttributedText(string(index)), style: blockStyle(index),
            width: width(index))
        return TextCaret(x: origin(index).x + caret.x, top: origin(index).y + caret.top, height: caret.height)
    }

    /// Returns the offset of the caret that is nearest to a point.
    func offset(at point: Point) -> Int {
        guard let measurer, !blocks.isEmpty else { return 0 }
        var index = index(at: point[axis])
        while !blocks[index].isMeasured {
            measure(index)
            index = self.index(at: point[axis])
        }
        var place = point - origin(index)
        if axis == .vertical { place.y = max(0, min(blocks[index].length - 0.01, place.y)) }
        return blocks[index].start
            + measurer.offset(at: place, in: AttributedText(string(index)), style: blockStyle(index), width: width(index))
    }

    /// Returns the carets of the part of the visible line at an offset that lies in one block, from left to right.
    func carets(inLineAt offset: Int) -> [Int] {
        guard let measurer, !blocks.isEmpty else { return [0] }
        let index = index(ofOffset: offset)
        let block = blocks[index]
        let carets = measurer.carets(
            inLineAt: max(0, min(block.end, offset) - block.start), in: AttributedText(string(index)), style: blockStyle(index),
            width: width(index))
        let isContinued = index + 1 < blocks.count && isRest(index + 1)
        return carets.map { block.start + $0 }.filter { !isContinued || $0 != block.end }
    }

    /// Returns the rectangles of the bytes of a range that lie in some blocks.
    func rects(of range: Range<Int>, in shown: Range<Int>) -> [Rect] {
        guard let measurer else { return [] }
        return shown.flatMap { index -> [Rect] in
            let block = blocks[index]
            let (start, end) = (max(block.start, range.lowerBound), min(block.end, range.upperBound))
            guard start < end else { return [] }
            let rects = measurer.rects(
                of: start - block.start..<end - block.start, in: AttributedText(string(index)), style: blockStyle(index),
                width: width(index))
            return rects.map { $0.moved(by: origin(index)) }
        }
    }
}
