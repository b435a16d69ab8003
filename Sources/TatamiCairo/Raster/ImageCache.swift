import TatamiDrawing

/// Decoded pictures, by their content, so that a file that is loaded again is not decoded again. What was used longest ago is dropped before a picture is decoded for which there is no room; what went wrong with a
/// picture is remembered as long as the picture lives.
struct ImageCache {
    private struct Key: Hashable {
        let content: ImageContent
        let shift: Int
    }

    private struct Entry {
        let surface: Surface
        /// Of the pixels and of the file, which is kept as well.
        let bytes: Int
        var lastUse: Int
    }

    /// Faults of a picture that were reported. Holds the picture weakly, so that its identity is not taken for another's.
    private struct Fault {
        weak var content: ImageContent?
        let error: ImageError?
    }

    private var entries: [Key: Entry] = [:]
    private var faults: [ObjectIdentifier: Fault] = [:]
    /// The number of faults at which those of dead pictures are dropped.
    private var mostFaults = 64
    private var clock = 0
    private(set) var bytes = 0
    private let limit: Int
    /// For tests.
    private(set) var decodings = 0

    /// Called with each picture that cannot be decoded or is damaged, once.
    var onFault: ((ImageFault) -> Void)?

    /// - Parameter limit: bytes of the pictures that are kept and the one that is decoded.
    init(limit: Int = ImageLimits.decodedBytes) { self.limit = limit }

    /// A picture reduced by 2 to the power of `shift`, or less where that is there already.
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

    /// Reads the whole picture without keeping it, unless a loader has done so.
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

/// A picture as pixels. Its sides are those of the picture, divided by 2 to the power of `shift` and rounded up.
struct DecodedImage {
    let surface: Surface
    let shift: Int
}

/// What is wrong with a picture that a renderer decoded.
public struct ImageFault: Hashable, Sendable, CustomStringConvertible {
    /// The picture's name: usually its file.
    public let name: String
    public let message: String
    /// True where it cannot be shown; its place stays empty.
    public let isError: Bool

    public var description: String { name.isEmpty ? message : "\(name): \(message)" }
}
