/// The lengths of many lines along the direction of scrolling, of which most were never measured (collections: rules 9 to 12).
///
/// A line is what a layout puts one behind the other: an item of a list, a row of a grid. It has a known length, or the estimate of its
/// kind, and hidden lines take neither length nor spacing. A tree keeps the sums, so that looking up and changing one line takes
/// time that grows with the logarithm of their number; a million lines that were never measured are one node of it. Copies take no time
/// and share what stays the same.
///
/// ```swift
/// var rows = Extents(estimate: 44, spacing: 1)
/// rows.insert(1_000_000, at: 0)
/// rows.set(60, at: 2)
/// rows.offset(of: 3)              // 151: 44, 44 and 60, and three spacings
/// rows.indices(in: 150..<240)     // 3..<5
/// ```
///
/// Offsets are points from the start of the first line. Nothing traps: indices beyond the ends count as the ends.
public struct Extents: Sendable {
    /// The greatest length and offset, in points. It is beyond `Numbers.limit`: a million rows of 44 points are (collections: rule 1).
    public static let limit = 1e12
    /// The number of kinds of lines, each with an estimate.
    public static let kinds = 4

    /// A line.
    public struct Line: Hashable, Sendable {
        /// The length in points that the line takes while it is shown: the known one, or the estimate of its kind.
        public let length: Double
        /// True if the length was set since the last `expire()`.
        public let isMeasured: Bool
        /// True if the line takes neither length nor spacing.
        public let isHidden: Bool
        /// The number of its estimate, from 0 to 3.
        public let kind: Int
    }

    var root: ExtentNode?
    var scale: ExtentScale
    var epoch: UInt32 = 0
    /// The number of nodes that changes have visited, for tests.
    package internal(set) var visits = 0

    /// Makes an empty list of lines.
    ///
    /// - Parameters:
    ///   - estimate: The length of lines that were never measured, in points, for all kinds.
    ///   - spacing: The distance between neighbouring lines, in points.
    public init(estimate: Double = 44, spacing: Double = 0) {
        scale = ExtentScale(
            estimates: SIMD4(repeating: Self.clean(estimate)), spacing: Self.clean(spacing))
    }

    /// The number of lines, hidden ones included.
    public var count: Int { root?.count ?? 0 }

    /// The number of lines that are not hidden.
    public var shownCount: Int { root?.sum.shown ?? 0 }

    /// The length of all lines with the spacing between them, in points.
    public var total: Double { root.map { min(scale.end(of: $0.sum), Self.limit) } ?? 0 }

    /// The distance between neighbouring lines that are shown, in points. A new value takes constant time.
    public var spacing: Double {
        get { scale.spacing }
        set { scale.spacing = Self.clean(newValue) }
    }

    /// Returns the estimate of a kind, in points.
    public func estimate(ofKind kind: Int = 0) -> Double { scale.estimates[Self.clean(kind: kind)] }

    /// Gives the lines of a kind that have no known length another one, in points. It takes constant time.
    public mutating func setEstimate(_ length: Double, ofKind kind: Int = 0) {
        scale.estimates[Self.clean(kind: kind)] = Self.clean(length)
    }

    /// Returns the mean of the known lengths of a kind, in points, without hidden lines; nil if none is known.
    public func mean(ofKind kind: Int = 0) -> Double? {
        let kind = Self.clean(kind: kind)
        guard let sum = root?.sum, sum.knownCounts[kind] > 0 else { return nil }
        return sum.known[kind] / Double(sum.knownCounts[kind])
    }

    /// A length from 0 to the limit; 0 for what is no number.
    static func clean(_ length: Double) -> Double { length >= 0 ? min(length, limit) : 0 }

    static func clean(kind: Int) -> Int { max(0, min(kind, kinds - 1)) }

    // MARK: Looking up

    /// Returns the line at an index; nil if there is none.
    public subscript(index: Int) -> Line? { place(of: index)?.line }

