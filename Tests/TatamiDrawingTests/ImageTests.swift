import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@Suite struct ImageTests {
    private func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
        func bytes(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13) + Array("IHDR".utf8) + bytes(width)
            + bytes(height) + [8, 6, 0, 0, 0, 0, 0, 0, 0] + bytes(0) + Array("IDAT".utf8) + bytes(0) + bytes(0) + Array("IEND".utf8)
            + bytes(0)
    }

    private let jpeg: [UInt8] = [
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 30, 0, 40, 1, 1, 0x11, 0,
        0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0, 0xFF, 0xD9,
    ]

    @Test func headersTellTheSize() throws {
        let image = try Image(encoded: png(300, 200), name: "a.png", scale: 2)
        #expect(image.content.width == 300 && image.content.height == 200 && image.content.format == .png)
        #expect(image.size == Size(150, 100))
        let photo = try ImageContent(encoded: jpeg)
        #expect(photo.width == 40 && photo.height == 30 && photo.format == .jpeg)
    }

    @Test func sizesBeyondTheLimitsAreRefusedBeforeDecoding() {
        #expect(throws: ImageError.refusedSize(width: 16_385, height: 1)) { try Image(encoded: png(16_385, 1)) }
        #expect(throws: ImageError.refusedSize(width: 0, height: 1)) { try Image(encoded: png(0, 1)) }
        #expect(throws: ImageError.refusedSize(width: 16_000, height: 16_000)) { try Image(encoded: png(16_000, 16_000)) }
        #expect(throws: ImageError.refusedSize(width: 4_294_967_295, height: 4_294_967_295)) {
            try Image(encoded: png(.max, .max))
        }
        #expect(throws: ImageError.tooManyBytes(ImageLimits.bytes + 1)) {
            try Image(encoded: [UInt8](repeating: 0, count: ImageLimits.bytes + 1))
        }
    }

    @Test func otherFilesAreRefused() {
        #expect(throws: ImageError.unknownFormat) { try Image(encoded: Array("GIF89a".utf8)) }
        #expect(throws: ImageError.unknownFormat) { try Image(encoded: []) }
    }

    @Test func everyPrefixOfAFileIsAnErrorOrTheSameSize() throws {
        for file in [png(3, 2), jpeg] {
            for count in 0..<file.count {
                do {
                    let image = try Image(encoded: Array(file.prefix(count)))
                    #expect((2...40).contains(image.content.width))
                } catch {
                    #expect(!error.description.isEmpty)
                }
            }
        }
    }

    @Test func randomBytesAfterASignatureNeverTrap() {
        let seed = Seeded.start("SEED")
        var random = Seeded(seed)
        for _ in 0..<20_000 {
            var bytes: [UInt8] = Bool.random(using: &random) ? [0xFF, 0xD8, 0xFF] : Array(png(1, 1).prefix(8))
            for _ in 0..<Int.random(in: 0...60, using: &random) {
                bytes.append(Bool.random(using: &random) ? 0xFF : .random(in: 0...255, using: &random))
            }
            do {
                let image = try Image(encoded: bytes)
                #expect(ImageLimits.allows(width: image.content.width, height: image.content.height), "seed \(seed)")
            } catch {}
        }
    }

    @Test func rawPixelsMustBeComplete() throws {
        #expect(throws: ImageError.self) { try Image(width: 2, height: 2, premultipliedBGRA: [1, 2, 3]) }
        #expect(throws: ImageError.self) { try Image(width: -1, height: 2, premultipliedBGRA: []) }
        let image = try Image(width: 1, height: 1, premultipliedBGRA: [1, 2, 3, 4], scale: .nan)
        #expect(image.scale == 1)
        #expect(try image == Image(width: 1, height: 1, premultipliedBGRA: [1, 2, 3, 4]))
        #expect(try image != Image(width: 1, height: 1, premultipliedBGRA: [1, 2, 3, 5]))
    }

    @Test func aStretchableImageHasNinePartsThatMeet() throws {
        let image = try Image(width: 20, height: 20, premultipliedBGRA: [UInt8](repeating: 9, count: 1600), scale: 2)
            .stretchable(leftCap: 4, topCap: 3)
        let parts = image.parts(in: Rect(100, 200, 50, 60))
        #expect(parts.count == 9)
        #expect(parts[0] == Image.Part(source: Rect(0, 0, 8, 6), destination: Rect(100, 200, 4, 3)))
        #expect(parts[4] == Image.Part(source: Rect(8, 6, 2, 2), destination: Rect(104, 203, 41, 51)))
        #expect(parts[8] == Image.Part(source: Rect(10, 8, 10, 12), destination: Rect(145, 254, 5, 6)))
    }

    @Test func inARoomSmallerThanTheCapsTheyShrink() throws {
        let image = try Image(width: 10, height: 10, premultipliedBGRA: [UInt8](repeating: 9, count: 400))
            .stretchable(leftCap: 6, topCap: 0)
        let parts = image.parts(in: Rect(0, 0, 3, 20))
        #expect(parts.map(\.destination) == [Rect(0, 0, 2, 20), Rect(2, 0, 1, 20)])
        #expect(image.parts(in: .zero).isEmpty)
    }

    @Test func aCapAsWideAsThePictureStretchesItAll() throws {
        let image = try Image(width: 4, height: 4, premultipliedBGRA: [UInt8](repeating: 9, count: 64))
        #expect(image.stretchable(leftCap: 4, topCap: 99).parts(in: Rect(0, 0, 9, 9)).count == 1)
    }

    @Test func contentModesPlaceTheContent() {
        let bounds = Rect(10, 10, 100, 50)
        let content = Size(20, 20)
        let expected: [(ContentMode, Rect)] = [
            (.scaleToFill, bounds), (.aspectFit, Rect(35, 10, 50, 50)), (.aspectFill, Rect(10, -15, 100, 100)),
            (.center, Rect(50, 25, 20, 20)), (.top, Rect(50, 10, 20, 20)), (.bottom, Rect(50, 40, 20, 20)),
            (.left, Rect(10, 25, 20, 20)), (.right, Rect(90, 25, 20, 20)), (.topLeft, Rect(10, 10, 20, 20)),
            (.topRight, Rect(90, 10, 20, 20)), (.bottomLeft, Rect(10, 40, 20, 20)), (.bottomRight, Rect(90, 40, 20, 20)),
        ]
        #expect(expected.map(\.0) == ContentMode.allCases)
        for (mode, rect) in expected { #expect(mode.rect(of: content, in: bounds) == rect, "\(mode)") }
        #expect(ContentMode.aspectFill.rect(of: Size(0, 5), in: bounds).isEmpty)
        #expect(ContentMode.center.rect(of: Size(.nan, -3), in: bounds) == Rect(60, 35, 0, 0))
    }
}
