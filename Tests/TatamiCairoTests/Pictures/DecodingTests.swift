import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCairo

/// PNG and JPEG files of every kind as pixels.
@Suite struct DecodingTests {
    private func pixels(_ content: ImageContent, shift: Int = 0) throws -> [[UInt8]] {
        let result = try ImageDecoder.decode(content, shift: shift)
        #expect(result.warning == nil)
        let bytes = result.surface.bytes
        return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
    }

    private func content(_ file: PictureFile) throws -> ImageContent { try ImageContent(encoded: file.bytes, name: file.name) }

    @Test(arguments: PictureFile.all) func everyKindIsDecodedInEverySize(file: PictureFile) throws {
        let content = try content(file)
        #expect(try ImageDecoder.verify(content) == nil)
        for shift in 0...ImageHeader.mostShift {
            let size = content.header.reduced(shift: shift)
            #expect(try pixels(content, shift: shift).count == size.width * size.height)
        }
    }

    /// Red, green, blue and grey quarters, whatever the colours are stored as.
    @Test(arguments: PictureFile.jpegs.filter { $0.name != "grey.jpg" }) func coloursAreRight(file: PictureFile) throws {
        let content = try content(file)
        for shift in [0, 1, 2] {
            let width = content.header.reduced(shift: shift).width
            let height = content.header.reduced(shift: shift).height
            let pixels = try pixels(content, shift: shift)
            let quarters = [(1, 1), (3, 1), (1, 3), (3, 3)].map { x, y in pixels[height * y / 4 * width + width * x / 4] }
            for (pixel, color) in zip(quarters, [[0, 0, 255], [0, 255, 0], [255, 0, 0], [128, 128, 128]]) {
                #expect(zip(pixel, color).allSatisfy { abs(Int($0) - $1) < 40 } && pixel[3] == 255, "\(pixel) is not \(color) at \(shift)")
            }
        }
    }

    @Test func sixteenBitsAreRoundedToEight() throws {
        let values: [Int] = [0, 0x0102, 0x7F80, 0x8000, 0xFEFF, 0xFFFF]
        let bytes = PNGFile.bytes(width: values.count, height: 1, depth: 16, colorType: 0) { _, _ in
            values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        }
        let expected = values.map { UInt8((Double($0) / 257).rounded()) }
        #expect(try pixels(ImageContent(encoded: bytes)).map { $0[0] } == expected)
    }

    @Test func transparentColoursOfPalettesAndOfOpaquePicturesAreTransparent() throws {
        let palette = PNGFile.chunk("PLTE", [255, 0, 0, 0, 0, 255]) + PNGFile.chunk("tRNS", [128])
        let indexed = PNGFile.bytes(width: 2, height: 1, depth: 8, colorType: 3, chunks: palette) { _, _ in [0, 1] }
        #expect(try pixels(ImageContent(encoded: indexed)) == [[0, 0, 128, 128], [255, 0, 0, 255]])
        let grey = PNGFile.bytes(width: 2, height: 1, depth: 8, colorType: 0, chunks: PNGFile.chunk("tRNS", [0, 7])) { _, _ in [7, 9] }
        #expect(try pixels(ImageContent(encoded: grey)) == [[0, 0, 0, 0], [9, 9, 9, 255]])
    }

    /// An average of squares, of what they have at the edges, plain and interlaced alike.
    @Test(arguments: [false, true]) func aReducedPictureIsTheAverage(isInterlaced: Bool) throws {
        let bytes = PNGFile.bytes(width: 13, height: 11, depth: 8, colorType: 6, isInterlaced: isInterlaced) { width, number in
            (0..<width * 4).map { UInt8(($0 * 71 + number * 131) & 255) }
        }
        let content = try ImageContent(encoded: bytes)
        let whole = try pixels(content)
        for shift in 1...3 {
            let side = 1 << shift
            let size = content.header.reduced(shift: shift)
            let reduced = try pixels(content, shift: shift)
            for y in 0..<size.height {
                for x in 0..<size.width {
                    let square = (y * side..<min(11, y * side + side)).flatMap { row in
                        (x * side..<min(13, x * side + side)).map { whole[row * 13 + $0] }
                    }
                    let average = (0..<4).map { part in
                        UInt8((square.reduce(0) { $0 + Int($1[part]) } + square.count / 2) / square.count)
                    }
                    #expect(reduced[y * size.width + x] == average)
                }
            }
        }
    }
}
