import CPango
import TatamiDrawing

extension TextLayout {
    /// Returns the widest piece that no line break splits, in points, computed from an unwrapped layout.
    ///
    /// It sums the widths of clusters between Pango's break places, without the space at the end of a piece, so nothing is shaped again.
    /// Each cluster brings half of `letterSpacing`, in Pango units, along on both of its sides, which the ends of a line do not have.
    /// Nil if a break would insert a hyphen, or if letters beside a tab are spaced: the tab takes their distance.
    func widestPiece(byCharacter: Bool, letterSpacing: Int32) -> Double? {
        var widest: Int32 = 0
        for piece in pieces {
            guard let width = TextLayout.widestPiece(piece, byCharacter: byCharacter, letterSpacing) else { return nil }
            widest = max(widest, width)
        }
        return PangoUnits.points(widest)
    }

    private static func widestPiece(_ piece: Piece, byCharacter: Bool, _ letterSpacing: Int32) -> Int32? {
        if letterSpacing != 0, piece.bytes.contains(UInt8(ascii: "\t")) { return nil }
        var count: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(piece.box.layout, &count) else { return 0 }
        let clusters = clusterWidths(piece, letterSpacing)
        var widest: Int32 = 0
        var sum: Int32 = 0
        var white: Int32 = 0
        var index = 0
        for (offset, byte) in piece.bytes.enumerated() where byte & 0xC0 != 0x80 {
            guard index < count else { break }
            let attribute = attributes + index
            index += 1
            // A line never breaks inside a character; see `BreakRules`.
            if cpango_is_char_break(attribute) != 0, byCharacter || cpango_is_line_break(attribute) != 0 {
                if insertsHyphen(attribute, piece.bytes[..<offset]) { return nil }
                widest = max(widest, sum &- white &- letterSpacing)
                sum = 0
                white = 0
            }
            sum &+= clusters[offset]
            // Only the last space hangs over the line's end: Pango moves further ones to the next line.
            if clusters[offset] > 0 { white = cpango_is_white(attribute) != 0 ? clusters[offset] : 0 }
        }
        return max(widest, sum &- white &- letterSpacing)
    }

    /// Returns true if a line that ends behind `bytes` gets a hyphen: there is a soft hyphen, or a sign that turns into a hyphen.
    private static func insertsHyphen(_ attribute: UnsafePointer<PangoLogAttr>, _ bytes: ArraySlice<UInt8>) -> Bool {
        cpango_inserts_hyphen(attribute) != 0 && (cpango_removes_preceding(attribute) != 0 || bytes.suffix(2).elementsEqual([0xC2, 0xAD]))
    }

    /// Returns the width of each cluster, with the distance to the letters beside it, at the offset of its first byte, and 0 elsewhere.
    private static func clusterWidths(_ piece: Piece, _ letterSpacing: Int32) -> [Int32] {
        var widths = [Int32](repeating: 0, count: piece.bytes.count)
        guard let iterator = pango_layout_get_iter(piece.box.layout) else { return widths }
        defer { pango_layout_iter_free(iterator) }
        // Pango takes half of the distance off each end of a line.
        let halves = (left: letterSpacing / 2, right: letterSpacing - letterSpacing / 2)
        var line: UnsafeMutablePointer<PangoLayoutLine>?
        var last: Int?
        repeat {
            let offset = Int(pango_layout_iter_get_index(iterator))
            var logical = PangoRectangle()
            pango_layout_iter_get_cluster_extents(iterator, nil, &logical)
            guard widths.indices.contains(offset), logical.width > 0 else { continue }
            widths[offset] &+= logical.width
            let current = pango_layout_iter_get_line_readonly(iterator)
            if current != line {
                if let last { widths[last] &+= halves.right }
                widths[offset] &+= halves.left
                line = current
            }
            last = offset
        } while pango_layout_iter_next_cluster(iterator) != 0
        if let last { widths[last] &+= halves.right }
        return widths
    }
}
