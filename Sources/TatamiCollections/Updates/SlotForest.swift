/// Sequences of numbers, called *slots*, each of which is in at most one sequence. The place of a slot, inserting and removing take time that
/// grows with the logarithm of the length.
///
/// Every sequence is a tree of its own in a common array, a treap: a heap by priorities that follow from the slots, so that trees are balanced
/// whatever the order of the changes. Parents are known, so that the place of a slot follows from the way to the root.
struct SlotForest: Sendable {
    private struct Node {
        var parent: Int32 = -1
        var left: Int32 = -1
        var right: Int32 = -1
        var size: Int32 = 1
        /// The sequence; kept for roots.
        var owner: Int32 = -1
    }

    private var nodes: [Node] = []
    /// The root of each sequence; -1 for an empty one.
    private var roots: [Int32] = []

    /// Returns the number of slots in a sequence.
    func count(_ owner: Int) -> Int { roots.indices.contains(owner) ? size(roots[owner]) : 0 }

    /// Returns the sequence of a slot and its index there.
    func place(of slot: Int) -> (owner: Int, index: Int) {
        var node = Int32(slot)
        var index = size(nodes[slot].left)
        while nodes[Int(node)].parent >= 0 {
            let parent = nodes[Int(node)].parent
            if nodes[Int(parent)].right == node { index += size(nodes[Int(parent)].left) + 1 }
            node = parent
        }
        return (Int(nodes[Int(node)].owner), index)
    }

    /// Returns the slot at an index, from 0 to `count - 1`.
    func slot(at index: Int, in owner: Int) -> Int {
        var (node, rest) = (roots[owner], index)
        while true {
            let left = size(nodes[Int(node)].left)
            if rest == left { return Int(node) }
            if rest < left {
                node = nodes[Int(node)].left
            } else {
                rest -= left + 1
                node = nodes[Int(node)].right
            }
        }
    }

    /// Returns the slots of a sequence in their order.
    func slots(of owner: Int) -> [Int] {
        guard roots.indices.contains(owner) else { return [] }
        var (result, pending, node): ([Int], [Int32], Int32) = ([], [], roots[owner])
        result.reserveCapacity(count(owner))
        while node >= 0 || !pending.isEmpty {
            while node >= 0 {
                pending.append(node)
                node = nodes[Int(node)].left
            }
            let next = pending.removeLast()
            result.append(Int(next))
            node = nodes[Int(next)].right
        }
        return result
    }

    /// Inserts slots that are in no sequence. It takes time in their number besides the logarithm.
    mutating func insert(_ slots: [Int], at index: Int, in owner: Int) {
        guard let most = slots.max() else { return }
        while nodes.count <= most { nodes.append(Node()) }
        while roots.count <= owner { roots.append(-1) }
        let (before, after) = divided(roots[owner], index)
        setRoot(merged(merged(before, tree(slots)), after), of: owner)
    }

    /// Takes a slot out of its sequence.
    mutating func remove(_ slot: Int) {
        let node = nodes[slot]
        let rest = merged(node.left, node.right)
        if node.parent < 0 {
            setRoot(rest, of: Int(node.owner))
        } else {
            if nodes[Int(node.parent)].left == Int32(slot) {
                nodes[Int(node.parent)].left = rest
            } else {
                nodes[Int(node.parent)].right = rest
            }
            if rest >= 0 { nodes[Int(rest)].parent = node.parent }
            var above = node.parent
            while above >= 0 {
                nodes[Int(above)].size -= 1
                above = nodes[Int(above)].parent
            }
        }
        nodes[slot] = Node()
    }

    /// Empties a sequence. Its slots are in none then.
    mutating func removeAll(of owner: Int) {
        for slot in slots(of: owner) { nodes[slot] = Node() }
        if roots.indices.contains(owner) { roots[owner] = -1 }
    }

    // MARK: Trees

    private func size(_ node: Int32) -> Int { node < 0 ? 0 : Int(nodes[Int(node)].size) }

    /// The same for the same slot, and different for different ones.
    private static func priority(_ slot: Int32) -> UInt64 {
        var value = UInt64(UInt32(bitPattern: slot)) &* 0x9E37_79B9_7F4A_7C15
        value = (value ^ (value >> 32)) &* 0xD6E8_FEB8_6659_FD93
        return value ^ (value >> 32)
    }

    private mutating func setRoot(_ node: Int32, of owner: Int) {
        roots[owner] = node
        guard node >= 0 else { return }
        (nodes[Int(node)].parent, nodes[Int(node)].owner) = (-1, Int32(owner))
    }

    /// Links a node with its children.
    private mutating func link(_ node: Int32, _ left: Int32, _ right: Int32) {
        (nodes[Int(node)].left, nodes[Int(node)].right) = (left, right)
        nodes[Int(node)].size = Int32(size(left) + size(right) + 1)
        if left >= 0 { nodes[Int(left)].parent = node }
        if right >= 0 { nodes[Int(right)].parent = node }
    }

    private mutating func merged(_ first: Int32, _ second: Int32) -> Int32 {
        if first < 0 || second < 0 { return max(first, second) }
        if Self.priority(first) > Self.priority(second) {
            link(first, nodes[Int(first)].left, merged(nodes[Int(first)].right, second))
            return first
        }
        link(second, merged(first, nodes[Int(second)].left), nodes[Int(second)].right)
        return second
    }

    /// Divides a tree into the first `count` slots and the others.
    private mutating func divided(_ node: Int32, _ count: Int) -> (Int32, Int32) {
        guard node >= 0 else { return (-1, -1) }
        let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
        if count <= size(left) {
            let (before, after) = divided(left, count)
            link(node, after, right)
            return (before, node)
        }
        let (before, after) = divided(right, count - size(left) - 1)
        link(node, left, before)
        return (node, after)
    }

    /// Makes a tree of slots in their order, in linear time: each slot takes the ones before it with lower priority as its left part.
    private mutating func tree(_ slots: [Int]) -> Int32 {
        var spine: [Int32] = []
        for slot in slots.lazy.map(Int32.init) {
            var last: Int32 = -1
            while let end = spine.last, Self.priority(end) < Self.priority(slot) {
                link(end, nodes[Int(end)].left, last)
                last = spine.removeLast()
            }
            link(slot, last, -1)
            spine.append(slot)
        }
        var last: Int32 = -1
        while let end = spine.popLast() {
            link(end, nodes[Int(end)].left, last)
            last = end
        }
        return last
    }
}
