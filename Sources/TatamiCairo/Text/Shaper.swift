import CPango
import TatamiDrawing
import TatamiGeometry

/// Fills Pango layouts.
enum Shaper {
    /// The input of one layout.
    struct Request {
        /// The text, from a prepared text.
        var bytes: [UInt8]
        var runs: [PreparedText.Run]
        /// The place of the first byte of `bytes` in the text that `runs` refers to.
        var start = 0
        /// See `PreparedText.hasManyRuns`.
        var hasManyRuns = false
        var font: Font
        /// The distance that is added between two letters, in Pango units.
        var letterSpacing: Int32 = 0
        var underline = false
        var strikethrough = false
        var direction: TextDirection
        /// The width at which lines wrap, in Pango units; nil wraps nothing.
        var width: Int32?
        var wrap: PangoWrapMode = PANGO_WRAP_WORD_CHAR
        var ellipsis: PangoEllipsizeMode = PANGO_ELLIPSIZE_NONE
        var isJustified = false
    }

    static func shape(_ request: Request, _ fonts: FontSet) -> PangoLayoutBox? {
        guard let box = fonts.makeLayout(request.direction) else { return nil }
        let layout = box.layout
        let description = fonts.describe(request.font)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        request.bytes.withUnsafeBytes { bytes in
            // An empty buffer may have no address, and Pango treats a length of 0 as an empty text only if there is one.
            guard let base = bytes.bindMemory(to: CChar.self).baseAddress, !bytes.isEmpty else {
                pango_layout_set_text(layout, "", 0)
                return
            }
            pango_layout_set_text(layout, base, Int32(clamping: bytes.count))
        }
        apply(request, to: layout, fonts)
        if let width = request.width {
            // Pango breaks lines as if each letter brought its distance along, and then takes that of one letter off the line's ends.
            let spacing = request.ellipsis == PANGO_ELLIPSIZE_NONE ? request.letterSpacing : 0
            pango_layout_set_width(layout, max(0, width &+ spacing))
            pango_layout_set_wrap(layout, request.wrap)
            pango_layout_set_ellipsize(layout, request.ellipsis)
            pango_layout_set_height(layout, -1)
            pango_layout_set_justify(layout, request.isJustified ? 1 : 0)
        }
        return box
    }

    private static func apply(_ request: Request, to layout: OpaquePointer, _ fonts: FontSet) {
        let list = pango_attr_list_new()
        if request.width != nil, request.ellipsis == PANGO_ELLIPSIZE_NONE { BreakRules.add(request.bytes, to: list) }
        let end = UInt32(clamping: request.bytes.count)
        let features = request.font.drawnFeatures
        if !features.isEmpty {
            cpango_insert(list, pango_attr_font_features_new(features.map(\.description).joined(separator: ",")), 0, end)
        }
        if request.letterSpacing != 0 { cpango_insert(list, pango_attr_letter_spacing_new(request.letterSpacing), 0, end) }
        for line in lines(underline: request.underline, strikethrough: request.strikethrough) { cpango_insert(list, line, 0, end) }
        for run in request.runs
        where run.range.upperBound > request.start && run.range.lowerBound < request.start + request.bytes.count {
            let first = UInt32(clamping: run.range.lowerBound - request.start)
            let end = UInt32(clamping: run.range.upperBound - request.start)
            for attribute in attributes(run.attributes, fonts) { cpango_insert(list, attribute, first, end) }
        }
        pango_layout_set_attributes(layout, list)
        pango_attr_list_unref(list)
    }

    private static func attributes(_ wanted: TextAttributes, _ fonts: FontSet) -> [UnsafeMutablePointer<PangoAttribute>] {
        var list: [UnsafeMutablePointer<PangoAttribute>?] = []
        if let size = wanted.fontSize {
            list.append(pango_attr_size_new_absolute(Int32(PangoUnits.fontSize(size, atMost: fonts.largestSize))))
        }
        if let weight = wanted.weight {
            list.append(pango_attr_weight_new(PangoWeight(rawValue: numericCast(weight.rawValue))))
        }
        if let italic = wanted.italic {
            list.append(pango_attr_style_new(italic ? PANGO_STYLE_OBLIQUE : PANGO_STYLE_NORMAL))
        }
        if let color = wanted.color {
            func wide(_ component: Double) -> UInt16 { UInt16(component * 65535) }
            list.append(pango_attr_foreground_new(wide(color.red), wide(color.green), wide(color.blue)))
            list.append(pango_attr_foreground_alpha_new(max(1, wide(color.alpha))))
        }
        return list.compactMap { $0 } + lines(underline: wanted.underline, strikethrough: wanted.strikethrough)
    }

    private static func lines(underline: Bool, strikethrough: Bool) -> [UnsafeMutablePointer<PangoAttribute>] {
        [
            underline ? pango_attr_underline_new(PANGO_UNDERLINE_SINGLE) : nil,
            strikethrough ? pango_attr_strikethrough_new(1) : nil,
        ].compactMap { $0 }
    }
}
