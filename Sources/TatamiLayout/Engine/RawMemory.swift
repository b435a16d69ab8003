#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Memory for records that can be moved by copying their bits, as all records of the engine can.
///
/// It grows by `realloc`, which moves the pages of a large block without copying.
enum RawMemory {
    static func resized(_ old: UnsafeMutableRawPointer?, to bytes: Int) -> UnsafeMutableRawPointer {
        guard let block = realloc(old, bytes) else { preconditionFailure("There is no memory for a larger layout tree.") }
        return block
    }

    static func give(back block: UnsafeMutableRawPointer) { free(block) }

    /// Returns the number of records to reserve when `capacity` are not enough.
    static func grown(_ capacity: Int) -> Int { capacity + capacity / 2 + 8 }
}
