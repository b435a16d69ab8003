extension Extents {
    /// Sets the length of a line, in points. A length that is not a number takes the line back to its estimate; negative ones count as 0.
    public mutating func set(_ length: Double, at index: Int) {
        guard prepare(index) else { return }
        let epoch = epoch
        root?.update(at: index, &visits) { line in
            line.isKnown = !length.isNaN
            line.length = Self.clean(length)
            line.epoch = epoch
        }
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
            guard self[range.lowerBound]?.isHidden != isHidden, prepare(range.lowerBound) else { return }
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

    /// Makes the tree its own, and writes out the part of a run around a line, so that the line can be changed. False if there is no such line.
    private mutating func prepare(_ index: Int) -> Bool {
        guard index >= 0, index < count else { return false }
        if let (range, line) = run(around: index) {
            _ = take(range)
            put(ExtentNode(lines: Array(repeating: line, count: range.count)), at: range.lowerBound)
        }
        makeUnique()
        return true
    }

    /// The lines of a run that are written out together, because lines near each other are measured one after the other; nil if the line is
    /// written out already.
    private mutating func run(around index: Int) -> (range: Range<Int>, line: ExtentLine)? {
        guard let (leaf, start) = root?.leaf(at: index, &visits), leaf.repeats > 1 else { return nil }
        let group = start + (index - start) / ExtentNode.leafCapacity * ExtentNode.leafCapacity
        let end = min(group + ExtentNode.leafCapacity, start + leaf.count)
        // A line alone would join its neighbours in a run again.
        return (min(group, end - 2)..<end, leaf.lines[0])
    }

    private mutating func makeUnique() {
        guard root != nil, !isKnownUniquelyReferenced(&root) else { return }
        root = root?.copied()
    }
}
