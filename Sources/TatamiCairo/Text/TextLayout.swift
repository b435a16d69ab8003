import CPango
import TatamiDrawing
import TatamiGeometry

/// A text laid out in some width: lines with their places from the top. Alignment is applied when the lines are read.
final class TextLayout {
    struct Line {
        let line: UnsafeMutablePointer<PangoLayoutLine>
        /// The shaped layout that the line belongs to, as an index in `pieces`.
        let piece: Int
        let width: Double
        let baseline: Double
        /// The top and the height of the line, which carets and selections fill.
        let top: Double
        let height: Double
        let isRightToLeft: Bool
    }

    /// A shaped layout and the place in the prepared text where it begins.
    struct Piece {
        let box: PangoLayoutBox
        let bytes: [UInt8]
        let start: Int
    }

    let text: PreparedText
    let pieces: [Piece]
    let lines: [Line]
    let width: Double
    let height: Double
    let isTruncated: Bool

    /// Stacks the first `count` lines of each piece of `text`.
    init(_ text: PreparedText, _ parts: [PieceShaper.Part], _ places: LinePlaces, isTruncated: Bool) {
        var lines: [Line] = []
        var top = 0.0
        var width = 0.0
        for (index, part) in parts.enumerated() {
            var node = pango_layout_get_lines_readonly(part.piece.box.layout)
            var left = part.count
            while left > 0, let current = node, let line = current.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) {
                left -= 1
                node = current.pointee.next
                var logical = PangoRectangle()
                pango_layout_line_get_extents(line, nil, &logical)
                if !lines.isEmpty { top += places.spacing }
                let (baseline, height) = places.line(
                    ascent: PangoUnits.points(-logical.y), height: PangoUnits.points(max(0, logical.height)))
                let lineWidth = PangoUnits.points(max(0, logical.width))
                lines.append(
                    Line(
                        line: line, piece: index, width: lineWidth, baseline: top + baseline, top: top, height: height,
                        isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL))
                width = max(width, lineWidth)
                top += height
            }
        }
        self.text = text
        self.pieces = parts.map(\.piece)
        self.lines = lines
        self.width = width
        self.height = max(0, top)
        self.isTruncated = isTruncated
    }

    /// Returns the distance from the left of a box of `width` points to the left of `line`.
    func x(of line: Line, alignment: TextAlignment, width: Double) -> Double {
        let free = Numbers.cleanLength(width) - line.width
        switch alignment {
        case .left: return 0
        case .right: return free
        case .center: return free / 2
        case .start, .justified: return line.isRightToLeft ? free : 0
        case .end: return line.isRightToLeft ? 0 : free
        }
    }

    func metrics(_ grid: PixelGrid) -> TextMetrics {
        TextMetrics(
            size: Size(grid.ceiling(width), grid.ceiling(height)), firstBaseline: lines.first?.baseline ?? 0,
            lastBaseline: lines.last?.baseline ?? 0, lineCount: lines.count, isTruncated: isTruncated)
    }
}
