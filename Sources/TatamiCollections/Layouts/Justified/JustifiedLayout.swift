import TatamiGeometry

/// Pictures in rows that fill the cross length: the items of a row have the same length along the main axis, and each keeps its aspect
/// ratio.
///
/// The sizes of the items come with the content (`SectionContent.sizes`); only their ratio counts. A row takes the number of items with
/// which its length is nearest to the wanted one. A last row that does not fill the cross length has the wanted length.
public struct JustifiedLayout: LineBreaking {
    var items = LineItems(length: 1, breadth: 1)
    var lines: BrokenLines
    private let length: Double
    private let itemSpacing: Double
    private(set) var axis = Axis.vertical
    private var crossLength = 0.0
    private var grid = PixelGrid()

    /// Creates rows of pictures.
    ///
    /// - Parameters:
    ///   - length: The wanted length of a row along the main axis, in points, at least 1.
    ///   - spacing: The distance between rows, in points.
    ///   - itemSpacing: The distance between the items of a row, in points.
    public init(length: Double = 150, spacing: Double = 0, itemSpacing: Double = 0) {
        self.length = max(1, Numbers.cleanLength(length))
        self.itemSpacing = Numbers.cleanLength(itemSpacing)
        lines = BrokenLines(estimate: self.length, spacing: spacing)
    }

    mutating func take(_ section: SectionContent) {
        if section.axis != axis {
            items.reset(section)
            lines.reset(section.count, usual: usualCount)
        }
        (axis, crossLength, grid) = (section.axis, section.crossLength, section.grid)
    }

    var usualCount: Int { Numbers.cleanCount((crossLength + itemSpacing) / (length + itemSpacing), 1...BrokenLines.limit) }

    /// The length across the main axis of an item that is one point long: from a hundredth to a hundred. An item without a size is square.
    private func ratio(_ item: Int) -> Double {
        let (length, breadth) = (items.length(item), items.breadth(item))
        return length > 0 && breadth > 0 ? max(0.01, min(breadth / length, 100)) : 1
    }

    /// The length of a row that fills the cross length.
    private func filling(_ ratios: Double, _ count: Int) -> Double {
        max(0, crossLength - itemSpacing * Double(count - 1)) / max(ratios, 0.01)
    }

    func line(from item: Int, to end: Int) -> BrokenLines.Line {
        var (count, shown, ratios) = (0, 0, 0.0)
        var before: (count: Int, length: Double)?
        for index in item..<max(item, min(end, item + BrokenLines.limit)) {
            guard items.isHidden(index) == false else {
                count += 1
                continue
            }
            ratios += ratio(index)
            shown += 1
            let now = filling(ratios, shown)
            if now <= length {
                if let before, before.length - length <= length - now {
                    return BrokenLines.Line(count: before.count, length: before.length, isHidden: false)
                }
                return BrokenLines.Line(count: count + 1, length: now, isHidden: false)
            }
            count += 1
            before = (count, now)
        }
        return BrokenLines.Line(count: count, length: shown > 0 ? length : 0, isHidden: shown == 0)
    }

    func frames(ofLine line: Int, _ found: (Int, Rect) -> Void) {
        let (start, length) = (lines.lines.offset(of: line), lines.lines[line]?.length ?? 0)
        var place = 0.0
        for item in lines.items(of: line) where items.isHidden(item) == false {
            let end = place + ratio(item) * length
            let (left, right) = (grid.snap(place), grid.snap(end))
            found(item, Rect(axis, main: start, length: length, cross: left, crossLength: right - left))
            place = end + itemSpacing
        }
    }

    /// Frames are final: items are not measured.
    public func proposal(for item: Int) -> Proposal? { nil }

    /// Does nothing: the lengths of items follow from their ratios.
    public mutating func setLength(_ length: Double, of item: Int) -> Bool { false }
}
