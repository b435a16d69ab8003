import TatamiGeometry

/// Items one behind the other, each as long as the section is wide, and as long along the main axis as it was measured.
///
/// Looking up and measuring an item take time in the logarithm of the number of items, and a million unmeasured ones take no memory.
public struct ListLayout: SectionLayout {
    private var lines: Extents
    private var axis = Axis.vertical
    private var crossLength = 0.0

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - estimate: The length of items that were never measured, in points.
    ///   - spacing: The distance between items, in points.
    public init(estimate: Double = 44, spacing: Double = 0) { lines = Extents(estimate: estimate, spacing: spacing) }

    /// Takes over the content. Steps take time in their number, everything else but a new content takes constant time.
    public mutating func prepare(_ section: SectionContent, _ change: SectionChange) {
        (axis, crossLength) = (section.axis, section.crossLength)
        switch change {
        case .everything:
            lines.remove(0..<lines.count)
            lines.insert(section.count, at: 0)
            refresh(0..<section.count, section)
        case .steps(let steps):
            for step in steps {
                switch step {
                case .remove(let range): lines.remove(range)
                case .insert(let range): lines.insert(range.count, at: range.lowerBound)
                }
            }
            guard lines.count == section.count else { return prepare(section, .everything) }
            for range in FreshItems(steps).ranges { refresh(range, section) }
        case .cross: lines.expire()
        case .hidden(let range):
            lines.setHidden(false, in: range)
            for item in section.hidden(range) { lines.setHidden(true, in: item..<item + 1) }
        }
    }

    /// Takes over what is known of items that came.
    private mutating func refresh(_ range: Range<Int>, _ section: SectionContent) {
        for (item, length) in section.lengths(range) { lines.set(length, at: item) }
        for item in section.hidden(range) { lines.setHidden(true, in: item..<item + 1) }
    }

    /// The length of all items with the spacing between them, in points.
    public var extent: Double { lines.total }

    /// Returns the frame of an item, in the space of the section. Indices beyond the ends give a frame without length.
    public func frame(of item: Int) -> Rect {
        guard let (line, start) = lines.place(of: item) else {
            return Rect(axis, main: lines.offset(of: item), length: 0, cross: 0, crossLength: crossLength)
        }
        return Rect(axis, main: start, length: line.isHidden ? 0 : line.length, cross: 0, crossLength: crossLength)
    }

    /// Calls `found` for the shown items in a part of the main axis.
    public func items(in span: Range<Double>, _ found: (Int, Rect) -> Void) {
        lines.shownLines(in: span) { item, start, length in
            if length > 0 { found(item, Rect(axis, main: start, length: length, cross: 0, crossLength: crossLength)) }
        }
    }

    /// Returns the cross length, and as much as the item wants along the main axis.
    public func proposal(for item: Int) -> Proposal? { Proposal(axis, cross: crossLength) }

    /// Sets the measured length of an item, in points. Returns whether it differs from the one before.
    public mutating func setLength(_ length: Double, of item: Int) -> Bool { lines.set(length, at: item) }
}
