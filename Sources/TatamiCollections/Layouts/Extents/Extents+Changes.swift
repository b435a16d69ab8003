extension Extents {
    /// Sets the length of a line, in points. A length that is not a number takes the line back to its estimate; negative ones count as 0.
    ///
    /// - Parameters:
    ///   - length: The length, in points.
    ///   - index: The index of the line.
    /// - Returns: True if where lines are has changed.
    @discardableResult public mutating func set(_ length: Double, at index: Int) -> Bool {
        guard let (before, isRun) = line(at: index) else { return false }
        var line = before
        (line.isKnown, line.length, line.epoch) = (!length.isNaN, Self.clean(length), epoch)
        guard line != before else { return false }
        prepare(index, isRun: isRun)
        root?.update(at: index, &visits) { $0 = line }
        return !line.isHidden && scale.length(of: line) != scale.length(of: before)
    }

    /// Inserts lines without known lengths.
    ///
    /// - Parameters:
    ///   - count: How many; none if it is not positive.
    ///   - index: The index of the first one, from 0 to the number of lines.
    ///   - kind: The number of their estimate, from 0 to 3.
    public mutating func insert(_ count: Int, at index: Int, kind: Int = 0) {
        // A sum of counts never overflows: nobody has that many rows.
        let count = min(count, 1 << 40 - self.count)
        guard count > 0 else { return }
        put(ExtentNode(run: ExtentLine(kind: UInt8(Self.clean(kind: kind))), count), at: max(0, min(index, self.count)))
    }

    /// Removes lines.
    public mutating func remove(_ range: Range<Int>) { _ = take(range.clamped(to: 0..<count)) }

    /// Moves lines with their lengths.
    ///
    /// - Parameters:
    ///   - range: The lines that move.
    ///   - index: The index of the first of them after the move.
    public mutating func move(_ range: Range<Int>, to index: Int) {
        guard let moved = take(range.clamped(to: 0..<count)) else { return }
        put(moved, at: max(0, min(index, count)))
    }

    /// Hides or shows lines. Hidden lines keep their lengths for later. It takes time in the number of nodes of the range.
    public mutating func setHidden(_ isHidden: Bool, in range: Range<Int>) {
        let range = range.clamped(to: 0..<count)
        if range.count == 1 {
            guard let (line, isRun) = line(at: range.lowerBound), line.isHidden != isHidden else { return }
            prepare(range.lowerBound, isRun: isRun)
            root?.update(at: range.lowerBound, &visits) { $0.isHidden = isHidden }
            return
        }
        guard let part = take(range) else { return }
        put(part.hidden(isHidden, &visits), at: range.lowerBound)
    }

    /// Makes all lengths old: no line counts as measured, and each keeps its known length as its own estimate (collections: rule 26). It takes
    /// constant time.
    public mutating func expire() { epoch &+= 1 }

    // MARK: Parts

    /// Removes a range and returns its lines; nil for none.
    private mutating func take(_ range: Range<Int>) -> ExtentNode? {
        guard !range.isEmpty, let root else { return nil }
        let (front, after) = root.divided(at: range.upperBound, &visits)
        let (before, part) = front?.divided(at: range.lowerBound, &visits) ?? (nil, nil)
        self.root = ExtentNode.joined(before, after, &visits)
        return part
    }

    /// Inserts lines at an index.
    private mutating func put(_ lines: ExtentNode, at index: Int) {
        let (before, after) = root?.divided(at: index, &visits) ?? (nil, nil)
        root = ExtentNode.joined(ExtentNode.joined(before, lines, &visits), after, &visits)
    }

    /// Returns a line and whether it is in a run; nil if there is no such line. It lets go of the leaf, which would be copied by a change otherwise.
    private mutating func line(at index: Int) -> (line: ExtentLine, isRun: Bool)? {
        guard index >= 0, index < count, let (leaf, before) = root?.leaf(at: index, &visits) else { return nil }
        return (leaf.line(index - before.count), leaf.repeats > 1)
    }

    /// Makes the tree its own, and writes out the part of a run around a line, so that the line can be changed.
    private mutating func prepare(_ index: Int, isRun: Bool) {
        if root != nil, !isKnownUniquelyReferenced(&root) { root = root?.copied() }
        guard isRun, let nodes = root?.writeOut(at: index, &visits) else { return }
        root = nodes.count == 1 ? nodes[0] : ExtentNode(nodes)
    }
}
