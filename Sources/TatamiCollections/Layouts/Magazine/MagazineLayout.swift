import TatamiGeometry

/// Rows of one, two, three or more items of equal width, as the items want it.
///
/// The width that the program declares for an item (`SectionContent.declared`) says how many of its kind share a row: as many as fit if each is at
/// least so wide. Items one behind the other with the same number share a row; it ends when it is full, or where the number changes. A
/// row is as long as its longest item.
public struct MagazineLayout: LineBreaking {
    var items: LineItems
    var lines: BrokenLines
    private let estimate: Double
    private let itemSpacing: Double
    private let isStretching: Bool
    private(set) var axis = Axis.vertical
    private var crossLength = 0.0
    private var grid = PixelGrid()

    /// Creates rows.
    ///
    /// - Parameters:
    ///   - estimate: The length of items that were never measured, in points.
    ///   - spacing: The distance between rows, in points.
    ///   - itemSpacing: The distance between the items of a row, in points.
    ///   - isStretching: True if items are as long as their row.
    public init(estimate: Double = 150, spacing: Double = 0, itemSpacing: Double = 0, isStretching: Bool = false) {
        (self.estimate, self.itemSpacing) = (Numbers.cleanLength(estimate), Numbers.cleanLength(itemSpacing))
        self.isStretching = isStretching
        // An item without a wanted width has a row alone.
        items = LineItems(length: self.estimate, breadth: Numbers.limit, isWish: true)
        lines = BrokenLines(estimate: self.estimate, spacing: spacing)
    }

    mutating func take(_ section: SectionContent) {
        if section.axis != axis {
            items = LineItems(length: estimate, breadth: Numbers.limit, isWish: true)
            items.reset(section)
            lines.reset(section.count, usual: usualCount)
        }
        (axis, crossLength, grid) = (section.axis, section.crossLength, section.grid)
    }

    var usualCount: Int { 1 }

    /// How many items share the row of an item.
    private func share(_ item: Int) -> Int {
        let wanted = max(items.breadth(item), 1)
        // A third of 100 is 33.33 in files.
        return Numbers.cleanCount((crossLength + itemSpacing) / (wanted + itemSpacing) + 0.01, 1...BrokenLines.limit)
    }

    func line(from item: Int, to end: Int) -> BrokenLines.Line {
        var line = BrokenLines.Line(count: 0, length: 0, isHidden: true)
        var (room, share) = (0, 0)
        for index in item..<max(item, min(end, item + BrokenLines.limit)) {
            if items.isHidden(index) == false {
                let next = self.share(index)
                if line.isHidden {
                    (share, room) = (next, next)
                } else if next != share || room == 0 {
                    break
                }
                room -= 1
                line.isHidden = false
                line.length = max(line.length, items.length(index))
            }
            line.count += 1
        }
        return line
    }

    func frames(ofLine line: Int, _ found: (Int, Rect) -> Void) {
        let (start, length) = (lines.lines.offset(of: line), lines.lines[line]?.length ?? 0)
        var place = 0
        for item in lines.items(of: line) where items.isHidden(item) == false {
            let (left, right) = grid.column(place, of: share(item), in: crossLength, spacing: itemSpacing)
            let own = isStretching ? length : items.length(item)
            found(item, Rect(axis, main: start, length: own, cross: left, crossLength: right - left))
            place += 1
        }
    }

    /// Offers the item's part of the row, and as much as it wants along the main axis.
    public func proposal(for item: Int) -> Proposal? {
        let (start, end) = grid.column(0, of: share(item), in: crossLength, spacing: itemSpacing)
        return Proposal(axis, cross: end - start)
    }

    /// Sets the measured length of an item along the main axis, in points. Returns whether it differs from the one before.
    public mutating func setLength(_ length: Double, of item: Int) -> Bool {
        var size = Size.zero
        (size[axis], size[axis.cross]) = (length, .nan)
        guard items.isHidden(item) != nil, items.set(size, of: item, axis), items.isHidden(item) == false else { return false }
        breakLines(nil, around: item..<item + 1)
        return true
    }
}
