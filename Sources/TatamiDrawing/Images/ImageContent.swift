/// The immutable data of a picture. A class, so that copies share it and renderers can cache by identity.
public final class ImageContent: Sendable {
    public enum Format: Hashable, Sendable { case png, jpeg, premultipliedBGRA }

    package let header: ImageHeader
    /// The encoded file, or the raw pixels.
    public let bytes: [UInt8]
    /// For dumps and messages: usually the file's name.
    public let name: String
    /// True where its faults were reported when it was verified, so that renderers do not report them again.
    package let isVerified: Bool

    public var format: Format { header.format }
    /// In pixels.
    public var width: Int { header.width }
    public var height: Int { header.height }

    /// Reads the header of a PNG or JPEG file, walks its chunks or segments, and checks them against `ImageLimits`.
    public init(encoded bytes: [UInt8], name: String = "") throws(ImageError) {
        header = try ImageHeader.read(bytes)
        self.bytes = bytes
        self.name = name
        isVerified = false
    }

    /// The same picture, verified.
    package init(verified content: ImageContent) {
        (header, bytes, name, isVerified) = (content.header, content.bytes, content.name, true)
    }

    /// Raw pixels; refused where the count of bytes is not 4 x width x height.
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
    public static func == (a: ImageContent, b: ImageContent) -> Bool {
        a === b
            || (a.header == b.header && a.name == b.name && a.bytes == b.bytes)
    }

    /// Only the small fields: equal contents hash alike, and hashing never walks the pixels.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(format)
        hasher.combine(name)
        hasher.combine(bytes.count)
    }
}
