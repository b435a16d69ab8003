import CPango

/// Finds words by Unicode's rules (UAX 29), which Pango knows.
///
/// Pango's own starts and ends of words differ from these rules: they separate the two parts of "can't".
enum WordFinder {
    /// Returns the words of a text, as offsets in its UTF-8.
    static func words(in text: String) -> [Range<Int>] {
        var text = text
        guard !text.isEmpty else { return [] }
        return text.withUTF8 { bytes in
            let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
            var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
            bytes.withMemoryRebound(to: CChar.self) { text in
                pango_get_log_attrs(
                    text.baseAddress, Int32(clamping: text.count), -1, FontSet.language, &attributes,
                    Int32(clamping: attributes.count))
            }
            return words(scalars, attributes)
        }
    }

    private static func words(_ scalars: String.UnicodeScalarView, _ attributes: [PangoLogAttr]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var (start, offset, hasLetter) = (0, 0, false)
        func isBoundary(_ index: Int) -> Bool { withUnsafePointer(to: attributes[index]) { cpango_is_word_boundary($0) != 0 } }
        for (index, scalar) in scalars.enumerated() {
            if index > 0, isBoundary(index) {
                if hasLetter { words.append(start..<offset) }
                (start, hasLetter) = (offset, false)
            }
            offset += UTF8.width(scalar)
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { hasLetter = true }
        }
        if hasLetter { words.append(start..<offset) }
        return words
    }
}
