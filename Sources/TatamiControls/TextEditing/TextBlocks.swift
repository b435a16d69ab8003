import TatamiDrawing
import TatamiGeometry

/// A text in blocks that are shaped one by one, in the direction of an axis: paragraphs, and pieces of long ones, below one another; or the
/// pieces of a single line beside one another.
///
/// Only the blocks that are seen, or that have a caret, are shaped. The lengths of the others are estimates, which are corrected when the
/// block is measured; `viewportStart` then moves along, so that what is visible stays in place. Offsets count bytes of UTF-8, and points
/// lie in the text's own space, whose origin is its top left corner.
final class TextBlocks {
    /// A block. It ends before its line end.
    struct Block: Equatable {
        var start: Int
        var end: Int
        /// The length along the axis, in points.
        var length: Double
        var isMeasured = false
        /// The direction of the first letter that has one; automatic for a block without one; nil if nobody has looked.
        var direction: TextDirection?

        static func == (a: Block, b: Block) -> Bool {
            a.start == b.start && a.end == b.end && a.length == b.length && a.isMeasured == b.isMeasured
        }
    }

    /// The axis along which the blocks lie: vertical for several lines, horizontal for a single line.
    let axis: Axis
    var blocks: [Block] = []
    /// The distance of each block from the start of the first one, and the end of the last one.
    private var starts: [Double] = [0]
    /// Whether the blocks lie from right to left.
    private var isReversed = false
    private(set) var text = ""
    private(set) var style = TextStyle(font: .body)
    private(set) var width = -1.0
    /// The direction of a text without letters.
    private(set) var letterless = TextDirection.automatic
    private var grid = PixelGrid()
    private(set) weak var measurer: (any TextMeasurer)?
    /// The directions of blocks that depend on others, as far as they were read since the text changed.
    var inherited: [TextDirection?] = []
    /// The height of an empty block, which is that of a line.
    private(set) var lineHeight = 0.0
    /// The distance from the top or left of the text to that of the room in which it is seen.
    var viewportStart = 0.0
    /// The distance by which `viewportStart` was corrected since `takeCorrection`.
    private var correction = 0.0
    /// The number of blocks that were measured, for tests.
    private(set) var measurings = 0

    init(_ axis: Axis) { self.axis = axis }

    /// The length of all blocks along the axis. It is an estimate as long as a block is not measured.
    var length: Double { starts[blocks.count] }

    // MARK: Updating

    /// Takes over a text. Several lines wrap in `width` points, and a short single line is aligned in them; its length is a whole number of
    /// pixels of `grid`. A text without letters has the direction `letterless`. Blocks that have not changed keep their lengths.
    func update(
        _ text: String, _ style: TextStyle, letterless: TextDirection = .automatic, width: Double, by measurer: any TextMeasurer,
        on grid: PixelGrid = PixelGrid()
    ) {
        var style = style
        style.color = self.style.color
        let wraps = axis == .vertical
        let isSame =
            style == self.style && letterless == self.letterless && (wraps ? width == self.width : grid == self.grid)
            && measurer === self.measurer
        (self.letterless, self.width, self.grid) = (letterless, width, grid)
        if isSame, text == self.text, !blocks.isEmpty { return }
        let (oldText, old) = (self.text, blocks)
        (self.text, self.style, self.measurer) = (text, style, measurer)
        self.text.makeContiguousUTF8()
        if !isSame { lineHeight = measurer.caret(at: 0, in: AttributedText(""), style: style, width: width).height }
        blocks = TextCuts.blocks(of: self.text, hasLines: wraps).map {
            Block(start: $0.start, end: $0.end, length: estimate(bytes: $0.end - $0.start))
        }
        if isSame { keepLengths(of: old, oldText) }
        inherited = Array(repeating: nil, count: blocks.count)
        isReversed = !wraps && blocks.count > 1 && lineDirection == .rightToLeft
        placeBlocks(from: 0)
    }

    /// The likely length of a block: half of the font's size for each byte.
    private func estimate(bytes: Int) -> Double {
        let extent = Double(bytes) * style.font.size / 2
        return axis == .vertical ? max(1, (extent / max(1, width)).rounded(.up)) * lineHeight : extent
    }

