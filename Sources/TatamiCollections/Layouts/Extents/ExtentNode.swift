import TatamiGeometry

/// A node of the B+ tree of `Extents`: a leaf with up to 64 lines, a leaf with a run of equal lines, or up to 32 nodes.
///
/// Only ``update(at:_:_:)`` changes a node, and only one that a single tree holds. Everything else makes new nodes and shares the others
/// with the tree before, so that a copy of a tree costs nothing and never changes.
final class ExtentNode: @unchecked Sendable {
    static let leafCapacity = 64
    static let innerCapacity = 32
    /// Nodes with fewer parts are joined with a neighbour.
    static let least = 16

    /// The number of levels below; 0 for a leaf.
    let height: Int
    private(set) var children: [ExtentNode]
    private(set) var lines: [ExtentLine]
    /// How often the only line of a run stands there; 1 for other leaves.
    let repeats: Int
    private(set) var sum = ExtentSum()

    /// Makes an inner node. The children have the same height.
    init(_ children: [ExtentNode]) {
        height = (children.first?.height ?? 0) + 1
        (self.children, lines, repeats) = (children, [], 1)
        addUp()
    }

    /// Makes a leaf.
    init(lines: [ExtentLine]) {
        (height, children, self.lines, repeats) = (0, [], lines, 1)
        addUp()
    }

    /// Makes a leaf of equal lines without known lengths.
    init(run line: ExtentLine, _ count: Int) {
        (height, children, lines, repeats) = (0, [], [line], count)
        addUp()
    }

    private init(copy other: ExtentNode) {
        (height, children, lines, repeats, sum) = (other.height, other.children, other.lines, other.repeats, other.sum)
    }

    var count: Int { sum.count }

    /// True for a leaf whose lines are all equal and without known lengths.
    var isRun: Bool { height == 0 && lines.count == 1 && !lines[0].isKnown }

    /// True if the node should be joined with a neighbour.
    var isThin: Bool { height == 0 ? count < Self.least : children.count < Self.least }

    /// The lines of a leaf, one by one.
    var written: [ExtentLine] { repeats == 1 ? lines : Array(repeating: lines[0], count: repeats) }

    private func addUp() {
        // In a variable, so that the node is accessed once.
        var total = ExtentSum()
        if height > 0 {
            for child in children { total.add(child.sum) }
        } else {
            for line in lines { total.add(line, times: repeats) }
        }
        sum = total
    }

    // MARK: Looking up

    /// Returns the sums of the lines before an index, from 0 to `count`.
    func sum(before index: Int, _ visits: inout Int) -> ExtentSum {
        guard index < count else { return sum }
        let (leaf, before) = leaf(at: index, &visits)
        return leaf.sum(before: index - before.count, behind: before)
    }

    /// Returns the leaf with a line, from 0 to `count - 1`, and the sums of the lines before the leaf.
    func leaf(at index: Int, _ visits: inout Int) -> (leaf: ExtentNode, before: ExtentSum) {
        var (node, before) = (self, ExtentSum())
        while node.height > 0 {
            visits += 1
            var next = node
            for child in node.children {
                next = child
                if index - before.count < child.count { break }
                before.add(child.sum)
            }
            node = next
        }
        visits += 1
        return (node, before)
    }

    /// Returns the sums of a leaf's lines before one of them, and of those before the leaf.
    func sum(before place: Int, behind before: ExtentSum) -> ExtentSum {
        var result = before
        if repeats > 1 {
            result.add(lines[0], times: place)
        } else {
            for line in lines.prefix(place) { result.add(line) }
        }
        return result
    }

    /// Returns the line at a place in a leaf.
    func line(_ place: Int) -> ExtentLine { lines[repeats > 1 ? 0 : min(place, lines.count - 1)] }

    // MARK: Searching

