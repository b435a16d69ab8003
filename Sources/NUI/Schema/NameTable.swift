/// The numbers of names. Files name classes and properties at every line, for which the hash of a dictionary takes longer than this one, whose
/// start is a random number, so that names that collide are hard to choose.
struct NameTable: Sendable {
    /// The names with their numbers, in the order in which they were added.
    private(set) var entries: [(name: String, number: Int)] = []
    /// For each slot, the position of its entry plus one; 0 for an empty slot. At least half of the slots are empty.
    private var slots: [Int32] = []
    private let seed = NameTable.seed

    var names: some Sequence<String> { entries.lazy.map(\.name) }

    /// The number of a name; nil if there is none.
    subscript(name: String) -> Int? {
        guard !slots.isEmpty else { return nil }
        let found = slots[slot(of: name)]
        return found == 0 ? nil : entries[Int(found) - 1].number
    }

    /// Adds a name, unless it has a number, and returns its number.
    @discardableResult
    mutating func add(_ name: String, _ number: Int) -> Int {
        if 2 * (entries.count + 1) > slots.count { grow() }
        let slot = slot(of: name)
        if slots[slot] != 0 { return entries[Int(slots[slot]) - 1].number }
        entries.append((name, number))
        slots[slot] = Int32(truncatingIfNeeded: entries.count)
        return number
    }

    /// The slot of a name, or the empty slot where it belongs.
    private func slot(of name: String) -> Int {
        let mask = slots.count - 1
        var slot = hash(name) & mask
        while slots[slot] != 0, entries[Int(slots[slot]) - 1].name != name { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: max(16, 2 * slots.count))
        for index in entries.indices { slots[slot(of: entries[index].name)] = Int32(truncatingIfNeeded: index + 1) }
    }

    private static let seed = UInt64.random(in: 1 ... .max)

    private func hash(_ name: String) -> Int {
        name.utf8.withContiguousStorageIfAvailable { hash(UnsafeRawBufferPointer($0)) } ?? Array(name.utf8).withUnsafeBytes(hash)
    }

    /// The hash of bytes, which are read eight at a time. The up to seven bytes that remain are joined with the number of all bytes.
    private func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
        var (hash, index) = (seed, 0)
        while index + 8 <= bytes.count {
            hash = Self.mix(hash, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        var rest = UInt64(truncatingIfNeeded: bytes.count)
        while index < bytes.count {
            rest = rest << 8 | UInt64(bytes[index])
            index += 1
        }
        return Int(truncatingIfNeeded: Self.mix(hash, rest))
    }

    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
