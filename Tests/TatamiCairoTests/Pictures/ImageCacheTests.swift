import Foundation
import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCairo

/// What is kept of pictures, in which size, and what is reported of them.
@Suite struct ImageCacheTests {
    private func list(_ images: [Image], _ rect: Rect = Rect(0, 0, 40, 40)) -> DisplayList {
        var list = DisplayList()
        for image in images { list.image(image, in: rect) }
        return list
    }

    private func cut(_ name: String) throws -> Image {
        let file = PictureFile.named(name)
        return try Image(encoded: file.bytes.dropLast(60), name: name)
    }

    private func broken() throws -> Image {
        var bytes = PictureFile.named("type 2, 8 bits.png").bytes
        bytes[bytes.count - 20] ^= 1
        return try Image(encoded: bytes, name: "broken.png")
    }

    @Test func aPictureThatCannotBeDecodedIsTriedAndReportedOnce() throws {
        let renderer = CairoRenderer(try PangoTextEngine())
        let canvas = try Canvas(size: Size(50, 50))
        let image = try broken()
        var faults: [ImageFault] = []
        renderer.onImageFault = { faults.append($0) }
        for _ in 0..<5 {
            #expect(throws: RenderError.self) {
                try canvas.draw(list([image, image]), in: [Rect(0, 0, 20, 20), Rect(20, 20, 30, 30)], by: renderer)
            }
        }
        #expect(renderer.resources.imageDecodings == 1)
        #expect(faults.count == 1 && faults.first?.isError == true && faults.first?.name == "broken.png", "\(faults)")
    }

    @Test func aDamagedPictureIsDrawnAndReportedOnce() throws {
        let renderer = CairoRenderer(try PangoTextEngine())
        let image = try cut("baseline.jpg")
        var faults: [ImageFault] = []
        renderer.onImageFault = { faults.append($0) }
        // Reduced, and then whole.
        _ = try renderer.resources.image(image.content, shift: 3)
        for _ in 0..<3 {
            let picture = try renderer.image(of: list([image]), size: Size(40, 40))
            #expect(picture.content.bytes[2] > 200, "the first rows are red")
        }
        #expect(renderer.resources.imageDecodings == 2)
        #expect(faults.map(\.isError) == [false] && faults.map(\.name) == ["baseline.jpg"], "\(faults)")
    }

    @Test func whatALoaderHasVerifiedIsNotReportedAgain() throws {
        let renderer = CairoRenderer(try PangoTextEngine())
        let image = try cut("progressive.jpg")
        #expect(try ImageVerification().warning(for: image.content) != nil)
        var faults: [ImageFault] = []
        renderer.onImageFault = { faults.append($0) }
        _ = try renderer.png(of: list([Image(ImageContent(verified: image.content))]), size: Size(40, 40))
        #expect(faults == [])
    }

    @Test func equalPicturesAreVerifiedOnce() throws {
        let verification = ImageVerification()
        for _ in 0..<3 {
            #expect(try verification.warning(for: cut("baseline.jpg").content) != nil)
            #expect(throws: ImageError.self) { try verification.warning(for: broken().content) }
        }
        #expect(verification.decodings == 2)
    }

    @Test func aPictureIsDecodedAsLargeAsItIsDrawnAndNoLarger() throws {
        let renderer = CairoRenderer(try PangoTextEngine())
        let bytes = PNGFile.bytes(width: 1600, height: 1600, depth: 1, colorType: 0) { width, _ in
            [UInt8](repeating: 0xAA, count: width / 8)
        }
        let image = try Image(encoded: bytes)
        func decodings(at side: Double) throws -> Int {
            _ = try renderer.png(of: list([image], Rect(0, 0, side, side)), size: Size(600, 600))
            return renderer.resources.imageDecodings
        }
        #expect(try decodings(at: 100) == 1 && renderer.resources.imageBytes == 4 * 200 * 200 + bytes.count)
        #expect(try decodings(at: 80) == 1)
        #expect(try decodings(at: 101) == 2 && renderer.resources.imageBytes == 4 * (200 * 200 + 400 * 400) + 2 * bytes.count)
        #expect(try decodings(at: 600) == 3)
        // A finer one serves for all that is smaller.
        #expect(try decodings(at: 300) == 3 && decodings(at: 150) == 3)
    }

    /// Each of them is 32 MiB, and its file 1 MiB.
    @Test func theMemoryOfDecodedPicturesIsBounded() throws {
        let resources = CairoRenderer(try PangoTextEngine()).resources
        let images = try (0..<5).map { index in
            try ImageContent(
                encoded: PNGFile.bytes(width: 8192, height: 1024, depth: 1, colorType: 0) { width, _ in
                    [UInt8](repeating: UInt8(index), count: width / 8)
                })
        }
        for content in images {
            _ = try resources.image(content, shift: 0)
            #expect(resources.imageBytes <= ImageLimits.decodedBytes)
        }
        #expect(resources.imageBytes == 3 * (4 * 8192 * 1024 + images[0].bytes.count))
        // The last three are kept, for equal pictures as well.
        for content in images[2...] { _ = try resources.image(ImageContent(encoded: content.bytes), shift: 0) }
        #expect(resources.imageDecodings == 5)
        _ = try resources.image(images[0], shift: 3)
        #expect(resources.imageDecodings == 6)
    }

    @Test func thePicturesOfAPDFPageAreReducedWhereTheyAreTooMany() throws {
        var page = PagePictures()
        var bytes = 0
        var shifts: [Int] = []
        while let content = try? ImageContent(
            encoded: PNGFile.bytes(width: 2048, height: 2048, depth: 1, colorType: 0) { width, _ in
                [UInt8](repeating: UInt8(shifts.count & 255), count: width / 8)
            }), let shift = try? page.add(content, shift: 0, isWhole: true)
        {
            let side = content.header.reduced(shift: shift).width
            bytes += 4 * side * side
            shifts.append(shift)
            #expect(try page.add(content, shift: shift, isWhole: true) == shift)
            guard shifts.count < 50 else { break }
        }
        #expect(shifts == shifts.sorted() && shifts.first == 0 && shifts.last == 3)
        #expect(bytes <= 32 << 20)
    }

    @Test func partsOfAReducedPictureAreTakenFromWhereTheyBelong() throws {
        // Red above, blue below, drawn so small that an eighth of the sides is enough.
        let bytes = PNGFile.bytes(width: 1600, height: 1600, depth: 1, colorType: 3, chunks: PNGFile.chunk("PLTE", [255, 0, 0, 0, 0, 255]))
        {
            width, row in [UInt8](repeating: row < 800 ? 0 : 0xFF, count: width / 8)
        }
        let image = try Image(encoded: bytes, scale: 40).stretchable(leftCap: 18, topCap: 0)
        let renderer = CairoRenderer(try PangoTextEngine())
        let picture = try renderer.image(of: list([image], Rect(0, 0, 40, 40)), size: Size(40, 40)).content.bytes
        func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(picture[(y * 40 + x) * 4..<(y * 40 + x) * 4 + 3]) }
        #expect(renderer.resources.imageBytes == 4 * 200 * 200 + bytes.count)
        for x in [0, 9, 19, 28, 39] { #expect(pixel(x, 2) == [0, 0, 255] && pixel(x, 37) == [255, 0, 0], "\(x)") }
    }
}
