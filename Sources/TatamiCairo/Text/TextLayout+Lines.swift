import CPango
import TatamiDrawing

extension TextLayout {
    /// The lines as strings and pieces, aligned in a box of `width` points.
    func textLines(_ text: AttributedText, alignment: TextAlignment, width: Double) -> [TextLine] {
        lines.map { line in
            let x = x(of: line, alignment: alignment, width: width)
            var string = ""
            let fragments = fragments(of: line, text, x: x, string: &string)
            return TextLine(string: string, x: x, baseline: line.baseline, width: line.width, fragments: fragments)
        }
    }

    /// The pieces from left to right; `string` becomes what they say in reading order.
    private func fragments(
        of line: Line, _ text: AttributedText, x start: Double, string: inout String
    ) -> [TextFragment] {
        let piece = pieces[line.piece]
        var fragments: [TextFragment] = []
        var spoken: [(offset: Int, string: String)] = []
        var x = start
        var node = line.line.pointee.runs
        while let current = node {
            defer { node = current.pointee.next }
            guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
                let item = run.pointee.item, let glyphs = run.pointee.glyphs
            else { continue }
            let offset = Int(item.pointee.offset)
            let end = min(offset + Int(item.pointee.length), piece.bytes.count)
            let said =
                cpango_is_ellipsis(item) != 0
                ? "…" : String(decoding: piece.bytes[min(max(0, offset), end)..<end], as: UTF8.self)
            let width = PangoUnits.points(pango_glyph_string_get_width(glyphs))
            spoken.append((offset, said))
            let fragment = TextFragment(
                string: said, x: x, width: width, isRightToLeft: item.pointee.analysis.level % 2 == 1,
                attributes: text.attributes(at: piece.start + offset))
            if let last = fragments.last, let both = last.joined(fragment) {
                fragments[fragments.count - 1] = both
            } else {
                fragments.append(fragment)
            }
            x += width
        }
        string = spoken.sorted { $0.offset < $1.offset }.map(\.string).joined()
        return fragments
    }
}

extension TextFragment {
    /// One piece out of two neighbours that differ in nothing but the font that had their glyphs.
    fileprivate func joined(_ next: TextFragment) -> TextFragment? {
        guard attributes == next.attributes, isRightToLeft == next.isRightToLeft else { return nil }
        return TextFragment(
            string: isRightToLeft ? next.string + string : string + next.string, x: x, width: width + next.width,
            isRightToLeft: isRightToLeft, attributes: attributes)
    }
}

extension AttributedText {
    /// The attributes of the character at a UTF-8 offset.
    fileprivate func attributes(at offset: Int) -> TextAttributes {
        runs.first { $0.range.contains(offset) }?.attributes ?? .plain
    }
}
