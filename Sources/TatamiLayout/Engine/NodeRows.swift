import TatamiGeometry

/// One row for each node: its place in the tree and the results of the walks, in one block, column after column.
///
/// It is one block because `malloc` keeps freed memory only while that is less than twice the largest block, so trees that are made and
/// dropped find it again.
struct NodeRows: ~Copyable {
    private(set) var capacity: Int
    private(set) var links: UnsafeMutablePointer<Links>
    private(set) var resultsX: UnsafeMutablePointer<AxisResult>
    private(set) var resultsY: UnsafeMutablePointer<AxisResult>
    private(set) var generations: UnsafeMutablePointer<UInt32>

    init(capacity: Int) {
        self.capacity = capacity
        let columns = NodeColumns(RawMemory.resized(nil, to: NodeColumns.bytes(capacity)), capacity)
        (links, resultsX, resultsY, generations) = (columns.links, columns.resultsX, columns.resultsY, columns.generations)
    }

    func deallocate() { RawMemory.give(back: links) }

    /// The bytes from which a block grows by `realloc`, which moves the pages of a large block instead of copying them.
    private static let largeBlock = 1 << 20

    /// Returns the number of rows to reserve when `count` are not enough: twice as many while the block is small, and half as many more
    /// when it is large, where copies cost less and unused memory more.
    static func grown(_ count: Int) -> Int {
        NodeColumns.bytes(2 * count) <= largeBlock ? 2 * count + 8 : RawMemory.grown(count)
    }

    /// Reserves memory for `wanted` rows, and keeps the first `count`.
    mutating func resize(to wanted: Int, keeping count: Int) {
        NodeColumns.bytes(wanted) <= Self.largeBlock ? copy(to: wanted, keeping: count) : move(to: wanted, keeping: count)
    }

    /// Copies each column once into a new block.
    private mutating func copy(to wanted: Int, keeping count: Int) {
        let new = NodeColumns(RawMemory.resized(nil, to: NodeColumns.bytes(wanted)), wanted)
        new.links.update(from: links, count: count)
        new.resultsX.update(from: resultsX, count: count)
        new.resultsY.update(from: resultsY, count: count)
        new.generations.update(from: generations, count: count)
        RawMemory.give(back: links)
        use(new, wanted)
    }

    private mutating func move(to wanted: Int, keeping count: Int) {
        let block = RawMemory.resized(links, to: NodeColumns.bytes(wanted))
        let old = NodeColumns(block, capacity)
        let new = NodeColumns(block, wanted)
        // The last column is moved first, since each moves towards the end.
        new.generations.update(from: old.generations, count: count)
        new.resultsY.update(from: old.resultsY, count: count)
        new.resultsX.update(from: old.resultsX, count: count)
        use(new, wanted)
    }

    private mutating func use(_ new: NodeColumns, _ wanted: Int) {
        (links, resultsX, resultsY, generations) = (new.links, new.resultsX, new.resultsY, new.generations)
        capacity = wanted
    }
}

/// The beginnings of the columns in a block for `capacity` rows.
private struct NodeColumns {
    let links: UnsafeMutablePointer<Links>
    let resultsX: UnsafeMutablePointer<AxisResult>
    let resultsY: UnsafeMutablePointer<AxisResult>
    let generations: UnsafeMutablePointer<UInt32>

    init(_ block: UnsafeMutableRawPointer, _ capacity: Int) {
        links = block.assumingMemoryBound(to: Links.self)
        resultsX = UnsafeMutableRawPointer(links + capacity).assumingMemoryBound(to: AxisResult.self)
        resultsY = resultsX + capacity
        generations = UnsafeMutableRawPointer(resultsY + capacity).assumingMemoryBound(to: UInt32.self)
    }

    static func bytes(_ capacity: Int) -> Int {
        let row = MemoryLayout<Links>.stride + 2 * MemoryLayout<AxisResult>.stride + MemoryLayout<UInt32>.stride
        return capacity * row
    }
}