    /// Returns the line at an index and where it starts, in points; nil if there is none.
    func place(of index: Int) -> (line: Line, start: Double)? {
        guard let root, index >= 0, index < root.count else { return nil }
        var visits = 0
        let (leaf, before) = root.leaf(at: index, &visits)
        let (line, place) = (leaf.line(index - before.count), index - before.count)
        let found = Line(
            length: scale.length(of: line), isMeasured: line.isKnown && line.epoch == epoch, isHidden: line.isHidden, kind: Int(line.kind))
        return (found, min(scale.start(behind: leaf.sum(before: place, behind: before)), total))
    }

    /// Returns where a line starts, in points. A hidden line starts where the next shown one does, and `count`, like hidden lines at the end,
    /// where all lines end.
    public func offset(of index: Int) -> Double {
        var visits = 0
        return offset(of: index, &visits)
    }

    package func offset(of index: Int, _ visits: inout Int) -> Double {
        guard let root, index > 0 else { return 0 }
        return min(scale.start(behind: root.sum(before: min(index, root.count), &visits)), total)
    }

    /// Returns the index of the line at an offset in points: the last shown one that starts there or before. Before the first shown line it is
    /// that line; 0 if no line is shown.
    public func index(at offset: Double) -> Int {
        var visits = 0
        return index(at: offset, &visits)
    }

    package func index(at offset: Double, _ visits: inout Int) -> Int {
        guard let root else { return 0 }
        let offset = offset.isNaN ? 0 : max(0, offset)
        return root.last(where: { scale.start(behind: $0) <= offset }, &visits) ?? 0
    }

    /// Returns the lines in a part of the content: from the first shown one that ends behind its start to the last shown one that starts before
    /// its end. There may be hidden lines between them.
    public func indices(in span: Range<Double>) -> Range<Int> {
        var visits = 0
        return indices(in: span, &visits)
    }

    package func indices(in span: Range<Double>, _ visits: inout Int) -> Range<Int> {
        guard let root, !span.isEmpty,
            let first = root.first(where: { scale.end(of: $0) > span.lowerBound }, &visits),
            let last = root.last(where: { scale.start(behind: $0) < span.upperBound }, &visits), first <= last
        else { return 0..<0 }
        return first..<last + 1
    }

    /// Calls a function for the shown lines in a part of the content, in their order: the ones of `indices(in:)` that are not hidden. It visits a
    /// way down for each leaf, not for each line.
    ///
    /// - Parameters:
    ///   - span: The part of the content, in points.
    ///   - found: Takes the index of a line, where it starts, and its length.
    func shownLines(in span: Range<Double>, _ found: (Int, Double, Double) -> Void) {
        var visits = 0
        shownLines(in: span, &visits, found)
    }

    package func shownLines(in span: Range<Double>, _ visits: inout Int, _ found: (Int, Double, Double) -> Void) {
        let range = indices(in: span, &visits)
        guard let root else { return }
        var index = range.lowerBound
        while index < range.upperBound {
            let (leaf, before) = root.leaf(at: index, &visits)
            if leaf.sum.shown == 0 {
                // Hidden lines, perhaps very many.
                guard let next = root.first(where: { $0.shown > before.shown }, &visits) else { return }
                index = next
                continue
            }
            var sum = leaf.sum(before: index - before.count, behind: before)
            for place in index - before.count..<min(leaf.count, range.upperBound - before.count) {
                let (line, start) = (leaf.line(place), scale.start(behind: sum))
                if !line.isHidden {
                    found(before.count + place, min(start, total), scale.length(of: line))
                }
                sum.add(line)
            }
            index = before.count + leaf.count
        }
    }

    /// Returns the index of the first shown line whose length was never set; nil if there is none.
    func firstUnknown() -> Int? {
        var visits = 0
        return root?.first(where: { $0.estimated.wrappedSum() > 0 }, &visits)
    }
}
