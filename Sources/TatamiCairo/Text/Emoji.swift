import CPango

/// Decides which texts need the colour emoji font.
///
/// Texts without emoji never load it, and how a text looks depends on the text alone.
enum Emoji {
    static let family = "Noto Color Emoji"

    /// Returns true for the colour emoji font.
    static func isFont(_ font: UnsafeMutablePointer<PangoFont>?) -> Bool {
        guard let font, let description = pango_font_describe(font) else { return false }
        defer { pango_font_description_free(description) }
        return pango_font_description_get_family(description).map { String(cString: $0) } == family
    }

    /// Returns true if a scalar asks for a coloured picture: by its default presentation, by the variation selector 16, by the keycap
    /// mark, or as half of a flag.
    static func isIn(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            // All such scalars are at or above U+200D, whose UTF-8 begins with 0xE2; most texts end here.
            guard bytes.contains(where: { $0 >= 0xE2 }) else { return false }
            return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains(where: isColoured)
        }
    }

    private static func isColoured(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xFE0F, 0x20E3: true
        case 0x231A...0x2B55, 0x1F000...0x1FAFF: scalar.properties.isEmojiPresentation
        default: false
        }
    }
}
