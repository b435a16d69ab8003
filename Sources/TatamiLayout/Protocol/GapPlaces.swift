import TatamiGeometry

/// The places that a gap can have among the items of a container: what a drag needs to choose where an item would be dropped (containers:
/// rules 16-18).
///
/// It is a copy of what a pass placed with the gap behind all items. Answers depend on nothing else, so that an answer stays the same
/// while the gap moves and the pointer rests.
///
/// ```swift
/// let places = tree.gapPlaces(of: [gap], in: list)
/// let choice = places?.nearest(to: Rect(0, 54.9, 200, 50), home: .init(0, at: frame))
/// ```
public struct GapPlaces: Sendable {
    /// What decides where an item of the container is.
    public enum Kind: Hashable, Sendable {
        /// The order of the items.
        case order
        /// The cells that items name. A drop takes a free one.
        case cells
        /// The rules or the frame of each item. A drop leaves the item where it was let go.
        case free
        /// Neither: all items have the same place, or a layout of the program decides.
        case none
    }

    private enum Source: Sendable {
        case order(any GapSource)
        case cells(FreeCells)
        case free
        case none
    }

    /// Where a dragged item comes from.
    public struct Home: Hashable, Sendable {
        /// The number of items before it.
        public var index: Int
        /// Its frame when the drag began, in points, in the space of the container.
        public var rect: Rect

        /// Describes the place of an item.
        public init(_ index: Int, at rect: Rect) { (self.index, self.rect) = (index, rect) }
    }

    /// A gap that was chosen.
    public struct Choice: Equatable, Sendable {
        /// The number of items before the gap.
        public var index: Int
        /// The frame that the item would have, in points, in the space of the container.
        public var rect: Rect
        /// The cell that the item would name, for ``Kind/cells``; nil for the one that it has.
        public var cell: CellPlace?
        /// The number of places that were looked at.
        public var looked = 1
    }

    /// The number of items beside the gap. The gap stands at 0...`count`.
    public let count: Int
    private let source: Source
    /// The frame of the gap behind all items, before mirroring.
    private let last: Rect
    /// The length in which a container that reads from right to left mirrors its items; nil for others.
    private let mirroring: Double?
    /// The distances of the items from where they are to where they lie with the gap behind all of them; nil if the gap stands there.
    var present: [Point]? {
        didSet { firstMoved = present?.firstIndex { !$0.isNone } ?? count }
    }
    /// The first item that lies elsewhere with the gap behind all items than it does now.
    private var firstMoved = 0

    init(_ container: GapBox, _ layout: any LayoutAlgorithm.Type, mirroring: Double?) {
        self.mirroring = mirroring
        count = container.items.count
        last = container.frame(of: container.gap)
        if let gaps = layout.gaps(container) {
            source = .order(gaps)
        } else if let cells = layout.freeCells(container) {
            source = .cells(cells)
        } else {
            source = layout.placesByFrames || layout.readsRules ? .free : .none
        }
    }

    /// What decides where an item of the container is.
    public var kind: Kind {
        switch source {
        case .order: .order
        case .cells: .cells
        case .free: .free
        case .none: .none
        }
    }

    /// Returns the frame of the gap before item `index`, in points, in the space of the container. Only the order of items moves a gap: in
    /// other containers it is the frame behind all items.
    ///
    /// - Precondition: `index` is in 0...`count`.
    public func rect(at index: Int) -> Rect {
        precondition((0...count).contains(index), "A gap stands before one of \(count) items, or behind them.")
        guard case .order(let gaps) = source else { return mirrored(last) }
        return mirrored(gaps.place(at: index).rect)
    }

    /// Returns the nearest gap to a rectangle.
    ///
    /// Distances are those of the centers: in a stack along its axis; elsewhere `|dx| + 4 |dy|`, with dx and dy swapped if lines are
    /// columns, and without the distance across for a line that holds the center. Of equally near gaps the one with the highest index is
    /// chosen, and home instead if the gap has the same place there. At home the gap is where the item was, so that at first nothing moves.
    ///
    /// - Parameters:
    ///   - rect: The frame of the item under the pointer, in the size that it would have in the container, in points, in the space of the
    ///     container.
    ///   - home: Where the item comes from; nil if it comes from elsewhere.
    /// - Returns: The gap; nil if all cells are taken.
    public func nearest(to rect: Rect, home: Home? = nil) -> Choice? {
        let wanted = mirrored(rect)
        let home = home.map { Home(min(max(0, $0.index), count), at: mirrored($0.rect)) }
        let back = home.map { Choice(index: $0.index, rect: mirrored($0.rect)) }
        switch source {
        case .order(let gaps):
            var search = GapSearch(gaps, wanted.center, home)
            var choice = search.nearest()
            choice.rect = mirrored(choice.rect)
            return choice
        case .cells(let cells):
            let found = cells.nearest(to: wanted)
            if let home, wanted.center.steps(to: home.rect.center) <= found?.distance ?? .infinity { return back }
            return found.map { Choice(index: count, rect: mirrored($0.rect), cell: $0.cell, looked: $0.looked) }
        case .free: return Choice(index: count, rect: rect)
        case .none: return back ?? Choice(index: count, rect: mirrored(last))
        }
    }

