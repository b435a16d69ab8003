import CPango
import TatamiDrawing

extension TextLayout {
    /// Lays out `key` in `width`, or without wrapping where it is nil. Counts each shaping in `shapings`.
    ///
    /// A text that is over its line limit and truncates gets its last line shaped once more, on its own: Pango's own limit counts the
    /// lines of each paragraph, not of the text. Words that are too wide break inside unless `breaksWords` is false.
    static func build(
        _ key: TextKey, width: Int32?, breaksWords: Bool = true, fonts: FontSet, shapings: inout Int
    ) -> TextLayout {
        let request = Shaper.Request(
            bytes: Shaper.bytes(of: key.text.string), runs: key.text.runs, font: key.font, direction: key.direction,
            width: key.wraps ? width : nil,
            wrap: key.lineBreakMode == .characterWrap
                ? PANGO_WRAP_CHAR : (breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD),
            isJustified: key.isJustified)
        if key.lineLimit == 1, key.lineBreakMode.truncates, width != nil {
            // Too wide for its one line: nothing of the wrapped text would be seen.
            return truncated(key, after: nil, request, fonts: fonts, shapings: &shapings)
        }
        shapings += 1
        guard let box = Shaper.shape(request, fonts) else { return TextLayout([], spacing: 0, isTruncated: true) }
        let all = Piece(box: box, bytes: request.bytes, start: 0)
        let count = Int(pango_layout_get_line_count(box.layout))
        let limit = key.lineLimit == 0 ? count : key.lineLimit
        if count > limit, key.lineBreakMode.truncates {
            return truncated(key, after: all, request, fonts: fonts, shapings: &shapings)
        }
        return TextLayout([(all, min(count, limit))], spacing: key.lineSpacing, isTruncated: count > limit)
    }

    /// The lines of `all` before the last allowed one, and that one with its ellipsis.
    private static func truncated(
        _ key: TextKey, after all: Piece?, _ request: Shaper.Request, fonts: FontSet, shapings: inout Int
    ) -> TextLayout {
        var request = request
        if let all, let line = pango_layout_get_line_readonly(all.box.layout, Int32(clamping: key.lineLimit - 1)) {
            request.start = min(max(0, Int(line.pointee.start_index)), request.bytes.count)
            // Its paragraph's direction, which the line's own first letter may not tell.
            let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
            request.direction = isRightToLeft ? .rightToLeft : .leftToRight
        }
        request.bytes = lastLine(request.bytes[request.start...], mode: key.lineBreakMode)
        request.ellipsis = key.lineBreakMode.ellipsis
        request.isJustified = false
        shapings += 1
        let before = all.map { [(piece: $0, count: key.lineLimit - 1)] } ?? []
        let last = Shaper.shape(request, fonts).map { box in
            tightenEllipsis(box.layout)
            return [(piece: Piece(box: box, bytes: request.bytes, start: request.start), count: 1)]
        }
        // With the ellipsis elsewhere than at the end, all that was left may fit on the line.
        let fits = last.map { key.lineBreakMode != .tailTruncation && pango_layout_is_ellipsized($0[0].piece.box.layout) == 0 }
        return TextLayout(before + (last ?? []), spacing: key.lineSpacing, isTruncated: !(fits ?? false))
    }

    /// Pango widens the ellipsis until the line fills its width, which would be a hole in the middle of a text and spoil its
    /// alignment. It gets its own width back.
    private static func tightenEllipsis(_ layout: OpaquePointer) {
        var node = pango_layout_get_line(layout, 0)?.pointee.runs
        while let current = node {
            node = current.pointee.next
            guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
                let item = run.pointee.item, cpango_is_ellipsis(item) != 0, let glyphs = run.pointee.glyphs
            else { continue }
            for index in 0..<max(0, Int(glyphs.pointee.num_glyphs)) {
                var logical = PangoRectangle()
                pango_font_get_glyph_extents(item.pointee.analysis.font, glyphs.pointee.glyphs[index].glyph, nil, &logical)
                glyphs.pointee.glyphs[index].geometry.width = min(
                    glyphs.pointee.glyphs[index].geometry.width, max(0, logical.width))
            }
        }
    }

    /// What the last allowed line is made of. With the ellipsis at the end: the rest of its paragraph, and an ellipsis where only
    /// later paragraphs are lost. Otherwise the text's end must be seen: everything that is left, on one line.
    private static func lastLine(_ rest: ArraySlice<UInt8>, mode: LineBreakMode) -> [UInt8] {
        let end = paragraphEnd(rest)
        guard mode == .tailTruncation else { return joined(rest) }
        return end == rest.endIndex ? Array(rest) : Array(rest[..<end]) + Array("…".utf8)
    }

    /// The index of the first line end at or after the slice's start.
    private static func paragraphEnd(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.indices.first { lineEndLength(bytes, $0) > 0 } ?? bytes.endIndex
    }

    /// Line ends become as many spaces as they have bytes, so that offsets stay true.
    private static func joined(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var line = Array(bytes)
        for index in bytes.indices {
            let length = lineEndLength(bytes, index)
            for offset in 0..<length { line[index - bytes.startIndex + offset] = 0x20 }
        }
        return line
    }

    /// Bytes of the line end at `index`: line feed, return, or the separators U+2028 and U+2029; 0 where there is none.
    private static func lineEndLength(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Int {
        switch bytes[index] {
        case 0x0A, 0x0D: return 1
        case 0xE2 where index + 2 < bytes.endIndex && bytes[index + 1] == 0x80:
            return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
        default: return 0
        }
    }
}

extension LineBreakMode {
    fileprivate var ellipsis: PangoEllipsizeMode {
        switch self {
        case .headTruncation: PANGO_ELLIPSIZE_START
        case .middleTruncation: PANGO_ELLIPSIZE_MIDDLE
        case .tailTruncation: PANGO_ELLIPSIZE_END
        case .wordWrap, .characterWrap, .clip: PANGO_ELLIPSIZE_NONE
        }
    }
}
