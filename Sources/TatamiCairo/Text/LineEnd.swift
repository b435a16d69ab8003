/// Finds the ends of lines in UTF-8.
enum LineEnd {
    /// Returns the number of bytes of the line end at `index`; 0 if there is none.
    ///
    /// Line ends are line feed, carriage return, both in the order CR LF, and the separators U+2028 and U+2029.
    static func length(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Int {
        switch bytes[index] {
        case 0x0A: return 1
        case 0x0D: return index + 1 < bytes.endIndex && bytes[index + 1] == 0x0A ? 2 : 1
        case 0xE2 where index + 2 < bytes.endIndex && bytes[index + 1] == 0x80:
            return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
        default: return 0
        }
    }

    /// Returns the index of the first line end; nil if there is none.
    static func next(_ bytes: ArraySlice<UInt8>) -> Int? { bytes.indices.first { length(bytes, $0) > 0 } }

    /// Returns the index of the first line end that also ends a paragraph, which U+2028 does not; nil if there is none.
    static func nextParagraph(_ bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.first { length(bytes, $0) > 0 && !(bytes[$0] == 0xE2 && bytes[$0 + 2] == 0xA8) }
    }
}
