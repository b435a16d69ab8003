/// What matters more about a PNG file: that it is written soon, or that it is small. The pixels are the same.
///
/// Small files have the same bytes on every machine. Those of fast files may differ between kinds of processors (x86 with SSE 4.2, other x86,
/// ARM), because the library has code of its own for each.
public enum PNGCompression: String, Hashable, Sendable, CaseIterable {
    /// The default. The card of the gallery is compressed in 2 ms.
    case fast
    /// Compressing takes 9 to 27 times as long as for ``fast``, and files of drawings are 17 to 31 % smaller: for files that are kept, or sent often.
    case small
}
