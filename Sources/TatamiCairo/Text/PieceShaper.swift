import CPango
import TatamiDrawing

/// Shapes a text piece by piece, so that time and memory grow in proportion to its length.
///
/// For every line, Pango walks through the rest of the paragraph, and for every paragraph through the rest of the text. A short text is
/// one piece. In a longer text, a piece is some paragraphs, or some lines of a paragraph that is itself too long. A piece of lines begins
/// at the beginning of a line and has its paragraph's direction; it does not know the directional embeddings that were opened before it.
struct PieceShaper {
    /// A piece, and how many of its lines are final.
    typealias Part = (piece: TextLayout.Piece, count: Int)

    private struct Paragraph {
        let end: Int
        /// The index behind the line end.
        let next: Int
        let direction: TextDirection
    }

    /// A text up to this length, in bytes, is one piece, unless it is narrow.
    private static let mostBytes = 2048
    private static let linesAtOnce = 32
    /// The most bytes on a line of a text with very many runs. Longer lines break, whatever the style says.
    static let manyRunsBytes = 4096

    private let request: Shaper.Request
    private let fonts: FontSet
    /// The longest paragraph that Pango shapes as a whole, in bytes.
    private let longest: Int
    /// How many bytes of a longer paragraph Pango shapes at once.
    private var stride: Int
    /// The paragraph that begins at `start`, or its remaining part; nil behind the last paragraph.
    private var paragraph: Paragraph?
    private var start = 0
    /// The number of times that Pango shaped something.
    private(set) var shapings = 0

    init(_ request: Shaper.Request, _ fonts: FontSet) {
        self.request = request
        self.fonts = fonts
        // For a word that fills many lines, Pango shapes about bytes x bytes / 2 / line. This is kept below 50,000.
        let line = request.width.map { max(1, 2 * PangoUnits.points($0) / (PangoUnits.fontSize(request.font.size) / 1024)) }
        let most = request.hasManyRuns ? Self.manyRunsBytes : .max
        longest = min(most, line.map { Int(min(1e9, (100_000 * $0).squareRoot())) } ?? most)
        stride = min(most, line.map { Int(min(1e9, $0)) * Self.linesAtOnce } ?? most)
        if request.bytes.count <= min(longest, Self.mostBytes) {
            paragraph = Paragraph(end: request.bytes.count, next: request.bytes.count, direction: request.direction)
        } else {
            let first = Self.direction(of: request.bytes[...], neutral: .leftToRight)
            paragraph = findParagraph(from: 0, neutral: request.direction == .automatic ? first : request.direction)
        }
    }

    /// Returns the next piece; nil behind the last one, or if Pango has no memory.
    mutating func next() -> Part? {
        guard let paragraph else { return nil }
        return paragraph.end - start > longest ? nextLines(of: paragraph) : nextParagraphs(from: paragraph)
    }

    /// Shapes paragraphs of one direction that are short enough together, at least one.
    private mutating func nextParagraphs(from first: Paragraph) -> Part? {
        let start = start
        var last = first
        step(behind: last)
        while let next = paragraph, next.direction == last.direction, next.end - start <= min(longest, Self.mostBytes) {
            last = next
            step(behind: last)
        }
        return shape(start..<last.end, first.direction)
    }

    /// Shapes some lines of a long paragraph.
    ///
    /// The last line of a piece that ends inside the paragraph is not final; the next piece begins with it.
    private mutating func nextLines(of paragraph: Paragraph) -> Part? {
        while true {
            let end = pieceEnd(in: paragraph)
            guard let part = shape(start..<end, paragraph.direction) else { return nil }
            if end == paragraph.end {
                step(behind: paragraph)
                return part
            }
            let last = pango_layout_get_line_readonly(part.piece.box.layout, Int32(clamping: part.count - 1))
            if let used = last.map({ Int($0.pointee.start_index) }), used > 0, part.count > 1 {
                start += used
                // At most as many bytes as a short text has: what follows a long word may have much shorter lines.
                stride = max(16, min(Self.mostBytes, used / (part.count - 1) * Self.linesAtOnce))
                return (part.piece, part.count - 1)
            }
            if request.hasManyRuns, end - start >= Self.manyRunsBytes {
                start = end
                return part
            }
            stride = (end - start) * 2
        }
    }

    private func pieceEnd(in paragraph: Paragraph) -> Int {
        guard paragraph.end - start > stride + stride / 2 else { return paragraph.end }
        var end = start + stride
        while end < paragraph.end, request.bytes[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }

    private mutating func shape(_ range: Range<Int>, _ direction: TextDirection) -> Part? {
        var part = request
        part.bytes = Array(request.bytes[range])
        part.start = request.start + range.lowerBound
        part.direction = direction
        shapings += 1
        return Shaper.shape(part, fonts).map { box in
            (TextLayout.Piece(box: box, bytes: part.bytes, start: part.start), Int(pango_layout_get_line_count(box.layout)))
        }
    }

    // MARK: Paragraphs

    private mutating func step(behind last: Paragraph) {
        start = last.next
        paragraph = last.end == request.bytes.count ? nil : findParagraph(from: last.next, neutral: last.direction)
    }

    private func findParagraph(from start: Int, neutral: TextDirection) -> Paragraph {
        let rest = request.bytes[start...]
        let end = LineEnd.nextParagraph(rest) ?? rest.endIndex
        let direction = request.direction == .automatic ? Self.direction(of: rest[..<end], neutral: neutral) : request.direction
        return Paragraph(end: end, next: end + (end < rest.endIndex ? LineEnd.length(rest, end) : 0), direction: direction)
    }

    /// Returns the direction of the first letter that has one, as Pango does for each paragraph.
    private static func direction(of bytes: ArraySlice<UInt8>, neutral: TextDirection) -> TextDirection {
        let found = bytes.withUnsafeBytes { bytes in
            bytes.bindMemory(to: CChar.self).baseAddress.map { cpango_find_base_dir($0, Int32(clamping: bytes.count)) }
        }
        switch found {
        case PANGO_DIRECTION_LTR: return .leftToRight
        case PANGO_DIRECTION_RTL: return .rightToLeft
        default: return neutral
        }
    }
}
