/// Sequences of numbers, called *slots*, each of which is in at most one sequence. The place of a slot, inserting and removing take time that
/// grows with the logarithm of the length.
///
/// Every sequence is a B+ tree in common arrays. A leaf holds up to 32 slots, an inner node as many nodes. Each slot knows its leaf and each node
/// the one above it, so that the place of a slot follows from the way to the root: four steps for a million slots.
struct SlotForest: Sendable {
    static let capacity = 32
    /// As many parts have nodes that are filled one after the other, and those that result from joining two.
    static let usual = 24

    struct Node: Sendable {
        /// The node above; for roots, the number of the sequence below -1.
        var above: Int32
        /// The number of slots of the sequence in it.
        var size: Int32 = 0
        /// The number of its parts.
        var count: Int32 = 0
        let isLeaf: Bool
    }

    var nodes: [Node] = []
    /// The parts of each node, slots of leaves and nodes of others: `capacity` places for each.
    var parts: [Int32] = []
    /// The leaf of each slot; -1 for slots that are in no sequence.
    var leaves: [Int32] = []
    /// The root of each sequence; -1 for an empty one.
    var roots: [Int32] = []
    /// Nodes that are in no tree.
    var unused: [Int32] = []

    /// Returns the number of slots in a sequence.
    func count(_ owner: Int) -> Int { roots.indices.contains(owner) && roots[owner] >= 0 ? size(roots[owner]) : 0 }

    /// Returns the sequence of a slot and its index there.
    func place(of slot: Int) -> (owner: Int, index: Int) {
        var node = leaves[slot]
        var index = place(of: Int32(slot), in: node)
        while nodes[Int(node)].above >= 0 {
            let above = nodes[Int(node)].above
            var place = Int(above) * Self.capacity
            while parts[place] != node {
                index += size(parts[place])
                place += 1
            }
            node = above
        }
        return (-1 - Int(nodes[Int(node)].above), index)
    }

    /// Returns the slot at an index, from 0 to `count - 1`.
    func slot(at index: Int, in owner: Int) -> Int {
        var (node, rest) = (roots[owner], index)
        while !nodes[Int(node)].isLeaf {
            var place = Int(node) * Self.capacity
            while rest >= size(parts[place]) {
                rest -= size(parts[place])
                place += 1
            }
            node = parts[place]
        }
        return Int(parts[Int(node) * Self.capacity + rest])
    }

    /// Returns the slots of a sequence in their order.
    func slots(of owner: Int) -> [Int] { slots(0..<count(owner), of: owner) }

    /// Returns the slots of a part of a sequence in their order. It takes time in their number besides the logarithm.
    func slots(_ range: Range<Int>, of owner: Int) -> [Int] {
        let range = range.clamped(to: 0..<count(owner))
        var result: [Int] = []
        result.reserveCapacity(range.count)
        if !range.isEmpty { collect(roots[owner], range, &result) }
        return result
    }

    private func collect(_ node: Int32, _ range: Range<Int>, _ result: inout [Int]) {
        let start = Int(node) * Self.capacity
        if nodes[Int(node)].isLeaf {
            for place in range { result.append(Int(parts[start + place])) }
            return
        }
        var first = 0
        for place in start..<start + Int(nodes[Int(node)].count) where first < range.upperBound {
            let size = size(parts[place])
            let part = range.clamped(to: first..<first + size)
            if !part.isEmpty { collect(parts[place], part.lowerBound - first..<part.upperBound - first, &result) }
            first += size
        }
    }

    func size(_ node: Int32) -> Int { Int(nodes[Int(node)].size) }

    /// The index of a part of a node.
    func place(of part: Int32, in node: Int32) -> Int {
        let start = Int(node) * Self.capacity
        var place = start
        while parts[place] != part { place += 1 }
        return place - start
    }
}
