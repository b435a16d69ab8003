import TatamiGeometry

/// The rules of items that people put elsewhere (containers: rules 34 and 35). They keep what they refer to, and only their distances change, so
/// that an item stays where it was dropped and still follows the area and its siblings.
extension RelativeRules {
    /// Returns the rules of an item that was moved.
    ///
    /// - Parameters:
    ///   - way: The distance from its place to the new one, in points; in right to left along x from right to left.
    ///   - siblings: Returns how far a sibling was moved together with the item. It moves the item by itself.
    public func moved(by way: Point, siblings: (Sibling) -> Point = { _ in .zero }) -> RelativeRules {
        var rules = self
        for axis in Axis.allCases { rules[axis] = self[axis].moved(by: way[axis]) { siblings($0)[axis] } }
        return rules
    }

    /// Returns the rules of an item that comes from elsewhere: its own size, at a distance from the nearer edges of the area.
    ///
    /// - Parameters:
    ///   - frame: The place of the item with its margins, in points; from the start corner of the area's container, as before mirroring.
    ///   - area: The area, in the same space.
    public static func attached(_ frame: Rect, in area: Rect) -> RelativeRules {
        var rules = RelativeRules()
        for axis in Axis.allCases {
            let before = frame.origin[axis] - area.origin[axis]
            let behind = area.size[axis] - before - frame.size[axis]
            rules[axis].length = .own
            if before <= behind { rules[axis].start = .parent(before) } else { rules[axis].end = .parent(behind) }
        }
        return rules
    }

    /// Returns the rules of an item when a sibling leaves: what referred to it keeps its edges as distances in the area, and its length.
    ///
    /// - Parameters:
    ///   - sibling: The sibling that leaves.
    ///   - frame: The place of the sibling with its margins, in points, as before mirroring.
    ///   - length: The size of the sibling without its margins.
    ///   - area: The area, in the same space.
    public func released(from sibling: Sibling, at frame: Rect, length: Size, in area: Rect) -> RelativeRules where Sibling: Equatable {
        var rules = self
        for axis in Axis.allCases {
            let start = frame.origin[axis] - area.origin[axis]
            let whole = (start: start, end: start + frame.size[axis], area: area.size[axis])
            rules[axis].start = self[axis].start.released(from: sibling, same: whole.start, facing: whole.end, whole)
            rules[axis].end = self[axis].end.released(from: sibling, same: whole.area - whole.end, facing: whole.area - whole.start, whole)
            if case .ratio(let ratio, let other?) = self[axis].length, other == sibling {
                rules[axis].length = .fixed(ratio * length[axis])
            }
        }
        return rules
    }
}

extension AxisRules {
    fileprivate func moved(by way: Double, siblings: (Sibling) -> Double) -> AxisRules {
        var rules = self
        rules.start = start.moved(by: way, inwards: 1, siblings)
        rules.end = end.moved(by: way, inwards: -1, siblings)
        // An item without an edge is in the center of the area.
        if case .free = start, case .free = end, way != 0 { rules.start = .center(nil, offset: way) }
        return rules
    }
}

extension EdgeRule {
    fileprivate func moved(by way: Double, inwards: Double, _ siblings: (Sibling) -> Double) -> EdgeRule {
        switch self {
        case .free: self
        case .parent(let distance): .parent(distance + inwards * way)
        case .adjacent(let sibling, let distance): .adjacent(sibling, distance: distance + inwards * (way - siblings(sibling)))
        case .fit(let sibling, let distance): .fit(sibling, distance: distance + inwards * (way - siblings(sibling)))
        case .center(nil, let offset): .center(nil, offset: offset + way)
        case .center(let sibling?, let offset): .center(sibling, offset: offset + way - siblings(sibling))
        }
    }

    /// - Parameters:
    ///   - sibling: The sibling that leaves.
    ///   - same: The distance of its same edge from that of the area.
    ///   - facing: The distance of its facing edge from the item's edge of the area.
    ///   - whole: Its edges in the area, and the length of the area.
    fileprivate func released(
        from sibling: Sibling, same: Double, facing: Double, _ whole: (start: Double, end: Double, area: Double)
    ) -> EdgeRule where Sibling: Equatable {
        switch self {
        case .adjacent(sibling, let distance): .parent(facing + distance)
        case .fit(sibling, let distance): .parent(same + distance)
        case .center(sibling?, let offset): .center(nil, offset: (whole.start + whole.end - whole.area) / 2 + offset)
        default: self
        }
    }
}
