import TatamiGeometry

/// Which items of a toolbar are shown, and where, if they do not all fit (collections: rules 51 to 53).
///
/// If all items fit, all are shown, packed from the leading side. Otherwise a More item takes the place of those with the lowest priority, and the
/// shown ones are spread over the width. All lengths are points; the view mirrors places where text reads from right to left.
///
/// ```swift
/// let items = [50, 100, 50, 50, 50, 200, 50].map { OverflowItem(length: $0) }
/// let layout = OverflowLayout(moreLength: 100, gap: 10)
/// layout.arrange(items, in: 609).shown   // [0, 1, 2, 3, 4]
/// ```
public struct OverflowLayout: Hashable, Sendable {
    /// The length of the More item.
    public var moreLength: Double
    /// The least distance between neighbours.
    public var gap: Double
    /// The greatest number of items beside More; nil for any. It counts only if not all items fit.
    public var maximumWhenOverflowing: Int?
    /// How much more room than an item needs must be there before it returns, so that a width that trembles does not make it flicker.
    public var hysteresis = 8.0

    /// Lengths within 1/1024 point count as equal.
    static let tolerance = 0x1p-10

    /// Creates a layout.
    public init(moreLength: Double, gap: Double = 10, maximumWhenOverflowing: Int? = nil) {
        (self.moreLength, self.gap) = (Numbers.cleanLength(moreLength), Numbers.cleanLength(gap))
        self.maximumWhenOverflowing = maximumWhenOverflowing
    }

    /// Returns what is shown in a width, and where.
    public func arrange(_ items: [OverflowItem], in width: Double) -> OverflowArrangement {
        arrange(items, in: width, removed: removedCount(items, in: Numbers.cleanLength(width)))
    }

    /// Returns what is shown in a width after a resize: an item that is in More returns only when there is room for it and the hysteresis.
    ///
    /// - Parameters:
    ///   - items: The items of the toolbar, in order.
    ///   - width: The width of the toolbar, in points.
    ///   - before: The arrangement of the same items that is shown now; nil if the items are new.
    public func arrange(_ items: [OverflowItem], in width: Double, after before: OverflowArrangement?) -> OverflowArrangement {
        let width = Numbers.cleanLength(width)
        let least = removedCount(items, in: width)
        guard let before, before.itemCount == items.count else { return arrange(items, in: width, removed: least) }
        let most = removedCount(items, in: max(0, width - hysteresis))
        // The number of shown items is min(max(before, f(W - 8)), f(W)); here their complement is counted.
        return arrange(items, in: width, removed: max(min(before.removedCount, most), least))
    }

    // MARK: Which

    /// The items in the order in which they go to More: the lowest priority first, ties from the end. Pinned items and separators never go.
    private func removalOrder(_ items: [OverflowItem]) -> [Int] {
        items.indices.filter { !items[$0].isPinned && !items[$0].isSeparator }
            .sorted { (items[$0].priority, -$0) < (items[$1].priority, -$1) }
    }

    /// The number of items that go to More.
    private func removedCount(_ items: [OverflowItem], in width: Double) -> Int {
        let all = shown(items, without: [])
        if length(items, all) <= width + Self.tolerance { return 0 }
        let order = removalOrder(items)
        let limit = max(0, maximumWhenOverflowing ?? .max)
        // Fewer items are never longer, so that the first count that fits can be searched for.
        return (0..<order.count).partitioningIndex { removed in
            let rest = shown(items, without: Set(order.prefix(removed)))
            let count = rest.count { !items[$0].isSeparator }
            guard removed > 0, count <= limit else { return false }
            return length(items, rest) + (rest.isEmpty ? 0 : gap) + moreLength <= width + Self.tolerance
        }
    }

    /// The items that stay, without separators at the ends and beside each other.
    private func shown(_ items: [OverflowItem], without removed: Set<Int>) -> [Int] {
        var result: [Int] = []
        for index in items.indices where !removed.contains(index) {
            if items[index].isSeparator, result.last.map({ items[$0].isSeparator }) ?? true { continue }
            result.append(index)
        }
        if let last = result.last, items[last].isSeparator { result.removeLast() }
        return result
    }

    private func length(_ items: [OverflowItem], _ shown: [Int]) -> Double {
        shown.reduce(0) { $0 + items[$1].length } + gap * Double(max(0, shown.count - 1))
    }

    // MARK: Where

    private func arrange(_ items: [OverflowItem], in width: Double, removed count: Int) -> OverflowArrangement {
        let width = Numbers.cleanLength(width)
        let removed = Set(removalOrder(items).prefix(count))
        let shown = shown(items, without: removed)
        var places: [Double] = []
        guard count > 0 || length(items, shown) > width + Self.tolerance else {
            var place = 0.0
            for index in shown {
                places.append(place)
                place += items[index].length + gap
            }
            return OverflowArrangement(
                shown: shown, places: places, lengths: shown.map { items[$0].length }, itemCount: items.count)
        }
        let hasMore = count > 0
        let content = shown.reduce(0) { $0 + items[$1].length } + (hasMore ? moreLength : 0)
        let gaps = shown.count + (hasMore ? 0 : -1)
        let isTooLong = content + gap * Double(max(0, gaps)) > width + Self.tolerance
        let distance = gaps > 0 && !isTooLong ? (width - content) / Double(gaps) : gap
        var place = 0.0
        for index in shown {
            places.append(place)
            place += items[index].length + distance
        }
        // More stays in sight, and what does not fit before it is cut.
        let more = max(0, width - moreLength)
        let end = isTooLong ? hasMore ? more - gap : width : .infinity
        let lengths = zip(shown, places).map { max(0, min(items[$0].length, end - $1)) }
        return OverflowArrangement(
            shown: shown, places: places, lengths: lengths, morePlace: hasMore ? more : nil, overflow: removed.sorted(),
            isTooLong: isTooLong,
            itemCount: items.count, removedCount: count)
    }
}

/// An item of a toolbar.
public struct OverflowItem: Hashable, Sendable {
    /// Its natural length, in points.
    public let length: Double
    /// Items with a lower priority go to More first.
    public let priority: Double
    /// True if the item never goes to More.
    public let isPinned: Bool
    /// True for a line between groups. It is shown only between two shown items.
    public let isSeparator: Bool

    /// Describes an item.
    public init(length: Double, priority: Double = 0, isPinned: Bool = false, isSeparator: Bool = false) {
        (self.length, self.priority) = (Numbers.cleanLength(length), Numbers.clean(priority))
        (self.isPinned, self.isSeparator) = (isPinned, isSeparator)
    }
}

/// What a toolbar shows, and where.
public struct OverflowArrangement: Hashable, Sendable {
    /// The indices of the shown items, ascending.
    public let shown: [Int]
    /// Where each of them starts, in points from the leading side.
    public let places: [Double]
    /// How long each of them is, in points: its natural length, or less if even the items that cannot be left out do not fit.
    public let lengths: [Double]
    /// Where More starts; nil if all items are shown.
    public var morePlace: Double?
    /// The indices of the items behind More, ascending.
    public var overflow: [Int] = []
    /// True if even what cannot be left out is longer than the toolbar; this is to be reported.
    public var isTooLong = false
    let itemCount: Int
    var removedCount = 0
}
