import TatamiGeometry

/// An image: its pixels, which copies share, and how points and pixels relate.
///
/// Creating an image does not decode it; a renderer does that when it draws.
///
/// ```swift
/// let icon = try Image(encoded: bytes, name: "save.png", scale: 2)
/// let frame = icon.stretchable(leftCap: 8, topCap: 8)
/// ```
public struct Image: Hashable, Sendable {
    /// The pixels, or the file that holds them.
    public let content: ImageContent
    /// Pixels per point, greater than 0.
    public let scale: Double
    /// The width of the left part that does not stretch, in points; 0 stretches the whole width.
    public let leftCap: Double
    /// The height of the top part that does not stretch, in points; 0 stretches the whole height.
    public let topCap: Double

    /// Makes an image from its data. A scale that is not a positive, finite number counts as 1. Caps are in points.
    public init(_ content: ImageContent, scale: Double = 1, leftCap: Double = 0, topCap: Double = 0) {
        self.content = content
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.leftCap = Numbers.cleanLength(leftCap)
        self.topCap = Numbers.cleanLength(topCap)
    }

    /// Makes an image from a PNG or JPEG file, of which only the header is read. `name` is used in dumps and messages.
    ///
    /// - Throws: `ImageError` if the bytes are neither, end too early, contradict each other, or are beyond `ImageLimits`.
    public init(encoded bytes: [UInt8], name: String = "", scale: Double = 1) throws(ImageError) {
        self.init(try ImageContent(encoded: bytes, name: name), scale: scale)
    }

    /// Makes an image from raw pixels: premultiplied, 4 bytes each in the order blue, green, red, alpha, rows from the top without gaps.
    ///
    /// - Throws: `ImageError.refusedSize` for a size beyond `ImageLimits`, `ImageError.damaged` if there are not 4 x width x height
    ///   bytes.
    public init(
        width: Int, height: Int, premultipliedBGRA pixels: [UInt8], name: String = "", scale: Double = 1
    ) throws(ImageError) {
        self.init(try ImageContent(width: width, height: height, premultipliedBGRA: pixels, name: name), scale: scale)
    }

    /// The size in points: the pixels divided by `scale`.
    public var size: Size { Size(Double(content.width) / scale, Double(content.height) / scale) }

    /// Returns the same image with parts that keep their size when it is drawn larger.
    ///
    /// At the left, `leftCap` points keep their width, and at the right all but one point of the rest; the one point between them
    /// stretches. The top and bottom are treated likewise. A cap of 0 stretches that axis as a whole.
    public func stretchable(leftCap: Double, topCap: Double) -> Image {
        Image(content, scale: scale, leftCap: leftCap, topCap: topCap)
    }
}
