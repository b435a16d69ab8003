import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCairo

/// Files of the encoder's own compressor, which libpng reads: it checks every code, distance and checksum.
@Suite struct RowDeflaterTests {
    /// Compresses rows of made-up pixels, frames them as a PNG file, and returns what libpng reads.
    private func decoded(_ rows: [[UInt8]], pixel: Int, _ deflater: RowDeflater) throws -> (pixels: [UInt8], bytes: Int) {
        var source: [UInt8] = []
        for row in rows { source += [0] + row }
        var packed: [UInt8] = []
        let count = deflater.compress(source, rows: rows.count, rowBytes: rows[0].count, pixel: pixel, to: &packed)
        let file = PNGEncoder.file(
            width: rows[0].count / pixel, height: rows.count, colorType: pixel == 3 ? 2 : 6, packed[..<count])
        let surface = try ImageDecoder.decode(ImageContent(encoded: file), shift: 0).surface
        let bytes = surface.bytes
        var pixels: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 4) {
            pixels += [bytes[start + 2], bytes[start + 1], bytes[start]]
            if pixel == 4 { pixels.append(bytes[start + 3]) }
        }
        return (pixels, count)
    }

    /// Rows of pixels in the ways of pictures: equal, drifting, of few colors, and noise.
    private func rows(_ width: Int, _ height: Int, pixel: Int, _ random: inout Seeded) -> [[UInt8]] {
        let kind = Int.random(in: 0..<4, using: &random)
        let palette = (0..<5).map { _ in (0..<pixel).map { _ in UInt8.random(in: 0...255, using: &random) } }
        var rows: [[UInt8]] = []
        for y in 0..<height {
            rows.append(
                (0..<width).flatMap { x -> [UInt8] in
                    let color: [UInt8] =
                        switch kind {
                        case 0: palette[0]
                        case 1: (0..<3).map { UInt8(truncatingIfNeeded: (x + y * 3) / ($0 + 3)) } + [255]
                        case 2: palette[Int.random(in: 0..<30, using: &random) % 5]
                        default: (0..<pixel).map { _ in UInt8.random(in: 0...255, using: &random) }
                        }
                    // Pixels that are not opaque are premultiplied on the way back, which rounds.
                    return pixel == 4 ? Array(color.prefix(3)) + [255] : Array(color.prefix(3))
                })
            if Int.random(in: 0..<3, using: &random) == 0 { rows[y] = rows[Int.random(in: 0...y, using: &random)] }
        }
        return rows
    }

    @Test func whatLibpngReadsIsWhatWasCompressed() throws {
        let seed = Seeded.start("SEED")
        var random = Seeded(seed)
        let deflater = RowDeflater()
        for round in 0..<60 {
            let width = [1, 2, 3, 87, 200, 600][round % 6]
            let height = Int.random(in: 1...60, using: &random)
            for pixel in [3, 4] {
                let rows = rows(width, height, pixel: pixel, &random)
                let back = try decoded(rows, pixel: pixel, deflater)
                #expect(back.pixels == Array(rows.joined()), "seed \(seed), round \(round): \(width) x \(height), \(pixel) bytes")
            }
        }
    }

    /// Rows that are longer than what deflate looks back, repetitions that are longer than one length, and several blocks.
    @Test func longRowsAndSeveralBlocksComeBack() throws {
        var random = Seeded(5)
        let deflater = RowDeflater()
        let plain = [[UInt8]](repeating: [UInt8](repeating: 200, count: 3 * 16_384), count: 8)
        let flat = try decoded(plain, pixel: 3, deflater)
        #expect(flat.pixels == Array(plain.joined()) && flat.bytes < 2000, "\(flat.bytes) bytes")
        let noise = (0..<40).map { _ in (0..<36_000).map { _ in UInt8.random(in: 0...255, using: &random) } }
        let loud = try decoded(noise, pixel: 3, deflater)
        #expect(loud.pixels == Array(noise.joined()))
        // Nothing repeats: hardly more than a byte each.
        #expect(Double(loud.bytes) < Double(40 * 36_001) * 1.005, "\(loud.bytes) bytes")
        let dotted = (0..<30).map { y in
            (0..<9000).flatMap { x -> [UInt8] in
                let isDot = (x * x + y) % 7 < 3
                return isDot ? [1, 2, 3] : [UInt8(y), 9, UInt8(x & 255)]
            }
        }
        #expect(try decoded(dotted, pixel: 3, deflater).pixels == Array(dotted.joined()))
    }

    @Test func aDrawingIsNotMuchLargerThanASmallFile() throws {
        let renderer = CairoRenderer(try PangoTextEngine())
        let list = try Sheet.list()
        let fast = try renderer.png(of: list, size: Sheet.size)
        let small = try renderer.png(of: list, size: Sheet.size, compression: .small)
        #expect(small.count < fast.count && Double(fast.count) < 1.5 * Double(small.count), "\(fast.count) and \(small.count) bytes")
        let surfaces = try [fast, small].map { try ImageDecoder.decode(ImageContent(encoded: $0), shift: 0).surface.bytes }
        #expect(surfaces[0] == surfaces[1])
    }
}

