import TatamiGeometry

/// Items side by side in one row that scrolls across the main axis on its own (collections: rule 16).
///
/// The row is as long along the main axis as its longest measured item. Until the items change it only grows, so that nothing below it jumps
/// while people scroll through it. Looking up an item takes time in the logarithm of their number.
///
/// ```swift
/// StackLayout { _ in .init(CarouselLayout(.fraction(0.4), spacing: 12, paging: .groups(of: 1))) }
/// ```
public struct CarouselLayout: SectionLayout {
    /// How long items are across the main axis: their widths, where the collection scrolls vertically.
    public enum ItemLength: Hashable, Sendable {
        /// So many points.
        case fixed(Double)
        /// A part of the row, so that half of it is the length of one of two items with the spacing between them. Parts from 0.01 to 1 count.
        case fraction(Double)
        /// As long as each item wants to be, at most as long as the row. The estimate, in points, counts until an item was measured.
        case fitted(estimate: Double)
    }

    /// Where the row comes to rest.
    public enum Paging: Hashable, Sendable {
        /// Anywhere.
        case free
        /// At pages that are as long as the row. A drag turns one page at most.
        case pages
        /// Where a group of so many items begins, at least one, and in a group that is longer than the row also where an item begins that was not
        /// seen as a whole before. A drag goes to the next of these places at most.
        case groups(of: Int)
    }

    private let itemLength: ItemLength
    private let paging: Paging
    private let estimate: Double
    /// The items across the main axis.
    private var lines: Extents
    /// The length along the main axis of the longest item that was measured since the last update; nil before.
    private var longest: Double?
    /// Whether that length was measured for another cross length.
    private var isStale = false
    private var axis = Axis.vertical
    private var crossLength = 0.0

    /// Creates a carousel.
    ///
    /// - Parameters:
    ///   - length: How long items are across the main axis.
    ///   - estimate: The length of the row along the main axis until an item was measured, in points.
    ///   - spacing: The distance between items, in points.
    ///   - paging: Where the row comes to rest.
    public init(_ length: ItemLength = .fitted(estimate: 120), estimate: Double = 44, spacing: Double = 0, paging: Paging = .free) {
        (itemLength, self.paging, self.estimate) = (length, paging, Numbers.cleanLength(estimate))
        lines = Extents(spacing: Numbers.cleanLength(spacing))
    }

    /// Takes over the content. Changes of the items take time in the number of those that were measured.
    public mutating func prepare(_ section: SectionContent, _ change: SectionChange) {
        (axis, crossLength) = (section.axis, section.crossLength)
        lines.setEstimate(lengthOfItems)
        switch change {
        case .everything: begin(section)
        case .steps(let steps):
            for step in steps {
                switch step {
                case .remove(let range): lines.remove(range)
                case .insert(let range): lines.insert(range.count, at: range.lowerBound)
                }
            }
            guard lines.count == section.count else { return begin(section) }
            for range in FreshItems(steps).ranges { refresh(range, section) }
            findLongest(section)
        case .cross:
            lines.expire()
            isStale = true
        case .hidden(let range):
            lines.setHidden(false, in: range)
            for item in section.hidden(range) { lines.setHidden(true, in: item..<item + 1) }
            findLongest(section)
        }
    }

    private mutating func begin(_ section: SectionContent) {
        lines.remove(0..<lines.count)
        lines.insert(section.count, at: 0)
        refresh(0..<section.count, section)
        findLongest(section)
    }

    /// Takes over what is known of items that came.
    private mutating func refresh(_ range: Range<Int>, _ section: SectionContent) {
        if case .fitted = itemLength { for (item, size) in section.sizes(range) { lines.set(size[axis.cross], at: item) } }
        for item in section.hidden(range) { lines.setHidden(true, in: item..<item + 1) }
    }

    private mutating func findLongest(_ section: SectionContent) {
        let shown = section.sizes(0..<section.count).filter { lines[$0.item]?.isHidden == false }
        (longest, isStale) = (shown.map { Numbers.cleanLength($0.size[axis]) }.max(), false)
    }

    /// The length of items across the main axis, or its estimate, in points. An item without a length would never be seen.
    private var lengthOfItems: Double {
        let length =
            switch itemLength {
            case .fixed(let length): length
            case .fraction(let part): max(0.01, min(part.isNaN ? 1 : part, 1)) * (crossLength + lines.spacing) - lines.spacing
            case .fitted(let estimate): min(estimate, crossLength)
            }
        return max(1, Numbers.cleanLength(length))
    }

