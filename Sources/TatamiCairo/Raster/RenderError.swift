import TatamiDrawing

/// Why a display list could not be drawn.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The picture would have no pixel, or more pixels than `ImageLimits` allows. The lengths are device pixels.
    case refusedSize(width: Int, height: Int)
    /// An image in the list cannot be decoded. When drawing on a surface, everything else was drawn.
    case image(name: String, ImageError)
    /// Cairo or the encoder refused. The text is the library's own.
    case failed(String)

    /// The error in one sentence, for a user.
    public var description: String {
        switch self {
        case .refusedSize(let width, let height):
            "a picture of \(width) x \(height) pixels is refused: each side must be 1...\(ImageLimits.side), "
                + "the area at most \(ImageLimits.area)"
        case .image(let name, let error): name.isEmpty ? "\(error)" : "\(name): \(error)"
        case .failed(let reason): "drawing failed: \(reason)"
        }
    }
}
