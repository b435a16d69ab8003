import TatamiGeometry

/// Items of any length in columns of equal width, each behind the one above it in its column (collections: rule 14).
///
/// An item gets its column when it comes: the one that is shortest at its place, of several the first. It keeps the column when lengths change, so that
/// nothing jumps from column to column while items are measured. Only items that nobody has seen, behind those that were measured before, go to the
/// column that is the shortest by then, as they are measured or come near the viewport. A new number of columns, or ``rebalance()``, places all items anew.
///
/// Measuring an item and finding what is in sight take time in the logarithm of the number of items, for each column. Memory grows with the number of
/// items in each column.
public struct WaterfallLayout: SectionLayout {
    /// The greatest number of columns.
    public static let columnLimit = 16

    private let columns: GridColumns
    private let spacing: Double
    private let columnSpacing: Double
    private let estimate: Double
    /// A line for each item in each column; those of the other columns are hidden.
    private var stacks: [Extents] = []
    /// The column of each item.
    private var placed: [UInt8] = []
    /// The number of items up to the last one that was measured, and up to the last one that stays in its column.
    private var (measured, fixed) = (0, 0)
    /// The first item that was measured since others were placed, of those that may go to another column.
    private var freshStart = Int.max
    /// Whether a length has changed since the items behind them were placed.
    private var isOff = false
    /// The end of the part of the main axis in which they were placed since.
    private var settledEnd = -Double.infinity
    /// The greatest number of items that are placed anew at once.
    private static let settledAtOnce = 1_000
    private var axis = Axis.vertical
    private var crossLength = 0.0
    private var grid = PixelGrid()

    /// Creates a waterfall.
    ///
    /// - Parameters:
    ///   - columns: How many columns there are, at most 16.
    ///   - estimate: The length of items that were never measured, in points.
    ///   - spacing: The distance between the items of a column, in points.
    ///   - columnSpacing: The distance between columns, in points.
    public init(_ columns: GridColumns, estimate: Double = 100, spacing: Double = 0, columnSpacing: Double = 0) {
        (self.columns, self.columnSpacing) = (columns, Numbers.cleanLength(columnSpacing))
        (self.estimate, self.spacing) = (Numbers.cleanLength(estimate), Numbers.cleanLength(spacing))
    }

    /// Takes over the content.
    public mutating func prepare(_ section: SectionContent, _ change: SectionChange) {
        let count = min(columns.count(in: section.crossLength, spacing: columnSpacing), Self.columnLimit)
        let isSame = count == stacks.count && section.axis == axis
        (axis, crossLength, grid) = (section.axis, section.crossLength, section.grid)
        switch change {
        case .steps(let steps) where isSame: perform(steps, section)
        case .cross where isSame: for column in stacks.indices { stacks[column].expire() }
        case .hidden(let range) where isSame:
            let range = range.clamped(to: placed.indices)
            for item in range { stacks[Int(placed[item])].setHidden(false, in: item..<item + 1) }
            hide(section.hidden(range))
        default:
            stacks = Array(repeating: Extents(estimate: estimate, spacing: spacing), count: count)
            (placed, measured, fixed, freshStart) = ([], 0, 0, .max)
            insert(0..<section.count)
            refresh([0..<section.count], section)
            fixed = measured
        }
    }

    private mutating func perform(_ steps: [SectionStep], _ section: SectionContent) {
        freshStart = .max
        for step in steps {
            switch step {
            case .remove(let range):
                let range = range.clamped(to: placed.indices)
                placed.removeSubrange(range)
                measured -= range.clamped(to: 0..<max(0, measured)).count
                fixed -= range.clamped(to: 0..<max(0, fixed)).count
                for column in stacks.indices { stacks[column].remove(range) }
            case .insert(let range): insert(range)
            }
        }
        guard placed.count == section.count else { return prepare(section, .everything) }
        refresh(FreshItems(steps).ranges, section)
    }

    /// Makes room for items; they have no column yet.
    private mutating func insert(_ range: Range<Int>) {
        let start = max(0, min(range.lowerBound, placed.count))
        placed.insert(contentsOf: repeatElement(0, count: range.count), at: start)
        if start < measured { measured += range.count }
        if start < fixed { fixed += range.count }
        for column in stacks.indices {
            stacks[column].insert(range.count, at: start)
            stacks[column].setHidden(true, in: start..<start + range.count)
        }
    }

    /// Places items that came, one after the other.
    private mutating func refresh(_ ranges: [Range<Int>], _ section: SectionContent) {
        for range in ranges {
            let known = Dictionary(section.lengths(range).map { ($0.item, $0.length) }, uniquingKeysWith: { first, _ in first })
            let hidden = Set(section.hidden(range))
            var ends = stacks.map { end(of: $0, before: range.lowerBound) }
            for item in range {
                let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
                placed[item] = UInt8(column)
                if let length = known[item] {
                    stacks[column].set(length, at: item)
                    measured = max(measured, item + 1)
                }
                guard !hidden.contains(item) else { continue }
                stacks[column].setHidden(false, in: item..<item + 1)
                ends[column] += (stacks[column][item]?.length ?? 0) + spacing
            }
        }
    }

