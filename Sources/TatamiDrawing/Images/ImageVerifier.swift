/// Decodes images to find faults that only decoding finds.
///
/// The modules that load files do not decode images; a host that can decode gives them a verifier.
public protocol ImageVerifier {
    /// Decodes an image and describes what is wrong with it.
    ///
    /// - Returns: The fault of an image that can be shown nevertheless; nil if there is none.
    /// - Throws: `ImageError` if the image cannot be decoded.
    func warning(for content: ImageContent) throws(ImageError) -> String?
}
