/// What matters more about a PNG file: that it is written soon, or that it is small. The pixels are the same.
public enum PNGCompression: String, Hashable, Sendable, CaseIterable {
    /// The default. The card of the gallery is compressed in 3 ms.
    case fast
    /// Compressing takes 4 to 13 times as long as for ``fast``, and files of drawings are 12 to 30 % smaller: for files that are kept, or sent often.
    case small
}
