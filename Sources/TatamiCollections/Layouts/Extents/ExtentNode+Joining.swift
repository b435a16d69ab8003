/// Dividing and joining trees. Both walk along the line where the parts meet, a node a level.
extension ExtentNode {
    /// Returns the lines before an index and those from it on; nil for none. Both have the height of the whole, and nodes with few parts
    /// where they were divided: joining repairs them.
    func divided(at index: Int, _ visits: inout Int) -> (before: ExtentNode?, after: ExtentNode?) {
        if index <= 0 { return (nil, self) }
        if index >= count { return (self, nil) }
        visits += 1
        guard height > 0 else {
            if repeats > 1 { return (ExtentNode(run: lines[0], index), ExtentNode(run: lines[0], repeats - index)) }
            return (ExtentNode(lines: Array(lines[..<index])), ExtentNode(lines: Array(lines[index...])))
        }
        var (place, rest) = (0, index)
        while rest >= children[place].count {
            rest -= children[place].count
            place += 1
        }
        let (before, after) = children[place].divided(at: rest, &visits)
        let left = children[..<place] + (before.map { [$0] } ?? [])
        let right = (after.map { [$0] } ?? []) + children[(place + 1)...]
        return (ExtentNode(Array(left)), ExtentNode(Array(right)))
    }

    /// Returns the tree of the lines of two trees, one behind the other; nil if there are none.
    static func joined(_ first: ExtentNode?, _ second: ExtentNode?, _ visits: inout Int) -> ExtentNode? {
        guard let first else { return second?.repaired(atStart: true, &visits) }
        guard let second else { return first.repaired(atStart: false, &visits) }
        let parts = joined(first, second, &visits)
        return (parts.count == 1 ? parts[0] : ExtentNode(parts)).withoutSingles
    }

    /// A root with a single child is replaced by the child.
    private var withoutSingles: ExtentNode {
        var node = self
        while node.children.count == 1 { node = node.children[0] }
        return node
    }

    /// Returns one or two nodes of the height of the higher one.
    private static func joined(_ first: ExtentNode, _ second: ExtentNode, _ visits: inout Int) -> [ExtentNode] {
        visits += 1
        if first.height == 0, second.height == 0 { return merged(first, second) }
        var (before, after): (ArraySlice<ExtentNode>, ArraySlice<ExtentNode>) = ([], [])
        var (left, right) = (first, second)
        if first.height >= second.height {
            before = first.children.dropLast()
            left = first.children[first.children.count - 1]
        }
        if second.height >= first.height {
            after = second.children.dropFirst()
            right = second.children[0]
        }
        let middle = joined(left, right, &visits)
        var children = Array(before) + middle + after
        thicken(&children, before.count..<before.count + middle.count)
        return packed(children)
    }

    /// Merges the thin nodes of a part of a list with their neighbours.
    private static func thicken(_ children: inout [ExtentNode], _ part: Range<Int>) {
        for place in part.reversed() where place < children.count && children.count > 1 && children[place].isThin {
            let start = max(0, place - 1)
            children.replaceSubrange(start...start + 1, with: merged(children[start], children[start + 1]))
        }
    }

    /// One or two inner nodes with the children.
    private static func packed(_ children: [ExtentNode]) -> [ExtentNode] {
        guard children.count > innerCapacity else { return [ExtentNode(children)] }
        let half = children.count / 2
        return [ExtentNode(Array(children[..<half])), ExtentNode(Array(children[half...]))]
    }

    /// Merges neighbours of the same height: to one node if that holds all, and otherwise to two of nearly the same size. Two leaves of which
    /// one is a long run stay as they are.
    private static func merged(_ first: ExtentNode, _ second: ExtentNode) -> [ExtentNode] {
        guard first.height == 0 else { return packed(first.children + second.children) }
        if first.isRun, second.isRun, first.lines == second.lines { return [ExtentNode(run: first.lines[0], first.count + second.count)] }
        guard first.count <= leafCapacity, second.count <= leafCapacity else { return [first, second] }
        let total = first.count + second.count
        guard total <= leafCapacity || first.isThin || second.isThin else { return [first, second] }
        let lines = first.written + second.written
        guard total > leafCapacity else { return [ExtentNode(lines: lines)] }
        return [ExtentNode(lines: Array(lines[..<(total / 2)])), ExtentNode(lines: Array(lines[(total / 2)...]))]
    }

    /// Returns the same lines without thin nodes along the start or the end of the tree.
    private func repaired(atStart: Bool, _ visits: inout Int) -> ExtentNode { mended(atStart, &visits).withoutSingles }

    private func mended(_ atStart: Bool, _ visits: inout Int) -> ExtentNode {
        visits += 1
        guard height > 0 else { return self }
        var children = children
        let place = atStart ? 0 : children.count - 1
        children[place] = children[place].mended(atStart, &visits)
        Self.thicken(&children, place..<place + 1)
        return ExtentNode(children)
    }
}
