import TatamiDrawing

/// Decoded pictures, by identity; the ones that were not asked for longest are dropped when their pixels exceed a limit.
struct ImageCache {
    private struct Entry {
        /// Keeps the identity from being given to another picture.
        let content: ImageContent
        let surface: Surface
        var lastUse: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var clock = 0
    private var pixels = 0
    private let limit: Int
    /// For tests.
    private(set) var decodings = 0

    /// - Parameter limit: pixels kept in all; one picture above it is still drawn.
    init(limit: Int = 16 << 20) { self.limit = limit }

    mutating func surface(of content: ImageContent) throws(ImageError) -> Surface {
        clock += 1
        let id = ObjectIdentifier(content)
        if let entry = entries[id] {
            entries[id]?.lastUse = clock
            return entry.surface
        }
        decodings += 1
        let surface = try ImageDecoder.surface(of: content)
        entries[id] = Entry(content: content, surface: surface, lastUse: clock)
        pixels += surface.width * surface.height
        while pixels > limit, entries.count > 1, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            pixels -= oldest.value.surface.width * oldest.value.surface.height
            entries[oldest.key] = nil
        }
        return surface
    }
}
