import TatamiDrawing

/// Finds what is wrong with images by decoding them.
///
/// Images that it knows already are not decoded again, so give the same verification to each `NUILoader` of a program.
public final class ImageVerification: ImageVerifier {
    private enum Outcome {
        case fine
        case warned(String)
        case failed(ImageError)
    }

    private var known: [ImageContent: Outcome] = [:]
    /// The bytes of the files that are known.
    private var bytes = 0
    /// The most bytes of known files. Beyond this, all results are forgotten.
    private static let mostBytes = 64 << 20
    /// The number of images decoded, for tests.
    private(set) var decodings = 0

    /// Makes a verification that knows no images.
    public init() {}

    /// Decodes an image that it does not know yet, without keeping the pixels.
    ///
    /// - Returns: What is wrong with the image although it can be shown; nil if nothing is.
    /// - Throws: `ImageError` if the image cannot be decoded.
    public func warning(for content: ImageContent) throws(ImageError) -> String? {
        let outcome: Outcome
        if let before = known[content] {
            outcome = before
        } else {
            outcome = decoded(content)
            if bytes + content.bytes.count > ImageVerification.mostBytes { (known, bytes) = ([:], 0) }
            known[content] = outcome
            bytes += content.bytes.count
        }
        switch outcome {
        case .fine: return nil
        case .warned(let warning): return warning
        case .failed(let error): throw error
        }
    }

    private func decoded(_ content: ImageContent) -> Outcome {
        decodings += 1
        do {
            return try ImageDecoder.verify(content).map(Outcome.warned) ?? .fine
        } catch {
            return .failed(error)
        }
    }
}
