import TestSupport
import Testing

@testable import TatamiDrawing

/// What is refused of a picture's chunks, segments and scans before anything is decoded.
@Suite struct ImageHeaderTests {
    private func refusal(_ bytes: [UInt8]) -> String {
        do {
            _ = try ImageHeader.read(bytes)
            return ""
        } catch {
            return "\(error)"
        }
    }

    private func png(_ width: Int, _ height: Int, depth: UInt8 = 8, colorType: UInt8 = 6, interlace: UInt8 = 0) -> [UInt8] {
        let sides = [width, height].flatMap { side in [24, 16, 8, 0].map { UInt8(side >> $0 & 255) } }
        return Array(PictureFile.pngs[0].bytes.prefix(8)) + PNGFile.chunk("IHDR", sides + [depth, colorType, 0, 0, interlace])
            + PNGFile.chunk("IDAT", [1]) + PNGFile.chunk("IEND", [])
    }

    /// Frame and scans without data; each scan is of so many components.
    private func jpeg(_ width: Int, _ height: Int, marker: UInt8, scans: [Int]) -> [UInt8] {
        let sides = [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) }
        let frame: [UInt8] = [0xFF, marker, 0, 17, 8] + sides + [3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0]
        let data = scans.flatMap { count -> [UInt8] in
            [0xFF, 0xDA, 0, UInt8(6 + 2 * count), UInt8(count)] + (1...count).flatMap { [UInt8($0), 0] } + [
                0, 63, 0, 0x55, 0xFF, 0x00, 0xFF, 0xD0, 0x55,
            ]
        }
        return [0xFF, 0xD8] + frame + data + [0xFF, 0xD9]
    }

    @Test(arguments: PictureFile.all) func everyKindIsRead(file: PictureFile) throws {
        let header = try ImageHeader.read(file.bytes)
        #expect(header.work > 0 && header.format == (file.name.hasSuffix(".png") ? .png : .jpeg))
        #expect(header.isCMYK == (file.name.contains("CMYK") || file.name.contains("YCCK")))
        #expect((header.workingBytes > 0) == (file.name.contains("interlaced") || file.name.contains("progressive")))
    }

    @Test func chunksThatAreLongerThanTheFileAreRefused() {
        let whole = PictureFile.named("type 2, 8 bits, more chunks.png").bytes
        for (index, length) in [(33, 0x7F), (33, 0xFF), (35, 0x20)] {
            var bytes = whole
            bytes[index] = UInt8(length)
            #expect(refusal(bytes).contains("does not fit"), "\(index)")
        }
        #expect(refusal(whole.dropLast(12)).contains("IEND"))
        #expect(refusal(Array(whole.prefix(33)) + PNGFile.chunk("IEND", [])).contains("no IDAT"))
    }

    @Test func depthsThatAColourTypeHasNotAreRefused() {
        let allowed: [UInt8: [UInt8]] = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
        for colorType in UInt8(0)...7 {
            for depth in UInt8(0)...17 {
                let isAllowed = allowed[colorType]?.contains(depth) == true
                #expect(refusal(png(3, 3, depth: depth, colorType: colorType)).isEmpty == isAllowed, "\(colorType) \(depth)")
            }
        }
        #expect(refusal(png(3, 3, interlace: 2)).contains("interlaced"))
    }

    @Test func whatTakesTooLongToDecodeIsRefused() throws {
        #expect(refusal(png(7_000, 7_000)) == "")
        #expect(refusal(png(8_000, 8_000)).contains("work"))
        #expect(refusal(png(8_000, 8_000, depth: 1, colorType: 0)) == "")
        // 4096 x 4096 pixels have 262,144 blocks of brightness and a quarter of that of each colour.
        #expect(try ImageHeader.read(jpeg(4096, 4096, marker: 0xC0, scans: [3])).work == 16 * 393_216)
        #expect(try ImageHeader.read(jpeg(4096, 4096, marker: 0xC2, scans: [3, 1, 1])).work == 16 * (393_216 + 2 * 262_144))
        #expect(try ImageHeader.read(jpeg(4096, 4096, marker: 0xC9, scans: [3])).work == 256 * 393_216)
        #expect(refusal(jpeg(4096, 4096, marker: 0xC2, scans: [3] + Array(repeating: 1, count: 1_000))).contains("work"))
        #expect(refusal(jpeg(64, 64, marker: 0xC2, scans: [3] + Array(repeating: 1, count: 1_000))) == "")
    }

    @Test func whatTakesTooMuchMemoryToDecodeIsRefused() throws {
        // Interlaced pictures and coefficients of several scans are held whole.
        #expect(try ImageHeader.read(png(5_000, 5_000, interlace: 1)).shift(from: 0) == 0)
        #expect(refusal(png(7_000, 7_000, depth: 8, colorType: 0, interlace: 1)).contains("memory"))
        #expect(try ImageHeader.read(jpeg(8_000, 6_000, marker: 0xC0, scans: [3])).workingBytes == 0)
        #expect(try ImageHeader.read(jpeg(4_000, 3_000, marker: 0xC2, scans: [3])).shift(from: 0) == 0)
        #expect(try ImageHeader.read(jpeg(5_000, 5_000, marker: 0xC2, scans: [3])).shift(from: 0) == 1)
        #expect(refusal(jpeg(8_000, 8_000, marker: 0xC0, scans: [1, 1, 1])).contains("memory"))
    }

    @Test func aJPEGFileWithoutDataIsRefused() {
        #expect(refusal(jpeg(9, 9, marker: 0xC0, scans: [])).contains("before its data"))
        #expect(refusal([0xFF, 0xD8, 0xFF, 0xD9]).contains("frame header"))
    }
}
