#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Room for records that are moved by copying their bits, as all of the engine's are.
///
/// It grows by `realloc`, which moves the pages of a large block and copies nothing, so that a tree which grows never holds
/// its records twice.
struct Block<Record>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Record>
    private(set) var capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
        base = Self.resized(nil, to: capacity)
    }

    func deallocate() { free(base) }

    mutating func resize(to wanted: Int) {
        base = Self.resized(base, to: wanted)
        capacity = wanted
    }

    private static func resized(_ old: UnsafeMutablePointer<Record>?, to capacity: Int) -> UnsafeMutablePointer<Record> {
        guard let block = realloc(old, capacity * MemoryLayout<Record>.stride) else {
            preconditionFailure("There is no memory for a layout tree of \(capacity) nodes.")
        }
        return block.assumingMemoryBound(to: Record.self)
    }
}
