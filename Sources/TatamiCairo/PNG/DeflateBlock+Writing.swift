extension DeflateBlock {
    /// The most bits of a code, so that a repetition, or three literals, fit in what a `BitWriter` lets wait. Deflate would allow 15.
    private static let longestCode = 14

    /// Writes the block with codes made for it.
    ///
    /// - Parameters:
    ///   - source: The bytes from the first one of the first block.
    ///   - isLast: True for the last block of the data.
    ///   - packed: Where the bytes go. It grows as needed.
    ///   - bytes: How many bytes of `packed` are written.
    ///   - rest: The bits that do not fill a byte yet.
    func write(
        _ source: UnsafePointer<UInt8>, isLast: Bool, to packed: inout [UInt8], after bytes: inout Int,
        _ rest: inout (value: UInt64, count: UInt64)
    ) {
        // A code of distances without symbols is allowed, but not all readers know that.
        if count == 0 { distances[0] = 1 }
        let code = HuffmanCode(counts: UnsafeBufferPointer(start: counts, count: 286), limit: Self.longestCode)
        let distanceCode = HuffmanCode(counts: UnsafeBufferPointer(start: distances, count: 30), limit: Self.longestCode)
        var most = 8 * (512 + 16) + count * (5 + 13)
        for symbol in 0..<286 { most += Int(counts[symbol]) * Int(code.lengths[symbol]) }
        for slot in 0..<30 { most += Int(distances[slot]) * Int(distanceCode.lengths[slot]) }
        let size = bytes + most / 8
        if packed.count < size { packed.append(contentsOf: repeatElement(0, count: max(size - packed.count, packed.count / 2))) }
        packed.withUnsafeMutableBytes { target in
            var writer = BitWriter(target, after: bytes, bits: rest)
            Self.writeCodes(code, distanceCode, isLast: isLast, &writer)
            writeTokens(source + start, code, distanceCode, &writer)
            (bytes, rest) = (writer.count, writer.rest)
        }
        assert(bytes + 8 <= size)
    }

    private func writeTokens(_ source: UnsafePointer<UInt8>, _ code: HuffmanCode, _ distanceCode: HuffmanCode, _ writer: inout BitWriter) {
        // The bits of each byte and of each length with its place in the slot; their number in the highest 8 bits.
        let bytes = (0..<256).map { UInt32(code.bits[$0]) | UInt32(code.lengths[$0]) << 24 }
        let lengths = (0...258).map { length -> UInt32 in
            guard length >= 3 else { return 0 }
            let slot = DeflateSlot(length: length)
            let bits = UInt32(code.lengths[257 + slot.slot])
            return UInt32(code.bits[257 + slot.slot]) | UInt32(slot.extra) << bits | (bits + UInt32(slot.extraBits)) << 24
        }
        let far = zip(distanceCode.bits, distanceCode.lengths).map { UInt32($0) | UInt32($1) << 24 }
        bytes.withUnsafeBufferPointer { bytes in
            lengths.withUnsafeBufferPointer { lengths in
                far.withUnsafeBufferPointer { far in
                    var place = source
                    for index in 0..<count {
                        let token = tokens[index]
                        Self.writeLiterals(&place, Int(token.literals), bytes, &writer)
                        let length = lengths[Int(token.length)]
                        writer.add(UInt64(length & 0xFF_FFFF), UInt64(length &>> 24))
                        let slot = DeflateSlot(distance: Int(token.distance))
                        let distance = far[slot.slot]
                        writer.add(UInt64(distance & 0xFF_FFFF), UInt64(distance &>> 24))
                        writer.add(slot.extra, slot.extraBits)
                        writer.flush()
                        place += Int(token.length)
                    }
                    Self.writeLiterals(&place, Int(literals), bytes, &writer)
                    assert(place == source + (end - start))
                }
            }
        }
        writer.add(UInt64(code.bits[256]), UInt64(code.lengths[256]))
        writer.flush()
    }

    @inline(__always) private static func writeLiterals(
        _ place: inout UnsafePointer<UInt8>, _ count: Int, _ bytes: UnsafeBufferPointer<UInt32>, _ writer: inout BitWriter
    ) {
        var left = count
        while left > 0 {
            for _ in 0..<min(left, 3) {
                let bits = bytes[Int(place.pointee)]
                writer.add(UInt64(bits & 0xFF_FFFF), UInt64(bits &>> 24))
                place += 1
            }
            writer.flush()
            left &-= 3
        }
    }

    /// Writes the lengths of the two codes, from which a reader makes the codes.
    private static func writeCodes(_ code: HuffmanCode, _ distanceCode: HuffmanCode, isLast: Bool, _ writer: inout BitWriter) {
        let lengths = code.lengths[...(code.lengths.lastIndex { $0 > 0 } ?? 256)]
        let distances = distanceCode.lengths[...(distanceCode.lengths.lastIndex { $0 > 0 } ?? 0)]
        let steps = runs(of: Array(lengths + distances))
        var counts = [UInt32](repeating: 0, count: 19)
        for step in steps { counts[step.symbol] += 1 }
        let code = counts.withUnsafeBufferPointer { HuffmanCode(counts: $0, limit: 7) }
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        let used = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
        writer.add(isLast ? 1 : 0, 1)
        writer.add(2, 2)
        writer.add(UInt64(lengths.count - 257), 5)
        writer.add(UInt64(distances.count - 1), 5)
        writer.add(UInt64(used - 4), 4)
        writer.flush()
        for symbol in order.prefix(used) {
            writer.add(UInt64(code.lengths[symbol]), 3)
            writer.flush()
        }
        for step in steps {
            writer.add(UInt64(code.bits[step.symbol]), UInt64(code.lengths[step.symbol]))
            writer.add(step.extra, step.extraBits)
            writer.flush()
        }
    }

    private typealias Step = (symbol: Int, extra: UInt64, extraBits: UInt64)

    /// Lengths of codes as deflate writes them: 16 repeats the last one, 17 and 18 are runs of zeros.
    private static func runs(of lengths: [UInt8]) -> [Step] {
        var steps: [Step] = []
        var index = 0
        while index < lengths.count {
            let value = lengths[index]
            let end = lengths[index...].firstIndex { $0 != value } ?? lengths.count
            var left = end - index
            index = end
            if value != 0 {
                steps.append((Int(value), 0, 0))
                left -= 1
            }
            while left >= 3 {
                let run = min(left, value != 0 ? 6 : left >= 11 ? 138 : 10)
                steps.append(value != 0 ? (16, UInt64(run - 3), 2) : run >= 11 ? (18, UInt64(run - 11), 7) : (17, UInt64(run - 3), 3))
                left -= run
            }
            for _ in 0..<left { steps.append((Int(value), 0, 0)) }
        }
        return steps
    }
}