    /// The length of the row along the main axis; 0 without shown items. With items it is at least 1: a row without a length would never be in sight,
    /// and items behind the first ones never measured.
    public var extent: Double { lines.shownCount == 0 ? 0 : max(1, longest ?? estimate) }

    /// The length of all items with the spacing between them, across the main axis.
    public var lengthAcross: Double? { lines.total }

    /// Returns the frame of an item, as long as the row along the main axis, while nothing is scrolled across it.
    public func frame(of item: Int) -> Rect {
        guard let (line, start) = lines.place(of: item) else {
            return Rect(axis, main: 0, length: 0, cross: lines.offset(of: item), crossLength: 0)
        }
        return Rect(axis, main: 0, length: line.isHidden ? 0 : extent, cross: start, crossLength: line.isHidden ? 0 : line.length)
    }

    /// Calls `found` for all shown items, if the row is in a part of the main axis.
    public func items(in span: Range<Double>, _ found: (Int, Rect) -> Void) { items(in: span, across: 0..<lines.total, found) }

    /// Calls `found` for the shown items in a part of both axes.
    public func items(in span: Range<Double>, across: Range<Double>, _ found: (Int, Rect) -> Void) {
        let extent = extent
        guard extent > 0, span.lowerBound < extent, span.upperBound > 0 else { return }
        lines.shownLines(in: across) { item, start, length in
            if length > 0 { found(item, Rect(axis, main: 0, length: extent, cross: start, crossLength: length)) }
        }
    }

    /// Returns the length across the main axis, at most that of the row where items choose it, and any length along it.
    public func proposal(for item: Int) -> Proposal? {
        if case .fitted = itemLength { return Proposal(axis, cross: max(1, crossLength)) }
        return Proposal(axis, cross: lengthOfItems)
    }

    /// Sets the measured length of an item along the main axis. Returns whether the row is longer now.
    public mutating func setLength(_ length: Double, of item: Int) -> Bool {
        guard lines[item]?.isHidden == false, !length.isNaN else { return false }
        let before = extent
        let length = Numbers.cleanLength(length)
        (longest, isStale) = (isStale ? length : max(longest ?? 0, length), false)
        return extent != before
    }

    /// Sets the measured size of an item. Returns whether a frame changed.
    public mutating func setSize(_ size: Size, of item: Int, _ axis: Axis) -> Bool {
        let hasGrown = setLength(size[axis], of: item)
        guard case .fitted = itemLength, lines[item]?.isHidden == false else { return hasGrown }
        return lines.set(max(1, size[axis.cross]), at: item) || hasGrown
    }

    // MARK: Coming to rest

    /// Returns the place nearest to a distance, in a direction, at which the row may rest; nil if it rests anywhere.
    public func stop(from distance: Double, isOnward: Bool) -> Double? {
        let most = max(0, lines.total - crossLength)
        let distance = distance.isNaN ? 0 : max(0, min(distance, most))
        switch paging {
        case .free: return nil
        case .pages:
            let page = max(1, crossLength + lines.spacing)
            // The last page ends where the items do.
            return min((distance / page).rounded(isOnward ? .up : .down) * page, most)
        case .groups(let count):
            return min(stop(inGroupsOf: max(1, count), from: distance, isOnward: isOnward), most)
        }
    }

    /// The greatest number of stops in a group.
    private static let mostStops = 10_000

    /// Returns the start of the group nearest to a distance, or a stop in it: what is not seen as a whole at one stop begins at the next.
    private func stop(inGroupsOf size: Int, from distance: Double, isOnward: Bool) -> Double {
        let group = lines.shownCount(before: lines.index(at: distance)) / size
        func start(_ group: Int) -> Double {
            lines.index(ofShown: group * size).map { lines.offset(of: $0) } ?? lines.total + lines.spacing
        }
        var (stop, count) = (start(group), 0)
        let behind = start(group + 1)
        while stop < min(distance, behind), count < Self.mostStops {
            let isWhole = crossLength < 1 || behind - lines.spacing <= stop + crossLength + Self.tolerance
            let next = isWhole ? behind : self.stop(behind: stop)
            if next > distance, !isOnward { return stop }
            (stop, count) = (next, count + 1)
        }
        return stop
    }

    /// What sticks out of the row by less than this is seen as a whole, in points.
    private static let tolerance = 0.5

    /// Returns where the first item begins that is not seen as a whole at a stop; of an item that is longer than the row, the next part.
    private func stop(behind stop: Double) -> Double {
        let end = stop + crossLength
        let last = lines.index(at: end)
        guard let (line, start) = lines.place(of: last) else { return end }
        let next = start + line.length <= end + Self.tolerance ? lines.offset(of: last + 1) : start
        return next > stop + Self.tolerance ? next : end
    }
}
