import TatamiDrawing

/// Decoded images by their content, so that a file that is loaded again is not decoded again.
///
/// If there is no room for an image that has to be decoded, the cache drops those that were used longest ago. It remembers what went
/// wrong with an image as long as the image lives.
struct ImageCache {
    private struct Key: Hashable {
        let content: ImageContent
        let shift: Int
    }

    private struct Entry {
        let surface: Surface
        /// The bytes of the pixels and of the file, which is kept as well.
        let bytes: Int
        var lastUse: Int
    }

    /// The faults of an image that were reported. It holds the image weakly, so that its identity is not taken for another's.
    private struct Fault {
        weak var content: ImageContent?
        let error: ImageError?
    }

    private var entries: [Key: Entry] = [:]
    private var faults: [ObjectIdentifier: Fault] = [:]
    /// The number of faults at which the faults of images that no longer exist are dropped.
    private var mostFaults = 64
    private var clock = 0
    private(set) var bytes = 0
    private let limit: Int
    /// The number of images decoded, for tests.
    private(set) var decodings = 0

    /// The function that is called once for each image that cannot be decoded or is damaged.
    var onFault: ((ImageFault) -> Void)?

    /// Makes an empty cache.
    ///
    /// - Parameter limit: The most bytes of the images that are kept together with the one that is decoded.
    init(limit: Int = ImageLimits.decodedBytes) { self.limit = limit }

    /// Returns an image reduced by 2 to the power of `shift`, or by less if the cache has that already.
    mutating func image(_ content: ImageContent, shift: Int) throws(ImageError) -> DecodedImage {
        clock += 1
        for finer in (0...shift).reversed() {
            let key = Key(content: content, shift: finer)
            guard let entry = entries[key] else { continue }
            entries[key]?.lastUse = clock
            return DecodedImage(surface: entry.surface, shift: finer)
        }
        if let error = fault(of: content)?.error { throw error }
        makeRoom(for: content.header.bytes(shift: shift) + content.bytes.count)
        decodings += 1
        do {
            let result = try ImageDecoder.decode(content, shift: shift)
            if let warning = result.warning, !content.isVerified { note(content, warning, nil) }
            let size = result.surface.stride * result.surface.height + content.bytes.count
            let entry = Entry(surface: result.surface, bytes: size, lastUse: clock)
            entries[Key(content: content, shift: shift)] = entry
            bytes += entry.bytes
            return DecodedImage(surface: entry.surface, shift: shift)
        } catch {
            note(content, "\(error)", error)
            throw error
        }
    }

    /// Reads the whole image without keeping its pixels, unless a loader has done so.
    mutating func verify(_ content: ImageContent) throws(ImageError) {
        if let error = fault(of: content)?.error { throw error }
        guard !content.isVerified else { return }
        decodings += 1
        do {
            if let warning = try ImageDecoder.verify(content) { note(content, warning, nil) }
        } catch {
            note(content, "\(error)", error)
            throw error
        }
    }

    private mutating func makeRoom(for needed: Int) {
        while bytes + needed > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            bytes -= oldest.value.bytes
            entries[oldest.key] = nil
        }
    }

    private func fault(of content: ImageContent) -> Fault? {
        faults[ObjectIdentifier(content)].flatMap { $0.content === content ? $0 : nil }
    }

    private mutating func note(_ content: ImageContent, _ message: String, _ error: ImageError?) {
        guard fault(of: content) == nil else { return }
        if faults.count >= mostFaults {
            faults = faults.filter { $0.value.content != nil }
            mostFaults = 2 * faults.count + 64
        }
        faults[ObjectIdentifier(content)] = Fault(content: content, error: error)
        onFault?(ImageFault(name: content.name, message: message, isError: error != nil))
    }
}

/// The pixels of an image. Their sides are those of the image, divided by 2 to the power of `shift` and rounded up.
struct DecodedImage {
    let surface: Surface
    let shift: Int
}

/// What is wrong with an image that a renderer decoded.
public struct ImageFault: Hashable, Sendable, CustomStringConvertible {
    /// The image's name, usually its file.
    public let name: String
    /// What is wrong, in words.
    public let message: String
    /// True if the image cannot be shown; its place stays empty.
    public let isError: Bool

    /// The name and the message, for a user.
    public var description: String { name.isEmpty ? message : "\(name): \(message)" }
}
