/// Why an image cannot be used.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file is neither PNG nor JPEG.
    case unknownFormat
    /// The file ends too early, or its parts contradict each other. The text says what is wrong.
    case damaged(String)
    /// A side is 0 or longer than `ImageLimits.side`, or the area is larger than `ImageLimits.area`. Both lengths are in pixels.
    case refusedSize(width: Int, height: Int)
    /// The encoded file has this many bytes, which is more than `ImageLimits.bytes`.
    case tooManyBytes(Int)
    /// Decoding the image would take more time or memory than `ImageLimits` allow; the text says which.
    case tooCostly(String)
    /// The file does not exist or cannot be read.
    case unreadable(path: String, reason: String)
    /// The path leads out of the folder in which images are looked up.
    case outsideFolder(path: String)

    /// What the user can do about the error; nil if the description says it already.
    public var hint: String? {
        switch self {
        case .unknownFormat: "save it as PNG or JPEG"
        case .damaged: "save the picture again"
        case .refusedSize, .tooManyBytes, .tooCostly: "make the picture smaller"
        case .unreadable, .outsideFolder: nil
        }
    }

    /// The error in one sentence, for a user.
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

/// The limits of images, checked before anything is decoded. The limits on sides and area hold for surfaces that are drawn to, too.
public enum ImageLimits {
    /// The longest side, in device pixels.
    public static let side = 16_384
    /// The largest area, in device pixels: 64 Mi.
    public static let area = 64 << 20
    /// The most bytes of an encoded file: 32 MiB.
    public static let bytes = 32 << 20
    /// The most work that decoding one file may be, in bytes: 192 MiB.
    ///
    /// For a PNG file these are the unpacked bytes, at least one for each pixel. For a JPEG file they are 16 for each block of 8 x 8
    /// samples in each scan, or 256 if the file uses arithmetic coding.
    public static let work = 192 << 20
    /// The most work that decoding the images of one UI file, with its imports, may be together: 224 MiB, counted as for `work`.
    public static let workOfAll = 224 << 20
    /// The most bytes of all image files of one UI file, with its imports: 96 MiB.
    public static let bytesOfAll = 96 << 20
    /// The most memory for the decoded images that a renderer keeps, together with the one that it is decoding: 128 MiB.
    public static let decodedBytes = 128 << 20

    /// Returns true if an image of this size, in pixels, is allowed.
    public static func allows(width: Int, height: Int) -> Bool {
        (1...side).contains(width) && (1...side).contains(height) && width * height <= area
    }
}