    /// Returns the index of the last shown line before whose start a condition holds; nil if there is none. The condition gets the sums of
    /// the lines before, and is true up to some line and false from there on.
    func last(where holds: (ExtentSum) -> Bool, _ visits: inout Int) -> Int? {
        var (node, before) = (self, ExtentSum())
        guard sum.shown > 0, holds(before) else { return nil }
        while node.height > 0 {
            visits += 1
            var (next, start, sums) = (node, before, before)
            for child in node.children {
                if child.sum.shown > 0 {
                    guard holds(sums) else { break }
                    (next, start) = (child, sums)
                }
                sums.add(child.sum)
            }
            (node, before) = (next, start)
        }
        visits += 1
        let first = before.count
        if node.repeats > 1 {
            let places = 0..<node.repeats
            let beyond = places.partitioningIndex { place in !holds(before.adding(node.lines[0], place)) }
            return first + max(0, beyond - 1)
        }
        var found = 0
        for (place, line) in node.lines.enumerated() {
            if !line.isHidden {
                guard holds(before) else { break }
                found = place
            }
            before.add(line)
        }
        return first + found
    }

    /// Returns the index of the first shown line at whose end a condition holds; nil if there is none. The condition gets the sums with the
    /// line, and is false up to some line and true from there on.
    func first(where holds: (ExtentSum) -> Bool, _ visits: inout Int) -> Int? {
        guard sum.shown > 0, holds(sum) else { return nil }
        var (node, before) = (self, ExtentSum())
        while node.height > 0 {
            visits += 1
            var (next, start, sums) = (node, before, before)
            for child in node.children {
                if child.sum.shown > 0 { (next, start) = (child, sums) }
                sums.add(child.sum)
                if child.sum.shown > 0, holds(sums) { break }
            }
            (node, before) = (next, start)
        }
        visits += 1
        let first = before.count
        if node.repeats > 1 {
            let places = 0..<node.repeats - 1
            return first + places.partitioningIndex { place in holds(before.adding(node.lines[0], place + 1)) }
        }
        var found = 0
        for (place, line) in node.lines.enumerated() {
            before.add(line)
            guard !line.isHidden else { continue }
            found = place
            if holds(before) { break }
        }
        return first + found
    }

    // MARK: Changing

    /// Changes a line of a leaf that is no run. The node must belong to one tree alone; shared nodes below are copied.
    func update(at index: Int, _ visits: inout Int, _ change: (inout ExtentLine) -> Void) {
        visits += 1
        defer { addUp() }
        guard height > 0 else { return change(&lines[index]) }
        let (place, rest) = child(at: index)
        if !isKnownUniquelyReferenced(&children[place]) { children[place] = children[place].copied() }
        children[place].update(at: rest, &visits, change)
    }

    /// Replaces the child with a line by others, and returns this node, with another one behind it if it would have too many children. The node
    /// must belong to one tree alone; the closure gets the child as one that does, and the index of the line in it.
    func replaceChild(at index: Int, _ replacement: (ExtentNode, Int) -> [ExtentNode]) -> [ExtentNode] {
        let (place, rest) = child(at: index)
        if children[place].height > 0, !isKnownUniquelyReferenced(&children[place]) { children[place] = children[place].copied() }
        children.replaceSubrange(place...place, with: replacement(children[place], rest))
        var nodes = [self]
        if children.count > Self.innerCapacity {
            let half = (children.count + 1) / 2
            nodes.append(ExtentNode(Array(children[half...])))
            children.removeSubrange(half...)
        }
        addUp()
        return nodes
    }

    /// Returns the place of the child with a line, and the index of the line in it.
    private func child(at index: Int) -> (place: Int, rest: Int) {
        var (place, rest) = (0, index)
        while rest >= children[place].count {
            rest -= children[place].count
            place += 1
        }
        return (place, rest)
    }

    /// Returns a node with the same parts that can be changed.
    func copied() -> ExtentNode { ExtentNode(copy: self) }

    /// Returns the same lines, all hidden or all shown. What is so already is shared.
    func hidden(_ isHidden: Bool, _ visits: inout Int) -> ExtentNode {
        visits += 1
        if sum.shown == (isHidden ? 0 : count) { return self }
        if height > 0 { return ExtentNode(children.map { $0.hidden(isHidden, &visits) }) }
        let lines = lines.map { line in
            var line = line
            line.isHidden = isHidden
            return line
        }
        return repeats > 1 ? ExtentNode(run: lines[0], repeats) : ExtentNode(lines: lines)
    }
}

extension ExtentSum {
    fileprivate func adding(_ line: ExtentLine, _ times: Int) -> ExtentSum {
        var sum = self
        sum.add(line, times: times)
        return sum
    }
}
