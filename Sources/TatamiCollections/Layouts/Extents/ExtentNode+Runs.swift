/// Runs of equal lines that are written out where one of them is about to change.
extension ExtentNode {
    /// Writes out the part of a run around a line, and returns the node or the nodes that stand in place of this one. The node must belong to one
    /// tree alone; shared nodes below are copied.
    func writeOut(at index: Int, _ visits: inout Int) -> [ExtentNode] {
        visits += 1
        return height == 0 ? writtenOut(around: index) : replaceChild(at: index) { child, rest in child.writeOut(at: rest, &visits) }
    }

    /// Returns the leaves of a run of which the lines around one are written out, because lines near each other are measured one after the other.
    /// What is left of the run on both sides is no thin leaf, unless the whole is one.
    private func writtenOut(around index: Int) -> [ExtentNode] {
        var start = index / Self.leafCapacity * Self.leafCapacity
        var end = min(start + Self.leafCapacity, count)
        if count - end < Self.least { end = count }
        if end - start < Self.least { start = max(0, start - Self.leafCapacity) }
        let (line, middle) = (lines[0], end - start > Self.leafCapacity ? (start + end) / 2 : end)
        let written = [start..<middle, middle..<end].filter { !$0.isEmpty }
        return (start > 0 ? [ExtentNode(run: line, start)] : [])
            + written.map { ExtentNode(lines: Array(repeating: line, count: $0.count)) }
            + (end < count ? [ExtentNode(run: line, count - end)] : [])
    }
}
