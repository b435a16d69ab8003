/// Where lines end in UTF-8.
enum LineEnd {
    /// Bytes of the line end at `index`: line feed, return, both in this order, or the separators U+2028 and U+2029; 0 where there is none.
    static func length(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Int {
        switch bytes[index] {
        case 0x0A: return 1
        case 0x0D: return index + 1 < bytes.endIndex && bytes[index + 1] == 0x0A ? 2 : 1
        case 0xE2 where index + 2 < bytes.endIndex && bytes[index + 1] == 0x80:
            return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
        default: return 0
        }
    }

    /// The index of the first line end; nil where there is none.
    static func next(_ bytes: ArraySlice<UInt8>) -> Int? { bytes.indices.first { length(bytes, $0) > 0 } }

    /// The index of the first line end that is the end of a paragraph, too: U+2028 is none.
    static func nextParagraph(_ bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.first { length(bytes, $0) > 0 && !(bytes[$0] == 0xE2 && bytes[$0 + 2] == 0xA8) }
    }
}
