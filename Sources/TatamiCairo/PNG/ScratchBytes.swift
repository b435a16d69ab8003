/// Memory for bytes that are written before they are read. It is not cleared, so that pages which nobody writes are never touched: a picture
/// that compresses to a fifth leaves most of the room for its result alone.
final class ScratchBytes {
    private var memory: UnsafeMutableBufferPointer<UInt8>?
    private var pages: PixelMemory?
    private let isFilled: Bool

    /// - Parameter isFilled: Whether all bytes of the room are written.
    init(isFilled: Bool = false) { self.isFilled = isFilled }

    deinit { free() }

    private func free() {
        if pages == nil { memory?.deallocate() }
        (memory, pages) = (nil, nil)
    }

    /// Returns memory for at least `count` bytes. What it holds is undefined; it is valid until the next call.
    func room(for count: Int) -> UnsafeMutablePointer<UInt8> {
        precondition(count >= 0, "The number of bytes is at least 0.")
        if let memory, memory.count >= count, let base = memory.baseAddress { return base }
        free()
        pages = isFilled ? PixelMemory(count: count) : nil
        let base = pages?.start.assumingMemoryBound(to: UInt8.self) ?? .allocate(capacity: max(1, count))
        memory = UnsafeMutableBufferPointer(start: base, count: max(1, count))
        return base
    }

    /// Calls `body` with the first `count` bytes, which were written since the last call of `room(for:)` for at least as many.
    func withBytes<Result>(_ count: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        precondition(count <= memory?.count ?? 0, "There are not so many bytes.")
        return withExtendedLifetime(self) { body(UnsafeRawBufferPointer(start: memory?.baseAddress, count: count)) }
    }
}
