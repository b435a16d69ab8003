/// Records of one kind with stable numbers; freed numbers are used again.
struct Pool<Record>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Record>
    private var capacity: Int
    private var count = 0
    private var free: [Int32] = []

    init(capacity: Int = 8) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    /// Frees the storage of records that need no deinitialising, and of those still alive (`isLive` tells them).
    func deallocate() {
        let dead = Set(free)
        for index in 0..<count where !dead.contains(Int32(index)) { (base + index).deinitialize(count: 1) }
        base.deallocate()
    }

    @inline(__always) mutating func add(_ record: Record) -> Int32 {
        if let reused = free.popLast() {
            (base + Int(reused)).initialize(to: record)
            return reused
        }
        if count == capacity { grow(to: capacity * 2) }
        (base + count).initialize(to: record)
        count += 1
        return Int32(count - 1)
    }

    mutating func remove(_ index: Int32) {
        (base + Int(index)).deinitialize(count: 1)
        free.append(index)
    }

    mutating func reserve(_ wanted: Int) {
        if wanted > capacity { grow(to: wanted) }
    }

    private mutating func grow(to wanted: Int) {
        let grown = UnsafeMutablePointer<Record>.allocate(capacity: wanted)
        grown.moveInitialize(from: base, count: count)
        base.deallocate()
        (base, capacity) = (grown, wanted)
    }

    subscript(index: Int32) -> Record {
        @inline(__always) get { base[Int(index)] }
        @inline(__always) nonmutating set { base[Int(index)] = newValue }
    }
}
