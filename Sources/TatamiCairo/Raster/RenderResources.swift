import TatamiDrawing

/// What a renderer keeps between pictures: the text engine, decoded images, shadow masks.
final class RenderResources {
    let engine: PangoTextEngine
    private var images = ImageCache()
    private var shadows = BoundedCache<ShadowMask.Key, ShadowMask?>(capacity: 32)
    /// The largest mask that is kept, in pixels of one byte each.
    private static let largestKeptShadow = 4 << 20

    init(_ engine: PangoTextEngine) { self.engine = engine }

    var imageDecodings: Int { images.decodings }
    /// The bytes of the decoded images that are kept.
    var imageBytes: Int { images.bytes }
    private(set) var shadowsMade = 0

    var onImageFault: ((ImageFault) -> Void)? {
        get { images.onFault }
        set { images.onFault = newValue }
    }

    /// See `ImageCache.verify`.
    func verify(_ content: ImageContent) throws(ImageError) { try images.verify(content) }

    /// Returns a decoded image.
    ///
    /// - Parameters:
    ///   - content: The file of the image.
    ///   - shift: See `ImageCache`.
    func image(_ content: ImageContent, shift: Int) throws(ImageError) -> DecodedImage { try images.image(content, shift: shift) }

    /// Returns a mask; nil if it would be too large.
    func shadowMask(_ key: ShadowMask.Key) -> ShadowMask? {
        guard key.width * key.height <= RenderResources.largestKeptShadow else { return makeShadowMask(key) }
        return shadows.value(key) { makeShadowMask(key) }
    }

    private func makeShadowMask(_ key: ShadowMask.Key) -> ShadowMask? {
        shadowsMade += 1
        return ShadowMask(key)
    }
}
