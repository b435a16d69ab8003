/// Where a text is divided into blocks, and what two texts have in common. Offsets count bytes of UTF-8.
enum TextCuts {
    /// The longest block, in bytes. A longer paragraph is split, at a blank if there is one.
    static let mostBytes = 4 << 10

    /// Returns the starts and ends of the blocks of a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - hasLines: Whether each line is a block of its own, which ends before its line end.
    static func blocks(of text: String, hasLines: Bool) -> [(start: Int, end: Int)] {
        var cuts: [(start: Int, end: Int)] = []
        let lineEnd = hasLines ? UInt8(ascii: "\n") : nil
        text.utf8.withContiguousStorageIfAvailable { bytes in
            var start = 0
            for index in 0...bytes.count where index == bytes.count || bytes[index] == lineEnd {
                while index - start > mostBytes {
                    let cut = cut(text, bytes, from: start)
                    cuts.append((start, cut))
                    start = cut
                }
                cuts.append((start, index))
                start = index + 1
            }
        }
        return cuts
    }

    /// Returns the offset at which a paragraph that is too long for a block is split: after the last blank in the second half of the block,
    /// or else between two characters.
    private static func cut(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let limit = start + mostBytes
        if let blank = (start + mostBytes / 2..<limit).last(where: { bytes[$0] == UInt8(ascii: " ") }) { return blank + 1 }
        let utf8 = text.utf8
        let character = text.index(after: utf8.index(utf8.startIndex, offsetBy: limit))
        return min(bytes.count, utf8.distance(from: utf8.startIndex, to: character))
    }

    /// Returns the number of bytes at the start and at the end that two texts have in common. The two parts do not overlap.
    static func commonEnds(_ a: String, _ b: String) -> (prefix: Int, suffix: Int) {
        let both = min(a.utf8.count, b.utf8.count)
        let found = a.utf8.withContiguousStorageIfAvailable { a in
            b.utf8.withContiguousStorageIfAvailable { b in
                var (prefix, suffix) = (0, 0)
                while prefix < both, a[prefix] == b[prefix] { prefix += 1 }
                while suffix < both - prefix, a[a.count - 1 - suffix] == b[b.count - 1 - suffix] { suffix += 1 }
                return (prefix, suffix)
            }
        }
        return (found ?? nil) ?? (0, 0)
    }
}
