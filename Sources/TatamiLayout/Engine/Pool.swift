/// Records of one type with stable numbers. Freed numbers are used again.
struct Pool<Record>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Record>
    private var capacity: Int
    private var count = 0
    private var free: [Int32] = []

    init(capacity: Int = 8) {
        self.capacity = capacity
        base = RawMemory.resized(nil, to: capacity * MemoryLayout<Record>.stride).assumingMemoryBound(to: Record.self)
    }

    /// Deinitializes the records that are still there, and frees the memory.
    func deallocate() {
        if free.isEmpty {
            base.deinitialize(count: count)
        } else {
            let dead = Set(free)
            for index in 0..<count where !dead.contains(Int32(index)) { (base + index).deinitialize(count: 1) }
        }
        RawMemory.give(back: base)
    }

    /// Adds a record and returns its number.
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - rows: The rows of the tree that are used and reserved; the pool grows to the share of the rows that have had a record so far.
    @inline(__always) mutating func add(_ record: Record, _ rows: RowUse = RowUse()) -> Int32 {
        if !free.isEmpty {
            let reused = free.removeLast()
            (base + Int(reused)).initialize(to: record)
            return reused
        }
        if count == capacity { grow(rows) }
        (base + count).initialize(to: record)
        count += 1
        return Int32(truncatingIfNeeded: count - 1)
    }

    mutating func remove(_ index: Int32) {
        (base + Int(index)).deinitialize(count: 1)
        free.append(index)
    }

    @inline(never) private mutating func grow(_ rows: RowUse) {
        capacity = rows.capacity(after: capacity)
        base = RawMemory.resized(base, to: capacity * MemoryLayout<Record>.stride).assumingMemoryBound(to: Record.self)
    }

    subscript(index: Int32) -> Record {
        @inline(__always) get { base[Int(index)] }
        @inline(__always) nonmutating set { base[Int(index)] = newValue }
    }
}

/// How many rows of a tree are used, and for how many there is memory.
struct RowUse {
    var used = 0
    var reserved = 0

    /// Returns the number of records to reserve when `count` are not enough: at least half as many more, at most four times as many.
    func capacity(after count: Int) -> Int { max(RawMemory.grown(count), min(expected(of: count), 4 * count)) }

    /// Returns how many records to expect when all reserved rows are used, if the rows used so far have `count`, and an eighth more.
    func expected(of count: Int) -> Int {
        guard used > 0 else { return 0 }
        let share = Double(count) / Double(used)
        return Int(Double(reserved) * min(share, 1) * 1.125) + 8
    }
}
