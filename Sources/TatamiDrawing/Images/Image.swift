import TatamiGeometry

/// A picture: its pixels (shared between copies), and how points and pixels relate. Bytes are not decoded here.
public struct Image: Hashable, Sendable {
    /// The pixels, or the file that holds them.
    public let content: ImageContent
    /// Pixels a point, greater than 0.
    public let scale: Double
    /// Width of the left part that does not stretch, in points; 0 stretches the whole width.
    public let leftCap: Double
    /// Height of the top part that does not stretch, in points; 0 stretches the whole height.
    public let topCap: Double

    /// A scale that is not a positive, finite number counts as 1.
    public init(_ content: ImageContent, scale: Double = 1, leftCap: Double = 0, topCap: Double = 0) {
        self.content = content
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.leftCap = Numbers.cleanLength(leftCap)
        self.topCap = Numbers.cleanLength(topCap)
    }

    /// A PNG or JPEG file. Only its header is read. `name` is used in dumps and messages.
    public init(encoded bytes: [UInt8], name: String = "", scale: Double = 1) throws(ImageError) {
        self.init(try ImageContent(encoded: bytes, name: name), scale: scale)
    }

    /// Raw pixels: premultiplied, 4 bytes each in the order blue, green, red, alpha, rows from the top without gaps.
    public init(
        width: Int, height: Int, premultipliedBGRA pixels: [UInt8], name: String = "", scale: Double = 1
    ) throws(ImageError) {
        self.init(try ImageContent(width: width, height: height, premultipliedBGRA: pixels, name: name), scale: scale)
    }

    /// In points.
    public var size: Size { Size(Double(content.width) / scale, Double(content.height) / scale) }

    /// The same picture with parts that keep their size when it is drawn larger: `leftCap` points at the left and all but one
    /// point of the rest at the right; likewise at the top and bottom. A cap of 0 stretches that axis as a whole.
    public func stretchable(leftCap: Double, topCap: Double) -> Image {
        Image(content, scale: scale, leftCap: leftCap, topCap: topCap)
    }
}