    /// Where an item of a column would start. Behind the last item of a column, its lines end without spacing.
    private func end(of stack: Extents, before item: Int) -> Double {
        let start = stack.offset(of: item)
        return start > 0 && start == stack.total ? start + spacing : start
    }

    private mutating func hide(_ items: [Int]) {
        for item in items where placed.indices.contains(item) { stacks[Int(placed[item])].setHidden(true, in: item..<item + 1) }
    }

    /// Whether items that nobody has seen, in or before a part of the main axis, may stand in a column that is not the shortest.
    public func isUnsettled(in span: Range<Double>) -> Bool {
        guard isOff, span.upperBound > settledEnd else { return false }
        return fixed < measured || measured < placed.count && stacks.contains { end(of: $0, before: measured) < span.upperBound }
    }

    /// Gives items that nobody has seen the column that is the shortest now, up to the end of a part of the main axis: those that were measured
    /// since the last time, which stay there from now on, and those behind them.
    public mutating func settle(_ section: SectionContent, in span: Range<Double>) {
        let start = min(freshStart, measured)
        var ends = stacks.map { end(of: $0, before: start) }
        let limit = min(placed.count, measured + Self.settledAtOnce)
        isOff = limit < placed.count
        for item in start..<limit {
            guard let column = ends.indices.min(by: { ends[$0] < ends[$1] }) else { break }
            if item >= measured, ends[column] >= span.upperBound {
                isOff = true
                break
            }
            place(item, in: column)
            if let line = stacks[column][item], !line.isHidden { ends[column] += line.length + spacing }
        }
        (fixed, freshStart, settledEnd) = (measured, .max, span.upperBound)
    }

    /// Moves an item that is shown to a column.
    private mutating func place(_ item: Int, in column: Int) {
        let old = Int(placed[item])
        guard column != old, let line = stacks[old][item], !line.isHidden else { return }
        stacks[old].setHidden(true, in: item..<item + 1)
        if line.isMeasured { stacks[column].set(line.length, at: item) }
        stacks[column].setHidden(false, in: item..<item + 1)
        placed[item] = UInt8(column)
    }

    /// Places all items anew by the lengths that are known now. Frames of items in sight may change columns.
    public mutating func rebalance() {
        let lines = placed.indices.map { stacks[Int(placed[$0])][$0] }
        let count = placed.count
        let content = SectionContent(
            count: count, axis: axis, crossLength: crossLength, grid: grid,
            lengths: { range in range.compactMap { item in lines[item].flatMap { $0.isMeasured ? (item, $0.length) : nil } } },
            hidden: { range in range.filter { lines[$0]?.isHidden == true } })
        prepare(content, .everything)
    }

    /// The number of columns.
    public var count: Int { stacks.count }

    /// The length of the longest column, in points.
    public var extent: Double { stacks.map(\.total).max() ?? 0 }

    /// Returns the frame of an item, in the space of the section, with edges on device pixels across it.
    public func frame(of item: Int) -> Rect {
        guard placed.indices.contains(item) else { return .zero }
        let column = Int(placed[item])
        let (start, end) = grid.column(column, of: count, in: crossLength, spacing: columnSpacing)
        let line = stacks[column][item]
        return Rect(
            axis, main: stacks[column].offset(of: item), length: line?.isHidden == false ? line?.length ?? 0 : 0, cross: start,
            crossLength: end - start)
    }

    /// Calls `found` for the shown items in a part of the main axis, column by column.
    public func items(in span: Range<Double>, _ found: (Int, Rect) -> Void) {
        for (column, stack) in stacks.enumerated() {
            for item in stack.indices(in: span) where Int(placed[item]) == column {
                let frame = frame(of: item)
                if frame.size[axis] > 0 { found(item, frame) }
            }
        }
    }

    /// Returns the width of the item's column, and as much as the item wants along the main axis.
    public func proposal(for item: Int) -> Proposal? {
        guard placed.indices.contains(item) else { return nil }
        let (start, end) = grid.column(Int(placed[item]), of: count, in: crossLength, spacing: columnSpacing)
        return Proposal(axis, cross: end - start)
    }

    /// Sets the measured length of an item, in points. Returns whether it differs from the one before.
    public mutating func setLength(_ length: Double, of item: Int) -> Bool {
        guard placed.indices.contains(item), let line = stacks[Int(placed[item])][item] else { return false }
        stacks[Int(placed[item])].set(length, at: item)
        if item >= fixed { freshStart = min(freshStart, item) }
        (measured, isOff, settledEnd) = (max(measured, item + 1), true, -.infinity)
        return stacks[Int(placed[item])][item]?.length != line.length && !line.isHidden
    }
}
