import CPango
import TatamiDrawing

/// Texts that Pango cannot break in lines narrower than a character.
///
/// White space before a combining mark, a joiner or a variation selector is one cluster with it, and a line may break after white space.
/// Where a line is narrower than such a cluster, Pango 1.50 breaks inside it, finds no break there and ends the program:
/// `process_line: assertion failed`. A search with random texts finds no other way to that line. For such a text a line is at least one em
/// wide, as wide as the widest white space, and wider by the distance between letters.
enum NarrowText {
    /// Returns the width at which the lines of a request wrap, in Pango units.
    static func width(_ width: Int32, _ request: Shaper.Request, _ fonts: FontSet) -> Int32 {
        let size = request.runs.reduce(request.font.size) { max($0, $1.attributes.fontSize ?? 0) }
        let least = Int32(PangoUnits.fontSize(size, atMost: fonts.largestSize)) &+ max(0, request.letterSpacing)
        return width < least && hasMarkedSpace(request.bytes) ? least : width
    }

    /// True if white space is followed by a character that belongs to its cluster.
    static func hasMarkedSpace(_ bytes: [UInt8]) -> Bool {
        guard bytes.contains(where: { $0 >= 0x80 }) else { return false }
        var isBehindSpace = false
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if isBehindSpace, extends(scalar) { return true }
            isBehindSpace = scalar.properties.isWhitespace
        }
        return false
    }

    private static func extends(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return false }
        // The vowels AM of Thai and Lao are letters that Unicode counts to the cluster before them.
        if scalar.properties.isGraphemeExtend || scalar.value == 0x0E33 || scalar.value == 0x0EB3 { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
        default: return false
        }
    }
}
