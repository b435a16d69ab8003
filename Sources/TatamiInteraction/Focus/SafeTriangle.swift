import TatamiGeometry

/// The area in which a pointer is on its way from an item to the submenu that the item has opened: the triangle between the last place of
/// the pointer in the item and the near edge of the submenu.
public struct SafeTriangle: Hashable, Sendable {
    /// How far the triangle reaches beyond the two ends of the submenu's edge, in points.
    public static let margin = 8.0
    /// How long a pointer rests on another item in the triangle until that item counts, in seconds.
    public static let rest = 0.3
    private let corners: [Point]

    /// Creates a triangle.
    ///
    /// - Parameters:
    ///   - start: The last place of the pointer in the item.
    ///   - submenu: The frame of the submenu, in the same space.
    public init(from start: Point, to submenu: Rect) {
        let x = submenu.center.x >= start.x ? submenu.x : submenu.maxX
        corners = [start, Point(x, submenu.y - Self.margin), Point(x, submenu.maxY + Self.margin)]
    }

    /// Returns true if a point lies in the triangle or on its edge.
    public func contains(_ point: Point) -> Bool {
        let sides = (0..<3).map { index -> Double in
            let (a, b) = (corners[index], corners[(index + 1) % 3])
            return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
        }
        return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
    }
}
