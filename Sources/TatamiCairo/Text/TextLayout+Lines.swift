import CPango
import TatamiDrawing

extension TextLayout {
    /// Returns the lines as strings and pieces, aligned in a box of `width` points.
    func textLines(_ style: TextStyle, width: Double, mayHaveEmoji: Bool) -> [TextLine] {
        lines.map { line in
            let x = x(of: line, alignment: style.alignment, width: width)
            let runs = runs(of: line, x: x, mayHaveEmoji: mayHaveEmoji)
            let pieces = style.alignment == .justified ? runs.flatMap { $0.words(self.pieces[line.piece].bytes) } : runs
            return TextLine(
                string: runs.sorted { $0.offset < $1.offset }.map(\.string).joined(), x: x, baseline: line.baseline,
                width: line.width, fragments: joined(pieces, start: self.pieces[line.piece].start))
        }
    }

    /// A part of a line with one font and one direction.
    struct Run {
        var string: String
        /// The offset in the bytes that were shaped.
        var offset: Int
        var x: Double
        var width: Double
        let isRightToLeft: Bool
        let isEmoji: Bool
        /// The place where the line begins, in points from the left of the box.
        let lineX: Double
        /// The length in bytes.
        let length: Int
        let glyphs: UnsafeMutablePointer<PangoGlyphItem>
    }

    /// Returns the runs from left to right.
    func runs(of line: Line, x start: Double, mayHaveEmoji: Bool) -> [Run] {
        let bytes = pieces[line.piece].bytes
        var runs: [Run] = []
        var x = start
        var node = line.line.pointee.runs
        while let current = node {
            node = current.pointee.next
            guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
                let item = run.pointee.item, let glyphs = run.pointee.glyphs
            else { continue }
            let end = min(max(0, Int(item.pointee.offset + item.pointee.length)), bytes.count)
            let offset = min(max(0, Int(item.pointee.offset)), end)
            let width = PangoUnits.points(pango_glyph_string_get_width(glyphs))
            var string = cpango_is_ellipsis(item) != 0 ? "…" : String(decoding: bytes[offset..<end], as: UTF8.self)
            if end == Int(line.line.pointee.start_index + line.line.pointee.length), end < bytes.count {
                string = TextLayout.withVisibleHyphen(string)
            }
            runs.append(
                Run(
                    string: string, offset: offset, x: x, width: width,
                    isRightToLeft: item.pointee.analysis.level % 2 == 1,
                    isEmoji: mayHaveEmoji && Emoji.isFont(item.pointee.analysis.font), lineX: start,
                    length: end - offset, glyphs: run))
            x += width
        }
        return runs
    }

    /// Replaces a soft hyphen at the end of a broken line by a visible one.
    private static func withVisibleHyphen(_ string: String) -> String {
        string.unicodeScalars.last == "\u{AD}" ? String(string.unicodeScalars.dropLast()) + "\u{2010}" : string
    }

    /// Joins neighbours that differ only in their font. Words of justified lines stay separate.
    private func joined(_ runs: [Run], start: Int) -> [TextFragment] {
        var fragments: [TextFragment] = []
        for run in runs {
            let fragment = TextFragment(
                string: run.string, x: run.x, width: run.width, isRightToLeft: run.isRightToLeft,
                isEmoji: run.isEmoji, attributes: text.attributes(at: start + run.offset))
            if let last = fragments.last, let both = last.joined(fragment) {
                fragments[fragments.count - 1] = both
            } else {
                fragments.append(fragment)
            }
        }
        return fragments
    }
}

extension TextLayout.Run {
    /// Returns the words between the spaces, which are wider than their natural width. `text` is what was shaped.
    fileprivate func words(_ text: [UInt8]) -> [Self] {
        let bytes = Array(string.utf8)
        guard bytes.contains(0x20) else { return bytes.isEmpty ? [] : [self] }
        let places = places(text)
        return bytes.split(separator: 0x20).map { word in
            // A hyphen that was made visible has other bytes than what was shaped.
            let start = places[word.startIndex]
            let end = word.endIndex == bytes.count ? width : places[word.endIndex]
            var piece = self
            piece.string = String(decoding: word, as: UTF8.self)
            piece.offset = offset + word.startIndex
            piece.x = x + (isRightToLeft ? width - end : start)
            piece.width = end - start
            return piece
        }
    }

    /// Returns the distance from the run's beginning at which each of its bytes is drawn.
    private func places(_ text: [UInt8]) -> [Double] {
        var widths = [Int32](repeating: 0, count: Int(glyphs.pointee.item.pointee.num_chars))
        text.withUnsafeBytes { pango_glyph_item_get_logical_widths(glyphs, $0.bindMemory(to: CChar.self).baseAddress, &widths) }
        var units: Int32 = 0
        var character = -1
        return text[offset..<offset + length].map { byte in
            if byte & 0xC0 != 0x80 {
                if widths.indices.contains(character) { units &+= widths[character] }
                character += 1
            }
            return PangoUnits.points(units)
        }
    }

    /// Returns the horizontal range in which the bytes of `range` that are in the run are drawn; nil if there are none.
    func span(of range: Range<Int>, _ line: UnsafeMutablePointer<PangoLayoutLine>) -> ClosedRange<Double>? {
        let bytes = range.clamped(to: offset..<offset + length)
        guard !bytes.isEmpty else { return nil }
        let ends = isRightToLeft ? (first: x + width, last: x) : (first: x, last: x + width)
        func place(_ index: Int) -> Double {
            if index == offset { return ends.first }
            if index == offset + length { return ends.last }
            var units: Int32 = 0
            pango_layout_line_index_to_x(line, Int32(clamping: index), 0, &units)
            return lineX + PangoUnits.points(units)
        }
        let (first, last) = (place(bytes.lowerBound), place(bytes.upperBound))
        return min(first, last)...max(first, last)
    }
}

extension TextFragment {
    /// Returns one piece made of two that touch and look alike; nil if they differ.
    fileprivate func joined(_ next: TextFragment) -> TextFragment? {
        guard attributes == next.attributes, isRightToLeft == next.isRightToLeft, isEmoji == next.isEmoji,
            abs(x + width - next.x) < 1e-6
        else { return nil }
        return TextFragment(
            string: isRightToLeft ? next.string + string : string + next.string, x: x, width: width + next.width,
            isRightToLeft: isRightToLeft, isEmoji: isEmoji, attributes: attributes)
    }
}

extension PreparedText {
    /// Returns the attributes of the character at an offset in the prepared bytes.
    fileprivate func attributes(at offset: Int) -> TextAttributes {
        let index = runs.partitioningIndex { $0.range.upperBound > offset }
        return index < runs.count && runs[index].range.contains(offset) ? runs[index].attributes : .plain
    }
}
