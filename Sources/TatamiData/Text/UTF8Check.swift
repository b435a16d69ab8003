/// Checks and decodes strict UTF-8: no overlong forms, no surrogates, nothing above U+10FFFF.
package enum UTF8Check {
    /// The offset of the first byte that belongs to no well-formed sequence; nil if all bytes do.
    package static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                guard bytes[index] >= 0x80 else {
                    index += 1
                    continue
                }
                guard let length = sequenceLength(bytes, at: index) else { return index }
                index += length
            }
            return nil
        }
    }

    private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        let length: Int
        let second: ClosedRange<UInt8>
        switch bytes[index] {
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard bytes.count - index >= length, second.contains(bytes[index + 1]) else { return nil }
        for offset in 2..<max(2, length) where !ASCII.isContinuation(bytes[index + offset]) { return nil }
        return length
    }

    /// Decodes the scalar at `index`. The bytes must be well-formed. `length` is its number of bytes.
    @inlinable package static func scalar(in bytes: [UInt8], at index: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(bytes[index])
        func next(_ offset: Int) -> UInt32 {
            index + offset < bytes.count ? UInt32(bytes[index + offset]) & 0x3F : 0
        }
        if first < 0x80 { return (first, 1) }
        if first < 0xE0 { return ((first & 0x1F) << 6 | next(1), 2) }
        if first < 0xF0 { return ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3) }
        return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    }
}
