import CPango
import TatamiDrawing

extension TextLayout {
    /// Lays out `text`, which is the text of `key`, in `width` Pango units, or without wrapping if it is nil. Counts each shaping in
    /// `shapings`.
    ///
    /// A text that exceeds its line limit and truncates gets its last line shaped once more, on its own: Pango's own limit counts the
    /// lines of each paragraph, not of the text. Lines behind the limit are not shaped, except those in the same piece. Words that are
    /// too wide break inside unless `breaksWords` is false.
    static func build(
        _ key: TextKey, _ text: PreparedText, width: Int32?, breaksWords: Bool = true, fonts: FontSet, shapings: inout Int
    ) -> TextLayout {
        let request = Shaper.Request(
            bytes: text.bytes, runs: text.runs, hasManyRuns: text.hasManyRuns, font: key.font,
            letterSpacing: key.letterUnits, underline: key.underline, strikethrough: key.strikethrough,
            direction: key.direction, width: key.wraps ? width : nil,
            wrap: key.lineBreakMode == .characterWrap
                ? PANGO_WRAP_CHAR : (breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD),
            isJustified: key.isJustified)
        if key.lineLimit == 1, key.lineBreakMode.truncates, width != nil {
            // The text is too wide for its one line, so nothing of the wrapped text would be seen.
            return truncated(key, text, after: [], request, fonts: fonts, shapings: &shapings)
        }
        let limit = key.lineLimit == 0 ? Int.max : key.lineLimit
        var shaper = PieceShaper(request, fonts)
        var parts: [PieceShaper.Part] = []
        var count = 0
        while count <= limit, let part = shaper.next() {
            parts.append(part)
            count += part.count
        }
        shapings += shaper.shapings
        let shown = first(limit, of: parts)
        if count > limit, key.lineBreakMode.truncates {
            return truncated(key, text, after: shown, request, fonts: fonts, shapings: &shapings)
        }
        return TextLayout(text, shown, LinePlaces(key, fonts), isTruncated: count > limit || text.isCut || parts.isEmpty)
    }

    /// Returns the parts that hold the first `limit` lines.
    private static func first(_ limit: Int, of parts: [PieceShaper.Part]) -> [PieceShaper.Part] {
        var left = limit
        return parts.compactMap { part in
            defer { left -= min(left, part.count) }
            return left > 0 ? (part.piece, min(left, part.count)) : nil
        }
    }

    /// Lays out all lines of `shown` but the last one, and that one with its ellipsis.
    private static func truncated(
        _ key: TextKey, _ text: PreparedText, after shown: [PieceShaper.Part], _ request: Shaper.Request, fonts: FontSet,
        shapings: inout Int
    ) -> TextLayout {
        var request = request
        if let last = shown.last, let line = pango_layout_get_line_readonly(last.piece.box.layout, Int32(clamping: last.count - 1)) {
            request.start = min(last.piece.start + max(0, Int(line.pointee.start_index)), request.bytes.count)
            // The paragraph's direction, which the first letter of the line may not have.
            let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
            request.direction = isRightToLeft ? .rightToLeft : .leftToRight
        }
        let rest = request.bytes[request.start...]
        let isLong = text.hasManyRuns && rest.count > PieceShaper.manyRunsBytes
        let seen = isLong ? part(of: rest, mode: key.lineBreakMode) : rest
        request.start = seen.startIndex
        request.bytes = lastLine(seen, mode: key.lineBreakMode)
        if seen.endIndex < rest.endIndex, key.lineBreakMode != .tailTruncation || LineEnd.next(seen) == nil {
            request.bytes += Array("…".utf8)
        }
        request.ellipsis = key.lineBreakMode.ellipsis
        request.isJustified = false
        shapings += 1
        let before = first(max(0, key.lineLimit - 1), of: shown)
        let last = Shaper.shape(request, fonts).map { box in
            tightenEllipsis(box.layout)
            return [(piece: Piece(box: box, bytes: request.bytes, start: request.start), count: 1)]
        }
        // With an ellipsis that is not at the end, all the remaining text may fit on the line.
        let fits = last.map { key.lineBreakMode != .tailTruncation && pango_layout_is_ellipsized($0[0].piece.box.layout) == 0 }
        return TextLayout(text, before + (last ?? []), LinePlaces(key, fonts), isTruncated: !(fits ?? false) || text.isCut)
    }

    /// Gives the ellipsis its own width back.
    ///
    /// Pango widens it until the line fills its width, which would leave a hole in the middle of a text and spoil its alignment.
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

    /// Returns the part of a long line of many runs that its ellipsis leaves: the last part if the ellipsis is at the line's start, else
    /// the first.
    private static func part(of line: ArraySlice<UInt8>, mode: LineBreakMode) -> ArraySlice<UInt8> {
        func isInCharacter(_ index: Int) -> Bool { index < line.endIndex && line[index] & 0xC0 == 0x80 }
        var place = mode == .headTruncation ? line.endIndex - PieceShaper.manyRunsBytes : line.startIndex + PieceShaper.manyRunsBytes
        while isInCharacter(place) { place += 1 }
        return mode == .headTruncation ? line[place...] : line[..<place]
    }

    /// Returns the text of the last allowed line.
    ///
    /// With the ellipsis at the end, this is the rest of its paragraph, and an ellipsis if only later paragraphs are lost. Otherwise the
    /// end of the text must be visible, so it is everything that is left, on one line.
    private static func lastLine(_ rest: ArraySlice<UInt8>, mode: LineBreakMode) -> [UInt8] {
        guard mode == .tailTruncation else { return joined(rest) }
        guard let end = LineEnd.next(rest) else { return Array(rest) }
        return Array(rest[..<end]) + Array("…".utf8)
    }

    /// Replaces line ends by as many spaces as they have bytes, so that offsets stay valid.
    ///
    /// Tabs are replaced too, since a line made of many paragraphs may have more tabs than a paragraph may have.
    private static func joined(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        guard LineEnd.next(bytes) != nil else { return Array(bytes) }
        var line = Array(bytes)
        for index in bytes.indices {
            let length = bytes[index] == 0x09 ? 1 : LineEnd.length(bytes, index)
            for offset in 0..<length { line[index - bytes.startIndex + offset] = 0x20 }
        }
        return line
    }
}

extension LineBreakMode {
    fileprivate var ellipsis: PangoEllipsizeMode {
        switch self {
        case .headTruncation: PANGO_ELLIPSIZE_START
        case .middleTruncation: PANGO_ELLIPSIZE_MIDDLE
        case .tailTruncation: PANGO_ELLIPSIZE_END
        case .wordWrap, .balanced, .characterWrap, .clip: PANGO_ELLIPSIZE_NONE
        }
    }
}
