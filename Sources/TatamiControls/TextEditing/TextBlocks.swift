import TatamiDrawing
import TatamiGeometry

/// A text in blocks that are shaped one by one: its paragraphs, and pieces of long paragraphs.
///
/// Only the blocks that are seen, or that have a caret, are shaped. The heights of the others are estimates, which are corrected when the
/// block is measured; `viewportTop` then moves along, so that what is visible stays in place. Offsets count bytes of UTF-8, and points lie
/// in the text's own space, whose origin is its top left corner.
final class TextBlocks {
    /// A block. It ends before its line end.
    struct Block: Equatable {
        var start: Int
        var end: Int
        var height: Double
        var isMeasured = false
        /// The direction of the first letter that has one; automatic for a block without one; nil if nobody has looked.
        var direction: TextDirection?

        static func == (a: Block, b: Block) -> Bool {
            a.start == b.start && a.end == b.end && a.height == b.height && a.isMeasured == b.isMeasured
        }
    }

    /// The longest block, in bytes. A longer paragraph is split, at a blank if there is one.
    static let mostBytes = 4 << 10

    private(set) var blocks: [Block] = []
    /// The top of each block, and the bottom of the last one.
    private var tops: [Double] = [0]
    private var text = ""
    private var style = TextStyle(font: .body)
    private var width = -1.0
    private weak var measurer: (any TextMeasurer)?
    /// The height of an empty block, which is that of a line.
    private(set) var lineHeight = 0.0
    /// The distance from the top of the text to the top of the room in which it is seen.
    var viewportTop = 0.0
    /// The distance by which `viewportTop` was corrected since `takeCorrection`.
    private var correction = 0.0
    /// The number of blocks that were measured, for tests.
    private(set) var measurings = 0

    /// The height of all blocks. It is an estimate as long as a block is not measured.
    var height: Double { tops[blocks.count] }

    // MARK: Updating

    /// Takes over a text that is wrapped in `width` points. Blocks that have not changed keep their heights.
    func update(_ text: String, _ style: TextStyle, width: Double, by measurer: any TextMeasurer) {
        var style = style
        style.color = self.style.color
        let isSame = style == self.style && width == self.width && measurer === self.measurer
        if isSame, text == self.text, !blocks.isEmpty { return }
        let (oldText, old) = (self.text, blocks)
        (self.text, self.style, self.width, self.measurer) = (text, style, width, measurer)
        self.text.makeContiguousUTF8()
        if !isSame { lineHeight = measurer.caret(at: 0, in: AttributedText(""), style: style, width: width).height }
        blocks = split()
        if isSame { keepHeights(of: old, oldText) }
        placeBlocks(from: 0)
    }

    /// Returns the blocks of the text, with estimated heights.
    private func split() -> [Block] {
        var cuts: [(start: Int, end: Int)] = []
        self.text.utf8.withContiguousStorageIfAvailable { bytes in
            var start = 0
            for index in 0...bytes.count where index == bytes.count || bytes[index] == UInt8(ascii: "\n") {
                while index - start > Self.mostBytes {
                    let cut = cut(bytes, from: start)
                    cuts.append((start, cut))
                    start = cut
                }
                cuts.append((start, index))
                start = index + 1
            }
        }
        return cuts.map { Block(start: $0.start, end: $0.end, height: estimate(bytes: $0.end - $0.start)) }
    }

    /// Returns the offset at which a paragraph that is too long for a block is split: after the last blank in the second half of the block,
    /// or else between two characters.
    private func cut(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let limit = start + Self.mostBytes
        if let blank = (start + Self.mostBytes / 2..<limit).last(where: { bytes[$0] == UInt8(ascii: " ") }) { return blank + 1 }
        let utf8 = text.utf8
        let character = text.index(after: utf8.index(utf8.startIndex, offsetBy: limit))
        return min(bytes.count, utf8.distance(from: utf8.startIndex, to: character))
    }

