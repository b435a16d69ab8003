import TatamiDrawing

/// Finds what is wrong with pictures by decoding them. Pictures that come again are not decoded again: give the same verification to each
/// `NUILoader` of a program.
public final class ImageVerification: ImageVerifier {
    private enum Outcome {
        case fine
        case warned(String)
        case failed(ImageError)
    }

    private var known: [ImageContent: Outcome] = [:]
    /// Of the files that are known.
    private var bytes = 0
    /// What is known of more files than that is forgotten.
    private static let mostBytes = 64 << 20
    /// For tests.
    private(set) var decodings = 0

    public init() {}

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
