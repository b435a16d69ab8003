extension SlotForest {
    /// Inserts slots that are in no sequence. It takes time in their number besides the logarithm.
    mutating func insert(_ slots: [Int], at index: Int, in owner: Int) {
        guard let most = slots.max() else { return }
        if leaves.count <= most { leaves.append(contentsOf: repeatElement(-1, count: most + 1 - leaves.count)) }
        if roots.count <= owner { roots.append(contentsOf: repeatElement(-1, count: owner + 1 - roots.count)) }
        if roots[owner] < 0 { roots[owner] = make(isLeaf: true, above: Int32(-1 - owner)) }
        for start in stride(from: 0, to: slots.count, by: Self.usual) {
            insert(slots[start..<min(start + Self.usual, slots.count)], at: index + start, below: roots[owner])
        }
    }

    /// Takes a slot out of its sequence.
    mutating func remove(_ slot: Int) {
        let leaf = leaves[slot]
        leaves[slot] = -1
        take(place(of: Int32(slot), in: leaf), outOf: leaf)
        var node = leaf
        while node >= 0 {
            nodes[Int(node)].size -= 1
            node = nodes[Int(node)].above
        }
        tidy(leaf)
    }

    /// Empties a sequence. Its slots are in none then.
    mutating func removeAll(of owner: Int) {
        for slot in slots(of: owner) { leaves[slot] = -1 }
        guard roots.indices.contains(owner), roots[owner] >= 0 else { return }
        var pending = [roots[owner]]
        roots[owner] = -1
        while let node = pending.popLast() {
            if !nodes[Int(node)].isLeaf { pending += parts(of: node) }
            unused.append(node)
        }
    }

    // MARK: Nodes

    private mutating func make(isLeaf: Bool, above: Int32) -> Int32 {
        let node = Node(above: above, isLeaf: isLeaf)
        if let number = unused.popLast() {
            nodes[Int(number)] = node
            return number
        }
        nodes.append(node)
        parts.append(contentsOf: repeatElement(-1, count: Self.capacity))
        return Int32(nodes.count - 1)
    }

    /// A copy of the parts of a node. A slice would have all parts copied by the next change.
    private func parts(of node: Int32) -> [Int32] {
        let start = Int(node) * Self.capacity
        return Array(parts[start..<start + Int(nodes[Int(node)].count)])
    }

    /// Gives a node other parts, which belong to it from then on. Its size is that of the parts.
    private mutating func fill(_ node: Int32, _ list: some Collection<Int32>) {
        let isLeaf = nodes[Int(node)].isLeaf
        var (place, size) = (Int(node) * Self.capacity, 0)
        for part in list {
            parts[place] = part
            place += 1
            if isLeaf { leaves[Int(part)] = node } else { nodes[Int(part)].above = node }
            size += isLeaf ? 1 : self.size(part)
        }
        (nodes[Int(node)].count, nodes[Int(node)].size) = (Int32(list.count), Int32(size))
    }

    /// Takes a part out of a node.
    private mutating func take(_ index: Int, outOf node: Int32) {
        let start = Int(node) * Self.capacity
        let count = Int(nodes[Int(node)].count)
        for place in start + index..<start + count - 1 { parts[place] = parts[place + 1] }
        nodes[Int(node)].count -= 1
    }

    // MARK: Inserting

    /// Inserts a few slots into the leaf at an index.
    private mutating func insert(_ slots: ArraySlice<Int>, at index: Int, below root: Int32) {
        var (node, rest) = (root, index)
        while !nodes[Int(node)].isLeaf {
            nodes[Int(node)].size += Int32(slots.count)
            var place = Int(node) * Self.capacity
            while rest > size(parts[place]) {
                rest -= size(parts[place])
                place += 1
            }
            node = parts[place]
        }
        put(slots.lazy.map(Int32.init), at: rest, into: node)
    }

    /// Inserts parts into a node, which is divided if it has not the room for them.
    private mutating func put(_ new: some Collection<Int32>, at index: Int, into node: Int32) {
        var all = parts(of: node)
        all.insert(contentsOf: new, at: index)
        guard all.count > Self.capacity else { return fill(node, all) }
        let (isLeaf, above, half) = (nodes[Int(node)].isLeaf, nodes[Int(node)].above, (all.count + 1) / 2)
        let other = make(isLeaf: isLeaf, above: above)
        fill(node, all[..<half])
        fill(other, all[half...])
        guard above < 0 else { return put(CollectionOfOne(other), at: place(of: node, in: above) + 1, into: above) }
        let root = make(isLeaf: false, above: above)
        fill(root, [node, other])
        roots[-1 - Int(above)] = root
    }

    // MARK: Removing

    /// Joins a node with few parts with a neighbour, as far as both are one node then, and goes on above.
    private mutating func tidy(_ node: Int32) {
        let (above, count) = (nodes[Int(node)].above, Int(nodes[Int(node)].count))
        guard above >= 0 else { return tidyRoot(node) }
        if count == 0 {
            drop(node, from: above)
        } else if count < Self.capacity / 4, nodes[Int(above)].count > 1 {
            let start = Int(above) * Self.capacity
            let first = max(0, place(of: node, in: above) - 1)
            let (left, right) = (parts[start + first], parts[start + first + 1])
            guard nodes[Int(left)].count + nodes[Int(right)].count <= Self.usual else { return }
            fill(left, parts(of: left) + parts(of: right))
            drop(right, from: above)
        } else {
            return
        }
        tidy(above)
    }

    private mutating func drop(_ node: Int32, from above: Int32) {
        take(place(of: node, in: above), outOf: above)
        unused.append(node)
    }

    /// A root without parts goes, and one with a single node is replaced by that.
    private mutating func tidyRoot(_ root: Int32) {
        let (owner, count) = (-1 - Int(nodes[Int(root)].above), nodes[Int(root)].count)
        if count == 0 {
            roots[owner] = -1
            unused.append(root)
        } else if count == 1, !nodes[Int(root)].isLeaf {
            let child = parts[Int(root) * Self.capacity]
            nodes[Int(child)].above = Int32(-1 - owner)
            roots[owner] = child
            unused.append(root)
            tidyRoot(child)
        }
    }
}