    /// The likely height of a block: half of the font's size for each byte.
    private func estimate(bytes: Int) -> Double {
        let lines = (Double(bytes) * style.font.size / 2 / max(1, width)).rounded(.up)
        return max(1, lines) * lineHeight
    }

    /// Takes over the heights of the blocks before and after a change.
    private func keepHeights(of old: [Block], _ oldText: String) {
        let (prefix, suffix) = Self.commonEnds(oldText, text)
        let shift = text.utf8.count - oldText.utf8.count
        var first = 0
        while first < blocks.count, first < old.count, blocks[first].start == old[first].start, blocks[first].end == old[first].end,
            blocks[first].end <= prefix
        {
            blocks[first] = old[first]
            first += 1
        }
        var (new, last) = (blocks.count - 1, old.count - 1)
        while new >= first, last >= 0, old[last].start >= oldText.utf8.count - suffix, blocks[new].start == old[last].start + shift,
            blocks[new].end == old[last].end + shift
        {
            (blocks[new].height, blocks[new].isMeasured) = (old[last].height, old[last].isMeasured)
            blocks[new].direction = old[last].direction
            (new, last) = (new - 1, last - 1)
        }
    }

    /// Returns the number of bytes at the start and at the end that two texts have in common. The two parts do not overlap.
    static func commonEnds(_ a: String, _ b: String) -> (prefix: Int, suffix: Int) {
        let both = min(a.utf8.count, b.utf8.count)
        let found = a.utf8.withContiguousStorageIfAvailable { a in
            b.utf8.withContiguousStorageIfAvailable { b in
                var (prefix, suffix) = (0, 0)
                while prefix < both, a[prefix] == b[prefix] { prefix += 1 }
                while suffix < both - prefix, a[a.count - 1 - suffix] == b[b.count - 1 - suffix] { suffix += 1 }
                return (prefix, suffix)
            }
        }
        return (found ?? nil) ?? (0, 0)
    }

    private func placeBlocks(from index: Int) {
        tops.reserveCapacity(blocks.count + 1)
        if tops.count > blocks.count + 1 { tops.removeLast(tops.count - blocks.count - 1) }
        while tops.count < blocks.count + 1 { tops.append(0) }
        var top = index == 0 ? 0 : tops[index]
        for block in index..<blocks.count {
            tops[block] = top
            top += blocks[block].height
        }
        tops[blocks.count] = top
    }

    /// Returns the distance by which `viewportTop` was corrected since the last call.
    func takeCorrection() -> Double {
        defer { correction = 0 }
        return correction
    }

    // MARK: Finding

    /// Returns the block with the caret before an offset. Of two blocks of one paragraph, that is the second one.
    func index(ofOffset offset: Int) -> Int {
        max(0, blocks.indices.partitioningIndex { blocks[$0].start > offset } - 1)
    }

    /// Returns the block at a height; the first or last one beyond the text.
    private func index(atY y: Double) -> Int {
        max(0, min(blocks.count - 1, blocks.indices.partitioningIndex { tops[$0] > y } - 1))
    }

    /// Returns the text of a block.
    func string(_ index: Int) -> String {
        let (utf8, block) = (text.utf8, blocks[index])
        return String(
            text[utf8.index(utf8.startIndex, offsetBy: block.start)..<utf8.index(utf8.startIndex, offsetBy: block.end)])
    }

    func top(_ index: Int) -> Double { tops[index] }

    // MARK: Directions

    /// Returns the style of a block, in a color. A paragraph without letters has the direction of the one before it; at the start of the
    /// text, that of the first letter.
    func blockStyle(_ index: Int, _ color: Color? = nil) -> TextStyle {
        var style = self.style
        if let color { style.color = color }
        guard style.direction == .automatic else { return style }
        let isNeutral = ownDirection(index) == .automatic
        let isRest = index > 0 && blocks[index - 1].end == blocks[index].start
        guard isNeutral || isRest else { return style }
        style.direction = direction(before: index) ?? direction(from: index) ?? .automatic
        return style
    }

