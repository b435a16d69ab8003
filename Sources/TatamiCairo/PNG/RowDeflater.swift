import CDeflate

/// Compresses rows of pixels in the format of zlib, several times as fast as libdeflate's fastest level.
///
/// It knows that the data are pixels: repetitions begin and end at pixels and within rows, and those at the last distance, of the pixel
/// before and of the row above are tried first, so that few others are looked up. The same rows give the same bytes on every machine.
final class RowDeflater {
    private let recent = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << RowMatches.hashBits)
    private var block = DeflateBlock(
        tokens: .allocate(capacity: DeflateBlock.capacity), counts: .allocate(capacity: 286), distances: .allocate(capacity: 30))

    deinit {
        recent.deallocate()
        block.tokens.deallocate()
        block.counts.deallocate()
        block.distances.deallocate()
    }

    /// Compresses rows and returns the number of bytes.
    ///
    /// - Parameters:
    ///   - source: The rows, without gaps. Each begins with the byte of its filter.
    ///   - rows: The number of rows, at least 1.
    ///   - rowBytes: The bytes of a row without its filter byte. All rows together have fewer than 2^32 bytes.
    ///   - pixel: The bytes of a pixel, 3 or 4.
    ///   - packed: Where the bytes go. It grows as needed.
    func compress(_ source: UnsafePointer<UInt8>, rows: Int, rowBytes: Int, pixel: Int, to packed: inout [UInt8]) -> Int {
        assert(rows > 0 && rowBytes % pixel == 0 && rows * (rowBytes + 1) < 1 << 32)
        if packed.count < 1024 { packed = [UInt8](repeating: 0, count: 1024) }
        (packed[0], packed[1]) = (0x78, 0x01)
        var (written, rest) = (2, (value: UInt64(0), count: UInt64(0)))
        var matches = RowMatches(source, count: rows * (rowBytes + 1), rowBytes: rowBytes, pixel: pixel, recent: recent)
        let most = 258 - 258 % pixel
        var block = block
        block.begin(at: 0)
        var place = 0
        for _ in 0..<rows {
            block.add(source + place, 1)
            place &+= 1
            let end = place &+ rowBytes
            while place < end {
                if block.isFull {
                    block.write(source, isLast: false, to: &packed, after: &written, &rest)
                    block.begin(at: place)
                }
                let match = matches.longest(at: place, end: end)
                if match.length > 0 {
                    block.add(length: match.length, distance: match.distance, most: most)
                    place &+= match.length
                } else {
                    block.add(source + place, pixel)
                    place &+= pixel
                }
            }
        }
        block.write(source, isLast: true, to: &packed, after: &written, &rest)
        return finish(libdeflate_adler32(1, source, place), &packed, written, rest)
    }

    /// Writes the last bits and the checksum.
    private func finish(_ sum: UInt32, _ packed: inout [UInt8], _ written: Int, _ rest: (value: UInt64, count: UInt64)) -> Int {
        if packed.count < written + 16 { packed.append(contentsOf: repeatElement(0, count: 16)) }
        return packed.withUnsafeMutableBytes { target in
            var writer = BitWriter(target, after: written, bits: rest)
            writer.finish()
            target.storeBytes(of: sum.bigEndian, toByteOffset: writer.count, as: UInt32.self)
            return writer.count + 4
        }
    }
}