    /// Takes over the lengths of the blocks before and after a change.
    private func keepLengths(of old: [Block], _ oldText: String) {
        let (prefix, suffix) = TextCuts.commonEnds(oldText, text)
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
            (blocks[new].length, blocks[new].isMeasured) = (old[last].length, old[last].isMeasured)
            blocks[new].direction = old[last].direction
            (new, last) = (new - 1, last - 1)
        }
    }

    private func placeBlocks(from index: Int) {
        starts.reserveCapacity(blocks.count + 1)
        if starts.count > blocks.count + 1 { starts.removeLast(starts.count - blocks.count - 1) }
        while starts.count < blocks.count + 1 { starts.append(0) }
        var start = index == 0 ? 0 : starts[index]
        for block in index..<blocks.count {
            starts[block] = start
            start += blocks[block].length
        }
        starts[blocks.count] = start
    }

    /// Returns the distance by which `viewportStart` was corrected since the last call.
    func takeCorrection() -> Double {
        defer { correction = 0 }
        return correction
    }

    // MARK: Finding

    /// Returns the block with the caret before an offset. Of two blocks of one paragraph, that is the second one.
    func index(ofOffset offset: Int) -> Int {
        max(0, blocks.indices.partitioningIndex { blocks[$0].start > offset } - 1)
    }

    /// Returns the block at a place along the axis; the first or last one beyond the text.
    func index(at place: Double) -> Int {
        let distance = isReversed ? length - place : place
        return max(0, min(blocks.count - 1, blocks.indices.partitioningIndex { starts[$0] > distance } - 1))
    }

    /// Returns the text of a block.
    func string(_ index: Int) -> String {
        let (utf8, block) = (text.utf8, blocks[index])
        return String(
            text[utf8.index(utf8.startIndex, offsetBy: block.start)..<utf8.index(utf8.startIndex, offsetBy: block.end)])
    }

    /// Returns the distance from the top or left of the text to that of a block.
    func place(_ index: Int) -> Double { isReversed ? length - starts[index] - blocks[index].length : starts[index] }

    /// Returns the width in which a block is wrapped and aligned. A single block fills the line; several lie close to one another.
    func width(_ index: Int) -> Double {
        if axis == .vertical { return width }
        return blocks.count == 1 ? max(width, blocks[index].length + TextGeometry.caretReach) : blocks[index].length
    }

    /// Returns the origin of a block in the text.
    func origin(_ index: Int) -> Point {
        axis == .vertical ? Point(0, place(index)) : Point(blocks.count == 1 ? 0 : place(index), 0)
    }

    // MARK: Measuring

    /// Measures a block, if it is not measured. A block that begins before the viewport moves the viewport with what follows the block.
    func measure(_ index: Int) { measure(index..<index + 1) }

    /// Measures the blocks of a range that are not measured, and then places those behind them once.
    func measure(_ range: Range<Int>) {
        guard let measurer else { return }
        // The distance by which the blocks that follow have moved away from `starts`, and the first block that has grown.
        var (moved, first): (Double, Int?) = (0, nil)
        for index in range where !blocks[index].isMeasured {
            let more = measuredLength(index, measurer) - blocks[index].length
            measurings += 1
            blocks[index].isMeasured = true
            guard abs(more) > 1e-9 else { continue }
            // Blocks from right to left count from the end, which moves along.
            let isBefore = place(index) + (isReversed ? 0 : moved) < viewportStart
            blocks[index].length += more
            if isBefore {
                viewportStart += more
                correction += more
            }
            moved += more
            first = first ?? index
        }
        if let first { placeBlocks(from: first) }
    }

    private func measuredLength(_ index: Int, _ measurer: any TextMeasurer) -> Double {
        let text = AttributedText(string(index))
        if axis == .horizontal { return measurer.widths(of: text, style: blockStyle(index), grid: grid).natural }
        let end = measurer.caret(at: text.string.utf8.count, in: text, style: blockStyle(index), width: width)
        return end.top + end.height
    }

    /// Measures the blocks that are seen in a room of a length behind `viewportStart`, and returns them.
    func settle(length: Double) -> Range<Int> {
        guard !blocks.isEmpty else { return 0..<0 }
        var first = index(at: viewportStart)
        while !blocks[first].isMeasured {
            measure(first)
            first = index(at: viewportStart)
        }
        var next = first
        repeat {
            measure(next)
            next += isReversed ? -1 : 1
        } while blocks.indices.contains(next) && place(next) < viewportStart + length
        return isReversed ? next + 1..<first + 1 : first..<next
    }

    /// Returns the length of the text, measured block by block up to `limit`, beyond which the result is `limit`.
    func length(atMost limit: Double) -> Double {
        for index in blocks.indices {
            if starts[index] >= limit { return limit }
            measure(index)
        }
        return min(limit, length)
    }
}
