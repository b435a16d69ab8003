import TatamiGeometry

/// Where an item may be put in an area in which items are anywhere (containers: rule 36; MICUi: ddGridX, ddGridY, ddRule).
public struct Placement: Hashable, Sendable {
    /// The distances of the lines on which the item begins, from the start of the area; nil for none. A length of 0 is no grid along that axis.
    public var grid: Size?
    /// How near an edge or a center has to be to that of the area or of another item to become equal to it, in points.
    public var snapDistance = 0.0
    /// True if the item stays in the area. One that is longer than the area begins where the area does.
    public var staysInBounds = true
    /// True if the item overlaps no other.
    public var avoidsSiblings = false

    /// Creates a placement that only keeps items in the area.
    public init() {}

    /// Returns where an item is put that was let go at `rect`: first on the grid, then at what is near, then within the area, then where nothing
    /// else is, by the least move. Nil if there is no such place.
    ///
    /// - Parameters:
    ///   - rect: The frame of the item, in points.
    ///   - area: The area, in the same space.
    ///   - siblings: The frames of the other items.
    public func place(_ rect: Rect, in area: Rect, beside siblings: [Rect]) -> Rect? {
        var lines = Axis.allCases.map { axis in
            let side = ItemSide(rect, axis)
            let whole = ItemSide(area, axis)
            let start = snapped(gridded(side.start, from: whole.start, axis), side, whole, siblings.map { ItemSide($0, axis) })
            return staysInBounds ? max(whole.start, min(start, whole.end - side.length)) : start
        }
        if avoidsSiblings {
            let placed = Rect(lines[0], lines[1], rect.width, rect.height)
            guard let free = FreeRoom(placed, staysInBounds ? area : nil, siblings).nearest else { return nil }
            lines = [free.x, free.y]
        }
        return Rect(lines[0], lines[1], rect.width, rect.height)
    }

    private func gridded(_ start: Double, from origin: Double, _ axis: Axis) -> Double {
        guard let pitch = grid?[axis], pitch > 0 else { return start }
        return origin + ((start - origin) / pitch + 0.5).rounded(.down) * pitch
    }

    /// Ties go to the area before siblings, and to edges before centers.
    private func snapped(_ start: Double, _ side: ItemSide, _ area: ItemSide, _ siblings: [ItemSide]) -> Double {
        let length = side.length
        let wishes =
            [area.start, area.end - length, area.center - length / 2]
            + siblings.flatMap { [$0.start, $0.end - length, $0.end, $0.start - length] } + siblings.map { $0.center - length / 2 }
        var best = start
        var least = snapDistance
        var isSnapped = false
        for wish in wishes where isSnapped ? abs(wish - start) < least : abs(wish - start) <= least {
            (best, least, isSnapped) = (wish, abs(wish - start), true)
        }
        return snapDistance > 0 ? best : start
    }
}

/// One axis of a rectangle.
private struct ItemSide {
    let start: Double
    let length: Double
    var end: Double { start + length }
    var center: Double { start + length / 2 }

    init(_ rect: Rect, _ axis: Axis) { (start, length) = (rect.origin[axis], rect.size[axis]) }
}

/// The search for the place nearest to a rectangle at which it overlaps no other. Rectangles that touch do not overlap.
private struct FreeRoom {
    let rect: Rect
    let area: Rect?
    let others: [Rect]

    init(_ rect: Rect, _ area: Rect?, _ others: [Rect]) { (self.rect, self.area, self.others) = (rect, area, others) }

    /// The nearest place has the item's own position along x, or one beside another item; the nearest free y follows from it.
    var nearest: Point? {
        let beside = others.flatMap { [$0.x - rect.width, $0.maxX] }.filter(isInArea).sorted { abs($0 - rect.x) < abs($1 - rect.x) }
        var best: (place: Point, distance: Double)?
        for x in [rect.x] + beside {
            let way = abs(x - rect.x)
            if let best, way >= best.distance { break }
            guard let y = freeY(at: x) else { continue }
            let distance = Point(x, y).distance(to: rect.origin)
            if distance < best?.distance ?? .infinity { best = (Point(x, y), distance) }
        }
        return best?.place
    }

    private func isInArea(_ x: Double) -> Bool {
        area.map { x >= $0.x && x + rect.width <= max($0.maxX, $0.x + rect.width) } ?? true
    }

    /// The position along y nearest to the item's own at which it is free.
    private func freeY(at x: Double) -> Double? {
        let taken = others.filter { $0.x < x + rect.width && x < $0.maxX }
            .map { (from: $0.y - rect.height, to: $0.maxY) }
            .filter { $0.from < $0.to }.sorted { $0.from < $1.from }
        // From the own position up and down to the ends of what is taken there.
        var (above, below) = (rect.y, rect.y)
        for range in taken where range.from < below && below < range.to { below = range.to }
        for range in taken.sorted(by: { $0.to > $1.to }) where range.from < above && above < range.to { above = range.from }
        let least = area?.y ?? -.infinity
        let most = area.map { max($0.y, $0.maxY - rect.height) } ?? .infinity
        return [below, above].filter { $0 >= least && $0 <= most }.min { abs($0 - rect.y) < abs($1 - rect.y) }
    }
}
