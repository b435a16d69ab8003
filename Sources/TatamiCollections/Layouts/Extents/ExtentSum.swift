/// A line as a leaf of `Extents` stores it.
struct ExtentLine: Hashable, Sendable {
    /// The length that was set, in points. It has a meaning while `isKnown`.
    var length = 0.0
    /// The size epoch in which the length was set.
    var epoch: UInt32 = 0
    /// The number of its estimate.
    var kind: UInt8
    /// True if a length was set, in whichever epoch.
    var isKnown = false
    /// True if the line takes no length and no spacing.
    var isHidden = false
}

/// The sums of some lines. Sums of nodes are always computed anew from their parts, so that errors of rounding do not add up
/// (collections: rule 10).
struct ExtentSum: Hashable, Sendable {
    /// The number of lines, hidden ones included.
    private(set) var count = 0
    /// The number of lines that are not hidden. All other sums are sums of these.
    private(set) var shown = 0
    /// The known lengths, by the kind of the lines.
    private(set) var known = SIMD4<Double>.zero
    /// The number of lines with a known length, by kind.
    private(set) var knownCounts = SIMD4<Int>.zero
    /// The number of lines that take their estimate, by kind.
    private(set) var estimated = SIMD4<Int>.zero

    /// Adds equal lines.
    mutating func add(_ line: ExtentLine, times: Int = 1) {
        count += times
        guard !line.isHidden else { return }
        shown += times
        let kind = Int(line.kind)
        if line.isKnown {
            known[kind] += line.length * Double(times)
            knownCounts[kind] += times
        } else {
            estimated[kind] += times
        }
    }

    /// Adds other sums.
    mutating func add(_ other: ExtentSum) {
        count += other.count
        shown += other.shown
        known += other.known
        knownCounts &+= other.knownCounts
        estimated &+= other.estimated
    }
}

/// What turns sums into lengths.
struct ExtentScale: Hashable, Sendable {
    /// The length of lines without a known one, in points, by kind.
    var estimates: SIMD4<Double>
    /// The distance between neighbouring lines that are shown, in points.
    var spacing: Double

    /// Returns where the first line behind some lines starts, in points.
    func start(behind sum: ExtentSum) -> Double {
        (sum.known + estimates * SIMD4<Double>(sum.estimated)).sum() + spacing * Double(sum.shown)
    }

    /// Returns where the last shown one of some lines ends, in points; 0 if none is shown.
    func end(of sum: ExtentSum) -> Double { sum.shown > 0 ? start(behind: sum) - spacing : 0 }

    /// Returns the length of a line while it is shown, in points.
    func length(of line: ExtentLine) -> Double { line.isKnown ? line.length : estimates[Int(line.kind)] }
}
