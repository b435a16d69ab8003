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

    /// The longest block, in bytes. A longer paragraph is split, at a blank if there is one.
    static let mostBytes = 4 << 10

    /// The axis along which the blocks lie: vertical for several lines, horizontal for a single line.
    let axis: Axis
    private(set) var blocks: [Block] = []
    /// The distance of each block from the start of the first one, and the end of the last one.
    private var starts: [Double] = [0]
    /// Whether the blocks lie from right to left.
    private var isReversed = false
    private var text = ""
    private var style = TextStyle(font: .body)
    private var width = -1.0
    private var grid = PixelGrid()
    private weak var measurer: (any TextMeasurer)?
    /// The directions of blocks that depend on others, as far as they were read since the text changed.
    private var inherited: [TextDirection?] = []
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
    /// pixels of `grid`. Blocks that have not changed keep their lengths.
    func update(_ text: String, _ style: TextStyle, width: Double, by measurer: any TextMeasurer, on grid: PixelGrid = PixelGrid()) {
        var style = style
        style.color = self.style.color
        let wraps = axis == .vertical
        let isSame = style == self.style && (wraps ? width == self.width : grid == self.grid) && measurer === self.measurer
        (self.width, self.grid) = (width, grid)
        if isSame, text == self.text, !blocks.isEmpty { return }
        let (oldText, old) = (self.text, blocks)
        (self.text, self.style, self.measurer) = (text, style, measurer)
        self.text.makeContiguousUTF8()
        if !isSame { lineHeight = measurer.caret(at: 0, in: AttributedText(""), style: style, width: width).height }
        blocks = split()
        if isSame { keepLengths(of: old, oldText) }
        inherited = Array(repeating: nil, count: blocks.count)
        isReversed = !wraps && blocks.count > 1 && lineDirection == .rightToLeft
        placeBlocks(from: 0)
    }

    /// Returns the blocks of the text, with estimated lengths.
    private func split() -> [Block] {
        var cuts: [(start: Int, end: Int)] = []
        let lineEnd = axis == .vertical ? UInt8(ascii: "\n") : nil
        self.text.utf8.withContiguousStorageIfAvailable { bytes in
            var start = 0
            for index in 0...bytes.count where index == bytes.count || bytes[index] == lineEnd {
                while index - start > Self.mostBytes {
                    let cut = cut(bytes, from: start)
                    cuts.append((start, cut))
                    start = cut
                }
                cuts.append((start, index))
                start = index + 1
            }
        }
        return cuts.map { Block(start: $0.start, end: $0.end, length: estimate(bytes: $0.end - $0.start)) }
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

    /// The likely length of a block: half of the font's size for each byte.
    private func estimate(bytes: Int) -> Double {
        let extent = Double(bytes) * style.font.size / 2
        return axis == .vertical ? max(1, (extent / max(1, width)).rounded(.up)) * lineHeight : extent
    }

    /// Takes over the lengths of the blocks before and after a change.
    private func keepLengths(of old: [Block], _ oldText: String) {
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
            (blocks[new].length, blocks[new].isMeasured) = (old[last].length, old[last].isMeasured)
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
    private func index(at place: Double) -> Int {
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
        return blocks.count == 1 ? max(width, blocks[index].length + TextGeometry.caretWidth) : blocks[index].length
    }

    /// Returns the origin of a block in the text.
    private func origin(_ index: Int) -> Point {
        axis == .vertical ? Point(0, place(index)) : Point(blocks.count == 1 ? 0 : place(index), 0)
    }

    // MARK: Directions

    /// Returns the style of a block, in a color. A paragraph without letters has the direction of the one before it; at the start of the
    /// text, that of the first letter.
    func blockStyle(_ index: Int, _ color: Color? = nil) -> TextStyle {
        var style = self.style
        if let color { style.color = color }
        if style.direction == .automatic { style.direction = direction(of: index) }
        return style
    }

    /// Returns the direction of a block: automatic for one that begins a paragraph and has letters, else that of the paragraph before it or
    /// whose rest it is.
    private func direction(of index: Int) -> TextDirection {
        if startDirection(index) != nil { return .automatic }
        var first = index
        // Blocks keep what was found, so that each is looked at once.
        while first > 0, inherited[first] == nil, startDirection(first) == nil { first -= 1 }
        let found = inherited[first] ?? startDirection(first) ?? firstDirection(from: first)
        for block in first...index where startDirection(block) == nil { inherited[block] = found }
        return found
    }

    /// The direction of a single line.
    private var lineDirection: TextDirection { style.direction == .automatic ? firstDirection(from: 0) : style.direction }

    /// Whether a block continues the paragraph of the one before it.
    private func isRest(_ index: Int) -> Bool { index > 0 && blocks[index - 1].end == blocks[index].start }

    /// The direction of a block that begins a paragraph and has letters; nil for another block.
    private func startDirection(_ index: Int) -> TextDirection? {
        let own = isRest(index) ? .automatic : ownDirection(index)
        return own == .automatic ? nil : own
    }

    private func firstDirection(from index: Int) -> TextDirection {
        (index..<blocks.count).lazy.map(ownDirection).first { $0 != .automatic } ?? .automatic
    }

    /// Returns the direction of the first letter of a block that has one.
    private func ownDirection(_ index: Int) -> TextDirection {
        if let known = blocks[index].direction { return known }
        let found = string(index).unicodeScalars.lazy.compactMap(\.strongDirection).first ?? .automatic
        blocks[index].direction = found
        return found
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