    /// Returns the direction of the paragraph before a block, or of the paragraph whose rest it is.
    private func direction(before index: Int) -> TextDirection? {
        for other in (0..<index).reversed() {
            let isStart = other == 0 || blocks[other - 1].end < blocks[other].start
            if isStart, ownDirection(other) != .automatic { return ownDirection(other) }
        }
        return nil
    }

    private func direction(from index: Int) -> TextDirection? {
        (index..<blocks.count).lazy.map(ownDirection).first { $0 != .automatic }
    }

    /// Returns the direction of the first letter of a block that has one.
    private func ownDirection(_ index: Int) -> TextDirection {
        if let known = blocks[index].direction { return known }
        let found = string(index).unicodeScalars.lazy.compactMap(\.strongDirection).first ?? .automatic
        blocks[index].direction = found
        return found
    }

    // MARK: Measuring

    /// Measures a block, if it is not measured. A block that begins above the viewport moves the viewport with what follows the block.
    private func measure(_ index: Int) {
        guard !blocks[index].isMeasured, let measurer else { return }
        let string = string(index)
        let end = measurer.caret(at: string.utf8.count, in: AttributedText(string), style: blockStyle(index), width: width)
        let more = end.top + end.height - blocks[index].height
        measurings += 1
        blocks[index].isMeasured = true
        guard abs(more) > 1e-9 else { return }
        blocks[index].height += more
        if tops[index] < viewportTop {
            viewportTop += more
            correction += more
        }
        placeBlocks(from: index)
    }

    /// Measures the blocks that are seen in a room of a height below `viewportTop`, and returns them.
    func settle(height: Double) -> Range<Int> {
        guard !blocks.isEmpty else { return 0..<0 }
        var first = index(atY: viewportTop)
        while !blocks[first].isMeasured {
            measure(first)
            first = index(atY: viewportTop)
        }
        var end = first
        repeat {
            measure(end)
            end += 1
        } while end < blocks.count && tops[end] < viewportTop + height
        return first..<end
    }

    /// Returns the height of the text, measured block by block up to `limit`, beyond which the result is `limit`.
    func height(atMost limit: Double) -> Double {
        for index in blocks.indices {
            if tops[index] >= limit { return limit }
            measure(index)
        }
        return min(limit, height)
    }

    /// Returns the caret at an offset.
    func caret(at offset: Int) -> TextCaret {
        guard let measurer, !blocks.isEmpty else { return TextCaret(x: 0, top: 0, height: 0) }
        let index = index(ofOffset: offset)
        measure(index)
        let block = blocks[index]
        let place = max(0, min(block.end, offset) - block.start)
        let caret = measurer.caret(at: place, in: AttributedText(string(index)), style: blockStyle(index), width: width)
        return TextCaret(x: caret.x, top: tops[index] + caret.top, height: caret.height)
    }

    /// Returns the offset of the caret that is nearest to a point.
    func offset(at point: Point) -> Int {
        guard let measurer, !blocks.isEmpty else { return 0 }
        var index = index(atY: point.y)
        while !blocks[index].isMeasured {
            measure(index)
            index = self.index(atY: point.y)
        }
        let place = Point(point.x, max(0, min(blocks[index].height - 0.01, point.y - tops[index])))
        return blocks[index].start + measurer.offset(at: place, in: AttributedText(string(index)), style: blockStyle(index), width: width)
    }

    /// Returns the rectangles of the bytes of a range that lie in some blocks.
    func rects(of range: Range<Int>, in shown: Range<Int>) -> [Rect] {
        guard let measurer else { return [] }
        return shown.flatMap { index -> [Rect] in
            let block = blocks[index]
            let (start, end) = (max(block.start, range.lowerBound), min(block.end, range.upperBound))
            guard start < end else { return [] }
            let rects = measurer.rects(
                of: start - block.start..<end - block.start, in: AttributedText(string(index)), style: blockStyle(index), width: width)
            return rects.map { $0.moved(by: Point(0, tops[index])) }
        }
    }
}
