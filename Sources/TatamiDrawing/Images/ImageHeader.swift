/// What an image file says about itself, read without decoding it.
package struct ImageHeader: Hashable, Sendable {
    package let format: ImageContent.Format
    /// The width, in pixels.
    package let width: Int
    /// The height, in pixels.
    package let height: Int
    /// True if the file has no alpha channel.
    package var isOpaque = false
    package var isCMYK = false
    /// The work of decoding the image, counted in unpacked bytes of a PNG file that takes as long.
    package var work = 0
    /// The bytes that a decoder needs in addition to the pixels that it writes.
    package var workingBytes = 0
    /// True if a decoder that writes every pixel does not need the working memory, since the pixels themselves can hold it.
    package var isHeldInPlace = false

    /// Describes raw pixels, which need no decoding.
    init(width: Int, height: Int) {
        (format, self.width, self.height) = (.premultipliedBGRA, width, height)
    }

    init(format: ImageContent.Format, width: Int, height: Int) throws(ImageError) {
        guard ImageLimits.allows(width: width, height: height) else { throw .refusedSize(width: width, height: height) }
        (self.format, self.width, self.height) = (format, width, height)
    }

    /// Reads the header of a PNG or JPEG file, and walks its chunks or segments to the end.
    ///
    /// - Throws: `ImageError` if the file is neither, ends too early, or is beyond `ImageLimits`.
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

    /// The smallest size in which an image is decoded, as an exponent: sizes are divided by 2 to the power of 0...3.
    package static let mostShift = 3

    /// Returns the size in pixels of the image when it is decoded with this exponent. Both sides are rounded up.
    package func reduced(shift: Int) -> (width: Int, height: Int) {
        let round = (1 << shift) - 1
        return ((width + round) >> shift, (height + round) >> shift)
    }

    /// Returns the bytes of memory that decoding the image with this exponent needs.
    package func bytes(shift: Int) -> Int {
        let size = reduced(shift: shift)
        return 4 * size.width * size.height + (shift == 0 && isHeldInPlace ? 0 : workingBytes)
    }

    /// Returns the exponent with which to decode the image within `ImageLimits.decodedBytes`.
    ///
    /// This is `wished` if possible, else the next smaller size, else a larger one. Nil if no size fits.
    package func shift(from wished: Int) -> Int? {
        let smaller = Array(wished...ImageHeader.mostShift)
        let larger = Array((0..<wished).reversed())
        return (smaller + larger).first { bytes(shift: $0) <= ImageLimits.decodedBytes }
    }
}
