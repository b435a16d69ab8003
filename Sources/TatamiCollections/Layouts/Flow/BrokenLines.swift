/// Items in lines that are broken one after the other (collections: rule 15).
///
/// Where a line ends follows from its first item alone. So after a change, lines are broken anew from the one before it on until one starts
/// where one did before: the others stay. Items whose lines are not broken yet are in lines of a usual number of items.
struct BrokenLines: Sendable {
    /// A line of items.
    struct Line {
        /// The number of items, at least 1.
        var count: Int
        /// The length along the main axis, in points.
        var length: Double
        /// True if none of its items is shown.
        var isHidden: Bool
    }

    /// The greatest number of items in a line.
    static let limit = 1_000

    /// A line for each line; its length is the number of items. Lines that are not broken have a kind instead: 0 for the usual number, 1
    /// for one item.
    private var counts = Extents(estimate: 1)
    /// The lengths of the lines.
    private(set) var lines: Extents

    init(estimate: Double, spacing: Double) { lines = Extents(estimate: estimate, spacing: spacing) }

    /// The number of items.
    var itemCount: Int { Int(counts.total) }

    /// Returns the line of an item.
    func line(of item: Int) -> Int { counts.index(at: Double(item)) }

    /// Returns the items of a line.
    func items(of line: Int) -> Range<Int> { Int(counts.offset(of: line))..<Int(counts.offset(of: line + 1)) }

    /// Returns whether a line is broken.
    func isBroken(_ line: Int) -> Bool { counts[line]?.isMeasured ?? true }

    /// The first item of the first line that is not broken; nil if all are.
    var firstUnbroken: Int? { counts.firstUnknown().map { items(of: $0).lowerBound } }

    // MARK: Changing

    /// Puts items in lines that are not broken, in place of all others.
    mutating func reset(_ items: Int, usual: Int) {
        counts.remove(0..<counts.count)
        lines.remove(0..<lines.count)
        counts.setEstimate(Double(usual))
        lines.setEstimate(lines.estimate() / Double(usual), ofKind: 1)
        add(items, at: 0)
    }

    /// Inserts items in lines that are not broken.
    mutating func insert(_ items: Range<Int>) {
        let start = max(0, min(items.lowerBound, itemCount))
        divide(at: start)
        add(items.count, at: start == itemCount ? counts.count : line(of: start))
    }

    /// Removes items.
    mutating func remove(_ items: Range<Int>) {
        let items = items.clamped(to: 0..<itemCount)
        guard !items.isEmpty else { return }
        divide(at: items.lowerBound)
        divide(at: items.upperBound)
        let range = line(of: items.lowerBound)..<(items.upperBound == itemCount ? counts.count : line(of: items.upperBound))
        counts.remove(range)
        lines.remove(range)
    }

    /// Breaks lines anew from the line of an item on until a condition holds for the first item of the next one.
    ///
    /// - Parameters:
    ///   - item: An item of the first line.
    ///   - budget: The greatest number of items to go through.
    ///   - isDone: Gets an item at which a line may start, and whether a broken one starts there already.
    ///   - next: Returns the line that starts at an item.
    mutating func breakLines(fromLineOf item: Int, _ budget: Int, until isDone: (Int, Bool) -> Bool, _ next: (Int) -> Line) {
        let total = itemCount
        guard item < total else { return }
        let first = line(of: item)
        let start = items(of: first).lowerBound
        var end = start
        var fresh: [Line] = []
        while end < total, end - start < budget {
            let old = line(of: end)
            if isDone(end, isBroken(old) && items(of: old).lowerBound == end) { break }
            var line = next(end)
            line.count = max(1, min(line.count, total - end))
            fresh.append(line)
            end += line.count
        }
        guard !fresh.isEmpty else { return }
        divide(at: end)
        let range = first..<(end == total ? counts.count : line(of: end))
        counts.remove(range)
        lines.remove(range)
        counts.insert(fresh.count, at: first)
        lines.insert(fresh.count, at: first)
        for (index, line) in fresh.enumerated() { put(line, at: first + index) }
    }

    private mutating func put(_ line: Line, at index: Int) {
        counts.set(Double(line.count), at: index)
        lines.set(line.length, at: index)
        if line.isHidden { lines.setHidden(true, in: index..<index + 1) }
    }

    /// Lets a line start at an item. If one has to be divided for this, its parts are not broken.
    private mutating func divide(at item: Int) {
        guard item > 0, item < itemCount else { return }
        let line = line(of: item)
        let items = items(of: line)
        guard items.lowerBound < item else { return }
        counts.remove(line..<line + 1)
        lines.remove(line..<line + 1)
        add(items.upperBound - item, at: line)
        add(item - items.lowerBound, at: line)
    }

    /// Adds lines that are not broken for so many items.
    private mutating func add(_ items: Int, at line: Int) {
        let usual = max(1, Int(counts.estimate()))
        let (full, rest) = items.quotientAndRemainder(dividingBy: usual)
        for (count, kind) in [(rest, 1), (full, 0)] {
            counts.insert(count, at: line, kind: kind)
            lines.insert(count, at: line, kind: kind)
        }
    }
}
