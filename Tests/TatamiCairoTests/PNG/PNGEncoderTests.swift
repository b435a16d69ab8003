import CCairo
import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCairo

@Suite struct PNGEncoderTests {
    private let encoder = PNGEncoder()

    private func surface(_ format: cairo_format_t, _ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> Surface {
        let surface = try #require(Surface(format, width: width, height: height))
        let stride = surface.stride
        surface.write { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    UnsafeMutableRawPointer(pixels + y * stride + 4 * x).storeBytes(of: pixel(x, y), as: UInt32.self)
                }
            }
        }
        return surface
    }

    /// The pixels of a PNG file as another library (libpng) reads them.
    private func decoded(_ file: [UInt8]) throws -> [[UInt32]] {
        let surface = try ImageDecoder.decode(ImageContent(encoded: file), shift: 0).surface
        let pixels = try #require(surface.pixels)
        return (0..<surface.height).map { y in
            (0..<surface.width).map { x in
                let pixel = UnsafeRawPointer(pixels + y * surface.stride + 4 * x).load(as: UInt32.self)
                return surface.isOpaqueFormat ? pixel | 0xFF00_0000 : pixel
            }
        }
    }

    @Test(arguments: PNGCompression.allCases) func opaquePicturesComeBackUnchangedInThreeChannels(_ compression: PNGCompression) throws {
        let seed = Seeded.start("SEED")
        var random = Seeded(seed)
        for (width, height) in [(1, 1), (1, 70), (70, 1), (33, 47), (200, 90)] {
            for noise in [0, 3, 255] as [UInt32] {
                var expected: [[UInt32]] = []
                for y in 0..<height {
                    expected.append(
                        (0..<width).map { x in
                            let base = UInt32(x * 2 & 255) << 16 | UInt32(y * 2 & 255) << 8
                            return 0xFF00_0000 | base ^ (UInt32.random(in: 0...0xFFFFFF, using: &random) & noise * 0x10101)
                        })
                }
                for format in [CAIRO_FORMAT_RGB24, CAIRO_FORMAT_ARGB32] {
                    let file = try encoder.encode(surface(format, width, height) { expected[$1][$0] }, compression)
                    #expect(file[25] == 2)
                    #expect(try decoded(file) == expected, "seed \(seed) \(width) x \(height)")
                }
            }
        }
    }

    @Test(arguments: PNGCompression.allCases)
    func transparentPicturesComeBackWithinTheRoundingOfPremultiplication(_ compression: PNGCompression) throws {
        let seed = Seeded.start("SEED")
        var random = Seeded(seed)
        var expected: [[UInt32]] = []
        for _ in 0..<40 {
            expected.append(
                (0..<50).map { _ in
                    let alpha = UInt32.random(in: 0...255, using: &random)
                    func component() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
                    return alpha << 24 | component() << 16 | component() << 8 | component()
                })
        }
        let file = try encoder.encode(surface(CAIRO_FORMAT_ARGB32, 50, 40) { expected[$1][$0] }, compression)
        #expect(file[25] == 6)
        let result = try decoded(file)
        for y in 0..<40 {
            for x in 0..<50 {
                for shift in [0, 8, 16, 24] as [UInt32] {
                    let difference = abs(Int(result[y][x] >> shift & 255) - Int(expected[y][x] >> shift & 255))
                    #expect(difference <= (shift == 24 ? 0 : 1), "seed \(seed) at \(x) \(y)")
                }
            }
        }
    }

    @Test(arguments: PNGCompression.allCases) func photographsAreFilteredAndDrawingsAreNot(_ compression: PNGCompression) throws {
        var random = Seeded(7)
        var level: UInt32 = 100
        let photo = try surface(CAIRO_FORMAT_RGB24, 300, 200) { x, y in
            level = UInt32(clamping: min(250, max(5, Int(level) + Int.random(in: -2...2, using: &random))))
            return (level + UInt32(y / 2)) << 16 | (level + UInt32(x / 3)) << 8 | level
        }
        let drawing = try surface(CAIRO_FORMAT_RGB24, 300, 200) { x, y in (x / 20 + y / 20) % 2 == 0 ? 0x203040 : 0xF0F0F0 }
        func rows(_ surface: Surface) throws -> PNGRows {
            PNGRows(
                pixels: try #require(surface.pixels), width: surface.width, height: surface.height, stride: surface.stride, isOpaque: true)
        }
        #expect(try encoder.chooseFilter(rows(photo), compression) == .paeth)
        #expect(try encoder.chooseFilter(rows(drawing), compression) == .none)
    }

    @Test(arguments: PNGCompression.allCases)
    func theSameEncoderGivesTheSameBytesForEverySizeOfPictureBefore(_ compression: PNGCompression) throws {
        let small = try surface(CAIRO_FORMAT_RGB24, 40, 40) { x, y in UInt32(x * y) }
        let first = try encoder.encode(small, compression)
        _ = try encoder.encode(surface(CAIRO_FORMAT_ARGB32, 500, 300) { x, y in UInt32(x &* 7919 ^ y) | 0x8000_0000 }, compression)
        #expect(try encoder.encode(small, compression) == first)
        #expect(try PNGEncoder().encode(small, compression) == first)
    }

    /// Pixels in the ways of pictures: equal, drifting, of few colors, and noise; some rows repeat others.
    private func pixels(_ width: Int, _ height: Int, _ random: inout Seeded) -> [[UInt32]] {
        let kind = Int.random(in: 0..<4, using: &random)
        let palette = (0..<5).map { _ in UInt32.random(in: 0...0xFFFFFF, using: &random) }
        var rows: [[UInt32]] = []
        for y in 0..<height {
            rows.append(
                (0..<width).map { x in
                    let color: UInt32 =
                        switch kind {
                        case 0: palette[0]
                        case 1: UInt32((x + y * 3) / 3 & 255) << 16 | UInt32((x + y * 3) / 4 & 255) << 8 | UInt32((x + y * 3) / 5 & 255)
                        case 2: palette[Int.random(in: 0..<30, using: &random) % 5]
                        default: UInt32.random(in: 0...0xFFFFFF, using: &random)
                        }
                    return 0xFF00_0000 | color
                })
            if Int.random(in: 0..<3, using: &random) == 0 { rows[y] = rows[Int.random(in: 0...y, using: &random)] }
        }
        return rows
    }

    @Test(arguments: PNGCompression.allCases) func picturesOfEveryKindComeBackFromOneEncoder(_ compression: PNGCompression) throws {
        let seed = Seeded.start("SEED")
        var random = Seeded(seed)
        for round in 0..<60 {
            let width = [1, 2, 3, 87, 200, 600][round % 6]
            let expected = pixels(width, Int.random(in: 1...60, using: &random), &random)
            let file = try encoder.encode(surface(CAIRO_FORMAT_RGB24, width, expected.count) { expected[$1][$0] }, compression)
            #expect(try decoded(file) == expected, "seed \(seed), round \(round): \(width) x \(expected.count)")
        }
    }

    /// ISA-L 2.30 takes a part of the address of its memory for data, which decided about the bytes of one encoder in 500.
    @Test func encodersAnywhereInMemoryWriteTheSameBytes() throws {
        let picture = try surface(CAIRO_FORMAT_RGB24, 300, 64) { x, y in UInt32(((x * 7919) ^ (y * 104_729)) % 5000) }
        let encoders = (0..<300).map { _ in PNGEncoder() }
        let files = Set(try encoders.map { try $0.encode(picture, .fast) })
        #expect(files.count == 1)
    }

    /// Rows that are longer than what deflate looks back; repetitions that are longer than one length; pixels that do not get smaller.
    @Test(arguments: PNGCompression.allCases) func flatPicturesAreTinyAndNoiseHardlyGrows(_ compression: PNGCompression) throws {
        let flat = try encoder.encode(surface(CAIRO_FORMAT_RGB24, 16_384, 8) { _, _ in 0xC8C8C8 }, compression)
        #expect(flat.count < 2000, "\(flat.count) bytes")
        #expect(try decoded(flat).allSatisfy { $0.allSatisfy { $0 == 0xFFC8_C8C8 } })
        var random = Seeded(5)
        let noise = (0..<40).map { _ in (0..<12_000).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &random) } }
        let loud = try encoder.encode(surface(CAIRO_FORMAT_RGB24, 12_000, 40) { noise[$1][$0] }, compression)
        #expect(try decoded(loud) == noise)
        #expect(Double(loud.count) < Double(40 * 36_001) * 1.005, "\(loud.count) bytes")
    }

    @Test func aDrawingIsNotMuchLargerThanASmallFile() throws {
        let renderer = CairoRenderer(try PangoTextEngine())
        let list = try Sheet.list()
        let fast = try renderer.png(of: list, size: Sheet.size)
        let small = try renderer.png(of: list, size: Sheet.size, compression: .small)
        #expect(small.count < fast.count && Double(fast.count) < 1.5 * Double(small.count), "\(fast.count) and \(small.count) bytes")
        #expect(try decoded(fast) == decoded(small))
    }
}
