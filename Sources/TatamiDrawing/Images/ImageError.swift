/// Why a picture cannot be used.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Neither PNG nor JPEG.
    case unknownFormat
    /// The file ends too early, or its parts contradict each other.
    case damaged(String)
    /// A side is 0, longer than `ImageLimits.side`, or the area is larger than `ImageLimits.area`.
    case refusedSize(width: Int, height: Int)
    /// The encoded bytes are more than `ImageLimits.bytes`.
    case tooManyBytes(Int)
    /// Decoding it would take more time or memory than `ImageLimits` allow; the text says which.
    case tooCostly(String)
    /// There is no such file, or it cannot be read.
    case unreadable(path: String, reason: String)
    /// A path that leads out of the folder in which images are looked for.
    case outsideFolder(path: String)

    /// What to do about it; nil where the description says so.
    public var hint: String? {
        switch self {
        case .unknownFormat: "save it as PNG or JPEG"
        case .damaged: "save the picture anew"
        case .refusedSize, .tooManyBytes, .tooCostly: "make the picture smaller"
        case .unreadable, .outsideFolder: nil
        }
    }

    public var description: String {
        switch self {
        case .unknownFormat: "the image is neither PNG nor JPEG"
        case .damaged(let reason): "the image is damaged: \(reason)"
        case .refusedSize(let width, let height):
            "an image of \(width) x \(height) pixels is refused: each side must be 1...\(ImageLimits.side) pixels, "
                + "the area at most \(ImageLimits.area)"
        case .tooManyBytes(let count): "an image file of \(count) bytes is refused: at most \(ImageLimits.bytes)"
        case .tooCostly(let reason): "the image is refused: \(reason)"
        case .unreadable(let path, let reason): "cannot read the image \(path): \(reason)"
        case .outsideFolder(let path): "the image path \(path) leads out of the image folder"
        }
    }
}

/// What is refused before anything is decoded. The same limits hold for surfaces that are drawn to.
public enum ImageLimits {
    /// Device pixels on a side.
    public static let side = 16_384
    /// Device pixels in all.
    public static let area = 64 << 20
    /// Bytes of an encoded file.
    public static let bytes = 32 << 20
    /// How much decoding an encoded file may be, in bytes: of a PNG file the unpacked ones, at least one a pixel; of a JPEG file 16 for each
    /// block of 8 x 8 samples in each scan, 256 where it is packed by arithmetic coding.
    public static let work = 192 << 20
    /// How much decoding the pictures of one UI file, with its imports, may be together.
    public static let workOfAll = 224 << 20
    /// Bytes of the picture files of one UI file, with its imports.
    public static let bytesOfAll = 96 << 20
    /// Bytes of memory for the decoded pictures that a renderer keeps and the one that it decodes.
    public static let decodedBytes = 128 << 20

    /// True where a picture of this size, in pixels, may be made.
    public static func allows(width: Int, height: Int) -> Bool {
        (1...side).contains(width) && (1...side).contains(height) && width * height <= area
    }
}