@Suite struct HuffmanCodeTests {
    private func code(_ counts: [UInt32], limit: Int) -> HuffmanCode {
        counts.withUnsafeBufferPointer { HuffmanCode(counts: $0, limit: limit) }
    }

    /// The sum of two to the minus length is one: the code is complete, as readers demand.
    private func room(_ code: HuffmanCode) -> Double { code.lengths.reduce(0) { $0 + ($1 > 0 ? 1 / Double(1 << Int($1)) : 0) } }

    @Test func theExampleOfTheStandard() {
        // RFC 1951, 3.2.2: lengths 3, 3, 3, 3, 3, 2, 4, 4 have the codes 010 to 110, 00, 1110 and 1111.
        let code = code([10, 10, 10, 10, 10, 20, 5, 5], limit: 15)
        #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
        #expect(code.bits == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
    }

    @Test func rareSymbolsAreCutAtTheLimit() {
        // Fibonacci numbers make the deepest tree.
        var counts: [UInt32] = [1, 1]
        while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
        #expect(code(counts, limit: 40).lengths.max() == 29)
        for limit in [5, 7, 14, 15] {
            let code = code(counts, limit: limit)
            #expect(Int(code.lengths.max() ?? 0) == limit && room(code) == 1, "\(limit): \(code.lengths)")
        }
    }

    @Test func noSymbolsOneAndTwo() {
        #expect(code([0, 0, 0], limit: 7).lengths == [0, 0, 0])
        #expect(code([0, 9, 0], limit: 7).lengths == [0, 1, 0])
        #expect(code([4, 0, 9], limit: 7).lengths == [1, 0, 1])
    }

    @Test func randomCodesAreCompleteAndTellSymbolsApart() {
        let seed = Seeded.start("SEED")
        var random = Seeded(seed)
        for _ in 0..<200 {
            let size = Int.random(in: 2...286, using: &random)
            let counts = (0..<size).map { _ in UInt32(1) << UInt32.random(in: 0...20, using: &random) - 1 }
            guard counts.filter({ $0 > 0 }).count > 1 else { continue }
            let code = code(counts, limit: 14)
            #expect(room(code) == 1, "seed \(seed): \(counts)")
            var seen: Set<[UInt16]> = []
            for symbol in counts.indices where code.lengths[symbol] > 0 { seen.insert([UInt16(code.lengths[symbol]), code.bits[symbol]]) }
            #expect(seen.count == counts.filter { $0 > 0 }.count, "seed \(seed)")
        }
    }

    /// RFC 1951, 3.2.5: the first lengths and distances of the slots.
    @Test func slotsAreThoseOfTheStandard() {
        let lengths = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258]
        let distances = [
            1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12_289,
            16_385, 24_577,
        ]
        for length in 3...258 {
            let slot = DeflateSlot(length: length)
            let first = lengths.lastIndex { $0 <= length } ?? 0
            #expect(slot.slot == first && length == lengths[first] + Int(slot.extra), "\(length)")
            #expect(slot.extraBits == (length == 258 || first < 4 ? 0 : UInt64(first / 4 - 1)), "\(length)")
        }
        for distance in 1...32_768 {
            let slot = DeflateSlot(distance: distance)
            let first = distances.lastIndex { $0 <= distance } ?? 0
            #expect(slot.slot == first && distance == distances[first] + Int(slot.extra), "\(distance)")
            #expect(slot.extraBits == (first < 2 ? 0 : UInt64(first / 2 - 1)), "\(distance)")
        }
    }
}
