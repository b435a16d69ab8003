import CPango
import TatamiDrawing
import TatamiGeometry

/// Carets and selections. Offsets count the bytes of the whole text in UTF-8; points are in a box of `width` points.
extension TextLayout {
    func caret(at source: Int, alignment: TextAlignment, width: Double) -> TextCaret {
        let offset = text.offset(source)
        guard let line = line(at: offset) else { return TextCaret(x: 0, top: 0, height: 0) }
        let place = x(of: line, alignment: alignment, width: width) + distance(to: offset, in: line)
        return TextCaret(x: place, top: line.top, height: line.height)
    }

    func offset(at point: Point, alignment: TextAlignment, width: Double) -> Int {
        let below = lines.first { point.y < $0.top + $0.height }
        guard let line = below ?? lines.last else { return 0 }
        let inside = Numbers.clean(point.x) - x(of: line, alignment: alignment, width: width)
        if let order = CaretOrder(mixed: line, in: pieces[line.piece].bytes) {
            return text.source(pieces[line.piece].start + order.offset(nearestTo: inside))
        }
        var index: Int32 = 0
        var trailing: Int32 = 0
        pango_layout_line_x_to_index(line.line, Int32((inside * 1024).rounded()), &index, &trailing)
        return text.source(pieces[line.piece].start + end(of: Int(index), trailing: Int(trailing), in: pieces[line.piece].bytes))
    }

    func rects(of source: Range<Int>, alignment: TextAlignment, width: Double) -> [Rect] {
        let range = text.offset(source.lowerBound)..<text.offset(source.upperBound)
        return lines.flatMap { line in
            let left = x(of: line, alignment: alignment, width: width)
            let first = pieces[line.piece].start
            let spans = runs(of: line, x: left, mayHaveEmoji: false).compactMap {
                $0.span(of: range.lowerBound - first..<range.upperBound - first, line.line)
            }
            return Self.joined(spans).map { Rect($0.lowerBound, line.top, $0.upperBound - $0.lowerBound, line.height) }
        }
    }

    /// Returns the carets of the line at an offset from left to right.
    func carets(inLineAt source: Int) -> [Int] {
        let offset = text.offset(source)
        guard let line = line(at: offset) else { return [0] }
        let first = pieces[line.piece].start
        let end = first + Int(line.line.pointee.start_index + line.line.pointee.length)
        let isWrapped = lines.contains { start(of: $0) == end && end > start(of: line) }
        let offsets = CaretOrder(line, in: pieces[line.piece].bytes).offsets.map { first + $0 }
        return offsets.filter { !isWrapped || $0 != end }.map(text.source)
    }

    /// Returns the line with the caret before an offset in the prepared text.
    private func line(at offset: Int) -> Line? { lines.last { start(of: $0) <= offset } ?? lines.first }

    /// Returns the offset in the prepared text at which the line begins.
    private func start(of line: Line) -> Int { pieces[line.piece].start + Int(line.line.pointee.start_index) }

    /// Returns the distance from the line's left edge, in points.
    private func distance(to offset: Int, in line: Line) -> Double {
        let first = Int(line.line.pointee.start_index)
        let index = offset - pieces[line.piece].start
        if let order = CaretOrder(mixed: line, in: pieces[line.piece].bytes) { return order.x(of: index) }
        // Pango places the end of every line at its right edge.
        if index >= first + Int(line.line.pointee.length) { return line.isRightToLeft ? 0 : line.width }
        var units: Int32 = 0
        pango_layout_line_index_to_x(line.line, Int32(clamping: max(first, index)), 0, &units)
        return PangoUnits.points(units)
    }

    /// Returns the index after `trailing` further scalars.
    private func end(of index: Int, trailing: Int, in bytes: [UInt8]) -> Int {
        var end = max(0, min(index, bytes.count))
        for _ in 0..<max(0, trailing) where end < bytes.count {
            end += 1
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        }
        return end
    }

    /// Returns the spans from left to right, with those that touch joined.
    private static func joined(_ spans: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
        var joined: [ClosedRange<Double>] = []
        for span in spans {
            if let last = joined.last, span.lowerBound - last.upperBound < 0.01 {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
            } else {
                joined.append(span)
            }
        }
        return joined
    }
}
