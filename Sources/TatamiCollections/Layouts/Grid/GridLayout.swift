import TatamiGeometry

/// Items in columns of equal width, line by line. A line is as long as its longest item (collections: rule 13).
///
/// A change of the items keeps the lines before it and fills the others again. Hidden items leave no gap.
public struct GridLayout: SectionLayout {
    private let columns: GridColumns
    private let columnSpacing: Double
    private var lines: Extents
    /// A line of length 1 for each item: its offset is the number of the item's cell, since hidden items take none.
    private var cells = Extents(estimate: 1)
    /// The measured lengths by item.
    private var lengths: [Int: Double] = [:]
    private var columnCount = 1
    private var axis = Axis.vertical
    private var crossLength = 0.0
    private var grid = PixelGrid()

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - columns: How many columns there are.
    ///   - estimate: The length of lines without measured items, in points.
    ///   - spacing: The distance between lines, in points.
    ///   - columnSpacing: The distance between columns, in points.
    public init(_ columns: GridColumns, estimate: Double = 44, spacing: Double = 0, columnSpacing: Double = 0) {
        (self.columns, self.columnSpacing) = (columns, Numbers.cleanLength(columnSpacing))
        lines = Extents(estimate: estimate, spacing: spacing)
    }

    /// Takes over the content.
    public mutating func prepare(_ section: SectionContent, _ change: SectionChange) {
        let count = columns.count(in: section.crossLength, spacing: columnSpacing)
        let isSame = count == columnCount && section.axis == axis
        (axis, crossLength, grid, columnCount) = (section.axis, section.crossLength, section.grid, count)
        switch change {
        case .steps(let steps) where isSame: perform(steps, section)
        case .cross where isSame: lines.expire()
        case .hidden(let range) where isSame:
            cells.setHidden(false, in: range)
            fill(from: range.lowerBound, section, hiding: range)
        default:
            cells.remove(0..<cells.count)
            cells.insert(section.count, at: 0)
            lengths = [:]
            fill(from: 0, section, hiding: 0..<section.count)
        }
    }

    private mutating func perform(_ steps: [SectionStep], _ section: SectionContent) {
        var first = section.count
        for step in steps {
            switch step {
            case .remove(let range):
                cells.remove(range)
                first = min(first, range.lowerBound)
            case .insert(let range):
                cells.insert(range.count, at: range.lowerBound)
                first = min(first, range.lowerBound)
            }
        }
        guard cells.count == section.count else { return prepare(section, .everything) }
        fill(from: first, section, hiding: first..<section.count)
    }

    /// Makes the lines from the one of an item on anew.
    private mutating func fill(from item: Int, _ section: SectionContent, hiding range: Range<Int>) {
        for item in section.hidden(range) { cells.setHidden(true, in: item..<item + 1) }
        let first = min(cell(of: item) / columnCount, lines.count)
        let firstCell = cells.indices(in: Double(first * columnCount)..<Double(first * columnCount + 1))
        let start = firstCell.isEmpty ? cells.count : firstCell.lowerBound
        lines.remove(first..<lines.count)
        lines.insert((cells.shownCount + columnCount - 1) / columnCount - first, at: first)
        lengths = lengths.filter { $0.key < start }
        for (item, length) in section.lengths(start..<section.count) { lengths[item] = length }
        for line in Set(lengths.keys.filter { $0 >= start }.map { cell(of: $0) / columnCount }) { measure(line) }
    }

    private func cell(of item: Int) -> Int { Int(cells.offset(of: item)) }

    /// The items of a line, hidden ones between them included.
    private func items(ofLine line: Int) -> Range<Int> {
        cells.indices(in: Double(line * columnCount)..<Double((line + 1) * columnCount))
    }

    /// A line whose items were not all measured is at least as long as the estimate.
    private mutating func measure(_ line: Int) {
        let shown = items(ofLine: line).filter { cells[$0]?.isHidden == false }
        let known = shown.compactMap { lengths[$0] }
        guard let longest = known.max() else { return }
        lines.set(known.count == shown.count ? longest : max(longest, lines.estimate()), at: line)
    }

    /// The number of columns.
    public var count: Int { columnCount }

    /// The length of all lines with the spacing between them, in points.
    public var extent: Double { lines.total }

    /// Returns the frame of an item, in the space of the section: as long as its line, with edges on device pixels across it.
    public func frame(of item: Int) -> Rect {
        let cell = cell(of: item)
        let (start, end) = grid.column(cell % columnCount, of: columnCount, in: crossLength, spacing: columnSpacing)
        let isShown = cells[item]?.isHidden == false
        let line = cell / columnCount
        return Rect(
            axis, main: lines.offset(of: line), length: isShown ? lines[line]?.length ?? 0 : 0, cross: start, crossLength: end - start)
    }

    /// Calls `found` for the shown items in a part of the main axis.
    public func items(in span: Range<Double>, _ found: (Int, Rect) -> Void) {
        for line in lines.indices(in: span) where (lines[line]?.length ?? 0) > 0 {
            for item in items(ofLine: line) where cells[item]?.isHidden == false { found(item, frame(of: item)) }
        }
    }

    /// Returns the width of the item's column, and as much as the item wants along the main axis.
    public func proposal(for item: Int) -> Proposal? {
        let (start, end) = grid.column(cell(of: item) % columnCount, of: columnCount, in: crossLength, spacing: columnSpacing)
        return Proposal(axis, cross: end - start)
    }

    /// Sets the measured length of an item, in points. Returns whether its line has another length now.
    public mutating func setLength(_ length: Double, of item: Int) -> Bool {
        guard cells[item]?.isHidden == false, !length.isNaN else { return false }
        lengths[item] = Numbers.cleanLength(length)
        let line = cell(of: item) / columnCount
        let before = lines[line]?.length
        measure(line)
        return lines[line]?.length != before
    }
}
