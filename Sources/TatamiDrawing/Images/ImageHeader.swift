/// What a picture's file says about itself, read without decoding it.
package struct ImageHeader: Hashable, Sendable {
    package let format: ImageContent.Format
    /// In pixels.
    package let width: Int
    package let height: Int
    /// True where the file has no alpha.
    package var isOpaque = false
    package var isCMYK = false
    /// How much decoding the picture is, in bytes that a PNG file is as slow with.
    package var work = 0
    /// What a decoder holds beside the pixels that it writes.
    package var workingBytes = 0
    /// True where the working memory is not needed when every pixel is written.
    package var isHeldInPlace = false

    /// Pixels that need no decoding.
    init(width: Int, height: Int) {
        (format, self.width, self.height) = (.premultipliedBGRA, width, height)
    }

    init(format: ImageContent.Format, width: Int, height: Int) throws(ImageError) {
        guard ImageLimits.allows(width: width, height: height) else { throw .refusedSize(width: width, height: height) }
        (self.format, self.width, self.height) = (format, width, height)
    }

    /// Reads the header of a PNG or JPEG file, and walks its chunks or segments to the end.
    ///
    /// - Throws: `ImageError` where the file is neither, ends too early, or is beyond `ImageLimits`.
    static func read(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
        guard bytes.count <= ImageLimits.bytes else { throw .tooManyBytes(bytes.count) }
        let header: ImageHeader
        if bytes.starts(with: PNGHeader.signature) {
            header = try PNGHeader.read(bytes)
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            header = try JPEGHeader.read(bytes)
        } else {
            throw .unknownFormat
        }
        guard header.work <= ImageLimits.work else {
            throw .tooCostly(
                "decoding it is as much work as \(header.work >> 20) MiB of pixels, and at most \(ImageLimits.work >> 20) MiB are allowed")
        }
        guard header.shift(from: 0) != nil else {
            throw .tooCostly(
                "decoding it takes \(header.bytes(shift: ImageHeader.mostShift) >> 20) MiB of memory, and at most "
                    + "\(ImageLimits.decodedBytes >> 20) MiB are allowed; save it as a baseline JPEG, or a PNG without interlacing")
        }
        return header
    }

    /// A picture is decoded in its own size, or in a half, a quarter or an eighth: divided by 2 to the power of 0...3.
    package static let mostShift = 3

    /// Pixels on both sides when it is decoded in that size.
    package func reduced(shift: Int) -> (width: Int, height: Int) {
        let round = (1 << shift) - 1
        return ((width + round) >> shift, (height + round) >> shift)
    }

    /// The memory to decode it in that size.
    package func bytes(shift: Int) -> Int {
        let size = reduced(shift: shift)
        return 4 * size.width * size.height + (shift == 0 && isHeldInPlace ? 0 : workingBytes)
    }

    /// The size to decode it in, within `ImageLimits.decodedBytes`: the one that is wished for, else the next smaller, else a larger one.
    /// Nil where there is none.
    package func shift(from wished: Int) -> Int? {
        let smaller = Array(wished...ImageHeader.mostShift)
        let larger = Array((0..<wished).reversed())
        return (smaller + larger).first { bytes(shift: $0) <= ImageLimits.decodedBytes }
    }
}
