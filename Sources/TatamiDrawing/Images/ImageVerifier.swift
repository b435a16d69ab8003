/// Decodes pictures to find what only decoding finds. The rooms that load files do not decode; a host that can gives them a verifier.
public protocol ImageVerifier {
    /// - Returns: what is wrong with a picture that can be shown all the same; nil where nothing is.
    /// - Throws: `ImageError` where it cannot be decoded.
    func warning(for content: ImageContent) throws(ImageError) -> String?
}