    /// Calls `body` with the items that lie elsewhere when the gap stands before item `index` than they do now, in order, until it returns
    /// false. If the gap is not behind all items now, `body` may get items that lie where they are, with the distance 0.
    ///
    /// - Parameters:
    ///   - index: The place of the gap, 0...`count`.
    ///   - body: Gets the number of an item among those beside the gap, and the distance that it moves, in points.
    /// - Precondition: `index` is in 0...`count`.
    public func forEachShift(at index: Int, _ body: (Int, Point) -> Bool) {
        precondition((0...count).contains(index), "A gap stands before one of \(count) items, or behind them.")
        guard let present else { return forEachShiftFromEnd(at: index, body) }
        var next = min(index, firstMoved)
        var goesOn = true
        func tell(to end: Int, _ way: Point) {
            while goesOn, next < end {
                let whole = present[next] + (next == end - 1 ? way : .zero)
                goesOn = body(next, whole.isNone ? .zero : whole)
                next += 1
            }
        }
        forEachShiftFromEnd(at: index) { item, way in
            // Items before the gap move as well if a line is centered.
            next = min(next, item)
            tell(to: item + 1, way)
            return goesOn
        }
        tell(to: count, .zero)
    }

    private func forEachShiftFromEnd(at index: Int, _ body: (Int, Point) -> Bool) {
        guard case .order(let gaps) = source else { return }
        gaps.forEachShift(at: index) { item, way in body(item, mirroring == nil ? way : Point(-way.x, way.y)) }
    }

    private func mirrored(_ rect: Rect) -> Rect {
        mirroring.map { Rect($0 - rect.x - rect.width, rect.y, rect.width, rect.height) } ?? rect
    }
}

/// The search for the gap nearest to a point.
private struct GapSearch {
    let gaps: any GapSource
    let center: Point
    let home: GapPlaces.Home?
    /// The largest distance, in points, of places that are the same but for rounding: mirroring, for one, is not exact.
    private static let same = 1e-6
    private var best: (index: Int, place: GapPlace, distance: Double)
    private var looked = 1

    init(_ gaps: any GapSource, _ center: Point, _ home: GapPlaces.Home?) {
        (self.gaps, self.center, self.home) = (gaps, center, home)
        best = (gaps.count, gaps.place(at: gaps.count), 0)
        best.place = atHome(best.place, gaps.count)
        best.distance = distance(to: best.place).whole
    }

    mutating func nearest() -> GapPlaces.Choice {
        let first = gaps.isAscending ? firstBehind() : 0
        // On both sides the distance along the axis only grows, so that few places have to be looked at.
        var index = first
        while index < gaps.count, consider(index) { index += 1 }
        index = first - 1
        while index >= 0, consider(index) { index -= 1 }
        if let home, home.index != best.index {
            let place = atHome(gaps.place(at: home.index), home.index)
            let distance = distance(to: place).whole
            if distance < best.distance || distance <= Self.same || place.rect.distance(to: best.place.rect) <= Self.same {
                best = (home.index, place, distance)
            }
        }
        return GapPlaces.Choice(index: best.index, rect: best.place.rect, looked: looked)
    }

    /// The place of the gap, or at home that of the item.
    private func atHome(_ place: GapPlace, _ index: Int) -> GapPlace {
        guard let home, home.index == index else { return place }
        var place = place
        place.rect = home.rect
        return place
    }

    /// The first place whose center is behind the point along the axis.
    private mutating func firstBehind() -> Int {
        var (low, high) = (0, gaps.count)
        while low < high {
            let middle = low + (high - low) / 2
            looked += 1
            if gaps.place(at: middle).rect.center[gaps.axis] < center[gaps.axis] { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Looks at a place. Returns false if all places beyond it are too far.
    private mutating func consider(_ index: Int) -> Bool {
        looked += 1
        // Home may be elsewhere than the order of the items says; whether places beyond it are too far follows from the order.
        let own = gaps.place(at: index)
        let reach = distance(to: own).along
        let place = atHome(own, index)
        let distance = distance(to: place).whole
        let isNearer = distance < best.distance - Self.same || distance <= best.distance + Self.same && index > best.index
        if isNearer { best = (index, place, distance) }
        return !gaps.isAscending || reach <= best.distance + Self.same
    }

    private func distance(to place: GapPlace) -> (whole: Double, along: Double) {
        let axis = gaps.axis
        let way = place.rect.center - center
        if gaps.isOneLine { return (abs(way[axis]), abs(way[axis])) }
        let along = place.band?.contains(center[axis]) == true ? 0 : 4 * abs(way[axis])
        return (along + abs(way[axis.cross]), along)
    }
}

extension Rect {
    /// The largest difference of two edges.
    fileprivate func distance(to other: Rect) -> Double {
        max(abs(x - other.x), abs(y - other.y), abs(maxX - other.maxX), abs(maxY - other.maxY))
    }
}

extension Point {
    /// Whether the point, a distance, differs from 0 by rounding alone.
    fileprivate var isNone: Bool { abs(x) < 1e-6 && abs(y) < 1e-6 }

    /// Returns the distance to another point in which rows count fourfold.
    func steps(to other: Point) -> Double { abs(x - other.x) + 4 * abs(y - other.y) }
}
