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

    @inline(__always) mutating func add(_ record: Record) -> Int32 {
        if !free.isEmpty {
            let reused = free.removeLast()
            (base + Int(reused)).initialize(to: record)
            return reused
        }
        if count == capacity { grow() }
        (base + count).initialize(to: record)
        count += 1
        return Int32(truncatingIfNeeded: count - 1)
    }

    mutating func remove(_ index: Int32) {
        (base + Int(index)).deinitialize(count: 1)
        free.append(index)
    }

    @inline(never) private mutating func grow() {
        capacity = RawMemory.grown(capacity)
        base = RawMemory.resized(base, to: capacity * MemoryLayout<Record>.stride).assumingMemoryBound(to: Record.self)
    }

    subscript(index: Int32) -> Record {
        @inline(__always) get { base[Int(index)] }
        @inline(__always) nonmutating set { base[Int(index)] = newValue }
    }
}
