import TatamiDrawing

/// Why a display list did not become a picture.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The picture would have no pixel, or more than `ImageLimits` allows. In device pixels.
    case refusedSize(width: Int, height: Int)
    /// A picture in the list cannot be decoded. Everything else was drawn where there is a surface to draw on.
    case image(name: String, ImageError)
    /// Cairo or the encoder refused; the text is its own.
    case failed(String)

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
