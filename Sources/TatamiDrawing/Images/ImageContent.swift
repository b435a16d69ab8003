/// The immutable data of a picture. A class, so that copies share it and renderers can cache by identity.
public final class ImageContent: Sendable {
    public enum Format: Hashable, Sendable { case png, jpeg, premultipliedBGRA }

    public let format: Format
    /// The encoded file, or the raw pixels.
    public let bytes: [UInt8]
    /// In pixels.
    public let width: Int
    public let height: Int
    /// For dumps and messages: usually the file's name.
    public let name: String

    /// Reads the header of a PNG or JPEG file and checks it against `ImageLimits`.
    public init(encoded bytes: [UInt8], name: String = "") throws(ImageError) {
        let header = try ImageHeader(bytes)
        self.format = header.format
        self.bytes = bytes
        self.width = header.width
        self.height = header.height
        self.name = name
    }

    /// Raw pixels; refused where the count of bytes is not 4 x width x height.
    public init(width: Int, height: Int, premultipliedBGRA pixels: [UInt8], name: String = "") throws(ImageError) {
        guard ImageLimits.allows(width: width, height: height) else {
            throw .refusedSize(width: width, height: height)
        }
        guard pixels.count == 4 * width * height else {
            throw .damaged("\(pixels.count) bytes for \(width) x \(height) pixels of 4 bytes")
        }
        self.format = .premultipliedBGRA
        self.bytes = pixels
        self.width = width
        self.height = height
        self.name = name
    }
}

extension ImageContent: Hashable {
    public static func == (a: ImageContent, b: ImageContent) -> Bool {
        a === b
            || (a.width == b.width && a.height == b.height && a.format == b.format && a.name == b.name
                && a.bytes == b.bytes)
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
