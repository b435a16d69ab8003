import TatamiGeometry

/// Items one beside the other across the main axis, in as many lines as they need. A line is as long as its longest item.
///
/// An item has the size that the content gives for it (`SectionContent.sizes`), or that was measured (`setSize`), or else an estimate.
/// Lines of up to 10,000 items are broken at once; of more, the view breaks them by `breakLines` while it has time, and those in sight
/// before it shows them.
public struct FlowLayout: LineBreaking {
    /// Where the items of a line are if they leave room across the main axis.
    public enum Alignment: Hashable, Sendable {
        /// At the start of the line.
        case start
        /// In the middle.
        case center
        /// At the end.
        case end
        /// From end to end, with equal room between the items. The last line, and lines of one item, begin at the start.
        case spread
    }

    var items: LineItems
    var lines: BrokenLines
    private let alignment: Alignment
    private let itemSpacing: Double
    private let estimate: Size
    private(set) var axis = Axis.vertical
    private var crossLength = 0.0
    private var grid = PixelGrid()

    /// Creates a flow.
    ///
    /// - Parameters:
    ///   - estimate: The size of items of which nothing is known, in points.
    ///   - spacing: The distance between lines, in points.
    ///   - itemSpacing: The distance between the items of a line, in points.
    ///   - alignment: Where the items of a line are if they leave room.
    public init(estimate: Size = Size(100, 44), spacing: Double = 0, itemSpacing: Double = 0, alignment: Alignment = .start) {
        self.estimate = Size(Numbers.cleanLength(estimate.width), Numbers.cleanLength(estimate.height))
        (self.alignment, self.itemSpacing) = (alignment, Numbers.cleanLength(itemSpacing))
        items = LineItems(length: self.estimate.height, breadth: self.estimate.width)
        lines = BrokenLines(estimate: self.estimate.height, spacing: spacing)
    }

    mutating func take(_ section: SectionContent) {
        if section.axis != axis {
            axis = section.axis
            items = LineItems(length: estimate[axis], breadth: estimate[axis.cross])
            lines = BrokenLines(estimate: estimate[axis], spacing: lines.lines.spacing)
            items.reset(section)
            lines.reset(section.count, usual: usualCount)
        }
        (crossLength, grid) = (section.crossLength, section.grid)
    }

    var usualCount: Int {
        Numbers.cleanCount((crossLength + itemSpacing) / max(estimate[axis.cross] + itemSpacing, 1), 1...BrokenLines.limit)
    }

    func line(from item: Int, to end: Int) -> BrokenLines.Line {
        var line = BrokenLines.Line(count: 0, length: 0, isHidden: true)
        var breadth = 0.0
        for index in item..<max(item, min(end, item + BrokenLines.limit)) {
            if items.isHidden(index) == false {
                let next = breadth + (line.isHidden ? 0 : itemSpacing) + min(items.breadth(index), crossLength)
                // A thousandth of a point too much is an error of rounding.
                if !line.isHidden, next > crossLength + 0x1p-10 { break }
                (breadth, line.isHidden) = (next, false)
                line.length = max(line.length, items.length(index))
            }
            line.count += 1
        }
        return line
    }

    func frames(ofLine line: Int, _ found: (Int, Rect) -> Void) {
        let shown = lines.items(of: line).filter { items.isHidden($0) == false }
        let breadths = shown.map { min(items.breadth($0), crossLength) }
        let room = max(0, crossLength - breadths.reduce(0, +) - itemSpacing * Double(max(0, shown.count - 1)))
        let spreads = alignment == .spread && line < lines.lines.count - 1 && shown.count > 1 && lines.isBroken(line)
        let gap = itemSpacing + (spreads ? room / Double(shown.count - 1) : 0)
        var place = alignment == .center ? room / 2 : alignment == .end ? room : 0
        let start = lines.lines.offset(of: line)
        for (item, breadth) in zip(shown, breadths) {
            let (left, right) = (grid.snap(place), grid.snap(place + breadth))
            found(item, Rect(axis, main: start, length: items.length(item), cross: left, crossLength: right - left))
            place += breadth + gap
        }
    }

    /// Offers the length of a line across the main axis, and as much as the item wants along it.
    public func proposal(for item: Int) -> Proposal? { Proposal(axis, cross: crossLength) }

    /// Sets the measured length of an item along the main axis, in points. Returns whether it differs from the one before.
    public mutating func setLength(_ length: Double, of item: Int) -> Bool {
        var size = Size.zero
        (size[axis], size[axis.cross]) = (length, .nan)
        return setSize(size, of: item, axis)
    }

    /// Sets the measured size of an item, in points; of a length that is not a number, the one before stays. Returns whether it differs
    /// from the one before. Lines are broken again as far as needed.
    public mutating func setSize(_ size: Size, of item: Int, _ axis: Axis) -> Bool {
        guard items.isHidden(item) != nil, items.set(size, of: item, axis), items.isHidden(item) == false else { return false }
        breakLines(nil, around: item..<item + 1)
        return true
    }
}
