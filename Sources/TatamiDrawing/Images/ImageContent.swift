/// The immutable data of an image.
///
/// It is a class, so that copies of an ``Image`` share it and renderers can cache by identity.
public final class ImageContent: Sendable {
    /// How `bytes` are to be read: as a PNG file, as a JPEG file, or as raw pixels.
    public enum Format: Hashable, Sendable {
        /// A PNG file.
        case png
        /// A JPEG file.
        case jpeg
        /// Raw pixels: 4 bytes each, premultiplied, in the order blue, green, red, alpha.
        case premultipliedBGRA
    }

    package let header: ImageHeader
    /// The encoded file, or the raw pixels: 4 bytes each, premultiplied, in the order blue, green, red, alpha.
    public let bytes: [UInt8]
    /// A name for dumps and messages, usually the name of the file.
    public let name: String
    /// True if the image's faults were reported when it was verified, so that renderers do not report them again.
    package let isVerified: Bool

    /// How `bytes` are to be read.
    public var format: Format { header.format }
    /// The width, in pixels.
    public var width: Int { header.width }
    /// The height, in pixels.
    public var height: Int { header.height }

    /// Reads the header of a PNG or JPEG file, walks its chunks or segments, and checks them against `ImageLimits`. Nothing is decoded.
    ///
    /// - Throws: `ImageError` if the bytes are neither, end too early, contradict each other, or are beyond `ImageLimits`.
    public init(encoded bytes: [UInt8], name: String = "") throws(ImageError) {
        header = try ImageHeader.read(bytes)
        self.bytes = bytes
        self.name = name
        isVerified = false
    }

    /// Makes the same image, marked as verified.
    package init(verified content: ImageContent) {
        (header, bytes, name, isVerified) = (content.header, content.bytes, content.name, true)
    }

    /// Makes an image from raw pixels: premultiplied, 4 bytes each in the order blue, green, red, alpha, rows from the top without gaps.
    ///
    /// - Throws: `ImageError.refusedSize` for a size beyond `ImageLimits`, `ImageError.damaged` if there are not 4 x width x height
    ///   bytes.
    public init(width: Int, height: Int, premultipliedBGRA pixels: [UInt8], name: String = "") throws(ImageError) {
        guard ImageLimits.allows(width: width, height: height) else {
            throw .refusedSize(width: width, height: height)
        }
        guard pixels.count == 4 * width * height else {
            throw .damaged("\(pixels.count) bytes for \(width) x \(height) pixels of 4 bytes")
        }
        header = ImageHeader(width: width, height: height)
        self.bytes = pixels
        self.name = name
        isVerified = true
    }
}

extension ImageContent: Hashable {
    /// Returns true if the two are the same object, or have equal headers, names and bytes.
    public static func == (a: ImageContent, b: ImageContent) -> Bool {
        a === b
            || (a.header == b.header && a.name == b.name && a.bytes == b.bytes)
    }

    /// Hashes the small fields and the number of bytes only. Equal contents hash alike, and hashing never reads the pixels.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(format)
        hasher.combine(name)
        hasher.combine(bytes.count)
    }
}
