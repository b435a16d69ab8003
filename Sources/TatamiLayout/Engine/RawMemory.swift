#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Memory for records that are moved by copying their bits, as all of the engine's are. It grows by `realloc`, which moves the
/// pages of a large block and copies nothing.
enum RawMemory {
    static func resized(_ old: UnsafeMutableRawPointer?, to bytes: Int) -> UnsafeMutableRawPointer {
        guard let block = realloc(old, bytes) else { preconditionFailure("There is no memory for a larger layout tree.") }
        return block
    }

    static func give(back block: UnsafeMutableRawPointer) { free(block) }

    /// How many records to make room for when `capacity` are not enough.
    static func grown(_ capacity: Int) -> Int { capacity + capacity / 2 + 8 }
}
