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

    /// Reserves memory for `wanted` rows, and keeps the first `count`.
    mutating func resize(to wanted: Int, keeping count: Int) {
        let block = RawMemory.resized(links, to: NodeColumns.bytes(wanted))
        let old = NodeColumns(block, capacity)
        let new = NodeColumns(block, wanted)
        // The last column is moved first, since each moves towards the end.
        new.generations.update(from: old.generations, count: count)
        new.resultsY.update(from: old.resultsY, count: count)
        new.resultsX.update(from: old.resultsX, count: count)
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
