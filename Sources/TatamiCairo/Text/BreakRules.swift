import CPango

/// Attributes that correct where Pango breaks lines, and with which hyphens.
///
/// An attribute of this kind controls all positions inside its range except the first.
enum BreakRules {
    /// Adds the rules of a text to attributes that are still empty.
    static func add(_ bytes: [UInt8], to list: OpaquePointer?) {
        var rules = hyphenRanges(bytes).map { ($0, pango_attr_insert_hyphens_new(0)) }
        rules += positionsInCharacters(bytes).map { ($0, pango_attr_allow_breaks_new(0)) }
        // Pango appends at once what comes in order.
        for (range, attribute) in rules.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
            cpango_insert(list, attribute, UInt32(clamping: range.lowerBound), UInt32(clamping: range.upperBound))
        }
    }

    /// Returns the ranges in which Pango adds no hyphens where a line breaks inside a word. Only a soft hyphen (U+00AD) may become one, so a
    /// new range begins after each.
    private static func hyphenRanges(_ bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for index in bytes.indices where bytes[index] == 0xAD && index > 0 && bytes[index - 1] == 0xC2 {
            ranges.append(start..<index + 1)
            start = index + 1
        }
        return ranges + [start..<bytes.count]
    }

    /// Returns a range for each position at which Pango would break a line inside a character: between white space and a combining mark, or
    /// in a flag whose first half follows a sign of direction.
    ///
    /// Unicode's rules for lines (UAX 14) and for characters (UAX 29) disagree there. Where the part before such a break does not fit, Pango
    /// looks for a break between two characters, finds none, and ends the program: `process_line: assertion failed` (Pango 1.50).
    private static func positionsInCharacters(_ bytes: [UInt8]) -> [Range<Int>] {
        // ASCII has no characters of two signs but the line end CR LF.
        guard bytes.contains(where: { $0 >= 0x80 }) else { return [] }
        let offsets = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: offsets.count)
        bytes.withUnsafeBytes { text in
            pango_get_log_attrs(
                text.bindMemory(to: CChar.self).baseAddress, Int32(clamping: text.count), -1, FontSet.language,
                &attributes, Int32(clamping: attributes.count))
        }
        return offsets.indices.dropFirst().dropLast().compactMap { index in
            withUnsafePointer(to: attributes[index]) {
                cpango_is_line_break($0) != 0 && cpango_is_char_break($0) == 0 ? offsets[index - 1]..<offsets[index + 1] : nil
            }
        }
    }
}
